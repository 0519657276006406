"""The bot on Matrix: what is typed, reacted and voted in its rooms, one after the other for each room."""

from collections.abc import Awaitable
from dataclasses import replace
from itertools import dropwhile

import structlog

from bot.acts.table import VOTE
from bot.chat.chat import Chat
from bot.chat.markdown import clip, escape_text
from bot.chat.messages.caller import Press
from bot.chat.messages.grammar import parse
from bot.chat.messages.guard import run_guarded
from bot.chat.pages.which_game import own_seat
from bot.matrix.api import Api, Json, MatrixError
from bot.matrix.client.describing import Describer
from bot.matrix.client.visits import Visits
from bot.matrix.commands.declared import groups
from bot.matrix.commands.descriptions import describe_commands, invoked_line
from bot.matrix.commands.typed import CommandReader, NoCommand
from bot.matrix.messages.choices import (
    Choice,
    Step,
    UnclearLine,
    choices_of,
    confirming_choice,
    read_line,
    same_step,
    undoing_choice,
)
from bot.matrix.messages.layout import choices_again
from bot.matrix.messages.polls import RESPONSES, read_response
from bot.matrix.messages.writing import SIGN
from bot.matrix.rooms.book import Offered, OpenMessages, RoomBook
from bot.matrix.rooms.caller import MatrixCaller, Service, Typed
from bot.matrix.rooms.delivery import MatrixDelivery
from bot.matrix.rooms.making import MatrixRooms, RoomMaker
from bot.matrix.rooms.outcomes import patiently
from bot.matrix.rooms.widget import TableWidget
from bot.matrix.surface import SURFACE
from bot.series.steward import Steward
from bot.table.state import TableState
from bot.typed_text import clean_text
from data import catalogue
from engine.text import Seat, Text, text
from render.words import Words

log = structlog.get_logger(__name__)

CONFIRM, UNDO = "✅", "↩️"
JUST_NOW = 2.0
"""Seconds after a question in which a number may be meant for the one before it."""


