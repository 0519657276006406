"""The plan of Genoa as a picture: every space can be clicked, and closer looks show what they promise."""

import re
from dataclasses import replace
from io import BytesIO

import pytest
from PIL import Image, ImageChops

from data import catalogue
from engine.choice import spots
from engine.genoa.components import BUILDINGS, MARKER, SPECIALS, WARES
from engine.genoa.view import View
from render.artist import Brush, artist
from render.canvas import Canvas
from render.genoa import closer, panels, symbols
from render.genoa.grid import print_grid, room
from render.picture import Picture
from render.rect import Rect
from render.theme import CLASSIC
from render.words import Words
from tests.kit import positions
from tests.titles.genoa_table import Game

BRUSH = Brush(Words("fr", ["Ada", "Bo", "Cyrille", "Dagmar", "Élise"]), width=800)


@pytest.mark.parametrize("corners", ["depot", "villa"])
def test_every_space_can_be_clicked_and_no_two_overlap(corners: str) -> None:
    game = Game(space="GIL", inner_corners=corners)
    found = artist("genoa").board(game.match.view(0), BRUSH).spots
    assert {spot.id for spot in found} == {f"space:{space}" for space in game.s.city.spaces}
    for i, one in enumerate(found):
        for other in found[i + 1 :]:
            wide = min(one.x + one.w, other.x + other.w) - max(one.x, other.x)
            high = min(one.y + one.h, other.y + other.h) - max(one.y, other.y)
            assert wide < 1e-6 or high < 1e-6, f"{one.id} lies on {other.id}"


def test_whatever_a_question_names_is_on_the_board() -> None:
    for match in positions("genoa", 4, "spots", count=12):
        shown = {spot.id for spot in artist("genoa").board(match.view(None), BRUSH).spots}
        for decision in match.pending().values():
            assert set(spots(decision.choice)) <= shown


def test_a_closer_look_shows_the_tower() -> None:
    for space in ("VCO", "MKT", "MET", "S47"):
        view = Game(space=space).match.view(0)
        for place in artist("genoa").places(view):
            picture = artist("genoa").zoom(view, place, BRUSH)
            assert picture.alt
            if place == "tower":
                assert f"space:{space}" in {spot.id for spot in picture.spots}


def test_an_empty_hand_is_told_as_such_though_nought_is_singular_in_french() -> None:
    game = Game(space="GIL").deal(0, "L01")
    alt = artist("genoa").board(game.match.view(None), BRUSH).alt
    assert "Ada\u00a0: Possède\u00a0: rien\u202f; Cartes\u00a0: gros contrat" in alt
    assert "Bo\u00a0: Possède\u00a0: rien\u202f; Cartes\u00a0: rien" in alt


def test_a_hand_shows_a_spot_for_every_card_and_spectators_have_none() -> None:
    game = Game(space="GIL").deal(0, "L01", "S05", "M03", "P09")
    picture = artist("genoa").hand(game.match.view(0), BRUSH)
    assert picture is not None
    assert {spot.id for spot in picture.spots} == {"card:L01", "card:S05", "card:M03", "card:P09"}
    assert artist("genoa").hand(game.match.view(None), BRUSH) is None


@pytest.mark.parametrize("corners", ["depot", "villa"])
@pytest.mark.parametrize("quarter", closer.QUARTERS)
def test_a_quarter_of_the_city_cuts_no_building(quarter: str, corners: str) -> None:
    part = closer.window(Game(inner_corners=corners).match.view(0), quarter)
    rooms = [room(print_grid(corners), space) for space in BUILDINGS]
    shown = [rect for rect in rooms if part.overlap(rect) > 2000]
    assert len(shown) >= 8
    assert all(part.holds(rect) for rect in shown)


def test_the_closer_look_at_all_offers_says_every_one() -> None:
    game = Game(space="GIL")
    game.offers(1, "GIL", 15)
    game.offers(2, "MET", 20)
    view = game.match.view(0)
    alt = artist("genoa").zoom(view, "offers", Brush(Words("en", BRUSH.words.names), width=800)).alt
    assert "Offer: Guild Hall (Bo): 15 ducats." in alt
    assert re.search(r"Offer: Metal Depot \(Cyrille\): [^.]*20 ducats", alt)
    empty = artist("genoa").zoom(Game(space="GIL").match.view(0), "offers", BRUSH)
    assert "Offres\u00a0: rien." in empty.alt


