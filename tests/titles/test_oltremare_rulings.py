"""Oltre Mare: the fifteen rulings where the rulebook leaves something open, one by one."""

from itertools import pairwise

import pytest

import engine
from engine.oltremare.components import BOX, PORTS, VOYAGES
from engine.oltremare.scoring import marker_awards, prestige_awards
from tests.titles.choices import known, options
from tests.titles.oltremare_table import (
    at_table,
    begin_turn,
    blocked,
    branch,
    find,
    form,
    keys,
    merchant,
    offer,
    state,
)


def test_ruling_01_the_local_authority_pays_before_maritime_power_and_favourable_terms_hold_in_trade() -> (
    None
):
    match = at_table(hands={0: find(6, good="wine")}, cargo={0: find(lions=5)}, active={0: "local-authority"})
    assert match.pending()[0].key == "maritime.discard"
    assert merchant(match, 0).ducats == 11 + 2

    match = at_table(
        hands={0: find(2, good="wine")}, cargo={0: find(lions=5)}, active={0: "favourable-terms"}
    )
    match.submit(0, {"buy-deck": {}})
    assert merchant(match, 0).ducats == 11 - 1


def test_ruling_01_a_marker_gained_by_sailing_works_from_the_next_turn() -> None:
    hand = find(1, icons="ducat ship")
    match = at_table(
        hands={0: hand},
        cargo={0: find(lions=6)},
        active={0: "big-deal"},
        ports={0: "venezia"},
        harbours={"ancona": "high-seas"},
    )
    match.submit(0, {"go": {}})
    assert merchant(match, 0).ducats == 11 + 3  # two icons with the Big deal, nothing yet for the ship
    match.submit(0, "ancona")
    assert merchant(match, 0).ducats == 11 + 3
    assert merchant(match, 0).active == "high-seas"


def test_ruling_01_an_empty_port_turns_the_active_marker_face_down_but_it_still_counts() -> None:
    match = at_table(
        hands={0: find(1, icons="market ship")},
        cargo={0: find(lions=6)},
        active={0: "big-deal"},
        ports={0: "venezia"},
    )
    match.submit(0, {"go": {}})
    match.submit(0, "zara")
    assert merchant(match, 0).active is None
    assert marker_awards(state(match).merchants)[0] == 6


def test_ruling_02_without_a_ship_icon_ship_and_marker_stay() -> None:
    match = at_table(
        hands={0: find(1, icons="ducat market")},
        cargo={0: find(lions=6)},
        active={0: "high-seas"},
        ports={0: "candia"},
        harbours={"candia": "compass"},
    )
    match.submit(0, {"go": {}})
    assert state(match).turn == 1
    assert (merchant(match, 0).port, merchant(match, 0).active) == ("candia", "high-seas")


def test_ruling_03_no_route_twice_but_ports_again_and_ships_share_them() -> None:
    assert "venezia" not in VOYAGES["venezia", 2]  # there and back would use one route twice
    assert "venezia" in VOYAGES["venezia", 4]  # round by Ancona, Spalato and Zara
    match = at_table(
        hands={0: find(1, icons="market ship")},
        cargo={0: find(lions=6)},
        ports={0: "venezia", 1: "zara", 2: "ancona"},
    )
    match.submit(0, {"go": {}})
    assert set(options(match.pending()[0].choice)) == {"zara", "ancona"}
    match.submit(0, "zara")
    assert merchant(match, 0).port == merchant(match, 1).port == "zara"


@pytest.mark.parametrize("port", PORTS)
def test_ruling_03_every_voyage_has_a_way_of_exactly_its_length(port: str) -> None:
    routes = {frozenset((route.a, route.b)) for route in BOX.map.routes}
    for steps in range(1, 5):
        for end, way in VOYAGES[port, steps].items():
            legs = [frozenset(leg) for leg in pairwise(way)]
            assert (way[0], way[-1], len(legs)) == (port, end, steps)
            assert set(legs) <= routes
            assert len(set(legs)) == steps


def at_the_compass() -> engine.Match:
    match = at_table(
        hands={0: find(1, icons="market ship")},
        cargo={0: find(lions=6)},
        ports={0: "venezia"},
        harbours={"zara": "compass", "tana": "compass", "rodi": "big-deal"},
    )
    match.submit(0, {"go": {}})
    match.submit(0, "zara")
    return match


def test_ruling_04_the_compass_leads_to_any_other_port_without_a_compass_and_is_discarded() -> None:
    match = at_the_compass()
    assert match.pending()[0].key == "main.compass"
    assert set(options(match.pending()[0].choice)) == {*PORTS, "stay"} - {"zara", "tana"}
    match.submit(0, "rodi")
    assert merchant(match, 0).port == "rodi"
    assert merchant(match, 0).active == "big-deal"
    assert merchant(match, 0).markers == ["big-deal"]
    assert "compass" in state(match).removed


