"""Reminders: sent when a question comes, at half of its time, near its end; each once, the newest alone.

Where there is no clock: when it comes, after a day, and then every three days.
"""

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import replace

from bot import keys
from bot.clock import Clock
from bot.host.contacts import PAGES
from bot.host.failures import contained
from bot.store import Store
from bot.store.matches import reminder_address
from bot.store.records import Document, NewLetter
from bot.store.statements import batches
from bot.surfaces import prefix_for, reads_pages
from bot.table import deadlines
from bot.table.changes import Changeable
from bot.table.letters import Addressed, Digest, Reminder, Stage, Waiting
from bot.table.settings import Settings, read_settings
from bot.table.state import TableState, Wait
from engine.text import Seat
from render.words import Words

AT_ONCE = 20
"""How many tables are taken at a time."""
LEASED = "reminder"
"""Under which name tables are taken whose people are to be reminded."""
STAGES: tuple[Stage, ...] = ("arrived", "half", "last")
"""The reminders of a question with a clock."""


class Reminders:
    """Sends the reminders and daily digests that are due."""

    def __init__(
        self, store: Store, host: Changeable, clock: Clock, breathe: Callable[[], Awaitable[None]]
    ) -> None:
        """`breathe` is called between two tables."""
        self._store = store
        self._host = host
        self._clock = clock
        self._breathe = breathe

    async def tend(self) -> None:
        """Send every reminder and digest that is due by now."""
        tables: dict[str, list[Seat]] = {}
        for row in await self._store.matches.to_remind(self._clock.now()):
            tables.setdefault(row.match_id, []).append(row.seat)
        for some in batches(list(tables), AT_ONCE):
            for match_id in await self._store.leases.take(LEASED, some, self._clock.now()):
                await self._send_reminders(match_id, tables[match_id])
                await self._breathe()
        for person_id, settings, due in await self._store.people.due_digests(self._clock.now()):
            await self._send_digest(person_id, settings, due)
            await self._breathe()

    async def mute(self, match_id: str, seat: Seat) -> None:
        """No more reminders until this seat's next turn."""
        await self._host.set_clocks(match_id, lambda table, _now: (_mute(table, seat), ()))

    async def _send_reminders(self, match_id: str, seats: Sequence[Seat]) -> None:
        """Remind everyone at one table whose reminder is due, in one step."""
        with contained("reminder-failed", match=match_id, seats=list(seats)):
            await self._host.set_clocks(match_id, lambda table, now: remind_seats(table, seats, now))

    async def _send_digest(self, person_id: str, settings: Document, due: float) -> None:
        """Send one message about every table that waits for this person; none when none does."""
        now = self._clock.now()
        wishes = read_settings(settings)
        reached = wishes.called or not reads_pages(person_id)
        waiting = await self._store.matches.waiting_for(person_id) if reached else []
        digest = Digest(tuple(Waiting(row.match_id, row.seat, row.due) for row in waiting))
        letters = [
            Addressed(digest_address(surface, person_id), digest).seal(keys.new_nonce())
            for surface in (surfaces_that_tell(person_id, called=wishes.called) if waiting else ())
        ]
        again = wishes.next_digest(now)
        await self._store.people.send_digest(person_id, due, again, letters, now)


def remind_seats(
    table: TableState, seats: Sequence[Seat], now: float
) -> tuple[TableState, Sequence[NewLetter]]:
    """The table with these seats reminded, as far as it is still due, and the letters that do it."""
    waits, letters = dict(table.waits), list[NewLetter]()
    for seat in seats:
        wait = waits.get(seat)
        if wait is None or wait.remind_at is None or wait.remind_at > now:
            continue
        stage = _stage_reached(table, seat, wait, now)
        marked = deadlines.mark_reminded(wait, stage, table.calendar_of(seat))
        nobody = table.seats[seat].kind == "open" and wait.allowed is None
        waits[seat] = replace(marked, remind_at=None) if nobody else marked
        if is_wanted(table, seat):
            letters += _reminder_letters(table, seat, wait, stage, now)
    return replace(table, waits=waits), letters


