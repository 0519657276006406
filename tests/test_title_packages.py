"""A title is a package with an entry point; one that cannot be loaded stops no other."""

import re
from pathlib import Path

import pytest
from structlog.testing import capture_logs

import engine
from bot.ops import doctor
from bot.ops.cli_sentences import missing_title
from bot.ops.serving import tell_of_titles_left_out
from data import catalogue, titles
from data.titles import installed_titles, titles_left_out
from engine import author, registry
from engine.errors import BadSetup
from engine.step_names import steps
from render.words import Words
from tests.kit_titles import packages_in, write_package

ROOT = Path(__file__).parents[1]
ROOMS = ("bot", "data", "engine", "render")
WRITTEN = {".py", ".yaml", ".json", ".ftl", ".md", ".html", ".js"}
SHIPPED = sorted(registry.games())


def write_module(folder: Path, name: str, written: str) -> None:
    (folder / f"{name}.py").write_text(written, "utf-8")


def reasons(folder: Path) -> dict[str, str]:
    """Why each title in this folder is left out; all of ours are there."""
    with packages_in(folder):
        assert set(SHIPPED) <= set(engine.titles())
        return {title.id: title.reason for title in titles_left_out()}


def test_what_we_ship_is_found_by_its_entry_points() -> None:
    assert not titles_left_out()
    assert {title.package.stage for title in installed_titles().values()} == {"whole"}
    for title in installed_titles().values():
        assert title.artist is not None
        assert title.lesson is not None


def test_what_is_in_a_package_is_known_nowhere_else() -> None:
    packaged = [path.name for path in sorted((ROOT / "titles").iterdir()) if (path / "__init__.py").exists()]
    assert "neptun" in packaged
    name = re.compile(rf"\b({'|'.join(packaged)})\b", re.IGNORECASE)
    files = [path for room in ROOMS for path in (ROOT / room).rglob("*") if path.suffix in WRITTEN]
    assert [str(path) for path in files if name.search(path.read_text("utf-8"))] == []


def test_a_package_brings_a_title_with_its_steps_and_words(tmp_path: Path) -> None:
    folder = tmp_path / "data" / "words" / "en"
    folder.mkdir(parents=True)
    (folder / "pebbles.ftl").write_text("pebbles-wish = { $heap } pebbles\ngenoa-name = Not ours\n", "utf-8")
    module = (
        "from dataclasses import replace\nfrom pathlib import Path\nfrom tests import pebbles\n"
        "PACKAGE = replace(pebbles.PACKAGE, data=Path(__file__).parent / 'data')\n"
    )
    write_module(tmp_path, "pebbles_package", module)
    write_package(tmp_path, "pebbles", "pebbles_package:PACKAGE")
    genoa = Words("en")("genoa-name")
    with packages_in(tmp_path):
        assert not titles_left_out()
        assert "pebbles.Wishes" in steps()
        match = engine.start("pebbles", 2, seed="pebbles")
        again = engine.load(match.dump())
        assert again.pending()[0].prompt == match.pending()[0].prompt
        assert Words("de").say(match.pending()[0].prompt) == "9 pebbles"
        assert Words("en")("genoa-name") == genoa, "no title can change the words of another"
        assert tmp_path / "data" / "words" / "en" / "pebbles.ftl" in catalogue.files("en")
    assert "pebbles" not in registry.games()


