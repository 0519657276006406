"""Rules of Serenissima beside the examples and rulings: trade, combat, investments, the Doge, secrecy."""

import pytest

import engine
from engine import codec
from engine.choice import sample
from engine.players import RandomPlayer, play_out
from engine.serenissima.components import ZONES
from engine.serenissima.odds import odds, storm
from engine.serenissima.state import State
from render.words import Words
from tests.kit import imagined
from tests.titles.choices import noted, of_kind
from tests.titles.serenissima_kit import BLUE, ORANGE, RED, Board, serenissima, winners

# --- trade


def test_each_cube_goes_to_the_lowest_free_place_and_pays_its_value() -> None:
    board = Board()
    board.port("genova", None, 0, "gold")
    board.galley(1, BLUE, "genova", 1, "wood wine marble")
    board.ducats(5, 5, 5, 5)
    board.activate(1).order(BLUE, sell=["wine", "wood"])
    assert board.s.ports["genova"].stored == ["gold", "wine", "wood"]
    assert board.money(BLUE) == 5 + 3 + 4


def test_a_sale_in_an_own_port_pays_nothing() -> None:
    board = Board()
    board.port("genova", BLUE, 1)
    board.galley(1, BLUE, "genova", 1, "wood")
    board.ducats(5, 5, 5, 5)
    board.activate(1).order(BLUE, sell="wood")
    assert board.money(BLUE) == 5
    assert board.s.ports["genova"].stored == ["wood"]


def test_spice_brings_two_ducats_more_even_at_home() -> None:
    board = Board()
    board.port("genova", BLUE, 1)
    board.galley(1, BLUE, "genova", 1, "spice")
    board.galley(2, BLUE, "napoli", 1, "spice")
    board.ducats(5, 5, 5, 5)
    assert noted(board.activate(1).options("sell")["spice"]).args == {"ducats": 2}
    board.order(BLUE, sell="spice")
    assert board.money(BLUE) == 7
    board.activate(2).order(BLUE, sell="spice")
    assert board.money(BLUE) == 7 + 4


def test_a_good_is_sold_neither_where_it_grows_nor_where_it_lies() -> None:
    board = Board()
    board.port("genova", None, 0, "wine")
    board.galley(1, BLUE, "genova", 1, "stone wine wood")
    board.activate(1)
    blocked = {name: bool(option.blocked) for name, option in board.options("sell").items()}
    assert blocked == {"stone": True, "wine": True, "wood": False}


def test_a_full_warehouse_takes_nothing() -> None:
    board = Board()
    board.port("antakya", None, 0, "wood stone wine")
    board.galley(1, BLUE, "antakya", 1, "marble")
    board.activate(1)
    assert board.why_not("sell") == "full"


def test_a_galley_holds_five_sailors_and_cubes_in_all() -> None:
    board = Board()
    board.galley(1, BLUE, "valencia", 3)
    board.ducats(9, 5, 5, 5)
    board.activate(1)
    assert board.amount("load").high == 2
    board.order(BLUE, load=2)
    assert board.why_not("load") == "no-room"


def test_who_has_no_ducats_loads_only_what_is_free() -> None:
    board = Board()
    board.port("valencia", BLUE, 1)
    board.galley(1, BLUE, "valencia", 1)
    board.ducats(0, 5, 5, 5)
    board.activate(1).order(BLUE, load=1)
    assert board.why_not("load") == "no-ducats"


def test_sailors_are_divided_only_where_one_can_be_spared() -> None:
    board = Board()
    board.port("valencia", BLUE, 1)
    board.galley(1, BLUE, "valencia", 1)
    board.galley(2, BLUE, "valencia", 1)
    board.activate(1)
    assert "crew" not in board.branches()
    for place in ("valencia", 1, 2):
        set_sailors(board, place, 2)
        assert "crew" in board.activate(1).branches()
        set_sailors(board, place, 1)


def set_sailors(board: Board, place: str | int, count: int) -> None:
    spare = board.s.ports[place] if isinstance(place, str) else board.s.galley(place)
    spare.sailors = count


