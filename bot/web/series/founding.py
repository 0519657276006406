"""Founding a league: its form with every setting, and what a posted one asks for."""

from dataclasses import dataclass, field
from typing import get_args

import engine
from bot.series.league.book import DAY, Late, Rules, TieBreak
from bot.series.league.rules import variants, with_variants
from bot.table.terms import NEVER, PRESETS
from bot.web.http.visitor import Form

PACES: dict[str, float | None] = {
    name: terms.bank if terms.clocked else None for name, terms in PRESETS.items()
}
"""The seconds for an answer, by the name of the pace."""
TIE_BREAKS: tuple[TieBreak, ...] = get_args(TieBreak)
LATE: tuple[Late, ...] = get_args(Late)
PLACES = 5
NUMBERS: dict[str, tuple[int, int, int]] = {
    "rounds": (6, 1, 20),
    "tables": (1, 1, 4),
    "divisions": (1, 1, 12),
    "moving": (1, 0, 6),
    "days": (21, 1, 120),
    "signup": (7, 0, 60),
    "rest": (7, 0, 120),
    "seasons": (0, 0, 100),
}
"""The usual, the least and the most of every number in the form."""
USUAL_POINTS = (6, 3, 2, 1, 0)


@dataclass(slots=True)
class Sheet:
    """The form as it is filled in."""

    name: str = ""
    titles: list[str] = field(default_factory=list)
    size: int = 4
    others: list[int] = field(default_factory=lambda: [3])
    numbers: dict[str, int] = field(default_factory=lambda: {name: one[0] for name, one in NUMBERS.items()})
    points: list[int] = field(default_factory=lambda: list(USUAL_POINTS))
    tie_breaks: list[TieBreak] = field(default_factory=lambda: list(TIE_BREAKS))
    pace: str = "day"
    late: Late = "house"
    entry: str = "open"
    duplicate: bool = False
    variants: list[str] = field(default_factory=list)

    def rules(self) -> Rules:
        number = self.numbers
        rules = Rules(
            titles=self.titles,
            sizes=[self.size, *(size for size in self.others if size != self.size)],
            rounds=number["rounds"],
            tables=number["tables"],
            points=self.points,
            tie_breaks=self.tie_breaks,
            divisions=number["divisions"],
            moving=number["moving"],
            duplicate=self.duplicate,
            pace=PACES[self.pace],
            late=self.late,
            signup=number["signup"] * DAY,
            round_time=number["days"] * DAY,
            rest=number["rest"] * DAY,
            seasons=number["seasons"] or None,
            invited=[] if self.entry == "invited" else None,
        )
        return with_variants(rules, self.variants)


def sizes() -> list[int]:
    """Every table size that some title can be played at."""
    return sorted({seats for title in engine.titles().values() for seats in title.seats})


def blank() -> Sheet:
    """What most leagues would want."""
    known = sizes()
    size = 4 if 4 in known else max(known)
    return Sheet(size=size, others=[one for one in known if one == size - 1 and one > 2])


def read(posted: Form) -> Sheet:
    """What was filled in; a number out of its bounds is brought back into them."""
    known = engine.titles()
    return Sheet(
        name=(posted.get("name") or "")[:200],
        titles=[title for title in known if title in posted.all("title")],
        size=_number(posted.get("size"), 4, 1, 20),
        others=sorted({_number(one, 1, 1, 20) for one in posted.all("others")}, reverse=True),
        numbers={name: _number(posted.get(name), *bounds) for name, bounds in NUMBERS.items()},
        points=[_number(posted.get(f"points-{place}"), 0, 0, 100) for place in range(1, PLACES + 1)],
        tie_breaks=_ordered(posted),
        pace=_one_of(posted.get("pace"), tuple(PACES), NEVER),
        late="void" if posted.get("late") == "void" else "house",
        entry=_one_of(posted.get("entry"), ("open", "invited"), "open"),
        duplicate=posted.get("duplicate") is not None,
        variants=[one.key for one in variants(known) if one.key in posted.all("variant")],
    )


def _ordered(posted: Form) -> list[TieBreak]:
    """As named first, second and so on; one named twice counts where it was named first."""
    chosen = [posted.get(f"tie-{place}") for place in range(1, len(TIE_BREAKS) + 1)]
    return list(dict.fromkeys(name for one in chosen for name in TIE_BREAKS if name == one))


def _one_of(value: str | None, known: tuple[str, ...], usual: str) -> str:
    return value if value in known else usual


def _number(value: str | None, usual: int, least: int, most: int) -> int:
    said = (value or "").strip()
    return min(max(int(said), least), most) if said.isdecimal() and len(said) < 8 else usual


def pace_name(pace: float | None) -> str | None:
    """What a pace is called; None: it has no name."""
    return next((name for name, seconds in PACES.items() if seconds == pace), None)
