"""What a press adds to a half-filled answer."""

import re
from collections.abc import Iterable
from dataclasses import replace

from bot.chat.questions.aims import Step, aims, least_steps, numbers
from bot.chat.questions.counts import count_menus, with_counts
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
    is_touched,
    open_question,
    page_of,
)
from bot.chat.questions.pages import parts_shown
from bot.chat.questions.places import Page, PagePart, choice_at, is_said, part_answer, share_in
from bot.surfaces import person_named
from engine.choice import (
    AllOf,
    Amount,
    Answer,
    Bucket,
    Choice,
    Gap,
    Line,
    OneOf,
    Path,
    Pick,
    Share,
    finish,
    gap,
)
from engine.choice import problem as unfit
from engine.text import Text, text


class UnclearPress(Exception):
    """A press that says nothing useful; the words say what is missing."""

    def __init__(self, reason: Text) -> None:
        super().__init__(reason.key)
        self.reason = reason


def pressed(
    choice: Choice, form: Form, verb: str, arg: str, chosen: list[str], lines: dict[str, str]
) -> Form:
    """The form after a press."""
    match verb:
        case "opt" if arg.startswith(PART):
            return opened(choice, form, arg)
        case "pick" if arg.startswith(PART):
            return filled(choice, form, arg, chosen)
        case "pick" if arg.startswith(BRANCH):
            return aimed(choice, form, arg, chosen)
        case "pick" if arg.startswith(UNITS):
            return count_units(choice, form, arg, chosen)
        case "pick" if arg == NUMBER:
            return name_number(choice, form, chosen)
        case "pick" if arg == ORDER:
            return lined_up(choice, form, chosen)
        case "opt":
            return chose(choice, form, [arg])
        case "pick":
            return chose(choice, form, chosen)
        case "none" | "done":
            return done(choice, form)
        case "page":
            return turn(form, arg)
        case "sent":
            return wrote(choice, form, int(arg or 0), lines)
        case "back":
            return back(form)
        case "anew":
            return replace(EMPTY, quick=form.quick)
        case "part":
            return reopened(choice, form, (chosen or [""])[0])
        case _:
            return form


def reopened(choice: Choice, form: Form, place: str) -> Form:
    """The form with one of its parts open again."""
    if not isinstance(choice, AllOf) or not place.isdigit() or int(place) >= len(choice.parts):
        return form
    part = choice.parts[int(place)].id
    return Form(tuple(step for step in form.steps if step[0][:1] != (part,)))


def back(form: Form) -> Form:
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


def turn(form: Form, page: str) -> Form:
    return replace(form, page=int(page) if page.isdigit() else 0)


def chose(choice: Choice, form: Form, chosen: list[str]) -> Form:
    """Options or numbers by their places in the list."""
    found = _asked(choice, form)
    places = [int(one) for one in chosen if one.isdigit()]
    match found.choice:
        case Pick() as pick:
            return _picked(form, found, pick, places)
        case Amount() as amount:
            values = numbers(amount)
            if len(places) != 1 or places[0] >= len(values):
                raise UnclearPress(text("refuse-pick-one"))
            return _step(form, found, values[places[0]])
        case Line() as line:
            if len(places) != 1 or places[0] >= len(line.among):
                raise UnclearPress(text("refuse-pick-one"))
            return _step(form, found, line.among[places[0]].id)
        case Share():
            raise UnclearPress(text("refuse-share-form"))


def _picked(form: Form, found: Gap, pick: Pick, places: list[int]) -> Form:
    ids = [pick.options[place].id for place in places if place < len(pick.options)]
    if pick.single:
        if len(ids) != 1:
            raise UnclearPress(text("refuse-pick-one"))
        return _step(form, found, ids[0])
    if pick.ordered:
        return _next_in_order(form, found, pick, ids)
    if is_paged(pick):
        return replace(form, leaf=_with_page(pick, form, ids))
    return _step(form, found, ids)


def _next_in_order(form: Form, found: Gap, pick: Pick, ids: list[str]) -> Form:
    order = [*(form.leaf or []), *(one for one in ids if one not in (form.leaf or []))]
    if len(order) >= min(pick.high, len(free(pick))):
        return _step(form, found, order)
    return replace(form, leaf=order, page=0)


