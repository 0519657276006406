"""Méditerranée: every worked example of the rulebook, and the way through a turn."""

import pytest

import engine
from engine.mediterranee.auction import Auction
from engine.mediterranee.combat import losses
from engine.mediterranee.components import PORTS
from engine.mediterranee.scoring import parts
from tests.kit import play, random_players
from tests.titles.choices import options
from tests.titles.mediterranee_table import (
    GENOA,
    SPAIN,
    TURKEY,
    VENICE,
    asked,
    at_table,
    bid,
    branch,
    ducats,
    may,
    offered,
    port,
    ship,
    state,
    told,
)


def test_two_galleys_ten_sailors_and_2000_ducats_to_begin_with() -> None:
    match = engine.start("mediterranee", 4, "test")
    assert [ducats(match, seat) for seat in range(4)] == [2000] * 4
    for seat in range(4):
        assert match.pending()[seat].key == "manning"
        match.submit(seat, {f"galley-{2 * seat + 1}": 5, f"galley-{2 * seat + 2}": 2, "garrison": 3})
    assert [galley.sailors for galley in state(match).galleys.values()] == [5, 2] * 4
    assert [galley.zone for galley in state(match).galleys.values()][::2] == [
        "z_venezia",
        "z_genova",
        "z_valencia",
        "z_istanbul",
    ]
    capitals = ("venezia", "genova", "valencia", "istanbul")
    assert [port(match, name).garrison for name in capitals] == [3] * 4
    assert sum(held.owner is not None for held in state(match).ports.values()) == 4


def test_every_galley_needs_a_sailor_and_takes_five_at_most() -> None:
    match = engine.start("mediterranee", 2, "test")
    for wrong in (
        {"galley-1": 0, "galley-2": 5, "garrison": 5},
        {"galley-1": 6, "galley-2": 4},
        {"galley-1": 5, "galley-2": 4},
    ):
        with pytest.raises(engine.Illegal):
            match.submit(0, wrong)


@pytest.mark.parametrize(
    ("seats", "options", "turns", "nations"),
    [
        (2, {}, 12, ["venice", "genoa"]),
        (2, {"pairing": "spain-turkey"}, 12, ["spain", "turkey"]),
        (3, {}, 10, ["venice", "genoa", "spain"]),
        (4, {}, 8, ["venice", "genoa", "spain", "turkey"]),
    ],
)
def test_turns_and_nations_by_number_of_players(
    seats: int, options: dict[str, str], turns: int, nations: list[str]
) -> None:
    match = engine.start("mediterranee", seats, "test", options)
    assert state(match).turns == turns
    assert [purse.nation for purse in state(match).purses] == nations


def test_example_auction() -> None:
    match = at_table(1, dice=[6, 2])
    for seat, ducats_bid in ((VENICE, 300), (TURKEY, 500), (GENOA, 0), (SPAIN, 0)):
        match.submit(seat, bid(ducats_bid))
    assert asked(match) == (TURKEY, "place")
    match.submit(TURKEY, "4")
    assert asked(match) == (VENICE, "place")
    match.submit(VENICE, "1")
    assert state(match).order == [VENICE, GENOA, SPAIN, TURKEY]
    assert [ducats(match, seat) for seat in range(4)] == [1700, 2000, 2000, 1500]
    assert asked(match) == (VENICE, "market")


def test_bids_are_sealed_until_all_are_in() -> None:
    match = at_table(1)
    match.submit(VENICE, bid(1200))
    assert isinstance(match.state.stack[-1], Auction)
    for seat in (None, GENOA):
        assert "1200" not in str(match.view(seat))
    assert match.pending()[GENOA].secret


def test_goods_cost_100_in_neutral_and_own_ports() -> None:
    match = at_table(2, [(VENICE, "z_venezia", 2, ""), (VENICE, "z_ragusa", 3, "")])
    match.submit(VENICE, {"buy": {"galley-1": 3}})
    match.submit(VENICE, {"buy": {"galley-2": 2}})
    assert ship(match, 1).goods == ["wine"] * 3
    assert ship(match, 2).goods == ["wood"] * 2
    assert ducats(match, VENICE) == 1500
    assert branch(match, "buy").blocked  # both galleys are full


