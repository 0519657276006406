"""A table as a channel sees it: where it is played, who sits there, and who it waits for."""

from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass

from bot.chat.markdown import escape_text
from bot.chat.marks import Door, Moment
from bot.surfaces import Surface
from bot.table import speaking_time
from bot.table.state import TableState
from engine import codec
from engine.core import Gather
from engine.text import Seat, Text
from render.words import Words

NEWEST = 4  # things that happened which a picture may tell


@dataclass(frozen=True, slots=True)
class Place:
    """Where a match is played on a surface, in its own ids."""

    server: str
    channel: str
    """The thread, or the channel itself where threads are not allowed."""
    opener: str
    lobby: str = ""
    """The channel of the lobby, where a lost thread can be opened again."""
    private: bool = False
    forum: bool = False
    """Whether the thread is a post of a forum channel, which `lobby` names."""
    visiting: bool = False
    """Whether it was made for people who sat down from here: the table belongs to another place, whose
    moderators it has."""

    def link(self) -> str:
        return Door(self.server, self.channel)


def place_of(table: TableState, surface: Surface) -> Place | None:
    """Where a match is played on a surface; None: it has no room there."""
    note = table.surface.get(surface.name)
    return codec.decode(Place, note, f"match {table.id}: where it is played") if note else None


def note_of(place: Place) -> dict[str, object]:
    return asdict(place)


def user_of(table: TableState, seat: Seat, surface: Surface) -> str | None:
    """The person who holds a seat, by their id on a surface; None: they are not there."""
    holder = table.seats[seat]
    return surface.user_id(holder.user_id) if holder.kind == "person" else None


def users_at(table: TableState, surface: Surface) -> list[str]:
    """The people of a surface who sit at the table."""
    seats = range(table.match.seats)
    return [user for seat in seats if (user := user_of(table, seat, surface))]


def seat_of(table: TableState, person_id: str) -> Seat | None:
    """The seat of a person, wherever they are."""
    return next((s.seat for s in table.seats if s.user_id == person_id and s.kind == "person"), None)


def words_at(table: TableState, locale: str | None) -> Words:
    """The table's words with names that cannot turn into Markdown or a ping."""
    return Words(locale or table.locale, [escape_text(name) for name in table.names])


def only_house(table: TableState, seats: Iterable[Seat]) -> bool:
    """Whether only house players are waited for and listen to no one: more is about to happen."""
    waiting = list(seats)
    playing = bool(waiting) and all(table.seats[seat].kind == "house" for seat in waiting)
    return playing and not speaking_time.listened_to(table)


def sealed_count(table: TableState) -> tuple[int, int] | None:
    """While sealed answers are gathered: how many are in, and of how many."""
    stack = table.match.state.stack
    if table.state != "live" or not stack or not isinstance(stack[-1], Gather):
        return None
    pending = table.pending()
    if not all(decision.secret for decision in pending.values()):
        return None
    asked = len(list(stack[-1].waits_for(table.match.state)))
    return asked - len(pending), asked


def waiting_status(table: TableState, words: Words) -> str:
    """Who the table waits for, and until when; sealed answers only by their number."""
    status = _whose_turn(table, words, bold="**")
    return status + first_deadline(table, words) if table.state == "live" else status


def headline(table: TableState, happened: Sequence[Text], locale: str | None) -> list[str]:
    """Whose turn it is and what happened, in plain words for the foot of a board."""
    words = table.words(locale)
    return [_whose_turn(table, words), *(words.say(event) for event in happened[-NEWEST:])]


def _whose_turn(table: TableState, words: Words, bold: str = "") -> str:
    if table.state == "over":
        return words("chat-over")
    if table.state == "abandoned":
        return words("host-abandoned")
    if count := sealed_count(table):
        done, asked = (f"{bold}{number}{bold}" for number in count)
        return words("chat-sealed", count=done, all=asked)
    if speaking := speaking_time.listened_to(table):
        names = words.join([f"{bold}{words.name(seat)}{bold}" for seat in speaking])
        return words("chat-listening", house=house_listening(table, words), names=names)
    return words(
        "chat-waiting", names=words.join([f"{bold}{words.name(seat)}{bold}" for seat in table.waits_for()])
    )


def house_listening(table: TableState, words: Words) -> str:
    """The names of the house players who give people time to speak."""
    houses = {time.house for time in speaking_time.listened_to(table).values()}
    return words.join([words.name(seat) for seat in sorted(houses)])


def first_deadline(table: TableState, words: Words) -> str:
    """The first deadline, or the end of the time to speak, as a time in each reader's own zone."""
    ends = [deadline.due for deadline in table.deadlines.values()]
    ends += [time.until for time in speaking_time.listened_to(table).values()]
    if not ends:
        return ""
    return " " + words("chat-until", when=Moment(min(ends)))