def reminder_sentence(key: str, table: TableState, seat: Seat, words: Words, **args: str) -> str:
    """What a reminder says: also that the seat is lost without a first move, where that is agreed."""
    sentence = words(key, title=table.match.game.local_name, **args)
    return f"{sentence} {words('remind-first-move')}" if deadlines.is_first_move(table, seat) else sentence


def surfaces_that_tell(person_id: str, *, called: bool) -> list[str]:
    """The prefixes of the surfaces that bring messages to a person: their own, and that of the pages for
    someone of a chat who is called at a contact too."""
    own = prefix_for(person_id)
    return [own, PAGES] if called and own != PAGES else [own]


def digest_address(surface: str, person_id: str) -> str:
    """Where the daily message of a person goes on a surface."""
    return f"{surface}digest/{person_id}"


def message_address(surface: str, person_id: str) -> str:
    """Where what a league writes to a person goes on a surface."""
    return f"{surface}series/{person_id}"


def wait_before_message(settings: Settings, now: float) -> float | None:
    """Seconds until a person hears of something that asks nothing of them: not in their rest, and with the
    daily message where they want one; None: they want none."""
    if settings.remind == "none":
        return None
    daily = settings.next_digest(now)
    return max(0.0, (daily or settings.calendar.rest(now) or now) - now)


def _stage_reached(table: TableState, seat: Seat, wait: Wait, now: float) -> int:
    """A reminder that comes late makes way for the next one."""
    stage, calendar = wait.told, table.calendar_of(seat)
    while (due := deadlines.remind_at(wait, stage, calendar)) is not None and due <= now:
        stage = deadlines.next_stage(wait, stage)
    return stage


def _stage_named(count: int) -> Stage | None:
    """The last of so many reminders; None: there was none, or no more are wanted."""
    if count >= deadlines.WAITING:
        return "waiting"
    return STAGES[count - 1] if 0 < count <= len(STAGES) else None


def is_wanted(table: TableState, seat: Seat) -> bool:
    """Whether the holder of a seat gets single reminders."""
    held, settings = table.seats[seat], table.settings_of(seat)
    known = held.kind == "person" and held.user_id is not None
    reached = known and (settings.called or not reads_pages(held.user_id))
    return reached and settings.remind != "none" and settings.digest is None


def _reminder_letters(table: TableState, seat: Seat, wait: Wait, stage: int, now: float) -> list[NewLetter]:
    named = _stage_named(stage)
    assert named is not None, "a reminder that is due has a stage"
    letter = Reminder(seat, named, wait.token, wait.due, table.settings_of(seat).remind)
    nonce = f"{table.id}.r{seat}.{table.revision}.{int(now)}"
    holder = table.seats[seat].user_id
    assert holder is not None, "reminders are wanted by people who are known"
    own, *others = surfaces_that_tell(holder, called=table.settings_of(seat).called)
    return [
        Addressed(reminder_address(surface, table.id, seat), letter).seal(its_nonce, table.id)
        for surface, its_nonce in ((own, nonce), *((other, f"{nonce}c") for other in others))
    ]


def _mute(table: TableState, seat: Seat) -> TableState:
    wait = table.waits.get(seat)
    if wait is None:
        return table
    quiet = replace(wait, told=deadlines.MUTED, remind_at=None)
    return replace(table, waits={**table.waits, seat: quiet})


def newest_reminder(table: TableState, seat: Seat) -> str | None:
    """The reminder that a page shows: the newest one of the question that waits, if reminders are wanted."""
    wait, settings = table.waits.get(seat), table.settings_of(seat)
    if wait is None or table.paused is not None or settings.remind == "none" or settings.digest is not None:
        return None
    return _stage_named(wait.told)


def is_muted(table: TableState, seat: Seat) -> bool:
    """Whether the seat gets no more reminders until its next turn."""
    wait = table.waits.get(seat)
    return wait is not None and wait.told == deadlines.MUTED


def still_due(table: TableState, letter: Reminder) -> bool:
    """Whether the question that a reminder speaks of is still to be answered."""
    wait = table.waits.get(letter.seat)
    return wait is not None and deadlines.stands_for(letter.token, wait.token)
