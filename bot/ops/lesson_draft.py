"""A draft of a lesson from a game that was played: its moves, and sentences of the coach to be filled in."""

import json
import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import engine
from bot.table.lessons import play_lesson
from data import catalogue
from data.lessons import Lesson, LessonMove, read_lesson
from engine.core import Decision
from engine.errors import BadRecord, EngineError
from engine.match import Match
from engine.players import play_out
from engine.rng import Rng
from engine.search import Budget
from engine.strengths import USUAL, bot_of_strength, searches
from engine.text import Seat
from render.answers import lines
from render.words import Words

NAMES = ("Bianca", "Carlo", "Dora", "Enzo", "Fiora", "Guido", "Helena")
"""Of the other players, until the author gives them better ones."""
THOUGHT = 200
"""Moves that a bot without judgement may play forward: the same game on every machine."""
TO_DO = "Say here why, in one or two sentences."
LAST_TO_DO = "Say here how the learner did, and what else is in the rules."


@dataclass(frozen=True, slots=True)
class LessonDraft:
    """A lesson with the question and the answer of each of its sentences, in English."""

    lesson: Lesson
    sentences: dict[str, tuple[str, str]]


def play_with_bots(title: str, seats: int, seed: str) -> Match:
    """A game between the usual bots."""
    match = engine.start(title, seats, seed)
    strength = "strong" if searches(match.game, USUAL) else USUAL
    players = {seat: bot_of_strength(match.game, strength, Budget(moves=THOUGHT)) for seat in range(seats)}
    play_out(match, players, Rng(f"{seed}/lesson"))
    return match


def read_record(title: str, record: Any) -> Match:
    """An exported game, or a position that was copied from the page on which a draft is tried."""
    if not isinstance(record, dict) or "moves" not in record:
        return engine.replay(record)
    match = engine.start(title, record["seats"], seed=record["seed"])
    for number, (seat, answer) in enumerate(record["moves"], start=1):
        try:
            match.submit(seat, answer)
        except EngineError as error:
            raise BadRecord(f"move {number} by seat {seat} is not possible: {error}") from error
    return match


def draft_lesson(played: Match, learner: Seat, steps: int) -> LessonDraft:
    """The first so many answers of one seat, with what the others did before and in between."""
    match = engine.start(played.game.id, played.seats, played.seed, dict(played.options))
    names = tuple(NAMES[number % len(NAMES)] for number in range(played.seats - 1))
    words = Words(catalogue.SOURCE, [*names[:learner], "You", *names[learner:]])
    moves: list[LessonMove] = []
    sentences: dict[str, tuple[str, str]] = {}
    for move in played.log:
        if len(sentences) == steps and learner in match.pending():
            break
        decision = match.pending()[move.seat]
        say = None
        if move.seat == learner:
            say = f"{re.sub('[^a-z0-9]+', '-', decision.key.lower()).strip('-')}-{len(sentences) + 1}"
            sentences[say] = _in_words(decision, move.answer, words)
        moves.append(LessonMove(seat=move.seat, asks=decision.key, answer=move.answer, say=say))
        match.submit(move.seat, move.answer)
    lesson = Lesson(
        title=played.game.id,
        seats=played.seats,
        learner=learner,
        seed=played.seed,
        options=dict(played.options),
        names=names,
        moves=tuple(moves),
    )
    return LessonDraft(lesson, sentences)


def _in_words(decision: Decision, answer: Any, words: Words) -> tuple[str, str]:
    return words.say(decision.prompt), ", ".join(lines(decision.choice, answer, words))


def write_lesson(draft: LessonDraft, folder: Path) -> tuple[Path, Path]:
    """Write the moves and the sentences into the data folder of a title, once they can be played."""
    play_lesson(draft.lesson)
    title = draft.lesson.title
    moves = folder / "lessons" / f"{title}.yaml"
    sentences = folder / "words" / catalogue.SOURCE / f"lesson_{title}.ftl"
    for file, content in ((moves, _yaml_lines(draft)), (sentences, _fluent_lines(draft))):
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text("".join(f"{line}\n" for line in content), "utf-8")
    read_lesson(moves)
    return moves, sentences


def _yaml_lines(draft: LessonDraft) -> Iterator[str]:
    """JSON is YAML, so that whatever a title has for answers is written as it is."""
    lesson = draft.lesson
    yield "# `say` names what the coach says before an answer of the learner; `slips` what to other answers."
    for key, value in lesson.model_dump(exclude={"moves"}).items():
        if value or key != "options":
            yield f"{key}: {json.dumps(value, ensure_ascii=False)}"
    yield "moves:"
    for move in lesson.moves:
        answer = json.dumps(move.answer, ensure_ascii=False)
        if move.say is None:
            yield f"  - {{seat: {move.seat}, asks: {json.dumps(move.asks)}, answer: {answer}}}"
            continue
        yield f"  # {draft.sentences[move.say][0]}"
        yield f"  - say: {move.say}"
        yield f"    seat: {move.seat}"
        yield f"    asks: {json.dumps(move.asks)}"
        yield f"    answer: {answer}"


def _fluent_lines(draft: LessonDraft) -> Iterator[str]:
    for name, (prompt, answer) in draft.sentences.items():
        yield f"# {prompt}"
        yield f"{draft.lesson.key(name)} ="
        yield f"    {TO_DO}"
        yield f"    Choose “{_plain(answer)}”."
    yield f"{draft.lesson.key('end')} = {LAST_TO_DO}"


def _plain(words: str) -> str:
    """Words in which nothing means anything to Fluent."""
    return re.sub(r"[{}]", lambda brace: f'{{"{brace[0]}"}}', " ".join(words.split()))
