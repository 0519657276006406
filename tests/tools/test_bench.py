"""`make bench`: a short run of every part, and how its figures are judged, told and drawn."""

import importlib.util
import json
import subprocess
import time
from collections.abc import Callable, Iterator
from io import BytesIO
from itertools import count
from pathlib import Path

import pytest
import structlog
from PIL import Image
from typer.testing import CliRunner, Result

from engine import search
from engine.match import Match
from engine.rng import Rng
from render.artist import Brush
from render.words import Words
from tools.bench import against, parts, peer, plot, report, search_speed
from tools.bench.command import app
from tools.bench.figures import Bar, Figure, Findings, Growth, Run, beside
from tools.bench.timing import Spread, alternately, paired

Command = Callable[..., Result]

LIGHT = ("engine", "opening", "boards", "live", "league")
"""The parts that take a second or two; the soak runs them all."""
PLOTS = {"engine", "opening"}
MORE_PLOTS = {"moves-move", "memory", "chat", "web"}


@pytest.fixture
def run() -> Iterator[Command]:
    """The measuring command as it is run."""
    yield lambda *words: CliRunner().invoke(app, [str(word) for word in words])
    structlog.reset_defaults()


@pytest.mark.slow
@pytest.mark.parametrize(
    ("names", "plots"),
    [(LIGHT, PLOTS), pytest.param(tuple(parts.PARTS), PLOTS | MORE_PLOTS, marks=pytest.mark.soak)],
)
def test_a_short_run_measures_every_part(
    run: Command,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    names: tuple[str, ...],
    plots: set[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    result = run(*names, "--quick", "--json", "--plots", tmp_path / "plots")
    assert result.exit_code == 0, result.output
    said = json.loads(result.stdout)
    assert list(said["parts"]) == list(names)
    for name, part in said["parts"].items():
        assert not part["failed"], (name, part["failed"])
        assert part["figures"] or part["notes"], name
        assert all(figure["value"] >= 0 for figure in part["figures"])
    drawn = {path.stem for path in (tmp_path / "plots").iterdir()}
    assert drawn == {growth["name"] for part in said["parts"].values() for growth in part["growth"]}
    assert drawn >= plots
    assert not list((tmp_path / ".bench").iterdir()), "databases are left behind"


def fixed(monkeypatch: pytest.MonkeyPatch, *figures: Figure) -> None:
    """One part only, which always finds these."""
    found = Findings("engine", "As told.", list(figures), notes=["Nothing [else]."])
    monkeypatch.setattr("tools.bench.command.measure_part", lambda _part, _run: found)


SLOW = beside("a walk", 6.0, "s", "a run", 2.0, Bar("≤", 2))
QUICK = beside("a run", 2.0, "s", "a walk", 6.0, Bar("≤", 2))


@pytest.mark.parametrize(("figure", "strict", "code"), [(SLOW, True, 1), (SLOW, False, 0), (QUICK, True, 0)])
def test_a_bar_that_is_not_met_fails_only_a_strict_run(
    run: Command, monkeypatch: pytest.MonkeyPatch, figure: Figure, strict: bool, code: int
) -> None:
    fixed(monkeypatch, figure)
    assert run("engine", *(["--strict"] if strict else [])).exit_code == code


def test_figures_are_told_as_a_table_as_markdown_and_as_json(
    run: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    fixed(monkeypatch, SLOW, QUICK, Figure("a stroll", 12345.6, "steps"))
    told = run("engine").stdout
    assert "NOT MET" in told
    assert "Nothing [else]." in told
    assert "| a walk | 6 s | 2 s, a run | 3 × | ≤ 2 | NOT MET |" in run("engine", "--markdown").stdout
    said = json.loads(run("engine", "--json").stdout)
    walk, _run, stroll = said["parts"]["engine"]["figures"]
    assert (walk["ratio"], walk["met"], walk["bar"]) == (3.0, False, {"of": "ratio", "sign": "≤", "limit": 2})
    assert (stroll["value"], stroll["ratio"], stroll["met"]) == (12345.6, None, None)
    assert said["unmet"] == ["a walk"]


def test_a_part_that_fails_says_why_and_the_others_go_on(
    run: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(_run: Run) -> Findings:
        raise KeyError("seq")

    monkeypatch.setattr("tools.bench.web.measure", fail)
    monkeypatch.setattr("tools.bench.thinking.measure", lambda _run: Findings("thinking", "Done.", [QUICK]))
    result = run("web", "thinking", "--json")
    assert result.exit_code == 1
    parts_told = json.loads(result.stdout)["parts"]
    assert parts_told["web"]["failed"].startswith("KeyError: 'seq', test_bench.py line ")
    assert parts_told["thinking"]["figures"]
    assert "FAILED: KeyError: 'seq'" in run("web").stdout


def test_figures_carry_their_day_and_revision(run: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    fixed(monkeypatch, QUICK)
    measured = json.loads(run("engine", "--json").stdout)["measured"]
    assert sorted(measured) == ["day", "revision"]
    assert f"Measured on {measured['day']}, revision {measured['revision']}." in run("engine").stdout


BENCH = """
import json, sys
part, value = sys.argv[1], {value}
if part == "opening":
    sys.exit("no such part")
figures = [{{"what": unit, "value": value, "unit": unit}} for unit in ("s", "m/s")]
print(json.dumps({{"parts": {{part: {{"figures": figures}}}}}}))
"""


def test_two_revisions_are_measured_side_by_side(
    run: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def git(*words: str) -> None:
        subprocess.run(["git", "-c", "user.name=a", "-c", "user.email=a@b", *words], cwd=tmp_path, check=True)

    earlier, now = (tmp_path / place / "bench.py" for place in ("tests", "tools"))
    earlier.parent.mkdir()
    git("init", "--quiet")
    earlier.write_text(BENCH.format(value=2.0))
    git("add", ".")
    git("commit", "--quiet", "--message", "Walk")
    now.parent.mkdir()
    now.write_text(BENCH.format(value=3.0))
    monkeypatch.chdir(tmp_path)
    result = run("engine", "opening", "--against", "HEAD", "--rounds", "2", "--json")
    told = json.loads(result.stdout)["parts"]
    assert [(figure["value"], figure["plain"], figure["ratio"]) for figure in told["engine"]["figures"]] == [
        (3.0, 2.0, 1.5),
        (3.0, 2.0, 1.5),
    ]
    assert [note.endswith("no such part") for note in told["opening"]["notes"]] == [True, True]
    assert not list((tmp_path / ".bench").iterdir()), "the worktree is gone"
    assert "There is no revision 'nowhere'." in run("engine", "--against", "nowhere").stderr


def test_one_program_measures_searches_of_any_revision(tmp_path: Path) -> None:
    """With the engine of the folder it is run in, and without a part of that name there."""
    engine = tmp_path / "engine.py"
    engine.write_text(
        "import json\nprint(json.dumps({'parts': {'search': {'figures': []}}}))\nraise SystemExit"
    )
    assert against.measure_in(tmp_path, "search", []) == {"figures": []}
    engine.unlink()
    (figure,) = against.measure_in(parts.ROOT, "search", ["--quick"])["figures"]
    assert (figure["what"], figure["value"] > 0) == ("oltremare: search", True)


def test_searches_are_held_to_a_bar_beside_one_revision() -> None:
    def told(revision: str) -> Figure:
        here, there = (against.Side(name, Path(), {"a": (6.0, "moves/s")}) for name in ("this", revision))
        (figure,) = against.tell("search", here, there, 1).figures
        return figure

    assert (told("d137b905").ratio, told("d137b905").met) == (1.0, False)
    assert told("40996d5d").met is None


def test_moves_of_searches_count_as_often_as_they_are_played(monkeypatch: pytest.MonkeyPatch) -> None:
    """But for those of the first search; a question that is not searched counts for nothing."""
    plays, seconds = iter([5, 0, 3, 4]), count()

    def think(position: Match, _seat: int, rng: Rng, _budget: search.Budget) -> None:
        for _ in range(next(plays)):
            getattr(search, "next_move")(position, {}, rng)  # noqa: B009  # which is counted

    monkeypatch.setattr(search, "think", think)
    monkeypatch.setattr(search_speed, "SEARCHES", 2)
    monkeypatch.setattr(time, "process_time", lambda: next(seconds))
    assert search_speed.moves_per_second("oltremare") == 3.5


def test_of_two_revisions_the_best_round_counts() -> None:
    side = against.Side("this", Path())
    for value in (2.0, 1.0, 3.0):
        figures = [{"what": unit, "value": value, "unit": unit} for unit in ("ms", "moves/s")]
        side.note({"figures": figures})
    assert side.best == {"ms": (1.0, "ms"), "moves/s": (3.0, "moves/s")}


def test_an_unknown_part_gets_a_sentence(run: Command) -> None:
    result = run("chess")
    assert result.exit_code == 2
    assert "There is no part 'chess' to measure; there are engine, opening" in result.stderr


def test_a_bar_may_hold_the_value_itself() -> None:
    bar = Bar("≤", 3, "value")
    assert Figure("ack", 2.9, "s", "alone", 0.1, 29.0, bar).met
    assert not Figure("ack", 3.1, "s", "alone", 3.1, 1.0, bar).met
    assert Figure("ack", 5.0, "s", bar=Bar("≥", 1)).met is None, "without the peer nothing is judged"


def test_rounds_are_taken_in_turns_and_compared_in_pairs() -> None:
    order: list[str] = []

    def way(name: str, values: list[float]) -> float:
        order.append(name)
        return values.pop(0)

    ours, theirs = [1.0, 10.0, 4.0], [2.0, 10.0, 2.0]
    found = alternately({"ours": lambda: way("ours", ours), "theirs": lambda: way("theirs", theirs)}, 3)
    assert order == ["ours", "theirs", "theirs", "ours", "ours", "theirs"]
    assert paired(found["ours"], found["theirs"]) == 1.0


def test_the_slow_end_is_told() -> None:
    spread = Spread.of([float(i) for i in range(200, 0, -1)])
    assert (spread.p50, spread.p95, spread.p99) == (101.0, 191.0, 199.0)


def test_a_peer_that_is_not_there_is_said_and_nothing_invented(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(peer, "HOME", tmp_path)
    with pytest.raises(peer.NoPeer, match="is not installed"):
        peer.installed(may_install=False)


def test_without_the_simulated_discord_the_part_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(importlib.util, "find_spec", lambda _name: None)
    found = parts.measure_part("chat", Run(quick=True))
    assert (found.figures, len(found.notes)) == ([], 1)


def test_a_plot_shows_every_line_and_says_it_in_words() -> None:
    lines = {"p50": [(1.0, 2.0), (1000.0, 3.0)], "p99": [(1.0, 9.0), (1000.0, 21.0)]}
    picture = plot.draw(Growth("moves", "One move", "live tables", "ms", lines), Brush(Words("en"), 800))
    assert "p99: 9 ms at 1, 21 ms at 1,000" in picture.alt
    assert Image.open(BytesIO(picture.png)).size == (800, 450)


def test_numbers_are_told_short() -> None:
    assert [report.number(value) for value in (0.01234, 1.5, 99.96, 12345.6)] == [
        "0.0123",
        "1.5",
        "100",
        "12,346",
    ]
