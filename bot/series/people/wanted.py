"""Whom a table is looking for: known to its opener, reliable, of some strength."""

from bot.series.people.profile import profile_of
from bot.series.people.ratings import ENOUGH, show_rating
from bot.store import Store
from bot.table.agreement import Agreement
from engine.text import Text, text


async def why_not_wanted(
    store: Store, agreement: Agreement, title: str, opener: str, person_id: str
) -> Text | None:
    """Why a person does not sit down at a table; someone who has finished no game yet is reliable."""
    if person_id == opener or not agreement.asks_for_someone:
        return None
    if agreement.known and not await _have_met(store, opener, person_id):
        return text("wanted-known")
    reliability = (await profile_of(store, person_id, person_id)).reliability
    if reliability is not None and reliability < agreement.reliable:
        return text("wanted-reliable", least=agreement.reliable)
    if (agreement.lowest or agreement.highest) and not await _is_within(store, agreement, title, person_id):
        return text("wanted-rating", lowest=agreement.lowest, highest=agreement.highest)
    return None


async def _have_met(store: Store, opener: str, person_id: str) -> bool:
    results = await store.results.of_person(person_id)
    return any(seat.user_id == opener for result in results for seat in result.seats)


async def _is_within(store: Store, agreement: Agreement, title: str, person_id: str) -> bool:
    """Whether the rating of a person at this title, the same everywhere, is asked for; without a rating they
    are below every range that begins somewhere."""
    ratings = [
        show_rating(rating).points
        for rating in await store.results.ratings_of(person_id)
        if rating.games >= ENOUGH and (rating.server, rating.title) == ("", title)
    ]
    if not ratings:
        return not agreement.lowest
    return agreement.lowest <= ratings[0] and (not agreement.highest or ratings[0] <= agreement.highest)
