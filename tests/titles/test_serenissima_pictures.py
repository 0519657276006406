"""The pictures of Serenissima: a spot for every place a question names, words for every picture."""

import pytest

import engine
from engine.choice import spots
from engine.serenissima.components import PORTS, ZONES
from engine.serenissima.view import GalleyView
from render import pieces
from render.artist import Brush, artist
from render.canvas import Canvas
from render.rect import Rect
from render.serenissima.chart import CHART, EDGE, PAGE, WHEEL, port_rects
from render.words import Words
from tests.kit import positions
from tests.titles.serenissima_kit import BLUE, RED, Board

ARTIST = artist("serenissima")
SMALL = Brush(Words("fr", ["Ada", "Bo", "Cy", "Di"]), width=400)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_place_a_question_names_can_be_clicked(seats: int) -> None:
    for match in positions("serenissima", seats, "spots", count=12):
        picture = ARTIST.board(match.view(None), SMALL)
        known = {spot.id for spot in picture.spots}
        for decision in match.pending().values():
            assert set(spots(decision.choice)) <= known
        assert 0 < len(picture.alt) <= 1024


def test_no_port_covers_another_or_the_wheel() -> None:
    rects = [*port_rects().values(), WHEEL]
    assert len(rects) == len(PORTS) + 1
    for number, rect in enumerate(rects):
        assert CHART.inside.holds(rect)
        assert all(rect.overlap(other) < 1 for other in rects[number + 1 :])


def test_every_zone_can_be_drawn_large() -> None:
    view = positions("serenissima", 4, "zoom", count=2)[1].view(0)
    assert ARTIST.places(view) == [f"zone:{zone}" for zone in ZONES]
    for place in ARTIST.places(view)[::5]:
        assert 0 < len(ARTIST.zoom(view, place, SMALL).alt) <= 1024
    with pytest.raises(KeyError):
        ARTIST.zoom(view, "zone:atlantis", SMALL)


def test_the_zoom_tells_of_the_port_and_the_galleys_there() -> None:
    board = Board()
    board.port("napoli", RED, 2, "gold")
    board.galley(4, BLUE, "napoli", 3, "wood wood")
    picture = ARTIST.zoom(
        board.match.view(None), "zone:z_napoli", Brush(Words("en", ["Ada", "Bo"]), width=400)
    )
    assert "Naples (Bo): Garrison: 2 of 4; Stores: gold; Pays next: 3, 4, 5; Produces: marble." in picture.alt
    assert "Galley 4 (Ada): Naples; Sailors: 3; Cargo: 2 wood." in picture.alt
    assert {spot.id for spot in picture.spots} == {"galley:4", "port:napoli"}


def test_fifteen_galleys_in_one_zone_can_be_drawn() -> None:
    view = engine.start("serenissima", 4, "crowd").view(None)
    view.galleys = {n: GalleyView(n, n % 4, "z_venezia", 2, ["wine"]) for n in range(1, 16)}
    assert len([spot for spot in ARTIST.board(view, SMALL).spots if spot.id.startswith("galley:")]) == 15
    assert ARTIST.zoom(view, "zone:z_venezia", SMALL).png


def test_a_treasury_is_drawn_only_for_its_owner_and_only_where_money_is_hidden() -> None:
    opened = engine.start("serenissima", 2, "hand")
    hidden = engine.start("serenissima", 2, "hand", {"money": "hidden"})
    assert ARTIST.hand(opened.view(0), SMALL) is None
    assert ARTIST.hand(hidden.view(None), SMALL) is None
    treasury = ARTIST.hand(hidden.view(0), SMALL)
    assert treasury is not None
    assert "5 ducats" in treasury.alt


@pytest.mark.parametrize("ducats", [0, 44, 149, 299, 749])
def test_every_coin_of_a_treasury_lies_on_its_page(ducats: int, monkeypatch: pytest.MonkeyPatch) -> None:
    laid: list[tuple[Rect, int]] = []
    plain = pieces.coin

    def coin(page: Canvas, x: float, y: float, size: float, value: str) -> Rect:
        laid.append((plain(page, x, y, size, value), int(value)))
        return laid[-1][0]

    monkeypatch.setattr(pieces, "coin", coin)
    board = Board(money="hidden")
    board.ducats(0, ducats)
    ARTIST.hand(board.match.view(RED), SMALL)
    assert sum(worth for _, worth in laid) == ducats
    assert all(rect.right <= 1600 for rect, _ in laid)


def test_the_board_in_words_tells_of_cargo_stores_and_money() -> None:
    board = Board()
    board.port("napoli", RED, 2, "gold wine")
    board.galley(4, RED, "napoli", 1, "wood wood")
    board.ducats(0, 1)
    alt = ARTIST.board(board.match.view(None), Brush(Words("en", ["Ada", "Bo"]), width=400)).alt
    assert "Bo: Money: 1 ducat; Ports: Naples" in alt
    assert "Naples (Bo): Garrison: 2 of 4; Stores: gold and wine" in alt
    assert "Galley 4 (Bo): Naples; Sailors: 1; Cargo: 2 wood." in alt


def test_the_same_view_gives_the_same_bytes_and_other_words_other_ones() -> None:
    view = positions("serenissima", 3, "bytes", count=2)[1].view(1)
    assert ARTIST.board(view, SMALL) == ARTIST.board(view, SMALL)
    assert ARTIST.board(view, SMALL).png != ARTIST.board(view, Brush(Words("en"), width=400)).png
    assert ARTIST.cover(SMALL).alt


def test_the_light_on_a_port_ends_where_its_card_and_what_stands_on_it_end() -> None:
    board = Board()
    board.port("valencia", BLUE, 2)
    picture = ARTIST.board(board.match.view(None), SMALL)
    tops = {}
    for name, rect in port_rects().items():
        (spot,) = [spot for spot in picture.spots if spot.id == f"port:{name}"]
        tops[name] = min(y for ring in spot.shape for _, y in ring) * PAGE[1]
        assert spot.y * PAGE[1] == pytest.approx(rect.y + EDGE)
    assert tops["genova"] == pytest.approx(port_rects()["genova"].y + EDGE)
    assert tops["valencia"] < port_rects()["valencia"].y + EDGE - 10, "the owner's token is a part of it"