def test_throwing_overboard_is_offered_after_all_that_gains_something() -> None:
    board = Board()
    board.port("genova", BLUE, 1)
    board.galley(1, BLUE, "genova", 2, "wood")
    board.activate(1)
    assert list(board.branches())[-3:] == ["overboard", "invest", "done"]


# --- movement and blockades


def test_a_galley_sails_one_zone_for_each_sailor() -> None:
    board = Board()
    board.galley(1, BLUE, "venezia", 2)
    board.activate(1)
    assert set(board.options("sail")) == {"z_ragusa", "z_corfu"}
    board.order(BLUE, sail="z_ragusa")
    assert set(board.options("sail")) == {"z_venezia", "z_corfu"}
    board.order(BLUE, sail="z_venezia")
    assert "sail" not in board.branches()


def test_of_equal_ways_the_one_without_a_possible_blockade_is_taken() -> None:
    board = Board()
    board.galley(1, BLUE, "valencia", 2)
    board.galley(2, RED, "alger", 3)
    board.activate(1)
    assert noted(board.options("sail")["z_tunis"]).key == "serenissima-note-zones"
    board.order(BLUE, sail="z_tunis")
    assert board.s.galley(1).zone == "z_tunis"


def test_a_way_past_a_possible_blockade_says_so() -> None:
    board = Board()
    board.galley(1, BLUE, "venezia", 2)
    board.galley(2, RED, "ragusa", 3)
    board.activate(1)
    assert noted(board.options("sail")["z_corfu"]).key == "serenissima-note-risky"
    assert noted(board.options("sail")["z_ragusa"]).key == "serenissima-note-zones"


def test_nobody_is_asked_about_a_galley_that_stays() -> None:
    board = Board()
    board.galley(1, BLUE, "venezia", 2)
    board.galley(2, RED, "ragusa", 3)
    board.activate(1).order(BLUE, sail="z_ragusa")
    assert board.asked() == [(BLUE, "activation")]


def test_blockades_can_be_answered_in_advance_and_by_default_nobody_declares_one() -> None:
    board = Board()
    board.galley(1, BLUE, "venezia", 2)
    board.galley(2, RED, "ragusa", 3)
    board.activate(1).order(BLUE, sail="z_corfu")
    decision = board.match.pending()[RED]
    assert (decision.key, decision.standing, decision.default) == ("blockade-move", True, "no")
    assert {order.key for order in board.match.game.standing} == {
        "blockade-move",
        "blockade-sale",
        "blockade-landing",
    }


# --- combat


def test_who_breaks_off_ends_the_turn() -> None:
    board = Board()
    board.galley(1, BLUE, "genova", 3)
    board.galley(5, RED, "genova", 3)
    board.galley(6, ORANGE, "genova", 3)
    board.activate(1)
    board.dice("--- ---")
    board.order(BLUE, attack="5")
    board.answer(BLUE, "stop")
    assert board.asked() == [(RED, "activation")]


def test_several_galleys_are_fought_one_after_the_other() -> None:
    board = Board()
    board.galley(1, BLUE, "genova", 3)
    board.galley(5, RED, "genova", 1)
    board.galley(6, ORANGE, "genova", 1)
    board.activate(1)
    board.dice("x-- -")
    board.order(BLUE, attack="5")
    assert set(board.options("attack")) == {"6"}
    board.dice("x-- -")
    board.order(BLUE, attack="6")
    assert [board.s.galley(number).owner for number in (1, 5, 6)] == [BLUE, None, None]


def test_what_is_told_of_a_fight_names_both_sides() -> None:
    board = Board()
    board.galley(1, BLUE, "genova", 2)
    board.galley(5, RED, "genova", 1)
    board.activate(1)
    board.dice("x- -")
    events = board.match.submit(BLUE, {"attack": "5"})
    words = Words("en", ["Ada", "Bo", "Cy", "Di"])
    assert [words.say(event.text) for event in events[:2] if event.text] == [
        "Ada fights galley 5 of Bo with galley 1: 1 sailor killed, 0 lost.",
        "Galley 5 of Bo sinks.",
    ]


