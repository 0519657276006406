"""Seats that change hands: left by a person, taken by a house player or a substitute, given back."""

from collections.abc import Collection, Sequence
from dataclasses import replace
from typing import Any, Protocol

from bot import keys
from bot.store.records import By, FormerHolder, MoveRecord, SeatInvitation, SeatRecord
from bot.surfaces import reads_pages
from bot.table import plans, seating, votes
from bot.table.changes import Change, Changeable, has_run_out, record_agreement
from bot.table.errors import NoSuchSeat, Over
from bot.table.seating import SeatSpec
from bot.table.settings import Settings
from bot.table.state import TableState
from engine.core import Event
from engine.errors import Refused, Stale
from engine.strengths import USUAL, Strength
from engine.text import Seat, Text, text

GONE = "gone"
"""The part of a row of the log by which the last holder of a seat is known again."""


class StoredSettings(Protocol):
    """Where the settings of people are found."""

    async def stored_settings(self, person_id: str) -> Settings | None: ...


class Peopled(Changeable, Protocol):
    """A host that knows the settings of people."""

    @property
    def people(self) -> StoredSettings: ...


class CannotSit(Refused):
    """The seat is not to be had, and why."""


def seat_taken(table: TableState, seat: Seat) -> CannotSit:
    """The refusal of a seat that is not free."""
    return CannotSit(text("async-seat-taken", who=seat_at(table, seat).name))


async def leave(host: Changeable, match_id: str, seat: Seat, *, by: By = "person") -> None:
    """Leave a seat: it is open to be taken, and its clock goes on."""
    await host.change(match_id, lambda table, now, _log: _stand_up(table, seat, "open", by, now))


async def free_unstarted(host: Changeable, match_id: str, seat: Seat) -> None:
    """Free the seat of a person who made no first move in time."""

    def free(table: TableState, now: float, _log: Sequence[MoveRecord]) -> Change:
        words = text("async-seat-unstarted", who=seat_at(table, seat).name)
        return replace(_stand_up(table, seat, "open", "clock", now), events=[Event(words)])

    await host.change(match_id, free)


async def hand_over(
    host: Changeable, match_id: str, seat: Seat, *, by: By = "person", strength: Strength = USUAL
) -> None:
    """Let a house player have a seat, until a person takes it or it is given back."""
    await host.change(match_id, lambda table, now, _log: _stand_up(table, seat, "house", by, now, strength))


async def take_over(host: Peopled, match_id: str, seat: Seat, spec: SeatSpec) -> str:
    """Take a seat that was left; the key is told here and never again, and older keys stop working."""
    key = keys.new_key()
    settings = await _settings_of(host, spec.user_id)
    await host.change(match_id, lambda table, now, _log: _sit_down(table, seat, spec, key, settings, now))
    return key


async def give_back(host: Peopled, match_id: str, seat: Seat) -> None:
    """Give a seat back to the person who left it, with the key they had."""
    table = await host.table(match_id)
    settings = await _settings_of(host, seat_at(table, seat).former.get("user_id"))
    await host.change(match_id, lambda table, now, _log: _return_seat(table, seat, settings, now))


async def hand_back(host: Changeable, match_id: str, seat: Seat, until: float) -> None:
    """Leave a seat to the person it was taken over from: it is kept for them until they answer."""
    await host.change(match_id, lambda table, now, _log: _leave_for_former(table, seat, until, now))


async def reseat(
    host: Peopled, match_id: str, seat: Seat, spec: SeatSpec, reason: Text | None = None
) -> str | None:
    """Hand a seat to another person or to a house player; the last holder's key stops working.

    `reason` tells the table who decided it and why, in place of the usual words.
    """
    key = None if spec.kind == "house" else keys.new_key()
    settings = await _settings_of(host, spec.user_id)

    def give(table: TableState, now: float, _log: object) -> Change:
        change = give_seat(table, seat, spec, key, settings, now)
        return replace(change, events=[Event(reason)]) if reason else change

    await host.change(match_id, give)
    return key


