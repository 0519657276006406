"""Section 4.3: bargaining between people who are never there at the same time."""

import pytest

import engine
from engine.genoa.bargaining import Bargain
from engine.genoa.components import BOX
from engine.genoa.state import Bundle
from tests.titles.choices import options
from tests.titles.genoa_table import Game

# --- the gate ---------------------------------------------------------------------------------------------


def test_while_the_tower_player_has_not_spoken_nobody_else_is_waited_for() -> None:
    assert Game(space="GIL").waits_for() == {0}


def test_leaving_an_unused_action_waits_for_everybody_who_could_want_it() -> None:
    game = Game(space="GIL")
    game.s.turn.actions[3] = 0
    game.refresh()
    game.does(0, {"move": "S63"})
    assert game.s.turn.here == "GIL"
    assert game.waits_for() == {1, 2}
    assert game.match.pending()[1].default == {"decline": "here"}
    game.nobody_wants(1, 2)
    assert game.s.turn.here == "S63", "one visit of the tower player was enough"


def test_an_offer_made_at_the_gate_brings_the_tower_player_back() -> None:
    game = Game(space="GIL")
    game.ends(0)
    game.does(1, {"decline": "here"})
    offer = game.offers(2, "GIL", 15)
    assert game.waits_for() == {0}
    assert "end" not in game.open(0)
    assert game.match.pending()[0].default == {"accept": offer}


def test_an_exchange_offered_at_the_gate_is_heard_but_binds_nobody() -> None:
    game = Game(space="GIL")
    game.ends(0)
    game.nobody_wants(1, 3)
    game.does(2, {"bundle": "GIL"})
    game.does(2, {"money": {"ducats": 30, "want_ducats": 5}})
    assert game.waits_for() == {0}
    game.ends(0)
    assert game.s.turn.tower == 1


def test_the_gate_does_not_wait_for_a_seat_that_may_speak_no_more() -> None:
    game = Game(space="GIL")
    game.s.turn.talk[1] = game.s.turn.talk[2] = game.s.turn.talk[3] = 0
    game.refresh()
    game.does(0, {"price": {"space": "GIL", "ducats": 20}})
    game.ends(0)
    assert game.waits_for() == {1, 2, 3}, "a price for this place can be taken without a word"
    game = Game(space="GIL")
    game.does(2, {"bundle": "GIL"})
    game.s.turn.talk[1] = game.s.turn.talk[2] = 0
    game.refresh()
    game.ends(0)
    assert game.waits_for() == {2, 3}, "an offer that was begun can still be made"


def test_a_turn_ends_by_itself_where_nobody_can_act_and_the_tower_can_go_no_further() -> None:
    game = Game(space="S52")
    game.s.turn.path = ("S23", "S33", "S42", "S52")
    game.s.turn.actions = [0, 0, 0, 0]
    game.refresh()
    game.does(0, {"move": "KAT"})
    assert game.s.turn.tower == 1


def test_not_interested_this_turn_is_said_once() -> None:
    game = Game(space="GIL")
    for seat in (1, 2, 3):
        game.does(seat, {"decline": "turn"})
    game.does(0, {"move": "S63"})
    game.does(0, {"move": "KAT"})
    game.does(0, {"move": "MKT"})
    assert game.s.turn.here == "MKT"
    assert game.waits_for() == {0}


def test_a_turn_with_uninterested_players_takes_one_visit() -> None:
    game = Game(space="GIL")
    for seat in (1, 2, 3):
        game.does(seat, {"instruct": {"quiet": "yes"}})
    game.ends(0)
    assert game.s.turn.tower == 1


def test_the_tower_player_may_change_their_mind_while_waiting() -> None:
    game = Game(space="GIL")
    game.ends(0)
    assert not game.match.pending()[0].blocking
    game.does(0, {"act": {}})
    assert game.s.turn.used
    assert game.waits_for() == {0}


