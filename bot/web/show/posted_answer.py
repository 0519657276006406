"""The way back from a form: the answer that a browser sent, and the fields that are refused."""

import re
from typing import Protocol, assert_never
from urllib.parse import unquote

from bot.web.show.form import ROOT, name_at
from engine.asking import choice_at, leads_somewhere, only_answer, wrong_part
from engine.choice import (
    AllOf,
    Amount,
    Answer,
    Choice,
    Line,
    OneOf,
    Part,
    Pick,
    Share,
    problem,
)
from engine.text import Text, text

WHY = "said-why"
"""The id of the sentence with which a table refuses an answer."""
_NUMBER = re.compile(r"\s*-?\d{1,12}\s*", re.ASCII)


class Posted(Protocol):
    """What a browser sent: several values may stand under one name."""

    def get(self, name: str, /) -> str | None: ...

    def all(self, name: str, /) -> list[str]: ...


class UnclearForm(Exception):
    """A form from which no answer can be read, and the field at which that was seen."""

    def __init__(self, reason: Text, name: str) -> None:
        super().__init__(reason.key)
        self.reason = reason
        self.name = name


def parse(choice: Choice, posted: Posted, name: str = ROOT, *, asks_all: bool = False) -> Answer:
    """The answer a form holds; whether it fits is for `problem` to say.

    `asks_all`: the form asked for what is settled, too.
    """
    match choice:
        case Pick():
            return _parse_pick(choice, posted, name)
        case Amount():
            return _number(posted.get(name))
        case Share():
            return _parse_share(choice, posted, name)
        case OneOf():
            return _parse_one_of(choice, posted, name)
        case AllOf():
            read = parse if asks_all else _parse_inside
            answers = {
                part.id: read(part.choice, posted, f"{name}-{i}") for i, part in enumerate(choice.parts)
            }
            return {
                part.id: answers[part.id] for part in choice.parts if not _is_open(part, answers[part.id])
            }
        case Line():
            return _parse_line(choice, posted, name)
        case _:
            assert_never(choice)


def _parse_inside(choice: Choice, posted: Posted, name: str) -> Answer:
    """The same of a part of a form, which is not asked for where it leaves no choice."""
    only = only_answer(choice)
    return parse(choice, posted, name) if only is None else only


def _is_open(part: Part, answer: Answer) -> bool:
    """Whether nothing was chosen where one thing is to be; `problem` then names the field."""
    return answer is None or (answer == {} and isinstance(part.choice, OneOf))


def _parse_pick(choice: Pick, posted: Posted, name: str) -> Answer:
    if choice.single:
        return posted.get(name)
    if not choice.ordered:
        return posted.all(name)
    places: dict[int, str] = {}
    for i, option in enumerate(choice.options):
        place = _number(posted.get(f"{name}-{i}"))
        if place is None or place == "":
            continue
        if not isinstance(place, int):
            raise UnclearForm(text("refuse-amount-number"), f"{name}-{i}")
        if place in places:
            raise UnclearForm(text("web-refuse-same-place", number=place), f"{name}-{i}")
        places[place] = option.id
    return [places[place] for place in sorted(places)]


def _parse_share(choice: Share, posted: Posted, name: str) -> Answer:
    counts: dict[str, Answer] = {}
    for i, bucket in enumerate(choice.buckets):
        count = _number(posted.get(f"{name}-{i}"))
        left_out = count is None or count == "" or count == bucket.low == 0
        if not left_out:
            counts[bucket.id] = count
    return counts


def _parse_line(choice: Line, posted: Posted, name: str) -> Answer:
    """The text as written; a person may be given by the address of their profile."""
    written = (posted.get(f"{name}-other") or posted.get(name) or "").strip()
    if choice.wants != "person":
        return written
    address = written.partition("?")[0]
    return unquote(address.rpartition("/people/")[2].partition("/")[0])


def _parse_one_of(choice: OneOf, posted: Posted, name: str) -> Answer:
    taken = posted.get(name)
    if taken is None:
        return {}
    for i, branch in enumerate(choice.branches):
        if branch.id == taken:
            return {taken: _parse_inside(branch.choice, posted, f"{name}-{i}")}
    return {taken: None}


def _number(value: str | None) -> int | str | None:
    """A whole number as such; anything else as it came, for `problem` to refuse."""
    if value is not None and _NUMBER.fullmatch(value):
        return int(value)
    return value


def refused_names(choice: Choice, answer: Answer, name: str = ROOT) -> list[str]:
    """The names of the fields that a refused answer has to change; none: it has another reason."""
    if problem(choice, answer) is None:
        return []
    path = wrong_part(choice, answer)
    name = name_at(choice, path, name)
    if not leads_somewhere(choice, path):  # to a number of a share
        return [name]
    match choice_at(choice, path):
        case Pick(ordered=True, single=False, options=several) | Share(buckets=several):
            return [f"{name}-{i}" for i, _ in enumerate(several)]
        case AllOf():
            return []
        case _:
            return [name]
