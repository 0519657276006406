"""Records a golden game of each title and seat count, played by house players.

`python -m tests.record --halfway TITLE`, before a rule is corrected, stores games that stand in the middle.
`python -m tests.record --database`, before a release, stores a small database of this version.
"""

import asyncio
import gzip
import json
import sys
from importlib.metadata import version
from pathlib import Path
from tempfile import TemporaryDirectory

import engine
from bot.clock import FakeClock
from bot.host.host import Host, SeatSpec
from bot.store import Store
from bot.table.letters import Addressed, Sentence
from bot.table.terms import plain_terms
from tests.host.people import play_on
from tests.kit import GOLDEN, TABLES, finished


def halfway(title: str) -> None:
    """Games as they are stored by the rules that are about to be corrected."""
    game = engine.game(title)
    record = finished(title, game.seats[-1], f"rules {game.rules_version}", "house")
    for part, moves in (("middle", 2 * len(record["log"]) // 5), ("late", 4 * len(record["log"]) // 5)):
        path = GOLDEN / "earlier" / f"{title}-{game.seats[-1]}-{part}-{game.rules_version}.json"
        stored = engine.load(record).rewound(moves).dump()
        path.write_text(json.dumps(stored, separators=(",", ":")) + "\n", encoding="utf-8")


MOVES = 8
"""How far the games of a stored database are."""


async def fill_database(file: Path) -> None:
    """Every title in play, one table with a bot, and a letter that was not sent."""
    store, clock = await Store.open(str(file)), FakeClock()
    host = Host(store, clock)
    for title in sorted(engine.titles()):
        count = engine.game(title).seats[0]
        seats = [SeatSpec("Ada", user_id="ada"), *(SeatSpec(f"Guest {n}") for n in range(2, count + 1))]
        opened = await host.open(title, seats, seed=title, terms=plain_terms(86400.0))
        await play_on(host, opened.match_id, MOVES)
    await host.open("oltremare", [SeatSpec("Bo", user_id="bo"), SeatSpec(kind="house")], seed="bot")
    await host.house.idle()
    await host.outbox.post(Addressed("discord/1", Sentence("web-refuse-broken", "1")))
    await host.close()
    await store.close()


def store_database() -> Path:
    """A database of the version that is installed, packed beside those of earlier ones."""
    target = GOLDEN / "databases" / f"{version('fondaco')}.db.gz"
    if target.exists():
        raise SystemExit(f"{target} is of a release already; raise the version in pyproject.toml first.")
    with TemporaryDirectory() as folder:
        file = Path(folder) / "games.db"
        asyncio.run(fill_database(file))
        target.write_bytes(gzip.compress(file.read_bytes(), mtime=0))
    return target


def main() -> None:
    wanted = sys.argv[1:]
    if wanted == ["--database"]:
        store_database()
        return
    if wanted[:1] == ["--halfway"]:
        for title in wanted[1:]:
            halfway(title)
        return
    GOLDEN.mkdir(exist_ok=True)
    for title, seats in TABLES:
        path = GOLDEN / f"{title}-{seats}.json"
        if title in wanted or not path.exists():
            match = finished(title, seats, "golden", "house")
            result = engine.load(match).result()
            assert result is not None
            scores = [[score.seat, score.total] for score in result.scores]
            path.write_text(
                json.dumps({"scores": scores, "match": match}, separators=(",", ":")) + "\n", encoding="utf-8"
            )


if __name__ == "__main__":
    main()