def _with_page(pick: Pick, form: Form, ids: list[str]) -> list[str]:
    """What is chosen on the open page replaces what was chosen there before."""
    here = {option.id for _, option in page_of(free(pick), form.page)}
    return [one for one in (form.leaf or []) if one not in here] + ids


def done(choice: Choice, form: Form) -> Form:
    """Enough is chosen; of a form, what is left open says the least there is to say."""
    found = open_question(choice, form)
    if isinstance(found, Page):
        return _with_the_least(choice, form, found)
    found = _asked(choice, form)
    leaf = form.leaf if form.leaf is not None else empty(found.choice)
    return _step(form, found, leaf)


def _with_the_least(choice: Choice, form: Form, page: Page) -> Form:
    said = draft(choice, form)
    steps = list(form.steps)
    for part in page.parts:
        if is_said(choice, said, part.path):
            continue
        least = None if is_touched(form, part.path) else least_steps(part.choice, part.path)
        if least is None:
            raise UnclearPress(_what_is_missing(part, part_answer(said, part.path)))
        steps = [*_without(steps, part.path), *least]
    counting = form.counting and bool(form.focus)
    return replace(form, steps=tuple(steps), focus=form.focus[:-1], counting=counting)


def _what_is_missing(part: PagePart, answer: Answer | None) -> Text:
    """Why a part of a form cannot be left as it is."""
    if answer is not None and gap(part.choice, answer) is None:
        return unfit(part.choice, finish(part.choice, answer)) or text("refuse-missing", what=part.label)
    return text("refuse-missing", what=part.label)


def wrote(choice: Choice, form: Form, page: int, lines: dict[str, str]) -> Form:
    """Numbers written into a modal; `page` says which of its pages."""
    found = _asked(choice, form)
    match found.choice:
        case Amount():
            return _step(form, found, _number(lines.get("0", ""), None))
        case Share() as share:
            counts = dict(form.leaf or empty(share))
            for place, bucket in page_of(list(enumerate(share.buckets)), page, FIELDS):
                counts[bucket.id] = _count(bucket, lines.get(str(place), ""))
            if len(share.buckets) <= FIELDS:
                return _step(form, found, counts)
            return replace(form, leaf=counts)
        case Line() as line:
            return _step(form, found, _words(line, lines.get("0", "")))
        case Pick():
            raise UnclearPress(text("refuse-pick-list"))


def _count(bucket: Bucket, said: str) -> int:
    """How much of one kind; more or less than there may be is refused at once."""
    count = _number(said, bucket.low)
    if not bucket.low <= count <= bucket.high:
        raise UnclearPress(text("refuse-share-bucket", what=bucket.label, low=bucket.low, high=bucket.high))
    return count


def _words(line: Line, written: str) -> str:
    """What was written; someone may be named as their platform mentions them."""
    written = written.strip()
    person = person_named(written) if line.wants == "person" else None
    return person or written


def _number(said: str, default: int | None) -> int:
    """Spaces between the digits are how some write thousands."""
    said = "".join(said.split())
    if not said and default is not None:
        return default
    try:
        return int(said)
    except ValueError:
        raise UnclearPress(text("refuse-amount-number")) from None


def _asked(choice: Choice, form: Form) -> Gap:
    found = open_question(choice, form)
    if not isinstance(found, Gap):
        raise UnclearPress(text("chat-nothing-missing"))
    return found


def _step(form: Form, found: Gap, answer: Answer) -> Form:
    if reason := unfit(found.choice, answer):
        raise UnclearPress(reason)
    return replace(form, steps=(*form.steps, (found.path, answer)), leaf=None, page=0)


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


def _said_of(form: Form, path: Path, steps: Iterable[Step]) -> Form:
    """The form in which this, and nothing else, is said of a part."""
    return replace(form, steps=(*_without(form.steps, path), *steps), leaf=None, page=0)


def opened(choice: Choice, form: Form, arg: str) -> Form:
    """A part of a form, asked for on a page of its own."""
    part = _part_at(choice, form, arg)
    focus, said = (*form.focus, part.path), draft(choice, form)
    if (inside := share_in(part, said)) is not None:
        path, _ = inside
        return replace(_said_of(form, path, ()), focus=focus, leaf=part_answer(said, path))
    return replace(_said_of(form, part.path, ()), focus=focus)


