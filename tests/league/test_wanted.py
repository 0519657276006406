"""Whom a table is looking for: people known to its opener, reliable ones, those of some strength."""

from bot.series.people import ratings
from bot.series.people.wanted import why_not_wanted
from bot.store import Store
from bot.store.records_leagues import ResultRecord, ResultSeat
from bot.table.agreement import Agreement


async def play(store: Store, number: int, in_time: int, late: int) -> None:
    """Ada beats Bo, who answers as given."""
    seats = (
        ResultSeat(0, "ada", "Ada", "person", 1, 9, 10, 0, 1.0, ()),
        ResultSeat(1, "bo", "Bo", "person", 2, 3, in_time, late, 1.0, ()),
    )
    result = ResultRecord(f"match{number}", "toy", "venice", float(number), True, False, seats)
    await store.results.enter(result, ratings.rate)


async def reason(store: Store, person: str, **wanted: int) -> str | None:
    refusal = await why_not_wanted(store, Agreement(**wanted), "toy", "ada", person)  # type: ignore[arg-type]
    return refusal.key if refusal else None


async def test_people_are_judged_by_their_finished_games(store: Store) -> None:
    for number in range(5):
        await play(store, number, 7, 3)
    (points,) = [
        ratings.show_rating(rating).points
        for rating in await store.results.ratings("", "toy")
        if rating.user_id == "bo"
    ]
    assert await reason(store, "bo") is None
    assert await reason(store, "bo", reliable=70) is None
    assert await reason(store, "bo", reliable=71) == "wanted-reliable"
    assert await reason(store, "bo", known=True) is None
    assert await reason(store, "bo", lowest=points, highest=points) is None
    assert await reason(store, "bo", lowest=points + 1) == "wanted-rating"
    assert await reason(store, "bo", highest=points - 1) == "wanted-rating"
    assert await reason(store, "ada", reliable=100, lowest=5000, known=True) is None, "it is her own table"


async def test_someone_new_is_reliable_unknown_and_without_a_rating(store: Store) -> None:
    assert await reason(store, "cy", reliable=100, highest=900) is None
    assert await reason(store, "cy", known=True) == "wanted-known"
    assert await reason(store, "cy", lowest=1) == "wanted-rating"
