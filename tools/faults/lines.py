"""A pytest plugin that notes which lines of the product each test runs: `pytest -p tools.faults.lines`.

Python tells of a line once for each test (`sys.monitoring`), so that a run with it takes little longer.
"""

import heapq
import json
import os
import sys
from collections import defaultdict
from collections.abc import Generator
from pathlib import Path
from types import CodeType
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]
PRODUCT = ("bot", "data", "engine", "render", "titles")
FOLDER = ROOT / ".faults"
MOST_TESTS = 100
"""How many tests are kept for a line: the quickest of those that run it."""
TOOL = 4  # one of the numbers that Python leaves to tools without a name

monitoring: Any = getattr(sys, "monitoring", None)
if monitoring is None:
    raise SystemExit("Which test runs which line is recorded with Python 3.12 or newer.")


class Lines:
    """The lines that ran since the last test ended, and the quickest tests of each line."""

    def __init__(self) -> None:
        self.ran: set[tuple[str, int]] = set()
        self.tests: dict[tuple[str, int], list[tuple[float, str]]] = defaultdict(list)
        self._files: dict[str, str] = {}

    def note(self, code: CodeType, line: int) -> object:
        """Called for each line; it is told of again once the next test begins."""
        if name := self._product_file(code.co_filename):
            self.ran.add((name, line))
        return monitoring.DISABLE

    def _product_file(self, file: str) -> str:
        if file not in self._files:
            path = Path(file)
            inside = path.is_relative_to(ROOT) and path.relative_to(ROOT).parts[0] in PRODUCT
            self._files[file] = str(path.relative_to(ROOT)) if inside else ""
        return self._files[file]

    def end_test(self, test: str, seconds: float) -> None:
        for place in self.ran:
            quickest = self.tests[place]
            add = heapq.heappush if len(quickest) < MOST_TESTS else heapq.heappushpop
            add(quickest, (-seconds, test))
        self.ran.clear()
        monitoring.restart_events()

    def write(self, name: str) -> None:
        FOLDER.mkdir(exist_ok=True)
        places: dict[str, dict[int, list[tuple[float, str]]]] = defaultdict(dict)
        for (file, line), tests in self.tests.items():
            places[file][line] = sorted((round(-seconds, 2), test) for seconds, test in tests)
        (FOLDER / f"lines-{name}.json").write_text(json.dumps(places))


lines = Lines()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Generator[None, object, object]:
    lines.ran.clear()
    monitoring.restart_events()
    item.stash[SECONDS] = 0.0
    result = yield
    lines.end_test(item.nodeid, item.stash[SECONDS])
    return result


SECONDS = pytest.StashKey[float]()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    item.stash[SECONDS] += report.duration
    return report


def pytest_sessionstart() -> None:
    monitoring.use_tool_id(TOOL, "fondaco-faults")
    monitoring.register_callback(TOOL, monitoring.events.LINE, lines.note)
    monitoring.set_events(TOOL, monitoring.events.LINE)


def pytest_sessionfinish() -> None:
    monitoring.set_events(TOOL, 0)
    monitoring.free_tool_id(TOOL)
    if lines.tests:
        lines.write(os.environ.get("PYTEST_XDIST_WORKER", "alone"))
