"""A host on a database of its own, with tables set in the middle of their games."""

import tempfile
from collections.abc import AsyncIterator, Iterator, Mapping, Sequence
from contextlib import asynccontextmanager, contextmanager
from dataclasses import replace
from functools import cache
from pathlib import Path

import engine
from bot import keys
from bot.clock import SystemClock
from bot.host.host import Host, Opened
from bot.ops.collector import spare_what_stays
from bot.store import Store
from bot.store.records import SurfaceNote
from bot.table import deadlines, seating
from bot.table.seating import SeatSpec
from bot.table.state import TableState
from bot.table.terms import plain_terms
from engine.choice import Answer, sample
from engine.match import Match
from engine.rng import Rng
from engine.text import Seat
from tests.bench.peer import HOME
from tests.bench.tables import TITLES, recorded

SEATS = 4
DAY = 86400.0
POSITIONS = 8
"""How many places of one game tables are set at."""


@contextmanager
def folder() -> Iterator[Path]:
    """A folder on the disk that the measurement is run from, gone afterwards."""
    HOME.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory(dir=HOME) as name:
        yield Path(name)


@asynccontextmanager
async def hosted(target: Path | str, *, cache: int = 1000) -> AsyncIterator[Host]:
    """A host as `fondaco serve` opens it."""
    store = await Store.open(str(target))
    host = Host(store, SystemClock(), cache=cache)
    spare_what_stays()
    try:
        yield host
    finally:
        await host.close()
        await store.close()


@cache
def positions(title: str, seats: int = SEATS) -> tuple[Match, ...]:
    """Places spread over a random game, with nothing in their logs."""
    log = recorded(title, seats)["log"]
    wanted = {len(log) * (i + 1) // (POSITIONS + 2) for i in range(POSITIONS)}
    match = engine.start(title, seats, "bench")
    found: list[Match] = []
    for number, move in enumerate(log):
        if number in wanted:
            found.append(match.copy())
            found[-1].log = []
        match.submit(move["seat"], move["answer"])
    return tuple(found)


def place(number: int) -> Match:
    """The position of this table: the titles in turn, each at one place after the other."""
    found = positions(TITLES[number % len(TITLES)])
    return found[number // len(TITLES) % len(found)]


async def set_table(
    host: Host, number: int, surface: Mapping[str, SurfaceNote] | None = None, users: Sequence[str] = ()
) -> Opened:
    """A table in the middle of its game, with a person on every seat and a day for every answer."""
    match, now = place(number), host.clock.now()
    held = users or [f"bench:{number}.{seat}" for seat in range(match.seats)]
    specs = [SeatSpec(f"Merchant {seat + 1}", user_id=user) for seat, user in enumerate(held)]
    issued = {seat: keys.new_key() for seat in range(match.seats)}
    opened = Opened(keys.new_id(), issued, keys.new_key())
    table = TableState(
        id=opened.match_id,
        match=match.copy(),
        seq=sum(match.answered),
        revision=0,
        state="live",
        seats=seating.seat_records(specs, issued, "en"),
        pace=DAY,
        locale="en",
        surface=surface or {},
        waits={},
        host_key_hash=keys.hashed(opened.host_key),
        created=now,
        updated=now,
        terms=plain_terms(DAY),
    )
    table = replace(table, waits=deadlines.first_waits(table, now))
    await host.store.matches.add(
        table.record(), table.seats, [], deadlines.deadline_rows(table.id, table.waits), []
    )
    return opened


def any_answer(table: TableState, rng: Rng) -> tuple[Seat, Answer, str | None]:
    """Who could answer what, and the token of that question."""
    pending = table.pending()
    seat = rng.pick(list(pending))
    return seat, sample(pending[seat].choice, rng), table.token(seat)
