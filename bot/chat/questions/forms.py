"""A question being answered in several presses: what was said so far, and what a press adds to it."""

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any, assert_never

from bot.chat.table import user_key
from bot.store.records import Json
from engine import codec
from engine.choice import (
    AllOf,
    Amount,
    Answer,
    Choice,
    Draft,
    Gap,
    Leaf,
    Line,
    OneOf,
    Option,
    Path,
    Pick,
    Share,
    fill,
    finish,
    gap,
)
from engine.choice import problem as unfit
from engine.text import Text, text

FIELDS = 5
"""Lines a modal has room for."""
VALUES = 25
"""Up to so many numbers are offered as a choice rather than asked for in writing."""


class Unclear(Exception):
    """A press that cannot be used; the words say what is missing."""

    def __init__(self, reason: Text) -> None:
        super().__init__(reason.key)
        self.reason = reason


@dataclass(frozen=True, slots=True)
class Form:
    """The steps answered so far, and for the open step what is chosen and which page is shown."""

    steps: tuple[tuple[Path, Answer], ...] = ()
    leaf: Answer = None
    page: int = 0

    @property
    def at(self) -> str:
        """A mark of the open page, so that presses on an older page are recognised."""
        return codec.digest(dump(self))[:8]

    @property
    def begun(self) -> bool:
        return bool(self.steps or self.leaf)


EMPTY = Form()


def prefilled(choice: Choice, answer: Draft) -> Form:
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
            branch = next(one for one in choice.branches if one.id == key)
            yield path, key
            yield from _steps(branch.choice, inner, (*path, key))
        case AllOf():
            for part in choice.parts:
                yield from _steps(part.choice, answer.get(part.id), (*path, part.id))
        case _:
            assert_never(choice)


def still_fitting(choice: Choice, form: Form) -> Form:
    """The form without answers that no longer fit: the question may have changed since."""
    fitting = list(_steps(choice, draft(choice, form), ()))
    kept = tuple(step for step in form.steps if step in fitting)
    return form if kept == form.steps else Form(kept)


def with_part_open(choice: Choice, form: Form, place: str) -> Form:
    """The form with one of its parts open again."""
    if not isinstance(choice, AllOf) or not place.isdigit() or int(place) >= len(choice.parts):
        return form
    part = choice.parts[int(place)].id
    return Form(tuple(step for step in form.steps if step[0][:1] != (part,)))


def offered_options(choice: Choice) -> list[Option]:
    """The options of a simple question, or the suggestions of a text line."""
    match choice:
        case Pick():
            return choice.options
        case Line():
            return choice.among
        case _:
            return []


def dump(form: Form) -> Json:
    return {
        "steps": [[list(path), answer] for path, answer in form.steps],
        "leaf": form.leaf,
        "page": form.page,
    }


def load(data: Json | None) -> Form:
    if not data:
        return EMPTY
    steps = tuple((tuple(path), answer) for path, answer in data["steps"])
    return Form(steps, data["leaf"], data["page"])


def draft(choice: Choice, form: Form) -> Draft:
    """The answer as far as it goes."""
    made: Draft = None
    for path, answer in form.steps:
        made = fill(choice, made, path, answer)
    return made


def missing(choice: Choice, form: Form) -> Gap | None:
    """The next simple question; None when the answer is complete."""
    return gap(choice, draft(choice, form))


def answer_of(choice: Choice, form: Form) -> Answer:
    return finish(choice, draft(choice, form))


def free(pick: Pick) -> list[tuple[int, Option]]:
    """The options that may be chosen, with their places in the list."""
    return [(i, option) for i, option in enumerate(pick.options) if option.blocked is None]


def values(amount: Amount) -> range:
    return range(amount.low, amount.high + 1, amount.step)


def is_paged(pick: Pick) -> bool:
    return not pick.single and not pick.ordered and len(free(pick)) > VALUES


# --- presses ----------------------------------------------------------------------------------------------


def after_press(
    choice: Choice, form: Form, verb: str, arg: str, chosen: list[str], lines: dict[str, str]
) -> Form:
    """The form after a press."""
    match verb:
        case "opt":
            return with_chosen(choice, form, [arg])
        case "pick":
            return with_chosen(choice, form, chosen)
        case "none" | "done":
            return with_step_closed(choice, form)
        case "page":
            return with_page(form, arg)
        case "sent":
            return with_written(choice, form, int(arg or 0), lines)
        case "back":
            return without_last_press(form)
        case "anew":
            return EMPTY
        case "part":
            return with_part_open(choice, form, (chosen or [""])[0])
        case _:
            return form


