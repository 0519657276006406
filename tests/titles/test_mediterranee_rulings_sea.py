"""Méditerranée: the rulings on sailing, combat, landing, sales and score (9 to 16 and 20), one by one."""

from engine.mediterranee.components import PORTS
from engine.mediterranee.scoring import parts, result
from tests.titles.choices import options
from tests.titles.mediterranee_table import (
    GENOA,
    SPAIN,
    TURKEY,
    VENICE,
    asked,
    at_table,
    ducats,
    has_branch,
    may,
    offered,
    port,
    ship,
    state,
    told,
)


def test_ruling_09_landing_goes_in_turn_order_and_only_where_nobody_stands() -> None:
    ships = [(VENICE, "z_corfu", 2, ""), (GENOA, "z_corfu", 3, ""), (GENOA, "z_genova", 3, "")]
    match = at_table(5, ships, order=[GENOA, VENICE, SPAIN, TURKEY])
    assert asked(match) == (GENOA, "land")
    assert not has_branch(match, "genova")  # an own garrison is not reinforced in this phase
    match.submit(GENOA, {"corfu": {"galley-2": 1}})
    assert port(match, "corfu").owner == GENOA
    assert state(match).phase != 5  # nothing is left for the Venetian


def test_ruling_09_several_sailors_may_land_and_the_owner_may_come_back() -> None:
    match = at_table(
        5,
        [(VENICE, "z_corfu", 3, ""), (VENICE, "z_corfu", 2, "")],
        ports={"corfu": {"owner": VENICE, "garrison": 0}},
    )
    match.submit(VENICE, {"corfu": {"galley-1": 2, "galley-2": 1}})
    assert port(match, "corfu").garrison == 3
    assert [ship(match, number).sailors for number in (1, 2)] == [1, 1]


def test_ruling_09_landing_the_last_sailor_sinks_the_galley_with_its_cargo() -> None:
    match = at_table(5, [(VENICE, "z_corfu", 1, "wine gold")])
    match.submit(VENICE, {"corfu": {"galley-1": 1}})
    assert not state(match).galleys
    assert state(match).goods["gold"] == 15


def test_ruling_10_every_stranger_in_the_zone_must_agree_and_the_aim_is_not_told() -> None:
    ships = [
        (VENICE, "z_venezia", 3, ""),
        (GENOA, "z_ragusa", 1, ""),
        (SPAIN, "z_ragusa", 1, ""),
        (VENICE, "z_genova", 2, ""),
    ]
    match = at_table(3, ships)
    match.submit(VENICE, {"galley-1": "z_corfu"})
    assert set(match.pending()) == {GENOA, SPAIN}
    assert "corfu" not in str(match.pending()[GENOA]).lower()
    match.submit(GENOA, "yes")
    match.submit(SPAIN, "no")
    assert ship(match, 1).zone == "z_ragusa"
    assert not has_branch(match, "galley-1")  # blocked until the end of the turn
    assert has_branch(match, "galley-4")


def test_ruling_10_no_leave_is_needed_to_enter_or_to_leave_the_first_zone() -> None:
    ships = [(VENICE, "z_venezia", 2, ""), (GENOA, "z_venezia", 5, ""), (GENOA, "z_corfu", 5, "")]
    match = at_table(3, ships)
    match.submit(VENICE, {"galley-1": "z_corfu"})
    assert ship(match, 1).zone == "z_corfu"


def test_ruling_10_going_on_from_a_strangers_zone_needs_leave() -> None:
    ships = [(VENICE, "z_venezia", 3, ""), (GENOA, "z_ragusa", 5, "")]
    match = at_table(3, ships)
    match.submit(VENICE, {"galley-1": "z_ragusa"})
    match.submit(VENICE, {"galley-1": "z_venezia"})
    assert asked(match) == (GENOA, "passage-venice")


def test_ruling_10_one_galley_is_finished_before_the_next_moves() -> None:
    ships = [(VENICE, "z_venezia", 3, ""), (VENICE, "z_genova", 3, "")]
    match = at_table(3, ships)
    match.submit(VENICE, {"galley-1": "z_ragusa"})
    match.submit(VENICE, {"galley-2": "z_marseille"})
    assert not has_branch(match, "galley-1")
    assert has_branch(match, "galley-2")


def test_ruling_10_a_way_past_nobody_is_taken_where_there_is_one() -> None:
    ships = [(VENICE, "z_sicilia", 2, ""), (GENOA, "z_corfu", 1, "")]
    match = at_table(3, ships)
    match.submit(VENICE, {"galley-1": "z_modon"})  # by the Ionio, not by Corfu
    assert ship(match, 1).zone == "z_modon"