def test_example_building_a_galley_needs_wood_and_iron_produced_or_stored() -> None:
    held = {"owner": VENICE, "garrison": 1}
    for name, stored, possible in (
        ("tunis", "", False),
        ("tunis", "wood", False),
        ("tunis", "wood iron", True),
        ("alexandria", "wood iron", True),
        ("modon", "", False),
        ("modon", "iron", True),
    ):
        match = at_table(2, ports={name: {**held, "stored": stored}})
        assert may(match, {"galley": {name: {"garrison": 1}}}) is possible, (name, stored)


def test_example_building_a_fort_needs_wood_and_gold_produced_or_stored() -> None:
    held = {"owner": VENICE, "garrison": 1}
    for name, stored, possible in (
        ("sicilia", "wood", False),
        ("sicilia", "wood gold", True),
        ("istanbul", "wood gold", True),
        ("tunis", "", False),
        ("tunis", "wood", True),
    ):
        match = at_table(2, ports={name: {**held, "stored": stored}})
        assert may(match, {"fort": name}) is possible, (name, stored)


def test_one_construction_in_a_port_and_turn_for_500_ducats() -> None:
    stored = {"owner": VENICE, "garrison": 3, "stored": "iron gold"}
    match = at_table(2, ports={"modon": stored, "ragusa": stored})
    match.submit(VENICE, {"galley": {"modon": {"garrison": 2}}})
    assert ducats(match, VENICE) == 1500
    assert not may(match, {"fort": "modon"})
    match.submit(VENICE, {"fort": "ragusa"})
    assert ducats(match, VENICE) == 1000
    assert port(match, "ragusa").fort
    assert not may(match, {"galley": {"ragusa": {"garrison": 1}}})


def test_example_three_goods_in_smyrna_let_three_sailors_enlist() -> None:
    match = at_table(
        2,
        [(VENICE, "z_smyrna", 2, "iron")],
        ports={"smyrna": {"owner": VENICE, "stored": "wine iron cloth"}},
    )
    assert not may(match, {"recruit": {"smyrna": {"garrison": 4}}})
    assert not may(match, {"recruit": {"smyrna": {"galley-1": 3}}})  # two places are left aboard
    match.submit(VENICE, {"recruit": {"smyrna": {"garrison": 1, "galley-1": 2}}})
    assert (port(match, "smyrna").garrison, ship(match, 1).sailors) == (1, 4)
    assert ducats(match, VENICE) == 1700
    assert branch(match, "recruit").blocked  # three were enlisted here this turn


def test_transfers_within_a_zone_keep_five_aboard_and_one_sailor() -> None:
    match = at_table(
        2,
        [(VENICE, "z_venezia", 5, ""), (VENICE, "z_venezia", 1, "wine wine iron cloth")],
        ports={"venezia": {"garrison": 2}},
    )
    assert not may(match, {"crew": {"z_venezia": {"galley-1": 0, "galley-2": 1, "garrison": 7}}})
    assert not may(match, {"crew": {"z_venezia": {"galley-1": 5, "galley-2": 3, "garrison": 0}}})
    match.submit(VENICE, {"crew": {"z_venezia": {"galley-1": 3, "galley-2": 1, "garrison": 4}}})
    match.submit(VENICE, {"cargo": {"galley-2": {"galley-1": {"wine": 1, "iron": 1}}}})
    assert ship(match, 1).goods == ["wine", "iron"]
    assert ship(match, 2).goods == ["wine", "cloth"]
    assert port(match, "venezia").garrison == 4


def test_crews_and_cargo_may_change_places_where_there_is_no_other_room() -> None:
    match = at_table(2, [(VENICE, "z_corfu", 5, ""), (VENICE, "z_corfu", 1, "wine wine iron cloth")])
    match.submit(VENICE, {"crew": {"z_corfu": {"galley-1": 3, "galley-2": 3}}})
    assert asked(match) == (VENICE, "stow")
    match.submit(VENICE, {"wine": 2})
    assert ship(match, 1).goods == ["wine", "wine"]
    assert ship(match, 2).goods == ["cloth", "iron"]


