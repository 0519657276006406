"""The contract as tests, one for each check, title and number of seats, as `pytest --title NAME` runs it."""

import pytest

from bot.contract.all_checks import CHECKS, Broken, Check
from engine import registry

__all__ = ["pytest_generate_tests", "test_contract"]


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """For the titles of `--title`, for those in TITLES of the module that runs them, or for all."""
    own = getattr(metafunc.module, "TITLES", None)
    titles = own or metafunc.config.getoption("title", []) or sorted(registry.games())
    registry.try_drafts(titles)
    cases = [
        pytest.param(
            check,
            title,
            seats,
            id=f"{check.trial.__name__}-{title}-{seats}",
            marks=() if seats in check.sizes(title) and not check.at_length else pytest.mark.soak,
        )
        for check in CHECKS
        for title in titles
        for seats in registry.game(title).seats
    ]
    if "check" in metafunc.fixturenames:
        metafunc.parametrize(("check", "title", "seats"), cases)


def test_contract(check: Check, title: str, seats: int) -> None:
    try:
        check.run(title, seats)
    except Broken as broken:
        pytest.fail(str(broken), pytrace=False)
