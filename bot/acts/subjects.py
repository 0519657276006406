"""The subjects of acts, found by id for a person who may see them."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any, assert_never

from bot.acts.act import Actor, Kind
from bot.host import server_settings
from bot.host.calendar_links import has_link
from bot.host.following import is_followed
from bot.host.host import Host
from bot.host.lobbies import open_lobby
from bot.host.tokens import Token
from bot.series import door, programs
from bot.series.campaign.book import Campaign
from bot.series.door import Entrant
from bot.series.errors import NotPossible
from bot.series.league.book import League
from bot.series.people.wanted import why_not_wanted
from bot.series.series_note import server_of
from bot.series.shelf import Entry
from bot.series.steward import Steward
from bot.store.learning import LessonProgress
from bot.store.records import Saying
from bot.table import lobby as lobbies
from bot.table.agreement import Agreement
from bot.table.lessons import step_of
from bot.table.lobby import Lobby
from bot.table.settings import USUAL, Settings
from bot.table.state import TableState
from engine.text import Seat, Text, text

REPORTABLE = 25
"""The last lines at a table that can be reported."""


@dataclass(frozen=True, slots=True)
class Hall:
    """The host itself, where tables, leagues and campaigns are founded and company is sought."""

    steward: Steward
    seeks: bool
    """Whether the person looks for company already."""


@dataclass(frozen=True, slots=True)
class OfLobby:
    """A table that people still sit down at, and what it agrees on."""

    host: Host
    id: str
    lobby: Lobby
    barred: Text | None = None
    """Why a person without a seat may not sit down here."""

    @property
    def title(self) -> str:
        return self.lobby.title

    @property
    def agreement(self) -> Agreement:
        return self.lobby.agreement

    def is_opened_by(self, actor: Actor) -> bool:
        return actor.id == self.lobby.opened_by


@dataclass(frozen=True, slots=True)
class AtTable:
    """A table, and the seat that the person holds at it."""

    host: Host
    table: TableState
    seat: Seat | None
    note: str = ""
    """What they noted for themselves there."""
    muted: tuple[Seat, ...] = ()
    """The seats whose talk they do not hear."""
    follows: bool = False
    """Whether a person without a seat is told of this game."""
    barred: Text | None = None
    """Why a person without a seat may not sit down here."""
    talk: tuple[Saying, ...] = ()
    """The last lines that a player reads at a table of a server, the newest first."""
    has_log: bool = False
    """Whether the moderators of its server have a log."""


@dataclass(frozen=True, slots=True)
class OfLeague:
    steward: Steward
    id: str
    server: str
    book: League


@dataclass(frozen=True, slots=True)
class OfCampaign:
    steward: Steward
    id: str
    server: str
    book: Campaign


@dataclass(frozen=True, slots=True)
class OfPerson:
    """A person's own settings and data."""

    steward: Steward
    settings: Settings
    hidden: bool
    """Whether their profile is hidden from others."""
    avoided: Mapping[str, str] = field(default_factory=dict)
    """The people they avoid: the name of each by id."""
    has_calendar: bool = False
    """Whether their deadlines are at a private address."""
    tokens: tuple[Token, ...] = ()
    """The tokens of their programs."""

    @property
    def host(self) -> Host:
        return self.steward.host


@dataclass(frozen=True, slots=True)
class OfServer:
    """A server of Discord and what its managers have set."""

    host: Host
    id: str
    settings: server_settings.ServerSettings


@dataclass(frozen=True, slots=True)
class OfLesson:
    """The lesson of a title, and how far the person is in it."""

    host: Host
    title: str
    progress: LessonProgress


class Subjects:
    def __init__(self, steward: Steward) -> None:
        self._steward = steward

    async def find(self, kind: Kind, subject_id: str, actor: Actor) -> Any:
        """Find a subject; refused if it does not exist or belongs to another server."""
        steward = self._steward
        match kind:
            case "hall":
                return Hall(steward, await _seeks(steward, actor))
            case "lobby":
                return await _lobby(steward.host, subject_id, actor)
            case "table":
                table = await steward.host.table(subject_id)
                return await _at_table(steward.host, table, seat_of(table, actor), actor)
            case "lesson":
                return await _lesson(steward.host, subject_id, actor)
            case "league":
                entry = _here(await steward.leagues.shelf.get(subject_id[:16]), actor)
                return OfLeague(steward, entry.id, entry.server, entry.book)
            case "campaign":
                campaign = _here(await steward.campaigns.shelf.get(subject_id[:16]), actor)
                return OfCampaign(steward, campaign.id, campaign.server, campaign.book)
            case "person":
                return await _person(steward, actor)
            case "server":
                return await _server(steward.host, actor)
            case _:
                assert_never(kind)


