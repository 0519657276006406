"""A host on a database of its own, with tables set in the middle of their games."""

import tempfile
from collections.abc import AsyncIterator, Iterator, Mapping, Sequence
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path

import engine
from bot import keys
from bot.clock import SystemClock
from bot.host.host import Host, Opened
from bot.ops.collector import spare_what_stays
from bot.store import Store, chain, schema
from bot.store.records import Document, MoveRecord, SurfaceNote
from bot.store.statements import insert_into
from bot.table import deadlines, seating
from bot.table.seating import SeatSpec
from bot.table.state import TableState
from bot.table.terms import plain_terms
from engine import codec
from engine.choice import Answer, sample
from engine.match import Match, Move
from engine.rng import Rng
from engine.text import Seat
from tools.bench.peer import HOME
from tools.bench.tables import TITLES, recorded

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


@dataclass(frozen=True, slots=True)
class Position:
    """A place in a random game: the match with nothing in its log, the moves that led there, and what each of
    them told."""

    match: Match
    moves: tuple[Move, ...]
    events: tuple[tuple[Document, ...], ...]


@cache
def positions(title: str, seats: int = SEATS) -> tuple[Position, ...]:
    """Places spread over a random game."""
    log = recorded(title, seats)["log"]
    wanted = {len(log) * (i + 1) // (POSITIONS + 2) for i in range(POSITIONS)}
    match = engine.start(title, seats, "bench")
    places: list[Position] = []
    events: list[tuple[Document, ...]] = []
    for number, move in enumerate(log):
        if number in wanted:
            bare = match.copy()
            bare.log = []
            places.append(Position(bare, tuple(match.log), tuple(events)))
        sent = match.submit(move["seat"], move["answer"])
        events.append(tuple(codec.encode_event(event) for event in sent))
    return tuple(places)


def place(number: int) -> Position:
    """The position of this table: the titles in turn, each at one place after the other."""
    places = positions(TITLES[number % len(TITLES)])
    return places[number // len(TITLES) % len(places)]


async def set_table(
    host: Host,
    number: int,
    surface: Mapping[str, SurfaceNote] | None = None,
    users: Sequence[str] = (),
    *,
    logged: bool = False,
) -> Opened:
    """A table in the middle of its game, with a person on every seat and a day for every answer; with its log
    for those who read that, too."""
    position, now = place(number), host.clock.now()
    match = position.match
    held = users or [f"bench:{number}.{seat}" for seat in range(match.seats)]
    specs = [SeatSpec(f"Merchant {seat + 1}", user_id=user) for seat, user in enumerate(held)]
    issued = {seat: keys.new_key() for seat in range(match.seats)}
    opened = Opened(keys.new_id(), issued, keys.new_key())
    rows = list(log_rows(opened.match_id, position.moves, now)) if logged else []
    table = TableState(
        id=opened.match_id,
        match=match.copy(),
        seq=sum(match.answered),
        revision=0,
        state="live",
        seats=seating.seat_records(specs, issued, "en"),
        locale="en",
        surface=surface or {},
        waits={},
        host_key_hash=keys.digest(opened.opener_key),
        created=now,
        updated=now,
        terms=plain_terms(DAY),
        head=chain.row_hash(opened.match_id, rows[-1]) if rows else chain.FIRST,
    )
    table = replace(table, waits=deadlines.first_waits(table, now))
    await host.store.matches.add(
        table.record(), table.seats, [], deadlines.deadline_rows(table.id, table.waits), []
    )
    if rows:
        await _store_log(host, table.id, rows, position.events)
    return opened


def log_rows(match_id: str, moves: Sequence[Move], now: float) -> Iterator[MoveRecord]:
    """The moves as rows of a log, each naming the one before it."""
    parent = chain.FIRST
    for seq, move in enumerate(moves, start=1):
        row = MoveRecord(seq, "move", move.seat, move.answer, move.shown, now, "person", parent=parent)
        yield row
        parent = chain.row_hash(match_id, row)


async def _store_log(
    host: Host, match_id: str, rows: Sequence[MoveRecord], events: Sequence[Sequence[Document]]
) -> None:
    moves = [{"match_id": match_id, **{name: getattr(row, name) for name in row.__slots__}} for row in rows]
    lines = [
        {"match_id": match_id, "seq": seq, "n": n, "event": event}
        for seq, sent in enumerate(events, start=1)
        for n, event in enumerate(sent)
    ]
    async with host.store.database.writing() as connection:
        await connection.execute(insert_into(schema.moves), moves)
        await connection.execute(insert_into(schema.events), lines)


def any_answer(table: TableState, rng: Rng) -> tuple[Seat, Answer, str | None]:
    """Who could answer what, and the token of that question."""
    pending = table.pending()
    seat = rng.pick(list(pending))
    return seat, sample(pending[seat].choice, rng), table.token(seat)
