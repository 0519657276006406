"""News of a table: what happened since the last panel, with its board and those whom it calls."""

from collections.abc import Sequence
from dataclasses import replace

import structlog

from bot.chat.addresses import to_user
from bot.chat.letters import panel
from bot.chat.letters.progress import ChannelProgress, LastPanel, ProgressBook, question_of
from bot.chat.letters.reminder_sender import pings_in_thread
from bot.chat.marks import Moment, Small
from bot.chat.messages.delivery import Delivery, Rooms, Sent, send_or_plainly, standing_of_table
from bot.chat.messages.icons import with_icons
from bot.chat.messages.outcomes import Gone
from bot.chat.messages.parts import Keep, Say, Sheet, picture_in
from bot.chat.questions.presence import STAY, Presence
from bot.chat.table import (
    Place,
    headline,
    sealed_count,
    user_of,
    users_at,
    waiting_status,
    words_at,
)
from bot.host.failures import contained
from bot.host.host import Host
from bot.host.outbox import Undeliverable
from bot.host.server_settings import SettingsOfServers
from bot.store.matches import reminder_address
from bot.store.records import EventRecord
from bot.surfaces import Surface
from bot.table import speaking_time
from bot.table.changes import decode_event, moves_undone_by
from bot.table.letters import (
    Addressed,
    DueLetter,
    Reminder,
    Sentence,
    TableNews,
)
from bot.table.state import TableState
from engine.text import Seat, Text
from render.picture import Picture
from render.words import Words

log = structlog.get_logger(__name__)

BOARD_WIDTH = 1600
SCORES_WIDTH = 1000
FOLDED = 2700.0
"""Seconds in which a panel is kept up to date: platforms limit the edits of a message older than an hour."""
TALLY = "t"
"""Marks the nonce of a tally: one that arrived unconfirmed must not swallow the news of its letter."""


LATER = "later"
"""The end of the destination of a letter that pings those who were there and have left without a move."""
SHORT = 1800.0
"""Seconds to answer from which on a person is pinged at once, though they are there."""
BACK = "back"
"""The end of the destination of a letter that tries a refused channel until it can be written to."""
MOST_TRIES = 100
"""How often that letter is tried, for about a day; after that only moves try the channel."""


