"""The example in `examples/`: small, made of nothing but what authors are offered, and worth playing."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import engine
from bot.contract import games
from engine.players import RandomPlayer, play_out
from render.artist import Brush, artist
from render.words import Words
from tests.kit_titles import packages_in, write_package

EXAMPLE = Path(__file__).parents[1] / "examples" / "lagoon"
PACKAGE = EXAMPLE / "lagoon"
MOST_LINES = 450
FOR_AUTHORS = {"engine.author", "render.author"}
GAMES = 12


@pytest.fixture
def lagoon(tmp_path: Path) -> Iterator[None]:
    """The example, as if it was installed; it is no draft, so it is shown at once."""
    (tmp_path / "lagoon").symlink_to(PACKAGE)
    write_package(tmp_path, "lagoon", "lagoon:PACKAGE")
    with packages_in(tmp_path):
        yield
    games.game_record.cache_clear()


def written_files() -> list[Path]:
    return [file for file in EXAMPLE.rglob("*") if file.suffix in (".py", ".toml", ".yaml", ".ftl", ".md")]


def test_it_is_short() -> None:
    lines = {file: len(file.read_text("utf-8").splitlines()) for file in written_files()}
    assert {file.name for file in lines} >= {"game.py", "artist.py", "facts.yaml", "lagoon.ftl"}
    assert sum(lines.values()) < MOST_LINES, lines


def test_it_imports_what_authors_are_offered_and_nothing_else() -> None:
    for file in PACKAGE.glob("*.py"):
        tree = ast.walk(ast.parse(file.read_text("utf-8")))
        modules = {node.module or "" for node in tree if isinstance(node, ast.ImportFrom)}
        ours = {module for module in modules if module.split(".")[0] in ("bot", "data", "engine", "render")}
        assert ours <= FOR_AUTHORS, file.name


@pytest.mark.usefixtures("lagoon")
@pytest.mark.parametrize("seats", [2, 5])
def test_its_bot_beats_players_who_answer_by_chance(seats: int) -> None:
    won = 0
    for number in range(GAMES):
        match = engine.start("lagoon", seats, f"duel-{number}")
        bot = number % seats
        players: dict[int, engine.Player] = {seat: RandomPlayer() for seat in range(seats)}
        play_out(match, {**players, bot: match.game.usual_bot()}, engine.Rng(str(number)))
        result = match.result()
        won += result is not None and bot in result.winners
    assert won > GAMES * 3 // 4


@pytest.mark.usefixtures("lagoon")
def test_every_place_of_a_question_is_a_spot_and_what_moves_there_is_drawn() -> None:
    match = engine.start("lagoon", 3, "spots")
    for seat in range(3):
        match.submit(seat, seat)
    ((seat, sail),) = match.pending().items()
    assert (seat, sail.key) == (2, "sail"), "the highest bid sails first"
    assert isinstance(sail.choice, engine.Pick)
    drawn = artist("lagoon").chart(match.view(seat), Brush(Words("en"), live=True))
    assert {option.spot for option in sail.choice.options} <= {spot.id for spot in drawn.spots}
    assert drawn.drawing is not None
    moved = {option.moves for option in sail.choice.options}
    assert moved == {"boat-2"}
    assert 'id="piece-boat-2"' in drawn.drawing.document
    told = artist("lagoon").tell(match.view(seat)).by_id()
    assert {"seat:0", "island:murano"} <= set(told)


@pytest.mark.usefixtures("lagoon")
def test_all_are_asked_about_a_swap_and_who_lacks_the_card_cannot_agree() -> None:
    match = engine.start("lagoon", 3, "swap")
    for seat in range(3):
        match.submit(seat, 0)
    (seat,) = match.pending()
    match.submit(seat, "murano")
    give = match.view(seat).hand[0]
    want = next(good for good in ("glass", "lace", "salt", "wine") if good != give)
    match.submit(seat, {"swap": {give: want}})
    assert set(match.pending()) == set(range(3)) - {seat}
    for other, decision in match.pending().items():
        assert isinstance(decision.choice, engine.Pick)
        assert (decision.choice.options[0].blocked is None) == (want in match.view(other).hand)
