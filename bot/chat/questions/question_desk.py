"""Shows a seat its question privately, and takes its answer press by press."""

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass
from weakref import WeakValueDictionary

import structlog
from cachetools import LRUCache

from bot.acts.advice import ADVICE, advice_is_off
from bot.acts.person import HINTS
from bot.acts.table import PASS, TAKE_BACK
from bot.acts.talk import NOTE
from bot.chat.markdown import escape_text
from bot.chat.marks import Moment, Small
from bot.chat.messages.act_buttons import button
from bot.chat.messages.caller import Press
from bot.chat.messages.grammar import Id
from bot.chat.messages.icons import with_icons
from bot.chat.messages.parts import Button, Buttons, Link, Paper, Part, Say, Sheet, Show, rows
from bot.chat.questions import forms, presses, prompts, summary
from bot.chat.questions.forms import Form, QuestionForm
from bot.chat.questions.presence import Presence
from bot.chat.questions.presses import UnclearPress
from bot.chat.table import Place, only_house, waiting_status, words_at
from bot.host import dialogue, rewind
from bot.host.failures import after_storing, contained
from bot.host.host import Host
from bot.host.looks import read_again, read_once
from bot.table import speaking_time
from bot.table.imagining import imagine_answer
from bot.table.state import TableState
from engine.asking import Asking
from engine.choice import Answer
from engine.core import Decision
from engine.errors import Refused
from engine.text import Seat, Text, text
from render.words import Words

log = structlog.get_logger(__name__)

NEWS = 8
"""How many lines tell what happened since the seat's last move."""
PATIENCE = 3.0
"""Seconds that the reply to a move waits for house players, so that it can hold the next question."""
JUST_NOW = 2.0
"""Seconds after a question in which a typed line may be meant for the one before it."""
MOST_REMEMBERED = 10_000
"""Seats of which it is known what they were shown last."""
HAND_WIDTH = 900
NOTE_LINE = 120
"""Characters of a player's own note that come with a question."""


@dataclass(frozen=True, slots=True)
class LastShown:
    """What a seat was shown last of its question: a typed line is meant for that.

    It is kept in memory alone: after a restart a seat is shown its question once more.
    """

    listing: str
    came: float = 0.0
    """When it came by itself in the place of another; 0: as the answer to what that seat did."""


