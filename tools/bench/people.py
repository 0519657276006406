"""`python -m tools.bench.people`: days, visits and answers of games between people who look in by day."""

import asyncio
import json
import math
import tempfile
from collections import Counter
from collections.abc import AsyncIterator, Callable, Iterator, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from datetime import date, datetime, timedelta
from pathlib import Path
from statistics import mean, median
from typing import Annotated, Any
from zoneinfo import ZoneInfo

import typer

import engine
from bot.clock import FakeClock
from bot.host.host import Host, SeatSpec
from bot.host.house_players import Steady
from bot.host.plans import STEPS
from bot.ops import simulate
from bot.ops.cli_games import Title
from bot.ops.cli_sentences import sentences
from bot.ops.simulate import Simulation
from bot.store import Store
from bot.store.records import AheadCondition, By, MoveRecord
from bot.table import plans
from bot.table.foresight import question_token
from bot.table.plans import Plan
from bot.table.state import TableState
from bot.table.terms import Terms
from engine import codec
from engine.choice import Answer
from engine.core import Decision, Player
from engine.match import Match
from engine.rng import Rng
from engine.text import Seat

DAY = 86400.0
FIRST_DAY = date(2026, 3, 2)
FIRST_HOUR, LAST_HOUR = 8, 20
"""The first visit of a day and the last one, by the local clock."""
THREE_VISITS = (8, 13, 20)
MOST_VISITS = LAST_HOUR - FIRST_HOUR + 1
ZONES = (
    "Europe/Rome",
    "America/New_York",
    "Asia/Tokyo",
    "America/Los_Angeles",
    "Asia/Kolkata",
    "Australia/Sydney",
)
"""Where people live; everybody at a table in a zone of their own."""
LONGEST = 400
"""Days after which a game counts as one that does not end."""
LIKELY = 0.9
"""People leave a plan that would play in so many of the games that they imagine: in all three."""
HOLDS: AheadCondition = "allowed"
"""When their plans play: if the answer is still possible and means the same, with no fact for the worse."""
AHEAD = {"neptun": 5}
"""How many questions ahead people answer, where it is not as many as the page foresees: the wind of Neptun's
later turns is a guess."""
MOST_ANSWERS = 300
"""Answers of one visit after which a game counts as one that does not go on."""


@dataclass(frozen=True, slots=True)
class Habits:
    """How people play: so many visits a day, with answers left for so many questions to come (0: none)."""

    visits: int = 3
    ahead: int = STEPS

    def __post_init__(self) -> None:
        if not 1 <= self.visits <= MOST_VISITS:
            raise engine.BadSetup(f"People look in 1 to {MOST_VISITS} times a day, not {self.visits}.")

    @property
    def hours(self) -> tuple[int, ...]:
        """The local hours of the visits, spread over the day."""
        if self.visits == len(THREE_VISITS):
            return THREE_VISITS
        if self.visits == 1:
            return (LAST_HOUR,)
        step = (LAST_HOUR - FIRST_HOUR) / (self.visits - 1)
        return tuple(round(FIRST_HOUR + step * number) for number in range(self.visits))


@dataclass(frozen=True, slots=True)
class PeopleOrder:
    """Games of people to be played."""

    games: Simulation
    habits: Habits


@dataclass(frozen=True, slots=True)
class PeopleOutcome:
    """How one game between people went; `crash` says how it did not end."""

    game: int
    days: float = 0.0
    visits: int = 0
    """Those with an answer, of all people together."""
    played: dict[By, int] = field(default_factory=dict)
    """The moves by how they were made, of all people together."""
    left: int = 0
    """Answers for questions to come, of all people together, whether they were played or not."""
    fingerprint: str = ""
    crash: str | None = None
    agreed: int = 0
    """Answers given ahead that were played, and that the person would have given at that moment, too."""
    unplayed: dict[str, int] = field(default_factory=dict)
    """Answers for questions to come that were never played, by the key of the question."""
    waited: dict[str, float] = field(default_factory=dict)
    """The days that passed while the table waited for an answer, by the key of the question."""


def usual_ahead(title: str) -> int:
    """How many questions ahead people answer in a title."""
    return AHEAD.get(title, STEPS)


