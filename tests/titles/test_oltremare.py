"""Oltre Mare: the worked examples of the rulebook, its tables, and its set-up."""

from collections import Counter

import pytest

import engine
from engine.oltremare.components import BOX, CARDS, GOODS, pays, run_worth
from engine.oltremare.imagine import venice_depths
from engine.oltremare.scoring import cargo_worth, runs
from render.words import Words
from tests.titles.choices import known, of_kind
from tests.titles.oltremare_table import at_table, find, merchant, state

# --- worked examples --------------------------------------------------------------------------------------


def test_example_stefan_with_5_lions_and_7_cards_discards_2_of_his_choice() -> None:
    hand = find(7, good="wine")
    match = at_table(hands={0: hand}, cargo={0: find(lions=5)})
    discards = of_kind(match.pending()[0].choice, engine.Pick)
    assert (discards.low, discards.high) == (2, 2)
    match.submit(0, [hand[6], hand[2]])
    assert merchant(match, 0).pirates == [hand[6], hand[2]]
    assert merchant(match, 0).hand == [*hand[:2], *hand[3:6]]


def test_example_barbara_plays_2_ducat_icons_with_the_big_deal_and_earns_6() -> None:
    pirates = find(2, icons="pirate market")
    match = at_table(
        hands={0: [*find(2, icons="ducat market"), pirates[0]]},
        cargo={0: find(lions=3)},
        top_of_deck=[pirates[1]],
        active={0: "big-deal"},
    )
    match.submit(0, {"buy-deck": {}})
    before = merchant(match, 0).ducats
    match.submit(0, {"go": {}})
    assert len(state(match).played) == 4
    assert merchant(match, 0).ducats == before + 6


def test_the_big_deal_counts_without_any_ducat_icon() -> None:
    hand = find(1, icons="pirate market")
    match = at_table(hands={0: hand}, cargo={0: find(lions=6)}, active={0: "big-deal"})
    match.submit(0, {"go": {}})
    assert merchant(match, 0).ducats == 11 + 1


def test_example_henning_has_2_wood_then_3_wheat_then_4_wood() -> None:
    wood, wheat = find(6, good="wood"), find(3, good="wheat")
    from_the_top = [*wood[:2], *wheat, *wood[2:]]
    cargo = from_the_top[::-1]
    assert runs(cargo) == [("wood", 2), ("wheat", 3), ("wood", 4)]
    assert cargo_worth(cargo) == 3 + 5 + 9  # the example's 8 for wheat is the silk sequence, misprinted


def test_example_wood_pays_3_for_a_run_of_2_and_9_for_a_run_of_4() -> None:
    assert run_worth("wood", 2) == 3
    assert run_worth("wood", 4) == 9


def test_example_mik_has_5_wood_and_earns_the_last_number_of_the_sequence() -> None:
    assert cargo_worth(find(5, good="wood")) == 9


def test_example_the_sequence_0_3_8_is_silk() -> None:
    assert [run_worth("silk", length) for length in (1, 2, 3)] == [0, 3, 8]


# --- tables -----------------------------------------------------------------------------------------------


def test_the_table_of_sequences() -> None:
    printed = {
        "spices": (8, [0, 4]),
        "silk": (10, [0, 3, 8]),
        "silver": (12, [0, 3, 7, 12]),
        "sugar": (14, [1, 3, 6, 11]),
        "wine": (16, [1, 3, 6, 10]),
        "wood": (18, [1, 3, 6, 9]),
        "wheat": (20, [1, 3, 5, 8, 12]),
    }
    assert {good.id: (good.cards, good.runs) for good in GOODS.values()} == printed


def test_the_table_of_actions() -> None:
    assert [pays(icons) for icons in range(6)] == [0, 1, 3, 6, 6, 6]


def test_actions_come_in_the_order_ducats_pirates_market_sailing() -> None:
    """The pirates take from the deck before the market does; the ship sails last."""
    hand = [*find(1, icons="ducat pirate"), *find(1, icons="market ship")]
    top = find(2, good="wheat")
    match = at_table(hands={0: hand}, cargo={0: find(lions=5)}, top_of_deck=top)
    match.submit(0, {"go": {}})
    assert merchant(match, 0).ducats == 12
    assert merchant(match, 0).pirates == [top[1]]
    assert merchant(match, 0).hand == [top[0]]
    assert match.pending()[0].key == "main.sail"


