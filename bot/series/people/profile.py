"""What a person's finished games say: results, opponents, reliability, records, feats."""

from collections import Counter
from dataclasses import dataclass

from bot.series.people.ratings import ENOUGH, ShownRating, show_rating
from bot.store import Store
from bot.store.records_leagues import ResultRecord, ResultSeat
from engine.errors import Refused
from engine.text import text

MET = 5
"""How many of the opponents met most are named."""


class Hidden(Refused):
    """A profile whose owner does not show it."""

    def __init__(self) -> None:
        super().__init__(text("league-profile-hidden"))


@dataclass(frozen=True, slots=True)
class TitleRecord:
    """One title: games, games won, and the best total with its match."""

    games: int
    won: int
    best: int
    best_match: str


@dataclass(frozen=True, slots=True)
class Profile:
    user_id: str
    name: str
    games: int
    won: int
    titles: dict[str, TitleRecord]
    met: tuple[tuple[str, int], ...]
    in_time: int
    expiries: int
    seats_left: int
    thought: float | None
    """Seconds per decision, on average."""
    feats: dict[str, int]
    ratings: tuple[tuple[str, str, ShownRating], ...]
    hidden: bool

    @property
    def reliability(self) -> int | None:
        """Answers in time, in per cent; None before the first."""
        asked = self.in_time + self.expiries
        return round(100 * self.in_time / asked) if asked else None


async def profile_of(store: Store, user_id: str, reader: str | None) -> Profile:
    """A person's profile as this reader may see it; a hidden one is its owner's alone."""
    stored = await store.results.profile(user_id)
    if stored.hidden and reader != user_id:
        raise Hidden
    results = [result for result in await store.results.of_person(user_id) if not result.void]
    mine = [(result, seat) for result in results for seat in result.seats if seat.user_id == user_id]
    answers = sum(seat.answers for _, seat in mine)
    names = await store.results.names()
    rated = [rating for rating in await store.results.ratings_of(user_id) if rating.games >= ENOUGH]
    return Profile(
        user_id=user_id,
        name=names.get(user_id, user_id),
        games=len(mine),
        won=sum(seat.place == 1 for _, seat in mine),
        titles=_by_title(mine),
        met=_most_met(results, user_id, await store.results.hidden_people(), names),
        in_time=answers,
        expiries=sum(seat.expiries for _, seat in mine),
        seats_left=stored.seats_left + sum(not held.sits for held in await store.care.seats_of(user_id)),
        thought=sum(seat.thought for _, seat in mine) / answers if answers else None,
        feats=dict(Counter(feat for _, seat in mine for feat in seat.feats)),
        ratings=tuple(
            (rating.server, rating.title, show_rating(rating))
            for rating in sorted(rated, key=lambda r: r.pool)
        ),
        hidden=stored.hidden,
    )


def _by_title(mine: list[tuple[ResultRecord, ResultSeat]]) -> dict[str, TitleRecord]:
    made: dict[str, TitleRecord] = {}
    for title in sorted({result.title for result, _ in mine}):
        games = [(result, seat) for result, seat in mine if result.title == title]
        best, seat = max(games, key=lambda game: (game[1].total, -game[0].n))
        won = sum(own.place == 1 for _, own in games)
        made[title] = TitleRecord(len(games), won, seat.total, best.match_id)
    return made


def _most_met(
    results: list[ResultRecord], user_id: str, hidden: set[str], names: dict[str, str]
) -> tuple[tuple[str, int], ...]:
    met = Counter(
        seat.user_id
        for result in results
        for seat in result.seats
        if seat.user_id and seat.user_id != user_id and seat.user_id not in hidden
    )
    most = sorted(met.items(), key=lambda pair: (-pair[1], pair[0]))[:MET]
    return tuple((names.get(other, other), count) for other, count in most)
