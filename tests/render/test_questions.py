"""The picture beside a question shows what the question is about; the end of a game is a table."""

from collections.abc import Iterator
from typing import Any

import pytest

import engine
from data import catalogue
from engine.choice import Pick
from engine.oltremare.ids import card_spot
from engine.players import next_move
from render.artist import Brush, artist
from render.picture import ALT_LIMIT, Picture
from render.scores import score_table
from render.words import Words
from tests.kit import finished, usual_bots

NAMES = ("Ada", "Bo", "Cleo")
NARROW = Brush(Words("en", NAMES), width=400)


def asked(title: str, key: str) -> Iterator[tuple[engine.Match, int, Any]]:
    """Every time that a seat is asked this in a game of house players."""
    match = engine.start(title, 3, "s1")
    players, rng = usual_bots(match), engine.Rng("x")
    while (move := next_move(match, players, rng)) is not None:
        for seat, decision in match.pending().items():
            if decision.key == key:
                yield match, seat, decision
        match.submit(*move)


def beside(match: engine.Match, seat: int) -> Picture:
    made = artist(match.game.id).beside_question(match.view(seat), NARROW)
    assert made is not None
    return made


def test_a_draft_of_neptun_shows_the_route_from_slot_to_slot_and_the_ports_on_offer() -> None:
    for match, seat, _ in asked("neptun", "draft.contract"):
        view = match.view(seat)
        goals = [one.port for one in view.merchants[seat].manifest if one is not None]
        if len(goals) > 1 and any(one.contract for one in view.row):
            break
    picture = beside(match, seat)
    route = picture.alt[: picture.alt.index(" miles)")]
    places = [route.index(NARROW.words(f"neptun-port-{port}")) for port in ("crete", *goals)]
    assert places == sorted(places)
    assert "On offer" in picture.alt
    hand = artist("neptun").hand(view, NARROW)
    assert hand is not None
    assert picture.height > 2 * hand.height, "the sea above the cards"


def test_oar_cards_lie_in_the_order_of_the_menu() -> None:
    match, seat, decision = next(asked("neptun", "sail.oars"))
    assert isinstance(decision.choice, Pick)
    alt = beside(match, seat).alt
    labels = [NARROW.words.say(option.label) for option in decision.choice.options]
    assert alt.endswith(" ".join(f"{label}." for label in labels))


def test_offers_of_genoa_stand_above_the_hand() -> None:
    match, seat = next((m, s) for m, s, _ in asked("genoa", "genoa.tower") if m.view(s).offers)
    hand = artist("genoa").hand(match.view(seat), NARROW)
    assert hand is not None
    picture = beside(match, seat)
    assert picture.height > hand.height
    assert "ducats" in picture.alt
    assert len(picture.alt) <= ALT_LIMIT


def test_cards_to_load_are_shown() -> None:
    match, seat, decision = next(asked("oltremare", "cargo.load"))
    alt = beside(match, seat).alt
    for option in decision.choice.options:
        assert NARROW.words.say(option.label) in alt


@pytest.mark.parametrize(("key", "loads_first"), [("main.sail", False), ("cargo.load", True)])
def test_cards_to_load_push_the_hand_down_only_when_they_are_loaded(key: str, loads_first: bool) -> None:
    match, seat, _ = next(asked("oltremare", key))
    view = match.view(seat)
    picture = artist("oltremare").hand(view, NARROW)
    assert picture is not None
    height = {spot.id: spot.y for spot in picture.spots}
    loading, held = ({height[card_spot(card)] for card in cards} for cards in (view.cards_to_load, view.hand))
    assert (max(loading) < min(held)) is loads_first
    assert (max(held) < min(loading)) is not loads_first


@pytest.mark.parametrize("title", sorted(engine.titles()))
@pytest.mark.parametrize("locale", catalogue.locales())
def test_the_end_of_every_game_is_a_table_with_every_part(title: str, locale: str) -> None:
    match = engine.load(finished(title, 3, "presses"))
    result = match.result()
    assert result is not None
    words = Words(locale, NAMES)
    picture = score_table(title, match.game.name, result, Brush(words, width=500))
    for score in result.scores:
        assert f"{words.name(score.seat)} {score.total}" in picture.alt
        assert all(words(f"{title}-score-{part}") in picture.alt for part in score.parts)
