"""The search bots of strong players: where they judge otherwise than the usual bot."""

import pytest

import engine
from engine.genoa.components import VILLAS
from neptun.engine.ids import delivery_id
from neptun.engine.places import expected_tile
from tests.titles.genoa_table import Game
from tests.titles.mediterranee_table import TURKEY, VENICE, at_table
from tests.titles.neptun_kit import (
    GREEN,
    PURPLE,
    RED,
    about_to_sail,
    discs,
    in_round,
    lay_distances,
    load,
    oar,
    state,
    table,
)


def both(match: engine.Match, seat: int, seed: str = "guides") -> tuple[engine.Answer, engine.Answer]:
    """What the search bot and what the usual bot answer for a seat."""
    view, decision = match.view(seat), match.pending()[seat]
    players = match.game.judgement().search_bot(), match.game.usual_bot()
    searching, usual = (player.answer(view, decision, engine.Rng(seed)) for player in players)
    return searching, usual


# --- Genoa ------------------------------------------------------------------------------------------------


def bidding(ducats: int) -> tuple[Game, str]:
    """A tower player without an action of its own, and one bid."""
    game = Game(space="S63")
    game.s.turn.actions[0] = 0
    game.refresh()
    return game, game.offers(1, "KAT", ducats)


def test_in_genoa_the_search_bot_asks_a_bidder_for_more_than_the_usual_player_does() -> None:
    game, offer = bidding(40)
    searching, usual = both(game.match, 0)
    assert searching == {"counter": {"offer": offer, "ducats": 55}}
    assert usual == {"counter": {"offer": offer, "ducats": 50}}


def test_in_genoa_the_search_bot_takes_what_it_gets_once_its_counter_offer_was_refused() -> None:
    game, offer = bidding(10)
    game.does(0, both(game.match, 0)[0])
    game.does(1, {"refuse": game.last(1)})
    assert both(game.match, 0)[0] == {"accept": offer}


def test_in_genoa_the_search_bot_bids_for_a_privilege_early_on() -> None:
    """One privilege brings little by itself; it is those beside it that pay."""
    game = Game(space=None).give(0, any_start=1).deal(1, "P01")
    game.does(0, {"any_start": "S63"})
    searching, usual = (answer["offers"]["prices"] for answer in both(game.match, 1))
    assert VILLAS & set(searching)
    assert not VILLAS & set(usual)


# --- Méditerranée -----------------------------------------------------------------------------------------


def test_in_mediterranee_the_search_bot_mans_the_walls_of_a_full_port_in_the_last_turn() -> None:
    full = {"owner": VENICE, "garrison": 1, "stored": "wine iron gold spice"}
    ships = [(TURKEY, "z_corfu", 4, "")]
    match = at_table(2, ships, turn=8, ports={"ragusa": full}, ducats={VENICE: 1000})
    searching, usual = both(match, VENICE)
    assert searching["recruit"]["ragusa"] == {"garrison": 3}
    assert "recruit" not in usual


def test_in_mediterranee_the_search_bot_storms_less() -> None:
    """A port with room in its warehouse is not worth the sailors that two in its garrison may cost."""
    ships = [(VENICE, "z_corfu", 4, "")]
    match = at_table(4, ships, turn=4, ports={"corfu": {"owner": TURKEY, "garrison": 2}})
    searching, usual = both(match, VENICE)
    assert searching == {"done": {}}
    assert usual == {"galley-1": "corfu"}


# --- Neptun -----------------------------------------------------------------------------------------------


def about_to_deliver_behind_a_leader() -> engine.Match:
    """Red may buy a temple point in the last round, and would still be second with it."""
    match = table()
    lay_distances(match, crete_tyros=8)
    load(match, RED, {1: ("grapes", "tyros")})
    in_round(match, "C")
    discs(match, "asia_minor", {GREEN: 5, RED: 3, PURPLE: 1})
    state(match).merchants[RED].hand = [oar(1)]
    about_to_sail(match, RED, power=4, gold=5)
    return match


BUYS, KEEPS = ({"tyros": delivery_id(0, buys=buys)} for buys in (True, False))


def test_in_neptun_the_search_bot_buys_a_point_that_brings_a_place_nearer() -> None:
    """The usual player looks at the places of today."""
    assert both(about_to_deliver_behind_a_leader(), RED) == (BUYS, KEEPS)


def test_in_neptun_a_search_tries_first_what_the_search_bot_likes() -> None:
    match = about_to_deliver_behind_a_leader()
    judgement, view, decision = match.game.judgement(), match.view(RED), match.pending()[RED]
    liked = (judge(view, decision, engine.Rng("first")) for judge in (judgement.first_tries, judgement.weigh))
    assert [max(one, key=lambda weighed: weighed.worth).answer for one in liked] == [BUYS, KEEPS]


def position_worth(rival_loads: dict[int, tuple[str, str]]) -> float:
    """What a position is worth to red, who is first in Italia, before green sails with these contracts."""
    match = table()
    load(match, GREEN, rival_loads)
    discs(match, "italia", {RED: 2, GREEN: 1})
    about_to_sail(match, GREEN, power=4)
    return match.game.judgement().worth(match.state, RED)


def test_in_neptun_a_position_is_worth_less_where_another_carries_points_for_the_same_temple() -> None:
    assert position_worth({1: ("olives", "roma")}) < position_worth({1: ("grain", "roma")}) - 0.5


def test_in_neptun_places_are_expected_by_how_far_the_others_are_ahead() -> None:
    """Far ahead of all it is the first tile, far behind one the second, just behind one nearly the mean."""
    tiles = 12, 7, 4
    assert expected_tile(tiles, [-50, -50, -50], 1.0) == pytest.approx(12)
    assert expected_tile(tiles, [50, -50, -50], 1.0) == pytest.approx(7)
    assert expected_tile(tiles, [50, 50, 50], 1.0) == pytest.approx(0)
    assert 9 < expected_tile(tiles, [0.3, -50, -50], 1.0) < 9.5
