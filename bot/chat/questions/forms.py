"""A question being answered in several presses: what was said so far, and what is open."""

from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any

from bot.chat.messages.grammar import Id, Verb
from bot.store.records import Document
from engine import codec
from engine.asking import (
    Asking,
    Draft,
    Open,
    Path,
    Step,
    choice_at,
    leads_somewhere,
    steps_to,
)
from engine.choice import AllOf, Answer, Choice, Pick, Share, items
from engine.core import Decision

FIELDS = 5
"""Lines a modal has room for."""
VALUES = 25
"""Up to so many numbers are offered as a choice rather than asked for in writing."""


@dataclass(frozen=True, slots=True)
class Form:
    """The steps answered so far, and for the open step what is chosen and which page is shown."""

    steps: tuple[Step, ...] = ()
    leaf: Answer = None
    page: int = 0
    focus: tuple[Path, ...] = ()
    """The parts of a form that are open, one within the other; the last is asked for."""
    counting: bool = False
    """Counts are being chosen on the page of a form: it is complete only when it is confirmed as a whole."""

    @property
    def is_begun(self) -> bool:
        return bool(self.leaf or self.focus or self.steps)


EMPTY = Form()


@dataclass(frozen=True)
class QuestionForm:
    """A question to one seat with the form in which it is being answered."""

    table: str
    seat: int
    """-1: not of a seat, but of what someone may do around a game."""
    token: str
    decision: Decision
    form: Form
    ends: tuple[tuple[Verb, str], ...] = (("yes", "chat-confirm"),)
    """What may be said of the whole answer, with the words for it."""
    amend: bool = False
    """All of a form is asked, part by part, and each that is filled in can be opened again."""
    title: str = ""
    """The title whose rules explain the question; empty for what is done around a game."""

    @property
    def choice(self) -> Choice:
        return self.decision.choice

    @cached_property
    def progress(self) -> Asking:
        return Asking(self.choice, self.form.steps, asks_all=self.amend)

    @cached_property
    def open(self) -> Open | None:
        """What is asked: a simple question, or the parts of a form; None: nothing more."""
        if self.amend:
            return self.progress.next()
        return self.progress.open(self.form.focus[-1] if self.form.focus else (), stay=self.form.counting)

    @property
    def is_whole(self) -> bool:
        """Whether the answer is complete, and needs no confirmation as a whole."""
        return self.progress.is_whole and not (self.form.counting and self.open is not None)

    @cached_property
    def at(self) -> str:
        """A mark of the open page and of all that it offers: presses on an older page are recognised."""
        asked = self.open
        offered = [] if asked is None else [item.id for item in items(asked.choice)]
        return codec.digest([dump(self.form), offered])[:8]

    def id(self, verb: Verb, arg: object = "") -> Id:
        return Id(verb, self.table, None if self.seat < 0 else self.seat, self.token, self.at, str(arg))

    def with_form(self, form: Form) -> "QuestionForm":
        """The same question, filled in so; what no longer fits is left out, and what is said is closed."""
        steps = replace(self, form=form).progress.without_misfits().steps
        if len(steps) < len(form.steps) or not all(leads_somewhere(self.choice, path) for path in form.focus):
            return replace(self, form=Form(steps))
        question = replace(self, form=form)
        while form.focus and form.leaf is None and question.open is None:
            form = replace(form, focus=form.focus[:-1])
            question = replace(self, form=form)
        asked = question.open
        listed = form.leaf if asked is None or asked.parts else [item.id for item in items(asked.leaf)]
        if form.leaf and not set(listed).issuperset(form.leaf):
            return replace(self, form=replace(form, leaf=None, page=0))
        return question


def begin(choice: Choice, answer: Draft) -> Form:
    """The form of an act, which starts with this partial answer."""
    return Form(Asking.toward(choice, answer, asks_all=True).steps)


def dump(form: Form) -> Document:
    """What is kept of a form."""
    made: dict[str, object] = {
        "steps": [[list(path), answer] for path, answer in form.steps],
        "leaf": form.leaf,
        "page": form.page,
    }
    if form.focus:
        made["focus"] = [list(path) for path in form.focus]
    if form.counting:
        made["counting"] = True
    return made


def load(data: object) -> Form:
    """A form as kept; nothing was kept of one that nobody touched."""
    return codec.decode(Form, data, "a form") if data else EMPTY


def page_of(items: list[Any], page: int, size: int = VALUES) -> list[Any]:
    return items[page * size : (page + 1) * size]


def is_paged(pick: Pick) -> bool:
    return not pick.single and not pick.ordered and len(pick.free) > VALUES


def share_in(asking: Asking, part: Open) -> tuple[Path, Share] | None:
    """The share that a part of a form is, or that the branch taken in it is, with its path."""
    steps = list(steps_to(part.choice, asking.contents(part.path), part.path))
    path = steps[-1][0] if steps else part.path
    choice = choice_at(asking.choice, path)
    if isinstance(part.choice, AllOf) or not isinstance(choice, Share) or len(path) > len(part.path) + 1:
        return None
    return path, choice
