"""The worked examples of the rulebook: Debbie plays red, Otto green, Esther purple, Wilfred yellow."""

from render.words import Words
from tests.titles.neptun_kit import (
    GREEN,
    PURPLE,
    RED,
    YELLOW,
    about_to_sail,
    choose_oars,
    column,
    destinations,
    discs,
    lay_distances,
    load,
    oar,
    offer,
    score,
    state,
    statuses,
    table,
)


def test_example_olives_to_saguntum_pay_three_temple_points_in_hispania() -> None:
    match = table()
    lay_distances(match, saguntum_tarraco=5)
    load(match, PURPLE, {1: ("olives", "saguntum")})
    about_to_sail(match, PURPLE, port="tarraco", power=1)
    match.submit(PURPLE, {"saguntum": "slot-1"})
    assert state(match).temples["hispania"].points[PURPLE] == 3


def test_example_debbie_refuses_the_first_contract_and_loads_the_second_in_slot_4() -> None:
    match = table()
    offer(
        match,
        column("olives", "saguntum", 1),
        column("salt", "roma", 7),
        column("honey", "tyros", 3),
        column("grain", "roma", 4),
        column("salt", "athenae", 5),
    )
    assert [shown.open for shown in state(match).row] == [True, False, False, False, False]
    match.submit(RED, {"turn": {}})
    branches = destinations(match, RED)
    assert branches["contract-1"].blocked is not None, "a refused contract cannot be taken any more"
    match.submit(RED, {"contract-2": "slot-4"})
    contract = state(match).merchants[RED].manifest[3]
    assert contract is not None
    assert (contract.good, contract.port) == ("salt", "roma")
    assert oar(7) in state(match).merchants[RED].hand


def test_example_otto_takes_the_open_olives_to_saguntum() -> None:
    match = table()
    state(match).order = [GREEN, YELLOW, PURPLE, RED]
    offer(
        match, column("olives", "saguntum", 1, up=True), column("salt", "roma", 7), column("honey", "roma", 3)
    )
    match.submit(GREEN, {"contract-1": "slot-1"})
    contract = state(match).merchants[GREEN].manifest[0]
    assert contract is not None
    assert (contract.good, contract.port) == ("olives", "saguntum")


def test_example_the_next_order_is_green_yellow_purple_red() -> None:
    match = table()
    offer(
        match,
        column("salt", "roma", 7, up=True),
        column("olives", "saguntum", 1, up=True),
        column("honey", "tyros", 5, up=True),
        column("grain", "roma", 3, up=True),
        column("salt", "athenae", 8, up=True),
    )
    for seat in (RED, GREEN, PURPLE, YELLOW):
        match.submit(seat, {"contract-1": "slot-1"})
    assert state(match).order == [GREEN, YELLOW, PURPLE, RED]


def test_example_the_open_leftover_starts_the_second_turn_with_a_gold() -> None:
    match = table()
    offer(
        match,
        *[column("salt", "roma", power, up=True) for power in (1, 2, 3, 4)],
        column("honey", "tyros", 8, up=True),
    )
    for seat in (RED, GREEN, PURPLE, YELLOW):
        match.submit(seat, {"contract-1": "slot-1"})
    first, *rest = state(match).row
    assert (first.good, first.port, first.open, first.gold) == ("honey", "tyros", True, 1)
    assert [shown.open for shown in rest] == [False] * 4
    assert state(match).turn == 2


def test_example_four_oar_cards_make_the_forecast_plus_two() -> None:
    match = table()
    hands = [[oar(6, 1), oar(1)], [oar(5, 2), oar(1)], [oar(3, -1), oar(1)], [oar(2, 0), oar(1)]]
    choose_oars(match, hands)
    for seat, hand in enumerate(hands):
        match.submit(seat, hand[0])
    assert state(match).forecast == 2


def test_example_otto_may_sail_ten_miles_with_wind_5_and_oars_5() -> None:
    match = table()
    about_to_sail(match, GREEN, power=5, wind=5)
    assert "10 miles" in Words("en").say(match.pending()[GREEN].prompt)


def test_example_tyros_to_alexandria_costs_three_miles() -> None:
    match = table()
    lay_distances(match, tyros_alexandria=3)
    about_to_sail(match, RED, port="tyros", power=1, wind=2, gold=0)
    assert set(destinations(match, RED)) == {"tyros", "alexandria"}
    match.submit(RED, {"alexandria": {}})
    assert state(match).merchants[RED].port == "alexandria"


def test_example_otto_delivers_salt_in_leptis_magna_and_then_honey_in_carthago() -> None:
    match = table()
    lay_distances(match, crete_leptis_magna=11, carthago_leptis_magna=4)
    load(match, GREEN, {1: ("salt", "leptis_magna"), 2: ("honey", "carthago")})
    about_to_sail(match, GREEN, power=6)
    match.submit(GREEN, {"leptis_magna": "slot-1"})
    about_to_sail(match, GREEN, port="leptis_magna", power=1)
    match.submit(GREEN, {"carthago": "slot-2"})
    assert statuses(match, GREEN)[:2] == ["fulfilled", "fulfilled"]
    assert state(match).temples["africa"].points[GREEN] == 3


def test_example_debbie_buys_a_mile_from_crete_by_tyros_to_alexandria() -> None:
    """11 miles, 8 of them to Tyros; one is missing for the 4 to Alexandria, where grapes pay 2 points."""
    match = table()
    lay_distances(match, crete_tyros=8, tyros_alexandria=4)
    load(match, RED, {3: ("grapes", "alexandria")})
    about_to_sail(match, RED, power=6, wind=5, gold=5)
    note = destinations(match, RED)["alexandria"].note
    assert note is not None
    assert Words("en").say(note) == "12 miles, −1 gold · pays 2 points in Africa"
    events = match.submit(RED, {"alexandria": "slot-3"})
    assert state(match).merchants[RED].gold == 4
    assert state(match).temples["africa"].points[RED] == 2
    told = [Words("en", ["Debbie"]).say(event.text) for event in events if event.text]
    assert told[0] == "Debbie sails 12 miles via Tyre to Alexandria and pays 1 gold."


def test_example_debbie_loses_saguntum_when_she_goes_to_pergamum() -> None:
    match = table()
    lay_distances(match, crete_pergamum=6)
    load(match, RED, {4: ("olives", "saguntum"), 5: ("salt", "pergamum")})
    about_to_sail(match, RED, power=5)
    match.submit(RED, {"pergamum": "slot-5"})
    assert statuses(match, RED) == ["", "", "", "lost", "fulfilled"]


def test_example_scoring_of_the_first_round_gives_graecia_to_debbie() -> None:
    match = table()
    discs(match, "graecia", {GREEN: 2, RED: 4, PURPLE: 1})
    score(match, letter="A")
    winners = [seat for seat, one in enumerate(state(match).merchants) if "graecia-A1" in one.tiles]
    assert winners == [RED]


def test_example_scoring_of_the_second_round_gives_5_to_wilfred_and_1_to_debbie_below_esther() -> None:
    match = table()
    discs(match, "graecia", {RED: 4, PURPLE: 4, YELLOW: 6})
    score(match, letter="B")
    graecia = {one.seat: one.parts["graecia"] for one in match.game.result(state(match)).scores}
    assert graecia == {YELLOW: 5, RED: 1, PURPLE: 0, GREEN: 0}
