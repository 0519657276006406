"""Who holds the seats of a match: by which key, under which name, and as whom."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

from bot import keys
from bot.host.changing import Changing
from bot.store.people import person as holder_of
from bot.store.records import SeatRecord
from bot.table import deadlines, expiry, person, seating, substitutes
from bot.table.errors import NoSuchSeat, WrongKey
from bot.table.person import Person
from bot.table.state import TableState
from engine.text import Seat


class Holders(Changing):
    """The part of a host that knows the holders of seats, and their keys."""

    async def seat_for_key(self, match_id: str, key: str) -> Seat | None:
        """The seat whose personal link holds this key."""
        table = await self.table(match_id)
        found = [seat.seat for seat in table.seats if keys.fits(key, seat.key_hash)]
        return found[0] if found else None

    async def is_host(self, match_id: str, key: str) -> bool:
        return keys.fits(key, (await self.table(match_id)).host_key_hash)

    async def reissue_key(self, match_id: str, seat: Seat, host_key: str) -> str:
        """A fresh key for a seat; its old link opens nothing any more."""
        if not await self.is_host(match_id, host_key):
            raise WrongKey
        key = keys.new_key()
        await substitutes.give_fresh_link(self, match_id, seat, key)
        return key

    async def bind_key(self, match_id: str, seat: Seat) -> str:
        """A key that only whoever asks for it has; the table is told."""
        key = keys.new_key()
        await substitutes.bind(self, match_id, seat, key)
        return key

    async def fresh_key(self, match_id: str, seat: Seat) -> str:
        """For a surface that knows by itself who holds the seat; the old key opens nothing any more."""
        key = keys.new_key()
        await self._reseat(match_id, seat, key_hash=keys.hashed(key))
        return key

    async def rename(self, match_id: str, seat: Seat, name: str) -> None:
        """Another name for whoever holds the seat; an empty one changes nothing."""
        if cleaned := seating.clean(name):
            await self._reseat(match_id, seat, name=cleaned)

    async def make_known(self, match_id: str, seat: Seat, user_id: str) -> None:
        """Who holds a seat by its link is known from here on, with what they wish."""
        wishes = person.read(await self.store.people.settings(user_id))
        await self._sit(match_id, lambda table: substitutes.known(table, seat, user_id, wishes))
        await self._follow_orders(await self.table(match_id))

    async def _reseat(self, match_id: str, seat: Seat, **values: Any) -> None:
        def holder(table: TableState) -> SeatRecord:
            if not 0 <= seat < len(table.seats):
                raise NoSuchSeat(seat)
            return replace(table.seats[seat], **values)

        await self._sit(match_id, holder)

    async def _sit(self, match_id: str, make: Callable[[TableState], SeatRecord]) -> None:
        """Whoever `make` says holds their seat from here on."""

        async def write(table: TableState, now: float) -> TableState:
            holder = make(table)
            sitting = (*table.seats[: holder.seat], holder, *table.seats[holder.seat + 1 :])
            people = await self._people(table, holder)
            after = deadlines.went_on(table, replace(table, seats=sitting, people=people), now)
            await self.store.matches.reseat(
                table.id,
                table.revision,
                after.seats[holder.seat],
                deadlines.rows(table.id, after.waits),
                expiry.lapses_at(after),
                now,
            )
            return after

        await self._writer.unbroken(self._settle(match_id, write))

    async def _people(self, table: TableState, holder: SeatRecord) -> Mapping[Seat, Person]:
        """What those who hold the seats wish, with this one among them."""
        if holder.user_id == table.seats[holder.seat].user_id:
            return table.people
        others = {seat: one for seat, one in table.people.items() if seat != holder.seat}
        wishes = await self.store.people.settings(holder_of(table.id, holder))
        return others | ({holder.seat: person.read(wishes)} if wishes else {})
