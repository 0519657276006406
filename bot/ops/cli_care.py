"""Commands that look after the database: `fondaco backup`, `fondaco restore`."""

import asyncio
import os
from pathlib import Path
from typing import Annotated

import typer

from bot import config
from bot.ops import backup as copies
from bot.ops.cli_sentences import BadInput, sentences

Database = Annotated[str | None, typer.Option("--db", help="the database file")]


@sentences
def backup(
    target: Annotated[Path, typer.Argument(help="where the copy goes", show_default=False)],
    db: Database = None,
) -> None:
    """Copy the database while the host plays on, and replay every live match of the copy."""
    found = asyncio.run(copies.backup(_file(db), target))
    print(f"{target}: {found.live} live games replayed, {found.ended} ended ones beside them.")


@sentences
def restore(
    source: Annotated[Path, typer.Argument(help="a copy made by backup", show_default=False)],
    db: Database = None,
    force: Annotated[bool, typer.Option("--force", help="although a host seems to be running")] = False,
) -> None:
    """Put a copy in the place of the database, after replaying every live match of it."""
    target = _file(db)
    found = asyncio.run(copies.restore(source, target, force=force))
    print(f"{target}: {found.live} live games replayed, {found.ended} ended ones beside them.")


@sentences
def health(db: Database = None) -> None:
    """Ends with 1 when no host serves the database, or one that does not go round: with or without pages."""
    file = _file(db)
    said = copies.silence(file)
    if said:
        print(f"fondaco: {said}")
        raise typer.Exit(1)
    print(f"{file} is served.")


def _file(db: str | None) -> Path:
    name = config.read(os.environ, db=db).db
    if "://" in name:
        raise BadInput(f"{name.partition('://')[0]} databases have tools of their own for copies.")
    return Path(name)
