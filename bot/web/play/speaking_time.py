"""A house player listens to the person at this browser: how that is shown."""

from dataclasses import dataclass

from bot.table.speaking_time import LIVE_INCREMENT, listened_to
from bot.table.state import TableState
from engine.text import Seat
from render.words import Words


@dataclass(slots=True)
class Listens:
    """Who listens to a person, and how long."""

    sentence: str
    while_writing: str
    """What is said in its place while the person fills in a form."""
    until: float
    aloud: str
    """How it is said aloud when it begins; `%a` stands for the seconds."""
    live: bool
    """Whether seconds are counted, for someone who looks on."""


def listens_to(table: TableState, seat: Seat | None, words: Words, now: float) -> Listens | None:
    """The house player that listens to this seat; None: none does."""
    heard = None if seat is None else listened_to(table).get(seat)
    if heard is None:
        return None
    house = words.name(heard.house)
    return Listens(
        words("web-listens", house=house),
        words("web-listens-you-write", house=house),
        heard.until,
        words("ear-listens", house=house, seconds="%a"),
        heard.until - now <= LIVE_INCREMENT,
    )


def listening_status(table: TableState, words: Words) -> str | None:
    """Which house player listens to whom, in one line; None: none does."""
    if not (speaking := listened_to(table)):
        return None
    houses = sorted({speaker.house for speaker in speaking.values()})
    return words(
        "web-listening-to",
        house=words.join([words.name(house) for house in houses]),
        names=words.join([words.name(speaker) for speaker in speaking]),
    )
