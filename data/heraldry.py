"""Coats of arms from a small heraldic grammar."""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from typing import Literal

from data.loader import FOLDER, Facts, load

Hatch = Literal["plain", "dots", "down", "across", "bend", "sinister", "cross"]
Parting = Literal["plain", "pale", "fess", "bend", "quarterly", "chevron"]
Charge = Literal["tower", "star", "crescent", "anchor", "key", "fish", "cross", "wheel", "lozenge", "sail"]


class Tincture(Facts):
    id: str
    dye: str
    hatch: Hatch


class Grammar(Facts):
    metals: tuple[Tincture, ...]
    colours: tuple[Tincture, ...]
    partings: tuple[Parting, ...]
    charges: tuple[Charge, ...]

    def tincture(self, name: str) -> Tincture:
        return next(tincture for tincture in (*self.metals, *self.colours) if tincture.id == name)


@dataclass(frozen=True, slots=True)
class Arms:
    """A shield: how the field is parted, its tinctures, and the charge on it."""

    parting: Parting
    field: str
    second: str
    charge: Charge
    tincture: str


@cache
def grammar() -> Grammar:
    return load(Grammar, FOLDER / "heraldry.yaml")


def shields() -> Iterable[Arms]:
    """Every shield of the grammar: both fields are colours under a metal, or metals under a colour."""
    g = grammar()
    for grounds, inks in ((g.colours, g.metals), (g.metals, g.colours)):
        for parting in g.partings:
            for field in grounds:
                seconds = (
                    [field] if parting == "plain" else [tincture for tincture in grounds if tincture != field]
                )
                for second in seconds:
                    for ink in inks:
                        for charge in g.charges:
                            yield Arms(parting, field.id, second.id, charge, ink.id)


def grant(wish: int, taken: Iterable[Arms], charge: str | None = None) -> Arms:
    """A shield for a number, with a charge of its own and a parting of its own while there are any left."""
    held = list(taken)
    free = [
        arms
        for arms in shields()
        if arms.charge not in {other.charge for other in held} and charge in (None, arms.charge)
    ]
    apart = [arms for arms in free if arms.parting not in {other.parting for other in held}]
    choice = apart or free or [arms for arms in shields() if arms not in held]
    return choice[wish % len(choice)]
