"""Games of every title, seat count and variant by players of every kind, checked at every move."""

from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from typing import Any
from unittest.mock import patch

import engine
from data import catalogue
from engine import codec
from engine.choice import answerable, problem
from engine.core import Step
from engine.match import Match
from engine.players import next_move
from engine.step_names import steps
from tests.kit import words_of, wrong_words
from tests.soak.kinds import event_kinds
from tests.soak.players import line_up, options_of

CLOSELY = 1_000
"""One move in so many is looked at in every way."""
REPLAYED = 8
"""One game in so many is replayed from its seed and log."""
COUNTED = 10
"""One game in so many has its pieces counted after every move, the others after every so many moves."""
LONGEST = 100_000


@dataclass(slots=True)
class Tally:
    """What one game went through; `wrong` says where it broke a promise."""

    moves: int = 0
    seen: set[str] = field(default_factory=set)
    """Steps that worked or took an answer, events told, variants played."""
    wrong: str | None = None


def play(title: str, seats: int, seed: str, game: int) -> Tally:
    """One game; whatever goes wrong is told with what makes it happen again."""
    options = options_of(title, game)
    tally = Tally(seen={f"{key}={value}" for key, value in options.items()})
    match = None
    try:
        with _watched(title, tally.seen):
            match = engine.start(title, seats, f"{seed}/{game}", options)
            _play(match, game, tally)
    except Exception as error:
        moves = len(match.log) + 1 if match else 0
        tally.wrong = (
            f"{title} at {seats}, seed {seed!r}, game {game}, move {moves}: {type(error).__name__}: {error}"
        )
    return tally


def _play(match: Match, game: int, tally: Tally) -> None:
    players = line_up(match, game)
    rng = engine.Rng(f"{match.seed}/players")
    census = match.game.census(match.state)
    _hear(match.opening, tally)
    while (move := next_move(match, players, rng)) is not None:
        _hear(match.submit(*move), tally)
        tally.moves += 1
        if game % COUNTED == 0 or tally.moves % COUNTED == 0 or match.over:
            _must(match.game.census(match.state) == census, "pieces or money came or went")
        _must(tally.moves < LONGEST, "the game does not end")
        if rng.chance(1, CLOSELY):
            look_closely(match)
    look_closely(match)
    check_result(match)
    if game % REPLAYED == 0:
        engine.replay(match.dump())


def _hear(events: list[engine.Event], tally: Tally) -> None:
    for event in events:
        if event.text:
            tally.seen.add(event.text.key)
        tally.seen.update(words.key for words in event.private.values())


def look_closely(match: Match) -> None:
    """A position keeps every promise: it can be answered, said, seen, saved and copied."""
    pending = match.pending()
    _must(match.over or any(one.blocking for one in pending.values()), "nobody is waited for")
    for seat, decision in pending.items():
        _must(answerable(decision.choice), f"{decision.key} of seat {seat} cannot be answered")
        if decision.default is not None:
            _must(
                problem(decision.choice, decision.default) is None,
                f"the default of {decision.key} is illegal",
            )
        for words in words_of(decision):
            wrong = [line for locale in catalogue.locales() for line in wrong_words(words, locale)]
            _must(not wrong, "; ".join(wrong))
    for seat in (None, *range(match.seats)):
        view = match.view(seat)
        _must(
            codec.decode(match.game.view_type, codec.encode(view), "the view") == view, "a view is not JSON"
        )
    for other in (engine.load(match.dump(log=False)), match.copy()):
        _must(other.fingerprint() == match.fingerprint(), "saved and loaded, it is another state")
        _must(dict(other.pending()) == dict(pending), "saved and loaded, it asks something else")


def check_result(match: Match) -> None:
    """The game is over, and its scores say who won and why."""
    result = match.result()
    _must(result is not None, f"nobody answers, and {sorted(match.pending())} are still asked")
    assert result is not None
    places = [score.place for score in result.scores]
    _must(sorted(score.seat for score in result.scores) == list(range(match.seats)), "a seat is not scored")
    _must(places == sorted(places) and places[0] == 1, f"places {places}")
    for score in result.scores:
        _must(sum(score.parts.values()) == score.total, "the parts of a score are not its total")


def _must(kept: bool, promise: str) -> None:
    if not kept:
        raise AssertionError(promise)


# --- what was reached -------------------------------------------------------------------------------------


def step_kinds(title: str) -> dict[str, type[Step[Any]]]:
    return {tag: kind for tag, kind in steps().items() if tag.startswith(f"{title}.")}


def wanted(title: str) -> set[str]:
    """Every step class at work, each question of a step answered, every kind of event, every variant."""
    kinds = step_kinds(title)
    parts = engine.titles()[title].options.parts
    variants = {f"{part.id}={one.id}" for part in parts for one in getattr(part.choice, "options", ())}
    answers = {f"{tag} answers" for tag, kind in kinds.items() if kind.takes is not Step.takes}
    return set(kinds) | answers | variants | event_kinds(title)


@contextmanager
def _watched(title: str, seen: set[str]) -> Iterator[None]:
    """Notes every step of the title that does its work or takes an answer."""
    with ExitStack() as stack:
        for tag, kind in step_kinds(title).items():
            stack.enter_context(patch.object(kind, "goes", _noted(kind.goes, tag, seen)))
            stack.enter_context(patch.object(kind, "takes", _noted(kind.takes, f"{tag} answers", seen)))
        yield
        seen |= {tag.removesuffix(" answers") for tag in seen}


def _noted(method: Callable[..., None], what: str, seen: set[str]) -> Callable[..., None]:
    def noted(*arguments: Any) -> None:
        seen.add(what)
        method(*arguments)

    return noted