class QuestionDesk:
    def __init__(self, host: Host, *, has_browser: bool = False) -> None:
        """`has_browser`: whether tables can be opened in a browser."""
        self._host = host
        self._has_browser = has_browser
        self.presence = Presence(host.clock)
        self._last_shown: LRUCache[tuple[str, Seat], LastShown] = LRUCache(MOST_REMEMBERED)
        self._locks: WeakValueDictionary[tuple[str, Seat], asyncio.Lock] = WeakValueDictionary()

    # --- showing

    async def sheet(
        self,
        table: TableState,
        seat: Seat,
        locale: str,
        *,
        complaint: Text | None = None,
        lead: Sequence[str] = (),
        unasked: bool = False,
    ) -> Sheet:
        """The seat's question as it stands, or who the table waits for; `unasked`: it comes by itself."""
        words = words_at(table, locale)
        decision = table.decision(seat)
        if decision is None:
            self._last_shown.pop((table.id, seat), None)
            return await self._waiting_sheet(table, seat, words, complaint, lead)
        question = await self._load_question(table, seat, decision)
        self.mark_shown(question, unasked=unasked)
        parts: list[Part] = [Say(line) for line in lead]
        if not question.form.is_begun:
            parts += await self._note(table, seat, words)
            parts += await self._news(table, seat, words)
        parts += await self._hand(table, seat, locale)
        parts += _due(table, seat, words)
        made = prompts.question_sheet(question, words, complaint).after(*parts)
        if not question.form.is_begun:
            made = made.then(*await self._hint(table, seat, words))
        if not question.form.is_begun:
            advice = [button(ADVICE, table.id, words)] if advice_is_off(table) is None else []
            made = made.then(*rows([*advice, *self._try_button(table, words)]))
        if seat in speaking_time.listened_to(table):
            self._host.house.hold(table.id, seat)
            return made.then(Say(Small(waiting_status(table, words))), *rows([button(PASS, table.id, words)]))
        if not decision.blocking:
            made = made.then(Say(Small(words("chat-optional"))))
        return made

    async def _waiting_sheet(
        self, table: TableState, seat: Seat, words: Words, complaint: Text | None, lead: Sequence[str]
    ) -> Sheet:
        lines = [*lead, *([f"⚠️ {words.say(complaint)}"] if complaint else []), waiting_status(table, words)]
        parts: list[Part] = [Say("\n".join(lines)), *await self._news(table, seat, words)]
        buttons: list[Button | Link] = []
        if table.state == "live":
            buttons.append(Button(Id("look", table.id, seat), words("chat-look-again")))
            buttons.append(Button(Id("ahead", table.id, seat), words("plan-page")))
            buttons += self._try_button(table, words)
            if await self._may_undo(table, seat):
                buttons.append(Button(Id("undo", table.id, seat), words("chat-undo")))
        if waiting := await self._host.people.other_tables_waiting(table.seats[seat].user_id or "", table.id):
            label = words("next-table", count=len(waiting))
            buttons.append(Button(Id("next", table.id, seat), label, "primary"))
        return Sheet((*parts, *rows(buttons)))

    def _try_button(self, table: TableState, words: Words) -> list[Button]:
        """The way to a private copy of the game, where there is a browser for it."""
        return [Button(Id("try", table.id), words("tryout-open"))] if self._has_browser else []

    async def _may_undo(self, table: TableState, seat: Seat) -> bool:
        """Whether this seat could undo its last move right now; most are ruled out without trying."""
        if not await self._host.undoable(table.id, seat):
            return False
        return (await rewind.prospects(self._host, table.id, seat)).free

    async def _news(self, table: TableState, seat: Seat, words: Words) -> list[Part]:
        """What this seat may know of all that happened since its own last move."""
        own = [row.seq for row in await self._host.log(table.id) if row.seat == seat]
        since = max(own, default=-1)
        heard = await self._host.events_since(table.id, max(since - 1, -1), seat)
        lines = [Small(with_icons(words).say(event.text)) for event in heard][-NEWS:]
        return [Say("\n".join(lines))] if lines else []

    async def _note(self, table: TableState, seat: Seat, words: Words) -> list[Part]:
        """The first line of what this player noted here; a longer note is opened by a press."""
        note = (await self._host.talk.note_of(table, seat)).note.strip()
        if not note:
            return []
        line = Say(Small(f"📝 {escape_text(note.splitlines()[0], NOTE_LINE)}"))
        return [line, *rows([button(NOTE, table.id, words)])] if _is_cut(note) else [line]

    async def _hint(self, table: TableState, seat: Seat, words: Words) -> list[Part]:
        """Why and when, for a kind of question that is new to who holds the seat."""
        hint = await self._host.learning.hint(table, seat)
        if hint is None or not hint.fresh:
            return []
        lines = [f"> {line}" for line in words.say(hint.why).splitlines()]
        stop = button(HINTS, "person", words, label=words("hints-stop"))
        return [Say("\n".join([f"> **{words('hints-why')}**", *lines])), *rows([stop])]

    async def _hand(self, table: TableState, seat: Seat, locale: str) -> list[Part]:
        """The hand as a picture; nothing if it cannot be drawn."""
        picture = None
        with contained("hand-undrawn", match=table.id):
            picture = await self._host.studio.draw(table, seat, "question", width=HAND_WIDTH, locale=locale)
        return [Show("hand.png", picture)] if picture else []

    async def _load_question(self, table: TableState, seat: Seat, decision: Decision) -> QuestionForm:
        token = table.token(seat) or ""
        drafts = self._host.store.drafts
        stored = await read_once(_draft_key(table, seat), lambda: drafts.of_seat(table.id, seat))
        form = forms.load(stored[1] if stored and stored[0] == token else None)
        return QuestionForm(table.id, seat, token, decision, forms.EMPTY, title=table.title).with_form(form)

    # --- answering

    async def asked_now(self, table: TableState, seat: Seat, locale: str) -> Sheet:
        """The question alone, with what it lists; empty: nothing is asked."""
        question = await self.question(table, seat)
        return prompts.question_sheet(question, words_at(table, locale)) if question else Sheet(())

    async def paper(self, table: TableState, press_id: Id, seat: Seat, locale: str) -> Paper | None:
        """The modal that a press asks for; None when it belongs to another question or page."""
        decision = table.decision(seat)
        if decision is None or press_id.token != table.token(seat):
            return None
        question = await self._load_question(table, seat, decision)
        if press_id.at != question.at or not press_id.arg.isdigit():
            return None
        return prompts.paper(question, int(press_id.arg), words_at(table, locale))

    async def press(self, table: TableState, seat: Seat, press: Press, locale: str) -> Sheet:
        """What follows from a press: the next page of the form, or the answer given."""
        async with self._locks.setdefault((table.id, seat), asyncio.Lock()):
            table = await self._host.tables.at_hand(table.id)
            if press.id.token != table.token(seat):  # another process may have played on
                table = await self._host.table(table.id)
            decision = table.decision(seat)
            if decision is None:
                return await self.sheet(table, seat, locale, complaint=text("refuse-not-yours"))
            question = await self._load_question(table, seat, decision)
            if press.id.token != question.token:
                return await self.sheet(table, seat, locale, complaint=text("refuse-stale"))
            if press.id.at != question.at:
                return await self.sheet(table, seat, locale, complaint=text("chat-page-moved"))
            return await self._step(table, question, press, locale)

    async def question(self, table: TableState, seat: Seat | None) -> QuestionForm | None:
        """What this seat is asked, with what it has said so far."""
        decision = table.decision(seat)
        return None if seat is None or decision is None else await self._load_question(table, seat, decision)

    def mark_shown(self, question: QuestionForm, *, listed: bool = True, unasked: bool = False) -> None:
        """This seat was shown its question; `listed`: with what there is to choose."""
        key, listing = (question.table, question.seat), _name_listing(question)
        before = self._last_shown.get(key)
        is_another = before is None or not dialogue.is_meant(before.listing, listing, "")
        if listed or is_another:
            came = self._host.clock.now() if unasked and before is not None and is_another else 0.0
            self._last_shown[key] = LastShown(listing, came)

    def is_meant(self, question: QuestionForm, line: str) -> bool:
        """Whether a line was typed for this question: the seat was shown it, long enough ago."""
        shown = self._last_shown.get((question.table, question.seat))
        return (
            shown is not None
            and not self.came_just_now(question.table, question.seat)
            and dialogue.is_meant(shown.listing, _name_listing(question), line)
        )

    def came_just_now(self, match_id: str, seat: Seat) -> bool:
        """Whether another question was in the place of this one a moment ago."""
        shown = self._last_shown.get((match_id, seat))
        return shown is not None and bool(shown.came) and self._host.clock.now() - shown.came < JUST_NOW

    async def hear(self, table: TableState, seat: Seat, letter: str, line: str, locale: str) -> Sheet:
        """What follows from a typed line: the next step of the form, or the answer given."""
        async with self._locks.setdefault((table.id, seat), asyncio.Lock()):
            table = await self._host.table(table.id)
            if (decision := table.decision(seat)) is None:
                return await self.sheet(table, seat, locale, complaint=text("refuse-not-yours"))
            question = await self._load_question(table, seat, decision)
            if letter != dialogue.BACK and not self.is_meant(question, line):
                return await self.sheet(table, seat, locale, complaint=text("ear-changed"))
            asking = Asking(question.choice) if letter == dialogue.BACK else question.progress
            try:
                if not letter:
                    asking = dialogue.fill_in(asking, line, words_at(table, locale))
            except Refused as unclear:
                return await self.sheet(table, seat, locale, complaint=unclear.reason)
            question = question.with_form(Form(asking.steps))
            is_sure = letter == dialogue.OK
            if asking.is_whole and (is_sure or not shows_something(table, seat, asking.answer)):
                return await self._give(table, question, locale)
            return await self._keep(table, question, locale)

    async def _keep(self, table: TableState, question: QuestionForm, locale: str) -> Sheet:
        """Store what was said so far, and show what is asked next."""
        await self._host.store.drafts.set(table.id, question.seat, question.token, forms.dump(question.form))
        read_again(_draft_key(table, question.seat))
        return await self.sheet(table, question.seat, locale)

    async def _step(self, table: TableState, question: QuestionForm, press: Press, locale: str) -> Sheet:
        press_id = press.id
        if press_id.verb == "yes":
            return await self._give(table, question, locale)
        try:
            after = presses.apply_press(question, press_id.verb, press_id.arg, press.chosen, press.lines)
        except UnclearPress as unclear:
            return await self.sheet(table, question.seat, locale, complaint=unclear.reason)
        # a form that was confirmed as a whole needs no second press, nor does what can be taken back
        is_sure = press_id.verb == "done" and question.open is not None and bool(question.open.parts)
        if after.is_whole and (is_sure or not shows_something(table, question.seat, after.progress.answer)):
            return await self._give(table, after, locale)
        return await self._keep(table, after, locale)

    async def _give(self, table: TableState, question: QuestionForm, locale: str) -> Sheet:
        if not question.is_whole:
            return await self.sheet(table, question.seat, locale)
        answer = question.progress.answer
        try:
            await self._host.submit(table.id, question.seat, answer, question.token)
        except Refused as refused:
            return await self.sheet(
                await self._host.table(table.id), question.seat, locale, complaint=refused.reason
            )
        words = words_at(table, locale)
        answered = "; ".join(summary.lines(question.choice, answer, words)) or words.say(
            question.decision.prompt
        )
        done = f"✅ {words('chat-given', what=answered)}"
        try:
            return await self.sheet(
                await self._after_house_moves(table.id), question.seat, locale, lead=[done]
            )
        except Exception:
            # the answer is stored: the reply must not say that nothing was changed
            log.exception("what-follows-unshown", match=table.id)
            return Sheet(
                (Say(done), *rows([Button(Id("look", table.id, question.seat), words("chat-look-again"))]))
            )

    async def undo(self, table: TableState, seat: Seat, locale: str) -> Sheet:
        try:
            await self._host.undo(table.id, seat)
        except Refused as refused:
            return await self._undo_refused(table.id, seat, refused.reason, locale)
        with after_storing():
            after = await self._host.table(table.id)
            undone = words_at(table, locale)("chat-undone")
            return await self.sheet(after, seat, locale, lead=[f"↩️ {undone}"])

    async def _undo_refused(self, match_id: str, seat: Seat, why: Text, locale: str) -> Sheet:
        """Why the move cannot be taken back freely, and the button that asks the table."""
        table = await self._host.table(match_id)
        sheet = await self.sheet(table, seat, locale, complaint=why)
        if not (await rewind.prospects(self._host, match_id, seat)).ask:
            return sheet
        words = words_at(table, locale)
        ask = button(TAKE_BACK, table.id, words)
        return sheet.then(Say(Small(words("chat-undo-ask"))), *rows([ask]))

    async def _after_house_moves(self, match_id: str) -> TableState:
        """The table once house players have moved, or after a short wait."""
        with self._host.notices.subscribe(match_id) as notices:
            table = await self._host.table(match_id)
            try:
                async with asyncio.timeout(PATIENCE):
                    while table.state == "live" and only_house(table, table.waits_for()):
                        await anext(notices)
                        table = await self._host.tables.newest(match_id)
            except (TimeoutError, StopAsyncIteration):
                log.debug("house-takes-its-time", match=match_id)
        return table


