"""Oltre Mare: bargaining among people who are not at the table together."""

import pytest

import engine
from engine.choice import problem
from engine.core import StandingOrder
from engine.oltremare.components import BOX
from engine.oltremare.exchange import NO_SUCH_CARDS
from engine.oltremare.state import Terms
from render.words import Words
from tests.kit import imagined
from tests.titles.choices import branch_at, branches, buckets, of_kind, options
from tests.titles.oltremare_table import (
    at_table,
    blocked,
    branch,
    find,
    form,
    keys,
    merchant,
    offer,
    state,
)


def bargaining(seats: int = 3) -> engine.Match:
    """Seat 0 is active with wine, seat 1 holds silk, seat 2 silver, seat 3 sugar."""
    goods = ("wine", "silk", "silver", "sugar")
    return at_table(seats, hands={seat: find(3, good=goods[seat]) for seat in range(seats)})


WINE, SILK, SILVER = (find(3, good=good) for good in ("wine", "silk", "silver"))


def test_an_offer_exchanges_goods_and_ducats() -> None:
    match = bargaining()
    match.submit(0, offer(WINE[:1], {"silk": 2, "ducats": 1}, to=[1], pay=3))
    match.submit(1, {"offer-1": {"accept": {"silk": [SILK[2], SILK[0]]}}})
    assert merchant(match, 0).hand == [*WINE[1:], SILK[2], SILK[0]]
    assert merchant(match, 1).hand == [SILK[1], WINE[0]]
    assert (merchant(match, 0).ducats, merchant(match, 1).ducats) == (9, 13)
    assert merchant(match, 1).prestige == 1
    assert state(match).bargains.offers == []


def test_what_the_active_player_cannot_accept_is_listed_last() -> None:
    match = bargaining()
    match.submit(1, offer(SILK[:1], {"wine": 1}))
    match.submit(2, offer(SILVER[:1], {"sugar": 1}))
    assert not branch(match, 0, "offer-1").aside
    assert branch(match, 0, "offer-2").aside


def test_an_offer_that_a_partner_cannot_take_is_listed_last_and_says_why() -> None:
    match = bargaining()
    match.submit(0, offer(WINE[:1], {"sugar": 1}, to=[1]))
    match.submit(0, offer(WINE[:1], {"silk": 1}, to=[1]))
    cannot, can = branch(match, 1, "offer-1"), branch(match, 1, "offer-2")
    assert (cannot.aside, cannot.note) == (True, NO_SUCH_CARDS)
    assert (can.aside, can.note) == (False, None)


def test_nobody_waits_for_those_who_may_trade_and_need_not() -> None:
    match = bargaining()
    assert [seat for seat, decision in match.pending().items() if decision.blocking] == [0]
    assert set(match.pending()) == {0, 1, 2}


def test_the_giver_chooses_which_cards_only_where_there_is_a_choice() -> None:
    match = bargaining()
    match.submit(0, offer([], {"silk": 3}, to=[1], pay=1))
    assert branch(match, 1, "offer-1", "accept").choice == engine.NOTHING
    match.submit(0, offer([], {"silk": 1}, to=[1], pay=1))
    assert list(options(form(match, 1, "offer-2", "accept")["silk"])) == SILK


def test_any_other_good_means_goods_not_named_otherwise() -> None:
    match = at_table(2, hands={0: WINE, 1: [*SILK[:2], *SILVER[:2]]})
    match.submit(0, offer([], {"silk": 1, "any": 1}, pay=1))
    silk, other = of_kind(branch(match, 1, "offer-1", "accept").choice, engine.AllOf).parts
    assert list(options(silk.choice)) == SILK[:2]
    assert list(options(other.choice)) == SILVER[:2]
    assert other.label.key == "oltremare-counted-other"
    match.submit(1, {"offer-1": {"accept": {"silk": SILK[1], "any": SILVER[0]}}})
    assert merchant(match, 0).hand == [*WINE, SILK[1], SILVER[0]]


def test_any_good_asked_for_alone_is_not_said_to_be_another() -> None:
    match = bargaining(2)
    match.submit(0, offer([], {"any": 1, "ducats": 1}, pay=3))
    terms = of_kind(branch(match, 1, "offer-1").label.args["terms"], engine.Text)
    asked, _ducats = of_kind(terms.args["asks"], tuple)
    assert asked.key == "oltremare-counted-any"
    (part,) = of_kind(branch(match, 1, "offer-1", "accept").choice, engine.AllOf).parts
    assert part.label == asked


