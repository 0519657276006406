"""Nobody learns what they may not know: change only that, and nothing they receive may change."""

from collections import Counter
from dataclasses import dataclass, field
from typing import Any

import engine
from bot.chat.letters.letters_of_changes import plan
from bot.contract import channels
from bot.contract.channels import Reader, look_at
from bot.contract.differences import describe_difference, first_difference
from bot.contract.games import describe, other_truth
from bot.discord.surface import SURFACE
from bot.host.outbox import Batch
from bot.store.records import MoveRecord
from engine import codec
from engine.ahead import look_ahead
from engine.choice import problem, sample
from engine.core import Gather
from engine.match import Match
from engine.players import imagined_world
from engine.rng import Rng
from engine.search import Budget, think
from engine.text import Seat

THOUGHT = 40
"""Moves that a searching player may play forward."""


@dataclass(slots=True)
class Findings:
    """What was compared, how often the truth was really another one, and what showed a difference."""

    tried: Counter[str] = field(default_factory=Counter)
    wrong: list[str] = field(default_factory=list)

    def compare(self, match: Match, leak: str, here: Any, there: Any) -> None:
        """Note where two things differ that have to be the same: the position, the path, and both values."""
        if here != there and (difference := first_difference(here, there)):
            self.wrong.append(f"{describe(match)}: {leak}: {describe_difference(difference)}")


def readers(match: Match) -> list[Reader]:
    return [None, *range(match.seats)]


def name_of(reader: Reader) -> str:
    return "a spectator" if reader is None else f"seat {reader}"


def compare(match: Match, seed: str, findings: Findings, *, drawn: bool = False) -> None:
    """Everything every reader receives, in this truth and in another that they cannot tell from it."""
    for reader in readers(match):
        other = other_truth(match, reader, f"{seed}/{reader}")
        findings.tried["readers"] += 1
        findings.tried["other truths"] += codec.encode(other.state) != codec.encode(match.state)
        if other.game.census(other.state) != match.game.census(match.state):
            findings.wrong.append(
                f"{describe(match)}: {name_of(reader)} imagines other pieces than there are"
            )
        here, there = (all_received(world, reader, seed, drawn=drawn) for world in (match, other))
        findings.compare(match, f"{name_of(reader)} receives what tells of something hidden", here, there)


def all_received(match: Match, reader: Reader, seed: str, *, drawn: bool) -> dict[str, Any]:
    """By channel, all that reaches this reader."""
    return {
        **channels.words(match, reader),
        **channels.chat(match, reader, seed),
        **channels.page(match, reader),
        **(channels.pictures(match, reader, seed) if drawn else {}),
    }


# --- what is told -----------------------------------------------------------------------------------------


def compare_events(match: Match, seed: str, findings: Findings) -> None:
    """Where a move leaves a reader's view the same in two truths, they must hear the same words in both."""
    rng = Rng(f"{seed}/events")
    mover = rng.pick(list(match.pending()))
    answer = sample(match.pending()[mover].choice, rng)
    for unaware, reader in [(reader, reader) for reader in readers(match)] + [(mover, None)]:
        here, there = match.copy(), other_truth(match, unaware, f"{seed}/{unaware}")
        if mover not in there.pending() or problem(there.pending()[mover].choice, answer) is not None:
            continue
        events = [
            [
                _public_words(event, reader)
                for event in world.submit(mover, answer)
                if event.text and event.text.key not in match.game.known_otherwise
            ]
            for world in (here, there)
        ]
        if codec.encode(here.view(reader)) == codec.encode(there.view(reader)):
            findings.tried["events"] += len(events[0])
            leak = f"{name_of(reader)} hears of something hidden when seat {mover} answers {answer!r}"
            findings.compare(match, leak, {"events": events[0]}, {"events": events[1]})


def _public_words(event: engine.Event, reader: Reader) -> Any:
    """What everyone hears; words for this seat alone may name a card that has left its hand since."""
    assert event.text is not None
    if reader in event.private:
        return None
    return codec.encode_text(event.text), event.board


# --- sealed answers ---------------------------------------------------------------------------------------


def compare_sealed(match: Match, seed: str, findings: Findings) -> None:
    """While answers are gathered, nothing the others receive depends on what one of them says."""
    gathering = match.state.stack[-1] if match.state.stack else None
    if not isinstance(gathering, Gather) or len(match.pending()) < 2:
        return
    rng = Rng(f"{seed}/sealed")
    seat = rng.pick(list(match.pending()))
    answers = [sample(match.pending()[seat].choice, rng) for _ in range(4)]
    first, *others = (_received_by_others(match, seat, answer, seed) for answer in answers)
    findings.tried["sealed answers"] += len({codec.canonical(answer) for answer in answers})
    for other in others:
        findings.compare(match, f"others learn what seat {seat} sealed", first, other)


def _received_by_others(match: Match, seat: Seat, answer: Any, seed: str) -> dict[str, Any]:
    """All that everyone else receives when this seat seals this answer, the letters sent among it."""
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
            for name, value in all_received(after, reader, seed, drawn=False).items()
        },
    }


def _words(event: engine.Event, reader: Reader) -> Any:
    words = event.heard_by(reader)
    return codec.encode_text(words) if words else None


# --- what seats foresee -----------------------------------------------------------------------------------


def compare_ahead(match: Match, seed: str, findings: Findings) -> None:
    """What a seat foresees is the same in this truth and in another that it cannot tell from it."""
    for seat in range(match.seats):
        other = other_truth(match, seat, f"{seed}/{seat}")
        here, there = (_foreseen(world, seat) for world in (match, other))
        findings.tried["foreseen questions"] += len(here)
        findings.compare(match, f"seat {seat} foresees what it may not know", here, there)


def _foreseen(match: Match, seat: Seat) -> list[Any]:
    """The next questions of a seat that answers like the usual bot, and what it would see then."""
    player = match.game.usual_bot()
    questions = look_ahead(
        match, seat, 2, lambda seen: player.answer(seen.view, seen.decision, Rng("planned")), games=2
    )
    return [(codec.encode_question(seen.decision), codec.encode(seen.view), seen.share) for seen in questions]


# --- what searching players find out ----------------------------------------------------------------------


def compare_search(match: Match, seed: str, findings: Findings) -> None:
    """A strong player thinks the same in this truth and in another that its seat cannot tell from it."""
    for seat, decision in match.pending().items():
        if not decision.blocking:
            continue
        other = other_truth(match, seat, f"{seed}/{seat}")
        here, there = (_thoughts(world, seat) for world in (match, other))
        findings.tried["thoughts"] += len(here) > 2
        findings.compare(match, f"a strong bot at seat {seat} finds out what it may not know", here, there)


def _thoughts(match: Match, seat: Seat) -> list[Any]:
    """The answer, and how every candidate fared in every deal."""
    world = imagined_world(match, seat, Rng("house"))
    thought = think(world.match, seat, Rng("thought"), Budget(moves=THOUGHT))
    return [thought.answer, *[(candidate.answer, candidate.ends) for candidate in thought.candidates]]
