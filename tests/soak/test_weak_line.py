"""On a bad day of Discord all is told once."""

import pytest

from tests.soak.report import Report, lengths
from tests.soak.weak_line import TROUBLES, bad_days


@pytest.mark.parametrize("trouble", ["arrives, then times out", "says it twice"])
def test_on_a_bad_evening_all_is_told_once(trouble: str, seed: str, report: Report) -> None:
    """The other kinds of trouble are part of the long games on Discord, and of the soak."""
    bad_days(trouble, 1, seed, report)
    report.check("troubles")


@lengths(None, 40)
@pytest.mark.parametrize("trouble", TROUBLES)
def test_on_many_bad_evenings_all_is_told_once(trouble: str, length: int, seed: str, report: Report) -> None:
    bad_days(trouble, length, seed, report)
    report.check("troubles")