def test_two_players_are_not_offered_wheat_to_ask_for() -> None:
    for seats, expected in ((2, False), (3, True)):
        ask = form(bargaining(seats), 0, "propose")["ask"]
        assert ("wheat" in buckets(branch_at(ask, "goods").choice)) is expected


def test_one_may_ask_for_what_the_partner_does_not_hold_and_learns_only_the_refusal() -> None:
    match = bargaining()
    match.submit(0, offer(WINE[:1], {"spices": 2}, to=[1, 2]))
    for partner in (1, 2):
        assert blocked(match, partner, "offer-1", "accept") == "oltremare-no-such-cards"
        assert blocked(match, partner, "offer-1", "decline") is None


def test_the_first_of_several_partners_to_accept_has_it() -> None:
    match = bargaining()
    match.submit(0, offer(WINE[:1], {"ducats": 2}, to=[1, 2]))
    match.submit(2, {"offer-1": {"accept": {}}})
    assert merchant(match, 2).hand[-1] == WINE[0]
    assert state(match).bargains.offers == []
    with pytest.raises(engine.Illegal):
        match.submit(1, {"offer-1": {"accept": {}}})


def test_an_offer_declined_by_one_stands_for_the_others() -> None:
    match = bargaining()
    match.submit(0, offer(WINE[:1], {"ducats": 2}, to=[1, 2]))
    match.submit(1, {"offer-1": {"decline": {}}})
    assert match.view(None).offers[0].to == (2,)
    match.submit(2, {"decline": {}})
    assert match.view(None).offers == []


def test_a_counter_offer_says_no_and_proposes_something_else() -> None:
    match = bargaining()
    match.submit(0, offer(WINE[:1], {"silk": 1}, to=[1]))
    match.submit(1, {"offer-1": {"counter": offer(SILK[:1], {"wine": 2})["propose"]}})
    (counter,) = match.view(0).offers
    assert (counter.by, counter.to, counter.number) == (1, (0,), 2)
    match.submit(0, {"offer-2": {"accept": {"wine": WINE[1:]}}})
    assert merchant(match, 0).hand == [WINE[0], SILK[0]]


def test_a_counter_offer_begins_with_the_trade_that_it_answers() -> None:
    match = bargaining()
    match.submit(0, offer(WINE[:2], {"silk": 3, "ducats": 4}, to=[1], pay=1))
    parts = form(match, 1, "offer-1", "counter")
    asked = buckets(branches(parts["ask"])["goods"].choice)
    assert {name: bucket.start for name, bucket in asked.items() if bucket.start} == {"wine": 2, "ducats": 1}
    assert of_kind(parts["give"], engine.Pick).start == tuple(SILK)
    assert of_kind(parts["pay"], engine.Amount).start == 4
    match.submit(0, offer([], {"silk": 1}, to=[1], pay=3))
    parts = form(match, 1, "offer-2", "counter")
    assert next(iter(branches(parts["ask"]))) == "ducats", "ducats alone were offered"
    assert of_kind(parts["give"], engine.Pick).start == (), "which of the cards is open"


def test_the_same_trade_for_more_ducats_is_a_counter_offer_of_one_number() -> None:
    match = bargaining()
    match.submit(0, offer(WINE[:1], {"silk": 3}, to=[1], pay=2))
    asked = of_kind(form(match, 1, "offer-1", "raise")["ducats"], engine.Amount)
    assert (asked.low, asked.high) == (3, merchant(match, 0).ducats), (
        "more than offered, and within their means"
    )
    match.submit(1, {"offer-1": {"raise": {"ducats": 4}}})
    (counter,) = match.view(0).offers
    assert (counter.by, counter.to) == (1, (0,))
    assert counter.terms == Terms(goods=(("silk", 3),), ducats=0, asks=(("wine", 1),), price=4)


def test_whoever_asks_for_more_chooses_which_cards_to_give() -> None:
    match = bargaining()
    match.submit(0, offer([], {"silk": 1}, to=[1], pay=1))
    assert list(form(match, 1, "offer-1", "raise")) == ["silk", "ducats"]
    match.submit(1, {"offer-1": {"raise": {"silk": SILK[1], "ducats": 2}}})
    match.submit(0, {"offer-2": {"accept": {}}})
    assert merchant(match, 0).hand[-1] == SILK[1]


