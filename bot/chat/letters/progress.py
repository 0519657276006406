"""How far the channel of a match was told: kept in the store, so that nothing is told twice or never."""

from collections.abc import Sequence
from dataclasses import asdict, dataclass, field, replace

from bot import keys
from bot.chat.table import Place
from bot.host.host import Host
from bot.store.records import Json
from bot.table.letters import Addressed
from bot.table.state import TableState
from engine.text import Seat


@dataclass(frozen=True, slots=True)
class Progress:
    """How far the channel of a match was told, and whom it called."""

    seq: int = -1
    """The last change whose events were told."""
    asked: dict[Seat, int] = field(default_factory=dict)
    """For each seat that was called: how many answers it had given then."""
    closed: tuple[Seat, ...] = ()
    """Seats whose DMs are closed to the bot."""
    lost: str = ""
    """The channel that could not be written to any more."""
    tally: tuple[str, int] | None = None
    """The message that counts sealed answers, and which gathering it counts."""
    telling: tuple[str, int] | None = None
    """The letter under way and how far it tells, so that a second try says the same as the first."""
    calling: dict[Seat, int] = field(default_factory=dict)
    """For each seat that the letter under way calls: how many answers it had given then."""

    def tried(self, nonce: str) -> bool:
        """Whether this letter was sent before, and may have arrived."""
        return self.telling is not None and self.telling[0] == nonce

    def upto(self, nonce: str, seq: int) -> int:
        """How far a letter tells: as far as its first try did, else up to the present."""
        return self.telling[1] if self.telling and self.tried(nonce) else seq

    def calls(self, table: TableState, seats: list[Seat]) -> list[Seat]:
        """Those of the seats that were not called for the question they have."""
        return [seat for seat in seats if self.asked.get(seat) != table.match.answered[seat]]

    def handed_over(self, seats: Sequence[Seat]) -> "Progress":
        """Whoever holds these seats was called by nobody yet, and may well take DMs."""
        asked = {seat: count for seat, count in self.asked.items() if seat not in seats}
        return replace(self, asked=asked, closed=tuple(seat for seat in self.closed if seat not in seats))

    def called(self, calling: dict[Seat, int]) -> "Progress":
        return replace(self, asked={**self.asked, **calling})


class ProgressBook:
    """Keeps how far the channel of each match was told."""

    def __init__(self, host: Host) -> None:
        self._host = host

    async def has_begun(self, match_id: str) -> bool:
        """Whether the channel was told anything."""
        return await self._host.channels.get(match_id) is not None

    async def read(self, match_id: str) -> Progress:
        found = await self._host.channels.get(match_id)
        return _load(found) if found else Progress()

    async def write(self, match_id: str, place: Place, told: Progress, *letters: Addressed) -> None:
        """What was heard, and the letters that follow from it: both or neither."""
        sealed = [one.sealed(keys.new_nonce(), match_id) for one in letters]
        now = self._host.clock.now()
        await self._host.channels.set(match_id, place.channel, told.seq, asdict(told), sealed, now)
        if sealed:
            self._host.outbox.wake()


def _load(data: Json) -> Progress:
    return Progress(
        data["seq"],
        _counts(data["asked"]),
        tuple(data["closed"]),
        data["lost"],
        _pair(data["tally"]),
        _pair(data["telling"]),
        _counts(data.get("calling", {})),
    )


def _counts(data: Json) -> dict[Seat, int]:
    return {int(seat): count for seat, count in data.items()}


def _pair(data: Json | None) -> tuple[str, int] | None:
    return (data[0], data[1]) if data else None
