"""Plans and standing orders in one private place: listed, filled in like any question, and withdrawn."""

import asyncio
from dataclasses import dataclass, replace
from typing import TypeAlias
from weakref import WeakValueDictionary

from bot.chat.markdown import clip
from bot.chat.marks import Small
from bot.chat.messages.caller import HURRY, Caller, Press
from bot.chat.messages.grammar import Id, Verb
from bot.chat.messages.parts import ITEM_LABEL, Button, Link, Menu, MenuItem, Paper, Part, Say, Sheet, rows
from bot.chat.pages.which_game import own_seat
from bot.chat.questions import forms, presses, prompts, summary
from bot.chat.questions.ahead import CONDITIONS, Ahead, is_ahead, look_ahead
from bot.chat.questions.forms import EMPTY, Form, QuestionForm
from bot.chat.questions.presses import UnclearPress
from bot.chat.table import words_at
from bot.host.host import Host
from bot.store.notes import Note, NoteKind
from bot.table import plans
from bot.table.plans import NoSuchOrder, Plan
from bot.table.settings import Settings
from bot.table.state import TableState
from engine import codec, registry
from engine.core import Decision, StandingOrder
from engine.errors import Refused
from engine.text import Seat, Text, text
from render.words import Words

MARK = "."
"""Begins the token of an order's form; tokens of questions never begin with it."""
ORDERS: tuple[Verb, ...] = ("orders", "order", "always", "once", "unsay")
AHEAD: tuple[Verb, ...] = ("ahead", "unplan", "replan", *CONDITIONS)
EVERYWHERE = "me"
"""Stands in the place of a table id: the title comes from the menu."""
Ends: TypeAlias = tuple[tuple[Verb, str], ...]


@dataclass(frozen=True, slots=True)
class SeatOrders:
    """The orders of a seat, for one game."""

    host: Host
    state: TableState
    seat: Seat

    @property
    def ends(self) -> Ends:
        return ("always", "page-order-give"), ("once", "page-order-next")

    @property
    def table(self) -> str:
        return self.state.id

    @property
    def title(self) -> str:
        return self.state.title

    def words(self, locale: str) -> Words:
        return words_at(self.state, locale)

    def list_orders(self) -> list[tuple[StandingOrder, Plan | None]]:
        return plans.list_orders(self.state, self.seat)

    async def give(self, order: Plan) -> None:
        await self.host.plans.leave(self.state.id, self.seat, order)

    async def drop(self, key: str) -> None:
        await self.host.plans.withdraw_order(self.state.id, self.seat, key)

    async def again(self) -> "SeatOrders":
        return replace(self, state=await self.host.table(self.state.id))


@dataclass(frozen=True, slots=True)
class Everywhere:
    """A person's orders for every table of a title; ids name the title in place of a table."""

    host: Host
    person_id: str
    title: str
    orders: tuple[tuple[StandingOrder, Plan | None], ...]

    seat: Seat = 0

    @property
    def ends(self) -> Ends:
        return (("always", "chat-order-everywhere"),)

    @property
    def table(self) -> str:
        return self.title

    def words(self, locale: str) -> Words:
        return Words(locale)

    def list_orders(self) -> list[tuple[StandingOrder, Plan | None]]:
        return list(self.orders)

    async def give(self, order: Plan) -> None:
        await self._settle(order.key, order.answer)

    async def drop(self, key: str) -> None:
        await self._settle(key, None)

    async def _settle(self, key: str, answer: object) -> None:
        person = await self.host.people.settings(self.person_id)
        changed = plans.with_default_order(person, self.title, key, answer)
        await self.host.people.save_settings(self.person_id, changed)

    async def again(self) -> "Everywhere":
        return await everywhere(self.host, self.person_id, self.title)


Book: TypeAlias = SeatOrders | Everywhere | Ahead


async def everywhere(host: Host, person_id: str, title: str) -> Everywhere:
    if title not in registry.titles():
        raise NoSuchOrder
    person = await host.people.settings(person_id)
    orders = [
        (kind, None if answer is None else Plan(kind.key, answer))
        for kind, answer in plans.default_orders(title, person)
    ]
    return Everywhere(host, person_id, title, tuple(orders))


class MovedOn(Refused):
    """Another question is foreseen than the one that a form was for."""

    def __init__(self) -> None:
        super().__init__(text("plan-moved-on"))


