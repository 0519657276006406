"""The standings of a knock-out: a point for every round survived, then the place at the last table."""

from collections.abc import Sequence
from fractions import Fraction

from bot.series.league import knockout
from bot.series.league.book import Regulations, RoundTable, Season
from bot.series.league.points import StandingsRow, TableLine, score_table, seed_order
from engine.text import Text, text

NO_PLACE = 1000


def knockout_rows(regulations: Regulations, season: Season, people: Sequence[str]) -> list[StandingsRow]:
    """Everyone, the champion first; out in the same round with the same place: an equal rank."""
    if not season.rounds:
        return []
    record = _Record(regulations, season)
    order = seed_order(regulations, season)
    keys = {who: record.key(who) for who in people}
    made: list[StandingsRow] = []
    for i, who in enumerate(sorted(people, key=lambda who: (*keys[who], order.index(who)))):
        lines, byes = record.lines(who), record.byes(who)
        equal = bool(made) and keys[made[-1].user_id] == keys[who]
        made.append(
            StandingsRow(
                rank=made[-1].rank if equal else i + 1,
                user_id=who,
                name=season.name(who),
                state=season.state_of(who) or "withdrawn",
                points=record.points(who),
                lines=lines,
                byes=len(byes),
                bye_points=sum((record.points_for_round(who, number) for number in byes), Fraction(0)),
                breaks={},
                why=record.why(who),
            )
        )
    return made


class _Record:
    """What everyone reached in a knock-out so far."""

    def __init__(self, regulations: Regulations, season: Season) -> None:
        self.regulations = regulations
        self.season = season
        self.last = knockout.last_round(season)
        self.champion = knockout.champion(regulations, season)
        decided = not any(table.state in knockout.UNDECIDED for table in season.tables)
        through = (
            knockout.survivors(regulations, season)
            if decided and knockout.goes_on(regulations, season)
            else []
        )
        self.left = knockout.people_left(regulations, season) if self.champion is None else set()
        self.entrants = {number: knockout.entrants(season, number) for number in range(1, self.last + 1)}
        self.entrants[self.last + 1] = {who for who in (*through, self.champion) if who}

    def points_for_round(self, who: str, number: int) -> Fraction:
        """A point for a round, where a person is there in the next one or has won."""
        return Fraction(int(who in self.entrants[number + 1]))

    def byes(self, who: str) -> list[int]:
        return [number for number, resting in self.season.byes if resting == who]

    def lines(self, who: str) -> tuple[TableLine, ...]:
        return tuple(
            TableLine(
                table.match_id, table.round, self._place(table, who), self.points_for_round(who, table.round)
            )
            for table in self.season.tables
            if who in table.seats and table.state not in knockout.UNDECIDED
        )

    def points(self, who: str) -> Fraction:
        byes = sum((self.points_for_round(who, number) for number in self.byes(who)), Fraction(0))
        return byes + sum((line.points for line in self.lines(who)), Fraction(0))

    def key(self, who: str) -> tuple[bool, Fraction, int]:
        lines = self.lines(who)
        place = lines[-1].place if lines else None
        return self.season.state_of(who) != "in", -self.points(who), place or NO_PLACE

    def why(self, who: str) -> Text:
        if who == self.champion:
            return text("league-why-champion")
        if self.season.state_of(who) != "in":
            return text("league-why-withdrawn")
        reached = max((number for number, people in self.entrants.items() if who in people), default=0)
        if who in self.left:
            return text("league-why-still-in")
        lines = self.lines(who)
        place = lines[-1].place if lines and lines[-1].round == reached else None
        if place is None:
            return text("league-why-out", round=reached)
        return text("league-why-out-place", round=reached, place=place)

    def _place(self, table: RoundTable, who: str) -> int | None:
        return score_table(self.regulations, table).get(who, (None, Fraction(0)))[0]
