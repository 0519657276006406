"""Oltre Mare: the usual bot trades fairly and beats chance."""

from itertools import islice
from typing import Any

import pytest

import engine
from engine.players import RandomPlayer
from tests.kit import imagined, play, usual_bots
from tests.titles.choices import known
from tests.titles.oltremare_table import at_table, find, keys, merchant, offer, state


def answer_of(match: engine.Match, seat: int) -> engine.Answer | None:
    return match.game.usual_bot().answer(match.view(seat), match.pending()[seat], engine.Rng("house"))


def test_one_house_player_beats_three_random_ones() -> None:
    """Chance alone wins a quarter; the promise is 70 of 100, and six of eight leave room for bad luck."""
    won = 0
    for game in range(8):
        seat = game % 4
        match = engine.start("oltremare", 4, f"house {game}")
        players = {other: RandomPlayer() for other in range(4)} | {seat: match.game.usual_bot()}
        for _ in play(match, players):
            pass
        result = known(match.result())
        won += result.winners == [seat]
    assert won >= 6


def test_four_house_players_trade_with_each_other() -> None:
    match = engine.start("oltremare", 4, "traders")
    told = [key for events in play(match, usual_bots(match)) for key in keys(events)]
    assert told.count("oltremare-traded") >= 3


def test_it_takes_a_card_that_makes_a_run_for_one_that_makes_none() -> None:
    silver, spices = find(4, good="silver"), find(1, good="spices")
    match = at_table(2, hands={0: [silver[3]], 1: [*silver[:3], *spices]})
    match.submit(0, offer([silver[3]], {"spices": 1}))
    assert answer_of(match, 1) == {"offer-1": {"accept": {}}}


def test_it_does_not_break_a_run_for_a_single_card_alone() -> None:
    silver, spices = find(4, good="silver"), find(1, good="spices")
    match = at_table(2, hands={0: spices, 1: silver}, ducats={0: 0})
    state(match).bargains.honoured = [1]  # no prestige is to be had any more
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


def with_load(load: int, hand: list[str], *, ducats: int = 11) -> engine.Match:
    """Seat 0 is active and rich in wine; seat 1 holds this hand under a cargo of so much load."""
    top = find(1, good="wheat", lions=7 - load)
    return at_table(2, hands={0: find(5, good="wine"), 1: hand}, cargo={1: top}, ducats={1: ducats})


@pytest.mark.parametrize(("pays", "ducats"), [(2, 11), (3, 0)])
def test_it_does_not_sell_a_card_that_it_needs_to_load_and_would_buy_back_dearer(
    pays: int, ducats: int
) -> None:
    """A card costs 3 ducats from the bank, and 4 who has none."""
    match = with_load(2, find(2, icons="pirate ship"), ducats=ducats)
    match.submit(0, offer([], {"any": 1}, pay=pays))
    answer = answer_of(match, 1)
    assert answer is not None
    assert answer["offer-1"]["raise"]["ducats"] > pays


def test_it_sells_a_card_that_its_load_does_not_need() -> None:
    match = with_load(2, find(3, icons="pirate ship"))
    match.submit(0, offer([], {"any": 1}, pay=2))
    answer = answer_of(match, 1)
    assert answer is not None
    assert "accept" in answer["offer-1"]


def test_it_sells_what_it_needs_for_what_the_bank_takes() -> None:
    match = with_load(2, find(2, icons="pirate ship"))
    match.submit(0, offer([], {"any": 1}, pay=4))
    answer = answer_of(match, 1)
    assert answer is not None
    assert "accept" in answer["offer-1"]


def test_it_offers_no_card_that_its_own_load_needs_below_the_price_of_the_bank() -> None:
    """The active player lacks cards, and would take one for 2 ducats."""
    short = find(3, good="wheat", lions=4)
    for held, offers in ((2, False), (4, True)):
        match = at_table(
            2,
            hands={0: [], 1: find(held, icons="pirate ship")},
            cargo={0: short[:1], 1: find(1, good="sugar", lions=5)},
        )
        answer = answer_of(match, 1)
        sale = (answer or {}).get("propose", {}).get("ask", {})
        assert ("ducats" in sale) is offers


def test_over_whole_games_no_house_player_sells_below_the_bank_what_its_load_needs() -> None:
    for game in range(4):
        match = engine.start("oltremare", 4, f"needed {game}")
        before = match.copy()
        for events in play(match, usual_bots(match)):
            for event in events:
                if event.text is not None and event.text.key == "oltremare-traded":
                    for seat in range(4):
                        assert not _sold_short(before, match, seat)
            before = match.copy()


def _sold_short(before: engine.Match, after: engine.Match, seat: int) -> bool:
    """A trade left this seat with fewer cards than its load needs, for less than the bank takes."""
    then, now = merchant(before, seat), merchant(after, seat)
    lacking = max(0, then.top.load - len(now.hand)) - max(0, then.top.load - len(then.hand))
    favourable = then.active == "favourable-terms"
    price = 1 if favourable else 3 if then.ducats > 0 else 4
    return lacking > 0 and now.ducats - then.ducats < lacking * price


