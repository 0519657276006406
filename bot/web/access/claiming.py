"""Claimed seats: other browsers with the link of a claimed seat must ask its holder to be let in."""

from collections.abc import Callable
from dataclasses import asdict, dataclass, field, replace

from aiohttp import web

from bot import keys
from bot.host.host import Host
from bot.store.notes import Note, NoteKind
from bot.table import substitutes
from bot.table.state import TableState
from bot.web.appkeys import HOST
from bot.web.http.identity import introduce, is_guest, person_id_of
from engine import codec
from engine.text import Seat

MOST_ASKING = 5


@dataclass(frozen=True, slots=True)
class Guests:
    """Who asks to enter and who was let in by the holder; as digests, not as ids."""

    holder: str
    asking: list[str] = field(default_factory=list)
    let_in: list[str] = field(default_factory=list)


def mark_of(person_id: str) -> str:
    return keys.digest(f"guest/{person_id}")[:16]


async def guests_of(host: Host, table: TableState, seat: Seat) -> Guests:
    """The guests of a seat; none if they were let in by an earlier holder."""
    return _read_guests(table, seat, await host.store.notes.get(_note(table, seat)))


def _read_guests(table: TableState, seat: Seat, note: object) -> Guests:
    holder = mark_of(table.seats[seat].user_id or "")
    guests = codec.decode(Guests, note, "the guests of a seat") if note else Guests(holder)
    return guests if guests.holder == holder else Guests(holder)


async def may_enter(request: web.Request, table: TableState, seat: Seat) -> bool:
    """Whether the link of a seat opens it at this browser: it is unclaimed, or its holder let them in."""
    if not is_guest(request, table, seat):
        return True
    me = person_id_of(request)
    return me is not None and mark_of(me) in (await guests_of(request.app[HOST], table, seat)).let_in


async def ask_to_enter(request: web.Request, table: TableState, seat: Seat) -> None:
    """Tell the holder of the seat, once for each person who asks."""
    host, me = request.app[HOST], mark_of(introduce(request))

    def ask(guests: Guests) -> Guests:
        if me in (*guests.asking, *guests.let_in) or len(guests.asking) >= MOST_ASKING:
            return guests
        return replace(guests, asking=[*guests.asking, me])

    if await _change(host, table, seat, ask):
        await substitutes.tell_of_asking(host, table.id, seat)


async def decide(host: Host, table: TableState, seat: Seat, who: str, *, enters: bool) -> None:
    """Let in a person who asks, or refuse them."""

    def settle(guests: Guests) -> Guests:
        if who not in guests.asking:
            return guests
        asking = [asker for asker in guests.asking if asker != who]
        let_in = [*guests.let_in, who] if enters else guests.let_in
        return replace(guests, asking=asking, let_in=let_in)

    await _change(host, table, seat, settle)


async def _change(host: Host, table: TableState, seat: Seat, make: Callable[[Guests], Guests]) -> bool:
    """Change the guests of a seat as they are by now; whether that changed anything."""
    both: list[Guests] = []

    def change(note: object) -> object:
        before = _read_guests(table, seat, note)
        both[:] = before, make(before)
        return asdict(both[1])

    await host.store.notes.change(_note(table, seat), change)
    return both[0] != both[1]


def _note(table: TableState, seat: Seat) -> Note:
    return NoteKind.GUESTS(f"{table.id}/{seat}", match_id=table.id)