def without_last_press(form: Form) -> Form:
    """The form with the last press taken back: a choice of the open step, else the step before it."""
    if form.leaf:
        return replace(form, leaf=form.leaf[:-1] if isinstance(form.leaf, list) else None)
    return Form(form.steps[:-1])


def with_page(form: Form, page: str) -> Form:
    return replace(form, page=int(page) if page.isdigit() else 0)


def with_chosen(choice: Choice, form: Form, chosen: list[str]) -> Form:
    """The form with options or numbers chosen by their places in the list."""
    found = _asked(choice, form)
    places = [int(one) for one in chosen if one.isdigit()]
    match found.choice:
        case Pick() as pick:
            return _with_picked(form, found, pick, places)
        case Amount() as amount:
            numbers = values(amount)
            if len(places) != 1 or places[0] >= len(numbers):
                raise Unclear(text("refuse-pick-one"))
            return _step(form, found, numbers[places[0]])
        case Line() as line:
            if len(places) != 1 or places[0] >= len(line.among):
                raise Unclear(text("refuse-pick-one"))
            return _step(form, found, line.among[places[0]].id)
        case Share():
            raise Unclear(text("refuse-share-form"))


def _with_picked(form: Form, found: Gap, pick: Pick, places: list[int]) -> Form:
    ids = [pick.options[place].id for place in places if place < len(pick.options)]
    if pick.single:
        if len(ids) != 1:
            raise Unclear(text("refuse-pick-one"))
        return _step(form, found, ids[0])
    if pick.ordered:
        return _next_in_order(form, found, pick, ids)
    if is_paged(pick):
        return replace(form, leaf=_replace_on_page(pick, form, ids))
    return _step(form, found, ids)


def _next_in_order(form: Form, found: Gap, pick: Pick, ids: list[str]) -> Form:
    order = [*(form.leaf or []), *(one for one in ids if one not in (form.leaf or []))]
    if len(order) >= min(pick.high, len(free(pick))):
        return _step(form, found, order)
    return replace(form, leaf=order, page=0)


def _replace_on_page(pick: Pick, form: Form, ids: list[str]) -> list[str]:
    """What is chosen on the open page replaces what was chosen there before."""
    here = {option.id for _, option in page_of(free(pick), form.page)}
    return [one for one in (form.leaf or []) if one not in here] + ids


def page_of(items: list[Any], page: int, size: int = VALUES) -> list[Any]:
    return items[page * size : (page + 1) * size]


def with_step_closed(choice: Choice, form: Form) -> Form:
    """The form with the open step closed: enough is chosen."""
    found = _asked(choice, form)
    leaf = form.leaf if form.leaf is not None else empty(found.choice)
    return _step(form, found, leaf)


def empty(leaf: Leaf) -> Answer:
    match leaf:
        case Share():
            return {bucket.id: bucket.low for bucket in leaf.buckets if bucket.low}
        case _:
            return []


def with_written(choice: Choice, form: Form, page: int, lines: dict[str, str]) -> Form:
    """Numbers written into a modal; `page` says which of its pages."""
    found = _asked(choice, form)
    match found.choice:
        case Amount():
            return _step(form, found, _number(lines.get("0", ""), None))
        case Share() as share:
            counts = dict(form.leaf or empty(share))
            for place, bucket in page_of(list(enumerate(share.buckets)), page, FIELDS):
                counts[bucket.id] = _number(lines.get(str(place), ""), bucket.low)
            if len(share.buckets) <= FIELDS:
                return _step(form, found, counts)
            return replace(form, leaf=counts)
        case Line() as line:
            return _step(form, found, _words(line, lines.get("0", "")))
        case Pick():
            raise Unclear(text("refuse-pick-list"))


def _words(line: Line, said: str) -> str:
    """The text as written; a person may be given by a mention or a Discord id."""
    said = said.strip()
    mentioned = re.fullmatch(r"<?@?!?(\d{15,21})>?", said) if line.wants == "person" else None
    return user_key(mentioned[1]) if mentioned else said


def _number(said: str, default: int | None) -> int:
    """Spaces between the digits are how some write thousands."""
    said = "".join(said.split())
    if not said and default is not None:
        return default
    try:
        return int(said)
    except ValueError:
        raise Unclear(text("refuse-amount-number")) from None


def _asked(choice: Choice, form: Form) -> Gap:
    found = missing(choice, form)
    if found is None:
        raise Unclear(text("chat-nothing-missing"))
    return found


def _step(form: Form, found: Gap, answer: Answer) -> Form:
    if reason := unfit(found.choice, answer):
        raise Unclear(reason)
    return Form((*form.steps, (found.path, answer)))