class MatrixBot:
    """Everything that happens in the rooms of the bot goes through `hear`."""

    def __init__(self, steward: Steward, api: Api, public_url: str = "", *, widgets: bool = False) -> None:
        """`widgets`: the browser table at its public address opens inside the rooms of tables."""
        host = self.host = steward.host
        self.api = api
        self.book = RoomBook(host, api)
        widget = TableWidget(host, public_url) if widgets else None
        self.maker = RoomMaker(api, self.book, widget)
        delivery = MatrixDelivery(host, api, self.maker)
        self.service = Service(host, api, self.book, self.maker, delivery)
        self.chat = Chat(steward, SURFACE, delivery, MatrixRooms(self.maker), public_url)
        declared = groups(self.chat)
        self.commands = CommandReader(declared, self.book)
        self.describer = Describer(
            self.service, lambda: describe_commands(declared, self.maker.me, Words(catalogue.SOURCE))
        )
        self.visits = Visits(self.service)

    async def begin(self) -> None:
        """Who we are on this homeserver, what is stored, and what was not told before."""
        self.maker.me = await self.api.whoami()
        await self.book.read()
        await self.chat.opening.recover()
        await self.chat.letters.catch_up()

    # --- what comes in

    async def hear(self, room: str, event: Json) -> None:
        """One event of a room that the bot is in."""
        if "state_key" in event:
            self.book.hear_state(room, event)
            await self.visits.hear_state(room, event)
            if event.get("type") == "m.room.power_levels":
                self.describer.want(room)
        if event.get("sender") == self.maker.me:
            return
        content = event.get("content")
        if not isinstance(content, dict):
            return
        match event.get("type"):
            case "m.room.message":
                await self._hear_message(room, event, content)
            case "m.reaction":
                await self._hear_reaction(room, event, content)
            case kind if kind in RESPONSES:
                await self._hear_vote(room, event, content)
            case "m.room.encrypted":
                await self.visits.hear_encrypted(room, str(event.get("sender")))
            case _:
                return

    async def _hear_message(self, room: str, event: Json, content: Json) -> None:
        relation = content.get("m.relates_to")
        relation = relation if isinstance(relation, dict) else {}
        body = invoked_line(content, self.maker.me) or content.get("body")
        if (
            content.get("msgtype") != "m.text"
            or not isinstance(body, str)
            or relation.get("rel_type") == "m.replace"
        ):
            return
        reply = relation.get("m.in_reply_to")
        replied = str(reply.get("event_id", "")) if isinstance(reply, dict) else ""
        line = clean_text(_without_quote(body) if replied else body).strip()
        direct = self.book.person_in(room)
        if not line or (direct is None and not line.startswith(SIGN)):
            return
        typed = await patiently(lambda: self._read_sender(room, event))
        if typed is None:
            return
        caller = MatrixCaller(self.service, typed)
        if line.startswith(SIGN):
            await run_guarded(caller, self._run_command(caller, typed, line, replied))
        else:
            await run_guarded(caller, self._answer(typed, line, replied))

    async def _read_sender(self, room: str, event: Json) -> Typed | None:
        """Who typed, and what they may do here; None: they are a stranger in a direct room."""
        user, direct = str(event.get("sender", "")), self.book.person_in(room)
        if direct is not None and user != direct:
            return None
        if direct is None:
            await self.maker.take_home(room)
        name = await self.book.name_in(room, user)
        locale = (await self.service.delivery.reader(room)).locale
        typed = Typed(room, str(event["event_id"]), user, name, "", None, direct=bool(direct), locale=locale)
        return typed if direct else await self._at_place(typed, room)

    async def _at_place(self, typed: Typed, place: str) -> Typed:
        """The same in this place, and with their power there."""
        power = await self.book.power(self.book.home_of(place), typed.user)
        return replace(typed, place=place, known=self.book.rooms.get(place), power=power)

    async def _where_asked(self, typed: Typed, offered: Offered) -> Typed:
        """An answer in a direct room counts where its question was asked for, to those still there."""
        if not typed.direct or offered.place not in self.book.rooms:
            return typed
        if not await patiently(lambda: self.book.is_member(offered.place, typed.user)):
            return typed
        return await patiently(lambda: self._at_place(typed, offered.place))

    # --- commands

    async def _run_command(self, caller: MatrixCaller, typed: Typed, line: str, replied: str) -> None:
        await caller.load_settings()
        try:
            work: Awaitable[None] = self.commands.run(caller, line)
        except NoCommand:
            await self._answer(typed, line.removeprefix(SIGN).strip(), replied)
            return
        await work

    # --- answers

    async def _answer(self, typed: Typed, line: str, replied: str) -> None:
        desk = await self.book.desk(typed.room)
        offered = desk.find(replied)
        caller = MatrixCaller(self.service, typed)
        await caller.load_settings()
        if offered is None:
            await caller.tell(text("matrix-nothing-asked"))
            return
        typed = await self._where_asked(typed, offered)
        if offered.paper:
            caller = MatrixCaller(self.service, typed, offered.message)
            lines = _lines(offered.fields, line)
            await self.chat.presses.handle_press(caller, Press(parse(offered.paper), [], lines))
            await self._invite_reaction(caller)
            return
        if not replied and self._came_just_now(desk, offered):
            await self.book.set_desk(typed.room, desk.with_message(replace(offered, sent=0.0)))
            await self._ask_again(caller, typed, offered, text("matrix-just-now"))
            return
        try:
            steps = read_line(line, offered.choices)
        except UnclearLine as unclear:
            reason = text("matrix-unclear", words=escape_text(clip(line, 40)))
            near = replace(offered, choices=list(unclear.near)) if len(unclear.near) > 1 else offered
            await self._ask_again(caller, typed, near, reason)
            return
        if self.chat.presses.is_of_question(steps[0].id):
            table = await self.host.table(steps[0].id.table)
            seat, questions = own_seat(table, caller), self.chat.commands.questions
            means_it = await self._still_means(line, steps, offered, table, seat, caller.locale)
            if questions.came_just_now(table.id, seat) or not means_it:
                changed = await questions.sheet(table, seat, caller.locale, complaint=text("ear-changed"))
                await caller.show(changed)
                return
        await self._press(typed, steps, offered)

    async def _still_means(
        self, line: str, steps: list[Step], offered: Offered, table: TableState, seat: Seat, locale: str
    ) -> bool:
        """Whether a line says the same of what is asked by now as of the message it was typed for."""
        questions, presses = self.chat.commands.questions, self.chat.presses
        listed = {
            (choice.press, choice.value, choice.label)
            for language in {locale, table.locale_of(seat)}
            for choice in choices_of(await questions.asked_now(table, seat, language))
        }
        still = [
            choice
            for choice in offered.choices
            if not presses.is_of_question(choice.id) or (choice.press, choice.value, choice.label) in listed
        ]
        try:
            return read_line(line, still) == steps
        except UnclearLine:
            return False

    def _came_just_now(self, desk: OpenMessages, offered: Offered) -> bool:
        """Whether a question came by itself while someone may have been typing the answer to another's."""
        tables = {choice.id.table for choice in offered.choices}
        others = any(tables.isdisjoint(choice.id.table for choice in sheet.choices) for sheet in desk.offered)
        return others and bool(offered.sent) and self.host.clock.now() - offered.sent < JUST_NOW

    async def _ask_again(self, caller: MatrixCaller, typed: Typed, offered: Offered, why: Text) -> None:
        """One friendly line, and what may be typed."""
        words, shared = caller.words, not typed.direct
        again = choices_again(offered.choices, shared=shared)
        await caller.say(f"{words.say(why)}\n\n{again}")

    async def _press(self, typed: Typed, steps: list[Step], offered: Offered) -> None:
        """One press after the other; only what the last one shows is sent."""
        caller = MatrixCaller(self.service, typed, offered.message)
        for number, step in enumerate(steps):
            last = number == len(steps) - 1
            caller = MatrixCaller(
                self.service, typed, offered.message, quiet=not last or step.lines is not None
            )
            await self.chat.presses.handle_press(caller, step.press)
            if step.lines is not None and caller.asked is not None:
                caller = await self._write(typed, caller, step.lines, offered)
            if last:
                break
            following = same_step(steps[number + 1], choices_of(caller.shown)) if caller.shown else None
            if following is None:
                await self._send_what_is_there(caller)
                return
            steps[number + 1] = following
        await self._invite_reaction(caller)

    async def _write(self, typed: Typed, caller: MatrixCaller, lines: str, offered: Offered) -> MatrixCaller:
        """Write a line into the form that a press has opened."""
        assert caller.asked is not None, "asked only with a form"
        keys = [field.key for field in caller.asked.fields]
        writing = MatrixCaller(self.service, typed, offered.message)
        await self.chat.presses.handle_press(writing, Press(caller.asked.id, [], _lines(keys, lines)))
        return writing

    async def _send_what_is_there(self, caller: MatrixCaller) -> None:
        if caller.shown is not None:
            await caller.send_shown()
        elif caller.asked is not None:
            await caller.send_asked()

    async def _invite_reaction(self, caller: MatrixCaller) -> None:
        """Put the sign below a question that one touch confirms; without it the word does the same."""
        if caller.shown is None or not caller.in_private or not caller.sent_event:
            return
        confirms = [choice for choice in choices_of(caller.shown) if choice.id.verb == "yes"]
        if not confirms:
            return
        content = {
            "m.relates_to": {"rel_type": "m.annotation", "event_id": caller.sent_event, "key": CONFIRM}
        }
        try:
            await self.api.send(caller.room, "m.reaction", content, f"sign.{caller.sent_event}")
        except MatrixError as error:
            log.debug("no-sign", error=str(error))

    # --- polls

    async def _hear_vote(self, room: str, event: Json, content: Json) -> None:
        """An answer to a poll is the vote of who sent it."""
        response = read_response(str(event["type"]), content)
        about = (await self.book.desk(room)).polls.get(response[0]) if response else None
        typed = await patiently(lambda: self._read_sender(room, event)) if about else None
        if response is None or about is None or typed is None:
            return
        table, request = about
        caller = MatrixCaller(self.service, typed)
        await caller.load_settings()
        vote = self.chat.desk.run_command(caller, VOTE, table, {"request": request, "agree": response[1]}, {})
        await run_guarded(caller, vote)

    # --- reactions

    async def _hear_reaction(self, room: str, event: Json, content: Json) -> None:
        relation = content.get("m.relates_to")
        if not isinstance(relation, dict):
            return
        sign, message = str(relation.get("key", "")), str(relation.get("event_id", ""))
        offered = (await self.book.desk(room)).find(message)
        if offered is None or offered.paper:
            return
        choice = _choice_meant_by(sign, offered.choices)
        typed = await patiently(lambda: self._read_sender(room, event)) if choice else None
        if choice is not None and typed is not None:
            typed = await self._where_asked(typed, offered)
            caller = MatrixCaller(self.service, typed)
            await run_guarded(caller, self._press(typed, [Step(choice.id)], offered))


def _choice_meant_by(sign: str, choices: list[Choice]) -> Choice | None:
    """What a reaction asks for."""
    plain = sign.replace("\ufe0f", "")
    if plain == CONFIRM:
        return confirming_choice(choices)
    return undoing_choice(choices) if plain == UNDO.replace("\ufe0f", "") else None


def _without_quote(body: str) -> str:
    """A reply without the lines that old clients put before it."""
    return "\n".join(dropwhile(lambda line: line.startswith("> "), body.split("\n"))).strip()


def _lines(keys: list[str], typed: str) -> dict[str, str]:
    """What is written into each field: all of it into a single one, else one word into each."""
    if len(keys) == 1:
        return {keys[0]: typed}
    return dict(zip(keys, typed.replace(",", " ").split(), strict=False))