def test_ruling_11_both_crews_dead_sinks_both_galleys() -> None:
    match = at_table(4, [(VENICE, "z_ionio", 1, "wine"), (GENOA, "z_ionio", 1, "gold")], dice=[6, 6])
    match.submit(VENICE, {"galley-1": "galley-2"})  # in open sea
    assert not state(match).galleys
    assert state(match).goods["wine"] == 15


def test_ruling_11_a_winning_defender_may_take_the_attacker() -> None:
    match = at_table(4, [(VENICE, "z_ionio", 1, "wine"), (GENOA, "z_ionio", 3, "")], dice=[1, 6])
    match.submit(VENICE, {"galley-1": "galley-2"})
    assert asked(match) == (GENOA, "spoils")
    match.submit(GENOA, {"capture": 1})
    assert ship(match, 1).seat == GENOA


def test_ruling_11_a_captured_galley_may_attack_again_this_phase() -> None:
    ships = [(VENICE, "z_ionio", 5, ""), (GENOA, "z_ionio", 1, ""), (SPAIN, "z_ionio", 2, "")]
    match = at_table(4, ships, dice=[1, 1])
    match.submit(VENICE, {"galley-1": "galley-2"})
    match.submit(VENICE, {"capture": 2})
    assert may(match, {"galley-2": "galley-3"})


def test_ruling_11_moving_all_sailors_over_sinks_ones_own_galley() -> None:
    match = at_table(4, [(VENICE, "z_ionio", 3, "wine gold"), (GENOA, "z_ionio", 1, "iron")], dice=[4, 1])
    match.submit(VENICE, {"galley-1": "galley-2"})
    match.submit(VENICE, {"capture": 3})
    assert asked(match) == (VENICE, "stow")  # three goods, and room for two
    match.submit(VENICE, {"gold": 1, "iron": 1})
    assert list(state(match).galleys) == [2]
    assert ship(match, 2).goods == ["gold", "iron"]


def test_ruling_12_a_port_is_attacked_past_galleys_and_a_neutral_one_never() -> None:
    ships = [(VENICE, "z_smyrna", 3, ""), (TURKEY, "z_smyrna", 5, ""), (VENICE, "z_corfu", 3, "")]
    match = at_table(4, ships, ports={"smyrna": {"owner": TURKEY, "garrison": 1}})
    assert set(options(offered(match, "galley-1"))) == {"galley-2", "smyrna"}
    assert not has_branch(match, "galley-3")


def test_ruling_12_a_port_without_a_garrison_is_not_attacked() -> None:
    ships = [(VENICE, "z_smyrna", 3, ""), (VENICE, "z_corfu", 3, "")]
    match = at_table(4, ships, ports={"smyrna": {"owner": TURKEY}, "corfu": {"owner": TURKEY, "garrison": 1}})
    assert not has_branch(match, "galley-1")
    assert has_branch(match, "galley-2")


def test_a_galley_beaten_by_a_garrison_sinks_with_its_cargo_and_nobody_takes_it() -> None:
    match = at_table(
        4, [(VENICE, "z_smyrna", 1, "gold")], ports={"smyrna": {"owner": TURKEY, "garrison": 5}}, dice=[1, 6]
    )
    events = match.submit(VENICE, {"galley-1": "smyrna"})
    assert told(events)[:2] == ["stormed", "sunk"]
    assert not state(match).galleys
    assert (state(match).goods["gold"], port(match, "smyrna").garrison) == (15, 5)
    assert state(match).phase != 4


def test_ruling_12_mutual_annihilation_leaves_flag_fort_and_goods() -> None:
    match = at_table(
        4,
        [(VENICE, "z_smyrna", 1, "gold")],
        ports={"smyrna": {"owner": TURKEY, "garrison": 1, "fort": True, "stored": "wine"}},
        dice=[6, 6],
    )
    match.submit(VENICE, {"galley-1": "smyrna"})
    assert not state(match).galleys
    held = port(match, "smyrna")
    assert (held.owner, held.garrison, held.fort, held.stored) == (TURKEY, 0, True, ["wine"])


def test_ruling_12_fort_and_goods_serve_the_new_owner() -> None:
    match = at_table(
        5,
        [(VENICE, "z_smyrna", 2, "")],
        ports={"smyrna": {"owner": TURKEY, "garrison": 0, "fort": True, "stored": "wine"}},
    )
    match.submit(VENICE, {"smyrna": {"galley-1": 1}})
    held = port(match, "smyrna")
    assert (held.owner, held.fort, held.stored) == (VENICE, True, ["wine"])