def test_its_openings_vary_among_what_is_nearly_as_good_and_a_replay_is_a_replay() -> None:
    hand = [
        *find(1, good="wood", icons="ducat ship", lions=6),
        *find(1, good="wine", icons="ducat ship", lions=6),
    ]
    match = at_table(2, hands={0: hand}, cargo={0: find(1, good="sugar", lions=6)})
    match.submit(0, {"go": {}})
    player, view, decision = match.game.usual_bot(), match.view(0), match.pending()[0]
    answers = {player.answer(view, decision, engine.Rng(f"opening {number}")) for number in range(30)}
    assert answers == set(hand)
    again = [player.answer(view, decision, engine.Rng("the same")) for _ in range(5)]
    assert len(set(again)) == 1


def test_of_ports_that_are_as_good_it_takes_any() -> None:
    match = at_table(
        2,
        hands={0: find(1, icons="market ship")},
        cargo={0: find(lions=6)},
        ports={0: "venezia"},
        harbours={"ancona": "big-deal", "zara": "big-deal"},
    )
    match.submit(0, {"go": {}})
    player, view, decision = match.game.usual_bot(), match.view(0), match.pending()[0]
    answers = {player.answer(view, decision, engine.Rng(f"port {number}")) for number in range(30)}
    assert answers == {"ancona", "zara"}


class Eager(engine.Player):
    """Takes whatever the search would try: an offer, else a proposal, else what the usual player says."""

    def answer(self, view: Any, decision: engine.Decision, rng: engine.Rng) -> engine.Answer | None:
        game = engine.game("oltremare")
        tried = game.judgement().alternatives(view, decision) if decision.blocking else []
        accepting = [answer for answer in tried if "accept" in next(iter(answer.values()))]
        proposing = [answer for answer in tried if "propose" in answer]
        usual = game.usual_bot().answer(view, decision, rng)
        return next(iter([*accepting, *proposing, usual]))


@pytest.mark.parametrize("seats", [2, 4])
def test_those_who_would_try_every_trade_come_to_an_end(seats: int) -> None:
    """They swapped the same two cards for ever, each hoping for better icons."""
    match = engine.start("oltremare", seats, "for ever")
    players: dict[int, engine.Player] = {seat: Eager() for seat in range(seats)}
    played = list(islice(play(match, players), 4000))
    assert match.over, f"not after {len(played)} moves"


def test_a_trade_that_restores_what_one_held_is_neither_proposed_nor_accepted() -> None:
    wine, silk = find(1, good="wine"), find(1, good="silk")
    match = at_table(2, hands={0: [*wine, *find(2, good="sugar")], 1: [*silk, *find(2, good="spices")]})
    match.submit(0, offer(wine, {"silk": 1}))
    match.submit(1, {"offer-1": {"accept": {}}})

    def ideas_of(seat: int) -> list[engine.Answer]:
        return match.game.judgement().alternatives(match.view(seat), match.pending()[seat])

    proposed = [one["propose"] for one in ideas_of(0) if "propose" in one]
    assert proposed
    assert not [one for one in proposed if one["give"] == silk and one["ask"] == {"goods": {"wine": 1}}]
    match.submit(0, offer(silk, {"wine": 1}))
    assert not [one for one in ideas_of(1) if "offer-2" in one], "the same goods, and no more ducats"
    match.submit(1, {"decline": {}})
    match.submit(0, offer(silk, {"wine": 1}, pay=2))
    assert [one for one in ideas_of(1) if "accept" in one.get("offer-3", {})], "two ducats are a gain"


def test_a_search_tries_no_offer_that_everyone_asked_has_refused() -> None:
    match = at_table(3, hands={0: [*find(1, good="wine"), *find(2, good="sugar")], 1: find(2), 2: find(2)})

    def proposed() -> list[engine.Answer]:
        tried = match.game.judgement().alternatives(match.view(0), match.pending()[0])
        return [answer for answer in tried if "propose" in answer]

    best, *others = proposed()
    match.submit(0, best)
    match.submit(1, {"decline": {}})
    match.submit(2, {"decline": {}})
    assert best not in proposed()
    assert others[0] in proposed()


def test_what_others_held_before_they_traded_is_known_to_them_alone() -> None:
    wine, silk = find(1, good="wine"), find(1, good="silk")
    match = at_table(3, hands={0: wine, 1: silk})
    match.submit(0, offer(wine, {"silk": 1}, to=[1]))
    match.submit(1, {"offer-1": {"accept": {}}})
    assert [held.goods for held in match.view(1).held] == [("silk",)]
    assert match.view(2).held == match.view(None).held == []
    assert set(state(imagined(match, 1, "held")).bargains.held) == {1}
