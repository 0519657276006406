"""Commands about games in files and in memory: simulate, replay, render."""

import json
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.progress import track

import engine
from bot.clock import stopwatch
from bot.ops import simulate as simulation
from bot.ops.cli_sentences import BadInput, sentences
from data import catalogue
from engine.choice import Answer, sample
from engine.errors import BadRecord
from engine.match import Match
from render.artist import Artist, Brush, artist
from render.live import standalone
from render.theme import THEMES
from render.words import Words

Title = Annotated[str, typer.Argument(help="the id of a title, such as oltremare", show_default=False)]
File = Annotated[Path, typer.Argument(help="an exported game (JSON)", show_default=False)]


@sentences
def simulate(
    title: Title,
    seats: Annotated[int, typer.Option(help="how many play")] = 4,
    games: Annotated[int, typer.Option(min=1, help="how many games")] = 100,
    seed: Annotated[str, typer.Option(help="the same seed plays the same games")] = "fondaco",
    players: Annotated[
        str, typer.Option(help="easy, usual, strong or random, one for all or one per seat")
    ] = "random",
    moves: Annotated[
        int, typer.Option(min=0, help="moves a strong player may play forward for an answer; 0: by time")
    ] = 0,
    jobs: Annotated[int, typer.Option(min=1, help="how many processes")] = 1,
    option: Annotated[list[str] | None, typer.Option(help="a variant, as name=value")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="print one JSON object")] = False,
) -> None:
    """Play many games between computer players and say how they went."""
    wanted = simulation.order(title, seats, seed, players, _options(option or []), moves)
    console = Console(stderr=True)
    lap = stopwatch()
    outcomes = list(
        track(
            simulation.run(wanted, games, jobs),
            total=games,
            description=wanted.title,
            console=console,
            transient=True,
            disable=not console.is_terminal,
        )
    )
    report = simulation.report(wanted, outcomes, lap())
    print(json.dumps(report) if as_json else _report_in_words(report))
    crashes = [outcome.crash for outcome in outcomes if outcome.crash]
    for crash in crashes:
        print(f"crashed: {crash}", file=sys.stderr)
    if crashes:
        raise typer.Exit(1)


def _report_in_words(report: dict[str, Any]) -> str:
    lines = [
        f"{report['title']}, {report['seats']} seats: {report['finished']} of {report['games']} games ended",
        f"{report['moves']} moves in {report['seconds']} s: {report['moves_per_s']} per second",
        f"fingerprint {report['fingerprint']}",
    ]
    for group in ("players", "seats"):
        for key, wins in report["wins"][group].items():
            name = f"seat {int(key) + 1}" if group == "seats" else key
            lines.append(f"{name:>8}: {wins:g} wins, mean score {report['mean_scores'][group][key]:g}")
    if len(report["strength"]) > 1:
        for kind, strength in report["strength"].items():
            low, high = strength["interval"]
            seconds = strength["seconds"]
            lines.append(
                f"{kind:>8}: one of them wins {strength['share']:.0%} of the games "
                f"({low:.0%} to {high:.0%}), an answer takes {seconds['median']:.3f} s (median), "
                f"{seconds['most']:.2f} s (most)"
            )
    return "\n".join(lines)


def _options(written: list[str]) -> dict[str, Answer]:
    made: dict[str, Answer] = {}
    for option in written:
        name, sign, value = option.partition("=")
        if not sign:
            raise BadInput(f"--option {option}: write it as name=value.")
        made[name] = value
    return made


@sentences
def replay(file: File) -> None:
    """Play the log of an exported game again, and check that it leads to its state."""
    match = read_game(file, engine.replay)
    print(
        f"{match.game.name}, {match.seats} seats, {len(match.log)} moves: the log leads to the stored state."
    )
    if match.base:
        print(f"Its first {match.base.moves} moves were played by earlier rules and are taken as they stand.")
    print(f"fingerprint {match.fingerprint()}")
    result = match.result()
    if result is None:
        waiting = ", ".join(str(seat + 1) for seat in match.pending())
        print(f"Not over: seat {waiting} is asked.")
        return
    for score in result.scores:
        parts = ", ".join(f"{part} {value}" for part, value in score.parts.items())
        print(f"{score.place}. seat {score.seat + 1}: {score.total} ({parts})")


