"""Seats change hands: left, offered, taken over, kept by the house, given back."""

from dataclasses import replace
from typing import Any, Protocol

from bot import keys
from bot.store import Store
from bot.store.records import By, SeatRecord
from bot.table import orders, person, seating, votes
from bot.table.changes import Changeable, Step, note_of, ran_out
from bot.table.errors import NoSuchSeat, Over
from bot.table.person import Person
from bot.table.seating import SeatSpec
from bot.table.state import TableState
from engine.core import Event
from engine.errors import Refused, Stale
from engine.text import Seat, Text, text


class Peopled(Changeable, Protocol):
    """A host that knows what people have settled for themselves."""

    @property
    def store(self) -> Store: ...


class CannotSit(Refused):
    """The seat is not to be had, and why."""


async def leave(host: Changeable, match_id: str, seat: Seat, *, by: By = "person") -> None:
    """Stand up: the seat is open for whoever takes it, and its clock goes on."""
    await host.change(match_id, lambda table, now, _log: _left(table, seat, "open", by, now))


async def hand_over(host: Changeable, match_id: str, seat: Seat, *, by: By = "person") -> None:
    """Let the house play a seat, until somebody takes it or it is given back."""
    await host.change(match_id, lambda table, now, _log: _left(table, seat, "house", by, now))


async def take_over(host: Peopled, match_id: str, seat: Seat, spec: SeatSpec) -> str:
    """Sit down where somebody left; the key is told here and never again, and no older one fits."""
    key = keys.new_key()
    wishes = await _wishes(host, spec.user_id)
    await host.change(match_id, lambda table, now, _log: _taken(table, seat, spec, key, wishes, now))
    return key


async def give_back(host: Peopled, match_id: str, seat: Seat) -> None:
    """Whoever left the seat holds it again, with the key they had."""
    table = await host.table(match_id)
    wishes = await _wishes(host, _at(table, seat).former.get("user_id"))
    await host.change(match_id, lambda table, now, _log: _given_back(table, seat, wishes, now))


async def reseat(host: Peopled, match_id: str, seat: Seat, spec: SeatSpec) -> str | None:
    """Hand a seat to somebody else, or to the house; whoever held it before keeps no key to it."""
    key = None if spec.kind == "house" else keys.new_key()
    wishes = await _wishes(host, spec.user_id)
    await host.change(match_id, lambda table, now, _log: _reseated(table, seat, spec, key, wishes, now))
    return key


async def _wishes(host: Peopled, user_id: str | None) -> Person | None:
    """What whoever sits down has settled for every table."""
    stored = await host.store.people.settings(user_id) if user_id else None
    return person.read(stored) if stored else None


async def give_up(host: Changeable, match_id: str) -> None:
    """A table at which nobody sits any more ends."""
    await host.change(match_id, lambda table, now, _log: _given_up(table, now))


def deserted(table: TableState) -> bool:
    return not any(one.kind == "person" for one in table.seats)


def offered(table: TableState) -> list[Seat]:
    """The seats that somebody may take."""
    return [one.seat for one in table.seats if table.state == "live" and free(one)]


def free(seat: SeatRecord) -> bool:
    return seat.kind == "open" or (seat.kind == "house" and bool(seat.former))


def may_return(table: TableState, seat: Seat, *, user_id: str | None = None, key: str | None = None) -> bool:
    """Whether this is who left the seat, and nobody else has taken it since."""
    held = table.seats[seat]
    if not held.former or held.kind == "person":
        return False
    if key is not None:
        return keys.fits(key, held.former["key_hash"])
    return user_id is not None and held.former["user_id"] == user_id


def _given_up(table: TableState, now: float) -> Step:
    if not deserted(table) or table.state != "live":
        raise CannotSit(text("async-seat-taken", who=table.names[0]))
    return note_of(table, 0, [Event(text("async-given-up"))], "clock", now, state="abandoned", requests=())


def _left(table: TableState, seat: Seat, kind: Any, by: By, now: float) -> Step:
    held = _at(table, seat)
    if by == "clock" and not ran_out(table, seat, now):
        raise Stale(text("refuse-stale"), table.decision(seat))
    if held.kind != "person" and not (kind == "house" and held.kind == "open"):
        raise CannotSit(text("async-seat-empty"))
    former = seating.remembered(held) if held.kind == "person" else held.former
    empty = replace(_bare(held), kind=kind, key_hash=None, user_id=None, locale=None, former=former)
    words = text(f"async-seat-{'expired' if by == 'clock' else 'left'}-{kind}", who=held.name)
    return _seated(table, seat, empty, None, words, by, now)


def _taken(
    table: TableState, seat: Seat, spec: SeatSpec, key: str, wishes: Person | None, now: float
) -> Step:
    held = _at(table, seat)
    if not free(held):
        raise CannotSit(text("async-seat-taken", who=held.name))
    if spec.user_id and any(one.user_id == spec.user_id for one in table.seats):
        raise CannotSit(text("async-seat-one-each"))
    name = seating.clean(spec.name) or held.name
    holder = replace(
        _bare(held),
        kind="person",
        name=name,
        user_id=spec.user_id,
        locale=spec.locale,
        key_hash=keys.hashed(key),
        former=held.former or seating.remembered(held),
    )
    words = text("async-seat-substituted", who=name, whom=held.name)
    return _seated(table, seat, holder, wishes, words, "person", now)


