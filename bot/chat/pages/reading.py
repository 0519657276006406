"""Private pages to look things up: hand, board, log, status and one's own games."""

from bot.chat.letters import panel
from bot.chat.letters.panel import newest_lines, scores
from bot.chat.markdown import escape_text
from bot.chat.marks import Moment, Small
from bot.chat.messages.parts import Buttons, Link, Part, Say, Sheet, Show
from bot.chat.messages.refusal import ChatRefused
from bot.chat.pages.which_game import readable_tables
from bot.chat.table import (
    headline,
    place_of,
    sealed_count,
    seat_of,
    waiting_status,
    words_at,
)
from bot.host.drawing import Kind, tell_position
from bot.host.host import Host
from bot.host.rewind import undone_moves
from bot.store.records import SeatRecord
from bot.surfaces import Surface
from bot.table import offers
from bot.table.state import TableState
from bot.threads import in_thread
from engine.text import Seat, Text, text
from render.speech import about_entry, short_text
from render.words import Words

WIDTH = 1600
LAST_MOVES = 3
LONGEST_WORDS = 3000
"""Characters of a board in words, in one message."""
MOST_INVITATIONS = 5


class Reading:
    def __init__(self, host: Host, surface: Surface, public_url: str = "") -> None:
        self._host = host
        self._surface = surface
        self._url = public_url.rstrip("/")

    # --- pictures and words of one match

    async def hand(self, table: TableState, seat: Seat, locale: str) -> Sheet:
        picture = await self._host.studio.draw(table, seat, "hand", width=WIDTH, locale=locale)
        if picture is None:
            raise ChatRefused(text("chat-no-hand"))
        return Sheet((Show("hand.png", picture),))

    async def board(
        self, table: TableState, seat: Seat | None, locale: str, theme: str, place: str | None = None
    ) -> Sheet:
        kind: Kind = "zoom" if place else "board"
        foot = () if place else headline(table, await self._latest_events(table, seat), locale)
        picture = await self._host.studio.draw(
            table, seat, kind, width=WIDTH, theme=theme, locale=locale, place=place, headline=foot
        )
        assert picture is not None, "every title has a board"
        return Sheet((Show("board.png", picture), Say(waiting_status(table, words_at(table, locale)))))

    async def words(
        self, table: TableState, seat: Seat | None, locale: str, about: str | None = None
    ) -> Sheet:
        """The board in words; `about` is the id of an entry, or what someone typed of its name."""
        words, telling = words_at(table, locale), await in_thread(tell_position, table, seat)
        telling_text = (
            short_text(telling, words, LONGEST_WORDS) if about is None else about_entry(telling, about, words)
        )
        if telling_text is None:
            raise ChatRefused(text("tell-unknown", name=escape_text(about or "", 40)))
        return Sheet((Say(escape_text(telling_text, LONGEST_WORDS)), *self._words_link(table, words)))

    def _words_link(self, table: TableState, words: Words) -> list[Part]:
        if not self._url:
            return []
        return [Buttons((Link(f"{self._url}/t/{table.id}/words", words("web-in-words")),))]

    async def _latest_events(self, table: TableState, seat: Seat | None) -> list[Text]:
        """What this seat was told of the last moves that were not taken back."""
        gone = undone_moves(await self._host.log(table.id))
        heard = await self._host.events_since(table.id, max(-1, table.seq - LAST_MOVES), seat)
        return [event.text for event in heard if event.seq not in gone]

    async def log(self, table: TableState, seat: Seat | None, locale: str) -> Sheet:
        words = words_at(table, locale)
        heard = await self._host.events_since(table.id, -1, seat)
        gone = undone_moves(await self._host.log(table.id))
        lines = [
            strike_through(words.say(event.text)) if event.seq in gone else words.say(event.text)
            for event in heard
        ]
        return Sheet((Say(newest_lines(lines, words, len(lines)) or words("chat-log-empty")),))

    async def status(self, table: TableState, locale: str) -> Sheet:
        words = words_at(table, locale)
        head = f"### {words.say(table.match.game.local_name)}\n{waiting_status(table, words)}"
        lines = [self._seat_line(table, seat, words) for seat in range(table.match.seats)]
        parts: list[Part] = [Say(head), Say("\n".join(lines))]
        if table.state == "over":
            parts.append(Say(scores(table, words)))
        else:
            parts.append(Say(Small(words("chat-commitment", hash=table.commitment))))
        return Sheet((*parts, *self._link_to_table(table, words)))

    def _seat_line(self, table: TableState, seat: Seat, words: Words) -> str:
        """A seat's line; while sealed answers are gathered, nobody is marked as waited for."""
        line = f"{seat + 1}. **{words.name(seat)}**"
        if sealed_count(table) or seat not in table.waits_for():
            return line
        due = table.deadlines.get(seat)
        return f"{line} · {Moment(due.due)}" if due else f"{line} ◀"

    def _link_to_table(self, table: TableState, words: Words) -> list[Part]:
        place = place_of(table, self._surface)
        return [Buttons((Link(place.link(), words("chat-to-table")),))] if place else []

    async def link(self, table: TableState, seat: Seat, locale: str) -> Sheet:
        """A fresh link to the player's seat at the browser table."""
        words = words_at(table, locale)
        return Sheet((Say(words("chat-link")), await self._link_to_seat(table, seat, words)))

    async def tryout(self, table: TableState, seat: Seat, locale: str, theme: str) -> Sheet:
        """The way to a private copy of the game in the browser, and where the last one led."""
        words = words_at(table, locale)
        link = await self._link_to_seat(table, seat, words)
        parts: list[Part] = [Say(words("tryout-chat")), link]
        led_to = await self._host.tryouts.led_to(table, seat)
        if led_to is not None:
            board = await self._host.studio.draw(led_to, seat, width=WIDTH, theme=theme, locale=locale)
            parts += [Say(words("tryout-chat-led")), *([Show("board.png", board)] if board else [])]
        return Sheet(tuple(parts))

    async def _link_to_seat(self, table: TableState, seat: Seat, words: Words) -> Buttons:
        if not self._url:
            raise ChatRefused(text("chat-no-browser"))
        key = await self._host.seats.fresh_key(table.id, seat)
        return Buttons((Link(f"{self._url}/t/{table.id}#{key}", words("chat-to-browser")),))

    # --- several matches

    async def own_games_sheet(self, person_id: str, locale: str) -> Sheet:
        """Everything that waits for this person, the oldest first."""
        words = Words(locale)
        waiting: list[tuple[float, str]] = []
        others: list[tuple[float, str]] = []
        own = await self._host.store.matches.list_matches(state="live", user_id=person_id)
        for table in await readable_tables(self._host.table, (match.id for match in own)):
            if (seat := seat_of(table, person_id)) is None:
                continue
            line = self._game_line(table, words_at(table, locale))
            if seat in table.waits_for():
                waiting.append((table.waits[seat].since if seat in table.waits else table.updated, line))
            else:
                others.append((table.updated, line))
        parts: list[Part] = [Say(f"### {words('chat-mine')}")]
        parts.append(Say("\n".join(line for _, line in sorted(waiting)) or words("chat-mine-none")))
        if others:
            parts.append(
                Say(f"**{words('chat-mine-others')}**\n" + "\n".join(line for _, line in sorted(others)))
            )
        for table, offered in await self._invitations(person_id):
            parts += panel.invitation(self._surface, table, offered, locale).parts
        return Sheet(tuple(parts))

    async def _invitations(self, person_id: str) -> list[tuple[TableState, SeatRecord]]:
        """The seats that are offered to this person."""
        listed = await self._host.store.matches.list_matches(
            state="live", offered_to=person_id, limit=MOST_INVITATIONS
        )
        tables = await readable_tables(self._host.table, (match.id for match in listed))
        return [
            (table, seat)
            for table in tables
            for seat in offers.offered_seats(table)
            if seat.offered_to == person_id
        ]

    def _game_line(self, table: TableState, words: Words) -> str:
        place, name = place_of(table, self._surface), words.say(table.match.game.local_name)
        return f"- {f'[{name}]({place.link()})' if place else name} · {waiting_status(table, words)}"

    async def games_sheet(self, server_id: str, locale: str) -> Sheet:
        words = Words(locale)
        lines = []
        listed = await self._host.store.matches.list_matches(state="live", noting=server_id)
        for table in await readable_tables(self._host.table, (match.id for match in listed)):
            place = place_of(table, self._surface)
            if place and place.server == server_id and not place.private:
                lines.append(self._game_line(table, words_at(table, locale)))
        return Sheet(
            (Say(f"### {words('chat-list')}"), Say("\n".join(lines[:25]) or words("chat-list-none")))
        )


def strike_through(line: str) -> str:
    """A line of the log that was taken back, crossed out."""
    return f"~~{line}~~"
