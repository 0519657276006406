"""Méditerranée: who is asked when. The rules stay as printed; each test is named by the sentence it keeps."""

from collections.abc import Sequence

import pytest

import engine
from engine import codec
from engine.mediterranee.auction import Auction
from tests.kit import imagined
from tests.titles.choices import branches, of_kind
from tests.titles.mediterranee_table import (
    GENOA,
    SPAIN,
    TURKEY,
    VENICE,
    Ports,
    asked,
    at_table,
    bid,
    branch,
    ducats,
    has_branch,
    may,
    offered,
    port,
    settle,
    ship,
    state,
    told,
)

# --- the auction


def test_the_highest_bid_chooses_its_place_by_the_wishes_named_with_it() -> None:
    match = at_table(1)
    for seat, answer in (
        (VENICE, bid(300, "4", "2")),
        (TURKEY, bid(500, "4")),
        (GENOA, bid(200, "1")),
        (SPAIN, bid(0)),
    ):
        match.submit(seat, answer)
    assert state(match).order == [GENOA, VENICE, SPAIN, TURKEY]
    assert asked(match) == (GENOA, "market")


def test_whoever_named_no_free_place_chooses_when_it_comes_to_it() -> None:
    match = at_table(1)
    for seat, answer in ((VENICE, bid(300, "4")), (TURKEY, bid(500, "4")), (GENOA, bid(0)), (SPAIN, bid(0))):
        match.submit(seat, answer)
    assert asked(match) == (VENICE, "place")
    match.submit(VENICE, "1")
    assert state(match).order[0] == VENICE


def test_those_who_bid_nothing_throw_for_what_is_left_whatever_they_wished_for() -> None:
    match = at_table(1, seats=3, dice=[2, 5])
    for seat, answer in ((VENICE, bid(0, "1")), (GENOA, bid(100, "2")), (SPAIN, bid(0, "3"))):
        match.submit(seat, answer)
    assert state(match).order == [SPAIN, GENOA, VENICE]


def test_wishes_are_not_shown_before_they_count() -> None:
    match = at_table(1)
    match.submit(VENICE, bid(300, "2", "3"))
    match.submit(TURKEY, bid(500))
    match.submit(GENOA, bid(0))
    match.submit(SPAIN, bid(0))
    assert asked(match) == (TURKEY, "place")
    other = imagined(match, TURKEY, "wishes")
    assert codec.encode(other.state) != codec.encode(match.state)
    assert other.pending() == match.pending()


def test_a_bare_bid_that_was_sealed_by_earlier_rules_counts() -> None:
    match = at_table(1)
    of_kind(match.state.stack[-1], Auction).sealed = {VENICE: 300, TURKEY: 500}
    match.ask_anew()
    match.submit(GENOA, bid(0))
    match.submit(SPAIN, bid(0))
    assert asked(match) == (TURKEY, "place")
    assert ducats(match, VENICE) == 1700


RUINED = {"venezia": {"owner": GENOA, "garrison": 1}}


def test_a_ruined_player_holds_up_no_auction() -> None:
    ships = [(seat, "z_ionio", 1, "") for seat in (GENOA, SPAIN, TURKEY)]
    match = at_table(1, ships, ports=RUINED, ducats={VENICE: 0})
    assert set(match.pending()) == {GENOA, SPAIN, TURKEY}
    for seat in (GENOA, SPAIN, TURKEY):
        match.submit(seat, bid(100, "1", "2", "3"))
    assert state(match).order[3] == VENICE
    assert VENICE in at_table(1, ships, ports=RUINED, ducats={VENICE: 100}).pending()


@pytest.mark.parametrize("money", [0, 700])
def test_that_a_ruined_player_is_not_asked_tells_no_more_than_that(money: int) -> None:
    match = at_table(1, ports=RUINED, ducats={VENICE: money})
    for number in range(8):
        other = imagined(match, GENOA, str(number))
        assert (VENICE in other.pending()) is (money > 0)


# --- prices

TWO_IN_MARSEILLE = [(VENICE, "z_marseille", 3, ""), (VENICE, "z_marseille", 2, "")]
MARSEILLE = {"marseille": {"owner": GENOA, "garrison": 1}}


