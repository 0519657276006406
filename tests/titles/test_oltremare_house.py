"""Oltre Mare: the house player trades fairly and beats chance."""

import pytest

import engine
from engine.players import RandomPlayer
from tests.kit import house_players, play
from tests.titles.oltremare_table import at_table, find, keys, offer


def answer_of(match: engine.Match, seat: int) -> engine.Answer | None:
    return match.game.house().answer(match.view(seat), match.pending()[seat], engine.Rng("house"))


def test_one_house_player_beats_three_random_ones() -> None:
    """Chance alone wins a quarter; the promise is 70 of 100, and six of eight leave room for bad luck."""
    won = 0
    for game in range(8):
        seat = game % 4
        match = engine.start("oltremare", 4, f"house {game}")
        players = {other: RandomPlayer() for other in range(4)} | {seat: match.game.house()}
        for _ in play(match, players):
            pass
        result = match.result()
        assert result is not None
        won += result.winners == [seat]
    assert won >= 6


def test_four_house_players_trade_with_each_other() -> None:
    match = engine.start("oltremare", 4, "traders")
    told = [key for events in play(match, house_players(match)) for key in keys(events)]
    assert told.count("oltremare-traded") >= 3


def test_it_takes_a_card_that_makes_a_run_for_one_that_makes_none() -> None:
    silver, spices = find(4, good="silver"), find(1, good="spices")
    match = at_table(2, hands={0: [silver[3]], 1: [*silver[:3], *spices]})
    match.submit(0, offer([silver[3]], {"spices": 1}))
    assert answer_of(match, 1) == {"offer-1": {"accept": {}}}


def test_it_does_not_break_a_run_for_a_single_card_alone() -> None:
    silver, spices = find(4, good="silver"), find(1, good="spices")
    match = at_table(2, hands={0: spices, 1: silver}, ducats={0: 0})
    match.state.bargains.honoured = [1]  # no prestige is to be had any more
    match.submit(0, offer(spices, {"silver": 1}, pay=None))
    assert answer_of(match, 1) == {"decline": {}}


def test_it_gives_nothing_away() -> None:
    match = at_table(2, hands={0: find(3, good="wine"), 1: find(3, good="silk")}, prestige={1: 0})
    match.submit(0, offer([], {"silk": 2}))
    answer = answer_of(match, 1)
    assert answer is not None
    assert "accept" not in answer.get("offer-1", {})


def test_it_haggles_over_what_is_nearly_good_enough() -> None:
    match = at_table(2, hands={0: find(3, good="wine"), 1: find(2, good="sugar")})
    match.submit(0, offer([], {"sugar": 1}, pay=1))
    answer = answer_of(match, 1)
    assert answer is not None
    counter = answer["offer-1"]["counter"]
    assert counter["ask"]["ducats"] > 1
    match.submit(1, answer)
    assert match.view(0).offers[0].by == 1


def test_it_says_nothing_where_nobody_waits_and_nothing_is_to_be_said() -> None:
    match = at_table(2, hands={0: find(3, good="wine")}, ducats={1: 0})
    assert answer_of(match, 1) is None


def test_it_asks_around_for_a_card_it_needs_waits_for_answers_and_only_then_buys() -> None:
    match = at_table(
        3,
        hands={0: find(2, good="wine"), 1: find(3, good="wood"), 2: find(3, good="sugar")},
        cargo={0: find(lions=4)},
    )
    proposal = answer_of(match, 0)
    assert proposal is not None
    assert proposal["propose"]["ask"] == {"goods": {"any": 1}}
    match.submit(0, proposal)
    assert answer_of(match, 0) is None
    match.submit(1, {"decline": {}})
    match.submit(2, {"decline": {}})
    assert answer_of(match, 0) == {"buy-deck": {}}
    match.submit(0, {"buy-deck": {}})
    assert answer_of(match, 0) == {"go": {}}


def test_it_does_not_beg_for_a_card_that_costs_a_single_ducat() -> None:
    match = at_table(2, hands={1: find(3, good="wood")}, active={0: "favourable-terms"})
    assert answer_of(match, 0) == {"buy-deck": {}}


@pytest.mark.parametrize(("deck", "deed"), [(None, "accept"), ([], "decline")])
def test_it_pays_nothing_for_cards_that_it_will_never_play(deck: list[str] | None, deed: str) -> None:
    """With the deck empty the active player has the last turn."""
    silver, wine = find(4, good="silver"), find(2, good="wine")
    match = at_table(2, hands={0: [silver[3], *wine], 1: silver[:3]}, deck=deck)
    match.submit(0, offer([silver[3]], {"ducats": 3}))
    assert answer_of(match, 1) == ({"decline": {}} if deed == "decline" else {"offer-1": {"accept": {}}})
