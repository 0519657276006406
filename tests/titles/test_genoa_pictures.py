"""The plan of Genoa as a picture: every space can be clicked, and closer looks show what they promise."""

import pytest

from engine.choice import spots
from render.artist import Brush, artist
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
    assert "Ada : rien ; 1 carte en main." in alt
    assert "Bo : rien ; aucune carte en main." in alt


def test_a_hand_shows_a_spot_for_every_card_and_spectators_have_none() -> None:
    game = Game(space="GIL").deal(0, "L01", "S05", "M03", "P09")
    picture = artist("genoa").hand(game.match.view(0), BRUSH)
    assert picture is not None
    assert {spot.id for spot in picture.spots} == {"card:L01", "card:S05", "card:M03", "card:P09"}
    assert artist("genoa").hand(game.match.view(None), BRUSH) is None
