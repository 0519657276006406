"""A form whose parts are shown together: a menu for each, one button for the whole."""

from bot.chat.markdown import clip
from bot.chat.messages.grammar import Id
from bot.chat.messages.icons import icon_of
from bot.chat.messages.parts import ITEM_LABEL, LABEL, Button, Link, Menu, MenuItem, Part, Say, rows
from bot.chat.questions import forms, share_menus, summary
from bot.chat.questions.counts import count_menus, offers_every_count
from bot.chat.questions.form_pages import Page, PagePart, choice_at, part_answer, share_in
from bot.chat.questions.forms import VALUES, QuestionForm
from bot.chat.questions.ready_answers import (
    ReadyAnswer,
    Step,
    free_options,
    handy_numbers,
    numbers,
    ready_answers,
)
from engine.choice import Amount, Choice, OneOf, Pick, Share
from engine.drafts import Path, fill
from engine.text import Text
from render.answers import label_answer
from render.words import Words

ROOM = 22
"""Components that the parts of a form may take, of the forty of a message."""
MENU = 2
"""Components that a menu takes: itself and its row."""


def page_parts(question: QuestionForm, page: Page, words: Words) -> list[Part]:
    """The parts as they are answered now, each with a way to change it."""
    lines: list[str] = [_line(question, part, words) for part in page.parts]
    parts: list[Part] = [Say(f"**{words.say(page.label)}**")] if page.label else []
    parts.append(Say("\n".join(lines)))
    buttons: list[Button | Link] = []
    shown = parts_shown(page)
    for place, part in enumerate(page.parts):
        if shown[place]:
            parts += _controls(question, place, part, words)
        if not shown[place] or _has_to_write(question, part):
            label = words("chat-change", what=words.say(part.label))
            buttons.append(Button(question.id("opt", f"{forms.PART}{place}"), clip(label, LABEL), "primary"))
    return [*parts, *rows([*buttons, _done_button(question, page, words)])]


def _has_to_write(question: QuestionForm, part: PagePart) -> bool:
    """Whether some counts are on offer only on a page of their own, where they are written."""
    inside = share_in(part, forms.draft(question.choice, question.form))
    return inside is not None and not offers_every_count(inside[1])


def parts_shown(page: Page) -> list[bool]:
    """Which parts have their menus on the page of the form; the others have a page of their own."""
    room, shown = ROOM, list[bool]()
    for place, part in enumerate(page.parts):
        cost = _room_needed(part.choice, part.path)
        fits = cost is not None and cost <= room - (len(page.parts) - place - 1)
        room -= cost if fits and cost is not None else 1
        shown.append(fits)
    return shown


def _room_needed(choice: Choice, path: Path) -> int | None:
    """How many components the menus of a part take; None: it cannot be said by menus."""
    match choice:
        case Share():
            return MENU * len(count_menus(choice)) + 1 if count_menus(choice) else None
        case OneOf() if ready_answers(choice, path) is not None:
            inside = [branch.choice for branch in choice.branches if isinstance(branch.choice, Share)]
            return MENU + max((MENU * len(count_menus(share)) + 1 for share in inside), default=0)
        case Amount():
            return MENU
        case Pick() if len(free_options(choice)) <= VALUES and not choice.ordered:
            return MENU
        case _:
            return MENU if ready_answers(choice, path) is not None else None


def ready_answer_menu(
    press_id: Id, answers: list[ReadyAnswer], hint: str, words: Words, chosen: int | None = None
) -> Menu:
    """One item for each answer."""
    items = tuple(
        MenuItem(
            str(place),
            clip(_label(answer, words), ITEM_LABEL),
            clip(words.say(answer.note), ITEM_LABEL) if answer.note else "",
            place == chosen,
            next((mark for name in answer.names if isinstance(name, Text) and (mark := icon_of(name))), ""),
        )
        for place, answer in enumerate(answers)
    )
    return Menu(press_id, items, hint)


