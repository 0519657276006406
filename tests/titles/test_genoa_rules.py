"""The rulebook of Genoa: the worked example, the turn, the buildings, the orders, the end."""

from pathlib import Path
from typing import Any

import pytest
import yaml

import engine
from data.loader import FOLDER, BadData, load
from engine.genoa.city import city
from engine.genoa.components import BOX, PRIVILEGES, Box
from engine.genoa.scoring import blocks, privilege_value
from tests.titles.choices import known
from tests.titles.genoa_table import Game


def test_example_max_and_his_six_privileges() -> None:
    hand = ["MET", "PAR", "KUT", "VRI", "HAF", "VZA"]
    cards = [card for card, building in PRIVILEGES.items() if building in hand]
    found = sorted(sorted(block) for block in blocks(hand))
    assert found == [["HAF"], ["KUT", "PAR", "VRI"], ["MET"], ["VZA"]]
    assert privilege_value(cards) == 3 * 10 + 60


def test_the_ring_of_privileges_has_no_ends() -> None:
    assert PRIVILEGES["P14"] == "HAF"
    assert PRIVILEGES["P01"] == "VCO"
    assert privilege_value(["P14", "P01"]) == 30


def test_the_city_has_39_spaces_and_the_market_touches_four_buildings() -> None:
    plan = city("depot")
    assert len(plan.spaces) == 39
    assert set(plan.beside["MKT"]) == {"GIL", "KAT", "POS", "RAT"}
    assert set(plan.beside["GIL"]) == {"MKT", "S63", "S66", "S74", "S75"}
    assert set(plan.beside["VCO"]) == {"GET", "HAF"}
    assert all(space in plan.beside[near] for space in plan.spaces for near in plan.beside[space])


def test_the_dice_choose_the_start_square_blue_the_row_and_red_the_column() -> None:
    game = Game(space=None)
    game.match.rng = engine.Rng("any")
    twin = engine.Rng("any")
    blue, red = twin.die(8), twin.die(8)
    game.refresh()
    assert game.s.turn.path == (game.s.city.grid[blue - 1][red - 1],)


def test_the_start_card_replaces_the_dice_and_goes_back_to_its_stack() -> None:
    game = Game(space=None).give(0, any_start=1)
    game.does(0, {"any_start": "VZA"})
    assert game.s.turn.path == ("VZA",)
    assert game.s.stock["any_start"] == 5


def test_five_discs_reach_five_spaces_and_none_twice() -> None:
    game = Game(space="S63")
    for space in ("S62", "S52", "S42"):
        game.does(0, {"move": space})
        assert "S63" not in game.ids(0, "move")
    game.does(0, {"move": "S32"})
    game.does(0, {"go": {}})
    assert game.s.turn.tower == 1, "the last disc is down and a street has nothing to sell"


@pytest.mark.parametrize(
    ("building", "gets"),
    [
        ("PAL", {"building_action": 1}),
        ("PAR", {"further_action": 1}),
        ("KUT", {"any_start": 1}),
        ("TRA", {"exchange": 1}),
        ("TAV", {"exchange": 1}),
        ("HAF", {"any_ware": 1}),
        ("KAT", {"marker": 2}),
        ("GET", {"wheat": 1, "rice": 1}),
        ("MET", {"silver": 1, "copper": 1}),
        ("TUC", {"silk": 1, "linen": 1}),
        ("GEW", {"salt": 1, "pepper": 1}),
    ],
)
def test_a_building_gives_its_goods(building: str, gets: dict[str, int]) -> None:
    game = Game(space=building)
    game.does(0, {"act": {}})
    assert game.items(0) == gets


@pytest.mark.parametrize(
    ("building", "deck", "count"),
    [("GIL", "large", 1), ("RAT", "small", 2), ("POS", "message", 2), ("VRI", "privilege", 1)],
)
def test_a_building_gives_its_cards(building: str, deck: str, count: int) -> None:
    game = Game(space=building)
    game.does(0, {"act": {}})
    assert game.s.cards_held(0, deck) == count


def test_a_large_order_is_delivered_in_its_villa_for_100_ducats_and_a_special_card() -> None:
    game = Game(space="VCO").give(0, salt=1, silver=1, silk=1).deal(0, "L01")
    game.does(0, {"act": {}})
    game.does(0, {"deliver": {"order": "L01", "special": "exchange"}})
    assert game.ducats(0) == 230
    assert game.s.decks["large"].returned == ["L01"]
    assert game.s.players[0].items["silk"] == 0
    assert game.s.players[0].items["exchange"] == 1


def test_a_villa_gives_a_privilege_instead() -> None:
    game = Game(space="VCO").give(0, salt=1, silver=1, silk=1).deal(0, "L01")
    game.does(0, {"act": {}})
    game.does(0, {"privilege": {}})
    assert (game.s.cards_held(0, "privilege"), game.s.cards_held(0, "large")) == (1, 1)


def test_the_owner_gets_ten_ducats_when_another_acts_and_nothing_for_an_own_action() -> None:
    game = Game(space="GIL").own(1, "GIL").own(0, "KAT")
    game.does(0, {"act": {}})
    assert game.ducats(1) == 140
    game = Game(space="GIL").own(0, "GIL")
    game.does(0, {"act": {}})
    assert game.ducats(0) == 130


