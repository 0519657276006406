"""Ratings by Plackett and Luce (openskill), made from stored results alone."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import floor

from openskill.models import PlackettLuce

from bot.series.series_note import series_note
from bot.store.records_leagues import RatingRecord, ResultRecord, ResultSeat
from bot.store.results import HeldRatings
from bot.table.state import TableState

ENOUGH = 5
"""Games before a rating is shown."""
SCALE = 40
"""A newcomer is shown as 1000."""
CAUTION = 2
"""How many sigmas the uncertainty shown is wide, and the order looks below the mean."""

_MODEL = PlackettLuce()


@dataclass(frozen=True, slots=True)
class ShownRating:
    """A rating as people read it: points, give or take."""

    user_id: str
    points: int
    uncertainty: int
    games: int

    @property
    def surely(self) -> int:
        """What the rating is at least, as far as we know: leaderboards go by it."""
        return self.points - self.uncertainty


def show_rating(rating: RatingRecord) -> ShownRating:
    width = floor(SCALE * CAUTION * rating.sigma + 0.5)
    return ShownRating(rating.user_id, floor(SCALE * rating.mu + 0.5), width, rating.games)


def leaderboard(
    ratings: Sequence[RatingRecord], hidden: set[str], *, enough: int = ENOUGH
) -> list[ShownRating]:
    """Everyone with enough games who may be shown, the surest strength first."""
    shown = [
        show_rating(rating) for rating in ratings if rating.games >= enough and rating.user_id not in hidden
    ]
    return sorted(shown, key=lambda rating: (-rating.surely, -rating.points, rating.user_id))


def pools(result: ResultRecord) -> list[tuple[str, str]]:
    """The title and all titles, on the whole host and on the server."""
    servers = [""] + ([result.server] if result.server else [])
    return [(server, title) for server in servers for title in (result.title, "")]


def people_to_rate(seats: Sequence[ResultSeat]) -> list[ResultSeat]:
    """The people of a game who can be rated; nobody when fewer than two, or one of them sat twice."""
    people = [seat for seat in seats if seat.kind == "person" and seat.user_id]
    alone = len(people) < 2 or len({seat.user_id for seat in people}) != len(people)
    return [] if alone else people


def is_rated(table: TableState) -> bool:
    """Whether the result of a table will count for ratings, as its seats are held now."""
    people = [holder.user_id for holder in table.seats if holder.kind == "person" and holder.user_id]
    return not is_friendly(table) and len(set(people)) == len(people) > 1


def is_friendly(table: TableState) -> bool:
    """Whether those who sit there agreed that the result does not count, or a program sits there; in a league
    it always does.

    A search for a game once noted it beside the table's place.
    """
    noted = series_note(table)
    agreed = not (table.customs.rated and noted.get("rated", True))
    return not noted.get("id") and (agreed or any(map(table.is_program, range(len(table.seats)))))


def rate(result: ResultRecord, held: HeldRatings) -> list[RatingRecord]:
    """The ratings after a result, without house players and unknown people."""
    people = people_to_rate(result.seats) if result.rated and not result.void else []
    return (
        [made for pool in pools(result) for made in _rate_in_pool(pool, people, result.n, held)]
        if people
        else []
    )


def _rate_in_pool(
    pool: tuple[str, str], people: list[ResultSeat], n: int, held: HeldRatings
) -> list[RatingRecord]:
    before = [held.get((*pool, str(seat.user_id))) for seat in people]
    teams = [
        [_MODEL.rating(mu=rating.mu, sigma=rating.sigma) if rating else _MODEL.rating()] for rating in before
    ]
    after = _MODEL.rate(teams, ranks=[float(seat.place) for seat in people])
    return [
        RatingRecord(*pool, str(seat.user_id), n, new.mu, new.sigma, (old.games if old else 0) + 1)
        for seat, old, (new,) in zip(people, before, after, strict=True)
    ]
