"""What a seat of Genoa will do with an action it buys, said beforehand."""

import engine
from engine.genoa.state import Plan
from tests.titles.genoa_table import Game, asked_for_offers


def _plan(game: Game, seat: int, building: str, use: engine.Answer) -> None:
    game.does(seat, {"instruct": {"plan": {building: use}}})


def test_an_action_that_was_settled_beforehand_waits_for_nobody() -> None:
    game = Game(space="S42").give(1, pepper=1, any_ware=1).deal(1, "S01")
    _plan(game, 1, "HAF", {"order": "S01"})
    game.does(0, {"accept": game.offers(1, "HAF", 10)})
    assert game.waits_for() == {0}
    assert (game.ducats(1), game.items(1)) == (130 - 10 + 40, {"any_ware": 2})
    assert game.s.players[1].instructions.plans == {}


def test_a_large_order_is_settled_beforehand_with_its_special_card() -> None:
    game = Game(space="HAF").give(1, salt=1, silver=1, silk=1).deal(1, "L01")
    game.s.turn.used = True
    game.refresh()
    _plan(game, 1, "VCO", {"deliver": {"order": "L01", "special": "any_start"}})
    game.does(0, {"accept": game.offers(1, "VCO", 10)})
    assert game.waits_for() == {0}
    assert (game.ducats(1), game.items(1)) == (220, {"any_start": 1})


def test_an_order_that_pays_for_the_action_takes_the_special_card_that_was_said_beforehand() -> None:
    game = Game(space="HAF").give(1, salt=1, silver=1, silk=1).deal(1, "L01")
    game.s.turn.used = True
    game.refresh()
    _plan(game, 1, "VCO", {"deliver": {"order": "L01", "special": "any_start"}})
    game.does(1, {"bundle": "VCO"})
    game.does(1, {"order": {"ducats": 0, "order": "L01", "later": 50, "want_ducats": 0}})
    game.does(0, {"accept": game.last(1)})
    assert game.waits_for() == {0}
    assert (game.ducats(0), game.items(1)) == (180, {"any_start": 1})


def test_what_cannot_be_done_any_more_is_asked() -> None:
    game = Game(space="S42").give(1, pepper=1, any_ware=1).deal(1, "S01")
    game.s.players[1].instructions.plans["HAF"] = Plan("S01")
    game.s.players[1].items["pepper"] -= 1
    game.s.stock["pepper"] += 1
    game.refresh()
    game.does(0, {"accept": game.offers(1, "HAF", 10)})
    assert game.waits_for() == {1}


def test_bought_actions_can_be_carried_out_at_once() -> None:
    game = asked_for_offers("S42").give(1, pepper=1, any_ware=1).deal(1, "S01")
    game.does(1, {"offers": {"prices": {"HAF": 10}, "others": "pass", "acts": "at_once"}})
    game.nobody_wants_the_turn(2, 3)
    game.does(0, {"accept": game.last(1)})
    assert game.waits_for() == {0}
    assert (game.ducats(1), game.items(1)) == (130 - 10 + 40, {"any_ware": 2})
    (told,) = game.match.submit(1, {"instruct": {"at_once": "no"}})
    assert (told.text, set(told.private)) == (None, {1})


def test_for_a_large_order_one_is_asked_all_the_same_and_so_is_the_tower_player() -> None:
    game = Game(space="HAF").give(1, salt=1, silver=1, silk=1).deal(1, "L05").give(0, any_ware=1)
    for seat in (0, 1):
        game.s.players[seat].instructions.at_once = True
    game.refresh()
    game.does(0, {"act": {}})
    assert game.waits_for() == {0}
    assert "any_ware" in game.open(0)
    game.does(0, {"collect": {}})
    game.does(0, {"done": {}})
    game.does(0, {"accept": game.offers(1, "VCO", 10)})
    assert game.waits_for() == {1}, "seen from outside, the order might be for this villa"


def test_a_second_small_order_of_a_turn_cannot_be_settled_beforehand() -> None:
    game = Game(space="S42").give(1, pepper=1, salt=1, further_action=1).deal(1, "S01", "S03")
    _plan(game, 1, "HAF", {"order": "S01"})
    _plan(game, 1, "PAL", {"order": "S03"})
    game.does(0, {"accept": game.offers(1, "HAF", 10)})
    assert game.ducats(1) == 130 - 10 + 40
    game.does(0, {"accept": game.offers(1, "PAL", 10)})
    assert "order" not in game.branches(1)
    assert game.ducats(1) == 150


def test_what_was_settled_beforehand_is_known_to_its_owner_alone_and_can_be_taken_back() -> None:
    game = Game(space="S42").deal(1, "S01")
    (told,) = game.match.submit(1, {"instruct": {"plan": {"HAF": {"order": "S01"}}}})
    assert (told.text, set(told.private)) == (None, {1})
    assert game.match.view(1).instructions.plans == {"HAF": Plan("S01")}
    assert game.match.view(2).instructions.plans == {}
    _plan(game, 1, "HAF", {"forget": {}})
    assert game.match.view(1).instructions.plans == {}
