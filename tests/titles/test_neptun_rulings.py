"""The rulings for what the rulebook leaves open, each under its number."""

import pytest

from engine import Illegal, Match
from neptun.engine.components import CITY_CARDS, COMMON, GOODS_CARDS, PAYS, PERSONAL
from neptun.engine.draft import DraftTurns
from neptun.engine.extra import ExtraSail, ExtraTurn
from neptun.engine.offers import REFUSED_FOR_GOOD
from neptun.engine.rounds import FulfilContracts, Rounds
from neptun.engine.scoring import Scoring
from tests.titles.neptun_kit import (
    GREEN,
    PURPLE,
    RED,
    YELLOW,
    about_to_sail,
    choose_oars,
    column,
    destinations,
    discs,
    end_of_sailing,
    lay_distances,
    load,
    oar,
    offer,
    put,
    score,
    state,
    statuses,
    table,
)


def take_first(match: Match, seats: tuple[int, ...]) -> None:
    for seat in seats:
        match.submit(seat, {"contract-1": "slot-1"})


def test_ruling_01_the_wind_of_round_b_is_the_forecast_of_turn_5() -> None:
    match = table()
    lay_distances(match)
    choose_oars(match, [[oar(6, 2)], [oar(5, 1)], [oar(3, 1)], [oar(2, 0)]], wind=3, turn=5)
    assert (state(match).letter, state(match).phase) == ("B", "draft")
    assert state(match).wind == 5 + 4
    assert state(match).forecast is None


def test_ruling_02_a_disc_on_0_scores_nothing_and_its_tile_leaves_the_game() -> None:
    match = table()
    for merchant in state(match).merchants:
        merchant.gold = 0
    discs(match, "italia", {GREEN: 1})
    score(match, letter="B")
    assert state(match).merchants[GREEN].tiles == ["italia-B1"]
    assert {"italia-B2", "hispania-B1", "gold-B1"} <= set(state(match).box)
    assert all(not state(match).merchants[seat].tiles for seat in (RED, PURPLE, YELLOW))


def test_ruling_03_only_who_took_5_i_is_offered_5_ii() -> None:
    match = table()
    lay_distances(match, crete_athenae=3)
    for seat in (RED, GREEN):
        load(match, seat, {5: ("olives", "athenae")})
        state(match).merchants[seat].hand = [oar(3, 2), oar(4), oar(5)]
    end_of_sailing(match)
    match.submit(RED, {"no": {}})
    events = match.submit(GREEN, {oar(3, 2): {"crete": {}}})
    assert events[0].text is not None, "the card is played openly"
    assert state(match).forecast is None, "extra turns make no forecast"
    assert list(match.pending()) == [GREEN]
    assert (match.pending()[GREEN].key, state(match).turn) == ("extra.sail", 2)


def test_ruling_03_who_announced_by_earlier_rules_sails_and_is_offered_5_ii() -> None:
    match = table()
    lay_distances(match, crete_athenae=3)
    load(match, RED, {4: ("salt", "athenae"), 5: ("olives", "athenae")})
    state(match).merchants[RED].hand = [oar(3), oar(4)]
    state(match).phase, state(match).turn = "extra", 1
    put(match, Rounds(), Scoring(), FulfilContracts(True), ExtraTurn(2, [RED]), ExtraSail([RED]))
    assert set(destinations(match, RED)) == {oar(3), oar(4)}, "an announced turn cannot be declined"
    match.submit(RED, {oar(3): {"athenae": "slot-4"}})
    assert (match.pending()[RED].key, state(match).turn) == ("extra.sail", 2)


def test_ruling_04_gold_gathers_on_a_leftover_and_goes_after_turn_5() -> None:
    match = table()
    row = [column("salt", "roma", power, up=True) for power in (1, 2, 3, 4)]
    offer(match, *row, column("honey", "tyros", 8, up=True, gold=1))
    take_first(match, (RED, GREEN, PURPLE, YELLOW))
    assert state(match).row[0].gold == 2
    bank = state(match).bank
    offer(match, *row, column("honey", "tyros", 8, up=True, gold=2), turn=5)
    take_first(match, (RED, GREEN, PURPLE, YELLOW))
    assert state(match).row == []
    assert state(match).bank == bank + 2
    assert state(match).phase == "sail"


