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
from tools.bench import plot, report
from tools.bench.against import compare
from tools.bench.figures import Findings, Run
from tools.bench.parts import PARTS, measure_part

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
    against: Annotated[
        str, typer.Option(help="a revision to measure beside this code, in turns", show_default=False)
    ] = "",
    rounds: Annotated[int, typer.Option(min=1, help="how often each of two revisions is measured")] = 3,
) -> None:
    """Measure everything that has to be quick, each beside a peer or a plain way of doing the same. A part
    that fails says why, the others go on, and the command ends with 1."""
    findings: list[Findings] = []
    console = Console(width=WIDTH)
    log.set_up("error")
    wanted = _wanted(parts or [])
    for part in _against(wanted, against, rounds, quick) if against else _measured(wanted, quick):
        findings.append(part)
        if not as_json and not as_markdown:
            report.show(part, console)
        if plots is not None:
            _draw(part, plots)
    result = report.data(findings)
    where = "Measured on {day}, revision {revision}.".format(**result["measured"])
    if as_json:
        print(json.dumps(result, ensure_ascii=False))
    elif as_markdown:
        print("\n".join([where, "", *(line for part in findings for line in report.markdown(part))]))
    else:
        console.print(where, highlight=False)
    if (strict and result["unmet"]) or any(part.failed for part in findings):
        raise typer.Exit(1)


def _wanted(parts: Sequence[str]) -> list[str]:
    for part in parts:
        if part not in PARTS:
            raise BadInput(f"There is no part {part!r} to measure; there are {', '.join(PARTS)}.")
    return [part for part in PARTS if not parts or part in parts]


def _measured(parts: Sequence[str], quick: bool) -> Iterator[Findings]:
    """Each part once it is done; what is being done is told on the way."""
    with Console(stderr=True).status("") as status:
        for part in parts:
            yield measure_part(part, Run(quick, status.update))


def _against(parts: Sequence[str], revision: str, rounds: int, quick: bool) -> Iterator[Findings]:
    """Each part on this code and on a revision."""
    with Console(stderr=True).status("") as status:
        yield from compare(parts, revision, rounds, ["--quick"] if quick else [], status.update)


def _draw(found: Findings, folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for growth in found.growth:
        (folder / f"{growth.name}.png").write_bytes(plot.draw(growth, Brush(Words("en"))).png)


def main() -> None:
    app()