async def _settings_of(host: Peopled, user_id: str | None) -> Settings | None:
    """The settings of the person who sits down, if they have changed any."""
    return await host.people.stored_settings(user_id) if user_id else None


async def give_up(host: Changeable, match_id: str) -> None:
    """A table at which nobody sits any more ends."""
    await host.change(match_id, lambda table, now, _log: _end_deserted(table, now))


def is_deserted(table: TableState) -> bool:
    """Whether no person sits at the table."""
    return not any(seat.kind == "person" for seat in table.seats)


def free_seats(table: TableState) -> list[Seat]:
    """The seats that may be taken."""
    return [held.seat for held in table.seats if table.state == "live" and is_free(held)]


def is_open_to_all(table: TableState) -> bool:
    """Whether people who were not invited may take its free seats."""
    return table.customs.strangers and not any(noted.get("private") for noted in table.surface.values())


def is_free(seat: SeatRecord) -> bool:
    """Whether the seat may be taken: it is open, or a house player stands in for a person who left.

    A seat that is offered is kept for the person it is offered to.
    """
    return seat.offered_to is None and _has_no_person(seat)


def _has_no_person(seat: SeatRecord) -> bool:
    return seat.kind == "open" or (seat.kind == "house" and bool(seat.former) and not has_conceded(seat))


def has_conceded(seat: SeatRecord) -> bool:
    """Whether the person who left the seat gave the game up."""
    return seat.former.get("conceded", False)


def may_return(table: TableState, seat: Seat, *, user_id: str | None = None, key: str | None = None) -> bool:
    """Whether this is who left the seat, and nobody else has taken it since.

    The old link of a seat whose holder is known brings nobody back: that person comes back by themselves.
    """
    held = table.seats[seat]
    if not held.former or held.kind == "person" or has_conceded(held):
        return False
    if key is not None:
        return held.former["user_id"] is None and keys.fits(key, held.former["key_hash"])
    return user_id is not None and held.former["user_id"] == user_id


def _end_deserted(table: TableState, now: float) -> Change:
    if not is_deserted(table) or table.state != "live":
        raise CannotSit(text("async-seat-taken", who=table.names[0]))
    return record_agreement(
        table, 0, [Event(text("async-given-up"))], "clock", now, state="abandoned", requests=()
    )


def _stand_up(
    table: TableState, seat: Seat, kind: Any, by: By, now: float, strength: Strength = USUAL
) -> Change:
    held = seat_at(table, seat)
    if by == "clock" and not has_run_out(table, seat, now):
        raise Stale(text("refuse-stale"), table.decision(seat))
    if held.kind != "person" and not (kind == "house" and held.kind == "open"):
        raise CannotSit(text("async-seat-empty"))
    former = seating.former_holder(held) if held.kind == "person" else held.former
    empty = replace(
        _without_history(held), kind=kind, key_hash=None, user_id=None, locale=None, former=former
    )
    words = text(f"async-seat-{'expired' if by == 'clock' else 'left'}-{kind}", who=held.name)
    return _change_holder(table, seat, empty, None, words, by, now, strength=strength)


def _sit_down(
    table: TableState, seat: Seat, spec: SeatSpec, key: str, settings: Settings | None, now: float
) -> Change:
    held = seat_at(table, seat)
    if not is_free(held):
        raise seat_taken(table, seat)
    if spec.user_id and any(seat.user_id == spec.user_id for seat in table.seats):
        raise CannotSit(text("async-seat-one-each"))
    name = seating.clean_name(spec.name) or held.name
    holder = replace(
        _without_history(held),
        kind="person",
        name=name,
        user_id=spec.user_id,
        locale=spec.locale,
        key_hash=keys.digest(key),
        former=held.former or seating.former_holder(held),
    )
    words = text("async-seat-substituted", who=name, whom=held.name)
    return _change_holder(table, seat, holder, settings, words, "person", now)


