"""What a call says: one sentence as reminders say it, and the way to the question.

A device is told nothing of the game; a daily mail says what changed on the boards, as spectators see it."""

from dataclasses import dataclass, replace
from typing import Protocol

from bot.host import catchup, next_up, reminders
from bot.host.failures import contained
from bot.host.following import news_of
from bot.host.host import Host
from bot.host.outbox import Undeliverable
from bot.store.records import Contact, SeatRecord
from bot.surfaces import reads_pages
from bot.table import offers
from bot.table.errors import NoSuchMatch
from bot.table.letters import (
    Digest,
    DueLetter,
    GameFollowed,
    NextInTurn,
    Reminder,
    SeatOffered,
    SeriesMessage,
)
from bot.table.state import TableState
from bot.web.http.held_seats import base_of, seat_path
from engine.text import Seat
from render.words import Words

DAY = 24 * 3600.0
MOST_TABLES, MOST_CHANGES = 3, 5
"""At how many tables a mail looks closer, and how many lines it says of each."""


@dataclass(frozen=True, slots=True)
class Message:
    """A call as every way of calling sends it."""

    sentence: str
    about: str
    """A later call about the same replaces an earlier one."""
    path: str
    """Where the question is, on this host."""
    urgent: bool
    useful_for: float
    """Seconds after which it is better not shown at all."""
    locale: str
    nonce: str
    """Of the letter: the same for every try."""
    more: tuple[str, ...] = ()
    """What a mail says besides, a line each."""
    title: str = ""
    """The game as its reader calls it; empty: it is about several."""
    game: str | None = None
    """The same as programs call it."""
    table: str | None = None
    due: float | None = None
    """When the time for an answer ends."""


class Way(Protocol):
    """A way to call: Undeliverable where it never will arrive, any other error where it may later."""

    async def call(self, contact: Contact, message: Message) -> None: ...


async def compose(host: Host, contact: Contact, due: DueLetter) -> Message:
    """What a letter says at a contact; Undeliverable when nothing waits there any more."""
    locale = (await host.people.settings(contact.person)).locale or contact.locale
    match due.letter:
        case Reminder() as reminder:
            table = await waiting_table(host, due.match_id or "", reminder)
            if table.seats[reminder.seat].user_id != contact.person:
                raise Undeliverable("the seat has another holder")
            return _reminder(host, table, reminder, locale, due.nonce)
        case SeatOffered(seat):
            return await _invitation(host, contact, due, seat, locale)
        case Digest() as digest:
            return await _digest(host, contact, digest, locale, due.nonce)
        case GameFollowed(match_id) as followed:
            table = await _table(host, match_id)
            sentence = news_of(table, followed, table.words(locale))
            about, path = f"{match_id}.followed", f"/t/{match_id}"
            return _of_table(table, Message(sentence, about, path, False, DAY, locale, due.nonce))
        case NextInTurn(match_id, seat) as coming:
            table = await _table(host, match_id)
            if not next_up.still_next(table, coming, contact.person):
                raise Undeliverable("they are asked already")
            sentence = Words(locale)("next-up", title=table.match.game.local_name)
            about, path = f"{match_id}.next", _seat_page(table, seat)
            return _of_table(table, Message(sentence, about, path, False, DAY, locale, due.nonce))
        case SeriesMessage(series_id, letter_text):
            sentence = Words(locale).say(letter_text).replace("**", "")
            return Message(
                sentence, f"{series_id}.message", f"/leagues/{series_id}", False, DAY, locale, due.nonce
            )
        case other:
            raise Undeliverable(f"{type(other).__name__} calls nobody")


async def _table(host: Host, match_id: str) -> TableState:
    try:
        return await host.table(match_id)
    except NoSuchMatch as error:
        raise Undeliverable("the match is gone") from error


async def offered_seat(host: Host, match_id: str, seat: Seat) -> SeatRecord:
    """The seat that an invitation speaks of; Undeliverable when it was answered."""
    table = await _table(host, match_id)
    offer = next((offered for offered in offers.offered_seats(table) if offered.seat == seat), None)
    if offer is None:
        raise Undeliverable("the invitation was answered")
    return offer


async def _invitation(host: Host, contact: Contact, due: DueLetter, seat: Seat, locale: str) -> Message:
    match_id = due.match_id or ""
    if (await offered_seat(host, match_id, seat)).offered_to != contact.person:
        raise Undeliverable("the seat is offered to another person")
    table = await host.table(match_id)
    sentence = Words(locale)("page-offer-call", title=table.match.game.local_name)
    about, path = f"{match_id}.offer", f"/t/{match_id}/time"
    return _of_table(table, Message(sentence, about, path, False, DAY, locale, due.nonce))


async def waiting_table(host: Host, match_id: str, reminder: Reminder) -> TableState:
    """The table whose question a reminder speaks of; Undeliverable when it is answered, or paused."""
    table = await _table(host, match_id)
    if table.state != "live" or table.paused is not None or not reminders.still_due(table, reminder):
        raise Undeliverable("there is nothing to remind of")
    if reminders.is_muted(table, reminder.seat):
        raise Undeliverable("they want no reminders until their next turn")
    return table


def _reminder(host: Host, table: TableState, reminder: Reminder, locale: str, nonce: str) -> Message:
    key = f"page-remind-{reminder.stage}"
    sentence = reminders.reminder_sentence(key, table, reminder.seat, Words(locale))
    left = DAY if reminder.due is None else max(60.0, reminder.due - host.clock.now())
    about, path = f"{table.id}.{reminder.seat}", _seat_page(table, reminder.seat)
    message = Message(sentence, about, path, reminder.stage == "last", min(left, DAY), locale, nonce)
    return _of_table(table, replace(message, due=reminder.due))


def _seat_page(table: TableState, seat: Seat) -> str:
    """Where the holder of a seat finds its question; people of a chat have no key to the page of a seat."""
    return base_of(table.id, seat if reads_pages(table.seats[seat].user_id) else None)


def _of_table(table: TableState, message: Message) -> Message:
    """The message with the names of the game and the table that it is about."""
    title = Words(message.locale).say(table.match.game.local_name)
    return replace(message, title=title, game=table.title, table=table.id)


async def _digest(host: Host, contact: Contact, digest: Digest, locale: str, nonce: str) -> Message:
    waiting = [(question.match_id, question.seat) for question in digest.waiting]
    held = {
        (question.match_id, question.seat)
        for question in await host.store.matches.waiting_for(contact.person)
    }
    left = [question for question in waiting if question in held]
    if not left:
        raise Undeliverable("nothing waits any more")
    sentence = Words(locale)("page-digest", count=len(left))
    path = seat_path(*left[0]) if len(left) == 1 and reads_pages(contact.person) else "/games"
    more = await _changes_by_table(host, left[:MOST_TABLES], locale) if contact.kind == "mail" else ()
    return Message(sentence, "digest", path, False, DAY, locale, nonce, more)


async def _changes_by_table(host: Host, waiting: list[tuple[str, Seat]], locale: str) -> tuple[str, ...]:
    """What changed at these tables since the reader's own moves, as everyone may see it."""
    lines = []
    for match_id, seat in waiting:
        with contained("digest-without-changes", match=match_id):
            name = Words(locale).say((await host.table(match_id)).match.game.local_name)
            changed = await catchup.changes_since(host, match_id, seat, locale, public=True)
            lines += [f"{name}: {line}" for line in changed[:MOST_CHANGES]]
    return tuple(lines)