def test_a_price_agreed_holds_for_the_number_agreed_on_all_galleys_in_the_port() -> None:
    match = at_table(2, TWO_IN_MARSEILLE, ports=MARSEILLE)
    match.submit(VENICE, {"buy": {"galley-1": {"enquire": {}}}})
    match.submit(GENOA, {"most": {}})
    match.submit(VENICE, {"buy": {"galley-1": {"offer": {"4": 200}}}})
    events = match.submit(GENOA, "yes")
    assert told(events) == ["haggle-agreed", "bought", "bought"]
    assert (ship(match, 1).goods, ship(match, 2).goods) == (["cloth"] * 2, ["cloth"] * 2)
    match.submit(VENICE, {"buy": {"galley-2": {"take": 1}}})
    assert ducats(match, VENICE) == 2000 - 4 * 200 - 300, (
        "what is bought beyond it costs what was asked first"
    )
    assert ducats(match, GENOA) == 2000 + 4 * 200 + 300


def test_a_yes_to_one_piece_sells_no_more_at_that_price() -> None:
    alone = {"cyrena": {"owner": GENOA, "garrison": 1}}
    ships = [(VENICE, "z_cyrena", 1, ""), (VENICE, "z_cyrena", 1, ""), (VENICE, "z_cyrena", 1, "")]
    match = at_table(2, ships, ports=alone, ducats={VENICE: 5000})
    match.submit(VENICE, {"buy": {"galley-1": {"enquire": {}}}})
    match.submit(GENOA, {"most": {}})
    match.submit(VENICE, {"buy": {"galley-1": {"offer": {"1": 100}}}})
    prompt = match.pending()[GENOA].prompt
    assert (prompt.args["count"], prompt.args["price"], prompt.args["ask"]) == (1, 100, 1000)
    match.submit(GENOA, "yes")
    assert ducats(match, GENOA) == 2100
    match.submit(VENICE, {"buy": {"galley-2": {"take": 4}}})
    assert ducats(match, GENOA) == 2100 + 4 * 1000


def test_a_counter_offer_is_for_no_more_than_the_galleys_in_the_port_can_carry() -> None:
    match = at_table(2, TWO_IN_MARSEILLE, ports=MARSEILLE, tariffs={GENOA: {"cloth": (300, 200)}})
    assert may(match, {"buy": {"galley-1": {"offer": {"5": 100}}}})
    assert not may(match, {"buy": {"galley-1": {"offer": {"6": 100}}}})
    assert of_kind(offered(match, "buy", "galley-1", "take"), engine.Amount).high == 2


def test_the_owner_who_is_asked_for_a_price_may_answer_with_a_standing_one() -> None:
    match = at_table(2, TWO_IN_MARSEILLE, ports=MARSEILLE)
    match.submit(VENICE, {"buy": {"galley-1": {"enquire": {}}}})
    match.submit(GENOA, {"tariff": {"ask": 300, "floor": 200}})
    assert match.view(GENOA).tariffs["cloth"].floor == 200
    assert told(match.submit(VENICE, {"buy": {"galley-1": {"offer": {"1": 200}}}})) == [
        "haggle-agreed",
        "bought",
    ]
    assert asked(match) == (VENICE, "market")


def test_the_price_named_ends_with_the_market() -> None:
    match = at_table(2, TWO_IN_MARSEILLE, ports=MARSEILLE)
    match.submit(VENICE, {"buy": {"galley-1": {"enquire": {}}}})
    match.submit(GENOA, {"price": 200})
    assert state(match).quotes == {"marseille": 200}
    match.submit(VENICE, {"done": {}})
    assert not state(match).quotes


# --- exchanges

FULL = [(VENICE, "z_corfu", 3, "wine wine"), (GENOA, "z_corfu", 2, "iron iron gold")]


def swap(count: str, give: dict[str, int], take: dict[str, int], **terms: object) -> dict[str, object]:
    form = {"give": give, "take": take, "terms": terms or {"even": {}}}
    return {"trade": {"galley-1": {"galley-2": {"swap": {count: form}}}}}


