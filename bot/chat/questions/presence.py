"""Which seats see their question already, because the reply to their own press showed it."""

import asyncio
from collections.abc import Iterable, Iterator
from contextlib import contextmanager

from bot.chat.messages.parts import Button, Buttons, Menu, Sheet
from bot.clock import Clock
from engine.text import Seat

PATIENCE = 5.0
"""Seconds that a ping waits for the reply to a press that is being answered."""
STAY = 180.0
"""Seconds after a press in which a person counts as there: news reach them without a ping."""
MOST_REMEMBERED = 1000
"""Seats whose last press is remembered before those who have left are forgotten."""


class Presence:
    """Presses that are being answered, and the question that each seat was shown last in such an answer.

    It is kept in memory alone: after a restart a seat may be pinged once too often.
    """

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._pressed: dict[tuple[str, Seat], float] = {}
        """When each seat pressed something last."""
        self._under_way: dict[tuple[str, Seat], list[asyncio.Event]] = {}
        self._shown: dict[tuple[str, Seat], str] = {}

    @contextmanager
    def pressing(self, match_id: str, seat: Seat) -> Iterator[None]:
        """A press of this seat is being answered."""
        done, key = asyncio.Event(), (match_id, seat)
        self.mark_there(match_id, seat)
        self._under_way.setdefault(key, []).append(done)
        try:
            yield
        finally:
            done.set()
            self._under_way[key].remove(done)
            if not self._under_way[key]:
                del self._under_way[key]

    def mark_there(self, match_id: str, seat: Seat) -> None:
        """The person at this seat pressed something at the table."""
        now = self._clock.now()
        if len(self._pressed) >= MOST_REMEMBERED:
            self._pressed = {key: at for key, at in self._pressed.items() if now - at < STAY}
        self._pressed[match_id, seat] = now

    def is_there(self, match_id: str, seat: Seat) -> bool:
        """Whether the person at this seat pressed something at the table a moment ago."""
        pressed = self._pressed.get((match_id, seat))
        return pressed is not None and self._clock.now() - pressed < STAY

    def mark_shown(self, match_id: str, seat: Seat, sheet: Sheet, *, waited_for: bool) -> None:
        """The reply arrived: this seat sees the question in it. An optional question that is seen counts as
        no ping: the seat is pinged when the table begins to wait for its answer."""
        token = token_in(sheet)
        if token and waited_for:
            self._shown[match_id, seat] = token
        else:
            self._shown.pop((match_id, seat), None)

    def forget_all_but(self, match_id: str, waited_for: Iterable[Seat]) -> None:
        """Forget what all other seats were shown: if they are asked the same again, they are pinged again."""
        asked_seats = set(waited_for)
        for key in [shown for shown in self._shown if shown[0] == match_id and shown[1] not in asked_seats]:
            del self._shown[key]

    async def sees(self, match_id: str, seat: Seat, token: str | None) -> bool:
        """Whether a seat sees this question; a reply that is under way is waited for."""
        try:
            async with asyncio.timeout(PATIENCE):
                for done in list(self._under_way.get((match_id, seat), [])):
                    await done.wait()
        except TimeoutError:
            return False
        return bool(token) and self._shown.get((match_id, seat)) == token


def token_in(sheet: Sheet) -> str:
    """The token of the question that a sheet asks; empty: it asks nothing."""
    buttons = [button for part in sheet.parts if isinstance(part, Buttons) for button in part.buttons]
    ids = [button.id for button in buttons if isinstance(button, Button)]
    ids += [part.id for part in sheet.parts if isinstance(part, Menu)]
    return next((press_id.token for press_id in ids if press_id.seat is not None and press_id.token), "")
