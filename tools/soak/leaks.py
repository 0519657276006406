"""Nobody learns what they may not know: change only that, and nothing they receive may change."""

import multiprocessing
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from itertools import count, islice, repeat
from typing import Any

import engine
from bot.chat.letters.letters_of_changes import plan
from bot.discord.surface import SURFACE
from bot.host.outbox import Batch
from bot.store.records import MoveRecord
from engine import codec
from engine.ahead import look_ahead
from engine.choice import problem, sample
from engine.core import Gather
from engine.match import Match
from engine.players import imagined_world, next_move
from engine.rng import Rng
from engine.search import Budget, think
from engine.text import Seat
from tests.kit import TABLES, imagined
from tools.soak import channels
from tools.soak.channels import Reader, look_at
from tools.soak.players import line_up, options_of
from tools.soak.quiet_moves import Position, QuietMoves
from tools.soak.report import Desk, Report

APART = 12
"""Positions are so many moves apart, on average."""
DRAWN = 25
"""One position in so many is drawn as well."""
IN_PASSING = {"neptun-turned", "neptun-took", "neptun-leftover"}
"""Told of a card that everybody saw, and that no view holds any more: turned up and taken within one move."""
THOUGHT = 40
"""Moves that a searching player may play forward."""
PER_GAME = 0.3
"""Positions of each title, as a part of the games asked for: 3,000 of 10,000."""
QUIET_TRUTHS = 4
"""Other truths in which a move is played that can be undone."""
AT_ONCE = 25
"""Positions looked at in one go, from as many games as it takes."""


@dataclass(slots=True)
class Found:
    """What was compared, how often the truth was really another one, and what showed a difference."""

    tried: Counter[str] = field(default_factory=Counter)
    wrong: list[str] = field(default_factory=list)


def readers(match: Match) -> list[Reader]:
    return [None, *range(match.seats)]


def compare(match: Match, seed: str, found: Found, *, drawn: bool = False) -> None:
    """Everything every reader receives, in this truth and in another that they cannot tell from it."""
    for reader in readers(match):
        other = imagined(match, reader, f"{seed}/{reader}")
        found.tried["readers"] += 1
        found.tried["other truths"] += codec.encode(other.state) != codec.encode(match.state)
        if other.game.census(other.state) != match.game.census(match.state):
            found.wrong.append(f"seat {reader} imagines other pieces than there are")
        one, two = (received(world, reader, seed, drawn=drawn) for world in (match, other))
        found.wrong += [f"seat {reader}: {name} tells" for name in one if one[name] != two[name]]


def received(match: Match, reader: Reader, seed: str, *, drawn: bool) -> dict[str, Any]:
    """By channel, all that reaches this reader."""
    return {
        **channels.words(match, reader),
        **channels.chat(match, reader, seed),
        **channels.page(match, reader),
        **(channels.pictures(match, reader, seed) if drawn else {}),
    }


# --- what is told -----------------------------------------------------------------------------------------


def compare_events(match: Match, seed: str, found: Found) -> None:
    """Where a move leaves a reader's view the same in two truths, they must hear the same words in both."""
    rng = Rng(f"{seed}/events")
    mover = rng.pick(list(match.pending()))
    answer = sample(match.pending()[mover].choice, rng)
    for unaware, reader in [(one, one) for one in readers(match)] + [(mover, None)]:
        one, two = match.copy(), imagined(match, unaware, f"{seed}/{unaware}")
        if mover not in two.pending() or problem(two.pending()[mover].choice, answer) is not None:
            continue
        heard = [
            [_public(event, reader) for event in world.submit(mover, answer) if event.text is not None]
            for world in (one, two)
        ]
        if codec.encode(one.view(reader)) == codec.encode(two.view(reader)):
            found.tried["events"] += len(heard[0])
            if heard[0] != heard[1]:
                found.wrong.append(f"seat {reader} hears of what it may not know when seat {mover} moves")


def _public(event: engine.Event, reader: Reader) -> Any:
    """What everybody hears; words for this seat's ears alone may name a card that has left its hand since."""
    if (reader is not None and reader in event.private) or (event.text and event.text.key in IN_PASSING):
        return None
    assert event.text is not None
    return codec.encode_text(event.text), event.board


def compare_quiet(match: Match, seed: str, found: Found) -> None:
    """A move that can be undone freely shows its player the same in every truth."""
    rng = Rng(f"{seed}/quiet")
    seat = rng.pick(list(match.pending()))
    quiet = QuietMoves()
    answer = sample(match.pending()[seat].choice, rng)
    quiet.compare(Position(match, len(match.log) + 1, seat, answer), truths=QUIET_TRUTHS)
    found.tried["moves that can be undone"] += quiet.quiet
    found.wrong += quiet.wrong


# --- sealed answers ---------------------------------------------------------------------------------------


def compare_sealed(match: Match, seed: str, found: Found) -> None:
    """While answers are gathered, nothing the others receive depends on what one of them says."""
    gathering = match.state.stack[-1] if match.state.stack else None
    if not isinstance(gathering, Gather) or len(match.pending()) < 2:
        return
    rng = Rng(f"{seed}/sealed")
    seat = rng.pick(list(match.pending()))
    answers = [sample(match.pending()[seat].choice, rng) for _ in range(4)]
    told = [_told_of(match, seat, answer, seed) for answer in answers]
    found.tried["sealed answers"] += len({codec.canonical(answer) for answer in answers})
    for other in told[1:]:
        found.wrong += [
            f"{what} tells what seat {seat} sealed" for what in other if other[what] != told[0][what]
        ]


