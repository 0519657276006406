"""What is answered in Neptun for a player whose time is up."""

import pytest

from neptun.engine.components import PERSONAL
from tests.titles.choices import known
from tests.titles.neptun_kit import (
    RED,
    about_to_sail,
    choose_oars,
    column,
    end_of_sailing,
    lay_distances,
    load,
    oar,
    offer,
    state,
    table,
)


def test_the_clock_fulfils_the_first_contract_where_no_gold_is_needed() -> None:
    match = table()
    lay_distances(match, crete_athenae=4)
    load(match, RED, {2: ("salt", "athenae"), 3: ("grain", "roma")})
    about_to_sail(match, RED, power=4)
    assert match.pending()[RED].default == {"athenae": "slot-2-more"}, "with a temple point for 3 of 5 gold"


def test_the_clock_sails_towards_a_contract_that_it_does_not_reach() -> None:
    match = table()
    lay_distances(match, crete_athenae=6, athenae_brundisium=6)
    load(match, RED, {2: ("salt", "brundisium")})
    about_to_sail(match, RED, power=4)
    assert match.pending()[RED].default == {"athenae": {}}


def test_the_clock_gives_up_a_contract_that_would_cost_two_others() -> None:
    """Malaca and back would take all five turns; Athenae and Thessalonica are next door."""
    match = table()
    lay_distances(
        match,
        crete_athenae=4,
        athenae_thessalonica=4,
        crete_leptis_magna=13,
        carthago_leptis_magna=8,
        malaca_carthago=13,
    )
    load(match, RED, {1: ("grapes", "malaca"), 2: ("salt", "athenae"), 3: ("grapes", "thessalonica")})
    about_to_sail(match, RED, power=4, gold=2)
    assert match.pending()[RED].default == {"athenae": "slot-2"}


def test_the_clock_loads_where_the_route_stays_short() -> None:
    """Tyros before Alexandria, for 8 and 3 miles from Crete."""
    match = table()
    lay_distances(match, crete_tyros=8, tyros_alexandria=3)
    offer(match, column("salt", "tyros", 1, up=True), column("honey", "roma", 2))
    load(match, RED, {3: ("grapes", "alexandria")})
    match.ask_anew()
    assert match.pending()[RED].default == {"contract-1": "slot-1"}


def test_the_clock_takes_what_pays_best_by_the_games_own_prices() -> None:
    """Three points are worth 9 gold, less 3 more miles than to Athenae for 4 gold."""
    match = table()
    lay_distances(match, crete_athenae=4, crete_pergamum=7)
    offer(match, column("olives", "athenae", 1, up=True), column("salt", "pergamum", 2, up=True))
    assert list(known(match.pending()[RED].default)) == ["contract-2"]


def test_the_clock_rows_no_harder_than_it_must() -> None:
    match = table()
    lay_distances(match, crete_athenae=8)
    load(match, RED, {2: ("salt", "athenae")})
    choose_oars(match, [[oar(8), oar(3), oar(2), PERSONAL[0]]] * 4)
    assert match.pending()[RED].default == oar(3)


@pytest.mark.parametrize(
    ("hand", "order"),
    [
        ([oar(8), oar(2), oar(1)], {oar(2): {"athenae": "slot-5-more"}}),
        ([oar(1), PERSONAL[1]], {"no": {}}),
    ],
)
def test_the_clock_sails_on_if_that_costs_neither_gold_nor_a_personal_card(
    hand: list[str], order: object
) -> None:
    match = table()
    lay_distances(match, crete_athenae=7)
    load(match, RED, {5: ("salt", "athenae")})
    state(match).merchants[RED].hand, state(match).wind = hand, 5
    end_of_sailing(match)
    assert match.pending()[RED].default == order
