"""A turn of Genoa that is led by a list of destinations."""

import re

import pytest

import engine
from bot.contract.games import positions
from data import catalogue, rulebook
from engine import codec
from engine.copying import clone
from engine.genoa import routes
from engine.genoa.components import BOX
from engine.genoa.labels import BUILDING_NAMES
from engine.genoa.state import Route, State
from engine.genoa.tower_question import KEY_TOWER
from engine.rng import Rng
from render.words import Words
from tests.titles.choices import of_kind
from tests.titles.genoa_table import Game


def _quiet(game: Game) -> Game:
    """The others pass by default, so that nobody waits for them."""
    for seat in range(1, game.s.seats):
        game.does(seat, {"instruct": {"quiet": "yes"}})
    return game


def _list(*goals: str, ducats: int = 0) -> engine.Answer:
    return {"route": {"goals": list(goals), "ducats": ducats}}


def _limit(game: Game, seat: int, building: str, ducats: int) -> None:
    game.does(seat, {"instruct": {"limits": {"buildings": [building], "ducats": ducats}}})


def _whispers(game: Game, seat: int, answer: engine.Answer) -> list[str]:
    events = game.match.submit(seat, answer)
    return [event.private[seat].key for event in events if seat in event.private]


def test_a_list_plays_the_whole_turn() -> None:
    game = _quiet(Game(space="S63"))
    told = game.does(0, _list("HAF", "KAT"))
    assert told.count("genoa-acts") == 1
    assert "genoa-tower-rests" in told
    assert game.s.turn.tower == 1
    assert game.s.players[0].instructions.route is None


@pytest.mark.parametrize(("start", "acts_at"), [("S63", "GIL"), ("VCO", "KAT"), ("VRI", "PAR")])
def test_the_best_destination_in_reach_counts_wherever_the_turn_starts(start: str, acts_at: str) -> None:
    game = _quiet(Game(space=start))
    events = game.match.submit(0, _list("GIL", "KAT", "PAR"))
    told = [event.text for event in events if event.text and event.text.key == "genoa-acts"]
    assert [words.args["where"] for words in told] == [BUILDING_NAMES[acts_at]]


def test_an_action_on_the_way_is_sold_to_the_highest_bidder() -> None:
    game = _quiet(Game(space="TRA"))
    game.offers(1, "TRA", 10)
    game.offers(2, "TRA", 30)
    before = game.ducats(0)
    game.does(0, _list("GEW"))
    assert game.ducats(0) == before + 30
    assert game.s.turn.tower == 1


def test_the_price_of_the_list_is_asked_before_less_is_taken() -> None:
    game = _quiet(Game(space="TRA"))
    _limit(game, 1, "TRA", 40)
    before = game.ducats(0)
    assert "genoa-counters" in game.does(0, _list("GEW", ducats=25))
    assert game.ducats(0) == before + 25
    game = _quiet(Game(space="TRA"))
    _limit(game, 1, "TRA", 10)
    before = game.ducats(0)
    assert "genoa-refuses" in game.does(0, _list("GEW", ducats=25))
    assert game.ducats(0) == before + 5, "an offer for the action here must not be refused for good"


def test_after_the_own_action_the_tower_goes_on_only_for_the_price_of_the_list() -> None:
    game = _quiet(Game(space="GEW"))
    _limit(game, 1, "TRA", 10)
    game.does(0, _list("GEW", ducats=25))
    assert game.s.turn.tower == 1
    assert game.ducats(1) == 130
    game = _quiet(Game(space="GEW"))
    _limit(game, 1, "TRA", 30)
    game.does(0, _list("GEW", ducats=25))
    assert game.s.turn.tower == 1
    assert game.ducats(1) == 130 - 25


@pytest.mark.parametrize(("message", "pays"), [(None, 0), ("M06", 30)])
def test_of_two_ways_the_one_past_a_message_is_taken(message: str | None, pays: int) -> None:
    game = _quiet(Game(space="S26"))
    if message:
        game.deal(0, message)
    before = game.ducats(0)
    game.does(0, _list("PAR"))
    assert game.ducats(0) == before + pays


