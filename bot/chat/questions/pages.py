"""A form whose parts are shown together: a menu for each, one button for the whole."""

from bot.chat.markdown import clip
from bot.chat.messages.grammar import Id
from bot.chat.messages.icons import icon_of
from bot.chat.messages.parts import ITEM_LABEL, LABEL, Button, Link, Menu, MenuItem, Part, Say, rows
from bot.chat.questions import forms, shares, summary
from bot.chat.questions.aims import Aim, Step, aims, free_options, handy_numbers, least_steps, numbers
from bot.chat.questions.asked import Asked
from bot.chat.questions.counts import count_menus, offers_every_count
from bot.chat.questions.forms import VALUES
from bot.chat.questions.places import Page, PagePart, choice_at, is_said, part_answer, share_in
from engine.choice import Amount, Choice, OneOf, Path, Pick, Share, fill
from engine.text import Text
from render.answers import label_answer
from render.words import Words

ROOM = 22
"""Components that the parts of a form may take, of the forty of a message."""
MENU = 2
"""Components that a menu takes: itself and its row."""


def form(asked: Asked, page: Page, words: Words) -> list[Part]:
    """The parts as they stand, each with its way to be changed."""
    said: list[str] = [_line(asked, part, words) for part in page.parts]
    parts: list[Part] = [Say(f"**{words.say(page.label)}**")] if page.label else []
    parts.append(Say("\n".join(said)))
    buttons: list[Button | Link] = []
    shown = parts_shown(page)
    for place, part in enumerate(page.parts):
        if shown[place]:
            parts += _controls(asked, place, part, words)
        if not shown[place] or _has_to_write(asked, part):
            label = words("chat-change", what=words.say(part.label))
            buttons.append(Button(asked.id("opt", f"{forms.PART}{place}"), clip(label, LABEL), "primary"))
    return [*parts, *rows([*buttons, _done(asked, page, words)])]


def _has_to_write(asked: Asked, part: PagePart) -> bool:
    """Whether some counts are on offer only on a page of their own, where they are written."""
    inside = share_in(part, forms.draft(asked.choice, asked.form))
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
        case OneOf() if aims(choice, path) is not None:
            inside = [branch.choice for branch in choice.branches if isinstance(branch.choice, Share)]
            return MENU + max((MENU * len(count_menus(share)) + 1 for share in inside), default=0)
        case Amount():
            return MENU
        case Pick() if len(free_options(choice)) <= VALUES and not choice.ordered:
            return MENU
        case _:
            return MENU if aims(choice, path) is not None else None


def aims_menu(pressed: Id, found: list[Aim], hint: str, words: Words, chosen: int | None = None) -> Menu:
    """One item for each aim."""
    items = tuple(
        MenuItem(
            str(place),
            clip(_named(aim, words), ITEM_LABEL),
            clip(words.say(aim.note), ITEM_LABEL) if aim.note else "",
            place == chosen,
            next((mark for one in aim.names if isinstance(one, Text) and (mark := icon_of(one))), ""),
        )
        for place, aim in enumerate(found)
    )
    return Menu(pressed, items, hint)


def _named(aim: Aim, words: Words) -> str:
    names = [words.say(one) if isinstance(one, Text) else str(one) for one in aim.names]
    said = (" → " if aim.ordered else " · ").join(names) or words("chat-none")
    return f"{said} …" if aim.opens else said


def _controls(asked: Asked, place: int, part: PagePart, words: Words) -> list[Part]:
    """The menus of a part."""
    label, pressed = words.say(part.label), asked.id("pick", f"{forms.PART}{place}")
    if (found := aims(part.choice, part.path)) is not None:
        menu = aims_menu(pressed, found, label, words, _chosen(asked, part, found))
        return [menu, *_count_menus(asked, place, part, words)]
    match part.choice:
        case Pick() as pick:
            return [_ticks(asked, part, pick, pressed, label, words)]
        case Amount() as amount:
            value = part_answer(forms.draft(asked.choice, asked.form), part.path)
            return [number_menu(pressed, amount, value, label, words)]
        case _:
            return _count_menus(asked, place, part, words)


def _count_menus(asked: Asked, place: int, part: PagePart, words: Words) -> list[Part]:
    """The menus of the share that a part is, or has chosen."""
    draft = forms.draft(asked.choice, asked.form)
    if (inside := share_in(part, draft)) is None:
        return []
    path, share = inside
    counts = part_answer(draft, path) or forms.empty(share)
    return [
        shares.count_menu(asked.id("pick", f"{forms.PART}{place}_{number}"), share, number, counts, words)
        for number in range(len(count_menus(share)))
    ]


def _chosen(asked: Asked, part: PagePart, found: list[Aim]) -> int | None:
    """Which aim is chosen: what was said, else what is meant by saying nothing."""
    steps = _steps_of(asked, part)
    for place, aim in enumerate(found):
        if list(aim.steps) == (steps[: len(aim.steps)] if aim.opens else steps):
            return place
    return None


def _steps_of(asked: Asked, part: PagePart) -> list[Step]:
    said = [step for step in asked.form.steps if step[0][: len(part.path)] == part.path]
    return said or least_steps(part.choice, part.path) or []


def _ticks(asked: Asked, part: PagePart, pick: Pick, pressed: Id, label: str, words: Words) -> Menu:
    chosen: list[str] = next((answer for path, answer in _steps_of(asked, part) if path == part.path), [])
    items = tuple(
        MenuItem(
            str(place),
            clip(words.say(option.label), ITEM_LABEL),
            chosen=option.id in chosen,
            icon=icon_of(option.label),
        )
        for place, option in forms.free(pick)
    )
    return Menu(pressed, items, label, min(pick.low, len(items)), min(pick.high, len(items)))


def number_menu(pressed: Id, amount: Amount, value: int | None, label: str, words: Words) -> Menu:
    """Handy numbers, the one that is chosen, and a way to write another."""
    handy = handy_numbers(numbers(amount), VALUES - 1)
    if value is not None and value not in handy:
        handy = sorted([*handy[: VALUES - 2], value])
    items = [MenuItem(str(number), str(number), chosen=number == value) for number in handy]
    if len(handy) < len(numbers(amount)):
        items.append(MenuItem(forms.WRITE, words("chat-write-number")))
    return Menu(pressed, tuple(items), clip(label, ITEM_LABEL))


def _line(asked: Asked, part: PagePart, words: Words) -> str:
    """A part as it stands."""
    choice = choice_at(asked.choice, part.path)
    answer = None
    for path, said in _steps_of(asked, part):
        answer = fill(choice, answer, path[len(part.path) :], said)
    told = ", ".join(summary.lines(choice, answer, words)) or "…"
    return f"- {label_answer(words.say(part.label), f'**{told}**', words)}"


def _done(asked: Asked, page: Page, words: Words) -> Button:
    draft = forms.draft(asked.choice, asked.form)
    ready = all(
        is_said(asked.choice, draft, part.path)
        or (not forms.is_touched(asked.form, part.path) and least_steps(part.choice, part.path) is not None)
        for part in page.parts
    )
    return Button(asked.id("done"), words("chat-confirm"), "success", not ready)
