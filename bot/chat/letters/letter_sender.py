"""Sends letters as messages: news of a table, secret questions, free seats, plain sentences."""

from contextlib import suppress
from dataclasses import replace

import structlog

from bot.chat.addresses import addressee, channel_in
from bot.chat.letters import panel
from bot.chat.letters.announcements import announcement, called_users
from bot.chat.letters.letters_of_changes import newly_secret, news, secret_question
from bot.chat.letters.making_room import make_room, move_table, series_line
from bot.chat.letters.progress import ProgressBook
from bot.chat.letters.reminder_sender import ReminderSender, pings_in_thread
from bot.chat.letters.secret_dms import SecretDms
from bot.chat.letters.table_news import NewsSender
from bot.chat.lobby.opening import Opening
from bot.chat.markdown import escape_text, plain_text
from bot.chat.marks import Mention, Room, Small
from bot.chat.messages import outcomes
from bot.chat.messages.delivery import Delivery, Rooms
from bot.chat.messages.grammar import Id
from bot.chat.messages.outcomes import Closed, Gone, give_up_on
from bot.chat.messages.parts import Button, Buttons, Link, Say, Sheet
from bot.chat.questions.question_desk import QuestionDesk
from bot.chat.table import Place, place_of, user_of, words_at
from bot.host.following import news_of
from bot.host.host import Host
from bot.host.next_up import still_next
from bot.host.outbox import Undeliverable
from bot.host.server_settings import SettingsOfServers
from bot.series.game_names import named_game
from bot.surfaces import Surface
from bot.table import offers, substitutes, votes
from bot.table.errors import NoSuchMatch
from bot.table.letters import (
    Announcement,
    Digest,
    DueLetter,
    FreeSeat,
    GameFollowed,
    LobbyChanged,
    LobbyFull,
    ModeratorLog,
    MoveTable,
    NextInTurn,
    Reminder,
    RoomForTable,
    SeatOffered,
    SecretQuestion,
    Sentence,
    SeriesMessage,
    TableNews,
    TalkRepeated,
    VoteCall,
    VoteEnded,
)
from bot.table.state import TableState
from engine.errors import Refused
from engine.text import Seat
from render.words import Words

log = structlog.get_logger(__name__)


