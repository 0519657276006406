"""What offers in Genoa may be for and may pay with: streets, goods still to come, markers."""

import pytest

import engine
from engine.genoa.state import Bundle
from engine.text import text
from tests.titles.genoa_table import Game

# --- "it is also possible to make an offer for a street"; buildings that are not adjacent -----------------


def test_a_price_can_be_named_for_a_street() -> None:
    game = Game(space="S63")
    game.does(0, {"price": {"space": "S73", "ducats": 10}})
    game.does(2, {"take": game.last()})
    assert game.s.turn.here == "S73"
    assert (game.ducats(0), game.s.turn.actions[2]) == (140, 1)


def test_a_price_for_a_building_further_on_is_taken_as_an_intention() -> None:
    game = Game(space="S63")
    game.does(0, {"price": {"space": "TAV", "ducats": 20}})
    price = game.last()
    game.does(1, {"take": price})
    assert game.s.turn.here == "S63"
    assert [(bid.space, bid.now.ducats) for bid in game.bids(1)] == [("TAV", 20)]
    assert game.branches(1)["take"].blocked == text("genoa-already-offered")
    game.does(0, {"move": "S73"})
    game.does(0, {"move": "S74"})
    assert price in game.ids(2, "take"), "it still stands for the others"
    game.does(0, {"accept": game.last(1)})
    assert (game.ducats(0), game.items(1)) == (150, {"exchange": 1})


# --- "it is allowed to include goods that one gets only by the action" ------------------------------------


def test_the_special_card_of_a_large_order_can_be_promised() -> None:
    game = Game(space="HAF").give(1, salt=1, silver=1, silk=1).deal(1, "L01")
    game.s.turn.used = True
    game.refresh()
    game.does(1, {"bundle": "VCO"})
    form = {"ducats": 0, "order": "L01", "later": 0, "special": "exchange", "want_ducats": 0}
    game.does(1, {"special": form})
    assert game.bids(1)[0].after == Bundle(items=(("exchange", 1),))
    game.does(0, {"accept": game.last(1)})
    assert game.waits_for() == {0}, "which card it is was said in the offer"
    assert (game.items(0), game.ducats(1)) == ({"exchange": 1}, 230)


def test_a_special_card_that_is_gone_cannot_be_promised() -> None:
    game = Game(space="HAF").give(1, salt=1, silver=1, silk=1).deal(1, "L01").empty("exchange")
    game.s.turn.used = True
    game.refresh()
    game.does(1, {"bundle": "VCO"})
    form = {"ducats": 0, "order": "L01", "later": 0, "special": "exchange", "want_ducats": 0, "want": {}}
    with pytest.raises(engine.Illegal):
        game.does(1, {"special": form})


@pytest.mark.parametrize(("space", "building", "order"), [("S42", "HAF", "S01"), ("HAF", "VCO", "L01")])
def test_an_order_completed_by_a_card_for_any_ware_can_pay(space: str, building: str, order: str) -> None:
    game = Game(space=space).give(1, any_ware=1, salt=1, silver=1, ducats=0).deal(1, order, "M01")
    game.s.turn.used = True
    game.refresh()
    game.does(1, {"bundle": building})
    form = {"ducats": 0, "order": order, "later": 25, "want_ducats": 0}
    with pytest.raises(engine.Illegal):
        game.does(1, {"order": {**form, "goods": {"any_ware": 1}}})
    game.does(1, {"order": {**form, "goods": {"card:M01": 1}}})
    told = game.does(0, {"accept": game.last(1)})
    if building == "VCO":
        told += game.does(1, {"deliver": {"order": order, "special": "exchange"}})
    assert "genoa-plays-ware" in told
    assert game.ducats(0) == 130 + 25
    assert game.s.players[1].cards == []


def test_a_card_for_any_ware_that_is_gone_pays_no_more() -> None:
    game = Game(space="S42").give(1, any_ware=1).deal(1, "S01")
    game.does(1, {"bundle": "HAF"})
    game.does(1, {"order": {"ducats": 0, "goods": {}, "order": "S01", "later": 25, "want_ducats": 0}})
    game.s.players[1].items["any_ware"] -= 1
    game.s.stock["any_ware"] += 1
    assert "genoa-lapses" in game.does(0, {"move": "S52"})


# --- markers that nobody has left -------------------------------------------------------------------------


def test_markers_are_no_payment_to_a_player_who_has_none_left() -> None:
    game = Game(space="S63").give(0, marker=7).give(1, marker=2, wheat=1)
    game.does(1, {"bundle": "KAT"})
    with pytest.raises(engine.Illegal):
        game.does(1, {"goods": {"ducats": 0, "goods": {"marker": 1}, "want_ducats": 0, "want": {}}})
    with pytest.raises(engine.Illegal):
        game.does(1, {"goods": {"ducats": 0, "goods": {"after:marker": 1}, "want_ducats": 0, "want": {}}})


def test_an_offer_of_markers_lapses_when_the_tower_player_has_taken_the_last() -> None:
    game = Game(space="KAT").give(0, marker=5).give(1, marker=2)
    game.does(1, {"bundle": "S63"})
    game.does(1, {"goods": {"ducats": 0, "goods": {"marker": 1}, "want_ducats": 0, "want": {}}})
    told = game.does(0, {"act": {}})
    assert "genoa-lapses" in told
    assert not game.bids(1)


def test_a_price_that_gives_markers_is_for_whoever_has_some_left() -> None:
    game = Game(space="S63").give(0, marker=2).give(1, marker=7)
    game.does(0, {"want": "GIL"})
    game.does(0, {"money": {"ducats": 10, "give_ducats": 0, "give": {"marker": 1}}})
    assert game.branches(1)["take"].blocked == text("genoa-lacks-markers")
    assert "take" in game.open(2)