def test_ruling_05_contracts_are_turned_down_when_a_later_one_is_fulfilled_not_on_arrival() -> None:
    match = table()
    lay_distances(match, crete_pergamum=6)
    load(match, RED, {1: ("olives", "saguntum"), 2: ("salt", "pergamum")})
    about_to_sail(match, RED, power=5)
    match.submit(RED, {"pergamum": "none"})
    assert statuses(match, RED)[:2] == ["open", "open"]
    about_to_sail(match, RED, port="pergamum", power=5)
    match.submit(RED, {"pergamum": "slot-2"})
    assert statuses(match, RED)[:2] == ["lost", "fulfilled"]


def test_ruling_06_one_contract_a_turn_and_the_next_one_for_the_same_port_by_staying() -> None:
    match = table()
    load(match, RED, {1: ("olives", "roma"), 2: ("salt", "roma")})
    about_to_sail(match, RED, port="roma", power=5)
    match.submit(RED, {"roma": "slot-1"})
    assert statuses(match, RED)[:2] == ["fulfilled", "open"]
    about_to_sail(match, RED, port="roma", power=1)
    match.submit(RED, {"roma": "slot-2"})
    assert statuses(match, RED)[:2] == ["fulfilled", "fulfilled"]


def test_ruling_07_gold_just_earned_buys_a_point_in_the_region_of_the_port() -> None:
    match = table()
    load(match, RED, {1: ("honey", "roma")})
    about_to_sail(match, RED, port="roma", power=5, gold=0)
    match.submit(RED, {"roma": "slot-1-more"})
    assert state(match).merchants[RED].gold == 4 - 3
    assert state(match).temples["italia"].points[RED] == 1


def test_ruling_07_pay_and_bought_point_are_one_move_of_the_disc() -> None:
    """Two points and a bought one pass the disc on 2 without ever lying on it."""
    match = table()
    discs(match, "italia", {GREEN: 3, PURPLE: 2})
    load(match, RED, {1: ("grapes", "roma")})
    about_to_sail(match, RED, port="roma", power=5, gold=3)
    match.submit(RED, {"roma": "slot-1-more"})
    assert state(match).temples["italia"].standing == [GREEN, RED, PURPLE, YELLOW]


def test_ruling_07_a_point_costs_three_gold() -> None:
    match = table()
    load(match, RED, {1: ("grapes", "roma")})
    about_to_sail(match, RED, port="roma", power=5, gold=2)
    with pytest.raises(Illegal):
        match.submit(RED, {"roma": "slot-1-more"})


def test_ruling_08_miles_are_bought_with_gold_already_owned() -> None:
    """The 6 gold that grain pays in Saguntum cannot pay the way there."""
    match = table()
    lay_distances(match, saguntum_tarraco=8, tarraco_roma=7)
    load(match, RED, {1: ("grain", "saguntum")})
    about_to_sail(match, RED, port="tarraco", power=1, wind=3, gold=3)
    assert destinations(match, RED)["saguntum"].blocked is not None
    about_to_sail(match, RED, port="tarraco", power=1, wind=3, gold=4)
    match.submit(RED, {"saguntum": "slot-1"})
    assert state(match).merchants[RED].gold == 0 + 6


def test_ruling_09_of_equal_power_the_later_arrival_goes_first() -> None:
    match = table()
    offer(match, *[column("salt", "roma", power, up=True) for power in (4, 4, 2, 4, 1)])
    take_first(match, (RED, GREEN, PURPLE, YELLOW))
    assert state(match).order == [PURPLE, YELLOW, GREEN, RED]


def test_ruling_10_used_oar_cards_come_back_with_the_next_round_only() -> None:
    match = table()
    choose_oars(match, [[oar(6), oar(1)], [oar(5), oar(2)], [oar(3), oar(4)], [oar(7), oar(8)]])
    for seat, card in enumerate((oar(6), oar(5), oar(3), oar(7))):
        match.submit(seat, card)
    assert state(match).merchants[RED].hand == [oar(1)]
    assert state(match).merchants[RED].played == [oar(6)]
    score(match, letter="A")
    assert state(match).merchants[RED].played == []
    cards = state(match).oars + [shown.oar for shown in state(match).row]
    assert {oar(6), oar(5), oar(3), oar(7)} <= set(cards)