def test_example_movement_passage_refused() -> None:
    """From zone 1, where a Genoese lies, by an empty zone to the Spaniard's; beyond needs his leave."""
    ships = [
        (TURKEY, "z_venezia", 3, ""),
        (GENOA, "z_venezia", 3, ""),
        (SPAIN, "z_corfu", 1, ""),
    ]
    match = at_table(3, ships, order=[TURKEY, VENICE, GENOA, SPAIN])
    match.submit(TURKEY, {"galley-1": "z_ionio"})
    assert ship(match, 1).zone == "z_corfu"
    assert asked(match) == (SPAIN, "passage-turkey")  # nobody asked the Genoese
    match.submit(SPAIN, "no")
    assert ship(match, 1).zone == "z_corfu"
    assert asked(match) == (GENOA, "sail")  # the Turk has nothing left to move


def test_example_movement_passage_granted() -> None:
    ships = [(TURKEY, "z_venezia", 3, ""), (GENOA, "z_venezia", 3, ""), (SPAIN, "z_corfu", 1, "")]
    match = at_table(3, ships, order=[TURKEY, VENICE, GENOA, SPAIN])
    match.submit(TURKEY, {"galley-1": "z_ionio"})
    match.submit(SPAIN, "yes")
    assert ship(match, 1).zone == "z_ionio"


def test_a_galley_moves_as_many_zones_as_it_has_sailors() -> None:
    match = at_table(3, [(VENICE, "z_venezia", 2, "")])
    aims = set(options(offered(match, "galley-1")))
    assert aims == {"z_ragusa", "z_corfu"}
    match.submit(VENICE, {"galley-1": "z_ragusa"})
    assert set(options(offered(match, "galley-1"))) == {"z_venezia", "z_corfu"}
    match.submit(VENICE, {"galley-1": "z_corfu"})
    assert state(match).phase > 3


def test_example_galley_battle() -> None:
    """A Turk with two galleys of three sailors against a Genoese with three sailors, gold and wine."""
    ships = [
        (TURKEY, "z_modon", 3, ""),
        (TURKEY, "z_modon", 3, ""),
        (GENOA, "z_modon", 3, "gold wine"),
    ]
    match = at_table(4, ships, order=[TURKEY, GENOA, VENICE, SPAIN], dice=[2, 3, 4, 3])
    match.submit(TURKEY, {"galley-1": "galley-3"})
    assert (ship(match, 1).sailors, ship(match, 3).sailors) == (1, 2)
    match.submit(TURKEY, {"galley-2": "galley-3"})
    assert ship(match, 2).sailors == 2
    assert asked(match) == (TURKEY, "spoils")

    captured = match.copy()
    captured.submit(TURKEY, {"capture": 1})
    captured.submit(TURKEY, {"gold": 1, "wine": 1})
    assert (ship(captured, 3).seat, ship(captured, 3).sailors) == (TURKEY, 1)
    assert ship(captured, 2).sailors == 1
    assert ship(captured, 3).goods == ["gold", "wine"]

    match.submit(TURKEY, {"sink": {}})
    assert 3 not in state(match).galleys
    assert ship(match, 2).goods == ["gold", "wine"]


@pytest.mark.parametrize(("fort", "garrison"), [(False, 1), (True, 2)])
def test_example_attack_on_smyrna_with_and_without_fort(fort: bool, garrison: int) -> None:
    match = at_table(
        4,
        [(VENICE, "z_smyrna", 5, "")],
        ports={"smyrna": {"owner": TURKEY, "garrison": 4, "fort": fort}},
        dice=[4, 6],
    )
    match.submit(VENICE, {"galley-1": "smyrna"})
    assert port(match, "smyrna").garrison == garrison
    assert ship(match, 1).sailors == 2