@sentences
def render(
    file: Annotated[Path | None, typer.Argument(help="an exported game (JSON)", show_default=False)] = None,
    title: Annotated[str | None, typer.Option(help="instead of a file: a title to play at random")] = None,
    seats: Annotated[int | None, typer.Option(help="how many play; without it, as many as can")] = None,
    seed: Annotated[str, typer.Option(help="seed of the random game")] = "fondaco",
    moves: Annotated[int, typer.Option(min=0, help="how many random moves")] = 0,
    output: Annotated[Path, typer.Option("--output", "-o", help="where it goes: a PNG, or an SVG")] = Path(
        "board.png"
    ),
    seat: Annotated[
        int | None, typer.Option(min=1, help="as this seat sees it; without it, a spectator")
    ] = None,
    width: Annotated[int, typer.Option(min=200, max=6400)] = 1600,
    theme: Annotated[str, typer.Option()] = "classic",
    locale: Annotated[str, typer.Option(help="language of the words on it")] = catalogue.SOURCE,
    hand: Annotated[bool, typer.Option("--hand", help="draw the hand of that seat instead")] = False,
) -> None:
    """Draw the board of an exported game, or of a random one."""
    if (file is None) == (title is None):
        raise BadInput("Name a file, or --title; one of the two.")
    match = read_game(file, engine.load) if file else _random(title or "", seats, seed, moves)
    if seat is not None and seat > match.seats:
        raise BadInput(f"--seat {seat}: this game has {match.seats} seats.")
    if theme not in THEMES:
        raise BadInput(f"--theme {theme}: choose one of {', '.join(THEMES)}.")
    viewer = None if seat is None else seat - 1
    drawn = _artist(match.game.id)
    brush = Brush(Words(locale), width, theme, live=output.suffix.lower() == ".svg")
    view = match.view(viewer)
    picture = drawn.hand(view, brush) if hand else drawn.board(view, brush)
    if picture is None:
        raise BadInput("There is no hand to draw: name a --seat that holds one.")
    made = standalone(picture.drawing, THEMES[theme]).encode() if picture.drawing else picture.png
    output.write_bytes(made)
    print(f"{output}: {picture.width} × {picture.height}, {len(made)} bytes")
    print(picture.alt)


def _artist(title: str) -> Artist[Any]:
    try:
        return artist(title)
    except ModuleNotFoundError as error:
        raise BadInput(f"Nobody draws {title} yet.") from error


def _random(title: str, seats: int | None, seed: str, moves: int) -> Match:
    match = engine.start(title, seats or engine.game(title).seats[-1], seed)
    rng = engine.Rng(f"{seed}/players")
    for _ in range(moves):
        if match.over:
            break
        seat = rng.pick([seat for seat, decision in match.pending().items() if decision.blocking])
        match.submit(seat, sample(match.pending()[seat].choice, rng))
    return match


def read_game(file: Path, reader: Callable[[Any], Match]) -> Match:
    """A game from a file; whatever is wrong with it becomes one sentence with the file's name."""
    try:
        data = json.loads(file.read_text(encoding="utf-8"))
    except OSError as error:
        raise BadInput(f"{file} cannot be read: {error.strerror}.") from error
    except (ValueError, RecursionError) as error:
        raise BadInput(f"{file} is not JSON: {str(error).splitlines()[0]}.") from error
    try:
        return reader(data)
    except BadRecord as error:
        raise BadInput(f"{file}: {error}") from error
    except Exception as error:  # a forged record may trip a title anywhere
        raise BadInput(f"{file} is not a game that can be played: {type(error).__name__}.") from error
