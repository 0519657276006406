"""Hears what happens in the rooms, in the order of each, and forgets nothing that was not dealt with."""

import asyncio
from collections import deque
from contextlib import suppress
from dataclasses import dataclass, field

import structlog

from bot.chat.messages.outcomes import NotDelivered
from bot.matrix.api import Json, MatrixError, Unreachable
from bot.matrix.client.app import MatrixBot
from bot.store import StoreError
from bot.store.notes import NoteKind

log = structlog.get_logger(__name__)

WAIT = 30.0
"""Seconds that the homeserver waits for something to happen."""
FIRST_PAUSE, LAST_PAUSE = 1.0, 60.0
"""Seconds before a homeserver that is away is tried again."""
SYNC = NoteKind.MATRIX_SYNC()
MOST_BATCHES = 50
"""Batches that may be under way before the next is asked for."""
DENIED = 401


class TokenRefused(Exception):
    """The homeserver does not know the token."""


@dataclass
class _Batch:
    """What came at once: where it ends, and what of it is not dealt with yet."""

    end: str
    left: set[str] = field(default_factory=set)


class Listener:
    """Events wait for those before them in their room, and for nobody else.

    How far everything is dealt with is stored; after a crash the events since come again. A typed answer
    names its question, and a reply its line, so that neither counts twice; a command is not run again.
    """

    def __init__(self, bot: MatrixBot) -> None:
        self._bot = bot
        self._notes = bot.host.store.notes
        self._batches: deque[_Batch] = deque()
        self._queues: dict[str, asyncio.Queue[tuple[_Batch, Json]]] = {}
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._handled: dict[str, None] = {}
        self._room_for_more = asyncio.Event()
        self._end = ""
        self.alive = False
        """Whether the homeserver answered last time."""

    async def run(self) -> None:
        """Listen until cancelled; TokenRefused where the homeserver no longer lets us in."""
        since, handled = await self._read_progress()
        self._end = since
        self._handled = dict.fromkeys(handled)
        pause = FIRST_PAUSE
        try:
            while True:
                try:
                    since = await self._listen(since)
                    self.alive, pause = True, FIRST_PAUSE
                except (Unreachable, MatrixError, StoreError) as error:
                    if isinstance(error, MatrixError) and error.status == DENIED:
                        raise TokenRefused(str(error)) from error
                    self.alive = False
                    log.warning("matrix-away", error=str(error), again_in=pause)
                    await asyncio.sleep(pause)
                    pause = min(LAST_PAUSE, pause * 2)
        finally:
            for task in list(self._tasks.values()):
                task.cancel()
            await asyncio.gather(*self._tasks.values(), return_exceptions=True)

    async def _listen(self, since: str) -> str:
        answer = await self._bot.api.sync(since, WAIT if since else 0.0, first=not since)
        end = str(answer.get("next_batch", ""))
        batch = _Batch(end)
        self._batches.append(batch)
        for room, event in _events(answer, with_messages=bool(since)):
            self._take(batch, room, event)
        await self._store()
        while len(self._batches) > MOST_BATCHES:
            self._room_for_more.clear()
            await self._room_for_more.wait()
        return end

    def _take(self, batch: _Batch, room: str, event: Json) -> None:
        event_id = str(event.get("event_id", ""))
        if event_id in self._handled:
            return
        batch.left.add(event_id)
        self._queues.setdefault(room, asyncio.Queue()).put_nowait((batch, event))
        if room not in self._tasks:
            self._tasks[room] = asyncio.create_task(self._work(room))

    async def _work(self, room: str) -> None:
        """Deal with the events of one room, one after the other, until there are no more."""
        queue = self._queues[room]
        while not queue.empty():
            batch, event = queue.get_nowait()
            event_id = str(event.get("event_id", ""))
            try:
                if is_command(event):
                    self._handled[event_id] = None
                    await self._store()
                await self._deal_with(room, event)
            except (NotDelivered, MatrixError, Unreachable, StoreError) as error:
                log.warning("event-lost", room=room, error=str(error))
            except Exception:
                log.exception("event-failed", room=room)
            self._handled[event_id] = None
            batch.left.discard(event_id)
            with suppress(StoreError):
                await self._store()
        del self._tasks[room], self._queues[room]

    async def _deal_with(self, room: str, event: Json) -> None:
        match event.get("kind"):
            case "invite":
                await self._bot.visits.hear_invite(room, event["state"])
            case "left":
                await self._bot.visits.hear_left(room)
            case _:
                await self._bot.hear(room, event)

    # --- how far

    async def _read_progress(self) -> tuple[str, list[str]]:
        match await self._notes.get(SYNC):
            case {"since": str(since), "handled": list(handled)}:
                return since, [str(event) for event in handled]
            case _:
                return "", []

    async def _store(self) -> None:
        """Note the end of the last batch before which nothing is left, and what was dealt with after it."""
        ended = ""
        while self._batches and not self._batches[0].left:
            ended = self._batches.popleft().end
        if ended:
            self._end = ended
            self._room_for_more.set()
            if not self._batches:
                self._handled.clear()
        if self._end:
            await self._notes.set(SYNC, {"since": self._end, "handled": list(self._handled)})


def is_command(event: Json) -> bool:
    content = event.get("content")
    body = content.get("body") if isinstance(content, dict) else None
    return event.get("type") == "m.room.message" and isinstance(body, str) and body.lstrip().startswith("!")


def _events(answer: Json, *, with_messages: bool) -> list[tuple[str, Json]]:
    """What a sync tells, room by room: invites, rooms that were left, state and messages."""
    rooms = answer.get("rooms", {})
    heard: list[tuple[str, Json]] = []
    for room, invited in rooms.get("invite", {}).items():
        state = invited.get("invite_state", {}).get("events", [])
        heard.append((room, {"kind": "invite", "event_id": f"invite {room}", "state": state}))
    heard += [(room, {"kind": "left", "event_id": f"left {room}"}) for room in rooms.get("leave", {})]
    for room, joined in rooms.get("join", {}).items():
        events = joined.get("timeline", {}).get("events", []) if with_messages else []
        heard += [(room, event) for event in events if isinstance(event, dict) and "event_id" in event]
    return heard
