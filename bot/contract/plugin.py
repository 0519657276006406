"""The pytest plugin of the contract: `pytest --title lagoon` checks one installed title.

It is loaded with every pytest beside which Fondaco is installed, so it imports nothing before it is asked to.
"""

from pathlib import Path

import pytest

CASES = Path(__file__).with_name("cases.py")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--title",
        action="append",
        default=[],
        metavar="NAME",
        help="run Fondaco's contract for this title; again for another",
    )


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "soak: the same at length, or at further tables")
    titles = config.getoption("title")
    if not titles:
        return
    from engine import registry

    for title in titles:
        if title not in registry.games():
            known = ", ".join(sorted(registry.games()))
            raise pytest.UsageError(f"No title {title!r} is installed. There are: {known}.")
    config.option.markexpr = config.option.markexpr or "not soak"
    if config.args_source is not config.ArgsSource.ARGS:
        config.args = [str(CASES)]
