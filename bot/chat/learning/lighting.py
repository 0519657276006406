"""What the coach of a lesson would press: every press on offer is tried, and what leads nearer is lit."""

from collections.abc import Iterator, Mapping
from dataclasses import replace
from itertools import combinations, islice
from typing import Any, TypeAlias, assert_never

from bot.chat.markdown import clip
from bot.chat.messages.parts import (
    ITEM_LABEL,
    Button,
    Buttons,
    Keep,
    Link,
    Menu,
    MenuItem,
    Part,
    Say,
    Sheet,
    Show,
)
from bot.chat.questions import forms, presses
from bot.chat.questions.aims import least_answer
from bot.chat.questions.asked import Asked
from bot.chat.questions.forms import Form
from bot.chat.questions.places import Page, choice_at, part_answer, share_in
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
    Path,
    Pick,
    Share,
)

POINTER = "👉"
UNSAID, PARTLY, WRONG, ASTRAY = 3.0, 2.0, 4.0, 1e6
"""How far one part of an answer is from what is wanted: not said, nearly said, said wrongly, and on a way
that does not lead there."""
UNTOUCHED = 0.1
"""The same for a part that means what is wanted as it is."""
CONFIRMING = -1.0
"""After a press that sends the right answer."""
TRIED = 300
"""How many ways to choose several items of a menu are tried."""
Press: TypeAlias = tuple[str, ...]
"""A press on a sheet: the verb and argument of a button, or what is chosen from a menu."""


def light(sheet: Sheet, asked: Asked, answer: Answer) -> Sheet:
    """The sheet of a question with what has to be pressed for this answer made to stand out."""
    found = [_nearest(part, asked, answer) for part in sheet.parts]
    nearest = min((far for one in found for far in one.values()), default=ASTRAY)
    now = _distance(asked.choice, asked.form, answer)
    best = [{press for press, far in one.items() if far == nearest < now} for one in found]
    if not any(best):
        return Sheet(tuple(_lit_way_on(part, asked, answer) for part in sheet.parts))
    return Sheet(tuple(_lit(part, presses, asked) for part, presses in zip(sheet.parts, best, strict=True)))


def _nearest(part: Part, asked: Asked, answer: Answer) -> dict[Press, float]:
    """How far it is after each press that a part of the sheet offers."""
    match part:
        case Buttons():
            offered = [one for one in part.buttons if isinstance(one, Button) and _is_on_offer(one, asked)]
            return {(one.id.verb, one.id.arg): _after_button(one, asked, answer) for one in offered}
        case Menu():
            verb, arg = part.id.verb, part.id.arg
            return {some: _after(asked, verb, arg, list(some), answer) for some in _ways(part, asked, answer)}
        case Say() | Show() | Keep():
            return {}
        case _:
            assert_never(part)


def _is_on_offer(one: Button, asked: Asked) -> bool:
    return one.id.token == asked.token and not one.disabled


def _after_button(one: Button, asked: Asked, answer: Answer) -> float:
    if one.id.verb == "yes":
        return _distance(asked.choice, asked.form, answer) or CONFIRMING
    return _after(asked, one.id.verb, one.id.arg, [], answer)


def _lit(part: Part, presses: set[Press], asked: Asked) -> Part:
    match part:
        case Buttons():
            return Buttons(tuple(_lit_button(one, presses, asked) for one in part.buttons))
        case Menu() if presses:
            chosen = min(presses)
            items = tuple(_pointed(item) if item.value in chosen else item for item in part.items)
            return replace(part, items=items, placeholder=f"{POINTER} {part.placeholder}"[:ITEM_LABEL])
        case _:
            return part


def _lit_button(one: Button | Link, presses: set[Press], asked: Asked) -> Button | Link:
    if isinstance(one, Link) or one.id.token != asked.token:
        return one
    return replace(one, style="success" if (one.id.verb, one.id.arg) in presses else "secondary")


def _lit_way_on(part: Part, asked: Asked, answer: Answer) -> Part:
    """A part of a sheet on which nothing leads nearer: what shows more of the question is lit."""
    if not isinstance(part, Buttons):
        return part
    return Buttons(
        tuple(
            replace(button, style="success" if _shows_more(button, asked, answer) else "secondary")
            if isinstance(button, Button)
            else button
            for button in part.buttons
        )
    )


def _shows_more(button: Button, asked: Asked, answer: Answer) -> bool:
    if button.disabled or button.id.verb != "fill":
        return button.id.verb == "page" and not button.disabled
    lines = written_lines(asked, answer)
    after = _after(asked, "sent", button.id.arg, [], answer, lines)
    return after < _distance(asked.choice, asked.form, answer)


