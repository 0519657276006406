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
from bot.chat.questions.form_pages import Page, choice_at, part_answer, share_in
from bot.chat.questions.forms import Form, QuestionForm
from bot.chat.questions.ready_answers import least_answer
from engine.choice import AllOf, Amount, Answer, Choice, Leaf, Line, OneOf, Pick, Share
from engine.drafts import Draft, Gap, Path

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


def light(sheet: Sheet, question: QuestionForm, answer: Answer) -> Sheet:
    """The sheet of a question with what has to be pressed for this answer made to stand out."""
    distances = [_nearest(part, question, answer) for part in sheet.parts]
    nearest = min((far for by_press in distances for far in by_press.values()), default=ASTRAY)
    now = _distance(question.choice, question.form, answer)
    best = [{press for press, far in by_press.items() if far == nearest < now} for by_press in distances]
    if not any(best):
        return Sheet(tuple(_lit_way_on(part, question, answer) for part in sheet.parts))
    return Sheet(
        tuple(_lit(part, presses, question) for part, presses in zip(sheet.parts, best, strict=True))
    )


def _nearest(part: Part, question: QuestionForm, answer: Answer) -> dict[Press, float]:
    """How far it is after each press that a part of the sheet offers."""
    match part:
        case Buttons():
            offered = [
                button
                for button in part.buttons
                if isinstance(button, Button) and _is_on_offer(button, question)
            ]
            return {
                (button.id.verb, button.id.arg): _after_button(button, question, answer) for button in offered
            }
        case Menu():
            verb, arg = part.id.verb, part.id.arg
            return {
                some: _after(question, verb, arg, list(some), answer)
                for some in _ways(part, question, answer)
            }
        case Say() | Show() | Keep():
            return {}
        case _:
            assert_never(part)


def _is_on_offer(button: Button, question: QuestionForm) -> bool:
    return button.id.token == question.token and not button.disabled


def _after_button(button: Button, question: QuestionForm, answer: Answer) -> float:
    if button.id.verb == "yes":
        return _distance(question.choice, question.form, answer) or CONFIRMING
    return _after(question, button.id.verb, button.id.arg, [], answer)


def _lit(part: Part, presses: set[Press], question: QuestionForm) -> Part:
    match part:
        case Buttons():
            return Buttons(tuple(_lit_button(button, presses, question) for button in part.buttons))
        case Menu() if presses:
            chosen = min(presses)
            items = tuple(_point_at(item) if item.value in chosen else item for item in part.items)
            return replace(part, items=items, placeholder=f"{POINTER} {part.placeholder}"[:ITEM_LABEL])
        case _:
            return part


def _lit_button(button: Button | Link, presses: set[Press], question: QuestionForm) -> Button | Link:
    if isinstance(button, Link) or button.id.token != question.token:
        return button
    return replace(button, style="success" if (button.id.verb, button.id.arg) in presses else "secondary")


def _lit_way_on(part: Part, question: QuestionForm, answer: Answer) -> Part:
    """A part of a sheet on which nothing leads nearer: what shows more of the question is lit."""
    if not isinstance(part, Buttons):
        return part
    return Buttons(
        tuple(
            replace(button, style="success" if _shows_more(button, question, answer) else "secondary")
            if isinstance(button, Button)
            else button
            for button in part.buttons
        )
    )


def _shows_more(button: Button, question: QuestionForm, answer: Answer) -> bool:
    if button.disabled or button.id.verb != "fill":
        return button.id.verb == "page" and not button.disabled
    lines = written_lines(question, answer)
    after = _after(question, "sent", button.id.arg, [], answer, lines)
    return after < _distance(question.choice, question.form, answer)


def written_lines(question: QuestionForm, answer: Answer) -> dict[str, str]:
    """What an answer says in the lines of the windows that the open question has."""
    gap = forms.open_question(question.choice, question.form)
    value = part_answer(answer, gap.path) if isinstance(gap, Gap) else None
    match gap:
        case Gap(choice=Share() as share) if isinstance(value, dict):
            return {str(i): str(value.get(bucket.id, bucket.low)) for i, bucket in enumerate(share.buckets)}
        case _:
            return {"0": str(value)}


def _ways(menu: Menu, question: QuestionForm, answer: Answer) -> Iterator[tuple[str, ...]]:
    """What may be chosen from a menu, as far as it could be meant."""
    values = [item.value for item in menu.items]
    if menu.high == 1:
        yield from ((value,) for value in values)
        return
    if (meant := _items_named(menu, question, answer)) is not None:
        yield meant
        return
    sizes = range(max(1, menu.low), menu.high + 1)
    yield from islice((some for size in sizes for some in combinations(values, size)), TRIED)


