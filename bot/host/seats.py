"""Who holds which seat: the key, the name and the account of the holder."""

from collections.abc import Callable, Mapping
from dataclasses import replace

from bot import keys
from bot.clock import Clock
from bot.host.cache import TableCache
from bot.host.commit import Commit
from bot.host.people import People
from bot.store.people import holder_id as holder_of
from bot.store.records import SeatRecord
from bot.table import seating, substitutes
from bot.table.changes import Change
from bot.table.errors import NoSuchSeat, WrongKey
from bot.table.settings import Settings
from bot.table.state import TableState
from engine.text import Seat


class Seats:
    """The holders of seats, and their keys."""

    def __init__(self, clock: Clock, tables: TableCache, commit: Commit, people: People) -> None:
        self._people = people
        self._clock = clock
        self._tables = tables
        self._commit = commit

    async def for_key(self, match_id: str, key: str) -> Seat | None:
        """The seat whose personal link holds this key."""
        table = await self._tables.current(match_id)
        fitting = [seat.seat for seat in table.seats if keys.fits(key, seat.key_hash)]
        return fitting[0] if fitting else None

    async def is_opener(self, match_id: str, key: str) -> bool:
        """Whether this is the key of the match's opener."""
        return keys.fits(key, (await self._tables.current(match_id)).host_key_hash)

    async def reissue_key(self, match_id: str, seat: Seat, opener_key: str) -> str:
        """A fresh key for a seat, at the opener's request; the old link stops working."""
        if not await self.is_opener(match_id, opener_key):
            raise WrongKey
        key = keys.new_key()
        now = self._clock.now()

        async def rekey(table: TableState) -> Change:
            return substitutes.rekey(table, seat, key, now)

        await self._commit.change(match_id, rekey)
        return key

    async def bind_key(self, match_id: str, seat: Seat) -> str:
        """A fresh key for the holder alone; the table is told."""
        key, now = keys.new_key(), self._clock.now()

        async def bind(table: TableState) -> Change:
            return substitutes.bind_key(table, seat, key, now)

        await self._commit.change(match_id, bind)
        return key

    async def fresh_key(self, match_id: str, seat: Seat) -> str:
        """For a surface that knows by itself who holds the seat; the old key opens nothing any more."""
        key = keys.new_key()
        await self._set_holder(
            match_id, lambda table: replace(_holder(table, seat), key_hash=keys.digest(key))
        )
        return key

    async def rename(self, match_id: str, seat: Seat, name: str) -> None:
        """Another name for the holder of the seat; an empty one changes nothing."""
        if cleaned := seating.clean_name(name):
            await self._set_holder(match_id, lambda table: replace(_holder(table, seat), name=cleaned))

    async def make_known(self, match_id: str, seat: Seat, user_id: str) -> None:
        """Connect the holder of a seat with an account, its settings and its standing orders."""
        settings = await self._people.settings(user_id)
        await self._set_holder(
            match_id, lambda table: substitutes.with_known_holder(table, seat, user_id, settings)
        )

    async def _set_holder(self, match_id: str, make: Callable[[TableState], SeatRecord]) -> None:
        async def sit(table: TableState) -> Change:
            holder = make(table)
            sitting = (*table.seats[: holder.seat], holder, *table.seats[holder.seat + 1 :])
            settings = await self._settings(table, holder)
            return Change(replace(table, seats=sitting, settings=settings), self._clock.now())

        await self._commit.change(match_id, sit)

    async def _settings(self, table: TableState, holder: SeatRecord) -> Mapping[Seat, Settings]:
        """The settings of those who hold the seats, with this one among them."""
        if holder.user_id == table.seats[holder.seat].user_id:
            return table.settings
        others = {seat: settings for seat, settings in table.settings.items() if seat != holder.seat}
        stored = await self._people.stored_settings(holder_of(table.id, holder))
        return others | ({holder.seat: stored} if stored else {})


def _holder(table: TableState, seat: Seat) -> SeatRecord:
    if not 0 <= seat < len(table.seats):
        raise NoSuchSeat(seat)
    return table.seats[seat]
