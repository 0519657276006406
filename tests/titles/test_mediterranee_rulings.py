"""Méditerranée: the rulings on order, market and supplies (1 to 8 and 17 to 19), one by one."""

import pytest

import engine
from engine.mediterranee import scoring
from engine.mediterranee.components import BOX, PORTS
from tests.titles.choices import known, of_kind, parts
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


def test_ruling_01_the_turn_marker_stays_on_1_in_the_first_turn() -> None:
    match = engine.start("mediterranee", 2, "test")
    for seat in (0, 1):
        match.submit(seat, match.pending()[seat].default)
    assert (state(match).turn, state(match).phase) == (1, 1)
    assert state(at_table(6, turn=1)).turn == 2


def test_ruling_02_bids_in_hundreds_everybody_pays_and_ties_are_thrown_again() -> None:
    match = at_table(1, seats=3, dice=[4, 4, 2, 5])
    with pytest.raises(engine.Illegal):
        match.submit(VENICE, bid(150))
    with pytest.raises(engine.Illegal):
        match.submit(VENICE, bid(2100))
    for seat, money in ((VENICE, 200), (GENOA, 200), (SPAIN, 0)):
        match.submit(seat, bid(money))
    assert asked(match) == (GENOA, "place")  # 4 and 4, then 2 and 5
    assert not may(match, "4")  # with three players there is no fourth place
    match.submit(GENOA, "2")
    assert not may(match, "2")
    match.submit(VENICE, "3")
    assert state(match).order == [SPAIN, GENOA, VENICE]
    assert [ducats(match, seat) for seat in range(3)] == [1800, 1800, 2000]


def test_ruling_02_nobody_bids_and_the_die_fills_all_places() -> None:
    match = at_table(1, seats=3, dice=[1, 6, 3])
    for seat in range(3):
        match.submit(seat, bid(0))
    assert state(match).order == [GENOA, SPAIN, VENICE]


IN_GENOESE_MARSEILLE = [(VENICE, "z_marseille", 2, "")]
MARSEILLE = {"marseille": {"owner": GENOA, "garrison": 1}}


def test_ruling_03_the_owner_names_a_price_and_the_buyer_takes_it() -> None:
    match = at_table(2, IN_GENOESE_MARSEILLE, ports=MARSEILLE)
    match.submit(VENICE, {"buy": {"galley-1": {"enquire": {}}}})
    assert asked(match) == (GENOA, "price")
    assert not may(match, {"price": 400})
    match.submit(GENOA, {"price": 200})
    match.submit(VENICE, {"buy": {"galley-1": {"take": 2}}})
    assert (ducats(match, VENICE), ducats(match, GENOA)) == (1600, 2400)
    assert ship(match, 1).goods == ["cloth", "cloth"]


def test_ruling_03_one_counter_offer_then_the_first_price_or_nothing() -> None:
    match = at_table(2, IN_GENOESE_MARSEILLE, ports=MARSEILLE)
    match.submit(VENICE, {"buy": {"galley-1": {"enquire": {}}}})
    match.submit(GENOA, {"most": {}})
    assert not may(match, {"buy": {"galley-1": {"offer": {"1": 300}}}})  # a counter-offer is lower
    assert not may(match, {"buy": {"galley-1": {"offer": {"1": 0}}}})
    match.submit(VENICE, {"buy": {"galley-1": {"offer": {"2": 100}}}})
    assert asked(match) == (GENOA, "haggle")
    match.submit(GENOA, "no")
    assert not may(match, {"buy": {"galley-1": {"offer": {"1": 200}}}})
    match.submit(VENICE, {"buy": {"galley-1": {"take": 1}}})
    assert (ducats(match, VENICE), ducats(match, GENOA)) == (1700, 2300)


def test_ruling_03_an_accepted_counter_offer_buys_at_once() -> None:
    match = at_table(2, IN_GENOESE_MARSEILLE, ports=MARSEILLE)
    match.submit(VENICE, {"buy": {"galley-1": {"enquire": {}}}})
    match.submit(GENOA, {"most": {}})
    match.submit(VENICE, {"buy": {"galley-1": {"offer": {"3": 200}}}})
    match.submit(GENOA, "yes")
    assert ship(match, 1).goods == ["cloth"] * 3
    assert ducats(match, GENOA) == 2600


