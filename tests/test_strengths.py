"""The three strengths of bots, in every title."""

from typing import Any
from unittest.mock import patch

import pytest

import engine
from engine.choice import Answer, problem
from engine.core import Decision, Game, Judgement, Player
from engine.match import Match
from engine.players import imagined_world, play_out
from engine.rng import Rng
from engine.search import Budget, Care, Strong, think
from engine.strengths import STRENGTHS, Easy, bot_of_strength, strength_named
from engine.weighing import Weighed
from tests.core.toy import Toy, toy_box
from tests.kit import positions, usual_bots

TITLES = sorted(engine.titles())
POSITIONS = {
    "genoa": (7, 1),
    "mediterranee": (4, 0),
    "neptun": (11, 0),
    "oltremare": (10, 1),
    "serenissima": (3, 0),
}
"""In each title a position, by its number among those of one game, and a seat with a bad answer to give."""


def game_of(title: str) -> list[Match]:
    return positions(title, min(engine.titles()[title].seats), "wide", count=40, players="house")


def weigh(match: Match, seat: int) -> list[Weighed]:
    view, decision = match.view(seat), match.pending()[seat]
    found = match.game.judgement().weigh(view, decision, Rng("weighed"))
    return sorted(
        (one for one in found if problem(decision.choice, one.answer) is None), key=lambda x: x.worth
    )


def widest(title: str) -> tuple[Match, int, list[Weighed]]:
    """Of the positions of a game, the one whose answers differ most by the usual judgement."""
    best: tuple[float, Match, int, list[Weighed]] | None = None
    for match in game_of(title):
        for seat, decision in match.pending().items():
            if decision.blocking and (found := weigh(match, seat)):
                spread = found[-1].worth - found[0].worth
                if best is None or spread > best[0]:
                    best = spread, match, seat, found
    assert best is not None, "nothing was ever weighed"
    return best[1:]


class Worst(Player):
    """A search bot that gives the answer which the usual judgement likes least."""

    def __init__(self, answer: Answer) -> None:
        self._answer = answer

    def answer(self, view: Any, decision: Decision, rng: Rng) -> Answer:
        return self._answer


@pytest.mark.parametrize("title", TITLES)
def test_a_search_finds_a_better_answer_than_a_bad_search_bot(title: str) -> None:
    number, seat = POSITIONS[title]
    match = game_of(title)[number]
    found = weigh(match, seat)
    bad = found[0]
    world = imagined_world(match, seat, Rng("world")).match
    care = Care(candidates=3, most_deals=6)
    thought = think(world, seat, Rng("search"), Budget(moves=2500), care, Worst(bad.answer))
    assert thought.unsearched == bad.answer
    worths = {str(one.answer): one.worth for one in found}
    assert worths[str(thought.answer)] > bad.worth
    assert thought.gain > 0


@pytest.mark.parametrize("title", TITLES)
def test_a_search_depends_on_its_seed_and_its_budget_alone(title: str) -> None:
    match, seat, _ = widest(title)
    world = imagined_world(match, seat, Rng("world")).match
    one, two = (think(world, seat, Rng("search"), Budget(moves=150)) for _ in range(2))
    assert [(c.answer, c.ends) for c in one.candidates] == [(c.answer, c.ends) for c in two.candidates]
    assert one.answer == two.answer
    longest = Care().most_moves
    assert one.moves <= 150 + longest * Care().candidates


def test_the_usual_answer_stands_when_nothing_is_clearly_better() -> None:
    """Nothing is ever trusted here, so no rival is."""
    with toy_box():
        match = engine.start("toy", 2, "even")
        world = imagined_world(match, 0, Rng("world")).match
        care = Care(most_deals=3, trusted=1e6)
        thought = think(world, 0, Rng("search"), Budget(), care)
        assert len(thought.candidates) > 1
        assert thought.answer == thought.unsearched


def test_a_title_without_a_judgement_is_searched_to_its_end() -> None:
    """The winner of the first card may take it or pass: taking it is worth its points."""
    with toy_box():
        match = engine.start("toy", 2, "prize")
        match.submit(0, 5)
        match.submit(1, 0)
        world = imagined_world(match, 0, Rng("world")).match
        thought = think(world, 0, Rng("search"), Budget(moves=2000), search_bot=Worst({"pass": {}}))
        assert thought.answer == {"take": {}}


class AlwaysPass(Player):
    """A search bot that takes nothing."""

    def __init__(self) -> None:
        self.asked = 0

    def answer(self, view: Any, decision: Decision, rng: Rng) -> Answer:
        self.asked += 1
        return {"pass": {}} if decision.key == "prize" else 0


