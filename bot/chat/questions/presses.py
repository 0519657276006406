"""What a press adds to a half-filled answer."""

import re
from collections.abc import Iterable
from dataclasses import replace

from bot.chat.questions.controls import PART, WRITE, Control, ControlItem, controls
from bot.chat.questions.forms import EMPTY, FIELDS, Form, QuestionForm, page_of, share_in
from bot.surfaces import person_named
from engine.asking import Path, Step, choice_at, start, steps_to
from engine.choice import AllOf, Amount, Bucket, Line, Pick, Share
from engine.choice import problem as unfit
from engine.text import Text, text


class UnclearPress(Exception):
    """A press that says nothing useful; the words say what is missing."""

    def __init__(self, reason: Text) -> None:
        super().__init__(reason.key)
        self.reason = reason


def apply_press(
    question: QuestionForm, verb: str, arg: str, chosen: list[str], lines: dict[str, str]
) -> QuestionForm:
    """The question after a press."""
    return question.with_form(_after(question, verb, arg, chosen, lines))


def _after(question: QuestionForm, verb: str, arg: str, chosen: list[str], lines: dict[str, str]) -> Form:
    match verb:
        case "opt" if arg.startswith(PART):
            return _open_part(question, arg)
        case "opt" | "pick":
            return _choose(question, arg, chosen) if verb == "pick" else _choose(question, "", [arg])
        case "none" | "done":
            return _confirm(question, nothing=verb == "none")
        case "page":
            return replace(question.form, page=int(arg) if arg.isdigit() else 0)
        case "sent":
            return _write(question, int(arg or 0), lines)
        case "back":
            return _step_back(question.form)
        case "restart":
            return EMPTY
        case "part":
            return _reopen(question, (chosen or [""])[0])
        case _:
            return question.form


# --- choosing ---------------------------------------------------------------------------------------------


def _choose(question: QuestionForm, arg: str, chosen: list[str]) -> Form:
    control = next((control for control in controls(question) if control.arg == arg), None)
    if control is None:
        raise UnclearPress(text("chat-page-moved"))
    if control.kind == "number":
        if control.part is not None and chosen == [WRITE]:
            return _open_part(question, arg)
        number = _number(chosen[0] if len(chosen) == 1 else "", None)
        return _put(question, ((control.path, number),))
    if control.kind == "counts":
        return _count(question, control, chosen)
    taken = [item for value in chosen if (item := control.item(value))]
    if control.kind == "one":
        if len(taken) != 1 or len(chosen) != 1:
            raise UnclearPress(text("refuse-pick-one"))
        return _take(question, control, taken[0])
    ids = [item.says[0][1] for item in taken]
    if control.kind == "order":
        return _next_in_order(question, control, ids)
    if control.kind == "page":
        return _choose_on_page(question, control, ids)
    return _put(question, ((control.path, ids),))


def _take(question: QuestionForm, control: Control, item: ControlItem) -> Form:
    form = _put(question, item.says)
    if control.part is None or not item.answer.opens:
        return form
    asked = question.open
    part = asked.parts[control.part] if asked else None
    inside = share_in(replace(question, form=form).progress, part) if part else None
    return form if inside else replace(form, focus=(*form.focus, control.path))


def _next_in_order(question: QuestionForm, control: Control, ids: list[str]) -> Form:
    pick = choice_at(question.choice, control.path)
    assert isinstance(pick, Pick)
    begun = question.form.leaf or []
    order = [*begun, *(option_id for option_id in ids if option_id not in begun)]
    if len(order) >= min(pick.high, len(pick.free)):
        return _put(question, ((control.path, order),))
    return replace(question.form, leaf=order, page=0)


def _choose_on_page(question: QuestionForm, control: Control, ids: list[str]) -> Form:
    """What is chosen on the open page replaces what was chosen there before."""
    here = {item.says[0][1] for item in page_of(list(control.items), question.form.page)}
    before = [item.says[0][1] for item in control.items if item.value in control.chosen]
    return replace(question.form, leaf=[option_id for option_id in before if option_id not in here] + ids)


def _count(question: QuestionForm, control: Control, chosen: list[str]) -> Form:
    """Counts from one of the menus of a share, which says what all of its buckets hold: what is not chosen is
    at its least. Where it is the only menu and they fit, they are the whole answer."""
    share = choice_at(question.choice, control.path)
    assert isinstance(share, Share)
    counts = _counts_now(question, control.path, share)
    here = sorted({int(item.value.partition("x")[0]) for item in control.items})
    for place in here:
        counts[share.buckets[place].id] = share.buckets[place].low
    for value in chosen:
        named = re.fullmatch(r"(\d{1,3})x(\d{1,6})", value)
        if named is None or int(named[1]) not in here:
            raise UnclearPress(text("chat-page-moved"))
        bucket, count = share.buckets[int(named[1])], int(named[2])
        _check_count(bucket, count)
        counts[bucket.id] = max(counts[bucket.id], count)
    if control.part is not None:
        return replace(_say(question, ((control.path, counts),)), counting=True)
    others = sum(other.kind == "counts" for other in controls(question)) > 1
    if not others and unfit(share, counts) is None:
        return _put(question, ((control.path, counts),))
    return replace(question.form, leaf=counts)


