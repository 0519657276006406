"""Oltre Mare: what is drawn can be clicked, and what is drawn is also said."""

import re
from dataclasses import replace
from unittest.mock import patch

import pytest

import engine
from data import catalogue
from engine.choice import spots
from engine.oltremare.components import CARDS, PORTS
from render import pieces
from render.artist import Brush, artist
from render.canvas import Canvas
from render.chart import Chart
from render.oltremare.artist import SEA, SIZE
from render.oltremare.sea import berths
from render.rect import Rect
from render.theme import CLASSIC
from render.words import Words
from tests.kit import positions
from tests.titles.oltremare_table import at_table, find, offer

ARTIST = artist("oltremare")
BRUSH = Brush(Words("en", ["Anna", "Bruno", "Carla", "Dario", "Elena"]), width=800)


@pytest.mark.parametrize("seats", [2, 5])
def test_every_place_that_a_question_names_is_on_the_board_or_in_the_hand(seats: int) -> None:
    named = 0
    for match in positions("oltremare", seats, "spots", count=12, players="house"):
        for seat, decision in match.pending().items():
            view = match.view(seat)
            hand = ARTIST.hand(view, BRUSH)
            assert hand is not None
            drawn = {spot.id for spot in (*ARTIST.board(view, BRUSH).spots, *hand.spots)}
            assert set(spots(decision.choice)) <= drawn
            named += len(set(spots(decision.choice)))
    assert named


def test_a_spectator_has_no_hand() -> None:
    assert ARTIST.hand(at_table(2).view(None), BRUSH) is None


def test_the_board_is_said_in_words_of_the_readers_language() -> None:
    match = at_table(3, hands={1: find(2, good="silk")}, ports={1: "corfu"}, ducats={1: 7})
    match.submit(1, offer(find(1, good="silk"), {"ducats": 3}))
    english = ARTIST.board(match.view(None), BRUSH).alt
    assert "Bruno: Corfu; Money: 7" in english
    assert "Offer (Bruno): 1 × silk for 3 ducats" in english
    french = ARTIST.board(match.view(None), Brush(Words("fr", BRUSH.words.names), width=800)).alt
    assert "Offre (Bruno)\N{NO-BREAK SPACE}: 1 × soie contre 3 ducats" in french
    assert len(english) <= 1024


def test_the_hand_is_said_card_by_card() -> None:
    match = at_table(2, hands={0: find(1, good="silk", icons="market ship", lions=6)})
    hand = ARTIST.hand(match.view(0), BRUSH)
    assert hand is not None
    assert "Cards: 1" in hand.alt
    assert hand.alt.endswith(". silk (market + ship, 6 lions, load 1): runs pay 0/3/8.")


def test_an_empty_hand_is_drawn_as_empty() -> None:
    hand = ARTIST.hand(at_table(2).view(0), BRUSH)
    assert hand is not None
    assert hand.alt == "Yours: Money: 11 ducats; Cards: 0; Venice."
    assert hand.spots == ()


@pytest.mark.parametrize("port", ["venezia", "candia", "tana", "giaffa", "tunisi"])
def test_the_waters_around_a_port_show_that_port(port: str) -> None:
    match = at_table(2, ports={0: port})
    picture = ARTIST.zoom(match.view(None), port, Brush(BRUSH.words, width=400))
    assert f"port:{port}" in {spot.id for spot in picture.spots}
    assert f"{BRUSH.words.place(PORTS[port].name)}: Ships: Anna." in picture.alt


def test_every_port_can_be_looked_at() -> None:
    assert ARTIST.places(at_table(2).view(None)) == list(PORTS)


def test_the_cover_needs_no_game() -> None:
    assert ARTIST.cover(Brush(Words("fr"), width=400)).alt.startswith("Une carte")


@pytest.mark.parametrize("locale", catalogue.locales())
def test_ships_in_the_same_port_cover_neither_a_name_nor_a_port_nor_each_other(
    locale: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = Canvas(SIZE, 800, CLASSIC)
    monkeypatch.setattr(Chart, "draw", lambda *_: None)
    SEA.still(page, Words(locale))
    for port, (first, second) in berths(SEA, tuple(page.taken), 2).items():
        assert first.holds(Rect(*SEA.xy(port), 0, 0))
        assert SEA.chart.inside.holds(second)
        assert not [rect for rect in (*page.taken, first) if rect.overlap(second)]


@pytest.mark.parametrize(("phase", "lit"), [("trade", 2), ("over", 0)])
def test_a_turn_is_lit_while_the_game_lasts(phase: str, lit: int) -> None:
    with patch.object(pieces, "token", wraps=pieces.token) as token:
        ARTIST.board(replace(at_table(2).view(None), phase=phase), BRUSH)
    assert token.called
    assert sum(drawn.kwargs.get("lit", False) for drawn in token.call_args_list) == lit


@pytest.mark.parametrize(("cargo", "more"), [(3, False), (20, True)])
def test_open_cargo_that_finds_no_room_is_hinted_at(cargo: int, more: bool) -> None:
    view = at_table(5).view(None)
    goods = sorted({card.good: name for name, card in CARDS.items()}.values())
    laden = replace(view.merchants[0], cargo=[goods[i % len(goods)] for i in range(cargo)])
    with patch.object(Canvas, "text", autospec=True, side_effect=Canvas.text) as write:
        ARTIST.board(replace(view, merchants=[laden, *view.merchants[1:]]), BRUSH)
    written = [words for _page, _x, _y, words, *_ in (call.args for call in write.call_args_list)]
    assert ("…" in written) is more


def test_markers_are_told_with_french_punctuation() -> None:
    brush = Brush(Words("fr"), width=400)
    assert ARTIST.zoom(at_table(2).view(None), "venezia", brush).alt.startswith(
        "Venise\N{NO-BREAK SPACE}: Navires\N{NO-BREAK SPACE}: Place 1."
    )
    french = ARTIST.zoom(engine.start("oltremare", 2, "markers").view(None), "venezia", brush).alt
    assert re.search("Venise\N{NO-BREAK SPACE}: Marqueur\N{NO-BREAK SPACE}: [^:]+[.]", french)
    assert not re.search(" [:;]", french)
