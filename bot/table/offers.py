"""Seats that are offered: one invitation, no clock and no result until the person has agreed.

Nobody is named at the table before they accept.
"""

from collections.abc import Sequence
from dataclasses import replace

from bot import keys
from bot.store.records import By, Document, Kind, MoveRecord, SeatInvitation, SeatRecord
from bot.table import seating, substitutes
from bot.table.changes import Change, Changeable, record_agreement
from bot.table.errors import NotLive, Over
from bot.table.seating import SeatSpec
from bot.table.state import TableState
from bot.table.substitutes import CannotSit, Peopled
from engine.core import Event
from engine.text import Seat, SeatName, Text, text
from render.words import Words

LASTS = 3 * 86400.0
"""Seconds until an invitation lapses."""
GATHERS = "gathers"
"""Under which a table notes until when its clocks rest for those who are invited."""


def with_offer(seat: SeatRecord, spec: SeatSpec, now: float, declined: Kind) -> SeatRecord:
    """The seat, offered to a person; `declined`: what becomes of it if nobody holds it and they decline."""
    offer = SeatInvitation(
        name=seating.clean_name(spec.name) or seat.name,
        locale=spec.locale,
        until=now + LASTS,
        declined=declined,
    )
    return replace(seat, offered_to=spec.user_id, offer=offer)


def offered_seats(table: TableState) -> list[SeatRecord]:
    """The seats whose invitation is not answered yet."""
    return [seat for seat in table.seats if seat.offered_to] if table.state == "live" else []


def seat_offered_to(table: TableState, person_id: str) -> Seat | None:
    """The seat that is offered to this person."""
    return next((seat.seat for seat in offered_seats(table) if seat.offered_to == person_id), None)


def newly_offered(before: TableState | None, after: TableState) -> list[SeatRecord]:
    """The seats that were offered to a person with this change."""
    known = {seat.seat: seat.offered_to for seat in before.seats} if before else {}
    return [seat for seat in offered_seats(after) if known.get(seat.seat) != seat.offered_to]


def offer_seat(
    table: TableState, seat: Seat, spec: SeatSpec, words: Text, now: float, declined: Kind = "open"
) -> Change:
    """A seat offered to a person; who holds it, holds it until they accept."""
    held = substitutes.seat_at(table, seat)
    if table.state != "live":
        raise Over if table.state == "over" else NotLive
    if substitutes.has_conceded(held):
        raise CannotSit(text("async-seat-conceded", who=held.name))
    if any(seat.user_id == spec.user_id and seat.kind == "person" for seat in table.seats):
        raise CannotSit(text("moderated-sits-already", name=spec.name))
    if seat_offered_to(table, spec.user_id or "") is not None:
        raise CannotSit(text("offer-already", name=spec.name))
    offered = with_offer(held, spec, now, declined)
    return _with_seat(table, offered, [Event(words)], "host", now, {"offered": True})


async def accept(host: Peopled, match_id: str, seat: Seat, person_id: str, account: str | None) -> str:
    """Sit down on an offered seat; the key is told here and never again.

    `account` is who they are at this table: somebody known by a seat of an earlier game has none.
    """
    key = keys.new_key()
    settings = await host.people.stored_settings(account) if account else None

    def sit_down(table: TableState, now: float, _log: Sequence[MoveRecord]) -> Change:
        held = _check_offer(table, seat, person_id)
        spec = SeatSpec(held.offer["name"], user_id=account, locale=held.offer["locale"])
        change = substitutes.give_seat(table, seat, spec, key, settings, now, by="person")
        words = text("offer-accepted", name=spec.name, whom=held.name)
        return _end_gathering(replace(change, events=[Event(words)]))

    await host.change(match_id, sit_down)
    return key


async def decline(host: Changeable, match_id: str, seat: Seat, person_id: str) -> None:
    """Decline an offered seat; nothing else happens to the person."""

    def refuse(table: TableState, now: float, _log: Sequence[MoveRecord]) -> Change:
        return _without_offer(table, _check_offer(table, seat, person_id), "offer-declined", now)

    await host.change(match_id, refuse)


async def lapse(host: Changeable, match_id: str, seat: Seat) -> None:
    """An invitation ends that was not answered in time."""

    def end(table: TableState, now: float, _log: Sequence[MoveRecord]) -> Change:
        held = substitutes.seat_at(table, seat)
        if not held.offered_to or held.offer["until"] > now:
            raise CannotSit(text("offer-gone"))
        return _without_offer(table, held, "offer-lapsed", now)

    await host.change(match_id, end)


def _check_offer(table: TableState, seat: Seat, person_id: str) -> SeatRecord:
    held = substitutes.seat_at(table, seat)
    if table.state != "live" or not held.offered_to or held.offered_to != person_id:
        raise CannotSit(text("offer-gone"))
    return held


def _without_offer(table: TableState, held: SeatRecord, key: str, now: float) -> Change:
    """An invitation that came to nothing; at a table that gathers, the bot plays there."""
    rest = replace(held, offered_to=None, offer=SeatInvitation())
    if held.kind == "open":
        rest = replace(rest, kind=held.offer["declined"])
    if rest.kind != held.kind:
        strength = table.strength_of(held.seat)
        bot = SeatSpec(kind="house", strength=strength)
        rest = replace(rest, name=seating.default_name(Words(table.locale), bot, held.seat))
    words = text(key, whom=SeatName(held.seat))
    about = {"seated": rest.kind} if rest.kind != held.kind else {}
    return _end_gathering(_with_seat(table, rest, [Event(words)], "person", now, about))


def _end_gathering(change: Change) -> Change:
    """The clocks of a table that waited for its people run once the last of them has answered."""
    after = change.table
    if not gathers(after) or any(seat.offered_to for seat in after.seats):
        return change
    return replace(change, table=replace(after, paused=None))


def gathers(table: TableState) -> bool:
    """Whether a rematch waits for its people; its note says until when."""
    noted = any(note.get(GATHERS) == table.paused for note in table.surface.values())
    return table.paused is not None and noted


def _with_seat(
    table: TableState, seat: SeatRecord, events: list[Event], by: By, now: float, about: Document
) -> Change:
    seats = tuple(seat if other.seat == seat.seat else other for other in table.seats)
    return record_agreement(table, seat.seat, events, by, now, about, seats=seats)
