"""What people laugh at when they watch a strong bot, counted and told move by move.

Games of a strong bot among usual ones; every folly of any of them is a finding.
"""

from collections.abc import Callable, Hashable, Mapping
from typing import Any

import engine
from engine import codec
from engine.choice import Answer
from engine.core import Player
from engine.genoa.choosing import find_bid
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

SEATS = 4
MOVES = 800
"""Moves that a strong bot may play forward for an answer, so that the same seed plays the same game."""
OUTNUMBERED = 2
"""An attack on so many sailors more than all attackers are is a folly, and one of a single sailor on more."""

Look = Callable[[Match, Seat, Answer], str | None]


class Memory:
    """What was asked for in this turn: what came to nothing is not to be asked again."""

    def __init__(self) -> None:
        self._moment: Hashable = None
        self._asked: set[bytes] = set()

    def look(self, match: Match, seat: Seat, answer: Answer) -> str | None:
        state: Any = match.state
        if (moment := match.game.judgement().moment(state)) != self._moment:
            self._moment, self._asked = moment, set()
        match answer:
            case {"counter": {"offer": offer, "ducats": ducats}}:
                bid = find_bid(state, offer)
                asked = [bid.space, bid.bidder, ducats]
            case {"price": {"space": space, "ducats": ducats}}:
                asked = [space, ducats]
            case {"propose": terms}:
                asked = [terms, _hand(state, seat)]  # after a trade it is another offer
            case _:
                replies = list(answer.values()) if isinstance(answer, dict) else []
                if not (replies and isinstance(replies[0], dict) and "counter" in replies[0]):
                    return None
                asked = [replies[0]["counter"], _hand(state, seat)]
        words = codec.canonical([seat, *asked])
        if words in self._asked:
            return f"asks again what was refused: {answer}"
        self._asked.add(words)
        return None


def _hand(state: Any, seat: Seat) -> list[str]:
    return sorted(state.merchants[seat].hand)


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
    galley = state.galleys[galley_number(attacker)]
    if target in MEDITERRANEAN_PORTS:
        against = state.ports[target].garrison
        strength = sum(
            mate.sailors for mate in state.galleys.values() if (mate.seat, mate.zone) == (seat, galley.zone)
        )
    else:
        against, strength = state.galleys[galley_number(target)].sailors, galley.sailors
    if against >= strength + OUTNUMBERED or (galley.sailors == 1 and against > OUTNUMBERED):
        return f"attacks {against} with {galley.sailors} of {strength}"
    return None


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
    """A game of a strong bot among usual ones, in the seat with the number of the game: its follies."""
    match = engine.start(title, SEATS, f"{seed}/{game}", {})
    players = {seat: match.game.usual_bot() for seat in range(SEATS)}
    players[game % SEATS] = bot_of_strength(match.game, "strong", Budget(moves=MOVES))
    findings = watch(match, players, Rng(f"{seed}/{game}/players"))
    return [f"{title}, game {game}, move {move}, seat {seat} {folly}" for move, seat, folly in findings]


def watch(match: Match, players: Mapping[Seat, Player], rng: Rng) -> list[tuple[int, Seat, str]]:
    """Play a game to its end; every folly by the number of its move and the seat."""
    looks: list[Look] = [Memory().look, attacks_in_vain, sails_past_a_contract]
    findings: list[tuple[int, Seat, str]] = []
    while (move := next_move(match, players, rng)) is not None:
        follies = [look(match, *move) for look in looks]
        findings += [(len(match.log) + 1, move[0], folly) for folly in follies if folly]
        match.submit(*move)
    return findings
