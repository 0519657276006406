"""Boards and hands beside drawing everything plainly, and how long drawing keeps everybody else waiting."""

import asyncio

from tools.bench import boards
from tools.bench.figures import Bar, Figure, Findings, Run

TIME = Bar("≤", 1 / 10)
BYTES = Bar("≤", 1 / 2)
LAG = Bar("≤", 10, "value")
PLAIN = "drawn at 2×, saved plainly"


def measure(run: Run) -> Findings:
    found = Findings("boards", "Pictures at 1600 px after a move, in milliseconds of work.")
    if run.quick:
        found.notes.append("Only in a full run: the plain way takes seconds for every picture.")
        return found
    run.say("boards: every title, drawn well and plainly")
    for row in boards.measure():
        what = f"{row['kind']} of {row['title']}, {row['seats']} seats"
        found.figures += [
            Figure(what, row["ms"], "ms", PLAIN, row["ms plain"], row["time ratio"], TIME),
            Figure(
                f"{what}, nothing kept", row["ms fresh"], "ms", PLAIN, row["ms plain"], row["fresh ratio"]
            ),
            Figure(what, row["KB"], "KB", PLAIN, row["KB plain"], row["bytes ratio"], BYTES),
        ]
    run.say(f"boards: the others wait while {boards.BOARDS} are drawn")
    late = asyncio.run(boards.lag())
    for part, bar in (("p50", None), ("p99", LAG)):
        what = f"event loop late while {boards.BOARDS} boards are drawn, {part}"
        found.figures.append(Figure(what, late[part], "ms", bar=bar))
    return found
