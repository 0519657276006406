"""What a press adds to a half-filled answer."""

import re
from collections.abc import Iterable
from dataclasses import replace

from bot.chat.questions.counts import count_menus, with_counts
from bot.chat.questions.form_page_menus import parts_shown
from bot.chat.questions.form_pages import Page, PagePart, choice_at, is_answered, part_answer, share_in
from bot.chat.questions.forms import (
    BRANCH,
    EMPTY,
    FIELDS,
    NUMBER,
    ORDER,
    PART,
    UNITS,
    WRITE,
    Form,
    draft,
    empty,
    free,
    is_paged,
    is_ready,
    open_question,
    page_of,
    steps_of,
)
from bot.chat.questions.ready_answers import Step, numbers, ready_answers
from bot.surfaces import person_named
from engine.choice import AllOf, Amount, Answer, Bucket, Choice, Line, OneOf, Pick, Share
from engine.choice import problem as unfit
from engine.drafts import Gap, Path, finish, gap
from engine.text import Text, text


class UnclearPress(Exception):
    """A press that says nothing useful; the words say what is missing."""

    def __init__(self, reason: Text) -> None:
        super().__init__(reason.key)
        self.reason = reason


def apply_press(
    choice: Choice, form: Form, verb: str, arg: str, chosen: list[str], lines: dict[str, str]
) -> Form:
    """The form after a press."""
    match verb:
        case "opt" if arg.startswith(PART):
            return open_part(choice, form, arg)
        case "pick" if arg.startswith(PART):
            return fill_part(choice, form, arg, chosen)
        case "pick" if arg.startswith(BRANCH):
            return choose_in_branch(choice, form, arg, chosen)
        case "pick" if arg.startswith(UNITS):
            return count_units(choice, form, arg, chosen)
        case "pick" if arg == NUMBER:
            return choose_number(choice, form, chosen)
        case "pick" if arg == ORDER:
            return choose_order(choice, form, chosen)
        case "opt":
            return choose_options(choice, form, [arg])
        case "pick":
            return choose_options(choice, form, chosen)
        case "none" | "done":
            return confirm(choice, form)
        case "page":
            return turn_page(form, arg)
        case "sent":
            return write_lines(choice, form, int(arg or 0), lines)
        case "back":
            return step_back(form)
        case "restart":
            return replace(EMPTY, quick=form.quick)
        case "part":
            return reopen_part(choice, form, (chosen or [""])[0])
        case _:
            return form


def reopen_part(choice: Choice, form: Form, place: str) -> Form:
    """The form with one of its parts open again."""
    if not isinstance(choice, AllOf) or not place.isdigit() or int(place) >= len(choice.parts):
        return form
    part = choice.parts[int(place)].id
    return Form(tuple(step for step in form.steps if step[0][:1] != (part,)))


def step_back(form: Form) -> Form:
    """One press taken back: a part of the question at hand, else the question before it."""
    if form.leaf:
        return replace(form, leaf=form.leaf[:-1] if isinstance(form.leaf, list) else None)
    taken = [step for step in form.steps if step[0] not in form.forced]
    if form.focus:
        inside = [step for step in taken if step[0][: len(form.focus[-1])] == form.focus[-1]]
        if not inside:
            return replace(form, focus=form.focus[:-1])
    counting = form.counting and any(isinstance(answer, dict) for _, answer in taken[:-1])
    return replace(form, steps=tuple(taken[:-1]), forced=(), page=0, counting=counting)


def turn_page(form: Form, page: str) -> Form:
    return replace(form, page=int(page) if page.isdigit() else 0)


def choose_options(choice: Choice, form: Form, chosen: list[str]) -> Form:
    """Options or numbers by their places in the list."""
    asked = _open_gap(choice, form)
    places = [int(place) for place in chosen if place.isdigit()]
    match asked.choice:
        case Pick() as pick:
            return _pick_options(form, asked, pick, places)
        case Amount() as amount:
            values = numbers(amount)
            if len(places) != 1 or places[0] >= len(values):
                raise UnclearPress(text("refuse-pick-one"))
            return _step(form, asked, values[places[0]])
        case Line() as line:
            if len(places) != 1 or places[0] >= len(line.among):
                raise UnclearPress(text("refuse-pick-one"))
            return _step(form, asked, line.among[places[0]].id)
        case Share():
            raise UnclearPress(text("refuse-share-form"))


def _pick_options(form: Form, asked: Gap, pick: Pick, places: list[int]) -> Form:
    ids = [pick.options[place].id for place in places if place < len(pick.options)]
    if pick.single:
        if len(ids) != 1:
            raise UnclearPress(text("refuse-pick-one"))
        return _step(form, asked, ids[0])
    if pick.ordered:
        return _next_in_order(form, asked, pick, ids)
    if is_paged(pick):
        return replace(form, leaf=_with_page(pick, form, ids))
    return _step(form, asked, ids)


def _next_in_order(form: Form, asked: Gap, pick: Pick, ids: list[str]) -> Form:
    order = [*(form.leaf or []), *(option_id for option_id in ids if option_id not in (form.leaf or []))]
    if len(order) >= min(pick.high, len(free(pick))):
        return _step(form, asked, order)
    return replace(form, leaf=order, page=0)


