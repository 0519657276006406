"""One grammar for the id of every button, menu and modal: `f1:verb:table:seat:token:at:arg`."""

import re
from dataclasses import dataclass
from typing import Literal, TypeAlias, cast, get_args

LONGEST = 100
"""What the narrowest platform, Discord, allows."""

Verb: TypeAlias = Literal[
    # the table panel
    "answer",
    "hand",
    "board",
    "words",
    "log",
    "link",
    "try",
    "open",
    # the end of a game
    "replay",
    "rating",
    # a question
    "look",
    "next",
    "undo",
    "opt",
    "pick",
    "page",
    "done",
    "none",
    "fill",
    "sent",
    "back",
    "restart",
    "yes",
    # a lobby
    "join",
    "quit",
    "house",
    "unhouse",
    "start",
    "drop",
    # standing orders
    "orders",
    "order",
    "always",
    "once",
    "unsay",
    # plans for foreseen questions
    "ahead",
    "same",
    "allowed",
    "unless",
    "unplan",
    "replan",
    # the organiser's undo
    "rewind",
    "rewound",
    # the rules: a paragraph in a message of its own, or in place of another
    "rule",
    "rules",
    # what people may do around a game
    "acts",
    "do",
    "part",
]

RENAMED = {"act": "answer", "anew": "restart"}
"""Verbs on the buttons of messages that 0.1.0 sent."""

PATTERN = re.compile(
    r"f1:(?P<verb>[a-z]{1,8}):(?P<table>[a-z0-9]{1,16}):(?P<seat>\d{0,2}):"
    r"(?P<token>[0-9a-f.]{0,32}):(?P<at>[0-9a-f]{0,8}):(?P<arg>[\w-]{0,24})"
)


class BadId(ValueError):
    """Not an id of this grammar."""


@dataclass(frozen=True, slots=True)
class Id:
    """The id of a button, menu or modal: `token` names the question, `at` how far its form was filled in."""

    verb: Verb
    table: str
    seat: int | None = None
    token: str = ""
    at: str = ""
    arg: str = ""

    def __str__(self) -> str:
        seat = "" if self.seat is None else str(self.seat)
        written = f"f1:{self.verb}:{self.table}:{seat}:{self.token}:{self.at}:{self.arg}"
        if len(written) > LONGEST or not PATTERN.fullmatch(written):
            raise BadId(written)
        return written


def parse(written: str) -> Id:
    fields = PATTERN.fullmatch(written)
    if fields is None:
        raise BadId(written)
    verb = RENAMED.get(fields["verb"], fields["verb"])
    if verb not in get_args(Verb):
        raise BadId(written)
    seat = int(fields["seat"]) if fields["seat"] else None
    return Id(cast(Verb, verb), fields["table"], seat, fields["token"], fields["at"], fields["arg"])
