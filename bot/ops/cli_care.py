"""Commands that look after the database: `fondaco backup`, `restore`, `move`, `health`."""

import asyncio
import os
from pathlib import Path
from typing import Annotated

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from bot import config
from bot.ops import backup as copies
from bot.ops import moving
from bot.ops.cli_sentences import BadInput, sentences
from bot.store.kinds import name_of
from bot.store.moving import Moved
from bot.typed_text import INSTEAD

Database = Annotated[str | None, typer.Option("--db", help="the database: a file, or postgresql+asyncpg://…")]


@sentences
def backup(
    target: Annotated[Path, typer.Argument(help="where the copy goes", show_default=False)],
    db: Database = None,
) -> None:
    """Copy the database while the host plays on, and replay every live match of the copy."""
    source = _database(db)
    verified = asyncio.run(
        moving.back_up_server(source, target) if _on_server(source) else copies.backup(Path(source), target)
    )
    print(f"{target}: {_in_words(verified)}")


@sentences
def restore(
    source: Annotated[Path, typer.Argument(help="a copy made by backup", show_default=False)],
    db: Database = None,
    force: Annotated[bool, typer.Option("--force", help="although the file seems to be served")] = False,
) -> None:
    """Put a copy in the place of the database, after replaying every live match of it."""
    target = _database(db)
    if _on_server(target):
        moved, verified = asyncio.run(moving.restore_server(source, target))
        _tell_of_mended(moved)
    else:
        verified = asyncio.run(copies.restore(source, Path(target), force=force))
    print(f"{name_of(target)}: {_in_words(verified)}")


@sentences
def move(
    source: Annotated[str, typer.Argument(metavar="FROM", help="a file, or postgresql+asyncpg://…")],
    target: Annotated[str, typer.Argument(metavar="TO", help="the same; empty, or an earlier copy of FROM")],
    replace: Annotated[bool, typer.Option("--replace", help="although TO holds other games")] = False,
) -> None:
    """Copy a whole host to another database, compare every match, and replay the live ones there."""
    if source == target:
        raise BadInput("FROM and TO are the same database.")
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns) as progress:
        task = progress.add_task("games", total=None)
        moved, verified = asyncio.run(
            moving.move_host(
                source,
                target,
                replace=replace,
                on_progress=lambda done, of: progress.update(task, completed=done, total=of),
            )
        )
    print(f"{name_of(target)}: {moved.copied} of {moved.matches} games were copied, all are the same there.")
    print(f"{moved.rows} rows around them; {_in_words(verified)}")
    _tell_of_mended(moved)
    if asyncio.run(moving.is_served(source)):
        print(f"{name_of(source)} is being served: stop it and say this again, or its next moves stay there.")


@sentences
def health(db: Database = None) -> None:
    """Ends with 1 when no host serves the database, or one that does not go round: with or without pages."""
    target = _database(db)
    trouble = asyncio.run(moving.silence_of(target)) if _on_server(target) else copies.silence(Path(target))
    if trouble:
        print(f"fondaco: {trouble}")
        raise typer.Exit(1)
    print(f"{name_of(target)} is served.")


def _database(db: str | None) -> str:
    return config.read(os.environ, db=db).db


def _on_server(target: str) -> bool:
    return "://" in target


def _tell_of_mended(moved: Moved) -> None:
    if moved.mended:
        print(f"Texts with control characters: {moved.mended}. Each such character is now a {INSTEAD}.")


def _in_words(verified: copies.Verified) -> str:
    replayed = verified.live - verified.waiting
    waiting = f" {verified.waiting} are of titles that are not installed." if verified.waiting else ""
    return f"{replayed} live games replayed, {verified.ended} ended ones beside them.{waiting}"
