"""What a title promises about secrets: nothing that a seat receives tells what it may not know."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import islice
from math import inf
from unittest.mock import patch

import engine
from bot.contract import channels
from bot.contract.check import check, must, must_try
from bot.contract.differences import describe_difference, first_difference
from bot.contract.games import describe, game_record, other_truth, positions, variants
from bot.contract.leaks import (
    Findings,
    compare,
    compare_ahead,
    compare_events,
    compare_sealed,
    compare_search,
    name_of,
)
from bot.contract.quiet_moves import DealtAgain, NextMove, QuietMoves, moves
from engine import codec
from engine.core import Gather, Result
from engine.match import Match, Move
from engine.step_names import steps

ENOUGH = 6
LONG = 250
"""Moves of a random game that are looked at; those of a game of bots are fewer."""
ALIKE = 2
"""Moves of a kind that are looked at."""
ASKED = (
    "Who is asked is information, and so is what is offered and that nothing happens: a seat that is asked, "
    "or passed over, because of something hidden tells of it. Ask all alike, or make public what decides."
)
IMAGINE = (
    "deal again in `imagine` all that the seat may not know, in as many pieces as there are. A game that "
    'hides nothing says so: `known_otherwise = {"*": "nothing is hidden"}`.'
)


def _check_findings(wrong: list[str]) -> None:
    must(not wrong, "\n".join(wrong))


def _hides_something(title: str) -> bool:
    return "*" not in engine.registry.game(title).known_otherwise


@check("`imagine` goes by what the seat sees and by the rng alone", remedy=IMAGINE)
def imagining_is_blind(title: str, seats: int) -> None:
    for number, match in enumerate(positions(title, seats, "canon", count=4)):
        for seat in range(seats):
            here = other_truth(match, seat, "same")
            there = other_truth(other_truth(match, seat, f"other {number}"), seat, "same")
            difference = first_difference(codec.encode(here.state), codec.encode(there.state))
            leak = "the same chance deals another game, so what is hidden decides"
            if difference:
                must(False, f"{describe(match)}: seat {seat}: {leak}: {describe_difference(difference)}")


@check("nothing that is shown tells of what is hidden", remedy=f"{ASKED} Else {IMAGINE}")
def nothing_shown_leaks(title: str, seats: int) -> None:
    """View, question, token, refusals, panel, buttons and page, for every seat and for a spectator."""
    findings = Findings()
    for number, match in enumerate(positions(title, seats, "leaks", count=4)):
        compare(match, str(number), findings)
    _check_findings(findings.wrong)
    if _hides_something(title):
        must(bool(findings.tried["other truths"]), "`imagine` never changed anything: nothing is dealt again")


@check(
    "events tell no more than the view shows",
    remedy="tell in public only what every view shows afterwards; whisper the rest to those who may know it. "
    "An event about what all saw in passing is named in `known_otherwise`.",
)
def events_do_not_leak(title: str, seats: int) -> None:
    findings = Findings()
    for number, match in enumerate(positions(title, seats, "events", count=30)):
        compare_events(match, str(number), findings)
    _check_findings(findings.wrong)
    must_try(title, findings.tried["events"], "no event was heard in two truths")


@check(
    "pictures show nothing hidden",
    remedy="draw from the view alone, and draw each reader's view: no picture of another seat may be reused.",
    tables="largest",
)
def pictures_do_not_leak(title: str, seats: int) -> None:
    """In the middle of a game; the soak looks at many positions."""
    findings = Findings()
    spread = positions(title, seats, "pictures", count=3)
    compare(spread[len(spread) // 2], "pictures", findings, drawn=True)
    _check_findings(findings.wrong)
    if _hides_something(title):
        must_try(title, findings.tried["other truths"], "no truth was another one")


@check(
    "a game that is over shows places and totals alone while others still play the same deal",
    remedy="show and draw nothing but the View: what is shown in the place of the end is the one before it.",
    tables="ends",
)
def closed_ends_do_not_leak(title: str, seats: int) -> None:
    """The end and the position before it look the same to a seat and to a spectator, with the same totals."""
    findings = Findings()
    record = game_record(title, seats, "closed")
    *moves, last = record["log"]
    before = engine.start(title, seats, "closed").play([Move(**move) for move in moves])
    end = before.copy().play([Move(**last)])
    result = end.game.result(end.state)
    others = Result([replace(score, parts={"hidden": score.total}) for score in result.scores])
    for reader in (None, 0):
        received = []
        for match, scored in ((end, result), (before, others)):
            with patch.object(type(end.game), "result", return_value=scored):
                received.append(channels.closed_end(match, before, reader))
        findings.compare(end, f"{name_of(reader)} receives what its end brought to light", *received)
    _check_findings(findings.wrong)


@check(
    "what is told of a sealed answer does not depend on it",
    remedy=f"show of a sealed answer only that it was given, until all are in. {ASKED}",
)
def sealed_answers_do_not_leak(title: str, seats: int) -> None:
    findings = Findings()
    match = engine.start(title, seats, "sealed")
    for number, move in enumerate(game_record(title, seats, "sealed")["log"]):
        if findings.tried["sealed answers"] >= ENOUGH:
            break
        compare_sealed(match, str(number), findings)
        match.submit(move["seat"], move["answer"])
    _check_findings(findings.wrong)
    if any(issubclass(kind, Gather) for tag, kind in steps().items() if tag.startswith(f"{title}.")):
        must_try(title, findings.tried["sealed answers"], "no sealed answer was compared with another")


@check("what a seat foresees tells nothing hidden", remedy=IMAGINE)
def foreseen_questions_do_not_leak(title: str, seats: int) -> None:
    """Two truths with the same view give the same foreseen questions."""
    spread = positions(title, seats, "ahead", count=9)
    match = next((match for match in spread[len(spread) // 2 :] if _someone_may_plan(match)), None)
    findings = Findings()
    if match is not None:
        compare_ahead(match, "0", findings)
    _check_findings(findings.wrong)
    must_try(title, findings.tried["foreseen questions"], "nobody foresaw a question")


def _someone_may_plan(match: Match) -> bool:
    """Whether the game does not wait for all at once."""
    return not all(seat in match.pending() and match.pending()[seat].blocking for seat in range(match.seats))


@check("what a strong bot finds depends on nothing hidden", remedy=IMAGINE, tables="largest")
def searches_do_not_leak(title: str, seats: int) -> None:
    """Two truths with the same view give the same thought, deal by deal."""
    findings = Findings()
    spread = positions(title, seats, "search", count=60)
    for number, match in enumerate(spread[len(spread) // 3 :]):
        if findings.tried["thoughts"] < 2 and _someone_searches(match):
            compare_search(match, str(number), findings)
    _check_findings(findings.wrong)
    must_try(title, findings.tried["thoughts"], "no strong bot had anything to think over")


def _someone_searches(match: Match) -> bool:
    judgement = match.game.judgement()
    return any(asked.blocking and judgement.is_searched(asked) for asked in match.pending().values())


UNDONE = "a move that can be undone leads to the same view in every truth that its player cannot tell apart"
SETTLED = (
    "declare what a seat hides with `engine.hidden` (Sealed, Kept, @hidden), and call "
    f"`dealer.end_free_undo()` when something comes to light that was hidden from all. {ASKED}"
)
DEALT = "what one seat sees and another does not is dealt again in some truth that the other imagines"
KNOWN = f"{IMAGINE} What the other knows from another place is named in `known_otherwise` by its path."


@check(UNDONE, remedy=SETTLED)
def quiet_moves_do_not_leak(title: str, seats: int) -> None:
    """After such a move, its player sees, hears and is asked the same in every other truth."""
    _compare_quiet(title, _two_games(title, seats, ALIKE))


@check(UNDONE, remedy=SETTLED, at_length=True)
def no_quiet_move_leaks(title: str, seats: int) -> None:
    """The same of every move."""
    _compare_quiet(title, _two_games(title, seats))


def _compare_quiet(title: str, positions: Iterator[NextMove]) -> None:
    quiet = QuietMoves()
    for position in positions:
        quiet.compare(position, truths=2)
    _check_findings(quiet.wrong)
    must_try(title, quiet.quiet > quiet.compared // 4, "hardly any move can be undone")


@check(DEALT, remedy=KNOWN)
def hidden_parts_are_dealt_again(title: str, seats: int) -> None:
    """In positions of each kind; all of them where that finds nothing."""
    dealt = DealtAgain(title)
    for position in _two_games(title, seats, ALIKE):
        dealt.look(position, truths=2)
    if dealt.left_alone():
        for position in _two_games(title, seats):
            dealt.look(position, truths=3)
    _check_findings(dealt.left_alone())
    if _hides_something(title):
        must_try(title, dealt.hidden, "every seat saw all that the others see")


def _two_games(title: str, seats: int, alike: float = inf) -> Iterator[NextMove]:
    """The moves of a game by usual bots, and of one by chance in another variant."""
    options = variants(title)
    yield from moves(title, seats, "quiet", options[0], alike=alike)
    by_chance = moves(title, seats, "quiet", options[1 % len(options)], kind="random", alike=alike)
    yield from islice(by_chance, LONG)