BROKEN = {
    "does not start": ("import no_such_module\n", "ModuleNotFoundError: No module named 'no_such_module'"),
    "ends the program": ("import sys\nsys.exit('no licence')\n", "SystemExit: no licence"),
    "offers something else": ("PACKAGE = 3\n", "broken:PACKAGE is not an engine.author.TitlePackage"),
    "is of another time": (
        "from engine.author import TitlePackage\nPACKAGE = TitlePackage(api=99, game='broken')\n",
        "it was written for version 99 of engine.author, and this is version 1; install a version of it that "
        "fits, or another Fondaco",
    ),
    "has no game": (
        "from engine.author import TitlePackage\nPACKAGE = TitlePackage(api=1, game='broken')\n",
        "broken has no GAME",
    ),
    "has no artist": (
        "from engine.author import TitlePackage\n"
        "PACKAGE = TitlePackage(api=1, game='tests.pebbles', artist='no_such_artist')\n",
        "ModuleNotFoundError: No module named 'no_such_artist'",
    ),
    "has too many seats": (
        "from engine.author import TitlePackage\nfrom tests.pebbles import Pebbles\n"
        "class Crowd(Pebbles):\n    seats = (2, 9)\n"
        "GAME = Crowd()\nPACKAGE = TitlePackage(api=1, game='broken')\n",
        "it is played by up to 9, and a table has 8 seats at most",
    ),
    "has a bad number": (
        "from pathlib import Path\nfrom engine.author import Facts, TitlePackage, load\n"
        "class Box(Facts):\n    coins: int\n"
        "BOX = load(Box, Path(__file__).parent / 'pebbles.yaml')\n"
        "PACKAGE = TitlePackage(api=1, game='tests.pebbles')\n",
        "pebbles.yaml: coins: Input should be a valid integer, unable to parse string as an integer",
    ),
    "has words that cannot be read": (
        "from pathlib import Path\nfrom engine.author import TitlePackage\n"
        "PACKAGE = TitlePackage(api=1, game='tests.pebbles', data=Path(__file__).parent)\n",
        "words/it/pebbles.ftl: cannot be read near: pebbles wish",
    ),
}


@pytest.mark.parametrize("what", BROKEN)
def test_one_that_cannot_be_loaded_is_left_out_with_the_reason(tmp_path: Path, what: str) -> None:
    written, reason = BROKEN[what]
    write_module(tmp_path, "broken", written)
    (tmp_path / "pebbles.yaml").write_text("coins: many\n", "utf-8")
    (tmp_path / "words" / "it").mkdir(parents=True)
    (tmp_path / "words" / "it" / "pebbles.ftl").write_text("pebbles wish\n", "utf-8")
    write_package(tmp_path, "pebbles", "broken:PACKAGE")
    assert reasons(tmp_path) == {"pebbles": reason}


def test_an_entry_point_has_the_name_of_its_game(tmp_path: Path) -> None:
    write_package(tmp_path, "stones", "tests.pebbles:PACKAGE")
    assert reasons(tmp_path) == {
        "stones": "its entry point is called stones, and its game pebbles; give both one name"
    }


def test_nobody_takes_the_place_of_a_title_that_we_ship(tmp_path: Path) -> None:
    write_package(tmp_path, "genoa", "tests.pebbles:PACKAGE", distribution="a-stranger")
    with packages_in(tmp_path):
        assert registry.game("genoa").name != "Pebbles"
        assert [title.distribution for title in titles_left_out()] == ["a-stranger"]


def test_it_is_named_once_in_the_log_and_by_doctor(tmp_path: Path) -> None:
    write_package(tmp_path, "stones", "no_such_module:PACKAGE")
    sentence = (
        "The title stones of the package fondaco-stones is left out: "
        "ModuleNotFoundError: No module named 'no_such_module'"
    )
    sentences: list[str] = []
    with packages_in(tmp_path), capture_logs() as lines:
        tell_of_titles_left_out(sentences.append)
        assert [(line["event"], line["title"]) for line in lines] == [("title-left-out", "stones")]
        assert sentences == [sentence]
        found = list(doctor.games())
        assert [finding.well for finding in found] == [True, False]
        assert found[1].message == sentence
        assert missing_title("stones", ["a1"]) == (
            "The title stones is left out; its games wait until it can be loaded: a1."
        )


def test_without_any_title_the_sentence_says_what_to_do(monkeypatch: pytest.MonkeyPatch) -> None:
    registry.games.cache_clear()
    monkeypatch.setattr(registry, "installed_titles", dict)
    monkeypatch.setattr(registry, "titles_left_out", tuple)
    with pytest.raises(BadSetup, match="Install Fondaco again"):
        registry.games()
    assert not next(doctor.games()).well


def test_what_an_author_needs_is_all_there_and_documented() -> None:
    assert titles.API == author.API
    assert all(hasattr(author, name) for name in author.__all__)


def test_a_title_that_is_gone_is_called_by_its_id() -> None:
    assert (registry.printed_name("stones"), Words("en").say(registry.local_name("stones"))) == (
        "stones",
        "stones",
    )
    assert registry.printed_name("genoa") == registry.game("genoa").name
