"""Boards and hands as live drawings: well-formed, complete, safe, and small to send after a move."""

import json
import re
from functools import cache
from itertools import pairwise
from statistics import median
from typing import Any
from xml.etree.ElementTree import Element, fromstring, tostring

import pytest

from engine.match import Match
from render.artist import Brush, artist
from render.live import delta, live_beside, live_board, live_hand, standalone, style_sheet
from render.picture import Picture
from render.rect import Rect
from render.svg.page import READABLE
from render.theme import CLASSIC, DARK, THEMES
from render.words import Words
from tests.render.live_games import NAMES, drawing_of, game, titles

PAINTED = ("fill", "stroke")
HALF, PANEL, STAGE = 0.5, 324, (923, 489)
SVG = "{http://www.w3.org/2000/svg}"


def moments(title: str, apart: int = 30) -> tuple[Match, ...]:
    return game(title)[::apart]


@cache
def pages(title: str) -> list[tuple[Picture, Picture, Element]]:
    """Boards and hands as drawings, the PNGs of the same, and the drawings read."""
    words = Words("fr", NAMES)
    brush, found = Brush(words, width=200), []
    for match in moments(title):
        for view in (match.view(reader) for reader in (None, 0, 1)):
            both = (live_board(title, view, words), artist(title).board(view, brush))
            hands = (live_hand(title, view, words), artist(title).hand(view, brush))
            assert (hands[0] is None) == (hands[1] is None)
            for live, picture in (both, hands):
                if live and picture:
                    found.append((live, picture, fromstring(drawing_of(live).document)))
    return found


@cache
def columns(title: str) -> list[tuple[Picture, Picture, Element]]:
    """What stands beside the charts of `pages`: the columns, the boards they belong to, the columns read."""
    words, found = Words("fr", NAMES), []
    for match in moments(title):
        for view in (match.view(reader) for reader in (None, 0, 1)):
            column, chart = live_beside(title, view, words), live_board(title, view, words)
            assert column is not None
            found.append((column, chart, fromstring(drawing_of(column).document)))
    return found


@titles
def test_every_title_has_boards_and_hands(title: str) -> None:
    prefixes = {
        name.startswith("piece-hand-") for live, _, _ in pages(title) for name in drawing_of(live).pieces
    }
    assert prefixes == {False, True}


@titles
def test_whatever_a_picture_lets_one_click_a_drawing_does_too(title: str) -> None:
    """A board is the chart and what stands beside it."""
    for _, _, root in (*pages(title), *columns(title)):
        spots = root.findall(f".//{SVG}g[@class='spots']/*")
        assert all(spot.findtext(f"{SVG}title") for spot in spots), "a spot has no name"
        assert {spot.tag for spot in spots} <= {f"{SVG}path", f"{SVG}rect"}
    words = Words("fr", NAMES)
    for match in moments(title):
        view = match.view(0)
        shown = artist(title).board(view, Brush(words, width=200)).spots
        live = (live_board(title, view, words), live_beside(title, view, words))
        names = [(one.id, one.name) for picture in live if picture for one in picture.spots]
        assert sorted(names) == sorted((one.id, one.name) for one in shown)


@titles
def test_no_letters_are_too_small_on_a_screen(title: str) -> None:
    """Every page is shown at half its size and more, so letters of 22 units have 11 pixels."""
    assert all(column.width * HALF <= PANEL for column, _, _ in columns(title))
    for _, _, root in (*pages(title), *columns(title)):
        sizes = [float(one.get("font-size", 0)) for one in root.iter(f"{SVG}text")]
        assert not sizes or min(sizes) >= READABLE
        assert not [one for one in root.iter() if "scale" in one.get("transform", "")]


@titles
def test_a_chart_is_most_of_a_wide_stage(title: str) -> None:
    """At half its size it fits the 923 by 489 pixels that a window of 1280 by 720 has for it."""
    for _, chart, _ in columns(title):
        scale = min(STAGE[0] / chart.width, STAGE[1] / chart.height)
        assert scale >= HALF * 0.99
        assert scale * chart.width * scale * chart.height >= 0.6 * STAGE[0] * STAGE[1]


@titles
def test_a_drawing_says_what_it_shows_and_how_large_it_is(title: str) -> None:
    for live, picture, root in pages(title):
        assert root.get("role") == "img"
        assert (root.get("viewBox") or "").endswith(f" {live.width} {live.height}")
        assert live.alt == picture.alt
        assert root.get("aria-label") == re.sub("[\x00\x1b]", "", picture.alt)


@titles
def test_ids_are_used_once_even_with_the_hand_beside_the_board(title: str) -> None:
    for (_, _, board), (_, _, other) in pairwise(pages(title)):
        hand = [other] if any((one.get("id") or "").startswith("piece-hand-") for one in other.iter()) else []
        hand.append(columns(title)[0][2])
        ids = [one.get("id", "") for root in (board, *hand) for one in root.iter() if one.get("id")]
        own = [name for name in ids if not name.startswith("s-")]
        assert len(own) == len(set(own))
        refers = {one.get("href", "#")[1:] for one in board.iter(f"{SVG}use")}
        assert refers <= {one.get("id") for one in board.iter()}


@titles
def test_whatever_changes_belongs_to_a_piece_with_a_name(title: str) -> None:
    for live, _, root in pages(title):
        drawing = drawing_of(live)
        assert not [name for name in drawing.pieces if "stray" in name]
        found = [one.get("id") for one in root.iter() if one.get("class") == "piece"]
        assert found == list(drawing.pieces)