def _with_page(pick: Pick, form: Form, ids: list[str]) -> list[str]:
    """What is chosen on the open page replaces what was chosen there before."""
    here = {option.id for _, option in page_of(free(pick), form.page)}
    return [option_id for option_id in (form.leaf or []) if option_id not in here] + ids


def confirm(choice: Choice, form: Form) -> Form:
    """Enough is chosen; of a form, what is left open says the least there is to say."""
    if isinstance(page := open_question(choice, form), Page):
        return _with_the_least(choice, form, page)
    asked = _open_gap(choice, form)
    leaf = form.leaf if form.leaf is not None else empty(asked.choice)
    return _step(form, asked, leaf)


def _with_the_least(choice: Choice, form: Form, page: Page) -> Form:
    answers = draft(choice, form)
    steps = list(form.steps)
    for part in page.parts:
        if is_answered(choice, answers, part.path):
            continue
        if not is_ready(choice, form, part):
            raise UnclearPress(_what_is_missing(part, part_answer(answers, part.path)))
        steps = [*_without(steps, part.path), *steps_of(choice, form, part)]
    counting = form.counting and bool(form.focus)
    return replace(form, steps=tuple(steps), focus=form.focus[:-1], counting=counting)


def _what_is_missing(part: PagePart, answer: Answer | None) -> Text:
    """Why a part of a form cannot be left as it is."""
    if answer is not None and gap(part.choice, answer) is None:
        return unfit(part.choice, finish(part.choice, answer)) or text("refuse-missing", what=part.label)
    return text("refuse-missing", what=part.label)


def write_lines(choice: Choice, form: Form, page: int, lines: dict[str, str]) -> Form:
    """Numbers written into a modal; `page` says which of its pages."""
    asked = _open_gap(choice, form)
    match asked.choice:
        case Amount():
            return _step(form, asked, _number(lines.get("0", ""), None))
        case Share() as share:
            counts = dict(form.leaf or empty(share))
            for place, bucket in page_of(list(enumerate(share.buckets)), page, FIELDS):
                counts[bucket.id] = _count(bucket, lines.get(str(place), ""))
            if len(share.buckets) <= FIELDS:
                return _step(form, asked, counts)
            return replace(form, leaf=counts)
        case Line() as line:
            return _step(form, asked, _words(line, lines.get("0", "")))
        case Pick():
            raise UnclearPress(text("refuse-pick-list"))


def _count(bucket: Bucket, written: str) -> int:
    """How much of one kind; more or less than there may be is refused at once."""
    count = _number(written, bucket.low)
    if not bucket.low <= count <= bucket.high:
        raise UnclearPress(text("refuse-share-bucket", what=bucket.label, low=bucket.low, high=bucket.high))
    return count


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


def _open_gap(choice: Choice, form: Form) -> Gap:
    asked = open_question(choice, form)
    if not isinstance(asked, Gap):
        raise UnclearPress(text("chat-nothing-missing"))
    return asked


def _step(form: Form, asked: Gap, answer: Answer) -> Form:
    if reason := unfit(asked.choice, answer):
        raise UnclearPress(reason)
    return replace(form, steps=(*form.steps, (asked.path, answer)), leaf=None, page=0)


# --- several things said at once --------------------------------------------------------------------------


def _without(steps: Iterable[Step], path: Path) -> list[Step]:
    """The steps without those that say something of this part."""
    return [step for step in steps if step[0][: len(path)] != path]


def _part_at(choice: Choice, form: Form, arg: str) -> PagePart:
    page = open_question(choice, form)
    number = re.fullmatch(rf"{PART}(\d+)(?:_.*)?", arg)
    if not isinstance(page, Page) or number is None or int(number[1]) >= len(page.parts):
        raise UnclearPress(text("chat-page-moved"))
    return page.parts[int(number[1])]


def _answer_part(form: Form, path: Path, steps: Iterable[Step]) -> Form:
    """The form in which this, and nothing else, is said of a part."""
    return replace(form, steps=(*_without(form.steps, path), *steps), leaf=None, page=0)


def open_part(choice: Choice, form: Form, arg: str) -> Form:
    """A part of a form, asked for on a page of its own."""
    part = _part_at(choice, form, arg)
    focus, answers = (*form.focus, part.path), draft(choice, form)
    if (inside := share_in(part, answers)) is not None:
        path, _ = inside
        return replace(_answer_part(form, path, ()), focus=focus, leaf=part_answer(answers, path))
    return replace(_answer_part(form, part.path, ()), focus=focus)


