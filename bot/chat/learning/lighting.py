"""What the coach of a lesson would press: every press on offer is tried, and what leads nearer is lit."""

from collections.abc import Iterator, Mapping
from dataclasses import replace
from itertools import combinations, islice
from typing import Any, assert_never

from bot.chat.messages.parts import (
    ITEM_LABEL,
    Button,
    Buttons,
    Item,
    Keep,
    Link,
    Menu,
    Part,
    Say,
    Sheet,
    Show,
    clip,
)
from bot.chat.questions import forms, presses
from bot.chat.questions.asked import Asked
from bot.chat.questions.forms import Form
from bot.chat.questions.places import choice_at, part_answer
from engine.choice import AllOf, Amount, Answer, Choice, Draft, Leaf, Line, OneOf, Path, Pick, Share

POINTER = "👉"
UNSAID, PARTLY, WRONG, ASTRAY = 3.0, 2.0, 4.0, 100.0
"""How far one part of an answer is from what is wanted: not said, nearly said, said wrongly, and on a way
that does not lead there."""
TRIED = 3000
"""How many ways to choose several items of a menu are tried."""
ELSEWHERE = ("page", "fill")
"""Presses that show more of the question, where nothing on this page leads nearer."""


def light(sheet: Sheet, asked: Asked, answer: Answer) -> Sheet:
    """The sheet of a question with what has to be pressed for this answer made to stand out."""
    now = _distance(asked.choice, asked.form, answer)
    parts = [_lit_part(part, asked, answer, now) for part in sheet.parts]
    if not any(lit for _, lit in parts):
        parts = [(_lit_way_on(part), False) for part, _ in parts]
    return Sheet(tuple(part for part, _ in parts))


def _lit_part(part: Part, asked: Asked, answer: Answer, now: float) -> tuple[Part, bool]:
    match part:
        case Buttons():
            made = tuple(_lit_button(one, asked, answer, now) for one in part.buttons)
            return Buttons(made), any(isinstance(one, Button) and one.style == "success" for one in made)
        case Menu():
            return _lit_menu(part, asked, answer, now)
        case Say() | Show() | Keep():
            return part, False
        case _:
            assert_never(part)


def _lit_button(one: Button | Link, asked: Asked, answer: Answer, now: float) -> Button | Link:
    if isinstance(one, Link) or one.id.token != asked.token:
        return one
    if one.id.verb == "yes":
        nearer = now == 0
    else:
        nearer = not one.disabled and _after(asked, one.id.verb, one.id.arg, [], answer) < now
    return replace(one, style="success" if nearer else "secondary")


def _lit_way_on(part: Part) -> Part:
    if not isinstance(part, Buttons):
        return part
    return Buttons(
        tuple(
            replace(one, style="success")
            if isinstance(one, Button) and one.id.verb in ELSEWHERE and not one.disabled
            else one
            for one in part.buttons
        )
    )


def _lit_menu(menu: Menu, asked: Asked, answer: Answer, now: float) -> tuple[Menu, bool]:
    found = min(
        ((_after(asked, menu.id.verb, menu.id.arg, list(some), answer), some) for some in _ways(menu)),
        default=(now, ()),
    )
    if found[0] >= now:
        return menu, False
    items = tuple(_pointed(item) if item.value in found[1] else item for item in menu.items)
    return replace(menu, items=items, placeholder=f"{POINTER} {menu.placeholder}"[:ITEM_LABEL]), True


def _ways(menu: Menu) -> Iterator[tuple[str, ...]]:
    """Every choice from a menu, as far as there is time to try them."""
    values = [item.value for item in menu.items]
    sizes = range(max(1, menu.low), menu.high + 1)
    return islice((some for size in sizes for some in combinations(values, size)), TRIED)


def _pointed(item: Item) -> Item:
    return replace(item, label=clip(f"{POINTER} {item.label}", ITEM_LABEL))


# --- how far an answer is from what is wanted -------------------------------------------------------------


def _after(asked: Asked, verb: str, arg: str, chosen: list[str], answer: Answer) -> float:
    """How far it is after a press; a press that says nothing useful leads nowhere."""
    try:
        form = presses.pressed(asked.choice, asked.form, verb, arg, chosen, {})
    except presses.Unclear:
        return ASTRAY
    return _distance(asked.choice, forms.quickened(asked.choice, form), answer)


def _distance(choice: Choice, form: Form, answer: Answer) -> float:
    """0 where all is said as it should be; a part that is open for being said counts a little less."""
    said = forms.draft(choice, form)
    far = _far(choice, said, answer) - 0.01 * len(form.focus)
    if form.leaf and (found := forms.missing(choice, replace(form, focus=()))) is not None:
        path = _open_path(choice, form) or found.path
        wanted = part_answer(answer, path)
        if wanted is not None and part_answer(said, path) is None:
            leaf = choice_at(choice, path)
            far += _far_begun(leaf, form.leaf, wanted) - _far(leaf, None, wanted)  # type: ignore[arg-type]
    return far


def _open_path(choice: Choice, form: Form) -> Path | None:
    found = forms.open_question(choice, form)
    return getattr(found, "path", None)


def _far(choice: Choice, said: Draft, wanted: Answer) -> float:
    match choice:
        case Pick():
            return UNSAID if said is None else _same(said, wanted, ordered=choice.ordered)
        case Amount():
            return UNSAID + abs(wanted - choice.low) if said is None else _near(abs(said - wanted))
        case Share():
            return (
                UNSAID + _apart(choice, None, wanted) if said is None else _near(_apart(choice, said, wanted))
            )
        case OneOf():
            return _far_branch(choice, said, wanted)
        case AllOf():
            return sum(_far(part.choice, (said or {}).get(part.id), wanted[part.id]) for part in choice.parts)
        case Line():
            return 0.0
        case _:
            assert_never(choice)


def _far_branch(choice: OneOf, said: Draft, wanted: Answer) -> float:
    ((key, inner),) = wanted.items()
    branch = next(one for one in choice.branches if one.id == key)
    if not said:
        return UNSAID + _far(branch.choice, None, inner)
    return _far(branch.choice, said[key], inner) if key in said else ASTRAY


def _far_begun(leaf: Leaf, begun: Any, wanted: Answer) -> float:
    """The same for a simple question that is answered in several presses."""
    match leaf:
        case Pick(ordered=True):
            return UNSAID - 0.1 * len(begun) if begun == wanted[: len(begun)] else WRONG
        case Pick():
            return UNSAID - 0.1 * len(begun) if set(begun) <= set(wanted) else WRONG
        case Share():
            return PARTLY + _apart(leaf, begun, wanted)
        case _:
            return UNSAID


def _same(said: Answer, wanted: Answer, *, ordered: bool) -> float:
    alike = sorted(said) == sorted(wanted) if isinstance(said, list) and not ordered else said == wanted
    return 0.0 if alike else WRONG


def _near(apart: int) -> float:
    return PARTLY + apart if apart else 0.0


def _apart(share: Share, said: Mapping[str, int] | None, wanted: Mapping[str, int]) -> int:
    counts = forms.empty(share) if said is None else said
    return sum(
        abs(counts.get(bucket.id, bucket.low) - wanted.get(bucket.id, bucket.low)) for bucket in share.buckets
    )
