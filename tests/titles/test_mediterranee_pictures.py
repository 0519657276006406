"""Méditerranée: the pictures show what is asked, in the reader's language, and nothing that is hidden."""

from collections.abc import Callable
from functools import partial
from itertools import combinations, permutations, product
from typing import Any

import pytest

import engine
from data import catalogue
from engine.choice import spots
from engine.mediterranee.components import PORTS, ZONES
from render.artist import Brush
from render.berths import clear, inside
from render.canvas import Canvas
from render.mediterranee import ARTIST
from render.mediterranee.map import LEGEND, NAME, PAGE, Layout, board_layout, name_and_face
from render.mediterranee.pages import ZONE_PANEL, zone_layout
from render.rect import Rect
from render.theme import CLASSIC
from render.words import Words
from tests.kit import positions
from tests.render.live_games import drawing_of
from tests.titles.mediterranee_table import GENOA, SPAIN, TURKEY, VENICE, at_table

PHONE, READABLE = 390, 12
"""How wide a board is in a phone's preview, and the least height of letters there, in pixels."""
NARROW = Brush(Words("en", ["Anna", "Bruno", "Chloé", "Deniz"]), width=800)


def test_every_place_a_question_names_can_be_clicked_on_the_board() -> None:
    for match in positions("mediterranee", 3, "spots", count=12):
        drawn = {spot.id for spot in ARTIST.board(match.view(None), NARROW).spots}
        for decision in match.pending().values():
            assert set(spots(decision.choice)) <= drawn


def test_every_zone_and_port_can_be_clicked() -> None:
    view = engine.start("mediterranee", 2, "test").view(None)
    drawn = {spot.id for spot in ARTIST.board(view, NARROW).spots}
    assert drawn >= {f"zone:{zone}" for zone in ZONES} | {f"port:{port}" for port in PORTS}


@pytest.mark.parametrize("locale", catalogue.locales())
def test_the_name_of_a_port_is_kept_free_whoever_owns_it(locale: str) -> None:
    page = Canvas(PAGE, 1600, CLASSIC)
    for plot in board_layout().plots.values():
        name, face = name_and_face(plot.port, Words(locale))
        written = page.text(plot.name.cx, plot.name.cy, name, NAME, face=face, anchor="mm")
        for owned in (False, True):
            assert any(ground.with_margin(3).holds(written) for ground in plot.rects(owned=owned))


def test_no_port_card_covers_another() -> None:
    plots = list(board_layout().plots.values())
    assert len(plots) == 23
    for number, one in enumerate(plots):
        assert not [other.port for other in plots[number + 1 :] if one.card.overlap(other.card)]


@pytest.mark.parametrize("money", ["hidden", "open"])
def test_treasuries_are_drawn_where_they_are_open(money: str) -> None:
    ships = [(VENICE, "z_corfu", 2, "wine"), (GENOA, "z_genova", 3, "")]
    poor = at_table(2, ships, ducats={GENOA: 700}, money=money)
    rich = at_table(2, ships, ducats={GENOA: 7700}, money=money)
    pictures = [ARTIST.board(match.view(VENICE), NARROW) for match in (poor, rich)]
    assert (pictures[0] == pictures[1]) is (money == "hidden")
    assert ("7,700 ducats" in pictures[1].alt) is (money == "open")


def test_the_board_in_words_speaks_the_readers_language() -> None:
    match = at_table(2, [(VENICE, "z_corfu", 2, "wine wine")], ports={"corfu": {"owner": VENICE}})
    english = ARTIST.board(match.view(VENICE), NARROW).alt
    french = ARTIST.board(match.view(VENICE), Brush(Words("fr", ["Anna"]), width=800)).alt
    assert "Galley 1 (Anna): Corfu; Sailors: 2; Cargo: 2 × wine." in english
    assert "Corfou\u202f; Marins\u00a0: 2\u202f; Cargaison\u00a0: 2 × vin." in french
    assert "Anna\u00a0: Nation\u00a0: Venise" in french


def test_the_board_in_words_tells_of_everybody_however_many_galleys_there_are() -> None:
    ships = [(seat, zone, 2, "wine iron") for zone in list(ZONES)[:6] for seat in range(4)]
    alt = ARTIST.board(at_table(4, ships).view(None), NARROW).alt
    assert len(alt) <= 1024
    assert alt.endswith(".")
    assert "Deniz: Nation: Turkey" in alt
    assert alt.count("Galleys: Venice, Genoa, Valencia, Istanbul, Ragusa and Marseille") == 4


def test_the_panel_of_a_zone_says_how_many_galleys_it_leaves_out(monkeypatch: pytest.MonkeyPatch) -> None:
    said: list[tuple[str, float]] = []
    plain = Canvas.write

    def write(page: Canvas, rect: Rect, words: str, *rest: Any, **more: Any) -> None:
        said.append((words, rect.bottom))
        plain(page, rect, words, *rest, **more)

    monkeypatch.setattr(Canvas, "write", write)
    crowded = at_table(4, [(seat, "z_smyrna", 2, "wine") for seat in range(4)] * 4)
    long = Brush(Words("en", ["Maximiliane-Charlotte von Hohenf"] * 4), width=800)
    ARTIST.zoom(crowded.view(None), "zone:z_smyrna", long)
    shown = [words for words, _ in said if words.startswith("Galley ")]
    assert f"and {16 - len(shown)} more galleys" in [words for words, _ in said]
    assert max(bottom for _, bottom in said) <= ZONE_PANEL.bottom


