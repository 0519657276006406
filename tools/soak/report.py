"""What a part of the soak hands back: how much was tried, and what was found broken."""

import logging
from collections.abc import Callable, Iterator, MutableMapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any

import structlog
from rich.console import Console
from rich.progress import Progress
from rich.table import Table
from structlog.testing import capture_logs

from tests.findings import KEPT, keep_findings

Advance = Callable[[], None]


@dataclass(slots=True)
class Report:
    """One row of the summary."""

    part: str
    what: str
    tried: dict[str, int] = field(default_factory=dict)
    wrong: list[str] = field(default_factory=list)

    def count(self, what: str, more: int = 1) -> None:
        self.tried[what] = self.tried.get(what, 0) + more


@dataclass(slots=True)
class Desk:
    """How much is wanted, from which seed, and where progress is shown."""

    games: int
    seed: str = "soak"
    jobs: int = 2
    titles: tuple[str, ...] = ()
    progress: Progress | None = None
    minutes: float | None = None
    """How long what goes by time goes on; None: as long as it should."""

    def task(self, what: str, total: int) -> Advance:
        """Shows how far this is: as a bar on a screen, as a line now and then where there is none."""
        if self.progress is None:
            return lambda: None
        progress, task = self.progress, self.progress.add_task(what, total=total)
        console = progress.console
        every = max(1, total // 5)

        def advance() -> None:
            progress.advance(task)
            done = int(progress.tasks[task].completed)
            if not console.is_terminal and (done == total or done % every == 0):
                elapsed = progress.tasks[task].elapsed or 0
                console.print(f"{what}: {done:,} of {total:,}, {elapsed:,.0f} s", highlight=False)

        return advance


@contextmanager
def all_logged() -> Iterator[list[MutableMapping[str, Any]]]:
    """Every line of the log, tracebacks as text, however little of it is printed."""
    before = structlog.get_config()["wrapper_class"]
    structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(logging.NOTSET))
    try:
        with capture_logs(processors=[structlog.processors.format_exc_info]) as lines:
            yield lines
    finally:
        structlog.configure(wrapper_class=before)


def tell(report: Report, console: Console) -> None:
    """Say and write down what was found broken, as soon as its part is over."""
    found = [f"BROKEN: {report.part}: {line}" for line in report.wrong]
    keep_findings(found)
    for line in found:
        console.print(line, markup=False, highlight=False)


def show(reports: list[Report], console: Console) -> int:
    """The summary; how many promises were found broken."""
    table = Table(title="Soak")
    for column in ("part", "what", "tried", "broken"):
        table.add_column(column, justify="right" if column == "broken" else "left")
    for one in reports:
        tried = ", ".join(f"{count:,} {what}" for what, count in one.tried.items())
        table.add_row(one.part, one.what, tried, str(len(one.wrong)))
    console.print(table)
    broken = sum(len(one.wrong) for one in reports)
    if broken:
        console.print(f"{broken:,} findings are in {KEPT}, word for word", highlight=False)
    return broken