def play(wanted: PeopleOrder, game: int) -> PeopleOutcome:
    """One game through the host, from its own seed; whatever goes wrong is told with that seed."""
    try:
        return asyncio.run(_play(wanted, game))
    except Exception as error:
        trouble = f"game {game} (seed {wanted.games.seed_of(game)!r}): {type(error).__name__}: {error}"
        return PeopleOutcome(game, crash=trouble)


async def _play(wanted: PeopleOrder, game: int) -> PeopleOutcome:
    seed = wanted.games.seed_of(game)
    rng = Rng(f"{seed}/people")
    clock = FakeClock(_moment(FIRST_DAY, rng.below(24), "UTC"))
    async with _host(clock) as host:
        begun = clock.now()
        table = await _set_table(host, wanted, seed)
        visits = left = 0
        waiting, planned = Waiting(), Counter[str]()
        for at, seat in visit_times(wanted.habits, _zones(wanted.games.seats, rng), begun):
            waiting.count(await host.table(table), (at - clock.now()) / DAY)
            clock.pass_time(at - clock.now())
            visit = Visit(host, table, seat, wanted.habits.ahead, waiting, planned)
            left += await visit.give_orders()
            answered = await visit.answer_everything()
            if (await host.table(table)).state == "over":
                visits += answered
                break
            ahead = await visit.leave_next_orders() + await visit.answer_ahead()
            visits, left = visits + (answered or ahead > 0), left + ahead
        else:
            raise RuntimeError(f"not over after {LONGEST} days")
        moves = [row for row in await host.log(table) if row.kind == "move"]
        match = (await host.table(table)).match
        agreed, played = _look_back(match, moves)
        return PeopleOutcome(
            game,
            (clock.now() - begun) / DAY,
            visits,
            dict(Counter(row.made_by for row in moves)),
            left,
            match.fingerprint(),
            agreed=agreed,
            unplayed=dict(planned - played),
            waited=waiting.days,
        )


def _look_back(match: Match, moves: Sequence[MoveRecord]) -> tuple[int, Counter[str]]:
    """How many answers that were played ahead are what the person would have answered when asked; and how
    many of them there are, by the key of the question."""
    made = match.rewound(0)
    player = Steady(match.game.advice_bot(), "")
    agreed, played = 0, Counter[str]()
    for number, row in enumerate(moves):
        if row.made_by == "plan":
            decision, rng = made.pending()[row.seat], Rng(f"{match.seed}/agreed/{number}")
            agreed += player.answer(made.view(row.seat), decision, rng) == row.answer
            played[decision.key] += 1
        made.submit(row.seat, row.answer)
    return agreed, played


@dataclass(slots=True)
class Waiting:
    """For which questions the days go by; one that a seat answered before in the same turn counts apart."""

    days: dict[str, float] = field(default_factory=dict)
    _turn: Any = None
    _answered: set[tuple[Seat, str]] = field(default_factory=set)

    def count(self, table: TableState, days: float) -> None:
        """So many days pass while the table waits."""
        self._look(table)
        waited_for = table.waits_for()
        for seat in waited_for:
            key = table.pending()[seat].key
            name = f"{key}, again" if (seat, key) in self._answered else key
            self.days[name] = self.days.get(name, 0.0) + days / len(waited_for)

    def answered(self, table: TableState, seat: Seat) -> None:
        """A seat gives an answer at this table."""
        self._look(table)
        self._answered.add((seat, table.pending()[seat].key))

    def _look(self, table: TableState) -> None:
        turn = table.match.game.judgement().moment(table.match.state)
        if turn != self._turn:
            self._turn = turn
            self._answered.clear()


@asynccontextmanager
async def _host(clock: FakeClock) -> AsyncIterator[Host]:
    """A host on a database of its own, gone afterwards."""
    with tempfile.TemporaryDirectory() as folder:
        store = await Store.open(str(Path(folder) / "people.db"))
        host = Host(store, clock)
        try:
            yield host
        finally:
            await host.close()
            await store.close()