def _reseated(
    table: TableState, seat: Seat, spec: SeatSpec, key: str | None, wishes: Person | None, now: float
) -> Step:
    held = _at(table, seat)
    if table.state != "live":
        raise Over
    name = seating.clean(spec.name) or held.name
    holder = replace(
        _bare(held),
        kind=spec.kind,
        name=name,
        user_id=spec.user_id,
        locale=spec.locale,
        key_hash=keys.hashed(key) if key else None,
        former=seating.remembered(held) if spec.kind == "house" and held.kind == "person" else {},
    )
    given = spec.kind == "person" and name != held.name
    words = (
        text("async-seat-substituted", who=name, whom=held.name)
        if given
        else text(f"async-seat-given-{spec.kind}", who=held.name)
    )
    return _seated(table, seat, holder, wishes, words, "host", now)


def known(table: TableState, seat: Seat, user_id: str, wishes: Person) -> SeatRecord:
    """Whoever sits there by their link alone, known from here on, with the orders that they bring."""
    held = _at(table, seat)
    if held.kind != "person" or held.user_id is not None:
        raise CannotSit(text("async-seat-taken", who=held.name))
    if any(one.user_id == user_id for one in table.seats):
        raise CannotSit(text("async-seat-one-each"))
    return replace(held, user_id=user_id, orders={**orders.brought(table, wishes), **held.orders})


async def give_fresh_link(host: Changeable, match_id: str, seat: Seat, key: str) -> None:
    """Whoever opened the table has a new link made: nobody sits there by the old one, and all are told."""
    await host.change(match_id, lambda table, now, _log: _rekeyed(table, seat, key, now))


async def bind(host: Changeable, match_id: str, seat: Seat, key: str) -> None:
    """Whoever holds the seat has a key of their own: no link that was sent around opens it any more."""
    await host.change(match_id, lambda table, now, _log: _bound(table, seat, key, now))


async def tell_of_asking(host: Changeable, match_id: str, seat: Seat) -> None:
    """Somebody came with the link of a seat that is another's; its holder alone hears of it."""
    words = text("async-link-asks")
    await host.change(
        match_id, lambda table, now, _log: note_of(table, seat, [Event(None, {seat: words})], "host", now)
    )


def _rekeyed(table: TableState, seat: Seat, key: str, now: float) -> Step:
    held = replace(_at(table, seat), key_hash=keys.hashed(key))
    words = text("async-link-anew", who=held.name)
    if not (held.user_id or "").startswith(person.PAGES):
        return note_of(table, seat, [Event(words)], "host", now, seats=_with(table, held))
    free = replace(held, user_id=None)
    return note_of(
        table, seat, [Event(words)], "host", now, seats=_with(table, free), people=_without(table, seat)
    )


def _bound(table: TableState, seat: Seat, key: str, now: float) -> Step:
    held = replace(_at(table, seat), key_hash=keys.hashed(key))
    words = text("async-link-bound", who=held.name)
    return note_of(table, seat, [Event(words)], "person", now, seats=_with(table, held))


def _given_back(table: TableState, seat: Seat, wishes: Person | None, now: float) -> Step:
    held = _at(table, seat)
    if not held.former:
        raise CannotSit(text("async-seat-nobody"))
    back = replace(
        _bare(held),
        kind="person",
        name=held.former["name"],
        user_id=held.former["user_id"],
        locale=held.former["locale"],
        key_hash=held.former["key_hash"],
    )
    words = text("async-seat-returned", who=back.name)
    step = _seated(table, seat, back, wishes, words, "person", now)
    return replace(step, move=replace(step.move, answer={**step.move.answer, "back": True}))


def _seated(
    table: TableState, seat: Seat, holder: SeatRecord, wishes: Person | None, words: Text, by: By, now: float
) -> Step:
    """Nothing of the one who sat there stays for the next: no order, no saved time, no running clock.

    Whoever sits down brings orders of their own.
    """
    holder = replace(holder, orders=orders.brought(table, wishes) if wishes else {})
    return note_of(
        table,
        seat,
        [Event(words)],
        by,
        now,
        {"seated": holder.kind},
        seats=_with(table, holder),
        requests=votes.without(table, seat),
        waits={other: wait for other, wait in table.waits.items() if other != seat},
        people=_without(table, seat) | ({seat: wishes} if wishes else {}),
    )


def _with(table: TableState, holder: SeatRecord) -> tuple[SeatRecord, ...]:
    return (*table.seats[: holder.seat], holder, *table.seats[holder.seat + 1 :])


def _without(table: TableState, seat: Seat) -> dict[Seat, Person]:
    return {other: one for other, one in table.people.items() if other != seat}


def _bare(held: SeatRecord) -> SeatRecord:
    return replace(held, bank=None, expired=0, orders={}, former={})


def _at(table: TableState, seat: Seat) -> SeatRecord:
    if not 0 <= seat < len(table.seats):
        raise NoSuchSeat(seat)
    return table.seats[seat]