@titles
def test_nothing_in_a_drawing_runs_or_styles_itself_or_comes_from_elsewhere(title: str) -> None:
    for _, _, root in pages(title):
        for one in root.iter():
            assert one.tag.removeprefix(SVG) not in ("script", "style", "foreignObject", "image", "a")
            assert not [name for name in one.attrib if name == "style" or name.startswith("on")]
            assert one.get("href", "#").startswith("#")


@titles
def test_names_are_written_as_they_are_and_never_read_as_markup(title: str) -> None:
    _, _, root = columns(title)[0]
    said = " ".join(text for one in root.iter(f"{SVG}text") for text in one.itertext())
    assert "Anna <b>" in said
    assert "Bertold" in said
    assert not [one for one in root.iter() if one.tag == f"{SVG}b"]


@titles
def test_every_theme_says_what_every_colour_of_a_drawing_is(title: str) -> None:
    used = {one.get(how, "none") for _, _, root in pages(title) for one in root.iter() for how in PAINTED}
    used.remove("none")
    names = {match[1] for colour in used if (match := re.fullmatch(r"var\((--b-[a-z0-9_-]+)\)", colour))}
    assert len(names) == len(used), "a colour is not left to the theme"
    for theme in (*THEMES.values(), DARK):
        said = style_sheet(theme)
        assert not [name for name in names if f"{name}:#" not in said]


# --- what changes from move to move -----------------------------------------------------------------------


def patched(root: Element, change: dict[str, Any]) -> Element:
    """Do to a drawing what a delta says, as a page does."""
    layers = {
        group.get("class", ""): group for group in root if group.get("class") in ("lights", "pieces", "spots")
    }
    here = {one.get("id", ""): (group, one) for group in layers.values() for one in group}
    if "label" in change:
        root.set("aria-label", change["label"])
    if "box" in change:
        root.set("viewBox", " ".join(f"{side:g}" for side in change["box"]))
    for svg in change.get("sprites", {}).values():
        root[0].append(read(svg))
    for name in change.get("remove", []):
        group, one = here.pop(name)
        group.remove(one)
    for name, at in change.get("move", {}).items():
        here[name][1].set("transform", at)
    for put in change.get("put", []):
        group = layers[put["layer"]]
        if put["id"] in here:
            group.remove(here[put["id"]][1])
        place = list(group).index(here[put["after"]][1]) + 1 if put["after"] else 0
        here[put["id"]] = (group, read(put["svg"]))
        group.insert(place, here[put["id"]][1])
    for layer, names in change.get("order", {}).items():
        layers[layer][:] = [here[name][1] for name in names]
    return root


def read(svg: str) -> Element:
    return fromstring(f'<svg xmlns="{SVG[1:-1]}">{svg}</svg>')[0]


def written(root: Element) -> str:
    root[0].clear()  # sprites that nobody needs any more stay
    return tostring(root, encoding="unicode")


@titles
def test_a_delta_turns_a_drawing_into_the_one_after_a_move(title: str) -> None:
    drawings = [drawing_of(live_board(title, match.view(None), Words("en"))) for match in game(title)[40:47]]
    assert len({one.still.hash for one in drawings}) == 1
    changes = [delta(before, after) for before, after in pairwise(drawings)]
    assert 0 < median(len(json.dumps(change)) for change in changes) < len(drawings[0].live) / 4
    for (before, after), change in zip(pairwise(drawings), changes, strict=True):
        sent = json.loads(json.dumps(change))
        assert written(patched(fromstring(before.live), sent)) == written(fromstring(after.live))


def test_nothing_is_sent_where_nothing_changed() -> None:
    view = moments("neptun")[0].view(None)
    one, two = (drawing_of(live_board("neptun", view, Words("en"))) for _ in range(2))
    assert delta(one, two) == {}


@pytest.mark.parametrize(
    ("title", "ship"),
    [
        ("neptun", "piece-ship-"),
        ("oltremare", "piece-ship-"),
        ("serenissima", "piece-galley-"),
        ("mediterranee", "piece-galley-"),
    ],
)
def test_a_ship_keeps_its_id_when_it_moves(title: str, ship: str) -> None:
    drawings = [drawing_of(live_board(title, match.view(None), Words("en"))) for match in moments(title, 8)]
    moved = [name for one, two in pairwise(drawings) for name in delta(one, two).get("move", {})]
    assert [name for name in moved if name.startswith(ship)], "no ship was moved without being drawn again"


@titles
def test_the_still_layer_is_the_same_for_everybody_at_every_table(title: str) -> None:
    boards = [drawing_of(live) for live, _, _ in pages(title) if drawing_of(live).still.over]
    assert len(boards) == 3 * len(moments(title))
    (still,) = {board.still.document for board in boards}
    assert len({board.still.hash for board in boards}) == 1
    assert boards[0].still.hash in boards[0].live
    assert Rect(0, 0, *boards[0].still.size).holds(boards[0].box)
    assert not [name for name in NAMES if name in still]
    assert len(boards[0].live) < len(boards[0].document)


def test_a_file_of_its_own_has_colours_for_light_and_dark_screens_and_its_fonts() -> None:
    drawing = drawing_of(live_board("genoa", moments("genoa")[1].view(None), Words("en")))
    alone = standalone(drawing, CLASSIC)
    style = fromstring(alone).findtext(f"{SVG}style") or ""
    assert style_sheet(CLASSIC) in style
    assert f"@media(prefers-color-scheme:dark){{{style_sheet(DARK)}}}" in style
    faces = re.findall(r'font-family:"([^"]+)";font-weight:(\d+);font-style:(\w+)', style)
    assert ("Source Serif Pro", "700", "normal") in faces
    assert ("Source Sans Pro", "600", "normal") in faces