def test_full_galleys_of_two_players_exchange_goods() -> None:
    match = at_table(2, FULL)
    assert list(branches(offered(match, "trade", "galley-1", "galley-2"))) == ["swap"]
    events = match.submit(VENICE, swap("2", {"wine": 2}, {"iron": 1, "gold": 1}))
    assert told(events) == ["swap-even"]
    assert asked(match) == (GENOA, "trade")
    events = match.submit(GENOA, {"accept": {}})
    assert told(events) == ["swapped"]
    assert (ship(match, 1).goods, ship(match, 2).goods) == (["gold", "iron"], ["wine", "wine", "iron"])
    assert (ducats(match, VENICE), ducats(match, GENOA)) == (2000, 2000)


def test_an_exchange_is_piece_for_piece_so_that_it_needs_no_room() -> None:
    match = at_table(2, FULL)
    assert not may(match, swap("1", {"wine": 2}, {"iron": 1}))
    assert not may(match, swap("3", {"wine": 2}, {"iron": 3}))
    same = [(VENICE, "z_corfu", 3, "wine wine"), (GENOA, "z_corfu", 3, "wine wine")]
    assert branch(at_table(2, same), "trade").blocked


@pytest.mark.parametrize(("terms", "paid"), [({"pay": 300}, -300), ({"ask": 300}, 300)], ids=["pays", "asks"])
def test_money_may_be_paid_on_top_of_an_exchange(terms: dict[str, int], paid: int) -> None:
    match = at_table(2, FULL)
    match.submit(VENICE, swap("1", {"wine": 1}, {"gold": 1}, **terms))
    match.submit(GENOA, {"accept": {}})
    assert (ducats(match, VENICE), ducats(match, GENOA)) == (2000 + paid, 2000 - paid)
    assert ship(match, 1).goods == ["gold", "wine"]


def test_an_exchange_knows_offer_counter_offer_and_last_word() -> None:
    match = at_table(2, FULL)
    match.submit(VENICE, swap("1", {"wine": 1}, {"gold": 1}))
    match.submit(GENOA, {"counter": 400})
    assert asked(match) == (VENICE, "trade-counter")
    last = match.copy()
    match.submit(VENICE, "yes")
    assert (ducats(match, VENICE), ship(match, 1).goods) == (1600, ["gold", "wine"])
    last.submit(VENICE, "no")
    assert asked(last) == (GENOA, "trade-counter")
    last.submit(GENOA, "no")
    assert ship(last, 1).goods == ["wine", "wine"]


# --- the rest of the turn, settled while sailing

BESIDE_CORFU = [(VENICE, "z_ragusa", 3, "iron"), (GENOA, "z_genova", 2, "")]


def test_landing_and_selling_are_settled_together_with_sailing() -> None:
    match = at_table(3, BESIDE_CORFU)
    match.submit(VENICE, settle(attack="nobody", land={"galley-1": 1}, sell="everything"))
    match.submit(VENICE, {"galley-1": "z_modon"})
    match.submit(VENICE, {"done": {}})
    assert asked(match) == (GENOA, "sail")
    events = match.submit(GENOA, {"done": {}})
    assert {"landed", "sold"} <= set(told(events))
    assert (port(match, "modon").owner, port(match, "modon").garrison) == (VENICE, 1)
    assert (ducats(match, VENICE), state(match).turn) == (2000 + 200 + 300, 2)


def test_i_attack_nobody_this_turn_is_said_ahead() -> None:
    ships = [(VENICE, "z_ionio", 3, ""), (GENOA, "z_ionio", 2, "")]
    match = at_table(3, ships)
    match.submit(VENICE, settle(attack="nobody"))
    match.submit(VENICE, {"done": {}})
    match.submit(GENOA, {"done": {}})
    assert asked(match) == (GENOA, "combat")


def test_whoever_settled_nothing_is_asked_as_ever() -> None:
    ships = [(VENICE, "z_corfu", 3, "wine"), (GENOA, "z_corfu", 2, "")]
    match = at_table(3, ships)
    match.submit(VENICE, settle())
    for key in ("sail", "sail", "combat", "combat", "land"):
        seat, now = asked(match)
        assert now == key
        match.submit(seat, {"done": {}})


def test_a_landing_that_was_settled_waits_for_its_turn_and_for_an_empty_port() -> None:
    ships = [(VENICE, "z_corfu", 3, ""), (GENOA, "z_corfu", 2, "")]
    match = at_table(3, ships, order=[GENOA, VENICE, SPAIN, TURKEY])
    for seat in (GENOA, VENICE):
        number = 1 if seat == VENICE else 2
        match.submit(seat, settle(attack="nobody", land={f"galley-{number}": 1}, sell="nothing"))
        match.submit(seat, {"done": {}})
    assert (port(match, "corfu").owner, ship(match, 1).sailors) == (GENOA, 3)


