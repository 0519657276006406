"""Ratings and profiles: from finished games of people, once each, and the same when made again."""

import pytest

from bot.host.host import Host, SeatSpec
from bot.series.people import ratings
from bot.series.people.feats import measure_feat, prove_feats
from bot.series.people.profile import Hidden, profile_of
from bot.series.steward import Steward
from bot.store import Store
from bot.table.customs import Customs, read_customs
from data import catalogue
from data.feats import Feat
from data.titles import feats
from engine.text import SeatName, text
from render.words import Words
from tests.league.people import act, game, person, play_out


async def test_a_finished_game_is_rated_once_in_four_pools(steward: Steward, store: Store) -> None:
    match_id = await game(steward, "Ada", "Bo", "Cy")
    await steward.once()
    assert await steward.results.enter_result(match_id) is not None
    (result,) = await store.results.all()
    assert {(seat.user_id, seat.kind) for seat in result.seats} == {
        ("ada", "person"),
        ("bo", "person"),
        ("cy", "person"),
    }
    for pool in [("", ""), ("", "toy"), ("venice", ""), ("venice", "toy")]:
        rated = await store.results.ratings(*pool)
        assert sorted(one.user_id for one in rated) == ["ada", "bo", "cy"]
        by_place = sorted(result.seats, key=lambda seat: seat.place)
        strength = {one.user_id: one.mu for one in rated}
        first, last = by_place[0].user_id, by_place[-1].user_id
        assert first
        assert last
        assert strength[first] > strength[last]
    assert await store.results.ratings("genoa", "") == []


async def test_house_players_and_strangers_are_unrated(steward: Steward, store: Store) -> None:
    await game(steward, "Ada", house=2)
    await game(steward, "Ada", "Ada", "Bo")
    opened = await steward.host.open("toy", [person("Ada"), SeatSpec("Guest")], {"cards": "3"})
    await play_out(steward.host, opened.match_id)
    await game(steward, "Ada", "Bo", rated=False)
    await steward.once()
    assert len(await store.results.all()) == 4
    assert await store.results.ratings("", "") == []


async def test_a_friendly_table_counts_for_nobody_unless_a_league_opened_it(
    steward: Steward, store: Store
) -> None:
    await game(steward, "Ada", "Bo", customs=Customs(rated=False))
    assert await store.results.ratings("", "") == []
    await game(steward, "Ada", "Bo", customs=Customs(rated=False), id="lido")
    assert [one.rated for one in await store.results.all()] == [False, True]
    assert sorted(one.user_id for one in await store.results.ratings("", "")) == ["ada", "bo"]


def test_a_table_from_before_there_were_friendly_ones_counts() -> None:
    assert read_customs({"strangers": False}).rated


async def test_a_house_player_changes_nothing_between_the_people(steward: Steward, store: Store) -> None:
    await game(steward, "Ada", "Bo", house=1)
    assert sorted(one.user_id for one in await store.results.ratings("", "")) == ["ada", "bo"]


async def test_abandoned_games_rate_nobody(steward: Steward, store: Store) -> None:
    opened = await steward.host.open("toy", [person("Ada"), person("Bo")])
    await steward.host.abandon(opened.match_id)
    await steward.once()
    assert await store.results.all() == []


async def test_ratings_made_anew_equal_those_kept(steward: Steward, store: Store) -> None:
    for names in [("Ada", "Bo"), ("Bo", "Cy", "Di"), ("Ada", "Di"), ("Ada", "Bo", "Cy", "Di")]:
        await game(steward, *names)
    kept = [await store.results.ratings(server, title) for server in ("", "venice") for title in ("", "toy")]
    history = await store.results.history("", "", "ada")
    await store.results.rerate(ratings.rate)
    anew = [await store.results.ratings(server, title) for server in ("", "venice") for title in ("", "toy")]
    assert [sorted(pool, key=str) for pool in kept] == [sorted(pool, key=str) for pool in anew]
    assert await store.results.history("", "", "ada") == history
    assert [rating.games for _, rating in history] == [1, 2, 3]


