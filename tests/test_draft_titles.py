"""A draft has rules, a view and `imagine`, and everything else by default: words, board, cover, bots."""

import os
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from aiohttp.test_utils import TestClient, TestServer
from structlog.testing import capture_logs

import engine
from bot.clock import FakeClock
from bot.config import Config
from bot.host.host import Host, SeatSpec
from bot.ops import doctor
from bot.series.steward import Steward
from bot.store import Store
from bot.web.app import build
from data import catalogue
from data.titles import MOST_SEATS, installed_titles
from engine import registry
from engine.errors import BadSetup
from engine.lookback import LookBack
from engine.players import RandomPlayer, play_out
from engine.rng import Rng
from engine.strengths import STRENGTHS, searches
from render.artist import Brush, artist
from render.emblems import emblem_files, seat_key
from render.lookback import look_back_picture
from render.scores import score_table
from render.speech import section_name
from render.words import Words
from tests import pebbles
from tests.kit_titles import packages_in, write_package

ROOT = Path(__file__).parents[1]
THERE = ("/games", "/new/pebbles", "/cover/pebbles.png")
ENGLISH = Words("en", ["Ada", "Bo"])


@pytest.fixture
def draft(tmp_path: Path) -> Iterator[None]:
    """Pebbles is installed, as a draft."""
    write_package(tmp_path, "pebbles", "tests.pebbles:PACKAGE")
    with packages_in(tmp_path):
        yield
        registry.try_drafts([])


@pytest.fixture
def tried(draft: None) -> None:
    registry.try_drafts(["pebbles"])


@pytest.mark.usefixtures("draft")
def test_a_draft_is_shown_only_where_someone_tries_it() -> None:
    assert "pebbles" not in engine.titles()
    assert "pebbles" in registry.games(), "its games go on"
    assert "pebbles (draft)" in next(doctor.games()).message
    for wanted in (["pebbles"], ["all"]):
        registry.try_drafts(wanted)
        assert "pebbles" in engine.titles()
    with pytest.raises(BadSetup, match="There is no title 'stones' to try"):
        registry.try_drafts(["stones"])


@pytest.mark.usefixtures("tried")
@pytest.mark.parametrize("locale", catalogue.locales())
def test_it_is_marked_in_words(locale: str, monkeypatch: pytest.MonkeyPatch) -> None:
    words = Words(locale)
    assert words.say(engine.titles()["pebbles"].local_name) == words("title-draft", name="Pebbles")
    known = installed_titles()
    trial = replace(known["pebbles"], package=replace(pebbles.PACKAGE, stage="trial"))
    monkeypatch.setattr(registry, "installed_titles", lambda: {**known, "pebbles": trial})
    registry.try_drafts([])
    assert words.say(engine.titles()["pebbles"].local_name) == words("title-trial", name="Pebbles")


@pytest.mark.usefixtures("draft")
def test_what_it_has_no_words_for_is_said_by_its_key_and_what_would_be_filled_in() -> None:
    match = engine.start("pebbles", 2, seed="pebbles")
    assert ENGLISH.say(match.pending()[0].prompt) == "pebbles-wish (heap 9)"


@pytest.mark.usefixtures("draft")
@pytest.mark.parametrize("live", [False, True])
def test_its_board_has_every_part_of_the_view_as_a_spot_with_its_facts(live: bool) -> None:
    match = engine.start("pebbles", 2, seed="pebbles")
    drawn = artist("pebbles").board(match.view(0), Brush(ENGLISH, live=live, headline=("Ada plays",)))
    assert [(spot.id, spot.name) for spot in drawn.spots] == [
        ("turn", section_name("turn", ENGLISH)),
        ("seat:0", "Ada"),
        ("seat:1", "Bo"),
    ]
    tops = [spot.y for spot in drawn.spots]
    assert tops[0] < tops[1] == tops[2], "the table, then the players side by side"
    assert all(spot.x >= 0 and spot.x + spot.w <= 1 and spot.y + spot.h <= 1 for spot in drawn.spots)
    assert "heap: 9" in drawn.alt
    assert "Pebbles" in artist("pebbles").cover(Brush(ENGLISH, live=live)).alt