def test_instructions_no_longer_hold_when_somebody_has_touched_the_galleys() -> None:
    ships = [(VENICE, "z_corfu", 3, ""), (GENOA, "z_corfu", 5, "")]
    match = at_table(3, ships, order=[GENOA, VENICE, SPAIN, TURKEY], dice=[1, 1])
    match.submit(GENOA, {"done": {}})
    match.submit(VENICE, settle(attack="nobody", land={"galley-1": 1}, sell="nothing"))
    match.submit(VENICE, {"done": {}})
    match.submit(GENOA, {"galley-2": "galley-1"})
    events = match.submit(GENOA, {"done": {}})
    assert asked(match) == (VENICE, "combat")
    (whispered,) = [event for event in events if event.text is None]
    assert whispered.private[VENICE].key == "mediterranee-settled-broken"
    assert match.view(VENICE).instructions is None


def at_peace(
    venice: str, genoa: str, *, dice: Sequence[int] = (), ports: Ports | None = None, first: int = VENICE
) -> engine.Match:
    """Venice has settled to attack nobody and to sell nothing, and ends its sailing."""
    order = [first, *[seat for seat in (VENICE, GENOA, SPAIN, TURKEY) if seat != first]]
    match = at_table(3, [(VENICE, venice, 4, ""), (GENOA, genoa, 3, "")], order=order, dice=dice, ports=ports)
    if first != VENICE:
        match.submit(first, {"done": {}})
    match.submit(VENICE, settle(attack="nobody", sell="nothing"))
    match.submit(VENICE, {"done": {}})
    return match


def whispers_to(events: list[engine.Event], seat: int) -> list[str]:
    return [event.private[seat].key for event in events if event.text is None and seat in event.private]


def test_a_galley_that_arrives_ends_the_peace() -> None:
    match = at_peace("z_ionio", "z_corfu")
    match.submit(GENOA, {"galley-2": "z_ionio"})
    events = match.submit(GENOA, {"done": {}})
    assert whispers_to(events, VENICE) == ["mediterranee-peace-joined"]
    assert asked(match) == (VENICE, "combat")
    assert state(match).instructions[VENICE].selling == "nothing", "what else was settled holds"


def test_a_galley_that_arrives_at_a_port_of_the_owner_ends_the_peace() -> None:
    match = at_peace("z_corfu", "z_ionio", ports={"modon": {"owner": VENICE, "garrison": 2}})
    match.submit(GENOA, {"galley-2": "z_modon"})
    assert whispers_to(match.submit(GENOA, {"done": {}}), VENICE) == ["mediterranee-peace-joined"]


def test_a_galley_that_sails_on_leaves_the_peace_alone() -> None:
    match = at_peace("z_ionio", "z_corfu")
    match.submit(GENOA, {"galley-2": "z_ionio"})
    match.submit(GENOA, {"galley-2": "z_modon"})
    match.submit(VENICE, "yes")
    assert whispers_to(match.submit(GENOA, {"done": {}}), VENICE) == []
    assert asked(match)[1] != "combat"


def test_an_attack_without_losses_ends_the_peace() -> None:
    match = at_peace("z_ionio", "z_ionio", dice=[1, 1], first=GENOA)
    ship(match, 2).sailors = 1
    events = match.submit(GENOA, {"galley-2": "galley-1"})
    assert whispers_to(events, VENICE) == ["mediterranee-peace-attacked"]
    assert ship(match, 1).sailors == 4


def test_an_attack_on_a_garrison_ends_the_peace() -> None:
    """The crews at sea are what they were."""
    corfu = {"corfu": {"owner": VENICE, "garrison": 3}}
    ships = [(VENICE, "z_ionio", 4, ""), (GENOA, "z_corfu", 3, ""), (SPAIN, "z_ionio", 1, "")]
    match = at_table(3, ships, order=[GENOA, SPAIN, VENICE, TURKEY], dice=[1, 1], ports=corfu)
    match.submit(GENOA, {"done": {}})
    match.submit(SPAIN, {"done": {}})
    match.submit(VENICE, settle(attack="nobody"))
    match.submit(VENICE, {"done": {}})
    assert whispers_to(match.submit(GENOA, {"galley-2": "corfu"}), VENICE) == ["mediterranee-peace-attacked"]
    match.submit(GENOA, {"done": {}})
    match.submit(SPAIN, {"done": {}})
    assert asked(match) == (VENICE, "combat")