class PlanDesk:
    """Takes plans and orders press by press; what is half filled in waits in the store, one form a person."""

    def __init__(self, host: Host) -> None:
        self._host = host
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    # --- showing

    def sheet(self, book: Book, locale: str, complaint: Text | None = None) -> Sheet:
        """Every plan or order that may be left, and what is left."""
        words = book.words(locale)
        if isinstance(book, Ahead):
            return book.sheet(words, complaint=complaint)
        listed = book.list_orders()
        title = registry.game(book.title).name if isinstance(book, Everywhere) else ""
        head = f"### {words('page-orders')}" + (f" · {title}" if title else "")
        if not listed:
            return Sheet((Say(head), Say(words("page-orders-none"))))
        parts: list[Part] = [Say(head)]
        if complaint:
            parts.append(Say(f"⚠️ {words.say(complaint)}"))
        parts.append(Say("\n".join(_line(kind, order, words) for kind, order in listed)))
        items = tuple(
            MenuItem(_token(kind), clip(words.say(kind.label), ITEM_LABEL))
            for kind, _ in listed[: forms.VALUES]
        )
        parts.append(Menu(Id("order", book.table, book.seat), items, words("chat-order-which")))
        return Sheet((*parts, Say(Small(words("page-orders-lead")))))

    def _form(self, book: Book, question: QuestionForm, locale: str, complaint: Text | None = None) -> Sheet:
        words = book.words(locale)
        if isinstance(book, Ahead):
            if book.is_change(question.token):
                return book.change_sheet(question, words, complaint)
            return book.sheet(words, question.form, complaint)
        held = next(order for kind, order in book.list_orders() if _token(kind) == question.token)
        buttons: list[Button | Link] = [Button(Id("orders", book.table, book.seat), words("chat-order-list"))]
        if held:
            buttons.append(Button(question.id("unsay"), words("page-order-drop"), "danger"))
        return prompts.question_sheet(question, words, complaint).then(*rows(buttons))

    # --- pressing

    async def handle_press(self, caller: Caller, press: Press) -> None:
        if press.id.verb == "fill":
            await self._open_form(caller, press)
            return
        await caller.reply_in_place()
        book = await self._book(caller, press)
        async with self._locks.setdefault(caller.key, asyncio.Lock()):
            try:
                sheet = await self._take_press(book, caller.key, press, caller.locale)
            except Refused as refused:
                sheet = self.sheet(await book.again(), caller.locale, refused.reason)
        await caller.show(sheet)

    async def _book(self, caller: Caller, press: Press) -> Book:
        """What one's seat foresees, its standing orders, or those for every table of a title."""
        title = press.choice if press.id.table == EVERYWHERE else press.id.table
        if press.id.table == EVERYWHERE or title in registry.titles():
            return await everywhere(self._host, caller.key, title)
        table = await self._host.table(press.id.table)
        seat = own_seat(table, caller)
        if press.id.verb in AHEAD or is_ahead(press.id.token):
            return await look_ahead(self._host, table, seat)
        return SeatOrders(self._host, table, seat)

    async def _open_form(self, caller: Caller, press: Press) -> None:
        """Open a form, which has to be the first answer to a press."""
        await caller.load_settings()
        async with asyncio.timeout(HURRY):
            book = await self._book(caller, press)
            paper = await self.paper(book, caller.key, press.id, caller.locale)
        if paper is not None:
            await caller.ask(paper)
            return
        await caller.reply_in_place()
        await caller.show(self.sheet(book, caller.locale, text("refuse-stale")))

    async def _take_press(self, book: Book, person_id: str, press: Press, locale: str) -> Sheet:
        press_id = press.id
        if press_id.verb in ("orders", "ahead"):
            return self.sheet(book, locale)
        if press_id.verb == "unplan" and isinstance(book, Ahead):
            await book.withdraw(press.choice)
            return self.sheet(await book.again(), locale)
        if press_id.verb == "replan" and isinstance(book, Ahead):
            return await self._begin_form(
                book, person_id, book.form_of_plan(book.plan_number(press.choice)), locale
            )
        if press_id.verb == "order":
            return await self._begin_form(book, person_id, _question_form(book, press.choice, EMPTY), locale)
        question = _question_form(
            book, press_id.token, await self._load_form(person_id, book.table, press_id.token)
        )
        if press_id.at != question.at:
            return self._form(book, question, locale, text("chat-page-moved"))
        if press_id.verb in ("always", "once", "unsay", *CONDITIONS):
            return await self._finish_form(book, person_id, question, press_id.verb, locale)
        try:
            after = presses.apply_press(question, press_id.verb, press_id.arg, press.chosen, press.lines)
        except UnclearPress as unclear:
            return self._form(book, question, locale, unclear.reason)
        await self._save_form(person_id, after)
        return self._form(book, after, locale)

    async def _begin_form(self, book: Book, person_id: str, question: QuestionForm, locale: str) -> Sheet:
        await self._save_form(person_id, question)
        return self._form(book, question, locale)

    async def _finish_form(
        self, book: Book, person_id: str, question: QuestionForm, verb: Verb, locale: str
    ) -> Sheet:
        if verb == "unsay" and not isinstance(book, Ahead):
            await book.drop(question.decision.key)
        elif not question.is_whole:
            return self._form(book, question, locale)
        elif isinstance(book, Ahead):
            self._host.budget.spend("plans", person_id)
            answer, holds = question.progress.answer, CONDITIONS.get(verb, "same")
            if not await book.change(question.token, answer, holds):
                await book.give(answer, holds)
        else:
            self._host.budget.spend("plans", person_id)
            answer = question.progress.answer
            await book.give(Plan(question.decision.key, answer, once=verb == "once"))
        await self._host.store.notes.drop(draft_note(person_id))
        return self.sheet(await book.again(), locale)

    async def paper(self, book: Book, person_id: str, press_id: Id, locale: str) -> Paper | None:
        """The modal that a press asks for; None when it belongs to another form or page."""
        try:
            question = _question_form(
                book, press_id.token, await self._load_form(person_id, book.table, press_id.token)
            )
        except (NoSuchOrder, MovedOn):
            return None
        if press_id.at != question.at or not press_id.arg.isdigit():
            return None
        return prompts.paper(question, int(press_id.arg), book.words(locale))

    # --- what is half filled in

    async def _load_form(self, person_id: str, table: str, token: str) -> Form:
        note = await self._host.store.notes.get(draft_note(person_id))
        if not isinstance(note, dict) or (note["table"], note["token"]) != (table, token):
            return EMPTY
        return forms.load(note["form"])

    async def _save_form(self, person_id: str, question: QuestionForm) -> None:
        note = {"table": question.table, "token": question.token, "form": forms.dump(question.form)}
        await self._host.store.notes.set(draft_note(person_id), note)


