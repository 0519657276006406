"""What one request asks of the database: SQL statements and milliseconds, in the browser and on Discord."""

import asyncio
import importlib.util
from collections import Counter, defaultdict
from collections.abc import Awaitable
from dataclasses import dataclass, field
from typing import Any, TypeVar

import sqlalchemy as sa

from bot.clock import stopwatch
from bot.host.host import Host
from engine.rng import Rng
from tests.kit_web import answer_somehow
from tools.bench.figures import Figure, Findings, Run
from tools.bench.hosted import folder
from tools.bench.tables import TITLES
from tools.bench.timing import Spread
from tools.bench.web import Site, site

T = TypeVar("T")

PAGE, STATE, BOARD = "browser, GET of a seat's page", "browser, GET of its state", "browser, GET of its board"
POST = "browser, POST of an answer"
OPEN, FILL = "Discord, press that opens the question", "Discord, press that fills it in"
PRESS = "Discord, press that plays"
JSON = {"Accept": "application/json"}
LISTED = 8
"""How many kinds of statements are named for each request."""


@dataclass(slots=True)
class Reads:
    """What the requests of one kind took, one entry each."""

    statements: list[int] = field(default_factory=list)
    seconds: list[float] = field(default_factory=list)
    by_statement: Counter[str] = field(default_factory=Counter)


class Counting:
    """Counts what the requests of each kind send to the databases, one request at a time."""

    def __init__(self) -> None:
        self.kinds: defaultdict[str, Reads] = defaultdict(Reads)
        self.sent: list[str] = []

    def watch(self, host: Host) -> None:
        pool = host.store.database.connections.sync_engine
        sa.event.listen(pool, "before_cursor_execute", self._note)

    def _note(self, _connection: Any, _cursor: Any, statement: str, *_rest: Any) -> None:
        self.sent.append(statement)

    async def send(self, kind: str, request: Awaitable[T]) -> T:
        """One request, with nothing else under way."""
        self.clear()
        lap = stopwatch()
        reply = await request
        self.add(kind, lap())
        return reply

    def clear(self) -> None:
        self.sent.clear()

    def add(self, kind: str, seconds: float) -> None:
        reads = self.kinds[kind]
        reads.seconds.append(seconds)
        reads.statements.append(len(self.sent))
        reads.by_statement.update(short(statement) for statement in self.sent)


def short(statement: str) -> str:
    """A statement by its verb and its table."""
    words = statement.replace("(", " ").split()
    verb = words[0].upper()
    before = {"SELECT": "FROM", "INSERT": "INTO", "DELETE": "FROM", "UPDATE": "UPDATE"}.get(verb, "")
    return f"{verb} {words[words.index(before) + 1]}" if before in words else statement[:40]


def measure(run: Run) -> Findings:
    findings = Findings("reads", "SQL statements and milliseconds for one request, the table in memory.")
    counting = Counting()
    asyncio.run(_browser(run, counting))
    if importlib.util.find_spec("simcord") is None:
        findings.notes.append("Discord is not measured: simcord is not installed; `make` installs it.")
    else:
        asyncio.run(_discord(run, counting))
    for kind, reads in counting.kinds.items():
        _tell(kind, reads, findings)
    return findings


async def _browser(run: Run, counting: Counting) -> None:
    titles = run.of(TITLES, TITLES[:1])
    async with site() as place:
        counting.watch(place.host)
        rng = Rng("bench/reads")
        for number, title in enumerate(titles):
            run.say(f"reads: {title} in the browser")
            for turn in range(run.of(6, 1)):
                await _answer_in_browser(place, counting, number + turn * len(TITLES), rng)


async def _answer_in_browser(place: Site, counting: Counting, number: int, rng: Rng) -> None:
    """Look at a table as a player who is asked, and answer; a first look brings it into memory."""
    opened = await place.table(number)
    look = await place.host.table(opened.match_id)
    page = place.seat(opened, next(iter(look.pending())))
    await page.get()
    html = await counting.send(PAGE, page.get())
    await counting.send(STATE, page.get("/state", JSON))
    await counting.send(BOARD, page.get("/board.svg"))
    _action, pairs = answer_somehow(html, rng)
    await counting.send(POST, page.post("/answer", pairs, JSON))
    assert (await place.host.table(opened.match_id)).seq > look.seq, "the answer was refused"


async def _discord(run: Run, counting: Counting) -> None:
    from tests.chat.world import world  # the simulated Discord is for development only

    for title in run.of(TITLES, TITLES[:1]):
        with folder() as where:
            async with world(where) as fondaco:
                run.say(f"reads: {title} on Discord")
                await _answer_on_discord(title, fondaco, counting, run.of(8, 1))


async def _answer_on_discord(title: str, fondaco: Any, counting: Counting, turns: int) -> None:
    """The first turns of a game of three; a press ends when all that it set off has settled."""
    from tests.chat.game import Evening
    from tests.chat.person import asks

    evening = Evening(fondaco, title, people=3, seed="reads")
    await evening.open()
    counting.watch(fondaco.host)
    for _ in range(turns):
        table = await evening.table()
        person = evening.person_at(table, next(iter(table.pending())))
        message = await counting.send(OPEN, person.act(fondaco.thread().id))
        seq = table.seq
        while asks(message) and seq == table.seq:
            counting.clear()
            lap = stopwatch()
            message = await person.one_press(message)
            seconds = lap()
            seq = (await fondaco.host.tables.at_hand(evening.match)).seq
            counting.add(FILL if seq == table.seq else PRESS, seconds)
        await fondaco.settle()


def _tell(kind: str, reads: Reads, findings: Findings) -> None:
    count, spread = Spread.of([float(number) for number in reads.statements]), Spread.of(reads.seconds)
    findings.figures.append(Figure(f"{kind}, p50 of {len(reads.seconds)}", count.p50, "statements"))
    findings.figures.append(Figure(f"{kind}, most", max(reads.statements), "statements"))
    findings.figures.append(Figure(f"{kind}, p50", spread.p50 * 1e3, "ms"))
    findings.figures.append(Figure(f"{kind}, least", min(reads.seconds) * 1e3, "ms"))
    each = [
        f"{number / len(reads.seconds):.1f} {name}" for name, number in reads.by_statement.most_common(LISTED)
    ]
    findings.notes.append(f"{kind}: {', '.join(each)}")
