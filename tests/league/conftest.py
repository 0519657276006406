"""A steward on a real file, with the toy as its only title and a clock that stands still."""

import pytest

from bot.host.host import Host
from bot.series.steward import Steward
from tests.chat.conftest import quick
from tests.host.conftest import clock, file, host, store, target, toy_alone

__all__ = ["clock", "file", "host", "quick", "store", "target", "toy_alone"]


@pytest.fixture
def steward(host: Host) -> Steward:
    return Steward(host)
