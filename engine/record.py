"""Matches as they are stored and exported, and read again."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

from engine import codec, registry
from engine.core import Game
from engine.errors import BadRecord, BadSetup, EngineError
from engine.match import FORMAT, Base, Match, Move, fingerprint, start_from


@dataclass(slots=True)
class Record:
    """What `Match.dump` writes."""

    format: int
    title: str
    rules: int
    """The `rules_version` of the title that wrote it."""
    seats: int
    seed: str
    options: dict[str, Any]
    state: dict[str, Any]
    count: int
    answered: list[int]
    undone: int
    fingerprint: str
    log: list[Move]
    base: Base | None = None


def load(data: Any) -> Match:
    """A match from its dump, going on from the snapshot; a record that was tampered with is refused.

    One by earlier rules of its title goes on by the present ones from where it stands.
    """
    with _sense():
        return _load(data)


@contextmanager
def _sense() -> Iterator[None]:
    """A record that fits its types may still make no sense to the rules; that too is a bad record."""
    try:
        yield
    except EngineError:
        raise
    except Exception as error:
        raise BadRecord(f"the match makes no sense: {type(error).__name__}: {error}") from error


def _load(data: Any) -> Match:
    record = codec.decode(Record, data, "the match")
    if record.format != FORMAT:
        raise BadRecord(f"the match has format {record.format}; this program reads format {FORMAT}.")
    game = _game_of(record)
    stands = Base(sum(record.answered), record.state, record.count, record.answered)
    if record.fingerprint != fingerprint(
        game.id, record.rules, record.seed, stands.count, stands.answered, stands.state
    ):
        raise BadRecord("the match does not have the fingerprint it was stored with: it was changed or cut.")
    made = start_from(game, record.seats, record.seed, record.options, stands)
    made.log, made.undone = record.log, record.undone
    made.base = stands if record.rules < game.rules_version else _base_of(record, made)
    return made


def _base_of(record: Record, made: Match) -> Base | None:
    base = record.base
    if base is not None:
        if len(base.answered) != made.seats or not sum(base.answered) == base.moves <= sum(made.answered):
            raise BadRecord("the match was not taken over where it says.")
        start_from(made.game, made.seats, made.seed, made.options, base)
    return base


def _game_of(record: Record) -> Game[Any, Any]:
    try:
        game = registry.game(record.title)
    except BadSetup as error:
        raise BadRecord(
            f"the match is of the title {record.title!r}, which is not installed here."
        ) from error
    if record.rules > game.rules_version:
        raise BadRecord(
            f"the match was played by rules {record.rules} of {game.name}; "
            f"here are rules {game.rules_version}."
        )
    if record.seats not in game.seats or len(record.answered) != record.seats:
        raise BadRecord(f"the match has {record.seats} seats, which {game.name} does not.")
    return game


def replay(data: Any) -> Match:
    """Play the log of a dump again from its seed, and check it against the snapshot; moves by earlier
    rules that come to something else by the present ones are taken as they stand."""
    stored = load(data)
    with _sense():
        made = stored.rewound(stored.earliest())
        made.play(stored.log[len(made.log) :])
        made.undone = stored.undone
        stored.check_same(made)
        return made
