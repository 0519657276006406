"""Standings that can be checked by hand: points, then the tie-breaks, each with its numbers."""

from collections.abc import Sequence
from fractions import Fraction
from functools import cached_property

from bot.series.league.book import Regulations, RoundTable, Season, TieBreak
from bot.series.league.knockout_standings import knockout_rows
from bot.series.league.points import StandingsRow, TableLine, bye_points, points_text, score_table
from engine.text import Text, text


def standings(regulations: Regulations, season: Season, division: int) -> list[StandingsRow]:
    """Everyone who belongs to a division, the best first; equal in everything: an equal rank.

    Those who withdrew stand below everyone who stayed.
    """
    people = [m.user_id for m in season.members if m.division == division and m.state in ("in", "withdrawn")]
    if regulations.format == "knockout":
        return knockout_rows(regulations, season, people)
    return _DivisionStandings(regulations, season, people).rows()


class _DivisionStandings:
    """All numbers of one division."""

    def __init__(self, regulations: Regulations, season: Season, people: Sequence[str]) -> None:
        self.regulations = regulations
        self.season = season
        self.people = people

    @cached_property
    def tables(self) -> list[tuple[RoundTable, dict[str, tuple[int | None, Fraction]]]]:
        over = [table for table in self.season.tables if table.state == "over"]
        return [(table, score_table(self.regulations, table)) for table in over]

    @cached_property
    def lines(self) -> dict[str, tuple[TableLine, ...]]:
        return {
            who: tuple(
                TableLine(table.match_id, table.round, *marks[who])
                for table, marks in self.tables
                if who in marks
            )
            for who in self._everyone
        }

    @cached_property
    def points(self) -> dict[str, Fraction]:
        each = bye_points(self.regulations)
        return {
            who: sum((line.points for line in self.lines[who]), Fraction(0)) + each * self.byes(who)
            for who in self._everyone
        }

    @property
    def _everyone(self) -> list[str]:
        return list(dict.fromkeys([*self.people, *(who for _, marks in self.tables for who in marks)]))

    def byes(self, who: str) -> int:
        return sum(resting == who for _, resting in self.season.byes)

    # --- tie-breaks

    def _duels(self, who: str) -> list[tuple[str, Fraction]]:
        """Everyone met at a table, with 1 for a worse place than ours, 1/2 for the same, 0 for a better."""
        duels: list[tuple[str, Fraction]] = []
        for _, marks in self.tables:
            if who in marks:
                own = marks[who][0] or len(marks) + 1
                others = {other: mark[0] or len(marks) + 1 for other, mark in marks.items() if other != who}
                duels += [(o, Fraction((own < p) * 2 + (own == p), 2)) for o, p in others.items()]
        return duels

    def head_to_head(self, who: str, tied: Sequence[str]) -> Fraction:
        return sum((won for other, won in self._duels(who) if other in tied), Fraction(0))

    def sonneborn_berger(self, who: str) -> Fraction:
        return sum((won * self.points[other] for other, won in self._duels(who)), Fraction(0))

    def score_share(self, who: str) -> Fraction:
        """The part of all that was scored at the own tables, on average."""
        shares = [_share(table, who) for table, marks in self.tables if who in marks and who in table.totals]
        return Fraction(sum(shares), len(shares)) if shares else Fraction(0)

    def wins(self, who: str) -> Fraction:
        return Fraction(sum(line.place == 1 for line in self.lines[who]))

    def _breaks(self, who: str, tied: Sequence[str]) -> dict[TieBreak, Fraction]:
        reckoned = {
            "head-to-head": lambda: self.head_to_head(who, tied),
            "sonneborn-berger": lambda: self.sonneborn_berger(who),
            "score-share": lambda: self.score_share(who),
            "wins": lambda: self.wins(who),
        }
        return {name: reckoned[name]() for name in self.regulations.tie_breaks}

    # --- the table

    def rows(self) -> list[StandingsRow]:
        breaks = {
            who: self._breaks(who, [o for o in self.people if self.points[o] == self.points[who]])
            for who in self.people
        }
        keys = {who: (self.points[who], *breaks[who].values()) for who in self.people}
        gone = {who: self.season.state_of(who) != "in" for who in self.people}
        order = sorted(self.people, key=lambda who: (gone[who], *(-part for part in keys[who]), who))
        made: list[StandingsRow] = []
        for i, who in enumerate(order):
            above = order[i - 1] if i else None
            equal = above is not None and (gone[above], keys[above]) == (gone[who], keys[who])
            rank = made[-1].rank if equal else i + 1
            member = self.season.member(who)
            made.append(
                StandingsRow(
                    rank=rank,
                    user_id=who,
                    name=member.name if member else who,
                    state=member.state if member else "withdrawn",
                    points=self.points[who],
                    lines=self.lines[who],
                    byes=self.byes(who),
                    bye_points=bye_points(self.regulations) * self.byes(who),
                    breaks=breaks[who],
                    why=self._why(who, above, breaks),
                )
            )
        return made

    def _why(self, who: str, above: str | None, breaks: dict[str, dict[TieBreak, Fraction]]) -> Text:
        if self.season.state_of(who) != "in":
            return text("league-why-withdrawn")
        if above is None:
            return text("league-why-first")
        if self.points[above] != self.points[who]:
            return text(
                "league-why-points", more=points_text(self.points[above]), less=points_text(self.points[who])
            )
        other = self.season.name(above)
        for name, less in breaks[who].items():
            if breaks[above][name] != less:
                more = points_text(breaks[above][name])
                return text(f"league-why-{name}", above=other, more=more, less=points_text(less))
        return text("league-why-equal", above=other)


def _share(table: RoundTable, who: str) -> Fraction:
    whole = sum(max(0, total) for total in table.totals.values())
    return Fraction(max(0, table.totals[who]), whole) if whole else Fraction(0)
