"""A lesson in a chat, press by press: the board, the coach, and the question with what to press lit."""

import asyncio
from dataclasses import dataclass

import engine
from bot.acts.lesson import BEGIN, LEAVE, RESTART
from bot.chat.learning.lighting import light
from bot.chat.marks import Small
from bot.chat.messages.act_buttons import button
from bot.chat.messages.caller import HURRY, Caller, Press
from bot.chat.messages.grammar import Id
from bot.chat.messages.icons import with_icons
from bot.chat.messages.parts import Part, Say, Sheet, Show, rows
from bot.chat.questions import forms, presses, prompts
from bot.chat.questions.forms import EMPTY, Form, QuestionForm
from bot.chat.questions.presses import UnclearPress
from bot.chat.table import words_at
from bot.host.failures import contained
from bot.host.host import Host
from bot.host.learning import NotUnderWay
from bot.store.notes import Note, NoteKind
from bot.table.lessons import coach_says, count_steps, learner_of, step_of
from bot.table.state import TableState
from data.titles import lessons
from engine.errors import Refused
from engine.text import Text, text
from render.words import Words

MARK = "..."
"""Begins the token of a lesson's question; the tokens of questions, plans and acts never begin with it."""
NEWS = 8
BOARD_WIDTH, HAND_WIDTH = 1200, 900


def is_press_of_lesson(press_id: Id) -> bool:
    return press_id.token.startswith(MARK)


def lesson_note(person_id: str) -> Note:
    """Where the half-filled form of a lesson's question is kept."""
    return NoteKind.LESSON_DRAFT(person=person_id)


@dataclass(frozen=True, slots=True)
class Learner:
    """Who learns, and in which language."""

    id: str
    name: str
    locale: str


def learner_in(caller: Caller) -> Learner:
    return Learner(caller.key, caller.person.name, caller.locale)


