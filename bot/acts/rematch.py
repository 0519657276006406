"""A rematch, for everyone who sat at a game that is over."""

from dataclasses import replace
from typing import Any

from bot.acts.act import NO_COMMAND, Act, Actor, Answers, Done
from bot.acts.subjects import AtTable
from bot.acts.table import entrant_of
from bot.series import door
from bot.series.rematch import open_rematch
from bot.series.series_note import server_of
from bot.store.people import holder_id
from bot.table import offers
from engine.text import Text, text


def _sat_there(subject: AtTable, _actor: Actor) -> bool:
    return subject.seat is not None and subject.table.state != "live"


def _cannot_be_here(subject: AtTable, actor: Actor) -> Text | None:
    """A server's table has its rematch there; a private one needs people who are asked again."""
    if server_of(subject.table) != actor.server:
        return text("rematch-elsewhere")
    private = any(noted.get("private") for noted in subject.table.surface.values())
    return text("rematch-private") if private else None


async def _rematch(subject: AtTable, _answers: Answers, actor: Actor) -> Done:
    table, seat, host = subject.table, subject.seat, subject.host
    assert seat is not None, "offered to those who sat at the table"
    match_id, opened = await open_rematch(host, table, seat, actor.place, server_of(table))
    if opened:
        key: str | None = opened.keys[seat]
        return Done(text("rematch-open"), ("table", match_id), seat, key, opener_key=opened.opener_key)
    again, person = await host.table(match_id), holder_id(table.id, table.seats[seat])
    if offers.seat_offered_to(again, person) == seat:
        key = await door.accept_offer(host, again, seat, replace(entrant_of(actor), id=person))
        return Done(text("seat-taken"), ("table", match_id), seat, key)
    if again.seats[seat].kind != "person":
        return Done(text("rematch-without-you"), ("table", match_id))
    return Done(text("rematch-open"), ("table", match_id), seat, await _key_of(subject, match_id))


async def _key_of(subject: AtTable, match_id: str) -> str | None:
    """A key for a player who is known by their seat alone, unless the new seat has changed hands since."""
    assert subject.seat is not None, "offered to those who sat at the table"
    held = (await subject.host.table(match_id)).seats[subject.seat]
    if held.kind != "person" or held.user_id or held.former:
        return None
    return await subject.host.seats.fresh_key(match_id, subject.seat)


REMATCH: Act[Any] = Act(
    "table",
    "rematch",
    _rematch,
    concerns=_sat_there,
    blocked=_cannot_be_here,
    command=NO_COMMAND,
    price="tables",
)
ACTS: tuple[Act[Any], ...] = (REMATCH,)
