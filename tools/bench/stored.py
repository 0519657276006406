"""Finished games by the hundred thousand: one is played, and its rows are multiplied in the database."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import sqlalchemy as sa

from bot.host.host import Host
from bot.store import schema
from bot.table.seating import SeatSpec
from tests.raw import rows
from tools.bench.hosted import SEATS, hosted, set_table
from tools.bench.tables import recorded

MOVES = 5
"""Rows of the log that each of them keeps: a start does not read them, so a few will do."""
AT_ONCE = 5_000
"""So many games are copied by one statement: a server gives up what takes longer than half a minute."""


async def multiply_finished_games(host: Host, count: int) -> None:
    """So many games that are over, with their seats and a short log."""
    model = (await set_table(host, 0)).match_id
    await host.abandon(model)
    for first in range(1, count + 1, AT_ONCE):
        numbers = _numbers(first, min(first + AT_ONCE - 1, count))
        async with host.store.database.writing() as connection:
            await connection.execute(_copies(schema.matches, "id", model, numbers))
            await connection.execute(_copies(schema.seats, "match_id", model, numbers))
            for number in range(MOVES):
                await connection.execute(_log(numbers, number))


@dataclass(frozen=True, slots=True)
class Weight:
    """What one game takes in a database, with its indexes."""

    rows: float
    kilobytes: float


async def weigh(target: str, title: str, copies: int) -> Weight:
    """Play a game to its end, multiply it, and see how much more there is."""
    tables = (schema.matches, schema.seats, schema.moves, schema.events)
    async with hosted(target) as host:
        match_id = await _play_out(host, title)
        before = _sizes(target, tables)
        numbers = _numbers(1, copies)
        async with host.store.database.writing() as connection:
            for table in tables:
                key = "id" if table is schema.matches else "match_id"
                await connection.execute(_copies(table, key, match_id, numbers))
        after = _sizes(target, tables)
    return Weight((after[0] - before[0]) / copies, (after[1] - before[1]) / copies / 1000)


async def _play_out(host: Host, title: str) -> str:
    """A whole random game, as the host stores it."""
    record = recorded(title, SEATS)
    seats = [SeatSpec(f"Merchant {seat + 1}") for seat in range(SEATS)]
    opened = await host.open(title, seats, seed=record["seed"])
    for move in record["log"]:
        await host.submit(opened.match_id, move["seat"], move["answer"])
    assert (await host.table(opened.match_id)).state == "over"
    return opened.match_id


def _sizes(target: str, tables: Sequence[sa.Table]) -> tuple[int, int]:
    """Rows and bytes of these tables on a PostgreSQL server."""
    count = sum(rows(target, f"select count(*) from {table.name}")[0][0] for table in tables)
    size = sum(rows(target, f"select pg_total_relation_size('{table.name}')")[0][0] for table in tables)
    return count, size


def _numbers(first: int, last: int) -> Any:
    """The numbers from the first to the last as a table."""
    numbers = sa.select(sa.literal(first).label("i")).cte("numbers", recursive=True)
    return numbers.union_all(sa.select(numbers.c.i + 1).where(numbers.c.i < last))


def _named(numbers: Any) -> sa.ColumnElement[str]:
    return sa.literal("s", sa.Text) + sa.cast(numbers.c.i, sa.Text)


def _copies(table: sa.Table, key: str, model: str, numbers: Any) -> sa.Insert:
    columns = [_named(numbers) if one.name == key else one for one in table.c]
    query = sa.select(*columns).select_from(table.join(numbers, sa.true())).where(table.c[key] == model)
    return table.insert().from_select([one.key for one in table.c], query)


def _log(numbers: Any, seq: int) -> sa.Insert:
    values: dict[str, sa.ColumnElement[Any]] = {
        "match_id": _named(numbers),
        "seq": sa.literal(seq + 1),
        "kind": sa.literal("move", sa.Text),
        "seat": sa.literal(0),
        "answer": sa.literal("1", sa.Text),
        "shown": sa.literal(True, sa.Boolean),
        "made_at": sa.literal(1.0, sa.Float),
        "made_by": sa.literal("person", sa.Text),
    }
    return schema.moves.insert().from_select(list(values), sa.select(*values.values()))
