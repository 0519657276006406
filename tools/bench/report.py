"""What was measured, as a table to look at, as Markdown to keep, and as JSON to work on."""

import os
import platform
import subprocess
from collections.abc import Iterator, Sequence
from datetime import UTC, datetime
from typing import Any

from rich.console import Console
from rich.table import Table

from bot.clock import SystemClock
from tools.bench.figures import Figure, Findings

HEADINGS = ("what", "measured", "beside", "ratio", "bar", "")
MARKS = {True: "met", False: "NOT MET", None: ""}
COLOURS = {True: "green", False: "bold red", None: "dim"}


def machine() -> dict[str, Any]:
    """Where it was measured."""
    return {
        "python": platform.python_version(),
        "system": platform.system(),
        "processor": platform.machine(),
        "cores": os.cpu_count(),
        "load": round(os.getloadavg()[0], 2),
    }


def measured_at() -> dict[str, str]:
    """The day, and the revision that was measured; a plus where it was changed since."""
    described = ["git", "describe", "--always", "--exclude=*", "--abbrev=8", "--dirty=+"]
    done = subprocess.run(described, capture_output=True, text=True, check=False)
    day = datetime.fromtimestamp(SystemClock().now(), UTC).date().isoformat()
    return {"day": day, "revision": done.stdout.strip() or "unknown"}


def data(found: Sequence[Findings]) -> dict[str, Any]:
    unmet = [figure.what for part in found for figure in part.figures if figure.met is False]
    parts = {part.part: part.data() for part in found}
    return {"machine": machine(), "measured": measured_at(), "parts": parts, "unmet": unmet}


def show(found: Findings, console: Console) -> None:
    table = Table(title=f"{found.part}: {found.about}", title_justify="left", title_style="bold")
    for number, heading in enumerate(HEADINGS):
        table.add_column(heading, justify="right" if number in (1, 3) else "left")
    for figure in found.figures:
        table.add_row(*_cells(figure), style=COLOURS[figure.met] if figure.met is False else None)
    if found.figures:
        console.print(table)
    else:
        console.print(f"[bold]{found.part}[/bold]: {found.about}")
    if found.failed:
        console.print(f"  FAILED: {found.failed}", style="bold red", highlight=False, markup=False)
    for note in found.notes:
        console.print(f"  {note}", style="italic", highlight=False, markup=False)


def markdown(found: Findings) -> Iterator[str]:
    yield f"### {found.part}"
    yield ""
    yield found.about
    yield ""
    if found.figures:
        yield "| " + " | ".join(HEADINGS) + " |"
        yield "|---|---:|---|---:|---|---|"
        for figure in found.figures:
            yield "| " + " | ".join(_cells(figure)) + " |"
        yield ""
    if found.failed:
        yield f"FAILED: {found.failed}"
        yield ""
    for note in found.notes:
        yield f"{note}"
        yield ""


def _cells(figure: Figure) -> tuple[str, ...]:
    plain = "" if figure.plain is None else f"{number(figure.plain)} {figure.unit}, "
    held = figure.bar
    unit = f" {figure.unit}" if held and held.of == "value" else ""
    return (
        figure.what,
        f"{number(figure.value)} {figure.unit}",
        f"{plain}{figure.beside}",
        "" if figure.ratio is None else f"{number(figure.ratio)} ×",
        f"{held.sign} {held.limit:g}{unit}" if held else "",
        MARKS[figure.met],
    )


def number(value: float) -> str:
    """Three digits that matter, thousands set apart."""
    if abs(value) >= 100:
        return f"{value:,.0f}"
    return f"{value:.3g}"