class LessonDesk:
    def __init__(self, host: Host) -> None:
        self._host = host

    # --- showing

    async def sheet(
        self, learner: Learner, title: str, *, complaint: Text | None = None, lead: str = ""
    ) -> Sheet:
        """The lesson where the learner is."""
        table = await self._host.learning.table(learner.id, title, learner.name, learner.locale)
        words, step = words_at(table, learner.locale), step_of(title, table.seq)
        parts: list[Part] = [Say(lead)] if lead else []
        parts += [*await self._pictures(table, learner.locale), *self._news(table, words)]
        parts.append(Say(self._coach(table, words)))
        ways = rows([button(LEAVE, title, words), button(RESTART, title, words)])
        if step.move is None:
            return Sheet((*parts, *ways))
        question = await self._load_question(learner, table)
        sheet = light(prompts.question_sheet(question, words, complaint), question, step.move.answer)
        return sheet.after(*parts).then(Say(Small(words("lesson-lit-chat"))), *ways)

    def _coach(self, table: TableState, words: Words) -> str:
        """The coach's sentence, quoted; what to do in it stands out."""
        count = count_steps(table.id)
        over = table.seq == count
        at = words("lesson-done") if over else words("lesson-step", step=table.seq + 1, count=count)
        *why, do = words.say(coach_says(table.id, table.seq)).splitlines()
        lines = [Small(f"{words('lesson-coach')} · {at}"), *why, do if over or not why else f"**{do}**"]
        return "\n".join(f"> {line}" for line in lines)

    def _news(self, table: TableState, words: Words) -> list[Part]:
        """What happened since the learner's last answer."""
        seat, marking = learner_of(table.id), with_icons(words)
        heard = [event.heard_by(seat) for event in step_of(table.id, table.seq).heard] if table.seq else []
        lines = [Small(marking.say(text)) for text in heard if text][-NEWS:]
        return [Say("\n".join(lines))] if lines else []

    async def _pictures(self, table: TableState, locale: str) -> list[Part]:
        """The board and the hand; nothing of what cannot be drawn."""
        seat, studio = learner_of(table.id), self._host.studio
        parts: list[Part] = []
        with contained("lesson-undrawn", match=table.id):
            if board := await studio.draw(table, seat, "board", width=BOARD_WIDTH, locale=locale):
                parts.append(Show("board.png", board))
            if hand := await studio.draw(table, seat, "hand", width=HAND_WIDTH, locale=locale):
                parts.append(Show("hand.png", hand))
        return parts

    async def _load_question(self, learner: Learner, table: TableState) -> QuestionForm:
        seat = learner_of(table.id)
        decision, token = table.pending()[seat], f"{MARK}{table.token(seat)}"
        form = await self._load_form(learner.id, token)
        return QuestionForm(table.id, seat, token, decision, EMPTY).with_form(form)

    async def _load_form(self, person_id: str, token: str) -> Form:
        note = await self._host.store.notes.get(lesson_note(person_id))
        return forms.load(note["form"]) if isinstance(note, dict) and note["token"] == token else EMPTY

    async def _save_form(self, person_id: str, token: str, form: Form) -> None:
        await self._host.store.notes.set(lesson_note(person_id), {"token": token, "form": forms.dump(form)})

    # --- presses

    async def handle_press(self, caller: Caller, press: Press) -> None:
        if press.id.verb == "fill":
            await self._open_form(caller, press.id)
            return
        await caller.reply_in_place()
        learner = learner_in(caller)
        try:
            await caller.show(await self._press(learner, press))
        except NotUnderWay as refused:
            await caller.show(self._closed_sheet(press.id.table, refused.reason, caller.words))

    async def _press(self, learner: Learner, press: Press) -> Sheet:
        press_id, title = press.id, press.id.table
        table = await self._host.learning.table(learner.id, title, learner.name, learner.locale)
        if step_of(title, table.seq).move is None:
            return await self.sheet(learner, title)
        question = await self._load_question(learner, table)
        if press_id.token != question.token:
            return await self.sheet(learner, title, complaint=text("refuse-stale"))
        if press_id.at != question.at:
            return await self.sheet(learner, title, complaint=text("chat-page-moved"))
        try:
            if press_id.verb != "yes":
                question = presses.apply_press(
                    question, press_id.verb, press_id.arg, press.chosen, press.lines
                )
            if question.is_whole:
                return await self._give(learner, question)
        except (UnclearPress, Refused) as refused:
            return await self.sheet(learner, title, complaint=refused.reason)
        await self._save_form(learner.id, question.token, question.form)
        return await self.sheet(learner, title)

    async def _give(self, learner: Learner, question: QuestionForm) -> Sheet:
        """The answer; after a slip the question stands as it was at first."""
        self._host.budget.spend("lessons", learner.id)
        await self._host.store.notes.drop(lesson_note(learner.id))
        answer, token = question.progress.answer, question.token.removeprefix(MARK)
        await self._host.learning.answer(learner.id, question.table, answer, token)
        return await self.sheet(learner, question.table)

    async def _open_form(self, caller: Caller, press_id: Id) -> None:
        """Open a form, which has to be the first answer to a press."""
        await caller.load_settings()
        learner = learner_in(caller)
        async with asyncio.timeout(HURRY):
            table = await self._host.learning.table(learner.id, press_id.table, learner.name, learner.locale)
            question = await self._load_question(learner, table)
            fits = press_id.token == question.token and press_id.at == question.at and press_id.arg.isdigit()
            paper = (
                prompts.paper(question, int(press_id.arg), words_at(table, learner.locale)) if fits else None
            )
        if paper is not None:
            await caller.ask(paper)
            return
        await caller.reply_in_place()
        sheet = await self.sheet(learner, press_id.table, complaint=text("refuse-stale"))
        await caller.show(sheet)

    def _closed_sheet(self, title: str, why: Text, words: Words) -> Sheet:
        """A lesson that was left: the way back to it."""
        return Sheet((Say(words.say(why)), *rows([button(BEGIN, title, words)])))


def lessons_sheet(words: Words) -> list[Part]:
    """The ways to all lessons, for `/help`."""
    if not (known := offered_lessons(words)):
        return []
    buttons = [button(BEGIN, title, words, label=name) for title, name in known.items()]
    return [Say(words("help-learn")), *rows(list(buttons))]


def offered_lessons(words: Words) -> dict[str, str]:
    """The titles that have a lesson here, with their names."""
    return {
        title: words.say(known.local_name) for title, known in engine.titles().items() if title in lessons()
    }
