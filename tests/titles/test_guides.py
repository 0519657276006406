"""The guides of strong players: where they judge otherwise than the usual house player."""

import engine
from engine.genoa.components import VILLAS
from engine.genoa.weights import GUIDE
from tests.titles.genoa_table import Game
from tests.titles.mediterranee_table import TURKEY, VENICE, at_table


def both(match: engine.Match, seat: int, seed: str = "guides") -> tuple[engine.Answer, engine.Answer]:
    """What the guide and what the usual player answer for a seat."""
    view, decision = match.view(seat), match.pending()[seat]
    players = match.game.outlook().guide(), match.game.house()
    guide, usual = (player.answer(view, decision, engine.Rng(seed)) for player in players)
    return guide, usual


# --- Genoa ------------------------------------------------------------------------------------------------


def bidding(ducats: int) -> tuple[Game, str]:
    """A tower player without an action of its own, and one bid."""
    game = Game(space="S63")
    game.s.turn.actions[0] = 0
    game.refresh()
    return game, game.offers(1, "KAT", ducats)


def test_in_genoa_the_guide_asks_twice_of_a_small_bid_that_the_usual_player_takes() -> None:
    game, offer = bidding(10)
    guide, usual = both(game.match, 0)
    assert guide == {"counter": {"offer": offer, "ducats": 20}}
    assert usual == {"accept": offer}


def test_in_genoa_the_guide_takes_what_it_gets_once_its_words_for_haggling_are_spent() -> None:
    game, offer = bidding(10)
    for _ in range(GUIDE.haggles):
        guide, _ = both(game.match, 0)
        assert guide == {"counter": {"offer": offer, "ducats": 20}}
        game.does(0, guide)
        game.does(1, {"refuse": game.last(1)})
    assert both(game.match, 0)[0] == {"accept": offer}


def test_in_genoa_the_guide_bids_for_a_privilege_early_on() -> None:
    """One privilege brings little by itself; it is those beside it that pay."""
    game = Game(space=None).give(0, any_start=1).deal(1, "P01")
    game.does(0, {"any_start": "S63"})
    guide, usual = (answer["offers"]["prices"] for answer in both(game.match, 1))
    assert VILLAS & set(guide)
    assert not VILLAS & set(usual)


# --- Méditerranée -----------------------------------------------------------------------------------------


def test_in_mediterranee_the_guide_mans_the_walls_of_a_full_port_in_the_last_turn() -> None:
    full = {"owner": VENICE, "garrison": 1, "stored": "wine iron gold spice"}
    ships = [(TURKEY, "z_corfu", 4, "")]
    match = at_table(2, ships, turn=8, ports={"ragusa": full}, ducats={VENICE: 1000})
    guide, usual = both(match, VENICE)
    assert guide["recruit"]["ragusa"] == {"garrison": 3}
    assert "recruit" not in usual


def test_in_mediterranee_the_guide_storms_less() -> None:
    """A port with room in its warehouse is not worth the sailors that two in its garrison may cost."""
    ships = [(VENICE, "z_corfu", 4, "")]
    match = at_table(4, ships, turn=4, ports={"corfu": {"owner": TURKEY, "garrison": 2}})
    guide, usual = both(match, VENICE)
    assert guide == {"done": {}}
    assert usual == {"galley-1": "corfu"}
