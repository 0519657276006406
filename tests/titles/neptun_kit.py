"""Small positions of Neptun: rows of contracts, ships about to sail, temples about to be scored."""

from collections.abc import Mapping

import engine
from engine.core import Step
from neptun.engine.components import COMMON, LETTERS, POWER, ROUTES, WIND, tiles_of
from neptun.engine.draft import Draft, DraftTurns
from neptun.engine.extra import ExtraTurn
from neptun.engine.oars import Oars, SailTurns
from neptun.engine.rounds import FulfilContracts, Rounds
from neptun.engine.sailing import Sail
from neptun.engine.scoring import Scoring
from neptun.engine.state import Column, Contract, State, Temple
from tests.titles.choices import branches, of_kind

RED, GREEN, PURPLE, YELLOW = range(4)


def table(seats: int = 4, options: dict[str, engine.Answer] | None = None) -> engine.Match:
    match = engine.start("neptun", seats, "table", options)
    state(match).order = list(range(seats))
    return match


def state(match: engine.Match) -> State:
    return of_kind(match.state, State)


def put(match: engine.Match, *steps: Step[State]) -> list[engine.Event]:
    """Let these steps be the pending work, the last one at work; what they tell at once."""
    match.state.stack = list(steps)
    return match.ask_anew()


def oar(power: int, wind: int = 0) -> str:
    """The common oar card with these numbers."""
    return next(card for card in COMMON if POWER[card] == power and WIND[card] == wind)


def lay_distances(match: engine.Match, **miles: int) -> None:
    """`crete_tyros=8`: the tile on that route; the other routes are made too long to matter."""
    names = [{f"{route.a}_{route.b}", f"{route.b}_{route.a}"} for route in ROUTES]
    assert all(any(name in ends for ends in names) for name in miles), "there is no such route"
    state(match).distances = tuple(next((miles[name] for name in ends & set(miles)), 99) for ends in names)


def load(match: engine.Match, seat: int, contracts: Mapping[int, tuple[str, str]]) -> None:
    """Contracts by slot, counted from 1, as (good, port)."""
    manifest: list[Contract | None] = [None] * 5
    for slot, (good, port) in contracts.items():
        manifest[slot - 1] = Contract(port, good)
    state(match).merchants[seat].manifest = manifest


def statuses(match: engine.Match, seat: int) -> list[str]:
    return [contract.status if contract else "" for contract in state(match).merchants[seat].manifest]


# --- the three phases -------------------------------------------------------------------------------------


def offer(match: engine.Match, *columns: Column, turn: int = 1) -> list[engine.Event]:
    """A draft turn with this row, in the order of the seats."""
    s = state(match)
    s.phase, s.turn, s.row, s.piles = "draft", turn, list(columns), {}
    for seat in range(s.seats):
        load(match, seat, {})
    return put(match, Rounds(), Scoring(), FulfilContracts(), DraftTurns(), Draft(s.order.copy()))


def column(good: str, port: str, power: int, wind: int = 0, *, up: bool = False, gold: int = 0) -> Column:
    return Column(port, good, oar(power, wind), up, gold)


def choose_oars(match: engine.Match, hands: list[list[str]], *, wind: int = 5, turn: int = 1) -> None:
    """All are about to choose an oar card; the person who has no contract gets one far away."""
    s = state(match)
    s.phase, s.turn, s.wind, s.forecast = "sail", turn, wind, None
    for seat, (merchant, hand) in enumerate(zip(s.merchants, hands, strict=True)):
        merchant.hand, merchant.played = list(hand), [oar(1)] * (turn - 1)
        if not merchant.open_slots():
            load(match, seat, {5: ("olives", "saguntum")})
    put(match, Rounds(), Scoring(), FulfilContracts(True), ExtraTurn(1, s.order.copy()), SailTurns(), Oars())


def about_to_sail(
    match: engine.Match,
    seat: int,
    *,
    port: str = "crete",
    power: int,
    wind: int = 5,
    gold: int = 5,
    turn: int = 1,
    forecast: int = 0,
) -> None:
    """One ship is about to sail with this power, wind and gold; the others have sailed."""
    s = state(match)
    s.phase, s.turn, s.wind, s.forecast = "sail", turn, wind, forecast
    merchant = s.merchants[seat]
    merchant.port, merchant.gold, merchant.played = port, gold, [oar(power)]
    put(
        match,
        Rounds(),
        Scoring(),
        FulfilContracts(True),
        ExtraTurn(1, s.order.copy()),
        SailTurns(),
        Sail([seat]),
    )


def end_of_sailing(match: engine.Match, *, turn: int = 5) -> None:
    """The last ordinary turn is over: extra turns are offered to those who can use them."""
    s = state(match)
    s.phase, s.turn = "sail", turn
    put(match, Rounds(), Scoring(), FulfilContracts(True), ExtraTurn(1, s.order.copy()))


def in_round(match: engine.Match, letter: str) -> None:
    """Let it be this round, with its tiles in the temples."""
    s = state(match)
    s.round = LETTERS.index(letter) + 1
    s.stock = [tile for tile in s.laid + s.stock if tile not in tiles_of(letter)]
    s.laid = tiles_of(letter)


def score(match: engine.Match, *, letter: str = "A") -> list[engine.Event]:
    """Score a round, with its tiles in the temples."""
    in_round(match, letter)
    return put(match, Rounds(), Scoring())


def discs(match: engine.Match, temple: str, points: Mapping[int, int]) -> None:
    """Let discs reach these points one after the other, in the order given."""
    s = state(match)
    s.temples[temple] = Temple([0] * s.seats, list(range(s.seats)))
    for seat, count in points.items():
        s.temples[temple].advance(seat, count)


def destinations(match: engine.Match, seat: int) -> dict[str, engine.Branch]:
    return branches(match.pending()[seat].choice)
