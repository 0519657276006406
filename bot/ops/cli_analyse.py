"""The command that looks back at a game in a file."""

import json
from dataclasses import replace
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import Progress

import engine
from bot.ops.cli_games import File, read_game
from bot.ops.cli_sentences import BadInput, sentences
from engine import lookback
from render.artist import Brush
from render.lookback import look_back_picture, look_back_words
from render.theme import THEMES
from render.words import Words


@sentences
def analyse(
    file: File,
    output: Annotated[
        Path | None, typer.Option("--output", "-o", help="where the picture goes: a PNG")
    ] = None,
    games: Annotated[
        int, typer.Option(min=1, max=1000, help="how many games are played out from a position")
    ] = lookback.USUAL.games,
    positions: Annotated[
        int, typer.Option(min=2, max=1000, help="how many positions are looked at")
    ] = lookback.USUAL.positions,
    locale: Annotated[str, typer.Option(help="language of the words")] = "en",
    theme: Annotated[str, typer.Option()] = "classic",
    width: Annotated[int, typer.Option(min=200, max=6400)] = 1600,
    as_json: Annotated[bool, typer.Option("--json", help="print one JSON object")] = False,
) -> None:
    """Look back at a finished game: everybody's chances, and the moves that turned it."""
    if theme not in THEMES:
        raise BadInput(f"--theme {theme}: choose one of {', '.join(THEMES)}.")
    match = read_game(file, engine.replay)
    if not match.over:
        raise BadInput(f"{file}: the game is not over; there is nothing to look back at.")
    seen = _looked_back(match, _effort(games, positions))
    words = Words(locale)
    if output:
        picture = look_back_picture(match.game.name, seen, Brush(words, width, theme))
        output.write_bytes(picture.png)
    print(json.dumps(lookback.encode(seen)) if as_json else "\n".join(look_back_words(seen, words)))


def _effort(games: int, positions: int) -> lookback.Effort:
    """As much as was asked for, in the usual proportions."""
    usual = lookback.USUAL
    return replace(
        usual,
        positions=positions,
        spread=max(2, positions * usual.spread // usual.positions),
        games=games,
        closer=min(usual.closer, positions),
        closer_games=games * usual.closer_games // usual.games,
    )


def _looked_back(match: engine.Match, effort: lookback.Effort) -> lookback.LookBack:
    console = Console(stderr=True)
    with Progress(console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task(match.game.name, total=1.0)
        return lookback.look_back(match, effort, lambda done: progress.update(task, completed=done))