class NewsSender:
    """Tells a channel what is untold, in a new panel or in the one that stands."""

    def __init__(
        self,
        host: Host,
        surface: Surface,
        delivery: Delivery,
        rooms: Rooms,
        presence: Presence,
        progress: ProgressBook,
        settings: SettingsOfServers,
    ) -> None:
        self._settings = settings
        self._host = host
        self._surface = surface
        self._delivery = delivery
        self._rooms = rooms
        self._presence = presence
        self._progress = progress

    async def send(self, due: DueLetter, letter: TableNews, table: TableState, place: Place) -> None:
        before = await self._progress.read(table.id)
        dark = before.lost == place.channel
        if (due.address == BACK and not dark) or (due.address == LATER and table.state != "live"):
            return
        progress = before.with_new_holders(letter.anew).with_new_questions(letter.asked, letter.seq)
        upto = progress.upto(due.nonce, table.seq)
        rows = await self._events_untold(table, progress, upto)
        mover = letter.mover
        busy = mover is not None and letter.seq == table.seq
        if busy and self._turn_goes_on(table, rows, mover):
            return
        waiting = self._seats_to_call(table, progress, due.nonce)
        now = self._host.clock.now()
        self._presence.forget_all_but(table.id, waiting)
        called = [
            seat
            for seat in progress.seats_not_called(table, waiting)
            if not (busy and seat == mover) and pings_in_thread(table, seat, now)
            if not await self._presence.sees(table.id, seat, table.token(seat))
        ]
        there = [seat for seat in called if self._needs_no_ping(table, seat, now)]
        elsewhere = [seat for seat in called if user_of(table, seat, self._surface) is None]
        quiet = [seat for seat in called if seat in there or seat in elsewhere]
        pings = [seat for seat in called if seat not in quiet]
        waiting = {seat: question for seat, question in waiting.items() if seat not in there}
        if due.address == LATER:
            progress = replace(progress, later=0.0)
        if there and progress.later <= now:
            progress = replace(progress, later=now + STAY)
            later = Addressed(f"{self._surface.prefix}{table.id}/{LATER}", TableNews(-1), wait=STAY)
            before = await self._note(table, place, before, replace(before, later=progress.later), later)
        if dark and now < progress.lost_until and due.address != BACK:
            progress = progress.with_calls(waiting, table.seq)
            await self._note(table, place, before, progress, *self._calls_by_dm(table, pings))
            return
        again, ended = letter.again or dark, table.state != "live"
        shown = progress.panel.still_calls(table) if progress.panel else []
        asks = bool(pings) or any(seat not in shown for seat in quiet)
        news_due = bool(_texts(table, rows) or asks or again or (ended and progress.seq < table.seq))
        drawn = again or progress.seq < 0 or ended or any(row.event["board"] for row in rows)
        counted = progress.seq < table.seq and sealed_count(table) is not None
        under_way = replace(progress, telling=(due.nonce, upto), calling=waiting)
        last = None
        try:
            if (
                not (pings or again or ended)
                and (news_due or counted)
                and self._may_fold(place, progress, due)
            ):
                before = await self._note(table, place, before, replace(under_way, folding=True))
                last = await self._fold(table, progress, upto, quiet, drawn=drawn)
            if last:
                progress = replace(progress, panel=last)
            elif ended and upto < table.seq:
                # a second try that comes after the end: the end has a letter of its own
                before = await self._tell_late(table, place, before, progress, rows, due)
            elif news_due:
                before = await self._note(table, place, before, under_way)
                progress = await self._post_panel(
                    table, place, progress, rows, pings, quiet, due, drawn=drawn
                )
            elif progress.seq < table.seq:
                progress = await self._count_sealed(table, place, progress, due.nonce)
        except Gone as error:
            progress = progress.with_calls(waiting, table.seq)
            await self._go_on_by_dm(table, place, before, progress, pings)
            if due.address == BACK and not error.for_good and due.attempts < MOST_TRIES:
                raise
            raise Undeliverable(f"channel {place.channel}: {error}") from error
        progress = replace(progress.with_calls(waiting, upto).with_channel_back(), seq=upto)
        progress = await self._note(table, place, before, progress)
        await self.show_standing(table, place, progress)
        if ended and place.channel != place.lobby and (await self._settings.of(place.server)).archives:
            await self._delivery.archive(place.channel)

    def _needs_no_ping(self, table: TableState, seat: Seat, now: float) -> bool:
        """Whether this person is there and sees the panel change; a short time to answer spares nobody."""
        wait = table.waits.get(seat)
        if wait is None or not self._presence.is_there(table.id, seat):
            return False
        return wait.due is None or wait.due - now > SHORT

    async def _note(
        self,
        table: TableState,
        place: Place,
        before: ChannelProgress,
        after: ChannelProgress,
        *letters: Addressed,
    ) -> ChannelProgress:
        """Store what the news changed, unless another process has told this channel since `before`."""
        return await self._progress.change(
            table.id, place, lambda stored: stored.with_news(before, after), *letters
        )

    async def show_standing(self, table: TableState, place: Place, progress: ChannelProgress) -> None:
        """The tag of the post that the table is played in, where it says something else."""
        standing = standing_of_table(table)
        if place.forum and standing != progress.tag:
            await self._rooms.show_standing(place.channel, standing)
            await self._progress.change(table.id, place, lambda stored: replace(stored, tag=standing))

    async def _tell_late(
        self,
        table: TableState,
        place: Place,
        before: ChannelProgress,
        progress: ChannelProgress,
        rows: list[EventRecord],
        due: DueLetter,
    ) -> ChannelProgress:
        words = words_at(table, None)
        if lines := [with_icons(words).say(event) for event in _texts(table, rows)]:
            under_way = replace(progress, telling=(due.nonce, rows[-1].seq))
            before = await self._note(table, place, before, under_way)
            await self._post(table, place, Sheet((Say(panel.newest_lines(lines, words)),)), due.nonce)
        return before

    async def _post_panel(
        self,
        table: TableState,
        place: Place,
        progress: ChannelProgress,
        rows: list[EventRecord],
        pings: list[Seat],
        quiet: list[Seat],
        due: DueLetter,
        *,
        drawn: bool,
    ) -> ChannelProgress:
        """A new panel under everything that was said before; it names those in `quiet` and pings them not."""
        words = words_at(table, None)
        board = await self._board(table, _texts(table, rows)) if drawn else None
        scores = await self._scores(table) if table.state == "over" else None
        since = progress.lost_since if progress.lost == place.channel else None
        sheet = self._panel(
            table,
            words,
            _texts(table, rows),
            [*pings, *quiet],
            board=board,
            first=progress.seq < 0,
            dark_since=since,
            scores=scores,
        )
        sent, sheet = await send_or_plainly(
            lambda sheet: self._post(table, place, sheet, due.nonce, quiet),
            sheet,
            panel.plain_panel(self._surface, table, words, [*pings, *quiet]),
            due,
        )
        calls = {seat: question_of(table, seat) for seat in [*pings, *quiet]}
        now = self._host.clock.now()
        last = LastPanel(place.channel, sent.message, progress.seq, now, calls, picture_in(sheet))
        return replace(progress, panel=last)

    def _may_fold(self, place: Place, progress: ChannelProgress, due: DueLetter) -> bool:
        """Whether the newest panel may be edited: it is young, stands here, and no other way was tried."""
        last, now = progress.panel, self._host.clock.now()
        if last is None or last.channel != place.channel or now - last.sent > FOLDED:
            return False
        return progress.folding or not progress.was_tried(due.nonce)

    async def _fold(
        self, table: TableState, progress: ChannelProgress, upto: int, quiet: list[Seat], *, drawn: bool
    ) -> LastPanel | None:
        """What happened, told in the newest panel. None: there is no room, or it cannot be edited."""
        assert progress.panel is not None, "asked only where there is one"
        last = progress.panel.with_calls({seat: question_of(table, seat) for seat in quiet})
        happened = _texts(table, await self._events_untold(table, replace(progress, seq=last.since), upto))
        words, calls = words_at(table, None), last.still_calls(table)
        if not panel.fits([with_icons(words).say(event) for event in happened]):
            return None
        board: Picture | Keep | None = Keep(*last.picture) if last.picture else None
        if drawn:
            board = await self._board(table, happened) or board
        first = last.since < 0
        sheet = self._panel(table, words, happened, calls, board=board, first=first, folded=True)
        if not await self._delivery.edit(
            last.channel, last.message, sheet, mentions=users_at(table, self._surface)
        ):
            return None
        return replace(last, picture=picture_in(sheet))

    def _seats_to_call(self, table: TableState, progress: ChannelProgress, nonce: str) -> dict[Seat, str]:
        """Those the table waits for, and those a house player listens to for long, with their questions.

        A second try pings only those the first try pinged: if the first arrived, the second is dropped.
        """
        waited_for = [seat for seat in table.waits_for() if table.seats[seat].kind != "house"]
        speaking = speaking_time.to_be_called(table, self._host.clock.now())
        waiting = {seat: question_of(table, seat) for seat in [*waited_for, *speaking]}
        if not progress.was_tried(nonce):
            return waiting
        return {seat: asked for seat, asked in waiting.items() if progress.calling.get(seat) == asked}

    async def _count_sealed(
        self, table: TableState, place: Place, progress: ChannelProgress, nonce: str
    ) -> ChannelProgress:
        """Post or edit the one quiet message that counts the sealed answers of a gathering."""
        count = sealed_count(table)
        if count is None:
            return progress
        gathering = sum(table.match.answered) - count[0]
        sheet = Sheet((Say(Small(waiting_status(table, words_at(table, None)))),))
        if progress.tally and progress.tally[1] == gathering:
            if await self._delivery.edit(place.channel, progress.tally[0], sheet):
                return progress
            log.info("tally-left", match=table.id)
        sent = await self._post(table, place, sheet, f"{nonce}{TALLY}")
        return replace(progress, tally=(sent.message, gathering))

    def _turn_goes_on(self, table: TableState, rows: list[EventRecord], mover: Seat | None) -> bool:
        """Whether the mover is still in the middle of a turn, which is told as a whole when it is over."""
        waiting = table.waits_for()
        return (
            table.state == "live"
            and bool(waiting)
            and all(seat == mover for seat in waiting)
            and not any(row.event["board"] for row in rows)
        )

    async def _events_untold(
        self, table: TableState, progress: ChannelProgress, upto: int
    ) -> list[EventRecord]:
        """The events since the last news, without those taken back before they were told."""
        rows = await self._host.events(table.id, progress.seq)
        moves = await self._host.log(table.id, progress.seq)
        undos = [move for move in moves if move.kind == "undo"]
        silent = {seq for move in undos for seq in moves_undone_by(move)}
        silent |= {move.seq for move in undos if min(moves_undone_by(move)) > progress.seq}
        return [row for row in rows if row.seq <= upto and row.seq not in silent]

    async def _board(self, table: TableState, happened: list[Text]) -> Picture | None:
        """Worth drawing at the start, at the end of a phase and at the end; one that cannot be drawn keeps
        nobody from being called."""
        board: Picture | None = None
        foot = headline(table, happened, table.locale)
        with contained("board-undrawn", match=table.id):
            board = await self._host.studio.draw(
                table, None, "board", width=BOARD_WIDTH, locale=table.locale, headline=foot
            )
        return board  # noqa: RET504 - None where it was contained

    async def _scores(self, table: TableState) -> Picture | None:
        """How the game ended, as a table; one that cannot be drawn is told in words alone."""
        scores: Picture | None = None
        with contained("scores-undrawn", match=table.id):
            scores = await self._host.studio.scores(table, width=SCORES_WIDTH, locale=table.locale)
        return scores  # noqa: RET504 - None where it was contained

    def _panel(
        self,
        table: TableState,
        words: Words,
        happened: list[Text],
        pings: list[Seat],
        *,
        board: Picture | Keep | None,
        first: bool,
        folded: bool = False,
        dark_since: float | None = None,
        scores: Picture | None = None,
    ) -> Sheet:
        lines = [with_icons(words).say(event) for event in happened]
        notes = [str(Small(words("chat-commitment", hash=table.commitment)))] if first else []
        if dark_since is not None:
            notes.append(words("chat-channel-back", when=Moment(dark_since, "moment")))
        played = users_at(table, self._surface) if table.state == "over" else []
        return panel.panel(
            self._surface,
            table,
            words,
            lines,
            board=board,
            pings=pings,
            notes=notes,
            played=played,
            folded=folded,
            table_of_scores=scores,
        )

    async def _post(
        self, table: TableState, place: Place, sheet: Sheet, nonce: str, quiet: Sequence[Seat] = ()
    ) -> Sent:
        """Post to the room of the table, with no ping for the seats in `quiet`."""
        spared = [user_of(table, seat, self._surface) for seat in quiet]
        users = [user for user in users_at(table, self._surface) if user not in spared]
        return await self._delivery.to_room(place.channel, sheet, nonce, mentions=users)

    async def _go_on_by_dm(
        self,
        table: TableState,
        place: Place,
        before: ChannelProgress,
        progress: ChannelProgress,
        pings: Sequence[Seat],
    ) -> None:
        """Call these seats by DM; the first time, tell everyone why, and keep trying the channel."""
        letters = self._calls_by_dm(table, pings)
        if progress.lost != place.channel:
            letters += [
                Addressed(
                    f"{self._surface.prefix}user/{user}",
                    Sentence(self._lost_words(table, place, seat), to_user(user)),
                )
                for seat in range(table.match.seats)
                if (user := user_of(table, seat, self._surface))
            ]
            letters.append(Addressed(f"{self._surface.prefix}{table.id}/{BACK}", TableNews(-1)))
            log.warning("channel-lost", match=table.id, channel=place.channel)
        after = progress.with_refusal(place.channel, self._host.clock.now())
        await self._note(table, place, before, after, *letters)

    def _calls_by_dm(self, table: TableState, seats: Sequence[Seat]) -> list[Addressed]:
        """Letters that call these seats to their questions by DM."""
        return [
            Addressed(
                reminder_address(self._surface.prefix, table.id, seat),
                Reminder(seat, "arrived", wait.token, wait.due, "dm"),
            )
            for seat in seats
            if (wait := table.waits.get(seat)) and user_of(table, seat, self._surface)
        ]

    def _lost_words(self, table: TableState, place: Place, seat: Seat) -> str:
        words = words_at(table, table.locale_of(seat))
        return words("chat-lost", title=table.match.game.local_name, link=place.link(), game=table.id)


def _texts(table: TableState, rows: list[EventRecord]) -> list[Text]:
    """What is said of these events to everyone."""
    return [event.text for row in rows if (event := decode_event(table.id, row)).text]
