"""Méditerranée: what people laughed at when they watched the usual bot, each as a position of its own."""

import engine
from tests.kit import play, usual_bots
from tests.titles.mediterranee_table import (
    GENOA,
    SPAIN,
    TURKEY,
    VENICE,
    Ports,
    at_table,
    port,
    ship,
    state,
    told,
)


def answer_of(match: engine.Match, seat: int, seed: str = "house") -> engine.Answer:
    """What the usual bot answers for a seat."""
    return match.game.usual_bot().answer(match.view(seat), match.pending()[seat], engine.Rng(seed))


def let_play(match: engine.Match, seat: int, key: str) -> list[engine.Event]:
    """The usual bot answers for a seat as long as it is asked this."""
    events: list[engine.Event] = []
    while seat in match.pending() and match.pending()[seat].key == key:
        events += match.submit(seat, answer_of(match, seat))
    return events


def test_it_does_not_strip_its_capital_with_an_enemy_next_door() -> None:
    ships = [(VENICE, "z_venezia", 2, ""), (VENICE, "z_venezia", 2, ""), (TURKEY, "z_ragusa", 5, "")]
    match = at_table(2, ships, ports={"venezia": {"garrison": 5}})
    let_play(match, VENICE, "market")
    assert port(match, "venezia").garrison >= 5


def test_a_galley_stays_beside_a_capital_where_a_rival_lies() -> None:
    ships = [(VENICE, "z_venezia", 3, "wine"), (VENICE, "z_venezia", 3, "wine"), (TURKEY, "z_venezia", 5, "")]
    match = at_table(3, ships, ports={"venezia": {"garrison": 2}})
    let_play(match, VENICE, "sail")
    assert [ship(match, number).zone for number in (1, 2)].count("z_venezia") == 1


def test_it_does_not_herd_its_galleys_to_one_free_slot() -> None:
    held = {"corfu": {"owner": VENICE, "garrison": 1, "stored": "wine"}}
    match = at_table(3, [(VENICE, "z_ionio", 2, "gold")] * 4, turn=8, ports=held)
    let_play(match, VENICE, "sail")
    assert [ship(match, number).zone for number in range(1, 5)].count("z_corfu") == 1


def test_it_does_not_sail_to_a_port_that_somebody_takes_before_it() -> None:
    ships = [(VENICE, "z_ionio", 2, ""), (GENOA, "z_modon", 2, "")]
    for order, there in (([GENOA, VENICE, SPAIN, TURKEY], False), ([VENICE, GENOA, SPAIN, TURKEY], True)):
        match = at_table(3, ships, order=order, ports={"modon": {"stored": "wine iron gold spice"}})
        if not there:
            match.submit(GENOA, {"done": {}})
        assert (answer_of(match, VENICE) == {"galley-1": "z_modon"}) is there


def test_it_takes_two_jewels_for_nothing() -> None:
    match = at_table(2, [(VENICE, "z_corfu", 2, "gem gem"), (GENOA, "z_corfu", 2, "")])
    gift = {"sell": {"goods": {"gem": 2}, "price": 0}}
    match.submit(VENICE, {"trade": {"galley-1": {"galley-2": gift}}})
    assert answer_of(match, GENOA) == {"accept": {}}


def test_it_sells_what_is_worth_more_to_the_buyer_and_names_its_price_below() -> None:
    ships = [(VENICE, "z_corfu", 1, ""), (GENOA, "z_corfu", 1, "gem gem gem gold")]
    for price, does in ((4000, "accept"), (100, "counter")):
        match = at_table(2, ships, ducats={VENICE: 6000})
        lot = {"goods": {"gem": 3, "gold": 1}, "price": price}
        match.submit(VENICE, {"trade": {"galley-1": {"galley-2": {"buy": lot}}}})
        assert list(answer_of(match, GENOA)) == [does]


def test_nobody_can_be_sure_how_little_it_takes() -> None:
    match = at_table(
        2, [(VENICE, "z_marseille", 2, "")], ports={"marseille": {"owner": GENOA, "garrison": 1}}
    )
    match.submit(VENICE, {"buy": {"galley-1": {"enquire": {}}}})
    match.submit(GENOA, {"price": 300})
    match.submit(VENICE, {"buy": {"galley-1": {"offer": {"1": 200}}}})
    assert {answer_of(match, GENOA, str(number)) for number in range(20)} == {"yes", "no"}