@pytest.mark.parametrize(
    ("gives", "asks", "pay"),
    [
        (WINE[:1], {"ducats": 2}, 0),
        (WINE[:1], {}, 0),
        (WINE[:1], {"spices": 1}, 0),
        ([], {"silk": 1}, BOX.setup.ducats),
    ],
    ids=["one is to pay", "a gift", "one has no such cards", "they have no more"],
)
def test_more_ducats_are_asked_for_only_where_something_is_sold_to_someone_who_has_more(
    gives: list[str], asks: dict[str, int], pay: int
) -> None:
    match = bargaining()
    match.submit(0, offer(gives, asks, to=[1], pay=pay))
    replies = branches(branch(match, 1, "offer-1").choice)
    assert "counter" in replies
    assert "raise" not in replies


def test_the_active_player_counters_to_the_one_who_offered() -> None:
    match = bargaining(4)
    match.submit(2, offer(SILVER[:1], {"ducats": 5}))
    match.submit(0, {"offer-1": {"counter": offer([], {"silver": 1}, pay=3)["propose"]}})
    (counter,) = match.view(None).offers
    assert (counter.by, counter.to) == (0, (2,))


def test_an_offer_unasked_can_be_made_and_withdrawn() -> None:
    match = bargaining()
    match.submit(1, offer(SILK[:1], {"wine": 1}))
    assert match.view(0).offers[0].by == 1
    match.submit(1, {"withdraw-1": {}})
    assert match.view(0).offers == []


def test_offers_expire_with_the_phase() -> None:
    match = bargaining()
    match.submit(0, offer(WINE[:1], {"silk": 1}, to=[1]))
    match.submit(2, offer(SILVER[:1], {"wine": 1}))
    match.submit(0, {"go": {}})
    assert match.view(None).offers == []
    assert set(match.pending()) == {0}


def test_an_offer_of_a_card_that_went_elsewhere_lapses() -> None:
    match = bargaining()
    match.submit(0, offer(WINE[:1], {"silk": 1}, to=[1]))
    match.submit(0, offer(WINE[:1], {"ducats": 4}, to=[2]))
    events = match.submit(2, {"offer-2": {"accept": {}}})
    assert "oltremare-lapsed" in keys(events)
    assert match.view(None).offers == []


def test_an_offer_is_looked_at_again_when_it_is_accepted() -> None:
    match = bargaining()
    match.submit(0, offer([], {"silk": 1}, to=[1], pay=8))
    match.submit(0, {"buy-deck": {}})
    match.submit(0, {"buy-deck": {}})
    assert blocked(match, 1, "offer-1", "accept") == "oltremare-giver-too-poor"


def test_proposing_makes_those_who_were_asked_answer_and_frees_the_one_who_asked() -> None:
    """“Le joueur actif peut échanger librement”: who was asked holds the clock, not who asked."""
    match = bargaining(4)
    match.submit(0, offer(WINE[:1], {"ducats": 2}, to=[1, 3]))
    waited_for = {seat: decision.default for seat, decision in match.pending().items() if decision.blocking}
    assert waited_for == {1: {"decline": {}}, 3: {"decline": {}}}
    assert 0 in match.pending()
    match.submit(1, {"decline": {}})
    assert [seat for seat, decision in match.pending().items() if decision.blocking] == [3]
    match.submit(3, {"offer-1": {"decline": {}}})
    assert [seat for seat, decision in match.pending().items() if decision.blocking] == [0]


def test_the_active_player_may_stop_waiting_or_go_on_meanwhile() -> None:
    match = bargaining()
    match.submit(0, offer(WINE[:1], {"ducats": 2}, to=[1, 2]))
    match.copy().submit(0, {"go": {}})
    match.submit(0, {"stop": {}})
    assert [seat for seat, decision in match.pending().items() if decision.blocking] == [0]
    match.submit(0, {"wait": {}})
    match.submit(0, {"withdraw-1": {}})
    assert [seat for seat, decision in match.pending().items() if decision.blocking] == [0]


@pytest.mark.parametrize("deed", ["withdraw-1", "go"])
def test_who_ends_the_waiting_himself_is_not_told_that_his_offers_were_answered(deed: str) -> None:
    match = bargaining()
    match.submit(0, offer(WINE[:1], {"ducats": 2}, to=[1]))
    assert "oltremare-all-answered" in keys(match.copy().submit(1, {"decline": {}}), 0)
    assert "oltremare-all-answered" not in keys(match.submit(0, {deed: {}}), 0)
    assert not match.view(0).waiting


def test_there_is_nothing_to_wait_for_without_an_offer() -> None:
    match = bargaining()
    assert "wait" not in branches(match.pending()[0].choice)