def test_an_unused_action_pays_no_owner() -> None:
    game = Game(space="GIL").own(1, "GIL")
    game.ends(0)
    game.nobody_wants(1, 2, 3)
    assert game.ducats(1) == 130


def test_the_round_marker_moves_when_everybody_has_had_a_turn() -> None:
    game = Game(space="S63", tower=3)
    game.s.first = 0
    game.ends(3)
    assert game.s.round == 2
    assert game.s.turn.tower == 0


@pytest.mark.parametrize(("seats", "rounds"), [(2, 12), (3, 10), (4, 8), (5, 7)])
def test_the_number_of_rounds_depends_on_the_players(seats: int, rounds: int) -> None:
    assert Game(seats=seats).s.rounds == rounds


def test_the_richest_wins_with_privileges_and_buildings_paid() -> None:
    game = Game(space="S63", tower=3).deal(1, "P01", "P02").own(1, "GIL", "KAT").give(2, ducats=175)
    game.s.first, game.s.round = 0, 8
    game.ends(3)
    result = known(game.match.result())
    assert result.scores[0].parts == {"ducats": 130, "privileges": 30, "buildings": 20}
    assert result.winners == [1]


def test_a_tie_goes_to_whoever_has_more_goods_in_reserve() -> None:
    game = Game(space="S63", tower=3).give(2, wheat=1)
    game.s.first, game.s.round = 0, 8
    game.ends(3)
    result = known(game.match.result())
    assert result.winners == [2]
    assert [score.place for score in result.scores] == [1, 2, 2, 2]


# --- two players ------------------------------------------------------------------------------------------


def test_two_players_an_offer_needs_a_good() -> None:
    game = Game(seats=2, space="S63").give(1, wheat=1)
    assert "offer" not in game.branches(1)
    game.does(1, {"bundle": "GIL"})
    assert "money" not in game.branches(1)
    game.does(1, {"goods": {"ducats": 10, "goods": {"wheat": 1}, "want_ducats": 0}})
    game.does(0, {"accept": game.last(1)})
    assert (game.ducats(0), game.items(0)) == (140, {"wheat": 1})


def test_two_players_the_tower_player_acts_twice_when_the_other_acts_in_either_order() -> None:
    game = Game(seats=2, space="TUC").give(1, wheat=1)
    game.does(0, {"act": {}})
    assert game.s.turn.actions == [0, 1]
    _sells(game, "TAV")
    assert game.s.turn.actions == [1, 0]
    game = Game(seats=2, space="S74").give(1, wheat=1)
    _sells(game, "TAV")
    assert game.s.turn.actions == [2, 0]


def _sells(game: Game, space: str) -> None:
    game.does(1, {"bundle": space})
    form = {"ducats": 0, "goods": {"wheat": 1}, "want_ducats": 0}
    wants: dict[str, engine.Answer] = {"want": {}} if game.items(0) else {}
    game.does(1, {"goods": {**form, **wants}})
    game.does(0, {"accept": game.last(1)})


# --- the data ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("key", "edit", "reason"),
    [
        ("board", lambda raw: raw["board"]["grid"][1].__setitem__(2, "GET"), "street squares"),
        ("ring", lambda raw: raw["ring"]["order"].pop(), "14 outer buildings"),
        ("large", lambda raw: raw["large_orders"]["cards"]["L01"].update(villa="VRI"), "four for each"),
        ("villa", lambda raw: _swap(raw, "VCO", "GIL"), "four for each of the four villas"),
        (
            "wares",
            lambda raw: raw["large_orders"]["cards"]["L01"].update(wares=["rice", "salt", "silk"]),
            "GET",
        ),
        ("corner", lambda raw: raw["board"]["inner_corners"][0].update(villa="TRA"), "inner_corners"),
        ("small", lambda raw: raw["small_orders"]["cards"]["S01"].update(building="RAT"), "none for villas"),
        ("inns", lambda raw: raw["small_orders"]["cards"]["S01"].update(building="TRA"), "one for each inn"),
        ("wares", lambda raw: raw["wares"].update(each=4), "40 in all"),
        ("rounds", lambda raw: raw["rounds"]["by_players"].update({2: 13}), "7 to 12"),
        ("pays", lambda raw: raw["pays"].update(large=99), "multiple of 5"),
        ("unknown", lambda raw: raw.update(weather="fine"), "weather"),
    ],
)
def test_a_bad_edit_of_the_data_is_refused(tmp_path: Path, key: str, edit: object, reason: str) -> None:
    raw = yaml.safe_load((FOLDER / "genoa.yaml").read_text(encoding="utf-8"))
    assert callable(edit)
    edit(raw)
    path = tmp_path / "genoa.yaml"
    path.write_text(yaml.safe_dump(raw), encoding="utf-8")
    with pytest.raises(BadData, match=reason):
        load(Box, path)


def _swap(raw: dict[str, Any], villa: str, other: str) -> None:
    """The orders of a villa for another building."""
    for card in raw["large_orders"]["cards"].values():
        if card["villa"] == villa:
            card["villa"] = other


def test_small_orders_ask_for_every_ware_twice() -> None:
    wares = [order.ware for order in BOX.small_orders.cards.values()]
    assert all(wares.count(ware) == 2 for ware in BOX.wares.kinds)