class LetterSender:
    """Sends the letters of this surface as messages, one after the other for each channel."""

    def __init__(
        self,
        host: Host,
        surface: Surface,
        delivery: Delivery,
        rooms: Rooms,
        questions: QuestionDesk,
        settings: SettingsOfServers,
        opening: Opening,
    ) -> None:
        self._opening = opening
        self._settings = settings
        self._host = host
        self._surface = surface
        self._delivery = delivery
        self._rooms = rooms
        self._progress = ProgressBook(host, surface)
        self._reminding = ReminderSender(host, surface, delivery)
        self._news = NewsSender(host, surface, delivery, rooms, questions.presence, self._progress, settings)
        self._secret_dms = SecretDms(host, surface, delivery, questions, self._progress)

    async def catch_up(self) -> None:
        """After a start, post the news that were not told: house players may have moved already."""
        for match_id in await self._progress.matches_behind():
            await self._host.outbox.post(news(self._surface, match_id, -1, None), match_id=match_id)

    async def send(self, due: DueLetter) -> None:
        """Send a letter as a message; Undeliverable when it can never arrive."""
        with give_up_on(outcomes.Refused):
            match due.letter:
                case TableNews() as news_letter:
                    await self._news.send(due, news_letter, *await self._played_here(due))
                case SecretQuestion() as question:
                    await self._secret_dms.send(due, question, *await self._played_here(due))
                case FreeSeat(seat):
                    await self._offer_seat(due, seat, *await self._played_here(due))
                case SeatOffered(seat):
                    await self._invite(due, seat, await self._table(due.match_id or ""))
                case VoteCall(request):
                    await self._call_voters(due, request, *await self._played_here(due))
                case VoteEnded(request):
                    await self._end_poll(request, *await self._played_here(due))
                case TalkRepeated() as talk:
                    await self._repeat_talk(due, talk, *await self._played_here(due))
                case RoomForTable() as room:
                    await self._make_room(due, room)
                case LobbyChanged(lobby_id):
                    await self._opening.follow_change(lobby_id, due.nonce)
                case LobbyFull(lobby_id):
                    await self._opening.call_opener(lobby_id, due.nonce)
                case MoveTable(match_id):
                    await self._move(due, match_id)
                case ModeratorLog() as entry:
                    await self._write_log(due, entry)
                case Sentence() as sentence:
                    await self._say(due, sentence)
                case Announcement() as announcement_letter:
                    await self._announce(due, announcement_letter)
                case Reminder() as reminder:
                    await self._reminding.send_reminder(due, reminder)
                case Digest() as digest:
                    await self._reminding.send_digest(due, digest)
                case GameFollowed() as followed:
                    await self._tell_follower(due, followed)
                case NextInTurn() as coming:
                    await self._tell_next(due, coming)
                case SeriesMessage() as message:
                    await self._tell_member(due, message)
                case other:
                    raise Undeliverable(f"{type(other).__name__} is not for a chat")

    async def _table(self, match_id: str) -> TableState:
        try:
            return await self._host.table(match_id)
        except NoSuchMatch as error:
            raise Undeliverable("the match is gone") from error

    async def _played_here(self, due: DueLetter) -> tuple[TableState, Place]:
        table = await self._table(due.match_id or "")
        if (place := place_of(table, self._surface)) is None:
            raise Undeliverable("the match is not played here")
        return table, place

    async def _make_room(self, due: DueLetter, room: RoomForTable) -> None:
        """Open a thread for a table that was not opened here, and ping everyone at it."""
        table = await self._table(room.match_id)
        if place_of(table, self._surface) is not None and await self._progress.has_begun(table.id):
            return
        moved, place = await make_room(
            self._rooms,
            self._host,
            self._surface,
            self._settings,
            table,
            room.server,
            due.address,
            visiting=room.visiting,
        )
        letters = [news(self._surface, moved.id, moved.seq, None, again=True)]
        letters += [
            secret_question(self._surface, moved, seat) for seat in newly_secret(self._surface, None, moved)
        ]
        if not room.visiting and (line := await series_line(self._host, self._surface, moved, place.channel)):
            letters.insert(0, line)
        await self._progress.change(moved.id, place, lambda progress: progress, *letters)

    async def _move(self, due: DueLetter, match_id: str) -> None:
        """Play a table in another channel; where that is impossible, its old place is told."""
        table = await self._table(match_id)
        if (place := place_of(table, self._surface)) is None:
            return
        try:
            await move_table(self._rooms, self._host, self._surface, table, place, due.address)
        except (Refused, Gone) as error:
            log.warning("not-moved", match=match_id, channel=due.address, error=str(error))
            sentence = words_at(table, None)("moderated-not-moved", where=Room(due.address))
            await self._delivery.to_room(place.channel, Sheet.of(sentence), due.nonce)

    async def _write_log(self, due: DueLetter, entry: ModeratorLog) -> None:
        """A line in the log channel of the server, if its managers have named one."""
        settings = await self._settings.of(entry.server)
        if not settings.log:
            return
        words = Words(settings.language or self._rooms.language_of(entry.server))
        line = words.say(plain_text(entry.said))
        if entry.match_id:
            game = await named_game(self._host, entry.match_id)
            place = place_of(game.table, self._surface) if game.table else None
            name = words.say(plain_text(game.name)) if game.table else entry.title
            line += f"\n{Small(f'[{name}]({place.link()})' if place else name)}"
        with give_up_on(Gone, Closed):
            await self._delivery.to_room(settings.log, Sheet.of(line), due.nonce)

    # --- messages of one piece

    async def _offer_seat(self, due: DueLetter, seat: Seat, table: TableState, place: Place) -> None:
        """A free seat, where those who do not play yet can see it; once it is taken, that is said there."""
        await self._show_seat(due, seat, table, place)
        await self._news.show_standing(table, place, await self._progress.read(table.id))

    async def _show_seat(self, due: DueLetter, seat: Seat, table: TableState, place: Place) -> None:
        if seat not in substitutes.free_seats(table):
            await self._close_offers(table, place, seat)
            return
        shut_in = place.private or place.forum or not place.lobby
        channel = place.channel if shut_in else place.lobby
        with give_up_on(Gone, Closed):
            sheet = panel.free_seat(table, place, seat)
            sent = await self._delivery.to_room(channel, sheet, due.nonce)
        offer = (channel, sent.message)
        await self._progress.change(
            table.id, place, lambda progress: replace(progress, offers={**progress.offers, seat: offer})
        )

    async def _close_offers(self, table: TableState, place: Place, seat: Seat) -> None:
        progress = await self._progress.read(table.id)
        if seat in progress.offers:
            channel, message = progress.offers[seat]
            await self._delivery.edit(channel, message, panel.seat_taken(table, place, seat))
            await self._progress.change(table.id, place, lambda progress: progress.without_offer(seat))

    async def _invite(self, due: DueLetter, seat: Seat, table: TableState) -> None:
        """Ask the person to whom a seat is offered, by DM; where they take none, at the table."""
        offered = next(
            (seat_record for seat_record in offers.offered_seats(table) if seat_record.seat == seat), None
        )
        if offered is None or offered.offered_to is None:
            return
        user, place = self._surface.user_id(offered.offered_to), place_of(table, self._surface)
        if user is None:
            return
        chosen = (await self._host.people.settings(offered.offered_to)).locale
        sheet = panel.invitation(self._surface, table, offered, chosen or offered.offer["locale"])
        try:
            await self._delivery.to_person(user, sheet, due.nonce)
        except Closed:
            if place is None:
                raise
            with give_up_on(Gone, Closed):
                called = Sheet((Say(Mention(user)), *sheet.parts))
                await self._delivery.to_room(place.channel, called, due.nonce, mentions=[user])

    async def _tell_follower(self, due: DueLetter, letter: GameFollowed) -> None:
        """A silent DM about a game that its reader does not play."""
        user, table = self._surface.user_id(due.address), await self._table(letter.match_id)
        if user is None:
            return
        locale = (await self._host.people.settings(due.address)).locale
        words, place = words_at(table, locale), place_of(table, self._surface)
        link = [Buttons((Link(place.link(), words("chat-to-table")),))] if place else []
        sheet = Sheet((Say(news_of(table, letter, words)), *link))
        await self._delivery.to_person(user, sheet, due.nonce, loud=False)

    async def _tell_next(self, due: DueLetter, letter: NextInTurn) -> None:
        """A silent DM to a player who is probably asked next, with the page of plans behind a button."""
        user, table = self._surface.user_id(due.address), await self._table(letter.match_id)
        if user is None or not still_next(table, letter, due.address):
            return
        words = words_at(table, (await self._host.people.settings(due.address)).locale)
        plan = Button(Id("ahead", table.id, letter.seat), words("plan-my-move"))
        sheet = Sheet((Say(words("next-up", title=table.match.game.local_name)), Buttons((plan,))))
        await self._delivery.to_person(user, sheet, due.nonce, loud=False)

    async def _tell_member(self, due: DueLetter, letter: SeriesMessage) -> None:
        """A silent DM from the organisers of a league."""
        if (user := self._surface.user_id(due.address)) is None:
            return
        words = Words((await self._host.people.settings(due.address)).locale or letter.locale)
        with give_up_on(Gone, Closed):
            sheet = Sheet.of(words.say(plain_text(letter.sentence)))
            await self._delivery.to_person(user, sheet, due.nonce, loud=False)

    async def _call_voters(self, due: DueLetter, number: int, table: TableState, place: Place) -> None:
        """Ping those who have not voted yet, each as they have set; a vote that is over pings nobody."""
        request = next((request for request in votes.requests(table) if request.id == number), None)
        if request is None:
            return
        now = self._host.clock.now()
        silent = [seat for seat in votes.voters(table, request) if seat not in (*request.yes, *request.no)]
        users = [
            user
            for seat in silent
            if pings_in_thread(table, seat, now) and (user := user_of(table, seat, self._surface))
        ]
        if not users:
            return
        sheet = panel.vote(table, request, users)
        try:
            await self._delivery.to_room(place.channel, sheet, due.nonce, mentions=users)
        except Gone:
            for user in users:
                await self._call_voter_by_dm(user, panel.vote(table, request, [user]), due)

    async def _end_poll(self, number: int, table: TableState, place: Place) -> None:
        """Where a vote was asked as a poll, nobody can answer it once it has ended."""
        ended = words_at(table, None)("async-vote-over")
        with give_up_on(Gone, Closed):
            await self._delivery.end_poll(place.channel, table.id, str(number), ended)

    async def _call_voter_by_dm(self, user: str, sheet: Sheet, due: DueLetter) -> None:
        """Call to a vote outside of a channel that is gone or closed; closed DMs keep nobody else from it."""
        with suppress(Undeliverable), give_up_on(Gone, Closed):
            await self._delivery.to_person(user, sheet, f"{due.nonce}{user}", loud=True)

    async def _repeat_talk(self, due: DueLetter, talk: TalkRepeated, table: TableState, place: Place) -> None:
        """What a player said in the browser, in the thread; it calls nobody and formats nothing."""
        line = table.words()("talk-in-browser", name=escape_text(talk.name), words=escape_text(talk.words))
        with give_up_on(Gone, Closed):
            await self._delivery.to_room(place.channel, Sheet.of(line), due.nonce)

    async def _say(self, due: DueLetter, sentence: Sentence) -> None:
        """A plain sentence to a channel or a person."""
        sheet = Sheet.of(sentence.text)
        with give_up_on(Gone, Closed):
            if user := addressee(sentence.to):
                await self._delivery.to_person(user, sheet, due.nonce)
            else:
                channel = channel_in(sentence.to)
                await self._delivery.to_room(channel, sheet, due.nonce)
                if sentence.last:
                    await self._rooms.show_standing(channel, "over")

    async def _announce(self, due: DueLetter, letter: Announcement) -> None:
        """Post an announcement of a series in its channel, or at one of its tables in another channel."""
        channel = due.address
        if letter.at_table:
            place = place_of(await self._table(letter.at_table), self._surface)
            if place is None or place.channel == channel:
                return
            channel = place.channel
        sheet = await announcement(self._host, self._surface, letter)
        with give_up_on(Gone, Closed):
            await self._delivery.to_room(
                channel, sheet, due.nonce, mentions=called_users(self._surface, letter)
            )
