"""In what the host differs from our own account of a table."""

from collections.abc import Mapping
from typing import Any

from bot.table.state import TableState
from engine.choice import problem
from tools.week.account import NOBODY, Account


def compare(account: Account, table: TableState) -> list[str]:
    """Everything in which the host differs from this account, with what was noticed on the way."""
    found, account.wrong = account.wrong, []
    pairs: Mapping[str, tuple[Any, Any]] = {
        "state": (table.state, account.state),
        "pause": (table.paused, account.paused),
        "votes": (sorted(one.id for one in table.requests), sorted(account.requests)),
        "clocks": (sorted(table.waits), sorted(account.clocks)),
        "holders": (
            [(held.kind, held.user_id or NOBODY) for held in table.seats],
            [*zip(account.kinds, account.users, strict=True)],
        ),
        "expiries": ([held.expired for held in table.seats], account.expired),
        "orders": ([sorted(held.plans) for held in table.seats], [sorted(one) for one in account.orders]),
    }
    found += [f"{what}: {theirs}, not {ours}" for what, (theirs, ours) in pairs.items() if theirs != ours]
    for seat in sorted(set(table.waits) & set(account.clocks)):
        found += _clock(account, table, seat)
    return found + _unfollowed(account)


def _clock(account: Account, table: TableState, seat: int) -> list[str]:
    theirs, ours = table.waits[seat].due, account.clocks[seat].due()
    if (theirs is None) is (ours is None) and abs((theirs or 0) - (ours or 0)) < 1e-3:
        return []
    return [f"the clock of seat {seat} ends at {theirs}, not {ours}"]


def _unfollowed(account: Account) -> list[str]:
    """Orders that fit a question which is still open."""
    if account.state != "live" or account.paused is not None:
        return []
    return [
        f"seat {seat} left word for {one.key}, and is asked"
        for seat, one in account.match.pending().items()
        if account.kinds[seat] != "house"
        and one.standing
        and one.key in account.orders[seat]
        and (one.blocking or account.orders[seat][one.key][1])
        and problem(one.choice, account.orders[seat][one.key][0]) is None
    ]


def late(account: Account, now: float) -> list[str]:
    """Clocks that should have been answered for by now."""
    return [
        f"nobody answered for seat {seat}, whose time ended at {due}"
        for seat, clock in account.clocks.items()
        if (due := clock.due()) is not None and due <= now
    ]