def give_seat(
    table: TableState,
    seat: Seat,
    spec: SeatSpec,
    key: str | None,
    settings: Settings | None,
    now: float,
    by: By = "host",
) -> Change:
    """A seat handed to a person, to a house player or to nobody, held or not."""
    held = seat_at(table, seat)
    if table.state != "live":
        raise Over
    name = seating.clean_name(spec.name) or held.name
    holder = replace(
        _without_history(held),
        kind=spec.kind,
        name=name,
        user_id=spec.user_id,
        locale=spec.locale,
        key_hash=keys.digest(key) if key else None,
        former=seating.former_holder(held) if spec.kind == "house" and held.kind == "person" else {},
    )
    named = spec.kind == "person" and name != held.name
    words = (
        text("async-seat-substituted", who=name, whom=held.name)
        if named
        else text(f"async-seat-given-{spec.kind}", who=held.name)
    )
    return _change_holder(table, seat, holder, settings, words, by, now, strength=spec.strength)


def concede(table: TableState, seat: Seat, now: float) -> Change:
    """A person gives the game up: a bot plays to the end, and they come last."""
    change = give_seat(table, seat, SeatSpec(kind="house"), None, None, now, by="person")
    left = change.table.seats[seat]
    former = FormerHolder(**{**left.former, "conceded": True})
    seats = _with_holder(change.table, replace(left, former=former))
    return replace(change, table=replace(change.table, seats=seats))


async def concede_seat(host: Changeable, match_id: str, seat: Seat) -> None:
    """A player concedes: told at the table, and kept as the last place whatever the bot makes of the seat."""

    def make(table: TableState, now: float, _log: Sequence[MoveRecord]) -> Change:
        if table.state != "live":
            raise Over
        words = text("async-conceded", who=seat_at(table, seat).name)
        return replace(concede(table, seat, now), events=[Event(words)])

    await host.change(match_id, make)


def with_known_holder(table: TableState, seat: Seat, user_id: str, settings: Settings) -> SeatRecord:
    """A seat that was held by its link alone, with the account and orders of its holder."""
    held = seat_at(table, seat)
    if held.kind != "person" or held.user_id is not None:
        raise CannotSit(text("async-seat-taken", who=held.name))
    if any(held_seat.user_id == user_id for held_seat in table.seats):
        raise CannotSit(text("async-seat-one-each"))
    return replace(held, user_id=user_id, plans={**plans.orders_to_bring(table, settings), **held.plans})


async def tell_of_asking(host: Changeable, match_id: str, seat: Seat) -> None:
    """Tell the holder of a claimed seat, and nobody else, that another browser came with its link."""
    words = text("async-link-asks")
    heard = [Event(None, {seat: words})]
    await host.change(match_id, lambda table, now, _log: record_agreement(table, seat, heard, "host", now))


def rekey(table: TableState, seat: Seat, key: str, now: float) -> Change:
    """A fresh key for the seat, which all are told of: the old link opens nothing, and makes nobody known."""
    held = replace(seat_at(table, seat), key_hash=keys.digest(key))
    words = text("async-link-anew", who=held.name)
    if reads_pages(held.user_id):
        held = replace(held, user_id=None)
        table = replace(table, settings=_without_settings_of(table, seat))
    return record_agreement(
        replace(table, seats=_with_holder(table, held)), seat, [Event(words)], "host", now
    )


def bind_key(table: TableState, seat: Seat, key: str, now: float) -> Change:
    """A new key for the holder of the seat alone: links that were sent around stop working."""
    held = replace(seat_at(table, seat), key_hash=keys.digest(key))
    words = text("async-link-bound", who=held.name)
    return record_agreement(
        replace(table, seats=_with_holder(table, held)), seat, [Event(words)], "person", now
    )