def test_dead_sailors_go_back_to_their_stock() -> None:
    board = Board()
    board.galley(1, BLUE, "genova", 2)
    board.galley(5, RED, "genova", 2)
    before = board.s.princes[RED].sailors
    board.activate(1)
    board.dice("x- --")
    board.order(BLUE, attack="5")
    assert board.s.princes[RED].sailors == before + 1


def test_with_the_last_sailor_ashore_the_galley_sinks() -> None:
    board = Board()
    board.galley(1, BLUE, "napoli", 1, "wood")
    board.activate(1).order(BLUE, land=1)
    assert board.s.ports["napoli"].owner == BLUE
    assert board.s.galley(1).owner is None
    assert board.s.supply["wood"] == 14


def test_a_fort_does_not_fire_on_a_galley_that_sells() -> None:
    board = Board()
    board.port("napoli", RED, 3)
    board.s.ports["napoli"].fort = True
    board.galley(1, BLUE, "napoli", 2, "wood")
    board.dice("")
    board.activate(1).order(BLUE, sell="wood")
    assert board.s.galley(1).sailors == 2


@pytest.mark.parametrize(
    ("sailors", "value", "defenders", "win"),
    [(1, 1, 0, 1.0), (1, 0, 1, 0.0), (1, 1, 1, 1 / 3), (2, 2, 1, 19 / 21)],
)
def test_the_odds_of_a_combat(sailors: int, value: int, defenders: int, win: float) -> None:
    assert odds(sailors, value, defenders).win == pytest.approx(win)


def test_a_fort_makes_storming_harder() -> None:
    assert storm(3, 3, 2, fort=True, fixed=False).win < storm(3, 3, 2, fort=False, fixed=False).win


def test_the_odds_count_the_combat_value_after_the_shots_of_the_fort() -> None:
    """Two sailors against one: the fort kills 0, 1 or 2 of them in 1, 2 and 1 of 4 cases."""
    fresh, alone = odds(2, 2, 1).win, odds(1, 1, 1).win
    assert storm(2, 2, 1, fort=True, fixed=False).win == pytest.approx(fresh / 4 + alone / 2)
    tired = odds(2, 1, 1).win  # one zone crossed: the second sailor killed leaves no die
    assert storm(2, 1, 1, fort=True, fixed=False).win == pytest.approx(tired / 4)
    assert storm(2, 1, 1, fort=True, fixed=True).win == pytest.approx(tired / 4 + alone / 2)


def test_a_chance_says_0_or_100_only_where_it_is_certain() -> None:
    assert (odds(1, 0, 1).percent, odds(1, 1, 0).percent) == (0, 100)
    assert (odds(1, 1, 5).percent, odds(5, 5, 1).percent) == (1, 99)
    assert odds(1, 1, 1).percent == 33


# --- investments and the end of a round


def test_a_fort_needs_wood_and_stone_produced_or_stored() -> None:
    board = Board()
    board.port("valencia", BLUE, 1, "stone")
    board.port("genova", BLUE, 1, "gold")
    board.galley(1, BLUE, "tunis", 1)
    board.ducats(5, 5, 5, 5)
    board.activate(1).order(BLUE, invest={})
    assert set(board.options("fort")) == {"valencia"}
    assert board.why_not("basilica") == "no-site-basilica"
    board.order(BLUE, fort="valencia")
    assert (board.money(BLUE), board.s.forts) == (3, 4)
    assert board.why_not("fort") == "no-site-fort"
    assert board.s.ports["valencia"].stored == ["stone"]


def test_an_investment_comes_instead_of_an_action() -> None:
    board = Board()
    board.port("valencia", BLUE, 1)
    board.galley(1, BLUE, "valencia", 1)
    board.activate(1).order(BLUE, load=1)
    assert board.why_not("invest") == "acted"


