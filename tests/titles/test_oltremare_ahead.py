"""Oltre Mare: an offer that says what follows it, and price lists that reply at once."""

import pytest

import engine
from engine.oltremare.state import phase
from tests.kit import imagined
from tests.titles.choices import branches
from tests.titles.oltremare_table import at_table, find, merchant, offer, state

WINE, SILK, SILVER = (find(4, good=good) for good in ("wine", "silk", "silver"))


def bargaining() -> engine.Match:
    """Seat 0 is active with wine, seat 1 holds silk, seat 2 silver."""
    return at_table(3, hands={0: WINE, 1: SILK, 2: SILVER})


def offer_then(match: engine.Match, more: int = 0, then: str = "go", to: tuple[int, ...] = (1,)) -> None:
    """One wine for one silk, and what follows."""
    terms = offer(WINE[:1], {"silk": 1}, to=to)["propose"]
    match.submit(0, {"propose-then": {**terms, "more": more, "then": then}})


def counter(ask: dict[str, int]) -> engine.Answer:
    return {"offer-1": {"counter": offer(SILK[:1], ask)["propose"]}}


def answers() -> list[engine.Answer]:
    return [{"offer-1": {"accept": {"silk": SILK[0]}}}, {"decline": {}}]


@pytest.mark.parametrize("answer", answers(), ids=["accepted", "declined"])
def test_an_offer_can_say_that_its_maker_goes_on_once_it_is_answered(answer: engine.Answer) -> None:
    match = bargaining()
    offer_then(match)
    assert match.pending()[1].blocking
    match.submit(1, answer)
    assert phase(state(match)) == "main"
    assert match.pending()[0].key == "main.play"


def test_nothing_follows_while_someone_has_still_to_answer() -> None:
    match = bargaining()
    offer_then(match, to=(1, 2))
    match.submit(1, {"decline": {}})
    assert phase(state(match)) == "trade"
    match.submit(2, {"decline": {}})
    assert phase(state(match)) == "main"


@pytest.mark.parametrize(("more", "taken"), [(2, True), (1, False)])
def test_a_counter_offer_is_taken_up_to_a_limit(more: int, taken: bool) -> None:
    match = bargaining()
    offer_then(match, more)
    match.submit(1, counter({"wine": 1, "ducats": 2}))
    assert (SILK[0] in merchant(match, 0).hand) is taken
    assert phase(state(match)) == "main"


def test_a_counter_offer_that_asks_for_other_cards_is_not_taken() -> None:
    match = bargaining()
    offer_then(match, more=9)
    match.submit(1, counter({"wine": 2}))
    assert merchant(match, 0).hand == WINE


def test_its_maker_is_asked_where_they_want_to_be() -> None:
    match = bargaining()
    offer_then(match, then="ask")
    match.submit(1, {"decline": {}})
    assert match.pending()[0].key == "trade.active"
    assert match.pending()[0].blocking


def test_cards_that_the_load_needs_are_bought_before_going_on() -> None:
    match = at_table(3, hands={0: WINE[:1], 1: SILK, 2: SILVER}, cargo={0: find(1, good="sugar", lions=3)})
    offer_then(match)
    match.submit(1, {"decline": {}})
    assert phase(state(match)) != "trade"
    assert state(match).bargains.bought == 3


def test_what_follows_is_forgotten_when_its_maker_withdraws_the_offer() -> None:
    match = bargaining()
    offer_then(match)
    match.submit(0, {"withdraw-1": {}})
    assert phase(state(match)) == "trade"
    match.submit(0, offer(WINE[:1], {"silk": 1}, to=[1]))
    match.submit(1, {"decline": {}})
    assert phase(state(match)) == "trade"


def test_nobody_else_knows_what_follows() -> None:
    match = bargaining()
    offer_then(match, more=3)
    other = imagined(match, 1, "other")
    other.submit(1, {"decline": {}})
    assert phase(state(other)) == "trade"
    own = imagined(match, 0, "own")
    own.submit(1, {"decline": {}})
    assert phase(state(own)) == "main"


# --- price lists


def asked_for_silk(ducats: int, good: str = "wine") -> engine.Match:
    """Seat 1 is offered ducats, and a wine where that is named, for a silk."""
    match = bargaining()
    match.submit(0, offer(WINE[:1] if good else [], {"silk": 1}, to=[1], pay=ducats))
    return match


@pytest.mark.parametrize(
    ("ducats", "good", "prices", "taken"),
    [
        (4, "", {"silk": 3}, True),
        (3, "", {"silk": 3}, False),
        (9, "", {"wine": 3}, False),
        (0, "wine", {"silk": 2, "wine": 3}, True),
        (0, "wine", {"silk": 3, "wine": 3}, False),
    ],
    ids=["dear enough", "too cheap", "not for sale", "a good swap", "an even swap"],
)
def test_a_price_list_takes_what_brings_more_than_it_costs(
    ducats: int, good: str, prices: dict[str, int], taken: bool
) -> None:
    match = asked_for_silk(ducats, good)
    match.submit(1, {"prices": prices})
    assert (SILK[0] not in merchant(match, 1).hand) is taken
    assert state(match).bargains.offers == []


def test_a_price_list_sells_the_cheapest_cards_where_any_will_do() -> None:
    match = at_table(3, hands={0: WINE, 1: [SILK[0], SILVER[0]], 2: SILVER[1:]})
    match.submit(0, offer([], {"any": 1}, to=[1], pay=5))
    match.submit(1, {"prices": {"silk": 4, "silver": 2}})
    assert merchant(match, 1).hand == [SILK[0]]


def test_the_active_player_replies_by_prices_too_and_is_asked_no_more_about_it() -> None:
    match = bargaining()
    match.submit(1, offer(SILK[:1], {"ducats": 1}))
    match.submit(0, {"prices": {"silk": 3}})
    assert SILK[0] in merchant(match, 0).hand
    assert "prices" not in branches(match.pending()[0].choice)
