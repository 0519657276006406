"""Genoa: a question names what each building would do for the orders in one's own hand."""

import engine
from engine.choice import AllOf, OneOf, Option, Share
from engine.genoa.components import LARGE, SMALL
from engine.genoa.errands import errands_of
from engine.genoa.state import Player, State
from engine.text import Text
from render.words import Words
from tests.kit import play, usual_bots

SILVER_AND_COPPER = "MET"


def in_words(note: Text | None, locale: str = "en") -> str:
    return Words(locale).say(note) if note else ""


def player_of(match: engine.Match, seat: int = 0) -> Player:
    assert isinstance(match.state, State)
    return match.state.players[seat]


def hand_of(match: engine.Match, *cards: str, **items: int) -> None:
    player = player_of(match)
    player.cards = list(cards)
    player.items = dict.fromkeys(player.items, 0) | items


def test_a_depot_names_the_wares_that_orders_lack() -> None:
    match = engine.start("genoa", 3, "errands")
    copper = [
        card for card, order in LARGE.items() if "copper" in order.wares and "silver" not in order.wares
    ]
    hand_of(match, *copper[:2])
    player = player_of(match)
    assert in_words(errands_of(player).get(SILVER_AND_COPPER)) == "copper for 2 of your orders"
    hand_of(match, *copper[:2], copper=1)
    assert in_words(errands_of(player).get(SILVER_AND_COPPER), "de") == "Kupfer für einen deiner Aufträge"
    hand_of(match, *copper[:2], copper=2)
    assert errands_of(player).get(SILVER_AND_COPPER) is None


def test_a_building_says_that_an_order_can_be_delivered() -> None:
    match = engine.start("genoa", 3, "errands")
    card, order = next(iter(SMALL.items()))
    player = player_of(match)
    hand_of(match, card)
    assert errands_of(player).get(order.building) is None
    hand_of(match, card, **{order.ware: 1})
    assert in_words(errands_of(player).get(order.building)) == "you can deliver an order"


def test_the_tower_player_and_the_bidders_are_told_of_their_own_hand() -> None:
    match, told = engine.start("genoa", 3, "errands"), 0
    for _ in play(match, usual_bots(match)):
        for seat, decision in match.pending().items():
            errands = errands_of(player_of(match, seat))
            for option in options_of(decision.choice):
                assert in_words(option.note) == in_words(errands.get(option.id))
                told += option.note is not None
        if told > 20:
            break
    assert told > 20


def options_of(choice: engine.choice.Choice) -> list[Option]:
    """The spaces to which the tower may move, as the question lists them."""
    branches = {branch.id: branch for branch in getattr(choice, "branches", [])}
    return branches["move"].choice.options if "move" in branches else []


def test_prices_begin_with_the_buildings_that_serve_the_orders_in_hand() -> None:
    match, forms = engine.start("genoa", 3, "errands"), 0
    for _ in play(match, usual_bots(match)):
        for decision in match.pending().values():
            for branch in decision.choice.branches if isinstance(decision.choice, OneOf) else ():
                if branch.id == "offers" and isinstance(branch.choice, AllOf):
                    share = branch.choice.parts[0].choice
                    assert isinstance(share, Share)
                    serve = [bucket.note is not None for bucket in share.buckets]
                    assert serve == sorted(serve, reverse=True)
                    forms += any(serve)
        if forms > 5:
            return
    raise AssertionError("nobody was asked for prices")