def _label(answer: ReadyAnswer, words: Words) -> str:
    names = [words.say(name) if isinstance(name, Text) else str(name) for name in answer.names]
    label = (" → " if answer.ordered else " · ").join(names) or words("chat-none")
    return f"{label} …" if answer.opens else label


def _controls(question: QuestionForm, place: int, part: PagePart, words: Words) -> list[Part]:
    """The menus of a part."""
    label, press_id = words.say(part.label), question.id("pick", f"{forms.PART}{place}")
    if (answers := ready_answers(part.choice, part.path)) is not None:
        menu = ready_answer_menu(press_id, answers, label, words, _chosen_place(question, part, answers))
        return [menu, *_count_menus(question, place, part, words)]
    match part.choice:
        case Pick() as pick:
            return [_ticks(question, part, pick, press_id, label, words)]
        case Amount() as amount:
            value = next((answer for path, answer in _steps_of(question, part) if path == part.path), None)
            return [number_menu(press_id, amount, value, label, words)]
        case _:
            return _count_menus(question, place, part, words)


def _count_menus(question: QuestionForm, place: int, part: PagePart, words: Words) -> list[Part]:
    """The menus of the share that a part is, or has chosen."""
    draft = forms.draft(question.choice, question.form)
    if (inside := share_in(part, draft)) is None:
        return []
    path, share = inside
    counts = part_answer(draft, path) or forms.empty(share)
    return [
        share_menus.count_menu(
            question.id("pick", f"{forms.PART}{place}_{number}"), share, number, counts, words
        )
        for number in range(len(count_menus(share)))
    ]


def _chosen_place(question: QuestionForm, part: PagePart, answers: list[ReadyAnswer]) -> int | None:
    """Which answer is chosen: the one that was pressed, or the default."""
    steps = _steps_of(question, part)
    for place, answer in enumerate(answers):
        if list(answer.steps) == (steps[: len(answer.steps)] if answer.opens else steps):
            return place
    return None


def _steps_of(question: QuestionForm, part: PagePart) -> list[Step]:
    return forms.steps_of(question.choice, question.form, part)


def _ticks(
    question: QuestionForm, part: PagePart, pick: Pick, press_id: Id, label: str, words: Words
) -> Menu:
    chosen: list[str] = next((answer for path, answer in _steps_of(question, part) if path == part.path), [])
    items = tuple(
        MenuItem(
            str(place),
            clip(words.say(option.label), ITEM_LABEL),
            chosen=option.id in chosen,
            icon=icon_of(option.label),
        )
        for place, option in forms.free(pick)
    )
    return Menu(press_id, items, label, min(pick.low, len(items)), min(pick.high, len(items)))


def number_menu(press_id: Id, amount: Amount, value: int | None, label: str, words: Words) -> Menu:
    """Handy numbers, the one that is chosen, and a way to write another."""
    handy = handy_numbers(numbers(amount), VALUES - 1)
    if value is not None and value not in handy:
        handy = sorted([*handy[: VALUES - 2], value])
    items = [MenuItem(str(number), str(number), chosen=number == value) for number in handy]
    if len(handy) < len(numbers(amount)):
        items.append(MenuItem(forms.WRITE, words("chat-write-number")))
    return Menu(press_id, tuple(items), clip(label, ITEM_LABEL))


def _line(question: QuestionForm, part: PagePart, words: Words) -> str:
    """A part and its answer so far."""
    choice = choice_at(question.choice, part.path)
    draft = None
    for path, answer in _steps_of(question, part):
        draft = fill(choice, draft, path[len(part.path) :], answer)
    shown = ", ".join(summary.lines(choice, draft, words)) or "…"
    return f"- {label_answer(words.say(part.label), f'**{shown}**', words)}"


def _done_button(question: QuestionForm, page: Page, words: Words) -> Button:
    ready = all(forms.is_ready(question.choice, question.form, part) for part in page.parts)
    return Button(question.id("done"), words("chat-confirm"), "success", not ready)