def test_what_was_refused_is_not_asked_again_in_the_same_phase() -> None:
    match = bargaining()
    match.submit(0, offer(WINE[:1], {"silk": 1}, to=[1, 2]))
    match.submit(1, {"decline": {}})
    match.submit(0, {"withdraw-1": {}})
    match.submit(0, offer(WINE[1:2], {"silk": 1}, to=[1, 2]))  # another wine card, the same terms
    assert match.view(None).offers[0].to == (2,)
    match.submit(2, {"decline": {}})
    events = match.submit(0, offer(WINE[:1], {"silk": 1}, to=[1]))
    assert match.view(None).offers == []
    assert keys(events, 0) == ["oltremare-refused-before"]
    assert keys(events, 1) == []
    match.submit(0, offer(WINE[:1], {"silk": 1}, to=[1], pay=1))
    assert match.view(None).offers[0].to == (1,)


def test_nobody_can_flood_the_table_with_offers() -> None:
    match = bargaining()
    for number in range(BOX.trade.partner.standing):
        match.submit(1, offer(SILK[:1], {"ducats": number + 1}))
    assert blocked(match, 1, "propose") == "oltremare-too-many-standing"
    for number in range(BOX.trade.partner.standing):
        match.submit(1, {f"withdraw-{number + 1}": {}})
    for number in range(BOX.trade.partner.standing, BOX.trade.partner.made):
        match.submit(1, offer(SILK[:1], {"ducats": number + 1}))
        match.submit(1, {f"withdraw-{number + 1}": {}})
    assert 1 not in match.pending()


def test_an_offer_of_nothing_for_nothing_is_not_made() -> None:
    match = bargaining()
    events = match.submit(1, offer())
    assert keys(events, 1) == ["oltremare-offer-empty"]
    assert keys(events, 0) == []
    assert match.view(None).offers == []


def test_who_has_nothing_may_still_beg() -> None:
    match = at_table(2, hands={0: WINE}, ducats={1: 0})
    assert list(branches(match.pending()[1].choice)) == ["propose"]
    match.submit(1, {"propose": {"ask": {"goods": {"wine": 1}}, "talk": {"silent": {}}}})
    assert match.view(None).offers[0].terms.asks == (("wine", 1),)


def test_a_claim_about_no_cards_is_not_made() -> None:
    match = bargaining(2)
    match.submit(0, offer([], {"silk": 1}, pay=2, talk={"claim": {"tell": ["ship"], "wish": ["ship"]}}))
    terms = match.view(1).offers[0].terms
    assert (terms.tells, terms.wishes) == ((), ("ship",))


@pytest.mark.parametrize("order", engine.game("oltremare").standing, ids=lambda order: order.key)
def test_a_standing_order_fits_the_question_it_is_for(order: StandingOrder) -> None:
    match = bargaining()
    match.submit(0, offer(WINE[:1], {"spices": 1}, to=[1]))
    match.submit(2, offer(SILVER[:1], {"ducats": 2}))
    decision = match.pending()[1 if order.key == "trade.partner" else 0]
    assert decision.standing
    assert decision.key == order.key
    for key in branches(order.choice):
        assert problem(order.choice, {key: {}}) is None
        assert problem(decision.choice, {key: {}}) is None


def test_offers_that_one_cannot_give_can_be_declined_in_one_go_and_the_others_stand() -> None:
    match = bargaining()
    match.submit(0, offer(WINE[:1], {"spices": 1}, to=[1, 2]))
    match.submit(0, offer(WINE[:1], {"ducats": 12}, to=[1]))
    match.submit(0, offer(WINE[:1], {"silk": 1}, to=[1]))
    assert match.pending()[1].blocking
    match.submit(1, {"unable": {}})
    assert [(one.number, one.to) for one in match.view(1).offers] == [(1, (2,)), (3, (1,))]
    assert "unable" not in branches(match.pending()[1].choice)
    assert match.pending()[1].blocking, "what can be given is still asked"


def test_an_offer_that_fails_by_the_other_side_is_not_one_that_one_cannot_give() -> None:
    match = bargaining()
    match.submit(0, offer([], {"silk": 1}, to=[1], pay=11))
    match.submit(0, {"buy-deck": {}})
    assert blocked(match, 1, "offer-1", "accept") == "oltremare-giver-too-poor"
    assert "unable" not in branches(match.pending()[1].choice)


