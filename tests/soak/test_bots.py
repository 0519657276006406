"""Players with a trick and the count of follies: each trick changes what it says, each folly is found."""

from collections import Counter

import pytest

import engine
from tests.soak import exploits, follies, habits
from tests.soak.report import Report, lengths
from tests.titles.genoa_table import Game
from tests.titles.mediterranee_table import GENOA, VENICE, at_table

FEWEST = 100
"""Games of which a share says something."""


def test_each_trick_changes_its_own_answers_alone() -> None:
    assert exploits.bid_nothing({"bid": 300, "places": ["p1"]}) == {"bid": 0, "places": ["p1"]}
    assert exploits.bid_nothing({"done": {}}) == {"done": {}}
    several = {"offers": {"prices": {"KAT": 30, "GIL": 15}, "others": "pass", "acts": "ask"}}
    assert exploits.offer_little(several)["offers"]["prices"] == {"KAT": 5, "GIL": 5}
    assert exploits.offer_little({"offer": {"space": "KAT", "ducats": 40}})["offer"]["ducats"] == 5
    assert exploits.offer_little({"decline": "turn"}) == {"decline": "turn"}


def test_every_trick_plays_a_title_that_there_is() -> None:
    for exploit in exploits.EXPLOITS.values():
        assert exploit.title in engine.titles()
        assert exploit.player() is not None


def test_a_counter_offer_that_was_refused_is_found_when_it_comes_again() -> None:
    game = Game(space="S63")
    asked = {"counter": {"offer": game.offers(1, "KAT", 40), "ducats": 50}}
    look = follies.Memory().look
    assert look(game.match, 0, asked) is None
    game.does(0, asked)
    game.does(1, {"refuse": game.last(1)})
    assert look(game.match, 0, asked) is not None


@pytest.mark.parametrize("title", ["genoa", "neptun"])
def test_a_game_of_bots_has_none_of_the_follies(title: str) -> None:
    match = engine.start(title, 4, "fl/0", {})
    bots = {
        seat: match.game.judgement().search_bot() if seat == 0 else match.game.usual_bot()
        for seat in range(4)
    }
    assert follies.watch(match, bots, engine.Rng("fl/0/players")) == []


@lengths(2, 20)
@pytest.mark.parametrize("title", ["mediterranee", "serenissima"])
def test_usual_bots_have_no_habit_that_is_laughed_at(title: str, length: int, report: Report) -> None:
    """Before, of 12 games from this seed: idle 23 of 96 galleys, one sailor in 79 % of the ports in danger,
    and 18 of 476 sales beside a rival."""
    seen = sum((habits.watch(title, "count", game) for game in range(length)), Counter[tuple[str, bool]]())
    for name, habit in habits.HABITS.items():
        if habit.title == title:
            did, left = seen[name, True], seen[name, False]
            report.count(f"{name}, times", did)
            report.count(f"{name}, chances", did + left)
            assert did + left >= 8
            assert did <= habit.bar * (did + left)


def test_one_sailor_against_three_is_found() -> None:
    for own, found in ((1, True), (2, False)):
        match = at_table(4, [(VENICE, "z_ionio", own, ""), (GENOA, "z_ionio", 3, "")], turn=4)
        assert (follies.attacks_in_vain(match, VENICE, {"galley-1": "galley-2"}) is not None) is found


@lengths(None, 20)
@pytest.mark.parametrize("title", sorted(engine.titles()))
def test_strong_bots_commit_no_folly(title: str, length: int, seed: str, report: Report) -> None:
    for game in range(length):
        report.count("games")
        report.wrong += follies.play(title, seed, game)
    report.check("games")


@lengths(None, 200)
@pytest.mark.parametrize("name", exploits.EXPLOITS)
def test_a_trick_wins_no_more_than_its_share(name: str, length: int, seed: str, report: Report) -> None:
    games = max(FEWEST, length)
    report.count("games", games)
    result = exploits.share_of(name, games, seed)
    report.count("wins, in thousandths", round(1000 * result))
    assert result <= 1 / exploits.SEATS + exploits.MARGIN
