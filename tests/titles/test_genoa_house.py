"""The house player of Genoa: what it takes, gives and keeps."""

import pytest

import engine
from tests.kit import finished
from tests.titles.genoa_table import Game


def _house(game: Game, seat: int) -> engine.Answer:
    """What the house would answer for this seat."""
    player = game.match.game.house()
    return player.answer(game.match.view(seat), game.match.pending()[seat], engine.Rng("house"))


def test_the_house_drops_a_price_that_somebody_began_to_name() -> None:
    game = Game(space="S63")
    game.does(0, {"counter_bundle": game.offers(1, "KAT", 10)})
    assert _house(game, 0) == {"back": {}}


def test_the_house_gives_the_card_that_it_misses_least() -> None:
    game = Game(space="S63").deal(0, "L01", "L05").give(0, salt=1, silver=1, silk=1)
    game.does(1, {"bundle": "GIL"})
    game.does(1, {"money": {"ducats": 100, "want_ducats": 0, "want": {"deck:large": 1}}})
    game.does(0, {"accept": game.last(1)})
    assert _house(game, 0) == {"large": "L05"}, "L01 can be delivered"


def test_the_house_goes_where_it_is_paid_to_go() -> None:
    game = Game(space="S63")
    one, two = game.offers(1, "S73", 60), game.offers(2, "S73", 60)
    assert _house(game, 0) == {"streets": {"S73": [one, two]}}
    game.does(2, {"withdraw": two})
    assert _house(game, 0) == {"streets": {"S73": one}}


def test_the_house_keeps_its_card_for_a_further_action_when_a_price_is_named() -> None:
    game = Game(space="S63").give(1, further_action=1)
    game.does(0, {"price": {"space": "KAT", "ducats": 5}})
    assert _house(game, 1) == {"take": game.last()}
    game.s.turn.actions[1] = 0
    game.refresh()
    assert _house(game, 1) == {"refuse": game.last()}


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_house_players_neither_give_away_nor_refuse_everything(seats: int) -> None:
    record = finished("genoa", seats, "fair", "house")
    rounds, deals = record["state"]["round"], record["state"]["deals"]
    assert deals >= rounds * (3 if seats >= 4 else 0.5)
