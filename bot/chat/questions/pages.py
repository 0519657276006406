"""A form whose parts are shown together: a menu for each, buttons for numbers, one button for the whole."""

from bot.chat.messages.emojis import EMOJIS
from bot.chat.messages.grammar import Id
from bot.chat.messages.parts import (
    ITEM_LABEL,
    LABEL,
    Button,
    Buttons,
    Link,
    Menu,
    MenuItem,
    Part,
    Say,
    clip,
    rows,
)
from bot.chat.questions import forms, summary
from bot.chat.questions.aims import Aim, Step, aims, free_options, least_steps, numbers
from bot.chat.questions.asked import Asked
from bot.chat.questions.forms import VALUES
from bot.chat.questions.places import Page, PagePart, choice_at, is_said, part_answer
from engine.choice import Amount, Pick, fill
from engine.text import Text
from render.words import Words

ROOM = 22
"""Components that the parts of a form may take, of the forty of a message."""
LEAP = 10
"""Steps of the larger buttons beside a number."""


def form(asked: Asked, page: Page, words: Words) -> list[Part]:
    """The parts as they stand, each with its way to be changed."""
    said: list[str] = [_line(asked, part, words) for part in page.parts]
    parts: list[Part] = [Say(f"**{words.say(page.label)}**")] if page.label else []
    parts.append(Say("\n".join(said)))
    room, buttons = ROOM, list[Button | Link]()
    for place, part in enumerate(page.parts):
        control, cost = _control(asked, place, part, words)
        if control is None or cost > room - (len(page.parts) - place):
            label = words("chat-change", what=words.say(part.label))
            buttons.append(Button(asked.id("opt", f"{forms.PART}{place}"), clip(label, LABEL), "primary"))
            room -= 1
        else:
            parts.append(control)
            room -= cost
    return [*parts, *rows([*buttons, _done(asked, page, words)])]


def aims_menu(pressed: Id, found: list[Aim], hint: str, words: Words, chosen: int | None = None) -> Menu:
    """One item for each aim."""
    items = tuple(
        MenuItem(
            str(place),
            clip(_named(aim, words), ITEM_LABEL),
            clip(words.say(aim.note), ITEM_LABEL) if aim.note else "",
            place == chosen,
            next((mark for one in aim.names if isinstance(one, Text) and (mark := EMOJIS.mark(one))), ""),
        )
        for place, aim in enumerate(found)
    )
    return Menu(pressed, items, hint)


def _named(aim: Aim, words: Words) -> str:
    names = [words.say(one) if isinstance(one, Text) else str(one) for one in aim.names]
    said = (" → " if aim.ordered else " · ").join(names) or words("chat-none")
    return f"{said} …" if aim.opens else said


def _control(asked: Asked, place: int, part: PagePart, words: Words) -> tuple[Part | None, int]:
    """The menu or the buttons of a part, and how many components they take; None: a page of its own."""
    label, pressed = words.say(part.label), asked.id("pick", f"{forms.PART}{place}")
    if (found := aims(part.choice, part.path)) is not None:
        return aims_menu(pressed, found, label, words, _chosen(asked, part, found)), 2
    match part.choice:
        case Pick() as pick if len(free_options(pick)) <= VALUES and not pick.ordered:
            return _ticks(asked, part, pick, pressed, label, words), 2
        case Amount() as amount:
            return _numbers(asked, place, part, amount, words), 6
        case _:
            return None, 1


def _chosen(asked: Asked, part: PagePart, found: list[Aim]) -> int | None:
    """Which aim stands: what was said, else what is meant by saying nothing."""
    steps = _steps_of(asked, part)
    for place, aim in enumerate(found):
        if not aim.opens and list(aim.steps) == steps:
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
            emoji=EMOJIS.mark(option.label),
        )
        for place, option in forms.free(pick)
    )
    return Menu(pressed, items, label, min(pick.low, len(items)), min(pick.high, len(items)))


def _numbers(asked: Asked, place: int, part: PagePart, amount: Amount, words: Words) -> Buttons:
    said = part_answer(forms.draft(asked.choice, asked.form), part.path)
    value, last = amount.low if said is None else int(said), numbers(amount)[-1]

    def change(by: int) -> Button:
        sign, name = ("m", "−") if by < 0 else ("p", "+")
        arg = f"{forms.PART}{place}_{sign}{abs(by)}"
        useless = value <= amount.low if by < 0 else value >= last
        return Button(asked.id("more", arg), f"{name}{abs(by) * amount.step}", disabled=useless)

    label = words("chat-said", what=words.say(part.label), answer=value)
    write = Button(asked.id("opt", f"{forms.PART}{place}"), clip(label, LABEL), "primary")
    return Buttons((change(-LEAP), change(-1), write, change(1), change(LEAP)))


def _line(asked: Asked, part: PagePart, words: Words) -> str:
    """A part as it stands."""
    choice = choice_at(asked.choice, part.path)
    answer = None
    for path, said in _steps_of(asked, part):
        answer = fill(choice, answer, path[len(part.path) :], said)
    told = ", ".join(summary.lines(choice, answer, words)) or "…"
    return f"- {words('chat-said', what=words.say(part.label), answer=f'**{told}**')}"


def _done(asked: Asked, page: Page, words: Words) -> Button:
    draft = forms.draft(asked.choice, asked.form)
    ready = all(
        is_said(asked.choice, draft, part.path) or least_steps(part.choice, part.path) is not None
        for part in page.parts
    )
    return Button(asked.id("done"), words("chat-confirm"), "success", not ready)