async def _set_table(host: Host, wanted: PeopleOrder, seed: str) -> str:
    """A table with a person on every seat and no clock."""
    order = wanted.games
    seats = [SeatSpec(f"Merchant {seat + 1}", user_id=f"simulated:{seat}") for seat in range(order.seats)]
    opened = await host.open(order.title, seats, order.options, seed, terms=Terms())
    return opened.match_id


@dataclass(frozen=True, slots=True)
class Visit:
    """Someone looks in at their table."""

    host: Host
    table: str
    seat: Seat
    ahead: int
    """How many questions to come are answered; 0: only those that are asked, and nothing is left word for."""
    waiting: Waiting = field(default_factory=Waiting)
    planned: Counter[str] = field(default_factory=Counter)
    """The answers that were left for questions to come, by the key of the question."""

    async def give_orders(self) -> int:
        """Give the standing orders that are not given yet; how many."""
        table = await self.host.table(self.table)
        standing = plans.orders_of(table.seats[self.seat])
        orders = [
            Plan(key, answer) for key, answer in self._player(table).orders.items() if key not in standing
        ]
        for order in orders:
            await self.host.plans.leave(self.table, self.seat, order)
        return len(orders)

    async def leave_next_orders(self) -> int:
        """Leave or change the orders for the next time, as far as nobody waits for the seat; how many."""
        table = await self.host.table(self.table)
        if self.ahead == 0 or self.seat in table.waits_for():
            return 0
        held = {key: order.answer for key, order in plans.orders_of(table.seats[self.seat]).items()}
        orders = self._player(table).next_orders(table.view(self.seat), held)
        for key, answer in orders.items():
            await self.host.plans.leave(self.table, self.seat, Plan(key, answer, once=True))
        return len(orders)

    async def answer_everything(self) -> bool:
        """Answer all that is asked, also what is newly asked meanwhile; whether there was anything."""
        for count in range(MOST_ANSWERS):
            if not await self._answer_one():
                return count > 0
        raise RuntimeError(f"seat {self.seat} was asked {MOST_ANSWERS} questions in one visit")

    async def _answer_one(self) -> bool:
        """Answer the question there is with a house player's judgement; False: none, or nothing to say."""
        table = await self.host.table(self.table)
        if self.seat not in table.pending():
            return False
        answer = self._player(table).answer(
            table.view(self.seat),
            table.pending()[self.seat],
            Rng(f"{table.match.seed}/people/{table.seq}/{self.seat}"),
        )
        if answer is None:
            return False
        self.waiting.answered(table, self.seat)
        await self.host.submit(table.id, self.seat, answer, table.token(self.seat))
        return True

    async def answer_ahead(self) -> int:
        """Leave answers for the questions to come, to be played if they are asked exactly so; how many."""
        table = await self.host.table(self.table)
        if self.ahead == 0 or self.seat in table.waits_for():
            return 0
        player = self._player(table)

        def judge(decision: Decision, view: Any) -> Answer | None:
            question = question_token(decision)
            return player.answer(view, decision, Rng(f"{table.match.seed}/ahead/{self.seat}/{question}"))

        count = await self.host.plans.answer_ahead(table.id, self.seat, self.ahead, judge, HOLDS, LIKELY)
        chain = plans.chain_of((await self.host.table(table.id)).seats[self.seat])
        self.planned.update(plan.key for plan in chain[len(chain) - count :])
        return count

    def _player(self, table: TableState) -> Player:
        game = table.match.game
        return Steady(game.advice_bot() if self.ahead else game.usual_bot(), table.id)


def visit_times(habits: Habits, zones: Sequence[str], begin: float) -> Iterator[tuple[float, Seat]]:
    """Who looks in when, in the order of time, from a moment on."""
    days = [FIRST_DAY + timedelta(days=number) for number in range(-1, LONGEST)]
    visits = (
        (_moment(day, hour, zone), seat)
        for seat, zone in enumerate(zones)
        for day in days
        for hour in habits.hours
    )
    return iter(sorted(visit for visit in visits if visit[0] >= begin))


def _zones(seats: int, rng: Rng) -> list[str]:
    """A time zone for everybody."""
    zones = list(ZONES)
    rng.shuffle(zones)
    return [zones[seat % len(zones)] for seat in range(seats)]