def test_a_deal_next_door_waits_for_the_gate_too() -> None:
    game = Game(space="GIL")
    other = game.offers(1, "S63", 10)
    offer = game.offers(1, "S74", 20)
    game.does(0, {"streets": {"S74": offer}})
    assert game.s.turn.here == "GIL"
    assert game.ids(1, "withdraw") == {other}, "what was accepted cannot be withdrawn"
    game.nobody_wants(1, 2, 3)
    assert game.s.turn.here == "S74"
    assert game.ducats(1) == 110


@pytest.mark.parametrize("instead", [{"act": {}}, {"move": "S52"}, {"end": {}}])
def test_a_price_that_was_taken_is_not_lost_when_the_tower_player_changes_their_mind(
    instead: engine.Answer,
) -> None:
    game = Game(space="PAL")
    game.does(0, {"price": {"space": "HAF", "ducats": 20}})
    game.does(1, {"take": game.last()})
    told = game.does(0, instead)
    if game.s.turn.unsure:
        told = game.does(0, {"go": {}})
    assert "genoa-offers" in told
    assert [(bid.space, bid.now.ducats) for bid in game.bids(1)] == [("HAF", 20)]


def test_a_price_that_was_taken_is_not_lost_when_another_takes_the_one_for_here() -> None:
    game = Game(space="PAL")
    game.does(0, {"price": {"space": "PAL", "ducats": 40}})
    here = game.last()
    game.does(0, {"price": {"space": "HAF", "ducats": 20}})
    game.does(1, {"take": game.last()})
    game.does(2, {"take": here})
    assert game.ids(0, "accept") == {game.last(1)}


# --- offers -----------------------------------------------------------------------------------------------


def test_an_intent_becomes_acceptable_when_its_space_is_next_door() -> None:
    game = Game(space="S63")
    intent = game.offers(1, "TAV", 25)
    assert not game.match.view(0).offers[0].acceptable
    assert "accept" not in game.open(0)
    game.does(0, {"move": "S73"})
    game.does(0, {"move": "S74"})
    assert game.ids(0, "accept") == {intent}


def test_a_second_offer_for_the_same_space_replaces_the_first() -> None:
    game = Game(space="S63")
    game.offers(1, "GIL", 10)
    game.offers(1, "GIL", 25)
    assert [offer.now.ducats for offer in game.standing(1)] == [25]


def test_an_offer_can_be_withdrawn_until_it_is_accepted() -> None:
    game = Game(space="S63")
    offer = game.offers(1, "GIL", 10)
    game.does(1, {"withdraw": offer})
    assert not game.standing()


def test_the_same_coins_may_back_two_offers_and_one_lapses_when_the_other_is_accepted() -> None:
    game = Game(space="S42")
    first = game.offers(1, "KAT", 80)
    game.offers(1, "S63", 80)
    assert "genoa-lapses" in game.does(0, {"accept": first})
    assert not game.standing(1)


def test_offers_of_a_player_without_an_action_are_gone() -> None:
    game = Game(space="S42")
    first = game.offers(1, "KAT", 20)
    game.offers(1, "HAF", 20)
    game.does(0, {"accept": first})
    assert not game.standing(1)


def test_an_offer_that_counted_on_the_action_does_not_play_the_card_for_a_further_one() -> None:
    game = Game(space="S42").give(1, further_action=1)
    first = game.offers(1, "KAT", 20)
    game.offers(1, "HAF", 20)
    game.offers(1, "S63", 5)
    game.does(1, {"bundle": "GIL"})
    game.does(0, {"accept": first})
    assert [offer.space for offer in game.standing(1)] == ["S63"]
    assert not game.s.turn.drafts
    assert game.offers(1, "GIL", 10), "knowing that it plays the card, its owner may offer again"


def test_whoever_takes_a_price_is_told_that_it_plays_the_card_for_a_further_action() -> None:
    game = Game(space="S63").give(1, further_action=1)
    game.s.turn.actions[1] = 0
    game.refresh()
    game.does(0, {"price": {"space": "KAT", "ducats": 20}})
    assert game.branches(1)["take"].note == engine.text("genoa-needs-further")
    assert game.branches(2)["take"].note is None