def written_lines(asked: Asked, answer: Answer) -> dict[str, str]:
    """What an answer says in the lines of the windows that the open question has."""
    gap = forms.open_question(asked.choice, asked.form)
    value = part_answer(answer, gap.path) if isinstance(gap, Gap) else None
    match gap:
        case Gap(choice=Share() as share) if isinstance(value, dict):
            return {str(i): str(value.get(bucket.id, bucket.low)) for i, bucket in enumerate(share.buckets)}
        case _:
            return {"0": str(value)}


def _ways(menu: Menu, asked: Asked, answer: Answer) -> Iterator[tuple[str, ...]]:
    """What may be chosen from a menu, as far as it could be meant."""
    values = [item.value for item in menu.items]
    if menu.high == 1:
        yield from ((one,) for one in values)
        return
    if (meant := _meant(menu, asked, answer)) is not None:
        yield meant
        return
    sizes = range(max(1, menu.low), menu.high + 1)
    yield from islice((some for size in sizes for some in combinations(values, size)), TRIED)


def _meant(menu: Menu, asked: Asked, answer: Answer) -> tuple[str, ...] | None:
    """The items of a menu of several options or counts that the answer names; None: it is another kind."""
    if (path := _path_of(menu, asked)) is None:
        return None
    choice, wanted = choice_at(asked.choice, path), part_answer(answer, path)
    match choice:
        case Pick() if isinstance(wanted, list):
            named = {str(i) for i, option in enumerate(choice.options) if option.id in wanted}
        case Share() if isinstance(wanted, dict):
            named = {f"{i}x{wanted.get(bucket.id, bucket.low)}" for i, bucket in enumerate(choice.buckets)}
        case _:
            return None
    return tuple(item.value for item in menu.items if item.value in named)


def _path_of(menu: Menu, asked: Asked) -> Path | None:
    """Which part of the answer a menu is about."""
    found = forms.open_question(asked.choice, asked.form)
    if isinstance(found, Gap):
        return found.path if not menu.id.arg or menu.id.arg.startswith(forms.UNITS) else None
    place, _, counts = menu.id.arg.removeprefix(forms.PART).partition("_")
    if not isinstance(found, Page) or not menu.id.arg.startswith(forms.PART) or not place.isdigit():
        return None
    part = found.parts[int(place)]
    if not counts:
        return part.path
    inside = share_in(part, forms.draft(asked.choice, asked.form))
    return inside[0] if inside else None


def _pointed(item: MenuItem) -> MenuItem:
    return replace(item, label=clip(f"{POINTER} {item.label}", ITEM_LABEL))


# --- how far an answer is from what is wanted -------------------------------------------------------------


def _after(
    asked: Asked,
    verb: str,
    arg: str,
    chosen: list[str],
    answer: Answer,
    lines: Mapping[str, str] | None = None,
) -> float:
    """How far it is after a press; one that is of no use, or that ends with a wrong answer, leads nowhere."""
    try:
        form = presses.pressed(asked.choice, asked.form, verb, arg, chosen, dict(lines or {}))
    except presses.UnclearPress:
        return ASTRAY
    form = forms.quickened(asked.choice, form)
    far = _distance(asked.choice, form, answer)
    return ASTRAY if far > 0 and forms.missing(asked.choice, form) is None else far


def _distance(choice: Choice, form: Form, answer: Answer) -> float:
    """0 where all is said as it should be; a part that is open for being said counts a little less."""
    said = forms.draft(choice, form)
    far = _far(choice, said, answer) - 0.01 * len(form.focus) + UNTOUCHED * form.counting
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
            return UNSAID if said is None else 0.0 if said == wanted else WRONG
        case Share():
            return (
                UNSAID + _apart(choice, None, wanted) if said is None else _near(_apart(choice, said, wanted))
            )
        case OneOf():
            return _far_branch(choice, said, wanted)
        case AllOf():
            return sum(
                _far_part(part.choice, (said or {}).get(part.id), wanted[part.id]) for part in choice.parts
            )
        case Line():
            return 0.0
        case _:
            assert_never(choice)


def _far_part(choice: Choice, said: Draft, wanted: Answer) -> float:
    """A part of a form that nobody touched is nearly right where that means what is wanted."""
    if said is None and least_answer(choice) == wanted:
        return UNTOUCHED
    return _far(choice, said, wanted)


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