def test_it_proposes_a_deal_that_both_sides_gain_by_and_does_not_insist() -> None:
    ships = [(VENICE, "z_corfu", 2, "wood wood"), (GENOA, "z_corfu", 2, "gem gem")]
    lacking = {"venezia": {"stored": "iron wood gold spice cloth"}}
    match = at_table(2, ships, ports=lacking, ducats={VENICE: 6000})
    let_play(match, VENICE, "market")
    assert match.pending()[GENOA].key == "trade"
    match.submit(GENOA, {"refuse": {}})
    events = let_play(match, VENICE, "market")
    assert not [key for key in told(events) if key.startswith(("trade", "swap"))]


def test_it_sets_a_standing_price_for_what_its_ports_produce() -> None:
    match = at_table(2, [(VENICE, "z_ionio", 1, "")])
    let_play(match, VENICE, "market")
    assert list(match.view(VENICE).tariffs) == ["wine"]


def test_it_fetches_the_last_good_for_its_capital() -> None:
    held: Ports = {
        "venezia": {"stored": "iron wood gold spice cloth", "garrison": 5},
        "cyrena": {"owner": TURKEY, "garrison": 5},
    }
    match = at_table(3, [(VENICE, "z_sirte", 4, "")], turn=3, ports=held)
    assert answer_of(match, VENICE) == {"galley-1": "z_cyrena"}


def test_it_loads_what_is_worth_most_and_not_by_the_alphabet() -> None:
    ships = [(VENICE, "z_ionio", 4, ""), (GENOA, "z_ionio", 1, "cloth gem"), (GENOA, "z_ionio", 5, "")]
    match = at_table(4, ships, dice=[6, 1])
    match.submit(VENICE, {"galley-1": "galley-2"})
    match.submit(VENICE, {"sink": {}})
    assert match.pending()[VENICE].key == "stow"
    assert answer_of(match, VENICE) == {"gem": 1}
    assert match.pending()[VENICE].default == {"gem": 1}


def test_openings_vary_among_what_is_nearly_as_good() -> None:
    openings = set()
    for number in range(6):
        match = engine.start("mediterranee", 4, "opening")
        for _ in play(match, usual_bots(match), f"opening {number}"):
            if state(match).turn == 2:
                break
        openings.add(tuple(galley.zone for galley in state(match).galleys.values()))
    assert len(openings) >= 4


def test_it_bids_for_a_port_that_others_could_take_first_and_not_for_nothing() -> None:
    """The same port, once with a rival's galley in reach of it and once without."""
    ships = [(VENICE, "z_ionio", 2, "")]
    rich: Ports = {"modon": {"stored": "wine iron gold spice"}}
    bids = {}
    for rival in ("z_modon", "z_barcelona"):
        match = at_table(1, [*ships, (GENOA, rival, 2, "")], ports=rich)
        bids[rival] = max(answer_of(match, VENICE, str(number))["bid"] for number in range(6))
    assert bids["z_modon"] >= 100
    assert bids["z_barcelona"] == 0


def test_no_galley_stays_at_home_in_the_first_turn() -> None:
    idle = 0
    for number in range(3):
        match = engine.start("mediterranee", 4, f"first turn {number}")
        homes: dict[int, str] = {}
        for _ in play(match, usual_bots(match), f"first turn {number}"):
            if state(match).turn == 2:
                break
            homes = homes or {galley.number: galley.zone for galley in state(match).galleys.values()}
        idle += sum(state(match).galleys[galley].zone == zone for galley, zone in homes.items())
    assert idle == 0


def test_a_port_within_reach_of_a_strong_galley_gets_a_second_sailor() -> None:
    ours: Ports = {"corfu": {"owner": VENICE, "garrison": 1}}
    for crew, garrison in ((4, 2), (2, 1)):
        match = at_table(2, [(VENICE, "z_corfu", 4, ""), (GENOA, "z_modon", crew, "")], ports=ours)
        let_play(match, VENICE, "market")
        assert port(match, "corfu").garrison == garrison


def test_a_search_does_not_try_one_sailor_against_three() -> None:
    for own, theirs, tried in ((1, 3, False), (5, 1, True)):
        match = at_table(4, [(VENICE, "z_ionio", own, ""), (GENOA, "z_ionio", theirs, "wine")], turn=4)
        decision = match.pending()[VENICE]
        weighed = match.game.judgement().weigh(match.view(VENICE), decision, engine.Rng("combat"))
        assert ({"galley-1": "galley-2"} in [option.answer for option in weighed]) is tried