def test_ruling_04_a_jump_to_an_empty_port_leaves_no_active_marker() -> None:
    match = at_the_compass()
    events = match.submit(0, "candia")
    assert keys(events)[0] == "oltremare-compass"
    assert "oltremare-marker-lost" not in keys(events), "the compass is discarded, not turned face down"
    assert merchant(match, 0).port == "candia"
    assert merchant(match, 0).active is None
    assert merchant(match, 0).markers == []


def test_ruling_04_who_does_not_jump_keeps_the_compass_for_the_end() -> None:
    match = at_the_compass()
    match.submit(0, "stay")
    assert merchant(match, 0).port == "zara"
    assert merchant(match, 0).active == "compass"
    assert marker_awards(state(match).merchants)[0] == 6


def prestige_of(*points: int) -> list[int]:
    match = at_table(len(points), prestige=dict(enumerate(points)))
    return list(prestige_awards(state(match).merchants).values())


def test_ruling_05_tied_players_get_the_award_of_their_place_and_the_next_places_are_skipped() -> None:
    assert prestige_of(4, 3, 2, 1) == [6, 3, 1, 0]
    assert prestige_of(3, 3, 2, 1) == [6, 6, 1, 0]
    assert prestige_of(3, 3, 3, 1) == [6, 6, 6, 0]
    assert prestige_of(4, 2, 2, 1) == [6, 3, 3, 0]
    assert prestige_of(4, 3, 1, 1) == [6, 3, 1, 1]


def test_ruling_05_no_prestige_and_no_markers_win_nothing() -> None:
    assert prestige_of(2, 0, 0) == [6, 0, 0]
    assert prestige_of(0, 0, 0) == [0, 0, 0]
    assert list(marker_awards(state(at_table(3)).merchants).values()) == [0, 0, 0]


def test_ruling_05_harbour_ties_go_first_to_the_most_different_markers() -> None:
    match = at_table(4)
    merchant(match, 0).markers = ["compass", "compass"]
    merchant(match, 1).markers = ["compass", "big-deal"]
    merchant(match, 2).markers = ["big-deal", "high-seas"]
    merchant(match, 3).markers = ["big-deal"]
    assert list(marker_awards(state(match).merchants).values()) == [1, 6, 6, 0]


def test_ruling_06_venice_comes_at_once_by_a_purchase_and_is_replaced() -> None:
    top = find(2, good="wheat")
    match = at_table(
        hands={0: find(2, good="wine")},
        cargo={0: find(lions=5)},
        top_of_deck=top,
        prestige={0: 0, 1: 3, 2: 1},
    )
    state(match).venice = len(state(match).deck)
    events = match.submit(0, {"buy-deck": {}})
    assert "oltremare-venice" in keys(events)
    assert merchant(match, 0).hand[-1] == top[-1]
    assert [merchant(match, seat).ducats for seat in range(3)] == [11 - 3, 11 + 6, 11 + 3]
    assert [merchant(match, seat).prestige for seat in range(3)] == [0, 0, 0]
    assert match.view(None).venice is False


@pytest.mark.parametrize("icons", ["ducat pirate", "ducat market"])
def test_ruling_06_venice_comes_in_the_middle_of_pirates_and_market(icons: str) -> None:
    match = at_table(
        hands={0: find(2, icons=icons)}, cargo={0: find(lions=5)}, prestige={1: 1}, ducats={1: 0}
    )
    size = len(state(match).deck)
    state(match).venice = size - 2  # third from the top
    match.submit(0, {"go": {}})
    assert len(state(match).deck) == size - 3
    assert len(merchant(match, 0).pirates) + len(merchant(match, 0).hand) == 3
    assert merchant(match, 1).ducats == 6
    assert state(match).venice is None


def test_ruling_06_only_prestige_is_paid_at_the_venice_card() -> None:
    match = at_table(hands={0: find(2, good="wine")}, cargo={0: find(lions=5)}, active={0: "high-seas"})
    state(match).venice = len(state(match).deck)
    match.submit(0, {"buy-deck": {}})
    assert merchant(match, 0).ducats == 11 - 3


def test_ruling_07_missing_draws_are_ignored_and_the_active_player_finishes_alone() -> None:
    hand = find(2, icons="market ship")
    match = at_table(
        hands={0: hand}, cargo={0: find(lions=5)}, deck=find(1, good="wheat"), ports={0: "venezia"}
    )
    match.submit(0, {"go": {}})  # two market icons: three cards, and there is one
    assert len(merchant(match, 0).hand) == 1
    assert match.pending()[0].key == "main.sail"
    match.submit(0, "bari")
    match.submit(0, hand)
    assert match.over
    assert state(match).turn == 0


