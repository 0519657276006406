"""Every press on a message of this bot goes to its handler through one table of verbs."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, TypeAlias, cast

from bot.chat.acts.desk import ActDesk
from bot.chat.commands.commands import Commands
from bot.chat.commands.launching import launch_table
from bot.chat.commands.plan_desk import EVERYWHERE, MARK, Book, SeatOrders, everywhere
from bot.chat.learning.lesson_desk import LessonDesk, is_press_of_lesson
from bot.chat.messages.act_buttons import is_press_of_act
from bot.chat.messages.grammar import BadId, Id, Verb, parse
from bot.chat.messages.layout import modal
from bot.chat.messages.parts import Sheet
from bot.chat.messages.refusal import ChatRefused
from bot.chat.messages.reply import (
    HURRY,
    Interaction,
    fill,
    in_place,
    load_settings,
    locale_of,
    privately,
    theme_of,
)
from bot.chat.questions.ahead import CONDITIONS, is_ahead, look_ahead, with_ahead
from bot.chat.questions.dms import frame_for_dm
from bot.chat.table import place_of, seat_of, user_key, words_at
from bot.table.state import TableState
from bot.typed_text import clean_text
from engine import registry
from engine.text import Seat, text

Handler: TypeAlias = Callable[[Interaction, Id, list[str], dict[str, str]], Awaitable[None]]
"""Handles a press: its id, the values chosen from a menu, the lines written into a modal."""

LOBBY: tuple[Verb, ...] = ("join", "quit", "house", "unhouse", "start", "drop")
PANEL: tuple[Verb, ...] = ("act", "hand", "board", "log", "link")
"""Presses on a public message, answered in a private one."""
ORDERS: tuple[Verb, ...] = ("orders", "order", "always", "once", "unsay")
AHEAD: tuple[Verb, ...] = ("ahead", "unplan", "replan", *CONDITIONS)
REWIND: tuple[Verb, ...] = ("rewind", "rewound")


class Presses:
    def __init__(self, commands: Commands, acts: ActDesk) -> None:
        self._host = commands.host
        self._questions = commands.questions
        self._opening = commands.opening
        self._reading = commands.reading
        self._reports = commands.reports
        self._people = commands.people
        self._rules = commands.rules_desk
        self._plans = commands.desk
        self._rewinding = commands.rewinding
        self._acts = acts
        self._lessons = LessonDesk(commands.host)
        self._handlers: dict[Verb, Handler] = {
            **dict.fromkeys(LOBBY, self._to_lobby),
            **dict.fromkeys(PANEL, self._to_panel),
            **dict.fromkeys((*ORDERS, *AHEAD), self._to_plans),
            **dict.fromkeys(REWIND, self._to_rewinding),
            "open": self._to_activity,
            "replay": self._to_replay,
            "rating": self._to_rating,
            "rule": self._to_rules,
            "rules": self._to_rules,
            "look": self._to_question,
            "undo": self._to_question,
        }

    async def handle_press(self, interaction: Interaction, said: Id, chosen: list[str]) -> None:
        await self._handler(said)(interaction, said, chosen, {})

    async def handle_modal(self, interaction: Interaction) -> None:
        """Handle a modal that was filled in."""
        data = cast(dict[str, Any], interaction.data)
        try:
            said = parse(data["custom_id"])
        except BadId:
            raise ChatRefused(text("chat-old-button")) from None
        await self._handler(said)(interaction, said, [], dict(written_lines(data["components"])))

    def _handler(self, said: Id) -> Handler:
        """The handler of a verb; presses of a form go by its token: an act, an order, a question."""
        if is_press_of_lesson(said):
            return self._lessons.handle_press
        if is_press_of_act(said):
            return self._acts.handle_press
        if said.token.startswith(MARK):
            return self._to_plans
        return self._handlers.get(said.verb, self._to_question)

    # --- the lobby and the panel of a table

    async def _to_lobby(
        self, interaction: Interaction, said: Id, _chosen: list[str], _lines: dict[str, str]
    ) -> None:
        await self._opening.handle_press(interaction, said)

    async def _to_panel(
        self, interaction: Interaction, said: Id, _chosen: list[str], _lines: dict[str, str]
    ) -> None:
        await privately(interaction)
        sheet = await self._panel_sheet(interaction, said)
        await fill(interaction, sheet)
        table = await self._host.tables.at_hand(said.table)
        seat = seat_of(table, interaction.user.id)
        if seat is not None:
            self._questions.presence.mark_there(said.table, seat)
        if said.verb == "act" and seat is not None:
            waited_for = seat in table.waits_for()
            self._questions.presence.mark_shown(said.table, seat, sheet, waited_for=waited_for)

    async def _panel_sheet(self, interaction: Interaction, said: Id) -> Sheet:
        table = await self._host.table(said.table)
        locale = locale_of(interaction)
        match said.verb:
            case "hand":
                return await self._reading.hand(table, _seat(table, interaction), locale)
            case "board":
                seat = seat_of(table, interaction.user.id)
                return await self._reading.board(table, seat, locale, theme_of(interaction))
            case "log":
                return await self._reading.log(table, seat_of(table, interaction.user.id), locale)
            case "link":
                return await self._reading.link(table, _seat(table, interaction), locale)
            case _:
                seat = _seat(table, interaction)
                asked = await self._questions.sheet(table, seat, locale)
                return await with_ahead(asked, self._host, table, seat, words_at(table, locale))

    async def _to_activity(
        self, interaction: Interaction, said: Id, _chosen: list[str], _lines: dict[str, str]
    ) -> None:
        await launch_table(self._host, interaction, said)

    async def _to_replay(
        self, interaction: Interaction, said: Id, _chosen: list[str], _lines: dict[str, str]
    ) -> None:
        await privately(interaction)
        await self._reports.send_replay(interaction, await self._host.table(said.table))

    async def _to_rating(
        self, interaction: Interaction, said: Id, _chosen: list[str], _lines: dict[str, str]
    ) -> None:
        """The leaderboard of the title that was played, on this server."""
        table = await self._host.tables.at_hand(said.table)
        await self._people.rating(interaction, table.title, None, everywhere=False)

    async def _to_rules(
        self, interaction: Interaction, said: Id, chosen: list[str], _lines: dict[str, str]
    ) -> None:
        """A paragraph of the rules; `table` names the title."""
        await (privately if said.verb == "rule" else in_place)(interaction)
        name = chosen[0] if chosen else said.arg
        if said.table not in registry.titles():
            raise ChatRefused(text("chat-old-button"))
        await fill(interaction, await self._rules.sheet(said.table, name, locale_of(interaction)))

    async def _to_rewinding(
        self, interaction: Interaction, said: Id, chosen: list[str], _lines: dict[str, str]
    ) -> None:
        await in_place(interaction)
        table = await self._host.table(said.table)
        sheet = await self._rewinding.handle_press(table, interaction, said, chosen, locale_of(interaction))
        await fill(interaction, sheet)

    # --- questions

    async def _to_question(
        self, interaction: Interaction, said: Id, chosen: list[str], lines: dict[str, str]
    ) -> None:
        if said.verb == "fill":
            await self._write_answer(interaction, said)
            return
        await in_place(interaction)
        table = await self._host.tables.at_hand(said.table)
        seat = _seat(table, interaction)
        if said.seat is not None and said.seat != seat:
            raise ChatRefused(text("chat-wrong-seat"))
        presence = self._questions.presence
        with presence.pressing(table.id, seat):
            sheet = await self._answer_sheet(table, seat, said, chosen, lines, locale_of(interaction))
            await fill(interaction, _with_table_in_dm(interaction, sheet, table))
            after = await self._host.tables.at_hand(table.id)
            presence.mark_shown(table.id, seat, sheet, waited_for=seat in after.waits_for())

    async def _answer_sheet(
        self, table: TableState, seat: Seat, said: Id, chosen: list[str], lines: dict[str, str], locale: str
    ) -> Sheet:
        match said.verb:
            case "look":
                return await self._questions.sheet(await self._host.table(table.id), seat, locale)
            case "undo":
                return await self._questions.undo(table, seat, locale)
            case _:
                return await self._questions.press(table, seat, said, chosen, lines, locale)

    async def _write_answer(self, interaction: Interaction, said: Id) -> None:
        """Open a modal, which has to be the first response, from what is in memory."""
        await load_settings(interaction)
        async with asyncio.timeout(HURRY):
            table = await self._host.tables.at_hand(said.table)
            seat = _seat(table, interaction)
            paper = await self._questions.paper(table, said, seat, locale_of(interaction))
        if paper is not None:
            await interaction.response.send_modal(modal(paper))
            return
        await in_place(interaction)
        table = await self._host.table(said.table)
        complaint = text("refuse-stale")
        sheet = await self._questions.sheet(table, seat, locale_of(interaction), complaint=complaint)
        await fill(interaction, _with_table_in_dm(interaction, sheet, table))

    # --- plans and standing orders

    async def _to_plans(
        self, interaction: Interaction, said: Id, chosen: list[str], lines: dict[str, str]
    ) -> None:
        if said.verb == "fill":
            await self._write_plan(interaction, said)
            return
        await in_place(interaction)
        book, person = await self._book(interaction, said, chosen), user_key(interaction.user.id)
        sheet = await self._plans.handle_press(book, person, said, chosen, lines, locale_of(interaction))
        await fill(interaction, sheet)

    async def _book(self, interaction: Interaction, said: Id, chosen: list[str]) -> Book:
        """What one's seat foresees, its standing orders, or those for every table of a title."""
        title = (chosen or [""])[0] if said.table == EVERYWHERE else said.table
        if said.table == EVERYWHERE or title in registry.titles():
            return await everywhere(self._host, user_key(interaction.user.id), title)
        table = await self._host.table(said.table)
        if said.verb in AHEAD or is_ahead(said.token):
            return await look_ahead(self._host, table, _seat(table, interaction))
        return SeatOrders(self._host, table, _seat(table, interaction))

    async def _write_plan(self, interaction: Interaction, said: Id) -> None:
        await load_settings(interaction)
        async with asyncio.timeout(HURRY):
            book = await self._book(interaction, said, [])
            person = user_key(interaction.user.id)
            paper = await self._plans.paper(book, person, said, locale_of(interaction))
        if paper is not None:
            await interaction.response.send_modal(modal(paper))
            return
        await in_place(interaction)
        await fill(interaction, self._plans.sheet(book, locale_of(interaction), text("refuse-stale")))


def _with_table_in_dm(interaction: Interaction, sheet: Sheet, table: TableState) -> Sheet:
    """The sheet; in a DM with the name of its table."""
    place = place_of(table)
    if interaction.guild_id is None and place is not None:
        return frame_for_dm(sheet, table, place, locale_of(interaction))
    return sheet


def _seat(table: TableState, interaction: Interaction) -> Seat:
    seat = seat_of(table, interaction.user.id)
    if seat is None:
        raise ChatRefused(text("chat-not-playing"))
    return seat


def written_lines(components: list[dict[str, Any]]) -> list[tuple[str, str]]:
    """The written lines, each with its key."""
    return [
        (inner["custom_id"], clean_text(inner.get("value") or ""))
        for component in components
        for inner in [component.get("component"), *component.get("components", [])]
        if inner and "custom_id" in inner
    ]
