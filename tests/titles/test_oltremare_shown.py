"""Oltre Mare: what decides is shown where one decides."""

import pytest

import engine
from data import catalogue
from engine.choice import spots
from engine.oltremare.components import PORTS
from engine.oltremare.labels import good_list
from render.artist import Brush, artist
from render.words import Words
from tests.kit import positions
from tests.titles.oltremare_table import at_table, find, offer, state

ARTIST = artist("oltremare")
NAMES = ["Anna", "Bruno", "Carla", "Dario", "Elena"]
ENGLISH, FRENCH = Words("en", NAMES), Words("fr", NAMES)
TWO_LINES = 88
"""Letters of a question for which a phone has room."""


def at_the_ships(play: str = "market ship") -> engine.Match:
    """Anna has played two cards with ships and must sail, then load them onto wood."""
    match = at_table(
        2,
        hands={0: find(2, icons=play)},
        cargo={0: find(good="wood", lions=5)},
        ports={0: "venezia"},
        harbours={"bari": "compass"},
    )
    match.submit(0, {"go": {}})
    return match


@pytest.mark.parametrize("locale", catalogue.languages())
def test_the_goods_to_be_loaded_are_named_when_one_sails_and_goes_by_compass(locale: str) -> None:
    words, match = Words(locale, NAMES), at_the_ships()
    for key, answer in (("main.sail", "bari"), ("main.compass", "tana")):
        decision = match.pending()[0]
        assert decision.key == key
        for good in good_list(state(match).played):
            assert words.say(good) in words.say(decision.prompt)
        match.submit(0, answer)


@pytest.mark.parametrize("locale", catalogue.languages())
def test_the_questions_of_a_voyage_are_short_enough_for_two_lines_of_a_phone(locale: str) -> None:
    words, match = Words(locale, NAMES), at_the_ships()
    for answer in ("bari", "tana", None):
        assert len(words.say(match.pending()[0].prompt)) <= TWO_LINES
        if answer:
            match.submit(0, answer)


@pytest.mark.parametrize(("words", "wood"), [(ENGLISH, "wood"), (FRENCH, "bois")], ids=["en", "fr"])
def test_the_good_on_which_cards_are_loaded_is_named_when_one_trades_plays_and_loads(
    words: Words, wood: str
) -> None:
    hand = find(3, icons="ducat market")
    match = at_table(2, hands={0: hand}, cargo={0: find(good="wood", lions=5)})
    for key, answer in (("trade.active", {"go": {}}), ("main.play", hand[:2]), ("cargo.load", None)):
        decision = match.pending()[0]
        assert decision.key == key
        assert wood in words.say(decision.prompt)
        if answer:
            match.submit(0, answer)


def test_the_cards_to_be_loaded_lie_beside_the_hand_of_their_owner_alone() -> None:
    match = at_the_ships()
    own = ARTIST.hand(match.view(0), Brush(ENGLISH, width=400))
    other = ARTIST.hand(match.view(1), Brush(ENGLISH, width=400))
    assert own is not None
    assert other is not None
    played = {f"card:{card}" for card in state(match).played}
    assert played <= {spot.id for spot in own.spots}
    assert own.alt.count(": To be loaded") == len(played)
    assert "Cards: 0" in other.alt
    assert "To be loaded" not in other.alt


def test_ordering_the_cargo_can_be_clicked_in_the_hand() -> None:
    match = at_the_ships()
    match.submit(0, "bari")
    match.submit(0, "stay")
    own = ARTIST.hand(match.view(0), Brush(ENGLISH, width=400))
    assert own is not None
    assert set(spots(match.pending()[0].choice)) <= {spot.id for spot in own.spots}


@pytest.mark.parametrize("locale", catalogue.locales())
@pytest.mark.parametrize("name", ["Anna", "A merchant with a very long name"])
def test_at_a_full_table_every_marker_is_told(locale: str, name: str) -> None:
    words = Words(locale, [name] * 5)
    told = 0
    for match in positions("oltremare", 5, "markers", count=25, players="house"):
        view = match.view(None)
        alt = ARTIST.board(view, Brush(words, live=True)).alt
        assert len(alt) <= 1024
        for port in view.harbours:
            assert words.place(PORTS[port].name) in alt
        told += len(view.harbours)
    assert told > 200


def test_at_a_small_table_merchants_are_told_in_full_and_at_a_full_one_still_with_their_goods() -> None:
    small = ARTIST.board(engine.start("oltremare", 2, "small").view(None), Brush(ENGLISH, width=200)).alt
    assert "Anna: Ancona; Money: 11; Cards: 4; Pirates: 0" in small
    assert " lions, load " in small
    full = ARTIST.board(engine.start("oltremare", 5, "full").view(None), Brush(ENGLISH, width=200)).alt
    for merchant in engine.start("oltremare", 5, "full").view(None).merchants:
        assert (
            f"{NAMES[merchant.seat]}: {ENGLISH.place(PORTS[merchant.port].name)}; Money: 11; Cards: 4" in full
        )


def test_many_offers_push_out_neither_merchants_nor_markers() -> None:
    hands = {
        seat: find(3, good=good) for seat, good in enumerate(("wine", "silk", "silver", "sugar", "wood"))
    }
    match = at_table(5, hands=hands, harbours=dict.fromkeys(PORTS, "favourable-terms"))
    for seat in range(1, 5):
        for price in (1, 2):
            match.submit(seat, offer(hands[seat], {"wine": 1, "any": 1, "ducats": price}, talk={"truth": {}}))
    alt = ARTIST.board(match.view(None), Brush(ENGLISH, width=200)).alt
    assert all(ENGLISH.place(port.name) in alt for port in PORTS.values())
    assert all(f"{name}: " in alt for name in NAMES)
    assert alt.count("Money: 11") == 5
    assert alt.count("Offer (") == alt.count(" × ") // 3 < 8