@pytest.mark.parametrize("how", [{"claim": "M05"}, {"instruct": {"claims": "yes"}}])
def test_a_message_that_is_claimed_cannot_be_paid_with_any_more(how: engine.Answer) -> None:
    game = Game(space="VZA").deal(0, "M05")
    game.s.players[0].instructions.claims = False
    game.s.turn.path = ("HAF", "PAL", "VZA", "TUC")
    game.s.turn.used = True
    game.refresh()
    game.does(0, {"want": "TAV"})
    game.does(0, {"money": {"ducats": 50, "give_ducats": 0, "give": {"card:M05": 1}}})
    assert "take" in game.open(1)
    game.does(0, how)
    assert "take" not in game.branches(1)


def test_a_price_that_the_tower_player_can_no_longer_pay_for_is_told_to_be_dropped() -> None:
    game = Game(space="PAL").give(0, building_action=1).own(0, "HAF")
    game.does(0, {"want": "HAF"})
    game.does(0, {"money": {"ducats": 20, "give_ducats": 0, "give": {"building_action": 1}}})
    game.does(0, {"act": {}})
    game.does(0, {"collect": {}})
    game.does(0, {"building_action": {"HAF": {}}})
    game.does(0, {"building_action": {"HAF": {}}})
    assert "genoa-lapses" in game.does(0, {"done": {}})
    assert "take" not in game.branches(1)


def test_offers_end_with_the_turn() -> None:
    game = Game(space="S63")
    game.offers(1, "GIL", 10)
    game.ends(0)
    assert not game.standing()


def test_a_bundle_has_two_sides() -> None:
    game = Game(space="S63").give(0, silk=1).give(1, wheat=2, any_ware=1).deal(1, "M01").deal(0, "M02")
    game.does(1, {"bundle": "GIL"})
    form = {"ducats": 15, "goods": {"wheat": 1, "any_ware": 1, "card:M01": 1}}
    game.does(1, {"goods": {**form, "want_ducats": 5, "want": {"silk": 1, "deck:message": 1}}})
    offer = game.standing(1)[0]
    assert offer.now == Bundle(15, (("wheat", 1), ("any_ware", 1)), ("M01",))
    assert offer.ask == Bundle(5, (("silk", 1),), (), (("message", 1),))
    game.does(0, {"accept": game.last(1)})
    game.does(0, {"message": "M02"})
    assert game.items(0) == {"wheat": 1, "any_ware": 1}
    assert game.items(1) == {"wheat": 1, "silk": 1}
    assert (game.ducats(0), game.s.players[0].cards) == (140, ["M01"])
    assert "M02" in game.s.players[1].cards


def test_what_the_tower_player_cannot_give_is_shown_and_blocked() -> None:
    game = Game(space="S63").give(0, ducats=20)
    game.does(1, {"bundle": "GIL"})
    game.does(1, {"money": {"ducats": 5, "want_ducats": 50}})
    (deal,) = options(game.branches(0)["accept"].choice).values()
    assert deal.blocked == engine.text("genoa-lacks-ducats")


def test_a_half_filled_form_can_be_left() -> None:
    game = Game(space="S63")
    game.does(1, {"bundle": "GIL"})
    assert game.match.view(1).draft is not None
    assert game.match.view(2).draft is None
    game.does(1, {"back": {}})
    assert not game.standing()


# --- prices and counter-offers ----------------------------------------------------------------------------


def test_an_asking_price_is_taken_at_once_by_the_first_who_wants_it() -> None:
    game = Game(space="S63")
    game.does(0, {"price": {"space": "KAT", "ducats": 20}})
    game.does(2, {"take": game.last()})
    assert game.s.turn.here == "KAT"
    assert (game.ducats(0), game.ducats(2)) == (150, 110)
    assert game.items(2) == {"marker": 2}


def test_an_asking_price_that_nobody_can_pay_is_blocked_for_them_alone() -> None:
    game = Game(space="S63").give(1, ducats=10)
    game.does(0, {"price": {"space": "KAT", "ducats": 20}})
    assert "take" not in game.open(1)
    assert "take" in game.open(2)