def _moment(day: date, hour: int, zone: str) -> float:
    return datetime(day.year, day.month, day.day, hour, tzinfo=ZoneInfo(zone)).timestamp()


def report(wanted: PeopleOrder, outcomes: Sequence[PeopleOutcome]) -> dict[str, Any]:
    """All of it as one object; visits are of the whole table, answers of one person."""
    ended = [outcome for outcome in outcomes if outcome.crash is None]
    days = sorted(outcome.days for outcome in ended)
    return {
        "title": wanted.games.title,
        "seats": wanted.games.seats,
        "people": wanted.habits.visits,
        "ahead": wanted.habits.ahead,
        "games": len(outcomes),
        "finished": len(ended),
        "days": {"median": _round(median, days), "90%": _round(_ninety_percent, days)},
        "days_by_question": _by_question(ended, lambda outcome: outcome.waited, 1),
        "visits": _round(median, [outcome.visits for outcome in ended]),
        "answers": _answers(wanted.games.seats, ended),
        "unplayed_by_question": _by_question(ended, lambda outcome: outcome.unplayed, wanted.games.seats),
        "fingerprint": codec.digest(
            [[game.game, game.fingerprint, round(game.days, 3)] for game in outcomes]
        ),
    }


def _by_question(
    ended: Sequence[PeopleOutcome], of: Callable[[PeopleOutcome], Mapping[str, float]], parts: int
) -> dict[str, float]:
    """The mean of a game for each question, in so many parts, the most first."""
    totals: dict[str, float] = {}
    for outcome in ended:
        for key, amount in of(outcome).items():
            totals[key] = totals.get(key, 0.0) + amount
    most_first = sorted(totals.items(), key=lambda item: item[1], reverse=True)
    return {key: round(total / len(ended) / parts, 2) for key, total in most_first}


def _answers(seats: int, ended: Sequence[PeopleOutcome]) -> dict[str, float | None]:
    """The mean answers of one person in a game: all they gave, those of them that they gave ahead, how many
    of those were played, and how many of these they would have given when asked, too."""
    asked = [outcome.played.get("person", 0) / seats for outcome in ended]
    left = [outcome.left / seats for outcome in ended]
    played = [outcome.played.get("plan", 0) / seats for outcome in ended]
    answers = [sum(both) for both in zip(asked, left, strict=True)]
    agreed = [outcome.agreed / seats for outcome in ended]
    return {
        "per_person": _round(mean, answers),
        "ahead": _round(mean, left),
        "ahead_played": _round(mean, played),
        "ahead_agreed": _round(mean, agreed),
    }


def _round(measure: Callable[[Sequence[float]], float], values: Sequence[float]) -> float | None:
    return round(measure(values), 1) if values else None


def _ninety_percent(values: Sequence[float]) -> float:
    """The value that nine of ten do not exceed."""
    return values[math.ceil(0.9 * len(values)) - 1]


app = typer.Typer(add_completion=False, pretty_exceptions_enable=False)


@app.command()
@sentences
def command(
    title: Title,
    seats: Annotated[int, typer.Option(help="how many play")] = 4,
    games: Annotated[int, typer.Option(min=1, help="how many games")] = 5,
    seed: Annotated[str, typer.Option(help="the same seed plays the same games")] = "fondaco",
    visits: Annotated[int, typer.Option(help="how many times a day people look in")] = 3,
    ahead: Annotated[
        int | None, typer.Option(min=0, max=20, help="how many questions ahead they answer")
    ] = None,
) -> None:
    """Play games between people who look in by day, and print one JSON object of how they went."""
    habits = Habits(visits, usual_ahead(title) if ahead is None else ahead)
    wanted = PeopleOrder(simulate.order(title, seats, seed, "house"), habits)
    outcomes = [play(wanted, game) for game in range(games)]
    typer.echo(json.dumps(report(wanted, outcomes)))
    if crashes := [outcome.crash for outcome in outcomes if outcome.crash]:
        typer.echo("\n".join(f"crashed: {crash}" for crash in crashes), err=True)
        raise typer.Exit(1)


if __name__ == "__main__":
    app()
