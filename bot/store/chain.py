"""The chain of a match: every row of its log names the hash of the row before it."""

import hashlib
import json
from collections.abc import Sequence

from bot.store.records import MoveRecord

FIRST = ""
"""What the first row names, and the head of a match without a row."""
LENGTH = 32


def row_hash(match_id: str, row: MoveRecord) -> str:
    """Stands for a row and, by the hash that it names, for all rows before it."""
    parts = [
        *(row.parent, match_id, row.seq, row.kind, row.seat, row.answer, bool(row.shown)),
        *(float(row.made_at), row.made_by),
        *(None if row.remained is None else float(row.remained), float(row.gained)),
    ]
    written = json.dumps(parts, separators=(",", ":"), sort_keys=True)
    return hashlib.sha256(written.encode()).hexdigest()[:LENGTH]


def break_in(match_id: str, log: Sequence[MoveRecord], last: int, head: str) -> str:
    """Where the chain of a whole log that ends with change `last` breaks, in words; empty: nowhere."""
    known, seq = FIRST, 0
    for row in log:
        if row.seq != seq + 1:
            return f"change {seq + 1} of the log is missing"
        if row.parent != known:
            return f"change {seq or row.seq} of the log is not as it was stored"
        known, seq = row_hash(match_id, row), row.seq
    if seq != last:
        return f"change {min(seq, last) + 1} of the log is {'missing' if seq < last else 'too many'}"
    return "" if known == head else f"change {seq} of the log is not as it was stored"
