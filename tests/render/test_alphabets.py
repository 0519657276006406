"""Names in every alphabet are drawn or spelt: no empty box, no name turned round, none without letters."""

import pytest

import engine
from render import lettering
from render.alphabets import NOWHERE, drawn_letters, runs
from render.artist import Brush, artist
from render.canvas import Canvas
from render.fonts import Face, font
from render.theme import CLASSIC
from render.words import Words

NAMES = {
    "Chinese": "李伟",
    "Japanese": "さくら カナ",
    "Korean": "김민준",
    "Arabic": "محمد علي",
    "Persian": "گل پری",
    "Hebrew": "דוד כהן",
    "Greek": "Αθηνά",
    "Cyrillic": "Борис Їжак",
    "Thai": "สมชาย น้ำ",
    "Georgian": "გიორგი",
    "Armenian": "Արմեն",
    "Hindi": "राहुल",
    "Vietnamese": "Nguyễn",
    "emoji": "😀🎲",
    "signs": "⚓ ❤",
}


@pytest.mark.parametrize("face", Face)
@pytest.mark.parametrize("name", NAMES.values(), ids=NAMES)
def test_no_letter_of_a_name_is_the_box_for_a_missing_one(name: str, face: Face) -> None:
    for run in runs(name, face):
        probe = font(run.face, 40)
        box = bytes(probe.getmask(NOWHERE))
        assert run.words.strip() or run.words == " "
        assert not [letter for letter in run.words if bytes(probe.getmask(letter)) == box]


@pytest.mark.parametrize("name", NAMES.values(), ids=NAMES)
@pytest.mark.parametrize("halo", [0, 3])
def test_a_name_is_as_wide_as_measured(name: str, halo: int) -> None:
    drawn = lettering.ink(name, Face.SERIF_BOLD, 40, halo)
    found = drawn.mask.getbbox()
    assert found is not None
    assert 0 < found[2] - found[0] <= lettering.width(name, Face.SERIF_BOLD, 40) + 2 * halo + 2
    short = lettering.shorten(f"{name} " * 9, Face.SERIF_BOLD, 40, 300)
    assert lettering.width(short, Face.SERIF_BOLD, 40) <= 300


@pytest.mark.parametrize("face", Face)
def test_letters_that_no_font_has_are_spelt(face: Face) -> None:
    assert drawn_letters("李伟", face) == "LiWei"
    assert drawn_letters("Ørjan 🦊 Ångström 👩\u200d🚀", face) == "Ørjan :fox: Ångström :woman::rocket:"
    assert drawn_letters("👋🏽\ufe0f", face) == ":wave:"
    assert drawn_letters("𝓥𝓮𝓷𝓲𝓬𝓮", face) == "Venice"
    assert drawn_letters("Zoe\u0308 · Łódź → Ψ", face) == "Zoë · Łódź → Ψ"
    assert drawn_letters("\u0378a\U0010fffd", face) == "a"


def test_names_that_run_from_the_right_are_turned_one_by_one() -> None:
    said = drawn_letters("דוד כהן, שָׁלוֹם and Bo (3 of 5)", Face.SANS)
    assert said == "דוד כהן"[::-1] + ", " + "שלום"[::-1] + " and Bo (3 of 5)"


def test_arabic_letters_join() -> None:
    joined = drawn_letters("علي", Face.SANS)
    assert joined == "\ufef2\ufee0\ufecb"
    assert lettering.width("علي", Face.SANS, 40) < sum(lettering.width(one, Face.SANS, 40) for one in "علي")


def test_letters_of_two_fonts_stand_side_by_side() -> None:
    page = Canvas((1600, 100), 1600, CLASSIC)
    both = page.text_width("Anna דוד", 40)
    assert both == pytest.approx(page.text_width("Anna ", 40) + page.text_width("דוד", 40), abs=3)


@pytest.mark.parametrize("title", sorted(engine.titles()))
def test_alt_texts_keep_the_real_names(title: str) -> None:
    match = engine.start(title, seats=3, seed="names")
    names = ("李伟", "محمد علي", "Борис")
    drawn = artist(title).board(match.view(None), Brush(Words("en", names), live=True))
    assert any(name in drawn.alt for name in names)
