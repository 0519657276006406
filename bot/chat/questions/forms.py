"""A question being answered in several presses: what was said so far, and what a press adds to it."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any, assert_never

from bot.chat.messages.grammar import Id, Verb
from bot.chat.questions.form_pages import Page, PagePart, choice_at, is_answered, question_at, share_in
from bot.chat.questions.ready_answers import Step, forced_steps, least_steps, starting_counts
from bot.store.records import Document
from engine import codec
from engine.choice import AllOf, Amount, Answer, Choice, Leaf, Line, OneOf, Option, Pick, Share
from engine.choice import problem as unfit
from engine.core import Decision
from engine.drafts import Draft, Gap, Path, fill, finish, gap

FIELDS = 5
"""Lines a modal has room for."""
VALUES = 25
"""Up to so many numbers are offered as a choice rather than asked for in writing."""
PART, BRANCH, UNITS, ORDER, NUMBER = "p", "b", "u", "o", "n"
"""What a press is about, in its argument: a part of a form, a branch with its answers, a menu of counts,
one of all orders, a number itself."""
WRITE = "w"
"""In a menu of numbers: another one, which has to be written."""


@dataclass(frozen=True, slots=True)
class Form:
    """The steps answered so far, and for the open step what is chosen and which page is shown."""

    steps: tuple[Step, ...] = ()
    leaf: Answer = None
    page: int = 0
    focus: tuple[Path, ...] = ()
    """The parts of a form that are open, one within the other; the last is asked for."""
    forced: tuple[Path, ...] = ()
    """Steps that nobody took, because there was one possible value."""
    quick: bool = False
    """A question of a game: what has one possible value is not asked, and a form is shown as a whole."""

    counting: bool = False
    """Counts are being chosen on the page of a form: it is complete only when it is confirmed as a whole."""

    @property
    def at(self) -> str:
        """A mark of the open page, so that presses on an older page are recognised."""
        return codec.digest(dump(self))[:8]

    @property
    def is_begun(self) -> bool:
        return bool(self.leaf or self.focus or any(path not in self.forced for path, _ in self.steps))


EMPTY = Form()


@dataclass(frozen=True, slots=True)
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
    """Each part of a form that is filled in can be opened again."""
    title: str = ""
    """The title whose rules explain the question; empty for what is done around a game."""

    @property
    def choice(self) -> Choice:
        return self.decision.choice

    def id(self, verb: Verb, arg: object = "") -> Id:
        return Id(verb, self.table, None if self.seat < 0 else self.seat, self.token, self.form.at, str(arg))


def prefill(choice: Choice, answer: Draft) -> Form:
    """A form that starts with this partial answer."""
    return Form(tuple(_steps(choice, answer, ())))


def _steps(choice: Choice, answer: Draft, path: Path) -> Iterator[tuple[Path, Answer]]:
    if answer is None:
        return
    match choice:
        case Pick() | Amount() | Share() | Line():
            if unfit(choice, answer) is None:
                yield path, answer
        case OneOf():
            ((key, inner),) = answer.items()
            branch = next(branch for branch in choice.branches if branch.id == key)
            yield path, key
            yield from _steps(branch.choice, inner, (*path, key))
        case AllOf():
            for part in choice.parts:
                yield from _steps(part.choice, answer.get(part.id), (*path, part.id))
        case _:
            assert_never(choice)


def still_fitting(choice: Choice, form: Form) -> Form:
    """The form without answers that no longer fit: the question may have changed since."""
    form = still_offered(choice, form)
    fitting = list(_steps(choice, draft(choice, form), ()))
    steps = tuple(step for step in form.steps if step in fitting)
    return form if steps == form.steps else Form(steps)


def still_offered(choice: Choice, form: Form, *, of_a_game: bool = False) -> Form:
    """The form without what is no longer offered: a question stays the same while others answer, but what
    they took is gone from it.

    `of_a_game`: it was shown as `fill_forced` makes it, and what is chosen belongs to the step asked there.
    """
    steps = tuple((path, answer) for path, answer in form.steps if _is_offered(choice, path, answer))
    if steps != form.steps or not all(_leads_somewhere(choice, path) for path in form.focus):
        return Form(steps)
    asked = open_question(choice, fill_forced(choice, form) if of_a_game else form)
    if isinstance(asked, Gap) and form.leaf and not _is_offered(asked.choice, (), form.leaf):
        return replace(form, leaf=None, page=0)
    return form


def _leads_somewhere(choice: Choice, path: Path) -> bool:
    try:
        choice_at(choice, path)
    except KeyError:
        return False
    return True


def _is_offered(choice: Choice, path: Path, answer: Answer) -> bool:
    if not _leads_somewhere(choice, path):
        return False
    match choice_at(choice, path):
        case OneOf(branches=branches):
            return any(branch.id == answer for branch in branches)
        case Pick() as pick:
            named = answer if isinstance(answer, list) else [answer]
            return {option.id for option in pick.options}.issuperset(named)
        case Share() as share:
            return {bucket.id for bucket in share.buckets}.issuperset(answer or ())
        case _:
            return True


def offered_options(choice: Choice) -> list[Option]:
    """The options of a simple question, or the suggestions of a text line."""
    match choice:
        case Pick():
            return choice.options
        case Line():
            return choice.among
        case _:
            return []


def dump(form: Form) -> Document:
    """What is kept of a form; what has one possible value is found again."""
    taken = [[list(path), answer] for path, answer in form.steps if path not in form.forced]
    focus = [list(path) for path in form.focus]
    made: dict[str, object] = {"steps": taken, "leaf": form.leaf, "page": form.page}
    if focus:
        made["focus"] = focus
    if form.counting:
        made["counting"] = True
    return made


def load(data: object) -> Form:
    """A form as kept; nothing was kept of one that nobody touched."""
    return codec.decode(Form, data, "a form") if data else EMPTY


def fill_forced(choice: Choice, form: Form) -> Form:
    """The form as that of a question of a game: what has one possible value is filled in, and parts that are
    filled in are open no longer."""
    taken = tuple(step for step in form.steps if step[0] not in form.forced)
    only_values = tuple(forced_steps(choice, draft(choice, Form(taken))))
    made = replace(
        form, steps=(*taken, *only_values), forced=tuple(path for path, _ in only_values), quick=True
    )
    while made.focus and form.leaf is None and open_question(choice, made) is None:
        made = replace(made, focus=made.focus[:-1])
    return made


def draft(choice: Choice, form: Form) -> Draft:
    """The answer as far as it goes."""
    made: Draft = None
    for path, answer in form.steps:
        made = fill(choice, made, path, answer)
    return made


def is_touched(form: Form, path: Path) -> bool:
    """Whether someone said anything of the part that a path leads to."""
    return any(step[: len(path)] == path and step not in form.forced for step, _ in form.steps)


def steps_of(choice: Choice, form: Form, part: PagePart) -> list[Step]:
    """What a part holds: what was said of it, and the usual answers where nobody said anything."""
    steps = [step for step in form.steps if step[0][: len(part.path)] == part.path]
    if not is_touched(form, part.path):
        return least_steps(part.choice, part.path) or steps
    inside = share_in(part, draft(choice, form))
    if inside is not None and any(bucket.start for bucket in inside[1].buckets):
        path, share = inside
        if path not in [path for path, _ in steps]:
            return [*steps, *(least_steps(share, path) or [])]
    return steps


def is_ready(choice: Choice, form: Form, part: PagePart) -> bool:
    """Whether what a part holds is an answer."""
    answers = draft(choice, form)
    for path, answer in steps_of(choice, form, part):
        answers = fill(choice, answers, path, answer)
    return is_answered(choice, answers, part.path)


def what_is_missing(choice: Choice, form: Form) -> Gap | Page | None:
    """The next simple question, or the page that has to be confirmed; None when the answer is complete."""
    return gap(choice, draft(choice, form)) or (open_question(choice, form) if form.counting else None)


def open_question(choice: Choice, form: Form) -> Gap | Page | None:
    """What is asked now: one simple question, or the parts of a form; None: nothing more."""
    if not form.quick:
        return gap(choice, draft(choice, form))
    return question_at(choice, draft(choice, form), form.focus[-1] if form.focus else (), form.counting)


def answer_of(choice: Choice, form: Form) -> Answer:
    return finish(choice, draft(choice, form))


def free(pick: Pick) -> list[tuple[int, Option]]:
    """The options that may be chosen, with their places in the list."""
    return [(i, option) for i, option in enumerate(pick.options) if option.blocked is None]


def page_of(items: list[Any], page: int, size: int = VALUES) -> list[Any]:
    return items[page * size : (page + 1) * size]


def empty(leaf: Leaf) -> Answer:
    """What a simple question holds before it is touched."""
    match leaf:
        case Share():
            return starting_counts(leaf)
        case _:
            return []


def is_paged(pick: Pick) -> bool:
    return not pick.single and not pick.ordered and len(free(pick)) > VALUES
