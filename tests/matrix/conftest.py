"""One homeserver for all tests of a worker."""

import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.homeserver import Homeserver, homeserver_in, memory


@pytest.fixture(scope="session")
def homeserver() -> Iterator[Homeserver]:
    """A real Synapse, started when the first test asks for it."""
    with tempfile.TemporaryDirectory(dir=memory()) as folder, homeserver_in(Path(folder)) as server:
        yield server
