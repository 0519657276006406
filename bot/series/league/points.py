"""Points of a league: what a table and a bye are worth, and how people are seeded by them."""

from dataclasses import dataclass
from fractions import Fraction

from bot.series.league.book import Regulations, RoundTable, Season, TieBreak
from engine.text import Text, text


@dataclass(frozen=True, slots=True)
class TableLine:
    """What one table gave: place among those who played to the end, and points."""

    match_id: str
    round: int
    place: int | None
    points: Fraction


@dataclass(frozen=True, slots=True)
class StandingsRow:
    """One person's line in a division's standings."""

    rank: int
    user_id: str
    name: str
    state: str
    points: Fraction
    lines: tuple[TableLine, ...]
    byes: int
    bye_points: Fraction
    breaks: dict[TieBreak, Fraction]
    why: Text
    """Why this row stands below the one above it."""


def points_string(value: Fraction) -> str:
    """Whole, or with two digits behind the point."""
    return str(value.numerator) if value.denominator == 1 else f"{float(value):.2f}"


def points_text(value: Fraction) -> Text:
    """The same for a reader, who may write a comma there."""
    whole, _, part = points_string(value).partition(".")
    return text("league-fraction", whole=whole, part=part) if part else text("league-whole", whole=whole)


def bye_points(regulations: Regulations) -> Fraction:
    """A bye is worth the average of a table of the wished size."""
    return Fraction(
        sum(place_points(regulations, place) for place in range(1, regulations.sizes[0] + 1)),
        regulations.sizes[0],
    )


def score_table(regulations: Regulations, table: RoundTable) -> dict[str, tuple[int | None, Fraction]]:
    """Place and points of everyone at a table; equal places share theirs, a lost seat scores nothing."""
    if table.state != "over":
        return {}
    stayed = [who for who in table.seats if who not in table.lost and who in table.places]
    made: dict[str, tuple[int | None, Fraction]] = {who: (None, Fraction(0)) for who in table.lost}
    for who in stayed:
        place = 1 + sum(table.places[other] < table.places[who] for other in stayed)
        equal = sum(table.places[other] == table.places[who] for other in stayed)
        shared = sum(place_points(regulations, place + i) for i in range(equal))
        made[who] = place, Fraction(shared, equal)
    return made


def place_points(regulations: Regulations, place: int) -> int:
    return regulations.points[place - 1] if place <= len(regulations.points) else 0


def seed_order(regulations: Regulations, season: Season) -> list[str]:
    """Everyone of a season by their points so far; with the same points, by sign-up."""
    sums = {who: Fraction(0) for who in _everyone(season)}
    for table in season.tables:
        for who, (_place, scored) in score_table(regulations, table).items():
            sums[who] += scored
    for _round, who in season.byes:
        sums[who] += bye_points(regulations)
    return sorted(sums, key=lambda who: -sums[who])


def _everyone(season: Season) -> list[str]:
    members = [member.user_id for member in season.members]
    seated = [who for table in season.tables for who in (*table.seats, *table.lost)]
    return list(dict.fromkeys([*members, *seated, *(who for _round, who in season.byes)]))