class Passing(Judgement):
    """The judgement of a title with a search bot of its own, which is overruled in bids alone."""

    def __init__(self, game: Game[Any, Any], search_bot: Player) -> None:
        super().__init__(game)
        self._search_bot = search_bot

    def search_bot(self) -> Player:
        return self._search_bot

    def is_searched(self, decision: Decision) -> bool:
        return decision.key == "bid"


def test_a_question_that_is_not_searched_is_answered_by_the_search_bot_at_once() -> None:
    """Taking the card would be worth its points, but nothing is tried."""
    with toy_box(), patch.object(Toy, "judgement", lambda game: Passing(game, AlwaysPass())):
        match = engine.start("toy", 2, "prize")
        match.submit(0, 5)
        match.submit(1, 0)
        world = imagined_world(match, 0, Rng("world")).match
        thought = think(world, 0, Rng("search"), Budget(moves=2000))
        assert thought.answer == thought.unsearched == {"pass": {}}
        assert thought.moves == 0


def test_the_own_seat_is_played_forward_by_the_search_bot_and_the_others_by_the_usual_player() -> None:
    """Two bids of this seat are still to come in each play-out; the first candidate is the search bot's."""
    search_bot = AlwaysPass()
    with toy_box(), patch.object(Toy, "judgement", lambda game: Passing(game, search_bot)):
        match = engine.start("toy", 2, "ahead")
        world = imagined_world(match, 0, Rng("world")).match
        thought = think(world, 0, Rng("search"), Budget(), Care(candidates=2, most_deals=3))
        assert thought.unsearched == 0
        played = sum(len(one.ends) for one in thought.candidates)
        assert search_bot.asked >= 1 + 2 * played
        assert search_bot.asked <= 1 + 5 * played


class Promising(Passing):
    """The judgement of a title that names what a search should try, beside what it weighs."""

    def weigh(self, view: Any, decision: Decision, rng: Rng) -> list[Weighed]:
        return [Weighed(1.0, 2)]

    def first_tries(self, view: Any, decision: Decision, rng: Rng) -> list[Weighed]:
        return [Weighed(1.0, 1), Weighed(2.0, 3)]


def test_a_search_tries_what_the_title_finds_promising_the_best_first() -> None:
    with toy_box(), patch.object(Toy, "judgement", lambda game: Promising(game, AlwaysPass())):
        world = imagined_world(engine.start("toy", 2, "ahead"), 0, Rng("world")).match
        thought = think(world, 0, Rng("search"), Budget(), Care(most_deals=1))
        assert [one.answer for one in thought.candidates] == [0, 3, 1]


@pytest.mark.parametrize("title", TITLES)
def test_the_search_bot_of_a_title_finishes_a_game_among_usual_players_with_legal_answers(title: str) -> None:
    match = engine.start(title, 4, "guided")
    players = usual_bots(match)
    players[2] = match.game.judgement().search_bot()
    play_out(match, players, Rng("guided"))
    assert match.over


@pytest.mark.parametrize("title", TITLES)
def test_an_easy_player_is_careless_but_never_silly(title: str) -> None:
    """What it answers is never worse by more than the slack of its title, and not always the best."""
    match, seat, found = widest(title)
    decision, easy = match.pending()[seat], Easy(match.game)
    worths = {str(one.answer): one.worth for one in found}
    given = [easy.answer(match.view(seat), decision, Rng(f"easy {i}")) for i in range(30)]
    assert all(problem(decision.choice, answer) is None for answer in given)
    slack = match.game.judgement().slack
    assert all(worths[str(answer)] >= found[-1].worth - slack for answer in given)
    assert found[0].worth < found[-1].worth - slack, "nothing here is silly: the test would prove nothing"


@pytest.mark.parametrize("title", TITLES)
def test_easy_players_finish_their_games(title: str) -> None:
    match = engine.start(title, min(engine.titles()[title].seats), "easy")
    play_out(match, {seat: Easy(match.game) for seat in range(match.seats)}, Rng("easy"))
    assert match.over


def test_strengths_have_names_and_house_is_the_usual_one() -> None:
    game = engine.game("oltremare")
    assert STRENGTHS == ("easy", "usual", "strong")
    assert [strength_named(one) for one in ("easy", "usual", "house", "strong", "genius")] == [
        *("easy", "usual", "usual", "strong"),
        None,
    ]
    assert isinstance(bot_of_strength(game, "easy"), Easy)
    assert isinstance(bot_of_strength(game, "strong"), Strong)
    assert type(bot_of_strength(game, "usual")) is type(game.usual_bot())


def test_a_strong_player_plays_a_whole_game_among_usual_ones() -> None:
    match = engine.start("oltremare", 2, "whole")
    players = usual_bots(match)
    strong = players[0] = Strong(match.game.usual_bot(), Budget(moves=15), Care(candidates=3, least_deals=2))
    play_out(match, players, Rng("whole"))
    assert match.over
    assert strong.last is not None