def _counts_now(question: QuestionForm, path: Path, share: Share) -> dict[str, int]:
    asked = question.open
    if asked is not None and not asked.parts:
        return dict(question.form.leaf or start(share))
    return dict(question.progress.contents(path))


# --- saying -----------------------------------------------------------------------------------------------


def _say(question: QuestionForm, steps: Iterable[Step]) -> Form:
    return replace(question.form, steps=question.progress.put(*steps).steps, leaf=None, page=0)


def _put(question: QuestionForm, steps: Iterable[Step]) -> Form:
    steps = tuple(steps)
    for path, answer in steps:
        if reason := question.progress.refusal(path, answer):
            raise UnclearPress(reason)
    return _say(question, steps)


def _confirm(question: QuestionForm, *, nothing: bool) -> Form:
    """Enough is chosen, or nothing; the parts of a form say what they hold."""
    asked, form = question.open, question.form
    if asked is None:
        raise UnclearPress(text("chat-nothing-missing"))
    if not asked.parts:
        untouched = [] if nothing and isinstance(asked.leaf, Pick) else start(asked.leaf)
        return _put(question, ((asked.path, untouched if form.leaf is None else form.leaf),))
    steps: list[Step] = []
    for part in asked.parts:
        held = question.progress.contents(part.path)
        if (reason := unfit(part.choice, held)) is not None:
            missing = text("refuse-missing", what=part.label or "")
            raise UnclearPress(reason if question.progress.is_touched(part.path) else missing)
        steps += steps_to(part.choice, held, part.path)
    counting = form.counting and bool(form.focus)
    return replace(_put(question, steps), focus=form.focus[:-1], counting=counting)


def _open_part(question: QuestionForm, arg: str) -> Form:
    """A part of a form, asked for on a page of its own."""
    place = re.fullmatch(rf"{PART}(\d+)(?:_.*)?", arg)
    parts = question.open.parts if question.open else ()
    if place is None or int(place[1]) >= len(parts):
        raise UnclearPress(text("chat-page-moved"))
    part, asking = parts[int(place[1])], question.progress
    path, counts = part.path, None
    if (inside := share_in(asking, part)) is not None:
        path, counts = inside[0], asking.contents(inside[0])
        asking = asking.put(*steps_to(part.choice, asking.contents(part.path), part.path))
    focus = (*question.form.focus, part.path)
    return replace(question.form, steps=asking.reopen(path).steps, leaf=counts, page=0, focus=focus)


def _reopen(question: QuestionForm, place: str) -> Form:
    """One of the parts of a form is open again."""
    parts = question.choice.parts if isinstance(question.choice, AllOf) else []
    if not place.isdigit() or int(place) >= len(parts):
        return question.form
    return Form(question.progress.reopen((parts[int(place)].id,)).steps)


def _step_back(form: Form) -> Form:
    """One press taken back: a part of the question at hand, else the question before it."""
    if form.leaf:
        return replace(form, leaf=form.leaf[:-1] if isinstance(form.leaf, list) else None)
    if form.focus and not any(path[: len(form.focus[-1])] == form.focus[-1] for path, _ in form.steps):
        return replace(form, focus=form.focus[:-1])
    counting = form.counting and any(isinstance(answer, dict) for _, answer in form.steps[:-1])
    return replace(form, steps=form.steps[:-1], page=0, counting=counting)


# --- writing ----------------------------------------------------------------------------------------------


def _write(question: QuestionForm, page: int, lines: dict[str, str]) -> Form:
    """What was written into a modal; `page` says which of its pages."""
    asked = question.open
    if asked is None or asked.parts:
        raise UnclearPress(text("chat-nothing-missing"))
    match asked.leaf:
        case Amount():
            return _put(question, ((asked.path, _number(lines.get("0", ""), None)),))
        case Share() as share:
            counts = dict(question.form.leaf or start(share))
            for place, bucket in page_of(list(enumerate(share.buckets)), page, FIELDS):
                counts[bucket.id] = _number(lines.get(str(place), ""), bucket.low)
                _check_count(bucket, counts[bucket.id])
            if len(share.buckets) <= FIELDS:
                return _put(question, ((asked.path, counts),))
            return replace(question.form, leaf=counts)
        case Line() as line:
            return _put(question, ((asked.path, _words(line, lines.get("0", ""))),))
        case _:
            raise UnclearPress(text("refuse-pick-list"))


def _check_count(bucket: Bucket, count: int) -> None:
    """More or less of one kind than there may be is refused at once."""
    if not bucket.low <= count <= bucket.high:
        raise UnclearPress(text("refuse-share-bucket", what=bucket.label, low=bucket.low, high=bucket.high))


def _words(line: Line, written: str) -> str:
    """What was written; someone may be named as their platform mentions them."""
    written = written.strip()
    person = person_named(written) if line.wants == "person" else None
    return person or written


def _number(written: str, default: int | None) -> int:
    """Spaces between the digits are how some write thousands."""
    written = "".join(written.split())
    if not written and default is not None:
        return default
    try:
        return int(written)
    except ValueError:
        raise UnclearPress(text("refuse-amount-number")) from None
