"""`make bench`: speed, beside a peer or a plain way, and how cost grows."""

import json
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from bot.ops import log
from bot.ops.cli_sentences import BadInput, sentences
from render.artist import Brush
from render.words import Words
from tests.bench import plot, report
from tests.bench.figures import Findings, Run
from tests.bench.parts import PARTS, measured

WIDTH = 118


app = typer.Typer(add_completion=False, pretty_exceptions_enable=False)


@app.command()
@sentences
def bench(
    parts: Annotated[
        list[str] | None, typer.Argument(help=f"what to measure: {', '.join(PARTS)}", show_default="all")
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="print one JSON object")] = False,
    as_markdown: Annotated[bool, typer.Option("--markdown", help="print tables in Markdown")] = False,
    plots: Annotated[
        Path | None, typer.Option(help="a folder for the plots of how cost grows", show_default=False)
    ] = None,
    quick: Annotated[bool, typer.Option("--quick", help="a short form, too short to rely on")] = False,
    strict: Annotated[bool, typer.Option("--strict", help="exit with 1 when a bar is not met")] = False,
) -> None:
    """Measure everything that has to be quick, each beside a peer or a plain way of doing the same."""
    found: list[Findings] = []
    told = Console(width=WIDTH)
    log.set_up("error")
    for one in _measured(_wanted(parts or []), quick):
        found.append(one)
        if not as_json and not as_markdown:
            report.show(one, told)
        if plots is not None:
            _draw(one, plots)
    if as_json:
        print(json.dumps(report.data(found), ensure_ascii=False))
    elif as_markdown:
        print("\n".join(line for one in found for line in report.markdown(one)))
    if strict and report.data(found)["unmet"]:
        raise typer.Exit(1)


def _wanted(parts: Sequence[str]) -> list[str]:
    for part in parts:
        if part not in PARTS:
            raise BadInput(f"There is no part {part!r} to measure; there are {', '.join(PARTS)}.")
    return [part for part in PARTS if not parts or part in parts]


def _measured(parts: Sequence[str], quick: bool) -> Iterator[Findings]:
    """Each part once it is done; what is being done is told on the way."""
    console = Console(stderr=True)
    with console.status("") as status:
        for part in parts:
            yield measured(part, Run(quick, lambda said: status.update(said)))


def _draw(found: Findings, folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for growth in found.growth:
        (folder / f"{growth.name}.png").write_bytes(plot.draw(growth, Brush(Words("en"))).png)


def main() -> None:
    app()