def test_ruling_11_a_played_personal_card_leaves_the_game_and_an_unplayed_one_stays() -> None:
    match = table()
    first, second = PERSONAL
    merchant = state(match).merchants[RED]
    merchant.hand, merchant.played = [second, oar(2)], [first]
    score(match, letter="A")
    assert state(match).merchants[RED].hand == [second, oar(2)]
    assert state(match).box.count(first) == 1


def test_ruling_11_without_an_oar_card_there_is_no_extra_turn() -> None:
    match = table()
    lay_distances(match, crete_athenae=3)
    for seat, hand in ((RED, []), (GREEN, [PERSONAL[0]])):
        load(match, seat, {5: ("olives", "athenae")})
        state(match).merchants[seat].hand = hand
    end_of_sailing(match)
    assert list(match.pending()) == [GREEN]


def test_ruling_12_both_cards_of_a_port_pay_the_same() -> None:
    assert CITY_CARDS.count("saguntum") == 2
    assert PAYS["saguntum", "olives"].temple == 3
    match = table()
    load(match, RED, {1: ("olives", "saguntum"), 2: ("olives", "saguntum")})
    for slot in (1, 2):
        about_to_sail(match, RED, port="saguntum", power=1)
        match.submit(RED, {"saguntum": f"slot-{slot}"})
    assert state(match).temples["hispania"].points[RED] == 6


def test_ruling_13_the_decks_suffice_for_five_players_with_two_cards_kept_by_each() -> None:
    match = table(5)
    s = state(match)
    s.turn, s.row, s.cities, s.goods, s.oars = 0, [], list(CITY_CARDS), list(GOODS_CARDS), list(COMMON)
    for merchant in s.merchants:
        merchant.hand = [s.oars.pop(), s.oars.pop()]
    put(match, FulfilContracts(), DraftTurns())
    s = state(match)
    while s.phase == "draft":
        seat, decision = next(one for one in match.pending().items() if one[1].blocking)
        match.submit(seat, decision.default)
    assert [len(merchant.hand) for merchant in s.merchants] == [2 + 5] * 5
    assert all(None not in merchant.manifest for merchant in s.merchants)
    assert (len(s.cities), len(s.goods), len(s.oars)) == (30 - 25, 30 - 25, 30 - 25)


def offer_a_leftover(refusal: str) -> Match:
    """Red turns past Honey to Tyros, which nobody takes; then Red is to take a contract again."""
    match = table(options={"refusal": refusal})
    offer(match, column("honey", "tyros", 8, up=True), *[column("salt", "roma", p) for p in (1, 2, 3, 4)])
    for seat in range(4):
        match.submit(seat, {"turn": {}})
        match.submit(seat, {"contract-2": f"slot-{seat + 1}"})
    assert state(match).order[0] == RED
    return match


def test_ruling_14_a_contract_turned_past_is_refused_for_this_turn() -> None:
    match = offer_a_leftover("turn")
    match.submit(RED, {"contract-1": "slot-2"})
    assert statuses(match, RED)[:2] == ["open", "open"]


def test_ruling_14_by_option_a_contract_turned_past_is_refused_for_good() -> None:
    match = offer_a_leftover("good")
    assert state(match).row[1].open, "nothing else lay open, so the next one was turned up for Red"
    branches = destinations(match, RED)
    assert branches["contract-1"].blocked == REFUSED_FOR_GOOD
    with pytest.raises(Illegal):
        match.submit(RED, {"contract-1": "slot-2"})


def test_ruling_14_for_good_binds_only_those_who_turned_past() -> None:
    match = table(options={"refusal": "good"})
    offer(match, column("honey", "tyros", 8, up=True), *[column("salt", "roma", p) for p in (1, 2, 3, 4)])
    match.submit(RED, {"turn": {}})
    match.submit(RED, {"contract-2": "slot-1"})
    assert destinations(match, GREEN)["contract-1"].blocked is None