def test_one_may_trade_freely_any_number_of_cards_and_ducats_at_once() -> None:
    """“échanger librement des cartes et/ou des points ducats”: the rulebook sets no bound."""
    wine, wood = find(9, good="wine"), find(7, good="wood")
    match = at_table(2, hands={0: wine, 1: wood}, cargo={0: find(lions=6)}, ducats={0: 60, 1: 70})
    match.submit(0, wine[6:])
    match.submit(0, offer(wine[:6], {"wood": 7, "ducats": 65}, pay=51))
    match.submit(1, {"offer-1": {"accept": {}}})
    assert merchant(match, 0).hand == wood
    assert merchant(match, 1).hand == wine[:6]
    assert (merchant(match, 0).ducats, merchant(match, 1).ducats) == (74, 56)


def test_the_active_player_may_make_as_many_trades_as_he_wishes() -> None:
    """“Il peut faire le nombre d'échanges qu'il veut”: only offers that come to nothing are counted."""
    match = at_table(2, hands={0: WINE, 1: SILK})
    for number in range(1, 2 * BOX.trade.active.made, 2):
        match.submit(0, offer(merchant(match, 0).hand[:1], {"ducats": 1}))
        match.submit(1, {f"offer-{number}": {"accept": {}}})
        match.submit(1, offer(merchant(match, 1).hand[-1:], {"ducats": 1}))
        match.submit(0, {f"offer-{number + 1}": {"accept": {}}})
    assert blocked(match, 0, "propose") is None
    assert blocked(match, 1, "propose") is None


def test_lions_and_load_can_be_asked_for_and_told_like_icons_and_need_not_be_true() -> None:
    """“demander les marchandises ou les icônes”: the marks of maritime power and load are icons as well."""
    silk = find(1, good="silk", lions=6)
    match = at_table(2, hands={0: [*silk, *WINE]})
    talk = {"claim": {"tell": ["lions-3", "ship"], "wish": ["lions-6"]}}
    events = match.submit(0, offer(silk, {"wine": 1}, talk=talk))
    terms = match.view(1).offers[0].terms
    assert (terms.tells, terms.wishes) == (("ship", "lions-3"), ("lions-6",))
    assert events[0].text is not None
    said = Words("en", ["Anna", "Bruno"]).say(events[0].text)
    assert "claims: ship and 3 lions / load 4" in said
    assert "would like: 6 lions / load 1" in said


def test_the_default_of_the_trade_phase_buys_what_the_load_needs_and_goes_on() -> None:
    match = at_table(2, hands={0: WINE[:1]}, cargo={0: find(lions=5)}, deck=find(1, good="wheat"))
    assert match.pending()[0].default == {"buy-deck": {}}
    match.submit(0, {"buy-deck": {}})
    assert match.pending()[0].default == {"go": {}}
    match = at_table(2, cargo={0: find(lions=6)}, deck=[], pirates={0: SILK})
    assert match.pending()[0].default == {"buy-pirates": {}}


def test_the_default_buys_from_the_pirate_stack_what_would_cost_a_ducat_there_at_the_end() -> None:
    match = at_table(2, hands={0: WINE[:1]}, cargo={0: find(lions=5)}, pirates={0: SILVER[:1]})
    assert match.pending()[0].default == {"buy-pirates": {}}


@pytest.mark.parametrize(("ducats", "accepts"), [(2, True), (3, False), (5, False)])
def test_the_default_takes_an_offer_that_costs_less_than_the_bank(ducats: int, accepts: bool) -> None:
    match = at_table(3, hands={0: WINE[:1], 1: SILK, 2: SILVER}, cargo={0: find(lions=5)})
    match.submit(1, offer(SILK[:2], {"wine": 1}))
    match.submit(2, offer(SILVER[:2], {"ducats": ducats}))
    taken: engine.Answer = {"offer-2": {"accept": {}}} if accepts else {"buy-deck": {}}
    assert match.pending()[0].default == taken
    match.submit(0, match.pending()[0].default)
    assert match.pending()[0].default == {"go": {}}


def test_the_default_takes_no_offer_when_no_card_is_needed() -> None:
    match = bargaining()
    match.submit(1, offer(SILK[:1]))
    assert match.pending()[0].default == {"go": {}}


def test_an_imagined_game_keeps_the_goods_that_were_promised() -> None:
    match = bargaining()
    match.submit(1, offer(SILK[:2], {"ducats": 2}))
    changed = 0
    for number in range(20):
        other = imagined(match, 0, f"imagine {number}")
        (promised,) = state(other).bargains.offers
        assert all(card in merchant(other, 1).hand for card in promised.cards)
        assert other.view(0) == match.view(0)
        changed += promised.cards != state(match).bargains.offers[0].cards
        other.submit(0, {"offer-1": {"accept": {}}})
    assert changed
