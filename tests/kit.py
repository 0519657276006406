"""What tests build their tables with: random games, positions along them, and every word a match can say."""

import asyncio
from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Executor, Future
from contextlib import contextmanager
from functools import cache
from itertools import count
from pathlib import Path
from typing import Any
from unittest.mock import patch

import pytest

import engine
from data import catalogue
from engine.choice import texts
from engine.copying import clone
from engine.players import RandomPlayer, next_move
from engine.text import SeatName, Text

GOLDEN = Path(__file__).parent / "golden"

WORDY_MOVES = 120
PATIENCE = 30.0
"""Seconds after which a test no longer waits."""


TABLES = [(title.id, seats) for title in engine.titles().values() for seats in title.seats]
"""Every title at every seat count, for `pytest.mark.parametrize("title, seats", TABLES)`."""
ENDS = [
    (title.id, seats) for title in engine.titles().values() for seats in (title.seats[0], title.seats[-1])
]
"""Every title with the fewest and with the most people."""
LARGEST = [(title.id, title.seats[-1]) for title in engine.titles().values()]


def _tables(at_once: Sequence[tuple[str, int]]) -> pytest.MarkDecorator:
    """For tests of every table; all but some of them are part of the soak."""
    tables = [pytest.param(*one, marks=() if one in at_once else pytest.mark.soak) for one in TABLES]
    return pytest.mark.parametrize(("title", "seats"), tables)


every_table = _tables(TABLES)
smallest_and_largest_table = _tables(ENDS)
largest_table = _tables(LARGEST)


@contextmanager
def numbered_secrets() -> Iterator[None]:
    """Seeds and keys are the same every time: 0, 1, 2 …, each length by itself, so that a game is the same
    however many keys were drawn before it."""
    drawn: defaultdict[int, count[int]] = defaultdict(count)
    with patch("secrets.token_hex", lambda size=16: f"{next(drawn[size]):0{2 * size}x}"):
        yield


async def until(condition: Callable[[], bool]) -> None:
    """Wait for something, however slow the machine is."""
    async with asyncio.timeout(PATIENCE):
        while not condition():
            await asyncio.sleep(0.01)


def random_players(seats: int) -> dict[int, engine.Player]:
    return {seat: RandomPlayer() for seat in range(seats)}


def house_players(match: engine.Match) -> dict[int, engine.Player]:
    return {seat: match.game.house() for seat in range(match.seats)}


def play(
    match: engine.Match, players: dict[int, engine.Player], seed: str = "players"
) -> Iterator[list[engine.Event]]:
    """Play on, one move at a time, until the game is over."""
    rng = engine.Rng(seed)
    while (move := next_move(match, players, rng)) is not None:
        yield match.submit(*move)
    assert match.over, f"{match.game.id} stopped while {list(match.pending())} were still asked"


def positions(
    title: str, seats: int, seed: str, *, count: int, players: str = "random"
) -> list[engine.Match]:
    """`count` positions spread over a whole game, as copies."""
    record = finished(title, seats, seed, players)
    length = len(record["log"])
    wanted = {round(i * (length - 1) / max(1, count - 1)) for i in range(count)}
    match = engine.start(title, seats, seed)
    found = []
    for number, move in enumerate(record["log"]):
        if number in wanted:
            found.append(match.copy())
        match.submit(move["seat"], move["answer"])
    return found


@cache
def finished(title: str, seats: int, seed: str, players: str = "random") -> dict[str, Any]:
    """The dump of a whole game."""
    match = engine.start(title, seats, seed)
    chosen = random_players(seats) if players == "random" else house_players(match)
    for _ in play(match, chosen):
        pass
    return match.dump()


def imagined(match: engine.Match, seat: int | None, seed: str) -> engine.Match:
    """Another truth that this seat could not tell from the real one."""
    truth = clone(match.state)
    match.game.imagine(truth, seat, engine.Rng(seed))
    return match.at(truth)


def words_of(decision: engine.Decision) -> Iterator[engine.Text]:
    yield decision.prompt
    yield from decision.facts
    yield from texts(decision.choice)


def wrong_words(words: engine.Text, locale: str) -> list[str]:
    """What is missing or broken when these words are said in this language."""
    found = [wrong for arg in words.args.values() for wrong in _wrong_arg(arg, locale)]
    args = {name: arg if isinstance(arg, str | int) else "…" for name, arg in words.args.items()}
    return [*found, *_wrong_message(locale, words.key, tuple(sorted(args.items())))]


@cache
def _wrong_message(locale: str, key: str, args: tuple[tuple[str, str | int], ...]) -> tuple[str, ...]:
    """The same for one message: a game says most of its sentences again and again."""
    bundle = catalogue.bundle(locale)
    pattern = bundle.get_message(key).value if bundle.has_message(key) else None
    if pattern is None:
        return (f"{locale}: {key} is missing",)
    _said, errors = bundle.format_pattern(pattern, dict(args))
    return tuple(f"{locale}: {key}: {error}" for error in errors)


def _wrong_arg(arg: Any, locale: str) -> list[str]:
    match arg:
        case engine.Text():
            return wrong_words(arg, locale)
        case tuple():
            return [wrong for inner in arg for wrong in _wrong_arg(inner, locale)]
        case SeatName() | str() | int():
            return []
        case _:
            return [f"{arg!r} cannot be said"]


@cache
def played(title: str) -> tuple[list[Text], list[Text]]:
    """How one is asked, and all that is said, in a game of people who answer anything."""
    match, rng = engine.start(title, seats=3, seed="words"), engine.Rng("words")
    prompts: list[Text] = []
    said: list[Text] = []
    while len(match.log) < WORDY_MOVES and (pending := match.pending()):
        prompts += [decision.prompt for decision in pending.values()]
        said += [one for decision in pending.values() for one in words_of(decision)]
        seat = rng.pick(sorted(pending))
        for event in match.submit(seat, engine.sample(pending[seat].choice, rng)):
            said += [one for one in (event.text, *event.private.values()) if one]
    return prompts, said


class Idle(Executor):
    """Takes work and never does it."""

    def submit(self, _work: Callable[..., Any], /, *_args: Any, **_kwargs: Any) -> Future[Any]:
        return Future()