def test_losses_are_a_third_rounded_down_and_a_quarter_against_walls() -> None:
    assert [losses(die, 3) for die in range(1, 7)] == [1, 1, 2, 2, 2, 3]
    assert [losses(die, 3, fort=True) for die in range(1, 7)] == [1, 1, 1, 1, 2, 2]


def test_example_sale_in_the_gold_port() -> None:
    """A Genoese in a gold port of the Spaniard that stores wine: spice and iron find a buyer."""
    match = at_table(
        6,
        [(GENOA, "z_tunis", 1, "spice iron gold wine")],
        ports={
            "tunis": {"owner": SPAIN, "garrison": 1, "stored": "wine"},
            "barcelona": {"owner": SPAIN, "garrison": 1},
            "antioch": {"owner": SPAIN, "garrison": 1},
        },
        order=[GENOA, SPAIN, VENICE, TURKEY],
    )
    assert set(options(offered(match, "tunis"))) == {"spice", "iron"}
    events = match.submit(GENOA, {"tunis": ["spice"]})
    assert ducats(match, GENOA) == 2000 + 300
    match.submit(GENOA, {"tunis": "iron"})
    assert ducats(match, GENOA) == 2000 + 300 + 400 + 300  # and the capital pays
    assert "sold" in told(events)
    assert port(match, "tunis").stored == ["wine", "spice", "iron"]
    assert ship(match, 1).goods == ["gold", "wine"]


def test_the_game_ends_after_the_last_phase_of_the_last_turn() -> None:
    match = at_table(6, [(TURKEY, "z_istanbul", 2, "iron")], order=[TURKEY, VENICE, GENOA, SPAIN], turn=8)
    events = match.submit(TURKEY, {"done": {}})
    assert told(events)[-1] == "ended"
    assert match.over
    assert ducats(match, VENICE) == 2300


def test_prosperity_by_parts() -> None:
    held = {"owner": VENICE, "garrison": 1}
    match = at_table(
        6,
        ports={
            "venezia": {"stored": "iron wood gold spice cloth gem"},
            "corfu": {**held, "stored": "wine wood"},
            "modon": {**held, "stored": "wine iron gold spice"},
            "rhodes": {**held, "stored": "wine"},
            "genova": held,
        },
        ducats={VENICE: 1200},
        turn=8,
    )
    assert match.over
    assert parts(state(match), VENICE) == {
        "capital": 10,
        "treasury": 3,  # 1,200 and the 300 of the capital
        "ports": 2,
        "small": 2,
        "medium": 5,
        "great": 10,
    }
    assert parts(state(match), GENOA)["capital"] == 0


def test_acts_at_the_market_can_be_taken_back_one_by_one() -> None:
    match = engine.start("mediterranee", 2, "undo")
    for seat in (VENICE, GENOA):
        match.submit(seat, match.pending()[seat].default)
    match.submit(VENICE, bid(100))
    match.submit(GENOA, bid(0))
    match.submit(VENICE, "1")
    match.submit(VENICE, {"crew": {"z_venezia": {"galley-1": 2, "galley-2": 2, "garrison": 6}}})
    match.submit(VENICE, {"buy": {"galley-1": 2}})
    match.submit(VENICE, {"discard": {"galley-1": {"wine": 1}}})
    match = match.undo(VENICE)
    assert ship(match, 1).goods == ["wine", "wine"]
    match = match.undo(VENICE)
    assert (ship(match, 1).goods, ducats(match, VENICE)) == ([], 1900)


def test_no_move_breaks_a_limit_of_the_rulebook() -> None:
    match = engine.start("mediterranee", 4, "limits")
    for _ in play(match, random_players(4), "limits"):
        s = state(match)
        assert all(purse.ducats >= 0 for purse in s.purses)
        assert min(s.sailors, s.forts, s.galleys_left, *s.goods.values()) >= 0
        for held in s.ports.values():
            assert held.garrison >= 0
            assert len(set(held.stored)) == len(held.stored) <= PORTS[held.id].size
            assert PORTS[held.id].good not in held.stored
        if not any(decision.key == "spoils" for decision in match.pending().values()):
            assert all(galley.sailors >= 1 and galley.room >= 0 for galley in s.galleys.values())
