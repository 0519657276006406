"""Up to which change the channel of a match was told; stored, so that nothing is told twice or never."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import suppress
from dataclasses import asdict, dataclass, field, replace
from typing import NamedTuple

from bot import keys
from bot.chat.table import Place
from bot.host.host import Host
from bot.host.outbox import pause_after
from bot.store import Conflict
from bot.store.records import Document
from bot.surfaces import Surface
from bot.table.letters import Addressed
from bot.table.state import TableState
from engine import codec
from engine.text import Seat

TRIES = 5
"""Times that a change is made again because another process wrote first."""


class Call(NamedTuple):
    """A ping: for which question, and with the news of which change."""

    question: str
    seq: int


def question_of(table: TableState, seat: Seat) -> str:
    """A name for the question of a seat. It stays the same until the seat answers or is asked something else;
    the token changes with what others do or take back."""
    decision = table.pending()[seat]
    return f"{table.match.answered[seat]}.{decision.key}"


@dataclass(frozen=True, slots=True)
class LastPanel:
    """The newest panel of a table, so that it can be kept up to date while it calls nobody new."""

    channel: str
    message: str
    since: int
    """It tells what happened after this change."""
    sent: float
    """When, in seconds."""
    calls: dict[Seat, str] = field(default_factory=dict)
    """For each seat that it mentions: the question it called the seat for."""
    picture: tuple[str, str] | None = None
    """The file of its board, and the words for it."""

    def without_calls(self, seats: Sequence[Seat]) -> "LastPanel":
        """A call of the earlier holders of these seats is no call of those who hold them now."""
        calls = {seat: question for seat, question in self.calls.items() if seat not in seats}
        return replace(self, calls=calls)

    def with_calls(self, calls: Mapping[Seat, str]) -> "LastPanel":
        """It mentions these seats too, since it was edited."""
        return replace(self, calls={**self.calls, **calls})

    def still_calls(self, table: TableState) -> list[Seat]:
        """Those it called who have not answered since."""
        return [seat for seat in table.waits_for() if self.calls.get(seat) == question_of(table, seat)]


@dataclass(frozen=True, slots=True)
class SecretDm:
    """The DM that asks a seat its secret question."""

    channel: str
    message: str
    question: str
    nonce: str
    """Of the letter that it came by."""
    picture: tuple[str, str] | None = None
    """The file of its picture, and the words for it."""


@dataclass(frozen=True, slots=True)
class ChannelProgress:
    """Up to which change the channel of a match was told, and who was pinged for what."""

    seq: int = -1
    """The last change whose events were told."""
    asked: dict[Seat, Call] = field(default_factory=dict)
    """For each seat, what it was called for last."""
    closed: tuple[Seat, ...] = ()
    """Seats whose DMs are closed to the bot."""
    lost: str = ""
    """The channel that cannot be written to; its people are called by DM meanwhile."""
    lost_since: float = 0.0
    """When it was refused first, in seconds."""
    lost_tries: int = 0
    """How often it was refused since."""
    lost_until: float = 0.0
    """Not tried again before."""
    later: float = 0.0
    """When a letter looks again for those who were there and were not pinged, and may have left since."""
    tally: tuple[str, int] | None = None
    """The message that counts sealed answers, and which gathering it counts."""
    telling: tuple[str, int] | None = None
    """The letter under way and how far it tells, so that a second try says the same as the first."""
    calling: dict[Seat, str] = field(default_factory=dict)
    """For each seat that the letter under way calls: the question it is called for."""
    panel: LastPanel | None = None
    dms: dict[Seat, SecretDm] = field(default_factory=dict)
    """For each seat, the last DM that asked it something."""
    offers: dict[Seat, tuple[str, str]] = field(default_factory=dict)
    """For each seat that is offered: the channel and the message that offer it."""
    folding: bool = False
    """The letter under way is told in the newest panel, and not in a message of its own."""
    tag: str = ""
    """What the tag of its post says, where it is played in a forum."""

    def afresh(self) -> "ChannelProgress":
        """As it is in another channel, which was shown and called nothing yet."""
        return ChannelProgress(seq=self.seq, closed=self.closed, dms=self.dms, offers=self.offers)

    def with_refusal(self, channel: str, now: float) -> "ChannelProgress":
        """The channel was refused once more: the next try may come at once, each later one after a pause."""
        if self.lost != channel:
            return replace(self, lost=channel, lost_since=now, lost_tries=1, lost_until=now)
        pause = pause_after(self.lost_tries)
        return replace(self, lost_tries=self.lost_tries + 1, lost_until=now + pause)

    def with_channel_back(self) -> "ChannelProgress":
        """The channel can be written to."""
        return replace(self, lost="", lost_since=0.0, lost_tries=0, lost_until=0.0)

    def with_news(self, before: "ChannelProgress", after: "ChannelProgress") -> "ChannelProgress":
        """What the news changed from `before` to `after`; what other letters keep here stays as it is.

        Conflict when another process has told the channel something since `before` was read.
        """
        if (self.seq, self.telling, self.panel) != (before.seq, before.telling, before.panel):
            raise Conflict("the news were told by another process meanwhile.")
        opened = {seat for seat in before.closed if seat not in after.closed}
        closed = tuple(seat for seat in self.closed if seat not in opened)
        return replace(after, closed=closed, dms=self.dms, offers=self.offers, tag=self.tag)

    def was_tried(self, nonce: str) -> bool:
        """Whether this letter was sent before, and may have arrived."""
        return self.telling is not None and self.telling[0] == nonce

    def upto(self, nonce: str, seq: int) -> int:
        """How far a letter tells: as far as its first try did, else up to the present."""
        return self.telling[1] if self.telling and self.was_tried(nonce) else seq

    def seats_not_called(self, table: TableState, seats: Iterable[Seat]) -> list[Seat]:
        """Those of the seats that were not called for the question they have."""
        return [seat for seat in seats if not self._was_called(seat, question_of(table, seat))]

    def _was_called(self, seat: Seat, question: str) -> bool:
        call = self.asked.get(seat)
        return call is not None and call.question == question

    def with_new_questions(self, seats: Sequence[Seat], seq: int) -> "ChannelProgress":
        """These seats were asked something in the change `seq`: no call before it was for that."""
        calls = {seat: call for seat, call in self.asked.items() if seat not in seats or call.seq >= seq}
        return replace(self, asked=calls)

    def with_new_holders(self, seats: Sequence[Seat]) -> "ChannelProgress":
        """These seats have new holders, who were not pinged yet and may take DMs."""
        asked = {seat: call for seat, call in self.asked.items() if seat not in seats}
        closed = tuple(seat for seat in self.closed if seat not in seats)
        panel = self.panel and self.panel.without_calls(seats)
        return replace(self, asked=asked, closed=closed, panel=panel)

    def without_offer(self, seat: Seat) -> "ChannelProgress":
        return replace(self, offers={other: at for other, at in self.offers.items() if other != seat})

    def without_dm(self, seat: Seat | None) -> "ChannelProgress":
        return replace(self, dms={other: dm for other, dm in self.dms.items() if other != seat})

    def with_calls(self, calling: Mapping[Seat, str], seq: int) -> "ChannelProgress":
        """These seats are called for these questions, by news that tell as far as `seq`."""
        calls = {seat: Call(question, seq) for seat, question in calling.items()}
        return replace(self, asked={**self.asked, **calls})


class ProgressBook:
    """Keeps how far the channel of each match was told on one surface."""

    def __init__(self, host: Host, surface: Surface) -> None:
        self._host = host
        self._surface = surface.name

    async def has_begun(self, match_id: str) -> bool:
        """Whether the channel was told anything."""
        return await self._host.store.channels.get(match_id, self._surface) is not None

    async def read(self, match_id: str) -> ChannelProgress:
        record = await self._host.store.channels.get(match_id, self._surface)
        return _load(record.progress) if record else ChannelProgress()

    async def matches_behind(self) -> list[str]:
        """The matches of which not everything is told."""
        return await self._host.store.channels.behind(self._surface)

    async def change(
        self,
        match_id: str,
        place: Place,
        change: Callable[[ChannelProgress], ChannelProgress],
        *letters: Addressed,
    ) -> ChannelProgress:
        """Store the changed progress and the letters that follow from it, both or neither.

        Where another process writes first, the change is made to what that one wrote.
        """
        sealed = [letter.seal(keys.new_nonce(), match_id) for letter in letters]
        for _ in range(TRIES):
            record = await self._host.store.channels.get(match_id, self._surface)
            after = change(_load(record.progress) if record else ChannelProgress())
            revision, now = record.revision if record else None, self._host.clock.now()
            with suppress(Conflict):
                await self._host.store.channels.set(
                    match_id, self._surface, place.channel, after.seq, asdict(after), revision, sealed, now
                )
                break
        else:
            raise Conflict(f"the channel of {match_id} is told by too many at once.")
        if sealed:
            self._host.outbox.wake()
        return after


def _load(data: Document) -> ChannelProgress:
    """As stored. Of a ping, old records hold only a count of answers and not the question: those seats are
    pinged once more."""
    match data:
        case {"asked": dict(asked)}:
            calls = {seat: call for seat, call in asked.items() if isinstance(call, list)}
            data = {**data, "asked": calls}
    return codec.decode(ChannelProgress, data, "how far a channel was told")
