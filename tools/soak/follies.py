"""What people laugh at when they watch a strong bot, counted and told move by move.

Games of a strong bot among usual ones; every folly of any of them is a finding.
"""

import multiprocessing
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from itertools import repeat
from typing import Any

import engine
from engine import codec
from engine.choice import Answer
from engine.match import Match
from engine.mediterranee.components import PORTS as MEDITERRANEAN_PORTS
from engine.mediterranee.ids import galley_number, is_galley
from engine.players import next_move
from engine.rng import Rng
from engine.search import Budget
from engine.serenissima.battle import combat_value
from engine.serenissima.components import PORT_OF
from engine.strengths import bot_of_strength
from engine.text import Seat
from neptun.engine.components import POWER
from neptun.engine.ids import delivery_of
from tools.soak.report import Desk, Report

SEATS = 4
PER_GAMES = 500
"""One game of each title for so many of the soak: 20 where nothing else is asked for."""
MOVES = 800
"""Moves that a strong bot may play forward for an answer, so that the same seed plays the same game."""
OUTNUMBERED = 2
"""An attack on so many sailors more than one's own is a folly, unless nothing is left to lose."""

Look = Callable[[Match, Seat, Answer], str | None]


def repeats_itself(heard: set[bytes]) -> Look:
    """A price or a counter-offer that was named in the same turn already and came to nothing."""

    def look(match: Match, seat: Seat, answer: Answer) -> str | None:
        if not isinstance(answer, dict) or len(answer) != 1:
            return None
        ((name, details),) = answer.items()
        if isinstance(details, dict) and "counter" in details:
            name, details = "counter", details["counter"]
        if name not in ("counter", "price", "propose"):
            return None
        moment = repr(match.game.judgement().moment(match.state))
        said = codec.canonical([seat, moment, name, details])
        if said in heard:
            return f"asks again what was refused: {answer}"
        heard.add(said)
        return None

    return look


def attacks_in_vain(match: Match, seat: Seat, answer: Answer) -> str | None:
    """An attack on many more sailors, or of a galley of two that will hardly beat a garrison of one."""
    state: Any = match.state
    if match.game.id == "serenissima":
        return _attacks_in_serenissima(state, answer)
    if match.game.id != "mediterranee" or match.pending()[seat].key != "combat":
        return None
    attacker, target = next(iter(answer.items()))
    if not is_galley(attacker):
        return None
    sailors = state.galleys[galley_number(attacker)].sailors
    port = target in MEDITERRANEAN_PORTS
    against = state.ports[target].garrison if port else state.galleys[galley_number(target)].sailors
    return f"attacks {against} with {sailors}" if against >= sailors + OUTNUMBERED else None


def _attacks_in_serenissima(state: Any, answer: Answer) -> str | None:
    match answer:
        case {"attack": number}:
            against = state.galley(int(str(number).rpartition("-")[2])).sailors
        case {"storm": _}:
            against = state.ports[PORT_OF[state.galley(state.pointer).zone]].sailors
        case _:
            return None
    galley = state.galley(state.pointer)
    dice = combat_value(state, galley)
    if against >= galley.sailors + OUTNUMBERED:
        return f"attacks {against} with {galley.sailors}"
    if galley.sailors == OUTNUMBERED and against == 1 and dice == 0:
        return "sinks a galley of two on a garrison of one"
    return None


def sails_past_a_contract(match: Match, seat: Seat, answer: Answer) -> str | None:
    """A course to another port, or no delivery, though the next contract is in reach without gold."""
    state: Any = match.state
    if match.game.id != "neptun" or match.pending()[seat].key != "sail.course" or "wait" in answer:
        return None
    me = state.merchants[seat]
    slots = [slot for slot, contract in enumerate(me.manifest) if contract and contract.status == "open"]
    slot, contract = (slots[0], me.manifest[slots[0]]) if slots else (0, None)
    if contract is None or state.chart().miles[me.port][contract.port] > state.wind + POWER[me.played[-1]]:
        return None
    ((port, delivery),) = answer.items()
    delivers = port == contract.port and isinstance(delivery, str) and delivery != "none"
    if delivers and delivery_of(delivery)[0] == slot:
        return None
    return f"sails to {port} ({delivery}) past {contract.port}"


def play(title: str, seed: str, game: int) -> list[str]:
    """One game; what was foolish in it, each with the move."""
    match = engine.start(title, SEATS, f"{seed}/{game}", {})
    players = {seat: match.game.usual_bot() for seat in range(SEATS)}
    strong = game % SEATS
    players[strong] = bot_of_strength(match.game, "strong", Budget(moves=MOVES))
    looks: list[Look] = [repeats_itself(set()), attacks_in_vain, sails_past_a_contract]
    rng, findings = Rng(f"{seed}/{game}/players"), []
    while (move := next_move(match, players, rng)) is not None:
        for look in looks:
            if folly := look(match, *move):
                kind = "strong" if move[0] == strong else "usual"
                findings.append(f"{title}, game {game}, move {len(match.log) + 1}, a {kind} bot {folly}")
        match.submit(*move)
    return findings


def run(desk: Desk) -> Iterator[Report]:
    games = max(1, desk.games // PER_GAMES)
    for title in desk.titles or tuple(sorted(engine.titles())):
        report = Report("follies", title)
        advance = desk.task(f"follies: {title}", games)
        with ProcessPoolExecutor(desk.jobs, mp_context=multiprocessing.get_context("spawn")) as pool:
            for findings in pool.map(play, repeat(title), repeat(desk.seed), range(games)):
                report.count("games")
                report.wrong += findings
                advance()
        yield report
