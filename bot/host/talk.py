"""Talk at a table: what is said there and who hears it, and what a player notes for themselves."""

from collections.abc import Callable, Sequence
from dataclasses import replace

from bot.clock import Clock
from bot.host.cache import TableCache
from bot.host.commit import Commit
from bot.host.looks import read_again, read_once
from bot.store.people import holder_id
from bot.store.records import PrivateNote, Saying
from bot.store.talk import TalkStore
from bot.table.changes import Change, record_agreement
from bot.table.customs import Customs
from bot.table.state import TableState
from engine.core import Event
from engine.errors import Refused
from engine.text import Seat, SeatName, text

LONGEST_SAYING = 500
LONGEST_NOTE = 2000
REMEMBERED = 200
"""How many of the last sayings of a table are read; the others stay in the file of who said them."""


class TableTalk:
    def __init__(self, store: TalkStore, commit: Commit, tables: TableCache, clock: Clock) -> None:
        self._store = store
        self._commit = commit
        self._tables = tables
        self._clock = clock

    async def say(self, match_id: str, seat: Seat | None, person: str, name: str, words: str) -> None:
        """Say something at a table; when this returns it is stored, and everybody who looks is told."""
        if not (spoken := " ".join(words.split())):
            raise Refused(text("talk-empty"))

        async def speak(table: TableState) -> Change:
            who = holder_id(table.id, table.seats[seat]) if seat is not None else person
            now = self._clock.now()
            return Change(table, now, saying=Saying(seat, who, name, spoken[:LONGEST_SAYING], now))

        await self._commit.change(match_id, speak)

    async def sayings_for(self, table: TableState, seat: Seat | None) -> list[Saying]:
        """What this reader hears: players each other, without those they muted; spectators everybody.

        What spectators say reaches the players only when the game is over.
        """
        if seat is None:
            return await self._store.latest(table.id, REMEMBERED)
        person = holder_id(table.id, table.seats[seat])
        sayings, muted = await self._store.latest_for(table.id, person, REMEMBERED)
        return [saying for saying in sayings if _reaches(table, saying, muted)]

    async def note_of(self, table: TableState, seat: Seat) -> PrivateNote:
        person = holder_id(table.id, table.seats[seat])
        return await read_once(("note", table.id, person), lambda: self._store.note(table.id, person))

    async def write_note(self, table: TableState, seat: Seat, words: str) -> None:
        """Keep a note that nobody else can read, in place of the one before."""
        await self._change(table, seat, lambda note: replace(note, note=words[:LONGEST_NOTE]))

    async def muted_by(self, table: TableState, seat: Seat) -> list[Seat]:
        """The seats whose holders this player does not hear."""
        muted = (await self.note_of(table, seat)).muted
        return [seat.seat for seat in table.seats if holder_id(table.id, seat) in muted]

    async def mute(self, table: TableState, seat: Seat, others: Sequence[Seat]) -> None:
        """Hear these players no more, and all others again."""
        muted = tuple(holder_id(table.id, table.seats[other]) for other in others)
        await self._change(table, seat, lambda note: replace(note, muted=muted))

    async def _change(
        self, table: TableState, seat: Seat, make: Callable[[PrivateNote], PrivateNote]
    ) -> None:
        person = holder_id(table.id, table.seats[seat])
        await self._store.change_note(table.id, person, make)
        read_again(("note", table.id, person))

    async def set_customs(self, match_id: str, seat: Seat, customs: Customs) -> None:
        """Change the customs of a table; everybody there is told by whom."""

        async def agree(table: TableState) -> Change:
            events = [
                Event(text(f"customs-{name}-{'on' if now else 'off'}", who=SeatName(seat)))
                for name, was, now in (
                    ("strangers", table.customs.strangers, customs.strangers),
                    ("repeats", table.customs.repeats_talk, customs.repeats_talk),
                )
                if was != now
            ]
            if not events:
                raise Refused(text("customs-as-they-are"))
            return record_agreement(table, seat, events, "person", self._clock.now(), customs=customs)

        await self._commit.change(match_id, agree)


def _reaches(table: TableState, saying: Saying, muted: Sequence[str]) -> bool:
    """Whether a player hears it."""
    if saying.seat is None and table.state == "live":
        return False
    return saying.person not in muted