def test_ruling_03_with_a_standing_price_nobody_has_to_wait() -> None:
    match = at_table(2, IN_GENOESE_MARSEILLE, ports=MARSEILLE, tariffs={GENOA: {"cloth": (1000, 200)}})
    match.submit(VENICE, {"buy": {"galley-1": {"take": 1}}})
    assert ducats(match, VENICE) == 1700  # 1,000 is more than may be asked without a monopoly
    events = match.submit(VENICE, {"buy": {"galley-1": {"offer": {"1": 200}}}})
    assert "bought" in told(events)
    assert asked(match) == (VENICE, "market")


def test_ruling_03_a_standing_price_refuses_what_is_too_low_at_once() -> None:
    match = at_table(2, IN_GENOESE_MARSEILLE, ports=MARSEILLE, tariffs={GENOA: {"cloth": (300, 200)}})
    events = match.submit(VENICE, {"buy": {"galley-1": {"offer": {"1": 100}}}})
    assert told(events) == ["haggle-refused"]
    assert asked(match) == (VENICE, "market")


def test_ruling_03_a_player_sets_and_drops_standing_prices_at_the_market() -> None:
    match = at_table(2)
    match.submit(VENICE, {"tariff": {"wine": {"price": {"ask": 300, "floor": 200}}}})
    assert match.view(VENICE).tariffs["wine"].floor == 200
    assert not match.view(GENOA).tariffs
    venezia = next(seen for seen in match.view(GENOA).ports if seen.id == "venezia")
    assert venezia.asks == 300
    match.submit(VENICE, {"tariff": {"wine": {"ask-me": {}}}})
    assert not match.view(VENICE).tariffs


def test_ruling_04_a_monopoly_needs_every_printed_port_even_unused_capitals() -> None:
    iron = {name: {"owner": GENOA, "garrison": 1} for name in ("barcelona", "corfu", "rhodes")}
    at_corfu = [(VENICE, "z_corfu", 2, "")]
    with_all = at_table(2, at_corfu, ports=iron)
    with_all.submit(VENICE, {"buy": {"galley-1": {"enquire": {}}}})
    assert may(with_all, {"price": 1000})
    without_one = at_table(2, at_corfu, ports={name: iron[name] for name in ("barcelona", "corfu")})
    without_one.submit(VENICE, {"buy": {"galley-1": {"enquire": {}}}})
    assert not may(without_one, {"price": 400})

    cloth = {name: {"owner": GENOA, "garrison": 1} for name in ("marseille", "civitavecchia", "acre")}
    for_two = at_table(2, [(VENICE, "z_acre", 2, "")], seats=2, ports=cloth)
    for_two.submit(VENICE, {"buy": {"galley-1": {"enquire": {}}}})
    assert not may(for_two, {"price": 400})  # Istanbul produces cloth too, and nobody holds it


def test_ruling_04_the_owner_of_cyrena_always_has_a_monopoly() -> None:
    match = at_table(2, [(VENICE, "z_cyrena", 2, "")], ports={"cyrena": {"owner": GENOA, "garrison": 1}})
    match.submit(VENICE, {"buy": {"galley-1": {"enquire": {}}}})
    match.submit(GENOA, {"most": {}})
    match.submit(VENICE, {"buy": {"galley-1": {"take": 2}}})
    assert (ducats(match, VENICE), ducats(match, GENOA)) == (0, 4000)


def test_ruling_05_goods_needed_for_building_stay_in_the_warehouse() -> None:
    match = at_table(2, ports={"tunis": {"owner": VENICE, "garrison": 2, "stored": "wood iron"}})
    match.submit(VENICE, {"galley": {"tunis": {"garrison": 1}}})
    assert port(match, "tunis").stored == ["wood", "iron"]