def fill_part(choice: Choice, form: Form, arg: str, chosen: list[str]) -> Form:
    """A part of a form, said by its menu."""
    part, menu = _part_at(choice, form, arg), arg.partition("_")[2]
    if menu:
        return _count_in_part(choice, form, part, menu, chosen)
    places = [int(place) for place in chosen if place.isdigit()]
    if (answers := ready_answers(part.choice, part.path)) is not None:
        if len(places) != 1 or places[0] >= len(answers):
            raise UnclearPress(text("refuse-pick-one"))
        steps = answers[places[0]].steps
        opens = answers[places[0]].opens and not _has_menus_here(choice, form, part, steps)
        form = _answer_part(form, part.path, steps)
        return replace(form, focus=(*form.focus, part.path)) if opens else form
    match part.choice:
        case Pick() as pick:
            ids = [pick.options[place].id for place in places if place < len(pick.options)]
            if reason := unfit(pick, ids):
                raise UnclearPress(reason)
            return _answer_part(form, part.path, [(part.path, ids)])
        case Amount() if chosen == [WRITE]:
            return open_part(choice, form, arg)
        case Amount() as amount:
            return _answer_part(form, part.path, [(part.path, _fitting_number(amount, chosen))])
        case _:
            raise UnclearPress(text("chat-page-moved"))


def _has_menus_here(choice: Choice, form: Form, part: PagePart, steps: tuple[Step, ...]) -> bool:
    """Whether what was chosen goes on with menus on the same page."""
    page = open_question(choice, form)
    path, branch = steps[-1]
    return (
        isinstance(page, Page)
        and parts_shown(page)[page.parts.index(part)]
        and isinstance(choice_at(choice, (*path, branch)), Share)
    )


def _count_in_part(choice: Choice, form: Form, part: PagePart, menu: str, chosen: list[str]) -> Form:
    """Counts chosen from a menu of a share within a form."""
    answers = draft(choice, form)
    if (inside := share_in(part, answers)) is None or not menu.isdigit():
        raise UnclearPress(text("chat-page-moved"))
    path, share = inside
    counts = _counts_after(share, int(menu), part_answer(answers, path) or empty(share), chosen)
    return replace(_answer_part(form, path, [(path, counts)]), counting=True)


def _counts_after(share: Share, menu: int, before: dict[str, int], chosen: list[str]) -> dict[str, int]:
    counts = with_counts(share, menu, before, chosen)
    if counts is not None:
        return counts
    for item in chosen:
        place, _, count = item.partition("x")
        if place.isdecimal() and count.isdecimal() and int(place) < len(share.buckets):
            bucket = share.buckets[int(place)]
            if not bucket.low <= int(count) <= bucket.high:
                bounds = {"low": bucket.low, "high": bucket.high}
                raise UnclearPress(text("refuse-share-bucket", what=bucket.label, **bounds))
    raise UnclearPress(text("chat-page-moved"))


def choose_number(choice: Choice, form: Form, chosen: list[str]) -> Form:
    """A number chosen from those on offer."""
    asked = _open_gap(choice, form)
    if not isinstance(asked.choice, Amount):
        raise UnclearPress(text("refuse-amount-number"))
    return _step(form, asked, _fitting_number(asked.choice, chosen))


def _fitting_number(amount: Amount, chosen: list[str]) -> int:
    number = _number(chosen[0] if len(chosen) == 1 else "", None)
    if reason := unfit(amount, number):
        raise UnclearPress(reason)
    return number


def choose_in_branch(choice: Choice, form: Form, arg: str, chosen: list[str]) -> Form:
    """A whole answer from the menu of one branch."""
    asked = _open_gap(choice, form)
    branching = choice_at(choice, asked.path)
    place = arg.removeprefix(BRANCH)
    if not isinstance(branching, OneOf) or not place.isdigit() or int(place) >= len(branching.branches):
        raise UnclearPress(text("chat-page-moved"))
    branch = branching.branches[int(place)]
    offered = ready_answers(branch.choice, (*asked.path, branch.id)) or []
    if branch.blocked or len(chosen) != 1 or not chosen[0].isdigit() or int(chosen[0]) >= len(offered):
        raise UnclearPress(branch.blocked or text("refuse-pick-one"))
    steps = ((asked.path, branch.id), *offered[int(chosen[0])].steps)
    return replace(form, steps=(*form.steps, *steps), leaf=None, page=0)


def choose_order(choice: Choice, form: Form, chosen: list[str]) -> Form:
    """One of all the orders that options may have."""
    asked = _open_gap(choice, form)
    offered = ready_answers(asked.choice, asked.path) or []
    if len(chosen) != 1 or not chosen[0].isdigit() or int(chosen[0]) >= len(offered):
        raise UnclearPress(text("refuse-pick-one"))
    return replace(form, steps=(*form.steps, *offered[int(chosen[0])].steps), leaf=None, page=0)


def count_units(choice: Choice, form: Form, arg: str, chosen: list[str]) -> Form:
    """Counts chosen from a menu of a share: the whole answer where it is the only menu and they fit."""
    asked, menu = _open_gap(choice, form), arg.removeprefix(UNITS)
    if not isinstance(share := asked.choice, Share) or not menu.isdigit():
        raise UnclearPress(text("refuse-share-form"))
    counts = _counts_after(share, int(menu), form.leaf or empty(share), chosen)
    if len(count_menus(share)) == 1 and unfit(share, counts) is None:
        return _step(form, asked, counts)
    return replace(form, leaf=counts)