def filled(choice: Choice, form: Form, arg: str, chosen: list[str]) -> Form:
    """A part of a form, said by its menu."""
    part, menu = _part_at(choice, form, arg), arg.partition("_")[2]
    if menu:
        return _counted(choice, form, part, menu, chosen)
    places = [int(place) for place in chosen if place.isdigit()]
    if (found := aims(part.choice, part.path)) is not None:
        if len(places) != 1 or places[0] >= len(found):
            raise UnclearPress(text("refuse-pick-one"))
        steps = found[places[0]].steps
        opens = found[places[0]].opens and not _has_menus_here(choice, form, part, steps)
        form = _said_of(form, part.path, steps)
        return replace(form, focus=(*form.focus, part.path)) if opens else form
    match part.choice:
        case Pick() as pick:
            ids = [pick.options[place].id for place in places if place < len(pick.options)]
            if reason := unfit(pick, ids):
                raise UnclearPress(reason)
            return _said_of(form, part.path, [(part.path, ids)])
        case Amount() if chosen == [WRITE]:
            return opened(choice, form, arg)
        case Amount() as amount:
            return _said_of(form, part.path, [(part.path, _fitting_number(amount, chosen))])
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


def _counted(choice: Choice, form: Form, part: PagePart, menu: str, chosen: list[str]) -> Form:
    """Counts chosen from a menu of a share within a form."""
    said = draft(choice, form)
    if (inside := share_in(part, said)) is None or not menu.isdigit():
        raise UnclearPress(text("chat-page-moved"))
    path, share = inside
    counts = with_counts(share, int(menu), part_answer(said, path) or empty(share), chosen)
    if counts is None:
        raise UnclearPress(text("chat-page-moved"))
    return replace(_said_of(form, path, [(path, counts)]), counting=True)


def name_number(choice: Choice, form: Form, chosen: list[str]) -> Form:
    """A number chosen from those on offer."""
    found = _asked(choice, form)
    if not isinstance(found.choice, Amount):
        raise UnclearPress(text("refuse-amount-number"))
    return _step(form, found, _fitting_number(found.choice, chosen))


def _fitting_number(amount: Amount, chosen: list[str]) -> int:
    number = _number(chosen[0] if len(chosen) == 1 else "", None)
    if reason := unfit(amount, number):
        raise UnclearPress(reason)
    return number


def aimed(choice: Choice, form: Form, arg: str, chosen: list[str]) -> Form:
    """A whole answer from the menu of one branch."""
    found = _asked(choice, form)
    branching = choice_at(choice, found.path)
    place = arg.removeprefix(BRANCH)
    if not isinstance(branching, OneOf) or not place.isdigit() or int(place) >= len(branching.branches):
        raise UnclearPress(text("chat-page-moved"))
    branch = branching.branches[int(place)]
    offered = aims(branch.choice, (*found.path, branch.id)) or []
    if branch.blocked or len(chosen) != 1 or not chosen[0].isdigit() or int(chosen[0]) >= len(offered):
        raise UnclearPress(branch.blocked or text("refuse-pick-one"))
    steps = ((found.path, branch.id), *offered[int(chosen[0])].steps)
    return replace(form, steps=(*form.steps, *steps), leaf=None, page=0)


def lined_up(choice: Choice, form: Form, chosen: list[str]) -> Form:
    """One of all the orders that options may have."""
    found = _asked(choice, form)
    offered = aims(found.choice, found.path) or []
    if len(chosen) != 1 or not chosen[0].isdigit() or int(chosen[0]) >= len(offered):
        raise UnclearPress(text("refuse-pick-one"))
    return replace(form, steps=(*form.steps, *offered[int(chosen[0])].steps), leaf=None, page=0)


def count_units(choice: Choice, form: Form, arg: str, chosen: list[str]) -> Form:
    """Counts chosen from a menu of a share: the whole answer where it is the only menu and they fit."""
    found, menu = _asked(choice, form), arg.removeprefix(UNITS)
    if not isinstance(share := found.choice, Share) or not menu.isdigit():
        raise UnclearPress(text("refuse-share-form"))
    counts = with_counts(share, int(menu), form.leaf or empty(share), chosen)
    if counts is None:
        raise UnclearPress(text("chat-page-moved"))
    if len(count_menus(share)) == 1 and unfit(share, counts) is None:
        return _step(form, found, counts)
    return replace(form, leaf=counts)
