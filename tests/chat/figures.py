"""What one game on Discord costs: taps, pings, messages, DMs and uploads for each decision of a person.

python -m tests.chat.figures [title …]

One person plays each title with house players, on a simulated Discord, acting only when called. A tap is a
button pressed, a choice made from a menu or a form sent off; opening the question counts, and a form counts
twice (it is opened and sent). Ends with 1 where a decision takes more taps or messages than it may.
"""

import argparse
import asyncio
import logging
import sys
import tempfile
from collections import defaultdict
from dataclasses import dataclass, field
from pathlib import Path
from statistics import mean, median
from typing import Any

import structlog
from rich.console import Console
from rich.table import Table

import engine
from engine import registry
from tests.chat.called import CalledEvening
from tests.chat.world import World, world
from tests.quick_database import quick_database

SILENT = 1 << 12
MOST_TAPS = 2
"""For a decision, in the median."""
MOST_MESSAGES = 0.4
"""In the thread for each decision, where one person answers several questions in a row."""
COLUMNS = ("decisions", "taps", "pings", "messages", "dms", "edits", "uploads")


@dataclass(slots=True)
class Figures:
    """What was sent in one game, beside how much was decided by people."""

    title: str
    decisions: int = 0
    tapped: list[tuple[str, int]] = field(default_factory=list)
    """For each question that was answered: its key, and how many taps it took."""
    pings: int = 0
    """Loud messages that mention someone, and loud DMs."""
    messages: int = 0
    dms: int = 0
    edits: int = 0
    uploads: int = 0

    def each(self, what: str) -> str:
        if what == "taps":
            taps = [count for _, count in self.tapped]
            return f"{median(taps):g} (mean {mean(taps):.1f})"
        count = getattr(self, what)
        return str(count) if what == "decisions" else f"{count} ({count / self.decisions:.2f})"


def is_upload(attachment: dict[str, Any]) -> bool:
    """Whether a file travels, and is not one that the message has already."""
    return "filename" in attachment and "url" not in attachment


def measured(title: str, world: World, decisions: int) -> Figures:
    """Everything that was sent since the world began."""
    made = Figures(title, decisions)
    dms = {str(channel) for channel in world.env.backend.dm_channels.values()}
    for request in world.env.http_requests:
        body, parts = request.json or {}, request.path.strip("/").split("/")
        if not isinstance(body, dict) or request.method not in ("POST", "PATCH"):
            continue
        data = body.get("data") if request.path.endswith("/callback") else body
        made.uploads += len([one for one in (data or {}).get("attachments") or [] if is_upload(one)])
        if parts[0] != "channels" or "messages" not in parts:
            continue
        if request.method == "PATCH":
            made.edits += 1
            continue
        by_dm = parts[1] in dms
        loud = not int(body.get("flags") or 0) & SILENT
        made.dms += by_dm
        made.messages += not by_dm
        made.pings += loud and (by_dm or "<@" in str(body.get("components")))
    return made


async def play(title: registry.Title, people: int, seed: str) -> Figures:
    """One game from the lobby to its end."""
    with tempfile.TemporaryDirectory() as folder, quick_database():
        async with world(Path(folder)) as fondaco:
            house = max(min(title.seats), 3) - people
            evening = CalledEvening(fondaco, title.id, people=people, house=house, seed=seed)
            await evening.open()
            await evening.play()
            moves = await fondaco.host.log(evening.match, -1)
            decisions = len([move for move in moves if move.made_by == "person" and move.kind == "move"])
            made = measured(title.id, fondaco, decisions)
            made.tapped = evening.taps
            return made


def bars_broken(found: Figures) -> list[str]:
    """What costs more than it may."""
    taps = median(count for _key, count in found.tapped)
    wrong = [f"{found.title}: {taps:g} taps in the median"] if taps > MOST_TAPS else []
    messages = round(found.messages / found.decisions, 2)
    if messages > MOST_MESSAGES:
        wrong.append(f"{found.title}: {messages:g} messages for each decision")
    return wrong


def by_question(found: Figures) -> Table:
    """Which questions of a title take many taps."""
    by_key: dict[str, list[int]] = defaultdict(list)
    for key, count in found.tapped:
        by_key[key].append(count)
    shown = Table(title=f"Taps for each question of {found.title}")
    for column in ("question", "asked", "median", "mean", "most"):
        shown.add_column(column, justify="left" if column == "question" else "right")
    for key, taps in sorted(by_key.items(), key=lambda one: -sum(one[1])):
        shown.add_row(key, str(len(taps)), f"{median(taps):g}", f"{mean(taps):.1f}", str(max(taps)))
    return shown


def main() -> int:
    arguments = argparse.ArgumentParser(prog="python -m tests.chat.figures", description=__doc__)
    arguments.add_argument("titles", nargs="*", metavar="title", help=", ".join(sorted(engine.titles())))
    arguments.add_argument("--people", type=int, default=1)
    arguments.add_argument("--seed", default="figures")
    arguments.add_argument("--questions", action="store_true", help="the taps of each question, too")
    wanted = arguments.parse_args()
    structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(logging.CRITICAL))
    shown = Table(title="What is sent, in all and for each decision of a person")
    for column in ("title", *COLUMNS):
        shown.add_column(column, justify="left" if column == "title" else "right")
    wrong: list[str] = []
    for title in sorted(registry.titles().values(), key=lambda one: one.id):
        if not wanted.titles or title.id in wanted.titles:
            found = asyncio.run(play(title, wanted.people, wanted.seed))
            shown.add_row(title.id, *(found.each(column) for column in COLUMNS))
            wrong += bars_broken(found)
            if wanted.questions:
                Console(width=140).print(by_question(found))
    Console(width=140).print(shown)
    for sentence in wrong:
        Console().print(sentence)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
