"""A person who plays for a rating decides nothing alone: no undo, no deletion, no other holder of a seat."""

import pytest

from bot.acts.act import SURE, Actor
from bot.acts.service import Acts
from bot.host.host import Host, SeatSpec
from bot.series.steward import Steward
from bot.table import substitutes, votes
from bot.table.customs import Customs
from engine.errors import Refused
from tests.league.people import play_out

ADA = Actor("web:ada", "Ada", moderates=True)


async def opened(host: Host, *, rated: bool = True, people: int = 3) -> str:
    names = ["Ada", "Bo", "Cy"][:people]
    specs = [SeatSpec(name, user_id=f"web:{name.lower()}") for name in names]
    specs += [SeatSpec(kind="house")] * (3 - people)
    return (await host.open("toy", specs, {"cards": "3"}, customs=Customs(rated=rated))).match_id


@pytest.mark.parametrize("act", ["host-end", "host-unseat", "host-replace"])
async def test_a_player_ends_and_unseats_nobody_in_a_rated_game(steward: Steward, act: str) -> None:
    acts, said = Acts(steward), {"seat": "1", "person": "web:cy", SURE: "yes"}
    match_id = await opened(steward.host)
    nobody = Actor("", "", moderates=True)
    for keeper in (ADA, nobody):
        with pytest.raises(Refused) as refused:
            await acts.do(f"table-{act}", match_id, said, keeper)
        assert refused.value.reason.key == "moderated-own-game", "a key does not tell who has it"


async def test_deleting_a_rated_game_is_conceding_it(steward: Steward) -> None:
    host, acts = steward.host, Acts(steward)
    match_id = await opened(host)
    await acts.do("table-host-delete", match_id, {SURE: "yes"}, ADA)
    table = await host.table(match_id)
    assert (table.state, table.seats[0].kind, table.seats[0].user_id) == ("live", "house", None)
    told = [one.text.key for one in await host.events_since(match_id, 0, None)]
    assert told == ["moderated-concede"]
    assert not substitutes.may_return(table, 0, user_id="web:ada")
    assert substitutes.free_seats(table) == []
    await play_out(host, match_id)
    await steward.once()
    (result,) = await host.store.results.of_person("web:ada")
    places = {seat.user_id: seat.place for seat in result.seats}
    assert places["web:ada"] == 3
    assert min(places["web:bo"], places["web:cy"]) == 1
    assert result.rated
    (rating,) = [
        one for one in await host.store.results.ratings_of("web:ada") if not one.title and not one.server
    ]
    (better,) = [
        one for one in await host.store.results.ratings_of("web:bo") if not one.title and not one.server
    ]
    assert rating.mu < better.mu


@pytest.mark.parametrize(("rated", "people"), [(False, 3), (True, 1)])
async def test_a_friendly_game_and_one_against_bots_is_deleted_as_before(
    steward: Steward, rated: bool, people: int
) -> None:
    match_id = await opened(steward.host, rated=rated, people=people)
    await Acts(steward).do("table-host-delete", match_id, {SURE: "yes"}, ADA)
    assert await steward.host.store.matches.list_matches() == []


async def test_undoing_others_moves_in_a_rated_game_takes_their_vote(host: Host) -> None:
    match_id = await opened(host)
    table = await host.table(match_id)
    (first, *_) = table.waits_for()
    await host.submit(match_id, first, table.decision(first).default or 1)  # type: ignore[union-attr]
    before = (await host.table(match_id)).match.dump()
    await votes.ask_rewind(host, match_id, 0, 1)
    table = await host.table(match_id)
    assert table.match.dump() == before
    (request,) = votes.requests(table)
    for seat in votes.voters(table, request):
        await votes.vote(host, match_id, seat, request.id, True)
    assert (await host.table(match_id)).match.dump() != before