def test_ruling_07_pirate_cards_can_still_be_bought_when_the_deck_is_empty_and_hands_count_nothing() -> None:
    own = find(3, good="wine")
    match = at_table(
        hands={0: own},
        cargo={0: find(lions=6)},
        deck=find(1, good="wheat"),
        pirates={0: find(2, good="silk")},
    )
    match.submit(0, {"buy-deck": {}})
    assert state(match).deck == []
    assert blocked(match, 0, "buy-deck") == "oltremare-deck-empty"
    match.submit(0, {"buy-pirates": {}})
    assert len(merchant(match, 0).hand) == 5
    match.submit(0, {"go": {}})
    while not match.over:
        match.submit(0, match.pending()[0].default)
    assert "hand" not in known(match.result()).scores[0].parts
    assert len(merchant(match, 0).hand) >= 4


def test_ruling_08_too_few_cards_must_be_bought_or_traded_for_even_into_debt() -> None:
    match = at_table(hands={0: find(1, good="wine")}, cargo={0: find(lions=4)}, ducats={0: 1})
    assert blocked(match, 0, "go") == "oltremare-go-short"
    with pytest.raises(engine.Illegal):
        match.submit(0, {"go": {}})
    match.submit(0, {"buy-deck": {}})
    assert blocked(match, 0, "go") == "oltremare-go-short"
    match.submit(0, {"buy-deck": {}})
    assert merchant(match, 0).ducats == 1 - 3 - 4
    assert blocked(match, 0, "go") is None


def test_ruling_08_with_deck_and_pirate_stack_empty_one_plays_all_one_has() -> None:
    hand = find(2, icons="ducat market")
    match = at_table(hands={0: hand}, cargo={0: find(lions=3)}, deck=[])
    match.submit(0, {"go": {}})
    match.submit(0, hand)
    assert merchant(match, 0).cargo[-2:] == hand


def test_ruling_08_a_trade_may_not_leave_the_active_player_short() -> None:
    hand = find(3, good="wine")
    match = at_table(2, hands={0: hand}, cargo={0: find(lions=4)}, deck=[])
    match.submit(0, offer([hand[0]]))
    assert blocked(match, 1, "offer-1", "accept") == "oltremare-left-short"


def test_ruling_09_the_price_is_looked_at_before_each_purchase() -> None:
    match = at_table(hands={0: find(2, good="wine")}, cargo={0: find(lions=5)}, ducats={0: 4})
    left = []
    for _ in range(4):
        match.submit(0, {"buy-deck": {}})
        left.append(merchant(match, 0).ducats)
    assert left == [1, -2, -6, -10]
    assert blocked(match, 0, "buy-deck") == "oltremare-bought-enough"
    assert blocked(match, 0, "buy-pirates") == "oltremare-bought-enough"


def test_ruling_09_favourable_terms_know_no_surcharge() -> None:
    match = at_table(
        hands={0: find(2, good="wine")},
        cargo={0: find(lions=5)},
        ducats={0: 0},
        active={0: "favourable-terms"},
    )
    left = []
    for _ in range(4):
        match.submit(0, {"buy-deck": {}})
        left.append(merchant(match, 0).ducats)
    assert left == [-1, -3, -6, -10]


def test_ruling_10_from_the_pirate_stack_one_buys_the_top_card_unseen() -> None:
    stack = find(3, good="spices")
    match = at_table(hands={0: find(2, good="wine")}, cargo={0: find(lions=5)}, pirates={0: stack})
    assert branch(match, 0, "buy-pirates").choice == engine.NOTHING
    events = match.submit(0, {"buy-pirates": {}})
    assert merchant(match, 0).hand[-1] == stack[-1]
    assert merchant(match, 0).pirates == stack[:-1]
    assert merchant(match, 0).ducats == 11 - 3
    assert keys(events) == ["oltremare-bought-pirates"]
    assert keys(events, 0) == ["oltremare-bought-pirates-own"]
    assert match.log[-1].shown


def test_ruling_11_trades_are_with_the_active_player_only() -> None:
    match = at_table(4, hands={seat: find(4, good="wine")[seat:] for seat in range(4)})
    for partner in (1, 2, 3):
        assert "to" not in form(match, partner, "propose")
    match.submit(2, offer(pay=3))
    assert state(match).bargains.offers[0].to == (0,)


