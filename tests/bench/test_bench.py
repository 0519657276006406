"""`make bench`: a short run of every part, and how its figures are judged, told and drawn."""

import importlib.util
import json
from io import BytesIO
from pathlib import Path

import pytest
from PIL import Image

from render.artist import Brush
from render.words import Words
from tests.bench import parts, peer, plot, report
from tests.bench.conftest import Command
from tests.bench.figures import Bar, Figure, Findings, Growth, Run, beside
from tests.bench.timing import Spread, alternately, paired

LIGHT = ("engine", "opening", "boards", "live", "league")
"""The parts that take a second or two; the soak runs them all."""
PLOTS = {"engine", "opening"}
MORE_PLOTS = {"moves-move", "memory", "chat", "web"}


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
        assert part["figures"] or part["notes"], name
        assert all(figure["value"] >= 0 for figure in part["figures"])
    drawn = {path.stem for path in (tmp_path / "plots").iterdir()}
    assert drawn == {growth["name"] for part in said["parts"].values() for growth in part["growth"]}
    assert drawn >= plots
    assert not list((tmp_path / ".bench").iterdir()), "databases are left behind"


def fixed(monkeypatch: pytest.MonkeyPatch, *figures: Figure) -> None:
    """One part only, which always finds these."""
    found = Findings("engine", "As told.", list(figures), notes=["Nothing [else]."])
    monkeypatch.setattr("tests.bench.command.measured", lambda _part, _run: found)


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
    found = parts.measured("chat", Run(quick=True))
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