@pytest.mark.parametrize(("card", "space"), [("wine", 2), ("one", 3), ("two", 4), ("two_mix", 4)])
def test_the_white_pawn_goes_as_the_card_says(card: str, space: int) -> None:
    board = Board()
    board.deck(card)
    board.end_round()
    assert board.s.track == space


def test_a_scoring_pays_by_cubes_stored_and_basilicas() -> None:
    board = Board()
    board.port("valencia", BLUE, 1, "stone wine marble gold spice")
    board.port("corfu", BLUE, 1, "wine")
    board.port("antakya", RED, 1, "marble wood stone")
    board.s.ports["antakya"].basilica = True
    board.s.track = 5
    board.ducats(0, 0, 0, 0)
    board.deck("one")
    board.end_round()
    assert [board.money(seat) for seat in range(4)] == [22, 15, 0, 0]


# --- taking back and secrecy


def test_a_whole_activation_can_be_taken_back_until_dice_fall() -> None:
    match, state = serenissima(4, "undo")
    while next(iter(match.pending().values())).key != "activation":
        seat, decision = next(iter(match.pending().items()))
        match.submit(seat, decision.default)
    (seat,) = match.pending()
    before = match.fingerprint()
    match.submit(seat, {"load": 1})
    match.submit(seat, {"sail": ZONES[state.galley(state.turn.galley).zone].adjacent[0]})
    match = match.undo(seat).undo(seat)
    assert match.fingerprint() == before


def hidden_positions() -> list[engine.Match]:
    found = []
    for seed in ("a", "b"):
        match = engine.start("serenissima", 3, seed, {"money": "hidden"})
        rng = engine.Rng(seed)
        while not match.over:
            found.append(match.copy())
            ((seat, decision),) = match.pending().items()
            match.submit(seat, sample(decision.choice, rng))
    return found


def test_hidden_treasuries_stay_hidden() -> None:
    changed = 0
    for number, match in enumerate(hidden_positions()):
        for seat in (None, 0, 1, 2):
            other = imagined(match, seat, f"{number}/{seat}")
            assert codec.encode(other.view(seat)) == codec.encode(match.view(seat))
            assert list(other.pending()) == list(match.pending())
            assert other.game.census(other.state) == match.game.census(match.state)
            imagined_princes = of_kind(other.state, State).princes
            assert all(prince.ducats >= 0 for prince in imagined_princes)
            changed += imagined_princes != of_kind(match.state, State).princes
            if seat is not None and seat in match.pending():
                assert other.token(seat) == match.token(seat)
    assert changed


def test_treasuries_are_open_by_default_and_always_at_the_end() -> None:
    match = engine.start("serenissima", 2, "open")
    assert [prince.ducats for prince in match.view(None).players] == [5, 5]
    match = engine.start("serenissima", 2, "hidden", {"money": "hidden"})
    assert [prince.ducats for prince in match.view(0).players] == [5, None]
    play_out(match, {0: RandomPlayer(), 1: RandomPlayer()}, engine.Rng("x"))
    assert None not in [prince.ducats for prince in match.view(None).players]


def test_the_order_of_the_doge_cards_is_nowhere_in_a_view() -> None:
    view = engine.start("serenissima", 4, "deck").view(0)
    assert (view.deck, view.discard) == (5, [])


def test_four_players_play_five_to_eleven_rounds() -> None:
    for number in range(25):
        match, state = serenissima(4, f"rounds/{number}")
        play_out(match, {seat: RandomPlayer() for seat in range(4)}, engine.Rng(str(number)))
        assert 5 <= state.round <= 11


def test_the_house_beats_random_players() -> None:
    won = 0
    for number in range(12):
        match = engine.start("serenissima", 4, f"house/{number}")
        players: dict[int, engine.Player] = {seat: RandomPlayer() for seat in range(4)}
        players[number % 4] = match.game.usual_bot()
        play_out(match, players, engine.Rng(str(number)))
        won += winners(match) == [number % 4]
    assert won >= 10