def _name_listing(question: QuestionForm) -> str:
    return dialogue.name_listing(question.token, question.progress)


def _draft_key(table: TableState, seat: Seat) -> tuple[str, str, Seat]:
    return "draft", table.id, seat


def _is_cut(note: str) -> bool:
    return len(note) > NOTE_LINE or len(note.splitlines()) > 1


def _due(table: TableState, seat: Seat, words: Words) -> list[Part]:
    """Until when this very question may be answered, in the reader's own time zone."""
    if (running := table.deadlines.get(seat)) is None:
        return []
    when = f"{Moment(running.due, 'moment')} ({Moment(running.due)})"
    return [Say(Small(words("chat-due", when=when)))]


def shows_something(table: TableState, seat: Seat, answer: Answer) -> bool:
    """Whether the answer would bring something hidden to light, as far as this seat can know."""
    after = imagine_answer(table, seat, answer)
    return after is None or after.log[-1].shown


def frame_elsewhere(sheet: Sheet, table: TableState, place: Place | None, locale: str) -> Sheet:
    """Away from its table every sheet says which game it is about, and leads back there."""
    words = words_at(table, locale)
    head = Say(Small(words("chat-dm-head", title=table.match.game.local_name)))
    back = [Buttons((Link(place.link(), words("chat-to-table")),))] if place else []
    return sheet.after(head).then(*back)
