"""Who sits where when a match is opened."""

import unicodedata
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from bot import keys
from bot.store.records import FormerHolder, Kind, SeatInvitation, SeatRecord
from engine.strengths import USUAL, Strength
from engine.text import Seat
from render.words import Words

LONGEST_NAME = 32
PROGRAM = " [bot]"
"""Behind the name of an account that a program plays, wherever a name is read, the same in every language."""


@dataclass(frozen=True, slots=True)
class SeatSpec:
    """A seat as it is ordered: a person, a house player, or open."""

    name: str = ""
    kind: Kind = "person"
    user_id: str | None = None
    locale: str | None = None
    strength: Strength = USUAL
    """Of a house player."""
    offered_to: str | None = None
    """The person an open seat is kept for, who has not agreed so far."""


def seat_records(
    specs: Sequence[SeatSpec], issued: Mapping[Seat, str], locale: str, offered_until: float | None = None
) -> tuple[SeatRecord, ...]:
    """The seats as stored; people without a name get one."""
    words = Words(locale)
    return tuple(
        SeatRecord(
            seat=seat,
            name=clean_name(spec.name) or default_name(words, spec, seat),
            kind=spec.kind,
            key_hash=keys.digest(issued[seat]) if seat in issued else None,
            user_id=spec.user_id,
            locale=None if spec.offered_to else spec.locale,
            offered_to=spec.offered_to,
            offer=_offer_of(spec, offered_until),
        )
        for seat, spec in enumerate(specs)
    )


def _offer_of(spec: SeatSpec, until: float | None) -> SeatInvitation:
    """The invitation to a seat of a table that gathers: where it comes to nothing, a bot plays."""
    if spec.offered_to is None or until is None:
        return SeatInvitation()
    return SeatInvitation(name=clean_name(spec.name), locale=spec.locale, until=until, declined="house")


def clean_name(name: str) -> str:
    """One short line without characters that cannot be seen or that turn the text around."""
    visible = "".join(c if unicodedata.category(c)[0] not in "CZ" else " " for c in name)
    return " ".join(visible.split())[:LONGEST_NAME].strip()


def name_of_program(name: str) -> str:
    """A name with the mark of programs, which is never cut off."""
    return clean_name(name.removesuffix(PROGRAM))[: LONGEST_NAME - len(PROGRAM)].strip() + PROGRAM


def default_name(words: Words, spec: SeatSpec, seat: Seat) -> str:
    return words(f"host-house-{spec.strength}" if spec.kind == "house" else "seat", number=seat + 1)


def strengths_of(specs: Sequence[SeatSpec]) -> dict[Seat, Strength]:
    """Of the house players that are not of the usual strength, by seat."""
    return {
        seat: spec.strength
        for seat, spec in enumerate(specs)
        if spec.kind == "house" and spec.strength != USUAL
    }


def former_holder(held: SeatRecord) -> FormerHolder:
    """Who leaves a seat, so that it can be given back."""
    return FormerHolder(name=held.name, user_id=held.user_id, locale=held.locale, key_hash=held.key_hash)