async def _lobby(host: Host, lobby_id: str, actor: Actor) -> OfLobby:
    record = await open_lobby(host, lobby_id)
    lobby = lobbies.load(record.lobby)
    barred = None if lobby.has(actor.id) else await why_not_join(host, lobby, actor.id)
    return OfLobby(host, record.id, lobby, barred)


async def why_not_join(host: Host, lobby: Lobby, person_id: str) -> Text | None:
    """Why a person may not sit down at a table that has not begun: someone there avoids them, which is said
    with the words of a full one, or its opener does not look for them."""
    if lobby.full or (person_id and await host.avoided.keep_out(lobby.people, person_id)):
        return text("no-free-seat")
    if lobby.agreement.rated and await programs.is_program(host, person_id):
        return text("program-not-here")
    return await why_not_wanted(host.store, lobby.agreement, lobby.title, lobby.opened_by, person_id)


async def _at_table(host: Host, table: TableState, seat: Seat | None, actor: Actor) -> AtTable:
    if seat is None:
        barred = await door.why_not(host, table, Entrant(actor.id, roles=actor.roles))
        follows = bool(actor.id) and await is_followed(host, table.id, actor.id)
        return AtTable(host, table, None, barred=barred, follows=follows)
    note, muted = await host.talk.note_of(table, seat), await host.talk.muted_by(table, seat)
    at_table = AtTable(host, table, seat, note.note, tuple(muted))
    if not (server := server_of(table)):
        return at_table
    talk = reversed((await host.talk.sayings_for(table, seat))[-REPORTABLE:])
    settings = await server_settings.SettingsOfServers(host.store.servers).of(server)
    return replace(at_table, talk=tuple(talk), has_log=bool(settings.log))


async def _lesson(host: Host, title: str, actor: Actor) -> OfLesson:
    step_of(title, 0)
    known = await host.learning.progress(actor.id, title) if actor.id else LessonProgress()
    return OfLesson(host, title, known)


async def _person(steward: Steward, actor: Actor) -> OfPerson:
    """The person as a subject; someone unknown has the usual settings."""
    if not actor.id:
        return OfPerson(steward, USUAL, hidden=False)
    host = steward.host
    profile = await host.store.results.profile(actor.id)
    avoided, calendar = await host.avoided.of_person(actor.id), await has_link(host, actor.id)
    tokens = tuple(await host.tokens.of_person(actor.id))
    return OfPerson(steward, await host.people.settings(actor.id), profile.hidden, avoided, calendar, tokens)


async def _server(host: Host, actor: Actor) -> OfServer:
    """The server on which the person acts, as a subject."""
    if not actor.server:
        raise NotPossible("series-elsewhere")
    settings = server_settings.SettingsOfServers(host.store.servers)
    return OfServer(host, actor.server, await settings.of(actor.server))


def seat_of(table: TableState, actor: Actor) -> Seat | None:
    """The actor's seat: as the surface knows it, else by their id."""
    if actor.seat is not None:
        return actor.seat
    held = (holder.seat for holder in table.seats if holder.user_id == actor.id and holder.kind == "person")
    return next(held, None)


async def name_of(host: Host, who: str, actor: Actor) -> str:
    """A person's name, from the surface or from the host; an unknown person is refused."""
    if name := actor.names.get(who):
        return name
    if name := (await host.people.settings(who)).name:
        return name
    if name := (await host.store.results.names()).get(who):
        return name
    raise NotPossible("act-nobody-there")


def _here(entry: Entry[Any], actor: Actor) -> Entry[Any]:
    """The entry; refused for an actor of another server."""
    if entry.server != actor.server:
        raise NotPossible("series-elsewhere" if entry.server else "league-no-such")
    return entry


async def _seeks(steward: Steward, actor: Actor) -> bool:
    seekers = await steward.host.store.series.all_seekers()
    return any(seeker.user_id == actor.id and seeker.server == actor.server for seeker in seekers)
