"""What a sheet offers, each thing with what a person types for it; and what a typed line means."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Literal, TypeAlias

from anyascii import anyascii

from bot.chat.messages.caller import Press
from bot.chat.messages.grammar import Id, Verb, parse
from bot.chat.messages.parts import Button, Buttons, Menu, Sheet
from render.words import names_of_same_place

Kind: TypeAlias = Literal["button", "item", "count", "number"]
"""A button; an item of a menu; how many of one thing; any number."""

AROUND: frozenset[Verb] = frozenset(
    ("back", "restart", "page", "rule", "rules", "look", "ahead", "acts", "do", "undo", "fill")
)
"""What is beside the question has letters, so that numbers are answers."""
CONFIRMS: tuple[Verb, ...] = ("yes", "done", "none", "join")
UNDOES: tuple[Verb, ...] = ("undo", "back", "quit")
OK = ("ok", "okay", "yes", "✅", "✔️", "👍")
UNDO = ("undo", "back", "↩️", "↩")
LONGEST = 400
"""Characters of a typed line that are looked at as an answer."""
MOST_STEPS = 40
TIMES = "×"
COUNTED = re.compile(r"(.+?)(?: ?[×*]| x)? ?(\d{1,6})|(\d{1,6})(?:[x×*]| [x×*] )? ?(.+)")
"""`silk 4`, `silk x4`, `4 silk` or `4x silk`."""
SHORTEST = 3
"""Letters of a name from which on its beginning is enough."""


@dataclass(frozen=True, slots=True)
class Choice:
    """One thing on offer: `key` is what is typed, `value` what was chosen from the menu it belongs to."""

    key: str
    label: str
    press: str
    kind: Kind = "button"
    value: str = ""
    many: bool = False
    """Whether others of its menu may be chosen with it."""
    ticked: bool = False
    note: str = ""

    @property
    def id(self) -> Id:
        return parse(self.press)


@dataclass(frozen=True, slots=True)
class Step:
    """One press of several that a line asks for."""

    id: Id
    chosen: tuple[str, ...] = ()
    labels: tuple[str, ...] = ()
    """What the chosen things are called: on another sheet, the same place may be something else."""
    lines: str | None = None
    """What is to be written into the form that the press opens."""

    @property
    def press(self) -> Press:
        return Press(self.id, list(self.chosen))


class UnclearLine(Exception):
    """A line that says nothing that was asked for; `near`: what it may mean."""

    def __init__(self, near: Sequence[Choice] = ()) -> None:
        super().__init__("unclear")
        self.near = tuple(near)


# --- what is offered --------------------------------------------------------------------------------------


def choices_of(sheet: Sheet, *, shared: bool = False) -> list[Choice]:
    """Everything on offer in the order of the sheet; in a shared room all of it has numbers."""
    offered = [choice for part in sheet.parts for choice in _of_part(part)]
    return _with_keys(offered, shared=shared)


def _of_part(part: object) -> Iterator[Choice]:
    match part:
        case Buttons():
            for button in part.buttons:
                if isinstance(button, Button) and not button.disabled and button.id.verb != "open":
                    yield Choice("", button.label, str(button.id))
        case Menu() if any(item.counted for item in part.items):
            yield from _of_counts(part)
        case Menu():
            kind: Kind = "number" if part.takes_numbers else "item"
            for item in part.items:
                yield Choice(
                    "", item.label, str(part.id), kind, item.value, part.high > 1, item.chosen, item.note
                )
        case _:
            return


def _of_counts(menu: Menu) -> Iterator[Choice]:
    """One thing for each bucket: how many of it is typed behind it."""
    seen: dict[str, Choice] = {}
    for item in menu.items:
        place, _, count = item.value.partition("x")
        known = seen.get(place)
        ticked = item.chosen or (known.ticked if known else False)
        note = f"{TIMES}{count}" if item.chosen else (known.note if known else "")
        seen[place] = Choice(
            "", item.counted, str(menu.id), "count", place, many=True, ticked=ticked, note=note
        )
    yield from seen.values()


def _with_keys(offered: list[Choice], *, shared: bool) -> list[Choice]:
    answers = [choice for choice in offered if shared or choice.id.verb not in AROUND]
    plain = [choice for choice in answers if choice.id.verb not in CONFIRMS]
    by_label = not shared and bool(plain) and all(choice.label.isdecimal() for choice in plain)
    by_label = by_label and len({choice.label for choice in plain}) == len(plain)
    numbers, letters, keyed = iter(range(1, 1000)), iter(_letters()), []
    for choice in offered:
        if by_label and choice in plain:
            key = choice.label
        elif choice in answers and not (by_label and choice.id.verb in CONFIRMS):
            key = str(next(numbers))
        else:
            key = next(letters)
        keyed.append(replace(choice, key=key))
    return keyed


def _letters() -> Iterator[str]:
    for first in ("", *"abcdefghijklmnopqrstuvwxyz"):
        for letter in "abcdefghijklmnopqrstuvwxyz":
            yield first + letter


# --- what is typed ----------------------------------------------------------------------------------------


def read_line(typed: str, choices: Sequence[Choice]) -> list[Step]:
    """The presses that a line asks for, in their order; UnclearLine: it asks for none of those on offer."""
    line = " ".join(typed.split())
    if not line or len(line) > LONGEST:
        raise UnclearLine
    if (steps := _by_keys(line, choices)) is not None:
        return _with_counts_so_far(steps, choices)
    if confirmed := _by_meaning(line, choices):
        return [Step(confirmed.id)]
    try:
        return _with_counts_so_far(_steps(list(_by_words(line, choices))), choices)
    except UnclearLine:
        writes = [choice for choice in choices if choice.id.verb == "fill"]
        if not writes:
            raise
        return [Step(writes[0].id, lines=typed.strip())]


def _by_keys(line: str, choices: Sequence[Choice]) -> list[Step] | None:
    """The choices whose keys are typed, as `3`, `3 5`, `2x4` or `3 ok`; None: something else is typed."""
    known = {choice.key: choice for choice in choices}
    free = next((choice for choice in choices if choice.kind == "number"), None)
    picked: list[tuple[Choice, str]] = []
    tokens = re.split(r"[\s,;+]+", line.casefold())
    if len(tokens) > MOST_STEPS:
        raise UnclearLine
    for token in tokens:
        count = re.fullmatch(r"(\d{1,3})[x×*](\d{1,6})", token)
        if count and (choice := known.get(count[1])) and choice.kind == "count":
            picked.append((choice, f"{choice.value}x{count[2]}"))
        elif choice := known.get(token):
            picked.append((choice, f"{choice.value}x1" if choice.kind == "count" else choice.value))
        elif free is not None and re.fullmatch(r"\d{1,7}", token):
            picked.append((free, str(int(token))))
        elif token in OK and picked:
            picked.append((_OK, ""))
        else:
            return None
    return _steps(picked)


_OK = Choice("", "", str(Id("yes", "any")))
"""Stands for whatever confirms what was chosen before it."""


def _with_counts_so_far(steps: list[Step], choices: Sequence[Choice]) -> list[Step]:
    """A press on a menu of counts says all of them: those that were typed before and not now stay."""
    counted = [choice for choice in choices if choice.kind == "count" and choice.note]
    made = []
    for step in steps:
        named = {value.partition("x")[0] for value in step.chosen}
        others = [choice for choice in counted if choice.id == step.id and choice.value not in named]
        earlier = tuple(f"{choice.value}x{choice.note.removeprefix(TIMES)}" for choice in others)
        made.append(replace(step, chosen=(*earlier, *step.chosen)))
    return made


def _steps(picked: Sequence[tuple[Choice, str]]) -> list[Step]:
    """What is chosen from one menu is one press."""
    steps: list[Step] = []
    for choice, value in picked:
        last = steps[-1] if steps else None
        if choice.kind == "button":
            steps.append(Step(choice.id, labels=(choice.label,) if choice.label else ()))
        elif last and choice.many and last.id == choice.id and last.chosen:
            labels = (*last.labels, choice.label)
            steps[-1] = replace(last, chosen=(*last.chosen, value), labels=labels)
        else:
            steps.append(Step(choice.id, (value,), () if choice.kind == "number" else (choice.label,)))
    return steps


def _by_meaning(line: str, choices: Sequence[Choice]) -> Choice | None:
    """What confirms or undoes, whatever it is called."""
    if line.casefold() in OK:
        return confirming_choice(choices)
    return undoing_choice(choices) if line.casefold() in UNDO else None


def confirming_choice(choices: Sequence[Choice]) -> Choice | None:
    return next((choice for verb in CONFIRMS for choice in choices if choice.id.verb == verb), None)


def undoing_choice(choices: Sequence[Choice]) -> Choice | None:
    return next((choice for verb in UNDOES for choice in choices if choice.id.verb == verb), None)


def _by_words(line: str, choices: Sequence[Choice]) -> Iterator[tuple[Choice, str]]:
    """The choices that are named, several with commas between them."""
    whole = _choice_named(line, choices)
    parts = [line] if whole else [part.strip() for part in re.split(r"[,;]", line)]
    for name in filter(None, parts):
        counted = COUNTED.fullmatch(name)
        choice = _choice_named(name, choices)
        if choice is None and counted:
            choice = _choice_named(counted[1] or counted[4], [c for c in choices if c.kind == "count"])
        if choice is None:
            raise UnclearLine(_near(line, choices))
        number = (counted[2] or counted[3]) if counted else "1"
        yield choice, f"{choice.value}x{number}" if choice.kind == "count" else choice.value


def _choice_named(name: str, choices: Sequence[Choice]) -> Choice | None:
    """The one choice that is called so; a place has a name in every language."""
    matching = (_choice_called(known, choices) for known in (name, *names_of_same_place(name)))
    return next((choice for choice in matching if choice is not None), None)


def _choice_called(name: str, choices: Sequence[Choice]) -> Choice | None:
    """The one choice that is called so: exactly, by its beginning, or by a word in it."""
    wanted = fold(name)
    if not wanted:
        return None
    if len(wanted) < SHORTEST:
        return next((choice for choice in choices if fold(choice.label) == wanted), None)
    for matches in (
        lambda label: label == wanted,
        lambda label: label.startswith(wanted),
        lambda label: f" {wanted}" in f" {label}",
    ):
        matching = [choice for choice in choices if matches(fold(choice.label))]
        if len(matching) == 1:
            return matching[0]
        if matching:
            return None
    return None


def _near(name: str, choices: Sequence[Choice]) -> list[Choice]:
    wanted = fold(name)
    return [choice for choice in choices if wanted and wanted in fold(choice.label)]


def fold(text: str) -> str:
    """Words without accents, signs and capitals."""
    return " ".join(re.sub(r"[^a-z0-9 ]+", " ", anyascii(text).casefold()).split())


# --- the next press of a line -----------------------------------------------------------------------------


def same_step(step: Step, choices: Sequence[Choice]) -> Step | None:
    """The same press on the sheet that the press before it led to; None: it is not there."""
    if step.id.table == "any":
        confirmed = confirming_choice(choices)
        return Step(confirmed.id) if confirmed else None
    wanted = (step.id.verb, step.id.arg, step.id.seat)
    same = [choice for choice in choices if (choice.id.verb, choice.id.arg, choice.id.seat) == wanted]
    if not same or not {choice.label for choice in same}.issuperset(step.labels):
        return None
    return replace(step, id=same[0].id)