def test_offers_that_are_outbid_are_listed_last() -> None:
    game = Game(space="GIL")
    game.offers(1, "MET", 15)
    game.offers(2, "MET", 20)
    game.offers(3, "KAT", 10)
    listed = panels.in_order(game.match.view(0).offers)
    assert [(offer.space, offer.now.ducats) for offer in listed] == [("MET", 20), ("KAT", 10), ("MET", 15)]


def test_places_have_their_articles_within_a_sentence() -> None:
    game = Game(space="S63")
    (told,) = game.match.submit(1, {"offer": {"space": "KAT", "ducats": 15}})
    assert told.text is not None
    assert Words("fr", ["Ada", "Bo"]).say(told.text) == "Bo offre, pour la Cathédrale\u00a0: 15 ducats."
    assert Words("en", ["Ada", "Bo"]).say(told.text) == "Bo offers for the Cathedral: 15 ducats."


def test_a_start_on_the_market_place_is_marked_only_where_it_moves_the_round_marker() -> None:
    boards = [
        artist("genoa").board(Game(space="S63", market_start=option).match.view(None), BRUSH)
        for option in ("moves", "stays")
    ]
    left, top, right, bottom = (2 * edge for edge in difference(*boards))
    assert room(print_grid("depot"), "MKT").holds(Rect(left, top, right - left, bottom - top))
    assert right > left


def test_the_board_says_the_final_scores() -> None:
    game = Game(space="S63", tower=3).give(1, ducats=145).deal(1, "P01").own(1, "GIL")
    assert "Au total" not in artist("genoa").board(game.match.view(1), BRUSH).alt
    game.s.first, game.s.round = 0, 8
    game.refresh()
    game.ends(3)
    assert (
        f"Bo\u00a0: Au total\u00a0: {145 + 10 + 10} ducats"
        in artist("genoa").board(game.match.view(1), BRUSH).alt
    )


def filled(view: View, count: int) -> View:
    """The first player with so many of everything."""
    held = dict.fromkeys((*WARES, *SPECIALS, MARKER), count)
    return replace(view, players=[replace(view.players[0], items=held), *view.players[1:]])


def difference(one: Picture, other: Picture) -> tuple[int, int, int, int]:
    images = [Image.open(BytesIO(picture.png)).convert("RGB") for picture in (one, other)]
    return ImageChops.difference(*images).getbbox() or (0, 0, 0, 0)


def test_a_full_reserve_stays_on_the_card_of_its_player(monkeypatch: pytest.MonkeyPatch) -> None:
    view = Game(seats=5).match.view(None)
    drawn: list[str] = []

    def ware(page: Canvas, x: float, y: float, size: float, item: str, words: Words) -> None:
        drawn.append(item)
        symbols.ware(page, x, y, size, item, words)

    monkeypatch.setattr(panels, "ware", ware)
    left, top, right, bottom = difference(
        *(artist("genoa").board(filled(view, count), BRUSH) for count in (0, 2))
    )
    card = panels.PLAYERS.columns(5, 12)[0].with_margin(1)
    assert drawn == list(WARES)
    assert card.holds(Rect(*(2 * edge for edge in (left, top, right - left, bottom - top))))


@pytest.mark.parametrize("width", [800, 1600])
def test_a_full_reserve_stays_in_the_purse_of_a_hand(width: int) -> None:
    view, brush = Game(seats=5).match.view(0), replace(BRUSH, width=width)
    hands = [hand for count in (0, 2) if (hand := artist("genoa").hand(filled(view, count), brush))]
    assert difference(*hands)[2] * 1600 / width < 1560


@pytest.mark.parametrize("locale", catalogue.locales())
@pytest.mark.parametrize("actions", [0, 1, 3])
def test_how_many_actions_the_leader_has_can_be_read_on_a_phone(locale: str, actions: int) -> None:
    words, page = Words(locale), Canvas((1600, 100), 800, CLASSIC)
    room = panels.PLAYERS.columns(5, 12)[0].w - 80
    assert page.text_width(words("genoa-board-leads", count=actions), 22) <= room
