"""Every press on a message of this bot goes to its handler through one table of verbs."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import TypeAlias

from bot.chat.acts.desk import ActDesk
from bot.chat.learning.lesson_desk import LessonDesk, is_press_of_lesson
from bot.chat.messages.act_buttons import is_press_of_act
from bot.chat.messages.caller import HURRY, Caller, Press
from bot.chat.messages.grammar import Id, Verb
from bot.chat.messages.parts import Sheet
from bot.chat.messages.refusal import ChatRefused
from bot.chat.pages.commands import Commands
from bot.chat.pages.plan_desk import AHEAD, MARK, ORDERS
from bot.chat.pages.which_game import own_seat
from bot.chat.questions.ahead import with_ahead
from bot.chat.questions.question_desk import frame_elsewhere
from bot.chat.table import place_of, seat_of, words_at
from bot.host.activity_launches import remember_launch
from bot.table.state import TableState
from engine import registry
from engine.text import Seat, text

Handler: TypeAlias = Callable[[Caller, Press], Awaitable[None]]

LOBBY: tuple[Verb, ...] = ("join", "quit", "house", "unhouse", "start", "drop")
PANEL: tuple[Verb, ...] = ("answer", "hand", "board", "words", "log", "link", "try")
"""Presses on a public message, answered in a private one."""
REWIND: tuple[Verb, ...] = ("rewind", "rewound")


class Presses:
    def __init__(self, commands: Commands, acts: ActDesk) -> None:
        self._host = commands.host
        self._questions = commands.questions
        self._reading = commands.reading
        self._reports = commands.reports
        self._people = commands.people
        self._rules = commands.rules_desk
        self._plans = commands.desk
        self._acts = acts
        self._lessons = LessonDesk(commands.host)
        self._handlers: dict[Verb, Handler] = {
            **dict.fromkeys(LOBBY, commands.opening.handle_press),
            **dict.fromkeys(PANEL, self._to_panel),
            **dict.fromkeys((*ORDERS, *AHEAD), self._plans.handle_press),
            **dict.fromkeys(REWIND, commands.rewinding.handle_press),
            "next": self._to_next,
            "open": self._open_inside,
            "replay": self._to_replay,
            "rating": self._to_rating,
            "rule": self._to_rules,
            "rules": self._to_rules,
        }

    async def handle_press(self, caller: Caller, press: Press) -> None:
        await self._handler(press.id)(caller, press)

    def _handler(self, press: Id) -> Handler:
        """The handler of a verb; presses of a form go by its token: an act, an order, a question."""
        if is_press_of_lesson(press):
            return self._lessons.handle_press
        if is_press_of_act(press):
            return self._acts.handle_press
        if press.token.startswith(MARK):
            return self._plans.handle_press
        return self._handlers.get(press.verb, self._to_question)

    def is_of_question(self, press: Id) -> bool:
        """Whether a press belongs to the answer to what a seat is asked in its game."""
        return bool(press.token) and press.seat is not None and self._handler(press) == self._to_question

    # --- the panel of a table

    async def _to_panel(self, caller: Caller, press: Press) -> None:
        await caller.reply_privately()
        sheet = await self._panel_sheet(caller, press.id)
        await caller.show(sheet)
        table = await self._host.tables.at_hand(press.id.table)
        seat = seat_of(table, caller.key)
        if seat is not None:
            self._questions.presence.mark_there(table.id, seat)
        if press.id.verb == "answer" and seat is not None:
            waited_for = seat in table.waits_for()
            self._questions.presence.mark_shown(table.id, seat, sheet, waited_for=waited_for)

    async def _panel_sheet(self, caller: Caller, press: Id) -> Sheet:
        table = await self._host.table(press.table)
        seat, locale = seat_of(table, caller.key), caller.locale
        match press.verb:
            case "board":
                return await self._reading.board(table, seat, locale, caller.theme)
            case "words":
                return await self._reading.words(table, seat, locale)
            case "log":
                return await self._reading.log(table, seat, locale)
            case "hand":
                return await self._reading.hand(table, own_seat(table, caller), locale)
            case "link":
                return await self._reading.link(table, own_seat(table, caller), locale)
            case "try":
                return await self._reading.tryout(table, own_seat(table, caller), locale, caller.theme)
            case _:
                seat = own_seat(table, caller)
                asked = await self._questions.sheet(table, seat, locale)
                return await with_ahead(asked, self._host, table, seat, words_at(table, locale))

    async def _open_inside(self, caller: Caller, press: Press) -> None:
        """Open the pressed table inside the platform, which asks us a moment later which one it was."""
        async with asyncio.timeout(HURRY):
            table = await self._host.tables.at_hand(press.id.table)
            await remember_launch(self._host, caller.key, table.id)
        await caller.launch()

    async def _to_replay(self, caller: Caller, press: Press) -> None:
        await caller.reply_privately()
        await self._reports.send_replay(caller, await self._host.table(press.id.table))

    async def _to_rating(self, caller: Caller, press: Press) -> None:
        """The leaderboard of the title that was played, on this server."""
        table = await self._host.tables.at_hand(press.id.table)
        await self._people.show_rating(caller, table.title, None, everywhere=False)

    async def _to_rules(self, caller: Caller, press: Press) -> None:
        """A paragraph of the rules; `table` names the title."""
        await (caller.reply_privately if press.id.verb == "rule" else caller.reply_in_place)()
        title = press.id.table
        if title not in registry.titles():
            raise ChatRefused(text("chat-old-button"))
        await caller.show(await self._rules.sheet(title, press.choice or press.id.arg, caller.locale))

    # --- questions

    async def _to_question(self, caller: Caller, press: Press) -> None:
        if press.id.verb == "fill":
            await self._open_form(caller, press.id)
            return
        await caller.reply_in_place()
        table = await self._host.tables.at_hand(press.id.table)
        seat = own_seat(table, caller)
        if press.id.seat not in (None, seat):
            raise ChatRefused(text("chat-wrong-seat"))
        presence = self._questions.presence
        with presence.pressing(table.id, seat):
            sheet = await self._answer_sheet(table, seat, press, caller.locale)
            await caller.show(_framed_elsewhere(caller, sheet, table))
            after = await self._host.tables.at_hand(table.id)
            presence.mark_shown(table.id, seat, sheet, waited_for=seat in after.waits_for())

    async def _to_next(self, caller: Caller, press: Press) -> None:
        """The most urgent question of another table; where none waits any longer, this table as it stands."""
        await caller.reply_in_place()
        waiting = await self._host.people.other_tables_waiting(caller.key, press.id.table)
        table = await self._host.table(waiting[0] if waiting else press.id.table)
        seat = own_seat(table, caller)
        sheet = await self._questions.sheet(table, seat, caller.locale)
        await caller.show(_framed_elsewhere(caller, sheet, table))
        self._questions.presence.mark_shown(table.id, seat, sheet, waited_for=seat in table.waits_for())

    async def _answer_sheet(self, table: TableState, seat: Seat, press: Press, locale: str) -> Sheet:
        match press.id.verb:
            case "look":
                return await self._questions.sheet(await self._host.table(table.id), seat, locale)
            case "undo":
                return await self._questions.undo(table, seat, locale)
            case _:
                return await self._questions.press(table, seat, press, locale)

    async def _open_form(self, caller: Caller, press: Id) -> None:
        """Open a form, which has to be the first answer, from what is in memory."""
        await caller.load_settings()
        async with asyncio.timeout(HURRY):
            table = await self._host.tables.at_hand(press.table)
            seat = own_seat(table, caller)
            paper = await self._questions.paper(table, press, seat, caller.locale)
        if paper is not None:
            await caller.ask(paper)
            return
        await caller.reply_in_place()
        table = await self._host.table(press.table)
        sheet = await self._questions.sheet(table, seat, caller.locale, complaint=text("refuse-stale"))
        await caller.show(_framed_elsewhere(caller, sheet, table))


def _framed_elsewhere(caller: Caller, sheet: Sheet, table: TableState) -> Sheet:
    """The sheet; away from the room of its table with the name of it."""
    place = place_of(table, caller.surface)
    if place is not None and caller.room == place.channel:
        return sheet
    return frame_elsewhere(sheet, table, place, caller.locale)