def _leave_for_former(table: TableState, seat: Seat, until: float, now: float) -> Change:
    held = seat_at(table, seat)
    former = held.former
    if held.kind != "person" or not former:
        raise CannotSit(text("async-seat-nobody"))
    offer = SeatInvitation(name=former["name"], locale=former["locale"], until=until, declined="open")
    empty = replace(
        _without_history(held),
        kind="open",
        name=former["name"],
        key_hash=None,
        user_id=None,
        locale=None,
        former=former,
        offered_to=former["user_id"],
        offer=offer if former["user_id"] else SeatInvitation(),
    )
    words = text("async-seat-handed-back", who=held.name, whom=former["name"])
    return _change_holder(table, seat, empty, None, words, "person", now)


def _return_seat(table: TableState, seat: Seat, settings: Settings | None, now: float) -> Change:
    held = seat_at(table, seat)
    if not held.former or has_conceded(held):
        raise CannotSit(text("async-seat-nobody"))
    back = replace(
        _without_history(held),
        kind="person",
        name=held.former["name"],
        user_id=held.former["user_id"],
        locale=held.former["locale"],
        key_hash=held.former["key_hash"],
    )
    words = text("async-seat-returned", who=back.name)
    return _change_holder(table, seat, back, settings, words, "person", now, returned=True)


def _change_holder(
    table: TableState,
    seat: Seat,
    holder: SeatRecord,
    settings: Settings | None,
    words: Text,
    by: By,
    now: float,
    *,
    returned: bool = False,
    strength: Strength = USUAL,
) -> Change:
    """Nothing of the one who sat there stays for the next: no plan, no saved time, no running clock.

    The person who sits down brings standing orders of their own.
    """
    holder = replace(holder, plans=plans.orders_to_bring(table, settings) if settings else {})
    if holder.kind == "person":
        holder = replace(holder, offered_to=None, offer=SeatInvitation())
    return record_agreement(
        table,
        seat,
        [Event(words)],
        by,
        now,
        {
            "seated": holder.kind,
            **({"back": True} if returned else {}),
            **({GONE: marks} if (marks := _marks_of(table, seat)) else {}),
        },
        seats=_with_holder(table, holder),
        customs=table.customs.with_strength(seat, strength),
        requests=votes.without_seat(table, seat),
        waits={other: wait for other, wait in table.waits.items() if other != seat},
        settings=_without_settings_of(table, seat) | ({seat: settings} if settings else {}),
    )


def _marks_of(table: TableState, seat: Seat) -> list[str]:
    """By which the last holder of a seat is known again, and told where it went: no id, and no key."""
    held = table.seats[seat]
    known = [held.user_id, held.key_hash] if held.kind == "person" else []
    return [mark_in(table.id, key) for key in known if key]


def mark_in(match_id: str, known_by: str) -> str:
    return keys.digest(f"{match_id}/{known_by}")[:16]


def seat_lost(log: Sequence[MoveRecord], seat: Seat, marks: Collection[str]) -> MoveRecord | None:
    """The row of the log by which those who are known by these marks lost a seat; None: they never did."""
    lost = [row for row in log if row.kind == "note" and row.seat == seat and "seated" in row.about]
    return next((row for row in reversed(lost) if _names_one_of(row.about.get(GONE), marks)), None)


def _names_one_of(gone: object, marks: Collection[str]) -> bool:
    return isinstance(gone, list) and any(mark in gone for mark in marks)


def _with_holder(table: TableState, holder: SeatRecord) -> tuple[SeatRecord, ...]:
    return (*table.seats[: holder.seat], holder, *table.seats[holder.seat + 1 :])


def _without_settings_of(table: TableState, seat: Seat) -> dict[Seat, Settings]:
    return {other: settings for other, settings in table.settings.items() if other != seat}


def _without_history(held: SeatRecord) -> SeatRecord:
    return replace(held, bank=None, expired=0, plans={}, former={})


def seat_at(table: TableState, seat: Seat) -> SeatRecord:
    if not 0 <= seat < len(table.seats):
        raise NoSuchSeat(seat)
    return table.seats[seat]