def _items_named(menu: Menu, question: QuestionForm, answer: Answer) -> tuple[str, ...] | None:
    """The items of a menu of several options or counts that the answer names; None: it is another kind."""
    if (path := _path_of(menu, question)) is None:
        return None
    choice, wanted = choice_at(question.choice, path), part_answer(answer, path)
    match choice:
        case Pick() if isinstance(wanted, list):
            named = {str(i) for i, option in enumerate(choice.options) if option.id in wanted}
        case Share() if isinstance(wanted, dict):
            named = {f"{i}x{wanted.get(bucket.id, bucket.low)}" for i, bucket in enumerate(choice.buckets)}
        case _:
            return None
    return tuple(item.value for item in menu.items if item.value in named)


def _path_of(menu: Menu, question: QuestionForm) -> Path | None:
    """Which part of the answer a menu is about."""
    asked = forms.open_question(question.choice, question.form)
    if isinstance(asked, Gap):
        return asked.path if not menu.id.arg or menu.id.arg.startswith(forms.UNITS) else None
    place, _, counts = menu.id.arg.removeprefix(forms.PART).partition("_")
    if not isinstance(asked, Page) or not menu.id.arg.startswith(forms.PART) or not place.isdigit():
        return None
    part = asked.parts[int(place)]
    if not counts:
        return part.path
    inside = share_in(part, forms.draft(question.choice, question.form))
    return inside[0] if inside else None


def _point_at(item: MenuItem) -> MenuItem:
    return replace(item, label=clip(f"{POINTER} {item.label}", ITEM_LABEL))


# --- how far an answer is from what is wanted -------------------------------------------------------------


def _after(
    question: QuestionForm,
    verb: str,
    arg: str,
    chosen: list[str],
    answer: Answer,
    lines: Mapping[str, str] | None = None,
) -> float:
    """How far it is after a press; one that is of no use, or that ends with a wrong answer, leads nowhere."""
    try:
        form = presses.apply_press(question.choice, question.form, verb, arg, chosen, dict(lines or {}))
    except presses.UnclearPress:
        return ASTRAY
    form = forms.fill_forced(question.choice, form)
    far = _distance(question.choice, form, answer)
    return ASTRAY if far > 0 and forms.what_is_missing(question.choice, form) is None else far


def _distance(choice: Choice, form: Form, answer: Answer) -> float:
    """0 where all is said as it should be; a part that is open for being said counts a little less."""
    answers = forms.draft(choice, form)
    far = _far(choice, answers, answer) - 0.01 * len(form.focus) + UNTOUCHED * form.counting
    if form.leaf and (gap := forms.what_is_missing(choice, replace(form, focus=()))) is not None:
        path = _open_path(choice, form) or gap.path
        wanted = part_answer(answer, path)
        if wanted is not None and part_answer(answers, path) is None:
            leaf = choice_at(choice, path)
            far += _far_begun(leaf, form.leaf, wanted) - _far(leaf, None, wanted)  # type: ignore[arg-type]
    return far


def _open_path(choice: Choice, form: Form) -> Path | None:
    return getattr(forms.open_question(choice, form), "path", None)


def _far(choice: Choice, answer: Draft, wanted: Answer) -> float:
    match choice:
        case Pick():
            return UNSAID if answer is None else _same(answer, wanted, ordered=choice.ordered)
        case Amount():
            return UNSAID if answer is None else 0.0 if answer == wanted else WRONG
        case Share():
            return (
                UNSAID + _apart(choice, None, wanted)
                if answer is None
                else _near(_apart(choice, answer, wanted))
            )
        case OneOf():
            return _far_branch(choice, answer, wanted)
        case AllOf():
            return sum(
                _far_part(part.choice, (answer or {}).get(part.id), wanted[part.id]) for part in choice.parts
            )
        case Line():
            return 0.0
        case _:
            assert_never(choice)


def _far_part(choice: Choice, answer: Draft, wanted: Answer) -> float:
    """A part of a form that nobody touched is nearly right where that means what is wanted."""
    if answer is None and least_answer(choice) == wanted:
        return UNTOUCHED
    return _far(choice, answer, wanted)


def _far_branch(choice: OneOf, answer: Draft, wanted: Answer) -> float:
    ((key, inner),) = wanted.items()
    branch = next(branch for branch in choice.branches if branch.id == key)
    if not answer:
        return UNSAID + _far(branch.choice, None, inner)
    return _far(branch.choice, answer[key], inner) if key in answer else ASTRAY


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


def _same(answer: Answer, wanted: Answer, *, ordered: bool) -> float:
    alike = sorted(answer) == sorted(wanted) if isinstance(answer, list) and not ordered else answer == wanted
    return 0.0 if alike else WRONG


def _near(apart: int) -> float:
    return PARTLY + apart if apart else 0.0


def _apart(share: Share, answer: Mapping[str, int] | None, wanted: Mapping[str, int]) -> int:
    counts = forms.empty(share) if answer is None else answer
    return sum(
        abs(counts.get(bucket.id, bucket.low) - wanted.get(bucket.id, bucket.low)) for bucket in share.buckets
    )