def test_an_offer_of_goods_is_left_to_the_player() -> None:
    game = _quiet(Game(space="S63").give(1, silk=1))
    game.does(1, {"bundle": "GIL"})
    game.does(1, {"goods": {"ducats": 5, "goods": {"silk": 1}, "want_ducats": 0}})
    assert _whispers(game, 0, _list("KAT")) == ["genoa-route-stops"]
    assert game.waits_for() == {0}
    assert game.s.turn.path == ("S63",)
    assert "route" not in game.open(0), "an order for every turn would say the same again"
    game.does(1, {"withdraw": game.last(1)})
    assert list(game.s.turn.path) == ["S63", "KAT"], "without the offer the list goes on"


def test_without_a_destination_in_reach_the_turn_is_the_players() -> None:
    game = _quiet(Game(space="VCO"))
    assert _whispers(game, 0, _list("VMO")) == ["genoa-route-stops"]
    assert game.waits_for() == {0}
    assert {"move", "end"} <= game.open(0)
    assert "route" not in game.open(0)


def test_a_player_who_answers_leads_the_rest_step_by_step() -> None:
    game = Game(space="TRA")
    game.does(0, _list("GEW"))
    assert game.waits_for() == {1, 2, 3}, "they may want the action that the tower leaves"
    game.does(0, {"move": "GET"})
    game.nobody_wants(1, 2, 3)
    assert game.s.turn.here == "GET"
    assert game.waits_for() == {0}
    assert game.s.players[0].instructions.route == Route()
    assert "route" not in game.open(0)


def test_the_tower_waits_for_those_who_may_want_the_action_it_leaves() -> None:
    game = Game(space="TRA")
    game.does(0, _list("GEW"))
    assert game.waits_for() == {1, 2, 3}
    game.nobody_wants(1, 2)
    assert game.s.turn.here == "TRA"
    game.does(3, {"offer": {"space": "TRA", "ducats": 10}})
    assert game.ducats(3) == 120, "an offer in the last moment is taken, as one must be"


def test_a_large_order_is_asked_about() -> None:
    game = _quiet(Game(space="HAF").deal(0, "L01").give(0, salt=1, silver=1, silk=1))
    game.does(0, _list("VCO"))
    assert game.waits_for() == {0}
    assert game.match.pending()[0].key == "genoa.action"
    game.does(0, {"deliver": {"order": "L01", "special": "exchange"}})
    assert game.s.turn.tower == 1


def test_nobody_else_can_tell_what_is_on_a_list() -> None:
    game, other = Game(space="TRA"), Game(space="TRA")
    assert "genoa-route-set" in game.does(0, _list("GEW"))
    other.does(0, _list("GEW", "VRI", ducats=20))
    for seat in (None, 1, 2, 3):
        assert codec.encode(game.match.view(seat)) == codec.encode(other.match.view(seat))
        truths = [of_kind(clone(game.s), State) for _ in range(4)]
        for number, truth in enumerate(truths):
            game.match.game.imagine(truth, seat, Rng(f"imagined {number}"))
        imagined = [truth.players[0].instructions.route for truth in truths]
        assert all(imagined), "everyone has heard that there is a list"
        assert any(route != Route(["GEW"], 0) for route in imagined)
    assert game.match.view(0).instructions.route == Route(["GEW"], 0)


def test_every_word_of_a_list_is_one_that_the_player_could_say() -> None:
    said = 0
    for seats in (2, 3, 5):
        for match in positions("genoa", seats, "routes", count=60):
            state = of_kind(match.state, State)
            tower = state.turn.tower
            decision = match.pending().get(tower)
            if decision is None or decision.key != KEY_TOWER or not decision.standing:
                continue
            state.players[tower].instructions.route = Route(["GIL", "TRA", "HAF", "MET", "PAR"], 15)
            if route := routes.leading_route(state):
                said += 1
                word = routes.next_word(state, route)
                assert decision.choice.problem(word) is None, word
    assert said > 20


@pytest.mark.parametrize("locale", catalogue.languages())
def test_the_rules_page_says_what_destinations_count(locale: str) -> None:
    page = (rulebook.FOLDER / locale / "genoa.md").read_text(encoding="utf-8")
    (about,) = [line for line in page.splitlines() if line.startswith(f"- *{Words(locale)('genoa-route')}*")]
    numbers = [int(number) for number in re.findall(r"\d+", about)]
    assert numbers == [BOX.bargaining.first_goal, BOX.bargaining.next_goal]
