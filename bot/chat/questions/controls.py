"""What can be pressed on the sheet of a question, and what that says: drawn, pressed and lit from here."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from typing import Literal, TypeAlias, assert_never

from bot.chat.messages.parts import MOST_ITEMS
from bot.chat.questions.forms import VALUES, QuestionForm, is_paged, share_in
from engine.asking import (
    Open,
    Path,
    Ready,
    Step,
    numbers,
    part_of,
    ready,
    start,
    steps_to,
)
from engine.choice import Amount, Bucket, Choice, Line, OneOf, Pick, Share
from engine.text import Text

Kind: TypeAlias = Literal["one", "many", "page", "order", "counts", "number"]
"""One item is the answer; several together; several of a long list, page by page; one after the other; how
many of each; a number, of which only handy ones are listed."""

MOST_MENUS = 4
ENOUGH = 5
"""Counts of one bucket with which a menu is worth having."""
MOST_BRANCHES = 5
"""Branches that have a menu each, where there are several things to do."""
ROOM = 22
"""Components that the parts of a form may take, of the forty of a message."""
MENU = 2
"""Components that a menu takes: itself and its row."""
PART, BRANCH, UNITS, ORDER, NUMBER = "p", "b", "u", "o", "n"
"""What a press is about, in its argument: a part of a form, a branch with its answers, a menu of counts,
one of all orders, a number itself."""
WRITE = "w"
"""In a menu of numbers: another one, which has to be written."""


@dataclass(frozen=True, slots=True)
class ControlItem:
    value: str
    answer: Ready
    blocked: bool = False

    @property
    def says(self) -> tuple[Step, ...]:
        return self.answer.steps


@dataclass(frozen=True, slots=True)
class Control:
    """A menu, or buttons in a row: its items say something of the part of the question at `path`."""

    arg: str
    kind: Kind
    path: Path
    items: tuple[ControlItem, ...]
    chosen: frozenset[str] = frozenset()
    """The values of the items that are chosen."""
    label: Text | None = None
    low: int = 1
    high: int = 1
    part: int | None = None
    """Its place on the page of a form."""

    @property
    def opens_more(self) -> bool:
        """Whether more has to be said of what is chosen."""
        return any(item.answer.opens for item in self.items if item.value in self.chosen)

    def item(self, value: str) -> ControlItem | None:
        return next((item for item in self.items if item.value == value), None)


def controls(question: QuestionForm) -> list[Control]:
    """Everything that the open question offers."""
    asked = question.open
    if asked is None:
        return []
    if not asked.parts:
        return list(_of_simple(question, asked))
    return [
        control
        for place, (part, shown) in enumerate(zip(asked.parts, parts_shown(asked), strict=True))
        if shown
        for control in _of_part(question, place, part)
    ]


# --- a simple question ------------------------------------------------------------------------------------


def _of_simple(question: QuestionForm, asked: Open) -> Iterator[Control]:
    if isinstance(asked.choice, OneOf) and not question.amend:
        yield from _of_branches(asked.choice, asked.path)
        return
    form, leaf, path = question.form, asked.leaf, asked.path
    match leaf:
        case Pick():
            yield _of_pick(question, leaf, path)
        case Amount():
            arg = "" if len(numbers(leaf)) <= VALUES else NUMBER
            yield Control(arg, "number", path, _of_numbers(leaf, path))
        case Share():
            yield from _of_share(leaf, path, form.leaf or start(leaf), UNITS)
        case Line():
            if 0 < len(leaf.among) <= VALUES:
                yield Control("", "one", path, _of_options(Pick(leaf.among), path))
        case _:
            assert_never(leaf)


def _of_pick(question: QuestionForm, pick: Pick, path: Path) -> Control:
    leaf = question.form.leaf
    if pick.single:
        return Control("", "one", path, _of_options(pick, path, blocked=True))
    if pick.ordered and not leaf and (orders := ready(pick, VALUES, path)):
        return Control(ORDER, "one", path, _of_ready(orders))
    if pick.ordered:
        return Control("", "order", path, _of_options(pick, path, taken=leaf or ()))
    held, offered = start(pick) if leaf is None else leaf, _of_options(pick, path)
    chosen = frozenset(item.value for item in offered if item.says[0][1] in held)
    if is_paged(pick):
        return Control("", "page", path, offered, chosen, None, 0, pick.high)
    return Control("", "many", path, offered, chosen, None, max(1, pick.low), max(1, pick.high))


def _of_branches(choice: OneOf, path: Path) -> Iterator[Control]:
    """Several things to do, each with a menu of what may be done with it; what takes no word, or many, has
    none."""
    rest: list[ControlItem] = []
    menus = 0
    for place, branch in enumerate(choice.branches):
        taken, is_blocked = (path, branch.id), branch.blocked is not None
        offered = [] if is_blocked else ready(branch.choice, VALUES, (*path, branch.id)) or []
        if len(offered) > 1 and menus < MOST_BRANCHES:
            menus += 1
            answers = [replace(some, steps=(taken, *some.steps)) for some in offered]
            yield Control(f"{BRANCH}{place}", "one", path, _of_ready(answers), label=branch.label)
        else:
            rest.append(ControlItem(str(place), Ready((branch.label,), (taken,), branch.note), is_blocked))
    if rest:
        yield Control("", "one", path, tuple(rest))


def _of_ready(answers: Iterable[Ready]) -> tuple[ControlItem, ...]:
    return tuple(ControlItem(str(place), answer) for place, answer in enumerate(answers))


def _of_options(
    pick: Pick, path: Path, taken: Iterable[str] = (), *, blocked: bool = False
) -> tuple[ControlItem, ...]:
    return tuple(
        ControlItem(
            str(place), Ready((option.label,), ((path, option.id),), option.note), bool(option.blocked)
        )
        for place, option in enumerate(pick.options)
        if option.id not in taken and (blocked or option.blocked is None)
    )


def _of_numbers(amount: Amount, path: Path, value: int | None = None) -> tuple[ControlItem, ...]:
    """Handy numbers, and the one that is chosen."""
    handy = handy_numbers(numbers(amount), VALUES if value is None else VALUES - 1)
    if value is not None and value not in handy:
        handy = sorted([*handy[: VALUES - 2], value])
    return tuple(ControlItem(str(number), Ready((number,), ((path, number),))) for number in handy)


def handy_numbers(values: range, most: int, unit: int = 1) -> list[int]:
    """At most so many of the numbers: small ones one by one, larger ones in wider steps."""
    if len(values) <= most:
        return list(values)
    unit = max(unit, values.step)
    strides = ((1, 10), (5, 50), (10, 100), (50, 500), (100, 1000), (500, 5000))
    chosen = [] if values[0] % unit else [values[0]]
    for stride, until in strides:
        multiples = range(stride * unit, until * unit + 1, stride * unit)
        chosen += [value for value in multiples if value in values]
    return sorted(set(chosen))[:most]


# --- a form -----------------------------------------------------------------------------------------------


def _of_part(question: QuestionForm, place: int, part: Open) -> Iterator[Control]:
    held, arg, choice = question.progress.contents(part.path), f"{PART}{place}", part.choice
    if isinstance(choice, Amount):
        offered = _of_numbers(choice, part.path, held)
        yield Control(arg, "number", part.path, offered, frozenset({str(held)}), part.label, part=place)
    elif (answers := ready(choice, VALUES, part.path)) is not None:
        offered = _of_ready(answers)
        steps = list(steps_to(choice, held, part.path))
        chosen = [item.value for item in offered if _is_taken(item, steps)][:1]
        yield Control(arg, "one", part.path, offered, frozenset(chosen), part.label, part=place)
    elif isinstance(choice, Pick):
        offered = _of_options(choice, part.path)
        chosen = [item.value for item in offered if item.says[0][1] in (held or ())]
        low, high = min(choice.low, len(offered)), min(choice.high, len(offered))
        yield Control(arg, "many", part.path, offered, frozenset(chosen), part.label, low, high, place)
    if (inside := share_in(question.progress, part)) is not None:
        path, share = inside
        counts = part_of(held, path[len(part.path) :])
        yield from _of_share(share, path, counts, f"{arg}_", part=place)


def _is_taken(item: ControlItem, steps: list[Step]) -> bool:
    begun = steps[: len(item.says)] if item.answer.opens else steps
    return list(item.says) == begun


def parts_shown(page: Open) -> list[bool]:
    """Which parts have their menus on the page of the form; the others have a page of their own."""
    room, shown = ROOM, list[bool]()
    for place, part in enumerate(page.parts):
        cost = _room_needed(part.choice)
        fits = cost is not None and cost <= room - (len(page.parts) - place - 1)
        room -= cost if fits and cost is not None else 1
        shown.append(fits)
    return shown


def _room_needed(choice: Choice) -> int | None:
    """How many components the menus of a part take; None: it cannot be said by menus."""
    if isinstance(choice, Share):
        return _room_of_share(choice) if buckets_by_menu(choice) else None
    is_ready = ready(choice, VALUES) is not None
    if isinstance(choice, OneOf) and is_ready:
        inside = [branch.choice for branch in choice.branches if isinstance(branch.choice, Share)]
        return MENU + max(map(_room_of_share, inside), default=0)
    ticks = isinstance(choice, Pick) and len(choice.free) <= VALUES and not choice.ordered
    return MENU if is_ready or ticks or isinstance(choice, Amount) else None


def _room_of_share(share: Share) -> int:
    return MENU * len(buckets_by_menu(share)) + 1


# --- shares -----------------------------------------------------------------------------------------------


def buckets_by_menu(share: Share) -> list[list[int]]:
    """The places of the buckets that leave a choice, in as few menus as offer enough counts of each."""
    places = [place for place, bucket in enumerate(share.buckets) if bucket.high > bucket.low]
    if not places:
        return []
    needed = min(ENOUGH, max(share.buckets[place].high - share.buckets[place].low for place in places))
    here = min(max(1, MOST_ITEMS // needed), len(places))
    menus = min(MOST_MENUS, -(-len(places) // here))
    here = -(-len(places) // menus)
    return [places[first : first + here][:MOST_ITEMS] for first in range(0, len(places), here)]


def offers_every_count(share: Share) -> bool:
    """Whether nothing needs to be written."""
    offered = {place: MOST_ITEMS // len(group) for group in buckets_by_menu(share) for place in group}
    return all(
        bucket.high - bucket.low <= offered.get(place, 0) for place, bucket in enumerate(share.buckets)
    )


def _of_share(
    share: Share, path: Path, counts: dict[str, int], arg: str, part: int | None = None
) -> Iterator[Control]:
    for number, places in enumerate(buckets_by_menu(share)):
        offered, chosen = list[ControlItem](), set[str]()
        for place in places:
            bucket = share.buckets[place]
            now = counts.get(bucket.id, bucket.low)
            if now > bucket.low:
                chosen.add(f"{place}x{now}")
            for count in _offered_counts(bucket, MOST_ITEMS // len(places), now):
                answer = Ready((bucket.label, count), ((path, {bucket.id: count}),), bucket.note)
                offered.append(ControlItem(f"{place}x{count}", answer))
        most, held = min(len(places), len(offered)), frozenset(chosen)
        yield Control(f"{arg}{number}", "counts", path, tuple(offered), held, None, 0, most, part)


def _offered_counts(bucket: Bucket, most: int, now: int) -> list[int]:
    """The handy counts of a bucket, and the one that is chosen."""
    handy = handy_numbers(range(bucket.low + 1, bucket.high + 1), most, bucket.unit)
    return handy if now <= bucket.low or now in handy else sorted([*handy[: most - 1], now])