def test_ruling_06_a_galley_gets_a_sailor_at_once_or_is_not_built() -> None:
    shipyard = {"owner": VENICE, "garrison": 0, "stored": "iron"}
    match = at_table(2, ports={"modon": shipyard}, ducats={VENICE: 500})
    assert branch(match, "galley").blocked  # nobody ashore, no money to enlist
    match = at_table(2, ports={"modon": shipyard}, ducats={VENICE: 600})
    match.submit(VENICE, {"galley": {"modon": {"hired": 1}}})
    assert ship(match, 1).sailors == 1
    assert ducats(match, VENICE) == 0
    match = at_table(2, [(VENICE, "z_modon", 3, "")], ports={"modon": shipyard}, ducats={VENICE: 500})
    assert not may(match, {"galley": {"modon": {"galley-1": 3}}})
    match.submit(VENICE, {"galley": {"modon": {"galley-1": 2}}})
    assert (ship(match, 1).sailors, ship(match, 2).sailors) == (1, 2)


def test_ruling_06_no_galley_is_built_when_the_box_has_none() -> None:
    ships = [(GENOA, "z_mar_nero", 1, "")] * 28
    match = at_table(2, ships, ports={"modon": {"owner": VENICE, "garrison": 2, "stored": "iron"}})
    assert branch(match, "galley").blocked


def test_ruling_07_recruiting_counts_stored_goods_only() -> None:
    match = at_table(2, ports={"venezia": {"garrison": 2}})
    assert branch(match, "recruit").blocked


def test_ruling_08_an_emptied_port_keeps_its_flag() -> None:
    match = at_table(
        2,
        [(VENICE, "z_corfu", 1, "")],
        ports={"corfu": {"owner": VENICE, "garrison": 2, "stored": "wine wood"}},
    )
    match.submit(VENICE, {"crew": {"z_corfu": {"galley-1": 3, "garrison": 0}}})
    assert (port(match, "corfu").owner, port(match, "corfu").garrison) == (VENICE, 0)
    assert scoring.parts(state(match), VENICE)["small"] == 2
    assert may(match, {"buy": {"galley-1": 2}})


def test_ruling_08_a_port_whose_garrison_died_keeps_its_flag_if_nobody_lands() -> None:
    match = at_table(
        4,
        [(VENICE, "z_smyrna", 3, "")],
        ports={"smyrna": {"owner": TURKEY, "garrison": 1}},
        dice=[6, 1],
    )
    match.submit(VENICE, {"galley-1": "smyrna"})
    assert asked(match) == (VENICE, "land")
    match.submit(VENICE, {"done": {}})
    assert (port(match, "smyrna").owner, port(match, "smyrna").garrison) == (TURKEY, 0)


SIDE_BY_SIDE = [(VENICE, "z_corfu", 2, "wine wine"), (GENOA, "z_corfu", 3, "iron")]


def test_ruling_17_goods_are_sold_from_galley_to_galley() -> None:
    match = at_table(2, SIDE_BY_SIDE)
    offer = {"sell": {"goods": {"wine": 1}, "price": 700}}
    match.submit(VENICE, {"trade": {"galley-1": {"galley-2": offer}}})
    assert asked(match) == (GENOA, "trade")
    match.submit(GENOA, {"accept": {}})
    assert ship(match, 2).goods == ["wine", "iron"]
    assert (ducats(match, VENICE), ducats(match, GENOA)) == (2700, 1300)


def test_ruling_17_offer_counter_offer_and_the_last_word() -> None:
    match = at_table(2, SIDE_BY_SIDE)
    match.submit(VENICE, {"trade": {"galley-1": {"galley-2": {"buy": {"goods": {"iron": 1}, "price": 100}}}}})
    assert not may(match, {"counter": 100})
    match.submit(GENOA, {"counter": 400})
    assert asked(match) == (VENICE, "trade-counter")
    match.submit(VENICE, "no")
    assert asked(match) == (GENOA, "trade-counter")
    match.submit(GENOA, "yes")
    assert ship(match, 1).goods == ["wine", "wine", "iron"]
    assert ducats(match, GENOA) == 2100


def test_proposals_in_one_market_have_an_end() -> None:
    match = at_table(2, SIDE_BY_SIDE)
    offer = {"trade": {"galley-1": {"galley-2": {"sell": {"goods": {"wine": 1}, "price": 700}}}}}
    for _ in range(BOX.limits.proposals):
        match.submit(VENICE, offer)
        match.submit(GENOA, {"refuse": {}})
    assert not may(match, offer)
    assert known(branch(match, "trade").blocked).key == "mediterranee-blocked-trade-enough"
    match.submit(VENICE, {"done": {}})
    back = {"trade": {"galley-2": {"galley-1": {"sell": {"goods": {"iron": 1}, "price": 700}}}}}
    assert may(match, back), "the next player may propose as often"


