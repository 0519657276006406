"""Commands with which the operator keeps order: `fondaco tables`, `fondaco moderate`.

A table in the browser has no server whose moderators could do it. Both work on the database, while the host
serves it or not; what is done goes through the same acts as a moderator's, and is told at the table.
"""

import asyncio
import os
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Annotated, Any

import typer

from bot import config
from bot.acts.act import SURE, Field
from bot.acts.operator import operator_offers
from bot.acts.service import Acts, Offer
from bot.chat.letters.letters_of_changes import plan_letters_of
from bot.clock import SystemClock
from bot.host.host import Host
from bot.ops.cli_care import Database
from bot.ops.cli_sentences import BadInput, sentences
from bot.series.series_note import server_of
from bot.series.steward import Steward
from bot.store import Store
from bot.store.records import Listing
from bot.surfaces import with_rooms
from bot.table.errors import NotInstalled
from bot.table.state import TableState
from data import catalogue
from engine.choice import Amount, Answer, Line, Pick
from engine.errors import Refused
from render.words import Words

WORDS = Words(catalogue.SOURCE)


@sentences
def tables(
    db: Database = None,
    everything: Annotated[bool, typer.Option("--all", help="also those that are over or given up")] = False,
    most: Annotated[int, typer.Option(min=1, max=1000, help="how many at most, the latest first")] = 50,
) -> None:
    """List the tables of this host: where each is played, who sits there, and whom it waits for."""
    for line in asyncio.run(list_tables(config.read(os.environ, db=db).db, everything=everything, most=most)):
        print(line)


@sentences
def moderate(
    match: Annotated[str, typer.Argument(help="the id of a table, as `fondaco tables` lists it")],
    act: Annotated[
        str | None,
        typer.Argument(help="end, pause, unseat, delete…; without it, all are listed"),
    ] = None,
    values: Annotated[
        list[str] | None, typer.Argument(metavar="[FIELD=VALUE]…", help="such as hours=24 or seat=0")
    ] = None,
    yes: Annotated[bool, typer.Option("--yes", help="although it cannot be taken back")] = False,
    db: Database = None,
) -> None:
    """Keep order at a table as its moderators would: end, pause, delete it, or change who sits there."""
    file, answers = config.read(os.environ, db=db).db, _read_values(values or [])
    try:
        for line in asyncio.run(_moderate(file, match, act, answers, sure=yes)):
            print(line)
    except Refused as refused:
        raise BadInput(WORDS.say(refused.reason)) from refused


def _read_values(written: Sequence[str]) -> dict[str, str]:
    pairs = [pair.partition("=") for pair in written]
    if wrong := [name for name, sign, _ in pairs if not sign]:
        raise BadInput(f"{wrong[0]}: write it as field=value.")
    return {name: value for name, _, value in pairs}


@asynccontextmanager
async def host_at(target: str) -> AsyncIterator[Host]:
    """A host that plays for nobody and serves nobody; letters are left for the one that does."""
    if "://" not in target and not Path(target).exists():
        raise BadInput(f"{target} does not exist: there are no tables.")
    store = await Store.open(target)
    host = Host(store, SystemClock())
    host.house.plays = False
    for surface in with_rooms():
        plan_letters_of(host, surface)
    try:
        yield host
    finally:
        await host.close()
        await store.close()


async def list_tables(target: str, *, everything: bool, most: int) -> list[str]:
    async with host_at(target) as host:
        games = await host.store.matches.list_matches(state=None if everything else "live", limit=most)
        lines = [await _line(host, game) for game in games]
    return lines or ["There is no table."]


async def _line(host: Host, game: Listing) -> str:
    try:
        return _table_line(await host.table(game.id))
    except NotInstalled:
        return f"{game.id}  {game.title}  not installed"


def _table_line(table: TableState) -> str:
    server = server_of(table)
    where = f"server {server}" if server else "browser"
    waits = ", ".join(table.names[seat] for seat in table.waits_for()) if table.state == "live" else ""
    state = "paused" if table.paused is not None else table.state
    line = f"{table.id}  {table.match.game.name}  {state}  {where}  {', '.join(table.names)}"
    return f"{line}  waits for {waits}" if waits else line


async def _moderate(
    target: str, match_id: str, name: str | None, values: Mapping[str, str], *, sure: bool
) -> list[str]:
    async with host_at(target) as host:
        acts, table = Acts(Steward(host)), await host.table(match_id)
        mine = await operator_offers(acts, table)
        if name is None:
            return [line for name, offer in mine.items() for line in _offer_lines(name, offer)]
        if name not in mine:
            raise BadInput(f"{name} is nothing to do at this table now: {', '.join(mine)}.")
        offer = mine[name]
        answer: dict[str, Answer] = _answers(offer, values)
        if offer.act.final:
            if not sure:
                raise BadInput(f"{name} cannot be taken back: say it again with --yes.")
            answer[SURE] = "yes"
        done = await acts.do(offer.act.key, match_id, answer, offer.actor)
        return [Words(catalogue.SOURCE, offer.names).say(done.sentence)]


def _answers(offer: Offer, values: Mapping[str, str]) -> dict[str, Answer]:
    fields = {field.id: field for field in offer.act.fields_on(offer.actor.surface)}
    if strange := [name for name in values if name not in fields]:
        raise BadInput(f"{strange[0]} is no field of it: {', '.join(fields) or 'it has none'}.")
    return {name: _answer(fields[name], value) for name, value in values.items()}


def _answer(field: Field[Any], value: str) -> Answer:
    if field.takes != "number":
        return value
    if not value.lstrip("-").isdecimal():
        raise BadInput(f"{field.id}={value}: give a number from {field.low} to {field.high}.")
    return int(value)


def _offer_lines(name: str, offer: Offer) -> list[str]:
    """An act, and below it the fields it has; or why it cannot be done now."""
    words = Words(catalogue.SOURCE, offer.names)
    if offer.blocked:
        return [f"{name}: not now. {words.say(offer.blocked)}"]
    lines = [f"{name}{' --yes' if offer.act.final else ''}: {words.say(offer.act.about)}"]
    asked = [part for part in offer.form.parts if part.id != SURE]
    return lines + [
        f"    {part.id}=… {words.say(part.label)}{_choices_in_words(part.choice, words)}" for part in asked
    ]


def _choices_in_words(choice: object, words: Words) -> str:
    if isinstance(choice, Amount):
        return f": {choice.low} to {choice.high}"
    known = choice.options if isinstance(choice, Pick) else choice.among if isinstance(choice, Line) else []
    listed = ", ".join(f"{option.id} ({words.say(option.label)})" for option in known)
    return f": {listed}" if listed else ""
