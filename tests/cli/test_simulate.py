"""`fondaco simulate`: the same seed gives the same games, however many processes play them."""

import json
from typing import Any

import pytest

from bot.ops import simulate
from engine.core import Decision
from engine.players import RandomPlayer
from tests.cli.conftest import Run

TITLE = "oltremare"


def simulated(run: Run, *words: object) -> dict[str, Any]:
    result = run("simulate", TITLE, "--json", *words)
    assert result.exit_code == 0, result.output
    found: dict[str, Any] = json.loads(result.stdout)
    return found


def test_one_object_says_how_the_games_went(run: Run) -> None:
    said = simulated(run, "--seats", 3, "--games", 4, "--players", "random,house,random")
    assert list(said) == [
        "title",
        "seats",
        "games",
        "finished",
        "moves",
        "seconds",
        "moves_per_s",
        "fingerprint",
        "wins",
        "mean_scores",
        "strength",
    ]
    assert (said["title"], said["seats"], said["games"], said["finished"]) == (TITLE, 3, 4, 4)
    assert sum(said["wins"]["players"].values()) == pytest.approx(4, abs=0.01)
    assert sum(said["wins"]["seats"].values()) == pytest.approx(4, abs=0.01)
    assert set(said["mean_scores"]["players"]) == {"house", "random"}


def test_the_fingerprint_belongs_to_the_seed_and_not_to_the_processes(run: Run) -> None:
    prints = [
        simulated(run, "--seats", 2, "--games", 5, "--seed", seed, "--jobs", jobs)["fingerprint"]
        for seed, jobs in (("a", 1), ("a", 2), ("b", 1))
    ]
    assert prints[0] == prints[1] != prints[2]


def test_without_json_it_is_told_in_lines(run: Run) -> None:
    result = run("simulate", TITLE, "--seats", 2, "--games", 2)
    assert result.exit_code == 0
    assert result.stdout.startswith("oltremare, 2 seats: 2 of 2 games ended\n")
    assert "seat 2:" in result.stdout


def test_a_crash_names_game_and_seed(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    real, asked = RandomPlayer.answer, iter(range(10**6))

    def answer(self: RandomPlayer, view: Any, decision: Decision, rng: Any) -> Any:
        if next(asked) == 100:
            raise ZeroDivisionError("oops")
        return real(self, view, decision, rng)

    monkeypatch.setattr(RandomPlayer, "answer", answer)
    result = run("simulate", TITLE, "--seats", 2, "--games", 3, "--seed", "x", "--json")
    assert result.exit_code == 1
    assert json.loads(result.stdout)["finished"] == 2
    assert "crashed: game 0 (seed 'x/0'), move " in result.stderr
    assert result.stderr.strip().endswith("ZeroDivisionError: oops")


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["chess"], "There is no title 'chess'; there are"),
        ([TITLE, "--seats", "9"], "Oltre Mare is for 2, 3, 4 or 5 players, not 9."),
        (
            [TITLE, "--players", "house,genius"],
            "There is no player 'genius'; there are easy, usual, strong, house and random.",
        ),
        ([TITLE, "--players", "house,house"], "2 players were named for 4 seats"),
        ([TITLE, "--option", "x"], "--option x: write it as name=value."),
        ([TITLE, "--option", "x=1"], "Oltre Mare has no such options"),
    ],
)
def test_bad_input_gets_a_sentence(run: Run, words: list[str], said: str) -> None:
    result = run("simulate", *words)
    assert result.exit_code == 2
    assert said in result.stderr
    assert "Traceback" not in result.output


def test_a_shared_win_counts_as_a_part() -> None:
    """The house player sits at seat 1 in the first game, at seat 2 in the second."""
    wanted = simulate.Simulation("any", 3, "s", ("house", "random", "random"))
    outcomes = [
        simulate.GameResult(0, 10, "f", (0, 1), (5, 5, 2)),
        simulate.GameResult(1, 10, "g", (2,), (1, 2, 3)),
    ]
    said = simulate.report(wanted, outcomes, 2.0)
    assert said["wins"] == {"players": {"house": 0.5, "random": 1.5}, "seats": {"0": 0.5, "1": 0.5, "2": 1.0}}
    assert said["mean_scores"]["players"] == {"house": 3.5, "random": 2.75}
    assert said["strength"]["house"]["share"] == 0.25
    assert said["strength"]["random"]["share"] == 0.375
    assert said["moves_per_s"] == 10


def test_players_of_several_kinds_play_each_deal_from_every_seat() -> None:
    wanted = simulate.Simulation("any", 3, "s", ("strong", "usual", "usual"))
    seatings = [wanted.kinds_of(game).index("strong") for game in range(6)]
    assert seatings == [0, 1, 2, 0, 1, 2]
    assert [wanted.seed_of(game) for game in range(6)] == ["s/0"] * 3 + ["s/1"] * 3


@pytest.mark.parametrize(
    ("wins", "games", "interval"), [(5, 10, (0.237, 0.763)), (0, 10, (0.0, 0.278)), (40, 40, (0.912, 1.0))]
)
def test_the_share_of_wins_comes_with_its_interval(
    wins: float, games: int, interval: tuple[float, float]
) -> None:
    assert simulate.wilson(wins, games) == pytest.approx(interval, abs=0.001)


def test_a_strong_player_is_told_with_its_share_and_its_time(run: Run) -> None:
    words = ("--seats", 2, "--games", 1, "--players", "strong,usual", "--moves", 20)
    said = simulated(run, *words)["strength"]
    assert said["strong"]["share"] in (0.0, 0.5, 1.0)
    assert 0 < said["strong"]["seconds"]["median"] <= said["strong"]["seconds"]["most"]
    told = run("simulate", TITLE, *words).stdout
    assert "strong: one of them wins" in told
    assert "an answer takes" in told