def test_ruling_13_a_sale_pays_in_ones_own_port_too() -> None:
    match = at_table(6, [(VENICE, "z_venezia", 2, "iron gold")])
    match.submit(VENICE, {"venezia": ["iron", "gold"]})
    assert ducats(match, VENICE) == 2000 + 200 + 300 + 300


def test_ruling_13_only_the_first_piece_opens_a_new_market() -> None:
    match = at_table(
        6,
        [(VENICE, "z_genova", 3, "gem"), (VENICE, "z_marseille", 3, "gem")],
        ports={"marseille": {"owner": GENOA, "garrison": 1}},
    )
    match.submit(VENICE, {"genova": "gem"})
    assert ducats(match, VENICE) == 2000 + 200 + 1000
    match.submit(VENICE, {"marseille": "gem"})
    assert ducats(match, VENICE) == 3200 + 200 + 300


def test_ruling_13_goods_aboard_galleys_do_not_close_a_market() -> None:
    match = at_table(6, [(VENICE, "z_genova", 3, "gem"), (GENOA, "z_genova", 3, "gem")])
    match.submit(VENICE, {"genova": "gem"})
    assert ducats(match, VENICE) == 2000 + 200 + 1000 + 300


def test_ruling_13_a_small_port_of_another_gives_500_and_a_neutral_one_nothing() -> None:
    ships = [(VENICE, "z_marseille", 3, "gem"), (VENICE, "z_barcelona", 3, "gem")]
    match = at_table(6, ships, ports={"marseille": {"owner": GENOA, "garrison": 1}})
    match.submit(VENICE, {"barcelona": "gem"})
    assert ducats(match, VENICE) == 2200
    match.submit(VENICE, {"marseille": "gem"})
    assert ducats(match, VENICE) == 2200 + 200 + 500 + 300


def test_ruling_13_a_capital_held_by_a_third_player_gives_1000() -> None:
    match = at_table(6, [(VENICE, "z_genova", 3, "gem")], ports={"genova": {"owner": SPAIN, "garrison": 1}})
    match.submit(VENICE, {"genova": "gem"})
    assert ducats(match, VENICE) == 2000 + 200 + 1000 + 300


def test_ruling_14_the_300_only_for_ones_own_capital_and_never_for_the_captor() -> None:
    match = at_table(6, ports={"genova": {"owner": VENICE, "garrison": 1}})
    assert (ducats(match, VENICE), ducats(match, GENOA)) == (2300, 2000)


def test_ruling_15_an_unfilled_own_capital_is_worth_10_and_a_foreign_one_1() -> None:
    match = at_table(2, ports={"genova": {"owner": VENICE, "garrison": 1}})
    points = parts(state(match), VENICE)
    assert (points["capital"], points["ports"]) == (10, 1)
    assert sum(parts(state(match), SPAIN).values()) == 14  # the position everybody starts with


def test_ruling_16_ties_go_to_ducats_then_ports_then_are_shared() -> None:
    match = at_table(2, ducats={VENICE: 2000, GENOA: 2400, SPAIN: 2000, TURKEY: 2000})
    assert result(state(match)).winners == [GENOA]
    assert [score.place for score in result(state(match)).scores] == [1, 2, 2, 2]
    full, half = {"owner": VENICE, "stored": "wine wood"}, {"owner": GENOA}
    match = at_table(2, ports={"corfu": full, "rhodes": half, "creta": half})
    first, second = result(state(match)).scores[:2]
    assert first.total == second.total
    assert (first.seat, second.seat) == (GENOA, VENICE)


def test_ruling_20_unused_capitals_are_neutral_ports_without_bonus_or_income() -> None:
    match = at_table(5, [(VENICE, "z_istanbul", 2, "gem")], seats=2)
    assert PORTS["istanbul"].size == 6
    match.submit(VENICE, {"istanbul": {"galley-1": 1}})
    assert port(match, "istanbul").owner == VENICE
    match.submit(VENICE, {"istanbul": "gem"})
    assert ducats(match, VENICE) == 2000 + 200 + 300
    full = {"owner": VENICE, "garrison": 1, "stored": "wine iron wood gold spice gem"}
    match = at_table(2, seats=2, ports={"istanbul": full})
    assert parts(state(match), VENICE)["great"] == 10
