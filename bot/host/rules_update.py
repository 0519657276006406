"""After an update: games begun by earlier rules of their title go on by the present ones."""

from collections.abc import Sequence

import structlog

import engine
from bot.host.failures import contained
from bot.store import Store
from bot.store.records import MoveRecord
from bot.table.changes import Change, Changeable, record_agreement
from bot.table.state import TableState
from engine.core import Event
from engine.text import text

log = structlog.get_logger(__name__)


async def renew_games(host: Changeable, store: Store) -> None:
    """Every such game is stored as it goes on, with its clocks, and its table is told."""
    for title in engine.titles():
        rules_version = engine.game(title).rules_version
        for match_id in await store.matches.by_earlier_rules(title, rules_version):
            with contained("renewal-failed", match=match_id):
                await host.change(match_id, _renew_game)
                log.info("game-renewed", match=match_id, title=title, rules=rules_version)


def _renew_game(table: TableState, now: float, _log: Sequence[MoveRecord]) -> Change:
    return record_agreement(table, 0, [Event(text("host-renewed")), *table.match.opening], "host", now)