def test_a_landing_by_hand_leaves_the_sales_settled() -> None:
    match = at_table(3, [(VENICE, "z_corfu", 3, "wine")])
    match.submit(VENICE, settle(sell="everything"))
    match.submit(VENICE, {"done": {}})
    assert asked(match) == (VENICE, "land")
    match.submit(VENICE, {"corfu": {"galley-1": 1}})
    assert (state(match).turn, port(match, "corfu").stored) == (2, ["wine"])


def test_what_somebody_settled_is_known_to_nobody_else() -> None:
    match = at_table(3, BESIDE_CORFU)
    match.submit(VENICE, settle(attack="nobody", land={"galley-1": 2}, sell="everything"))
    match.submit(VENICE, {"done": {}})
    assert match.view(VENICE).instructions is not None
    assert match.view(GENOA).instructions is None
    other = imagined(match, GENOA, "settled")
    assert codec.encode(other.state) != codec.encode(match.state)
    assert codec.encode(other.view(GENOA)) == codec.encode(match.view(GENOA))


def test_instructions_end_with_the_turn() -> None:
    match = at_table(3, [(VENICE, "z_ionio", 3, "")])
    match.submit(VENICE, settle(attack="nobody"))
    match.submit(VENICE, {"done": {}})
    assert (state(match).turn, state(match).instructions) == (2, {})


# --- sales


def test_everything_is_sold_everywhere_with_one_word() -> None:
    ships = [(VENICE, "z_corfu", 2, "wine gold"), (VENICE, "z_tunis", 2, "iron wine gold")]
    match = at_table(6, ships)
    match.submit(VENICE, {"everything": {}})
    assert (ship(match, 1).goods, ship(match, 2).goods) == ([], ["gold"])
    assert ducats(match, VENICE) == 2000 + 200 + 300 + 200 + 300 + 300


def test_everything_is_sold_in_one_port() -> None:
    ships = [(VENICE, "z_corfu", 2, "wine gold"), (VENICE, "z_tunis", 2, "iron wine")]
    match = at_table(6, ships)
    match.submit(VENICE, {"whole-port": "tunis"})
    assert (ship(match, 1).goods, ship(match, 2).goods) == (["gold", "wine"], [])
    assert not has_branch(match, "whole-port")
    assert asked(match) == (VENICE, "sell")


def test_new_markets_come_first_where_not_all_finds_room() -> None:
    held = {"owner": GENOA, "garrison": 1}
    match = at_table(
        6,
        [(VENICE, "z_corfu", 1, "gold wine gem"), (VENICE, "z_genova", 3, "gem")],
        ports={"corfu": {**held, "stored": "wood"}, "sicilia": held, "tunis": held},
    )
    match.submit(VENICE, {"everything": {}})
    assert port(match, "genova").stored == ["gem"]
    assert ducats(match, VENICE) == 2000 + 200 + 1000 + 300 + 300
    assert len(ship(match, 1).goods) == 2


def test_the_clock_sells_everything() -> None:
    match = at_table(6, [(VENICE, "z_corfu", 2, "wine gold"), (VENICE, "z_tunis", 2, "iron")])
    match.submit(VENICE, match.pending()[VENICE].default)
    assert not any(galley.goods for galley in state(match).galleys.values())


@pytest.mark.parametrize("key", ["bid", "combat", "sell"])
def test_what_can_be_ordered_for_good_fits_the_question(key: str) -> None:
    phase = {"bid": 1, "combat": 4, "sell": 6}[key]
    match = at_table(phase, [(VENICE, "z_corfu", 2, "wine gold"), (GENOA, "z_corfu", 1, "")])
    (order,) = [order for order in match.game.standing if order.key == key]
    wish = {"bid": bid(100, "1"), "combat": {"done": {}}, "sell": {"everything": {}}}[key]
    decision = match.pending()[VENICE]
    assert decision.standing
    assert engine.problem(order.choice, wish) is None
    assert engine.problem(decision.choice, wish) is None