def _told_of(match: Match, seat: Seat, answer: Any, seed: str) -> dict[str, Any]:
    """All that everybody else receives when this seat seals this answer, the letters sent among it."""
    after = match.copy()
    events = after.submit(seat, answer)
    others = [reader for reader in readers(match) if reader != seat]
    row = MoveRecord(8, "move", seat, answer, False, 0.0, "person")
    letters = plan(SURFACE, Batch(look_at(match), look_at(after), row, events))
    return {
        "the number of events": len(events),
        "the letters": list(letters),
        **{f"an event to {reader}": [_words(event, reader) for event in events] for reader in others},
        **{
            f"{name} of {reader}": value
            for reader in others
            for name, value in received(after, reader, seed, drawn=False).items()
        },
    }


def _words(event: engine.Event, reader: Reader) -> Any:
    said = event.heard_by(reader)
    return codec.encode_text(said) if said else None


# --- what seats foresee -----------------------------------------------------------------------------------


def compare_ahead(match: Match, seed: str, found: Found) -> None:
    """What a seat foresees is the same in this truth and in another that it cannot tell from it."""
    for seat in range(match.seats):
        other = imagined(match, seat, f"{seed}/{seat}")
        one, two = (_seen_ahead(world, seat) for world in (match, other))
        found.tried["foreseen questions"] += len(one)
        if one != two:
            found.wrong.append(f"seat {seat} foresees what it may not know")


def _seen_ahead(match: Match, seat: Seat) -> list[Any]:
    """The next questions of a seat that answers like a house player, and what it would see then."""
    player = match.game.house()
    seen = look_ahead(
        match, seat, 2, lambda one: player.answer(one.view, one.decision, Rng("planned")), games=2
    )
    return [(codec.encode_question(one.decision), codec.encode(one.view), one.share) for one in seen]


# --- what searching players find out ----------------------------------------------------------------------


def compare_search(match: Match, seed: str, found: Found) -> None:
    """A strong player thinks the same in this truth and in another that its seat cannot tell from it."""
    for seat, decision in match.pending().items():
        if not decision.blocking:
            continue
        other = imagined(match, seat, f"{seed}/{seat}")
        one, two = (_thought_over(world, seat) for world in (match, other))
        found.tried["thoughts"] += len(one) > 2
        if one != two:
            found.wrong.append(f"seat {seat} finds out what it may not know")


def _thought_over(match: Match, seat: Seat) -> list[Any]:
    """The answer, and how every candidate fared in every deal."""
    world = imagined_world(match, seat, Rng("house"))
    thought = think(world.match, seat, Rng("thought"), Budget(moves=THOUGHT))
    return [thought.answer, *[(one.answer, one.ends) for one in thought.candidates]]


# --- at scale ---------------------------------------------------------------------------------------------


def positions(title: str, seats: int, seed: str, game: int) -> Iterator[Match]:
    """Positions of a whole game, some moves apart; players and variants change from game to game."""
    match = engine.start(title, seats, f"{seed}/{game}", options_of(title, game))
    players, rng = line_up(match, game), Rng(f"{seed}/{game}/players")
    while not match.over:
        if rng.chance(1, APART):
            yield match.copy()
        move = next_move(match, players, rng)
        assert move is not None
        match.submit(*move)


def search(title: str, seats: int, seed: str, part: int) -> Found:
    """Some positions, looked at in every way; whatever leaks is told with where."""
    found = Found()
    own = f"{seed}/{part}"
    spread = ((game, match) for game in count(part) for match in positions(title, seats, own, game))
    for number, (game, match) in enumerate(islice(spread, AT_ONCE)):
        found.tried["positions"] += 1
        before = len(found.wrong)
        here = f"{own}/{number}"
        compare(match, here, found, drawn=number % DRAWN == part % DRAWN)
        compare_events(match, here, found)
        compare_sealed(match, here, found)
        compare_ahead(match, here, found)
        compare_search(match, here, found)
        compare_quiet(match, here, found)
        where = f"{title} at {seats}, seed {seed!r}, part {part}, game {game}, position {number}"
        found.wrong[before:] = [f"{where}: {line}" for line in found.wrong[before:]]
    return found


def run(desk: Desk) -> list[Report]:
    titles = desk.titles or tuple(sorted(engine.titles()))
    with ProcessPoolExecutor(desk.jobs, multiprocessing.get_context("spawn")) as pool:
        return [_title(desk, title, pool) for title in titles]


def _title(desk: Desk, title: str, pool: ProcessPoolExecutor) -> Report:
    report = Report("leaks", title)
    tables = [seats for one, seats in TABLES if one == title]
    parts = max(1, round(desk.games * PER_GAME / AT_ONCE / len(tables)))
    for seats in tables:
        advance = desk.task(f"leaks: {title}, {seats} seats", parts)
        for found in pool.map(search, repeat(title), repeat(seats), repeat(desk.seed), range(parts)):
            advance()
            for what, times in found.tried.items():
                report.count(what, times)
            report.wrong += found.wrong
    if not report.tried.get("other truths"):
        report.wrong.append("nothing hidden was ever another: this would prove nothing")
    return report