def test_a_voyage_is_told_with_its_end_apart_from_the_ports_on_the_way() -> None:
    hand = [*find(1, icons="ducat ship"), *find(1, icons="market ship")]
    match = at_table(hands={0: hand}, cargo={0: find(lions=5)}, ports={0: "venezia"})
    match.submit(0, {"go": {}})
    told = match.submit(0, "bari")[0].text
    assert told is not None
    said = Words("en", ["Anna"]).say(told)
    assert said == "Anna sails to Bari via Ancona."


def test_fight_the_pirates_ignores_pirate_icons() -> None:
    match = at_table(
        hands={0: find(1, icons="ducat pirate")}, cargo={0: find(lions=6)}, active={0: "fight-pirates"}
    )
    match.submit(0, {"go": {}})
    assert merchant(match, 0).pirates == []


def test_high_seas_pays_a_ducat_for_each_ship_icon() -> None:
    hand = [*find(2, icons="market ship"), *find(1, icons="pirate ship")]
    match = at_table(hands={0: hand}, cargo={0: find(lions=4)}, active={0: "high-seas"})
    match.submit(0, {"go": {}})
    assert merchant(match, 0).ducats == 11 + 3


@pytest.mark.parametrize(("lions", "gain"), [(6, 3), (5, 2), (4, 1), (3, 0)])
def test_the_local_authority_pays_lions_less_three(lions: int, gain: int) -> None:
    match = at_table(
        hands={0: find(3, good="wine")}, cargo={0: find(lions=lions)}, active={0: "local-authority"}
    )
    assert merchant(match, 0).ducats == 11 + gain


def test_the_cards_played_are_loaded_in_the_chosen_order() -> None:
    hand = find(3, icons="ducat market")
    match = at_table(hands={0: hand}, cargo={0: find(lions=4, good="wheat")})
    match.submit(0, {"go": {}})
    match.submit(0, [hand[1], hand[0], hand[2]])
    assert merchant(match, 0).cargo[1:] == [hand[1], hand[0], hand[2]]
    assert match.view(None).merchants[0].top == hand[2]


def test_the_player_to_the_left_is_next() -> None:
    match = at_table(hands={0: find(1, icons="ducat market")}, cargo={0: find(lions=6)})
    match.submit(0, {"go": {}})
    assert state(match).turn == 1


def test_the_final_score_has_its_five_parts() -> None:
    match = at_table(
        2,
        hands={0: find(1, icons="ducat market")},
        cargo={0: [*find(2, good="wood"), *find(1, good="silk", lions=6)], 1: find(5, good="wood")[2:]},
        pirates={1: find(2, good="spices")},
        ducats={0: 5, 1: -2},
        prestige={0: 1, 1: 4},
        active={1: "high-seas"},
        deck=[],
    )
    match.submit(0, {"go": {}})
    scores = {score.seat: score.parts for score in known(match.result()).scores}
    # One more card went onto the cargo: a run of one, worth its good's first number.
    last = run_worth(CARDS[merchant(match, 0).cargo[-1]].good, 1)
    assert scores[0] == {"ducats": 6, "cargo": 3 + 0 + last, "markers": 0, "prestige": 3, "pirates": 0}
    assert scores[1] == {"ducats": -2, "cargo": 6, "markers": 6, "prestige": 6, "pirates": -2}


# --- set-up -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_set_up(seats: int) -> None:
    for seed in range(20):
        match = engine.start("oltremare", seats, f"set-up {seed}")
        s = state(match)
        goods = Counter(CARDS[card].good for card in s.deck)
        for player in s.merchants:
            goods.update(CARDS[card].good for card in player.hand + player.cargo)
            assert (player.ducats, len(player.hand), len(player.cargo), player.prestige) == (11, 4, 1, 0)
            assert player.port == player.top.port
            assert player.port not in s.harbours
            assert player.active is None
        assert goods == Counter(
            {good.id: good.cards for good in GOODS.values() if seats > 2 or good.id != "wheat"}
        )
        assert len({player.port for player in s.merchants}) == seats
        assert len(s.harbours) == 30 - seats
        assert len(s.removed) == 2 + seats
        before_dealing = len(s.deck) + 4 * seats
        assert 0.4 <= 1 - known(s.venice) / before_dealing <= 0.6


def test_the_venice_card_is_put_between_40_and_60_percent_of_the_deck() -> None:
    assert venice_depths(100) == (40, 60)
    assert venice_depths(76) == (31, 45)


def test_nobody_must_discard_from_the_opening_hand() -> None:
    named = [card for card in BOX.cards if card.port]
    assert {card.lions for card in named} == {4, 5}