@pytest.mark.usefixtures("draft")
def test_eight_seats_are_told_apart_on_the_board_in_the_scores_and_in_the_look_back() -> None:
    match = engine.start("pebbles", MOST_SEATS, seed="pebbles")
    words = Words("en", ["Ada", "Bo", "Cleo", "Dora", "Eve", "Finn", "Gus", "Hal"])
    brush, drawer = Brush(words), artist("pebbles")
    board = drawer.board(match.view(0), brush)
    assert [spot.name for spot in board.spots[1:]] == list(words.names)
    assert [drawer.letter(match.view(0), seat) for seat in range(MOST_SEATS)] == list("ABCDEFGH")
    play_out(match, {seat: RandomPlayer() for seat in range(MOST_SEATS)}, Rng("pebbles"))
    result = match.result()
    assert result is not None
    assert all(name in score_table("pebbles", "Pebbles", result, brush).alt for name in words.names)
    seen = LookBack(MOST_SEATS, 0, 10, chances={0: (1 / 8,) * 8, 10: (1.0, *[0.0] * 7)})
    assert all(name in look_back_picture("Pebbles", seen, brush).alt for name in words.names)
    assert {seat_key(seat) for seat in range(MOST_SEATS)} <= set(emblem_files(()))


@pytest.mark.usefixtures("draft")
def test_its_usual_bot_tries_answers_out_and_ours_need_not() -> None:
    assert isinstance(pebbles.GAME.usual_bot(), RandomPlayer)
    assert [searches(pebbles.GAME, strength) for strength in STRENGTHS] == [False, True, True]
    assert [searches(registry.game("genoa"), strength) for strength in STRENGTHS] == [False, False, True]


@pytest.mark.usefixtures("tried")
@pytest.mark.parametrize("seats", [2, MOST_SEATS])
async def test_bots_play_a_game_to_its_end_and_its_page_is_served(tmp_path: Path, seats: int) -> None:
    store = await Store.open(str(tmp_path / "games.db"))
    host = Host(store, FakeClock())
    host.house.moves_ahead = 20
    opened = await host.open("pebbles", [SeatSpec(kind="house")] * seats, {}, "pebbles")
    with capture_logs() as lines:
        await host.house.idle()
    assert not lines, "every thought was had in a process of its own"
    assert (await host.table(opened.match_id)).state == "over"
    table = f"/t/{opened.match_id}"
    async with TestClient(TestServer(build(Steward(host), Config()))) as browser:
        assert "Pebbles (draft)" in await (await browser.get("/")).text()
        statuses = {path: (await browser.get(path)).status for path in (*THERE, table, f"{table}/board.png")}
        assert set(statuses.values()) == {200}, statuses
        page = await (await browser.get(table)).text()
        assert [f"token seat-{seat}" in page for seat in range(MOST_SEATS)] == [
            seat < seats for seat in range(MOST_SEATS)
        ]
        assert (await browser.get("/learn/pebbles")).status == 404, "it has no lesson"
        registry.try_drafts([])
        assert "Pebbles" not in await (await browser.get("/")).text()
        assert (await browser.get(table)).status == 200, "its tables go on"
    await host.close()
    await store.close()


@pytest.mark.slow
def test_it_passes_the_contract_of_a_draft(tmp_path: Path) -> None:
    write_package(tmp_path, "pebbles", "tests.pebbles:PACKAGE")
    environment = {**os.environ, "PYTHONPATH": f"{tmp_path}{os.pathsep}{ROOT}"}
    command = [sys.executable, "-m", "pytest", "-p", "bot.contract.plugin", "-p", "no:cacheprovider"]
    checked = subprocess.run(
        [*command, "--title", "pebbles"], cwd=tmp_path, env=environment, capture_output=True, text=True
    )
    assert checked.returncode == 0, checked.stdout
    assert " passed" in checked.stdout