def test_ruling_17_a_counter_offer_that_is_accepted_holds() -> None:
    match = at_table(2, SIDE_BY_SIDE)
    match.submit(
        VENICE, {"trade": {"galley-1": {"galley-2": {"sell": {"goods": {"wine": 1}, "price": 900}}}}}
    )
    match.submit(GENOA, {"counter": 0})
    match.submit(VENICE, "yes")
    assert ship(match, 2).goods == ["wine", "iron"]
    assert ducats(match, VENICE) == 2000


def test_ruling_17_nobody_deals_in_open_sea() -> None:
    ships = [(VENICE, "z_ionio", 2, "wine"), (GENOA, "z_ionio", 3, "iron")]
    assert branch(at_table(2, ships), "trade").blocked


def test_ruling_17_whether_a_buyer_can_pay_is_seen_by_the_buyer_alone() -> None:
    for money in (0, 5000):
        match = at_table(2, SIDE_BY_SIDE, ducats={GENOA: money})
        deal = offered(match, "trade", "galley-1", "galley-2", "sell")
        assert of_kind(parts(deal)["price"], engine.Amount).high == 10_000
        offer = {"sell": {"goods": {"wine": 1}, "price": 700}}
        match.submit(VENICE, {"trade": {"galley-1": {"galley-2": offer}}})
        assert may(match, {"accept": {}}) is (money >= 700)


def test_ruling_18_goods_are_thrown_away_anywhere_and_sailors_dismissed_in_strange_ports() -> None:
    ships = [(VENICE, "z_ionio", 3, "wine"), (VENICE, "z_corfu", 3, ""), (VENICE, "z_venezia", 3, "")]
    match = at_table(2, ships)
    match.submit(VENICE, {"discard": {"galley-1": {"wine": 1}}})
    assert state(match).goods["wine"] == 15
    assert not may(match, {"dismiss": {"galley-2": 3}})
    before = state(match).sailors
    match.submit(VENICE, {"dismiss": {"galley-2": 2}})
    assert state(match).sailors == before + 2
    assert branch(match, "dismiss").blocked  # not at sea, not in one's own port


def test_ruling_18_in_ones_own_port_sailors_join_the_garrison() -> None:
    match = at_table(2, [(VENICE, "z_venezia", 3, "")], ports={"venezia": {"garrison": 1}})
    match.submit(VENICE, {"crew": {"z_venezia": {"galley-1": 1, "garrison": 3}}})
    assert port(match, "venezia").garrison == 3


def test_ruling_19_what_the_box_has_not_cannot_be_had() -> None:
    ships = [(GENOA, "z_mar_nero", 1, "gold gold gold gold")] * 4
    ships.append((VENICE, "z_tunis", 1, ""))
    match = at_table(2, [*ships[:3], (GENOA, "z_mar_nero", 2, "gold gold"), ships[4]])
    assert of_kind(offered(match, "buy", "galley-5"), engine.Amount).high == 1
    match = at_table(2, [*ships[:3], (GENOA, "z_mar_nero", 2, "gold gold gold"), ships[4]])
    assert branch(match, "buy").blocked
    plain = at_table(2)
    most = port(plain, "genova").garrison + state(plain).sailors
    for ashore, possible in ((most - 1, True), (most, False)):
        crowded = at_table(
            2, ports={"corfu": {"owner": VENICE, "stored": "wine"}, "genova": {"garrison": ashore}}
        )
        assert (branch(crowded, "recruit").blocked is None) is possible


def test_ruling_19_no_fort_is_built_when_the_box_has_none() -> None:
    others = [name for name in PORTS if name != "tunis"]
    for built, possible in ((19, True), (20, False)):
        walled = {name: {"fort": True} for name in others[:built]}
        match = at_table(2, ports={**walled, "tunis": {"owner": VENICE, "stored": "wood"}})
        assert may(match, {"fort": "tunis"}) is possible