def test_a_price_next_door_that_is_taken_waits_for_the_gate() -> None:
    game = Game(space="PAL")
    game.does(0, {"price": {"space": "HAF", "ducats": 20}})
    game.does(1, {"take": game.last()})
    assert game.s.turn.here == "PAL"
    assert game.waits_for() == {2, 3}
    game.nobody_wants(2, 3)
    assert game.s.turn.here == "HAF"
    assert game.ducats(1) == 110


def test_a_price_that_has_to_wait_says_so() -> None:
    game = Game(space="PAL")
    game.does(0, {"price": {"space": "HAF", "ducats": 20}})
    game.offers(2, "PAL", 10)
    assert game.branches(1)["take"].blocked == engine.text("genoa-here-first")


def test_the_tower_player_can_name_a_bundle_for_anybody() -> None:
    game = Game(space="S63").give(1, wheat=1).give(0, pepper=1)
    game.does(0, {"want": "KAT"})
    game.does(0, {"goods": {"ducats": 10, "goods": {"wheat": 1}, "give_ducats": 0, "give": {"pepper": 1}}})
    assert "take" in game.open(1)
    assert "take" not in game.open(2)
    game.does(1, {"take": game.last()})
    assert game.items(0) == {"wheat": 1}
    assert game.items(1) == {"pepper": 1, "marker": 2}


def test_a_counter_offer_goes_to_one_bidder() -> None:
    game = Game(space="S63")
    offer = game.offers(1, "KAT", 10)
    game.does(0, {"counter": {"offer": offer, "ducats": 30}})
    assert "take" not in game.branches(2)
    game.does(1, {"take": game.last(1)})
    assert game.ducats(1) == 100


def test_whoever_owes_a_card_of_a_deck_chooses_it_privately() -> None:
    game = Game(space="S63").deal(1, "L01", "L02")
    offer = game.offers(1, "KAT", 10)
    game.does(0, {"counter_bundle": offer})
    game.does(0, {"goods": {"ducats": 0, "goods": {"deck:large": 1}, "give_ducats": 0}})
    game.does(1, {"take": game.last(1)})
    assert game.match.pending()[1].secret
    events = game.match.submit(1, {"large": "L02"})
    told = next(event for event in events if event.text and event.text.key == "genoa-hands-cards")
    assert set(told.private) == {0, 1}
    assert game.s.players[0].cards == ["L02"]
    assert game.match.log[-1].shown, "the other one has seen it, so it cannot be taken back freely"


# --- nothing goes on for ever -----------------------------------------------------------------------------


def test_nobody_speaks_more_often_than_the_data_allows() -> None:
    game = Game(space="S63")
    for number in range(BOX.bargaining.talk):
        game.offers(1, "GIL", 5 + 5 * (number % 3))
    assert game.open(1) == {"withdraw", "decline"}


def test_someone_who_passes_by_default_refuses_more_than_their_standing_price_at_once() -> None:
    game = Game(space="GIL")
    game.does(1, {"instruct": {"limits": {"buildings": ["GIL"], "ducats": 30}}})
    game.does(0, {"counter": {"offer": game.last(), "ducats": 50}})
    assert game.waits_for() == {1}, "a person who is listening is asked"
    game.does(1, {"refuse": game.last()})
    game.does(1, {"instruct": {"quiet": "yes"}})
    bid = game.s.turn.bids[0]
    told = game.does(0, {"counter": {"offer": f"o{bid.id}", "ducats": 50}})
    assert "genoa-refuses" in told
    assert game.waits_for() == {0}, "the tower player goes on at once"
    assert game.s.turn.bids == [bid], "the standing price is still offered"


def test_an_offer_that_was_passed_over_is_told_and_one_that_was_taken_is_not() -> None:
    game = Game(space="GIL")
    taken = game.offers(1, "GIL", 15)
    game.offers(2, "GIL", 10)
    game.offers(3, "KAT", 10)
    told = game.does(0, {"accept": taken})
    while game.s.stack[-1] != Bargain():
        told += game.does(1, game.match.pending()[1].default)
    assert told.count("genoa-not-taken") == 1, "the Cathedral can still be reached"
    assert {bid.bidder for bid in game.s.turn.bids} == {3}