def test_ruling_11_a_card_must_change_hands_for_prestige_and_once_a_turn_is_enough() -> None:
    silk = find(4, good="silk")
    match = at_table(3, hands={0: find(2, good="wine"), 1: silk})
    match.submit(0, offer(to=[1], pay=2))
    match.submit(1, {"offer-1": {"accept": {}}})
    assert merchant(match, 1).prestige == 0
    for number, card in ((2, silk[0]), (3, silk[1])):
        match.submit(1, offer([card]))
        match.submit(0, {f"offer-{number}": {"accept": {}}})
        assert merchant(match, 1).prestige == 1
    assert merchant(match, 0).prestige == 0
    begin_turn(match, 2)
    match.submit(1, offer([silk[2]]))
    match.submit(2, {"offer-1": {"accept": {}}})
    assert merchant(match, 1).prestige == 2


def test_ruling_11_a_trade_may_not_push_anybody_below_nothing() -> None:
    match = at_table(2, hands={0: find(3, good="wine"), 1: find(3, good="silk")}, ducats={0: -1, 1: 2})
    assert set(form(match, 0, "propose")) == {"give", "ask", "talk"}
    match.submit(0, offer(find(1, good="wine"), {"ducats": 3}, pay=None))
    assert blocked(match, 1, "offer-1", "accept") == "oltremare-too-poor"
    match.submit(1, offer([], {"wine": 1}, pay=2))
    merchant(match, 1).ducats = 1
    match.ask_anew()
    assert blocked(match, 0, "offer-2", "accept") == "oltremare-giver-too-poor"
    merchant(match, 1).ducats = 2
    match.ask_anew()
    assert blocked(match, 0, "offer-2", "accept") is None


def test_ruling_12_the_good_is_guaranteed_and_icons_are_only_claimed() -> None:
    silk = find(1, good="silk", icons="ducat pirate")
    match = at_table(3, hands={0: [*silk, *find(2, good="wine")]})
    bluff = {"claim": {"tell": ["ship", "market"], "wish": ["ducat"]}}
    match.submit(0, offer(silk, {"ducats": 2}, to=[1], talk=bluff))
    (seen,) = match.view(1).offers
    assert seen.terms.goods == (("silk", 1),)
    assert seen.terms.tells == ("market", "ship")
    assert seen.terms.wishes == ("ducat",)
    assert seen.cards is None
    assert match.view(0).offers[0].cards == tuple(silk)
    events = match.submit(1, {"offer-1": {"accept": {}}})
    assert merchant(match, 1).hand == silk
    assert keys(events, 1)[0] == "oltremare-traded-own"
    assert keys(events, 2)[0] == "oltremare-traded"


def test_ruling_12_the_truth_about_icons_can_be_told_without_naming_them() -> None:
    cards = [*find(1, icons="ducat pirate", lions=5), *find(1, icons="ducat ship", lions=4)]
    match = at_table(2, hands={0: cards})
    match.submit(0, offer(cards, {"ducats": 2}, talk={"truth": {}}))
    assert match.view(1).offers[0].terms.tells == ("ducat", "pirate", "ship", "lions-5", "lions-4")


def test_ruling_13_only_the_top_of_the_cargo_is_shown_even_to_its_owner() -> None:
    cargo = find(3, good="sugar")
    match = at_table(2, cargo={0: cargo})
    for seat in (None, 0, 1):
        seen = match.view(seat).merchants[0]
        assert (seen.top, seen.loaded, seen.cargo) == (cargo[-1], 3, None)


def test_ruling_13_by_the_house_rule_the_cargo_lies_open() -> None:
    cargo = find(3, good="sugar")
    match = at_table(2, cargo={0: cargo}, options={"cargo": "open"})
    assert match.view(None).merchants[0].cargo == cargo


def test_ruling_14_the_hand_limit_is_looked_at_only_at_the_start_of_ones_own_turn() -> None:
    hand = find(5, good="wine")
    match = at_table(2, hands={0: hand}, cargo={0: find(lions=5), 1: find(2, lions=5)[1:]})
    match.submit(0, {"buy-deck": {}})
    assert len(merchant(match, 0).hand) == 6  # one more than the lions, and no discard is asked
    assert match.pending()[0].key == "trade.active"
    begin_turn(match, 1)
    assert match.pending()[1].key == "trade.active"
    assert len(merchant(match, 0).hand) == 6
    begin_turn(match, 0)
    assert match.pending()[0].key == "maritime.discard"


def test_ruling_15_anybody_may_be_the_first_player() -> None:
    first = {state(engine.start("oltremare", 4, f"first {seed}")).turn for seed in range(60)}
    assert first == {0, 1, 2, 3}
