"""Commands for authors of titles: `fondaco title new`, `title check` and `title lesson`."""

import asyncio
import importlib.util
import os
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated

import typer

import engine
from bot import config
from bot.ops import lesson_draft
from bot.ops.cli_care import Database
from bot.ops.cli_games import read_game
from bot.ops.cli_sentences import BadInput, sentences
from bot.ops.cli_tables import WORDS, host_at
from bot.ops.skeleton import write_title
from data import catalogue
from data.titles import InstalledTitle, Stage, installed_titles, titles_left_out
from engine import registry
from engine.errors import Refused
from engine.match import Match

app = typer.Typer(help="For authors of titles.", no_args_is_help=True)

NAME = re.compile(r"[a-z][a-z0-9]+")
Name = Annotated[str, typer.Argument(metavar="NAME")]


@app.command()
@sentences
def new(name: Name, folder: Annotated[Path, typer.Option("--in", help="where to write it")] = Path()) -> None:
    """Write a package with a small game that plays at once."""
    if not NAME.fullmatch(name):
        raise BadInput(f"{name!r} is not a name for a title: small letters and digits, a letter first.")
    if name in registry.games():
        raise BadInput(f"There is a title {name!r} already.")
    if importlib.util.find_spec(name):
        raise BadInput(f"Python has a module {name!r} here already: a package of that name would hide it.")
    place = folder / f"fondaco-{name}"  # not the name of the module, which would be looked for in it
    if place.exists():
        raise BadInput(f"{place} is there already.")
    for file in write_title(place, name):
        print(file)
    print(f"\npip install --editable {place}\nfondaco title check {name}\nfondaco serve --try {name}")


@app.command()
@sentences
def check(name: Name) -> None:
    """Run the contract for a title, and say stage by stage what is missing."""
    from bot.contract.all_checks import CHECKS, Broken  # loads every surface, which no other command needs

    title = _title_named(name)
    registry.try_drafts([name])
    broken = 0
    for promise in CHECKS:
        if promise.at_length:
            continue
        for seats in promise.sizes(name):
            try:
                promise.run(name, seats)
            except Broken as error:
                broken += 1
                print(f"\n✗ {error}\n")
                break
        else:
            print(f"✓ {promise.promise}")
    print(f"\n{title.game.name} is at the stage {title.package.stage}.")
    for stage, missing in missing_for(title).items():
        print(f"For the stage {stage}: {'; '.join(missing) if missing else 'nothing is missing'}.")
    if broken:
        raise typer.Exit(1)


@app.command()
@sentences
def lesson(
    name: Name,
    game: Annotated[
        str | None,
        typer.Option(help="a table by its id, or a file: an exported game or a position from /try"),
    ] = None,
    seed: Annotated[str, typer.Option(help="without --game, bots play a game from this seed")] = "lesson",
    seats: Annotated[int | None, typer.Option(help="so many of them; else the fewest")] = None,
    learner: Annotated[int, typer.Option(min=0, help="the seat of the learner, from 0 on")] = 0,
    steps: Annotated[int, typer.Option(min=1, help="how many answers the learner gives")] = 12,
    db: Database = None,
) -> None:
    """Record a lesson from a played game: its moves, and sentences to fill in."""
    title = _title_named(name)
    folder = title.package.data
    if folder is None:
        raise BadInput(f"{name} has no data folder to write into: name one in its TitlePackage.")
    if title.lesson is not None:
        raise BadInput(f"{folder / 'lessons' / name}.yaml is there already: remove it first.")
    match = _played_game(title, game, seed, seats, db)
    if match.game.id != name:
        raise BadInput(f"That is a game of {match.game.id}.")
    if match.base:
        raise BadInput("That game was begun by earlier rules of the title: play another.")
    if learner not in {move.seat for move in match.log}:
        raise BadInput(f"Seat {learner} has answered nothing in that game.")
    draft = lesson_draft.draft_lesson(match, learner, steps)
    for file in lesson_draft.write_lesson(draft, folder):
        print(file)
    print(
        f"\nFill in the {len(draft.sentences)} sentences and the last one. Then learn it: "
        f"fondaco serve --try {name}"
    )


def _played_game(
    title: InstalledTitle, game: str | None, seed: str, seats: int | None, db: str | None
) -> Match:
    if game is None:
        return lesson_draft.play_with_bots(title.id, seats or title.game.seats[0], seed)
    if Path(game).is_file():
        return read_game(Path(game), lambda record: lesson_draft.read_record(title.id, record))
    return asyncio.run(_stored_game(config.read(os.environ, db=db).db, game))


async def _stored_game(target: str, match_id: str) -> Match:
    async with host_at(target) as host:
        try:
            return engine.replay(await host.export(match_id))
        except Refused as refused:
            raise BadInput(WORDS.say(refused.reason)) from refused


def _title_named(name: str) -> InstalledTitle:
    """The title of this name; where it cannot be used, why."""
    if name not in installed_titles():
        reasons = [str(other) for other in titles_left_out() if other.id == name]
        raise BadInput(reasons[0] if reasons else f"No title {name!r} is installed.")
    return installed_titles()[name]


def missing_for(title: InstalledTitle) -> dict[Stage, list[str]]:
    """By stage, what a title lacks; a draft needs nothing but its rules, which the contract looks at."""
    return {"trial": list(_missing_for_trial(title)), "whole": list(_missing_for_whole(title))}


def _missing_for_trial(title: InstalledTitle) -> Iterator[str]:
    from bot.contract.rules import missing_words

    if wrong := missing_words(title.id, (catalogue.SOURCE,)):
        yield f"English words ({', '.join(sorted(wrong))})"


def _missing_for_whole(title: InstalledTitle) -> Iterator[str]:
    from bot.contract.rules import missing_words

    folder = title.package.data
    for locale in catalogue.locales():
        if locale != catalogue.SOURCE and (wrong := missing_words(title.id, (locale,))):
            yield f"{len(wrong)} words in {locale}"
        if folder is None or not (folder / "rules" / locale / f"{title.id}.md").exists():
            yield f"rules/{locale}/{title.id}.md"
    if title.package.artist == "render.plain_artist":
        yield "an artist of its own"
    parts = {"a lesson": title.lesson, "a cover card": title.card, "an opening": title.opening}
    yield from (what for what, value in parts.items() if value is None)
