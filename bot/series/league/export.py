"""A season as CSV and JSON, to be read by others."""

import csv
import io
from typing import Any

from bot.series.league.book import FinalStandings, Regulations, Season
from bot.series.league.points import StandingsRow, points_string, score_table
from bot.series.league.standings import standings
from engine import codec

COLUMNS = (
    "season",
    "division",
    "round",
    "table",
    "title",
    "seat",
    "person",
    "name",
    "place",
    "points",
    "total",
)


def as_csv(regulations: Regulations, season: Season) -> str:
    """One line for every seat of every table that is over; formulas are kept from being run."""
    out = io.StringIO()
    writer = csv.DictWriter(out, COLUMNS, lineterminator="\r\n")
    writer.writeheader()
    for line in seat_lines(regulations, season):
        writer.writerow({name: _plain(value) for name, value in line.items()})
    return out.getvalue()


def as_json(
    name: str, regulations: Regulations, season: Season, past: list[FinalStandings]
) -> dict[str, Any]:
    rows = [[_row(row) for row in standings(regulations, season, d)] for d in range(regulations.divisions)]
    return {
        "league": name,
        "format": regulations.format,
        "season": season.number,
        "state": season.state,
        "standings": rows,
        "tables": seat_lines(regulations, season),
        "past": [codec.encode(final) for final in past],
    }


def seat_lines(regulations: Regulations, season: Season) -> list[dict[str, Any]]:
    lines: list[dict[str, Any]] = []
    for table in season.tables:
        marks = score_table(regulations, table)
        for seat, who in enumerate(table.seats):
            if who in marks:
                place, points = marks[who]
                values = (
                    season.number,
                    table.division + 1,
                    table.round,
                    table.match_id,
                    table.title,
                    seat + 1,
                )
                person = (who, season.name(who), place, points_string(points), table.totals.get(who))
                lines.append(dict(zip(COLUMNS, (*values, *person), strict=True)))
    return lines


def _row(row: StandingsRow) -> dict[str, Any]:
    return {
        "rank": row.rank,
        "person": row.user_id,
        "name": row.name,
        "points": points_string(row.points),
        "tables": len(row.lines),
        "byes": row.byes,
        "tie_breaks": {name: points_string(worth) for name, worth in row.breaks.items()},
    }


def _plain(value: Any) -> Any:
    """A name that a spreadsheet would take for a formula is marked as text."""
    return f"'{value}" if isinstance(value, str) and value[:1] in "=+-@\t\r" and value else value