async def test_a_voided_game_leaves_no_trace_in_the_ratings(steward: Steward, store: Store) -> None:
    await game(steward, "Ada", "Bo")
    before = await store.results.ratings("", "")
    second = await game(steward, "Ada", "Bo")
    assert await store.results.ratings("", "") != before
    await steward.results.void_result(second)
    assert sorted(await store.results.ratings("", ""), key=str) == sorted(before, key=str)


async def test_a_rating_is_shown_with_its_uncertainty_after_enough_games(
    steward: Steward, store: Store
) -> None:
    for _ in range(ratings.ENOUGH - 1):
        await game(steward, "Ada", "Bo")
    assert ratings.leaderboard(await store.results.ratings("", ""), set()) == []
    await game(steward, "Ada", "Bo")
    board = ratings.leaderboard(await store.results.ratings("", ""), set())
    assert [one.games for one in board] == [ratings.ENOUGH] * 2
    assert all(0 < one.uncertainty < 667 for one in board)
    assert board[0].surely >= board[1].surely
    assert [one.user_id for one in ratings.leaderboard(await store.results.ratings("", ""), {"ada"})] == [
        "bo"
    ]


async def test_a_move_writes_nothing_for_the_steward_unless_it_ends_the_game(
    steward: Steward, store: Store
) -> None:
    opened = await steward.host.open("toy", [person("Ada"), person("Bo")], {"cards": "3"})
    while await act(steward.host, opened.match_id):
        over = (await steward.host.table(opened.match_id)).state == "over"
        assert await store.outbox.depth("league/") == int(over)


async def test_results_wait_for_the_steward_through_a_restart(host: Host, store: Store) -> None:
    before = Steward(host)
    opened = await host.open("toy", [person("Ada"), person("Bo")], {"cards": "3"})
    await play_out(host, opened.match_id)
    assert await store.results.all() == []
    after = Steward(Host(store, host.clock))
    await after.once()
    await before.once()
    assert len(await store.results.all()) == 1
    await after.host.close()


async def test_a_profile_tells_what_was_played_and_can_be_hidden(steward: Steward, store: Store) -> None:
    await game(steward, "Ada", "Bo")
    await game(steward, "Ada", "Bo", "Cy")
    profile = await profile_of(store, "ada", "bo")
    assert profile.games == 2
    assert profile.titles["toy"].games == 2
    assert profile.met == (("Bo", 2), ("Cy", 1))
    assert profile.reliability == 100
    assert profile.in_time > 0
    await store.results.hide("ada", True)
    with pytest.raises(Hidden):
        await profile_of(store, "ada", "bo")
    assert (await profile_of(store, "ada", "ada")).hidden
    assert (await profile_of(store, "bo", "cy")).met == (("Cy", 1),)


def test_feats_are_proven_by_events_alone() -> None:
    events = [
        text("sold", who=SeatName(0), goods=("a", "b", "c"), gain=text("ducats", count=7)),
        text("sold", who=SeatName(0), goods=("a",), gain=text("ducats", count=2)),
        text("sold", who=(SeatName(1), SeatName(0)), goods=(), gain=text("ducats", count=1)),
        text("bought", who=SeatName(1)),
    ]
    count = Feat(id="f", title="toy", event="sold", who="who", least=3, measure="count")
    longest = count.model_copy(update={"measure": "longest", "arg": "goods"})
    largest = count.model_copy(update={"measure": "largest", "arg": "gain.count"})
    summed = count.model_copy(update={"measure": "sum", "arg": "gain.count"})
    assert [measure_feat(feat, events, 0) for feat in (count, longest, largest, summed)] == [3, 3, 7, 10]
    assert [measure_feat(feat, events, 1) for feat in (count, longest, largest, summed)] == [1, 0, 1, 1]
    assert prove_feats([count], events, 2) == {0: ("f",), 1: ()}


def test_every_feat_names_an_event_that_its_title_has_words_for() -> None:
    for feat in feats():
        assert Words("en")(feat.event) != feat.event
        for locale in catalogue.locales():
            assert Words(locale)(f"feat-{feat.id}") != f"feat-{feat.id}"