def test_one_zone_large_names_its_port_and_its_galleys() -> None:
    match = at_table(
        2,
        [(VENICE, "z_smyrna", 2, "wine"), (GENOA, "z_ionio", 3, "")],
        ports={"smyrna": {"owner": GENOA, "garrison": 2, "fort": True, "stored": "gold"}},
    )
    assert ARTIST.places(match.view(None)) == [f"zone:{zone}" for zone in ZONES]
    picture = ARTIST.zoom(match.view(None), "zone:z_smyrna", NARROW)
    for words in (
        "Smyrna (Bruno)",
        "Stores: gold",
        "300, 400, 500",
        "Garrison: 2",
        "fort",
        "Galley 1 (Anna)",
    ):
        assert words in picture.alt
    assert "Galley 2" not in picture.alt
    with pytest.raises(KeyError):
        ARTIST.zoom(match.view(None), "zone:z_atlantis", NARROW)


def test_ones_own_fleet_is_drawn_for_oneself_alone() -> None:
    match = at_table(2, [(VENICE, "z_corfu", 2, "wine"), (GENOA, "z_genova", 3, "")], ducats={VENICE: 4200})
    assert ARTIST.hand(match.view(None), NARROW) is None
    own = ARTIST.hand(match.view(VENICE), NARROW)
    assert own is not None
    assert "4,200 ducats" in own.alt
    assert "Galley 2" not in own.alt


def test_pictures_exist_at_every_width_and_theme() -> None:
    match = engine.start("mediterranee", 2, "test")
    for width, theme in ((1600, "classic"), (400, "colourblind"), (800, "contrast")):
        brush = Brush(Words("fr"), width, theme)
        for picture in (ARTIST.board(match.view(None), brush), ARTIST.cover(brush)):
            assert picture.width == width
            assert 0 < len(picture.alt) <= 1024


LAYOUTS = [board_layout, *(partial(zone_layout, zone) for zone in ZONES)]
"""The board, and one zone large."""


@pytest.mark.parametrize("layout", LAYOUTS)
def test_no_galley_covers_a_port_or_the_edge(layout: Callable[[], Layout]) -> None:
    sea = layout()
    ports = [rect for plot in sea.plots.values() for rect in (*plot.rects(owned=True), plot.walls)]
    for berths in sea.berths.values():
        assert all(sea.chart.inside.holds(rect) and clear(rect, ports) for rect in berths)


@pytest.mark.parametrize("layout", LAYOUTS)
def test_two_galleys_of_every_zone_cover_no_galley_of_another(layout: Callable[[], Layout]) -> None:
    sea = layout()
    for (zone, (first, second, *_)), (_, others) in permutations(sea.berths.items(), 2):
        aside = second._replace(y=min(second.y, first.y), h=abs(second.y - first.y))
        aside = aside if second.y < first.y else aside._replace(y=first.bottom)
        assert clear(first, [others[0]]), zone
        assert clear(aside, [others[0]]), zone


def test_the_first_galley_of_every_zone_is_on_its_water_and_covers_no_name() -> None:
    sea = board_layout()
    for zone, (first, *_) in sea.berths.items():
        dots = product((0.1, 0.3, 0.5, 0.7, 0.9), repeat=2)
        own = [inside(sea.chart.outline(zone), first.x + first.w * x, first.y + first.h * y) for x, y in dots]
        assert sum(own) >= len(own) / 2, zone
        assert clear(first, [LEGEND, *sea.waters.values()]), zone


def test_no_galley_covers_the_sailors_or_the_press_of_another() -> None:
    ships = [(seat, "z_tunis", 2, "wine wood") for seat in (VENICE, GENOA, SPAIN, TURKEY)]
    match = at_table(2, ships)
    picture = ARTIST.board(match.view(None), NARROW)
    rects = [Rect(spot.x, spot.y, spot.w, spot.h) for spot in picture.spots if spot.id.startswith("galley:")]
    assert len(rects) == len(ships)
    assert not any(rect.with_margin(-1e-6).overlap(other) for rect, other in combinations(rects, 2))


def test_more_galleys_than_berths_are_a_stack_with_a_count() -> None:
    berths = len(board_layout().berths["z_modon"])
    for count, piled in ((berths, []), (berths + 2, ["3"])):
        view = at_table(2, [(VENICE, "z_modon", 2, "wine")] * count).view(None)
        drawn = drawing_of(ARTIST.chart(view, Brush(NARROW.words, live=True))).pieces
        stacks = [piece.markup for name, piece in drawn.items() if name.startswith("piece-stack-")]
        assert len(stacks) == len(piled)
        assert all(f"×{number}" in markup for number, markup in zip(piled, stacks, strict=True))


def test_names_on_water_and_on_land_cover_nothing() -> None:
    """In the longest of their languages, for which they all keep room."""
    layout = board_layout()
    names = [plot.name for plot in layout.plots.values()]
    grounds = [plot.card for plot in layout.plots.values()]
    waters = list(layout.waters.values())
    for number, name in enumerate(waters):
        assert layout.chart.inside.holds(name)
        assert not [rect for rect in (*names, *grounds, *waters[number + 1 :]) if name.overlap(rect)]
    for number, name in enumerate(names):
        assert layout.chart.inside.holds(name)
        assert not [rect for rect in names[number + 1 :] if name.overlap(rect)]


def test_whose_turn_it_is_can_be_read_on_a_phone(monkeypatch: pytest.MonkeyPatch) -> None:
    sizes: dict[str, float] = {}
    plain = Canvas.write

    def write(page: Canvas, rect: Rect, words: str, size: float, **more: Any) -> None:
        sizes[words] = size * PHONE / PAGE[0]
        plain(page, rect, words, size, **more)

    monkeypatch.setattr(Canvas, "write", write)
    ARTIST.board(at_table(3, [(VENICE, "z_corfu", 2, "wine")]).view(None), NARROW)
    assert sizes["Round 1 of 8 · Sailing · Anna"] >= READABLE