def draft_note(person_id: str) -> Note:
    return NoteKind.ORDER_DRAFT(person=person_id)


def _token(kind: StandingOrder) -> str:
    return MARK + codec.digest(kind.key)[:12]


def _question_form(book: Book, token: str, form: Form) -> QuestionForm:
    if isinstance(book, Ahead):
        if (question := book.question_form(token, form)) is None:
            raise MovedOn
        return question
    kind = next((kind for kind, _ in book.list_orders() if _token(kind) == token), None)
    if kind is None:
        raise NoSuchOrder
    decision = Decision(kind.key, kind.label, kind.choice, standing=True)
    asked = QuestionForm(book.table, book.seat, token, decision, EMPTY, book.ends, title=book.title)
    return asked.with_form(form)


def _line(kind: StandingOrder, order: Plan | None, words: Words) -> str:
    if order is None:
        return f"- {words('chat-said', what=kind.label, answer='—')}"
    answer = "; ".join(summary.lines(kind.choice, order.answer, words))
    once = f" · {words('chat-next-time')}" if order.once else ""
    return f"- {words('chat-said', what=kind.label, answer=f'**{answer}**')}{once}"


def orders_everywhere(person: Settings, words: Words) -> Sheet:
    """The orders that a person brings to every table, and where to change them."""
    titles = [title for title in registry.titles().values() if registry.game(title.id).standing]
    if not titles:
        return Sheet((Say(words("page-orders-none")),))
    items = tuple(
        MenuItem(
            title.id,
            words.say(title.local_name),
            words("chat-order-count", count=len(person.orders.get(title.id, {}))),
        )
        for title in titles[: forms.VALUES]
    )
    menu = Menu(Id("orders", EVERYWHERE), items, words("chat-order-title"))
    return Sheet((Say(f"**{words('page-orders')}**\n{Small(words('chat-order-everywhere-lead'))}"), menu))
