"""Reminders as messages: one at a time, in the thread or by DM as each person has set."""

from dataclasses import replace

import structlog

from bot.chat.letters.panel import act_button
from bot.chat.markdown import clip
from bot.chat.marks import Mention, Moment
from bot.chat.messages.delivery import Delivery, Sent
from bot.chat.messages.outcomes import Closed, Gone
from bot.chat.messages.parts import LABEL, MOST_ITEMS, Button, Buttons, Link, Say, Sheet, rows
from bot.chat.table import Place, place_of, user_of, words_at
from bot.host import reminders
from bot.host.host import Host
from bot.host.outbox import Undeliverable
from bot.store.notes import Note, NoteKind
from bot.surfaces import Surface
from bot.table.errors import NoSuchMatch
from bot.table.letters import Digest, DueLetter, Reminder
from bot.table.state import TableState
from data import catalogue
from engine import codec
from engine.text import Seat
from render.words import Words

log = structlog.get_logger(__name__)


class ReminderSender:
    """Sends reminders and digests, as each person has set."""

    def __init__(self, host: Host, surface: Surface, delivery: Delivery) -> None:
        self._host = host
        self._surface = surface
        self._delivery = delivery

    async def send_reminder(self, due: DueLetter, reminder: Reminder) -> None:
        seat = reminder.seat
        table = await self._table(due.match_id or "")
        user, place = user_of(table, seat, self._surface), place_of(table, self._surface)
        if user is None or not reminders.still_due(table, reminder):
            raise Undeliverable("there is nothing to remind of")
        await self._delete_last_reminder(table, seat)
        if place is None:  # the table has no room here: nothing was said of the question so far
            reminder = replace(reminder, how="dm")
        ways = [
            way
            for way in ("ping", "dm")
            if reminder.how in (way, "both") and not (place and _told_already(table, reminder, way))
        ]
        sent = [
            message
            for way in ways
            if (message := await self._remind(way, table, user, place, reminder, due.nonce)) is not None
        ]
        if ways == ["ping"] and not sent:
            by_dm = await self._remind("dm", table, user, place, replace(reminder, how="dm"), due.nonce)
            sent = [by_dm] if by_dm is not None else []
        messages = [[message.room, message.message] for message in sent]
        await self._host.store.notes.set(self._note(table, seat), messages)

    async def _remind(
        self, how: str, table: TableState, user: str, place: Place | None, reminder: Reminder, nonce: str
    ) -> Sent | None:
        """Send a reminder one way; None where it cannot arrive: DMs closed, thread gone.

        Each way has a nonce of its own: of two messages with the same one, a platform drops the second.
        """
        words = words_at(table, table.locale_of(reminder.seat) if how == "dm" else None)
        when = words("chat-remind-due", when=Moment(reminder.due)) if reminder.due else ""
        key = f"chat-remind-{reminder.stage}"
        sentence = reminders.reminder_sentence(key, table, reminder.seat, words, when=when)
        nonce = f"{nonce}{how}"
        try:
            if how == "ping" and place:
                sheet = Sheet((Say(f"{Mention(user)} {sentence}"), Buttons((act_button(table, words),))))
                return await self._delivery.to_room(place.channel, sheet, nonce, mentions=[user])
            to_table = [Link(place.link(), words("chat-to-table"))] if place else []
            sheet = Sheet((Say(sentence), Buttons((act_button(table, words), *to_table))))
            return await self._delivery.to_person(user, sheet, nonce, loud=reminder.how == "dm")
        except (Gone, Closed):
            return None

    async def _delete_last_reminder(self, table: TableState, seat: Seat) -> None:
        """Delete the last reminder of the seat: a new one replaces it."""
        noted = await self._host.store.notes.get(self._note(table, seat))
        for channel, message in codec.decode(list[tuple[str, str]], noted or [], "the last reminder"):
            await self._delivery.delete(channel, message)

    def _note(self, table: TableState, seat: Seat) -> Note:
        name = f"{table.id}/{seat}/{self._surface.name}"
        return NoteKind.REMINDER(name, match_id=table.id, person=table.seats[seat].user_id)

    async def send_digest(self, letter: DueLetter, digest: Digest) -> None:
        user = self._surface.user_id(letter.address)
        if user is None:
            raise Undeliverable("nobody of this surface")
        lines: list[str] = []
        acts: dict[str, Button | Link] = {}
        words = Words(catalogue.SOURCE)
        for match_id, seat, due in digest.waiting:
            try:
                table = await self._host.table(match_id)
            except NoSuchMatch:
                continue
            if seat not in table.waits or user_of(table, seat, self._surface) != user:
                continue
            words = words_at(table, table.locale_of(seat))
            when = f" · {Moment(due)}" if due else ""
            place, name = place_of(table, self._surface), words.say(table.match.game.local_name)
            lines.append(f"- {f'[{name}]({place.link()})' if place else name}{when}")
            act = act_button(table, words)
            acts[table.id] = replace(
                act, label=clip(f"{act.label} · {words.say(table.match.game.local_name)}", LABEL)
            )
        if not lines:
            raise Undeliverable("nothing waits any more")
        head = Say(words("chat-digest-head", count=len(lines)))
        sheet = Sheet((head, Say("\n".join(lines[:MOST_ITEMS])), *rows([*acts.values()][:MOST_ITEMS])))
        try:
            await self._delivery.to_person(user, sheet, letter.nonce, loud=True)
        except Closed as error:
            raise Undeliverable("takes no DMs") from error

    async def _table(self, match_id: str) -> TableState:
        try:
            return await self._host.table(match_id)
        except NoSuchMatch as error:
            raise Undeliverable("the match is gone") from error


def _told_already(table: TableState, reminder: Reminder, how: str) -> bool:
    """Whether the ping in the thread or the DM of a secret question has said the same already."""
    seat = reminder.seat
    if reminder.stage != "arrived":
        return False
    if how == "ping":
        return pings_in_thread(table, seat, table.waits[seat].since)
    decision = table.decision(seat)
    return decision is None or decision.secret


def pings_by_dm_only(table: TableState, seat: Seat, now: float) -> bool:
    """Whether this person is reminded by DM alone at that moment."""
    wished = table.settings_of(seat)
    return wished.remind == "dm" and wished.digest is None and table.calendar_of(seat).rest(now) is None


def pings_in_thread(table: TableState, seat: Seat, now: float) -> bool:
    """Whether this person wants to be pinged in the thread at that moment."""
    wished = table.settings_of(seat)
    awake = table.calendar_of(seat).rest(now) is None
    return awake and wished.remind in ("ping", "both") and wished.digest is None
