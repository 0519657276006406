"""A check of the contract: its promise, the tables it is made at, and what to do when it fails."""

import traceback
from collections.abc import Callable
from dataclasses import dataclass
from typing import Literal, TypeAlias

from engine import registry

Tables: TypeAlias = Literal["every", "ends", "largest"]
"""Numbers of seats: all that the title allows, the fewest and the most, or the most alone."""
Trial: TypeAlias = Callable[[str, int], None]


LINES = 6
"""Places in the code that are named where a check stops with an error."""


class Broken(AssertionError):
    """A title breaks a promise; the text says which, where, and what to do about it."""


def must(holds: bool, otherwise: str) -> None:
    """Go on where a promise holds; otherwise say what is wrong."""
    if not holds:
        raise Broken(otherwise)


def must_try(title: str, tried: object, what: str) -> None:
    """A check that had nothing to look at shows nothing; a whole title does not pass it so."""
    must(bool(tried) or registry.stage_of(title) != "whole", f"Nothing was tried: {what}.")


@dataclass(frozen=True, slots=True)
class Check:
    """One promise of every title."""

    promise: str
    remedy: str
    tables: Tables
    trial: Trial
    at_length: bool = False
    """Repeats at length what another check shows: left to the soak."""

    def run(self, title: str, seats: int) -> None:
        """Try it at one table, and raise `Broken` with the remedy where it fails."""
        try:
            self.trial(title, seats)
        except Broken as broken:
            wrong = str(broken)
        except Exception:
            wrong = f"It stopped with an error.\n{traceback.format_exc(limit=-LINES)}"
        else:
            return
        promise = f"{title} with {seats} players breaks a promise: {self.promise}."
        raise Broken(f"{promise}\n\n{wrong}\n\nWhat to do: {self.remedy}")

    def sizes(self, title: str) -> list[int]:
        """The numbers of seats at which it is run at once; others are left to the soak."""
        seats = registry.game(title).seats
        match self.tables:
            case "every":
                return list(seats)
            case "ends":
                return sorted({seats[0], seats[-1]})
            case "largest":
                return [seats[-1]]


CHECKS: list[Check] = []
"""Every check, in the order in which a title should pass them."""


def check(
    promise: str, *, remedy: str, tables: Tables = "every", at_length: bool = False
) -> Callable[[Trial], Trial]:
    """Make a function of a title and a number of seats a check of the contract."""

    def enter(trial: Trial) -> Trial:
        CHECKS.append(Check(promise, remedy, tables, trial, at_length))
        return trial

    return enter
