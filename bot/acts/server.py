"""What those who manage a server of Discord may set for all of its tables.

Every change is told in the log channel of the server, with the name of who made it.
"""

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

from bot.acts.act import NO_COMMAND, Act, Actor, Done, Field, number, option, options, said_yes, yesno
from bot.acts.paces import pace_options
from bot.acts.subjects import OfServer
from bot.host.host import Host
from bot.host.server_settings import ServerSettings, SettingsOfServers
from bot.table.letters import Addressed, ModeratorLog
from data import catalogue
from engine.choice import Answer, Option
from engine.text import Text, text

MOST_EACH = 50
"""The largest limit for one member."""
MOST_DAYS = 60
"""The longest that a lobby may stay open."""
NONE = "none"
OWN = "own"
Said = Mapping[str, Answer]


async def change_settings(
    host: Host, server: str, make: Callable[[ServerSettings], ServerSettings], what: Text, actor: Actor
) -> ServerSettings:
    """Change the settings, and tell the log of the server who changed what; `actor.place` is its address."""
    before, after = await SettingsOfServers(host.servers).change(int(server), make)
    if before != after:
        said = text("moderated-settings", who=actor.name, what=what)
        await host.mail(Addressed(actor.place, ModeratorLog(said, server)))
    return after


# --- what may be chosen -----------------------------------------------------------------------------------


def _named(names: Mapping[str, str]) -> list[Option]:
    return [Option(number, text("plain", what=name)) for number, name in names.items()]


def _channels(_subject: OfServer, actor: Actor) -> list[Option]:
    return _named({**actor.known.channels, **actor.known.forums})


def _forums(_subject: OfServer, actor: Actor) -> list[Option]:
    return [Option(NONE, text("server-no-forum")), *_named(actor.known.forums)]


def _log_channels(_subject: OfServer, actor: Actor) -> list[Option]:
    return [Option(NONE, text("server-no-log")), *_named(actor.known.channels)]


def _roles(_subject: OfServer, actor: Actor) -> list[Option]:
    return _named(actor.known.roles)


def _languages(_subject: OfServer, _actor: Actor) -> list[Option]:
    offered = {one: catalogue.language(one).name for one in catalogue.locales()}
    return [Option(OWN, text("server-own-language")), *_named(offered)]


def _some(name: str, offered: Callable[[OfServer, Actor], list[Option]]) -> Field[Any]:
    """Some of what the server has; what is gone from there is no longer set."""

    def start(subject: OfServer, actor: Actor) -> Answer:
        there = {one.id for one in offered(subject, actor)}
        return [one for one in getattr(subject.settings, name) if one in there]

    return options(name, offered, start)


def _one(
    field_id: str, name: str, offered: Callable[[OfServer, Actor], list[Option]], nothing: str
) -> Field[Any]:
    """One of what the server has, or nothing."""

    def start(subject: OfServer, actor: Actor) -> Answer:
        held = getattr(subject.settings, name)
        return held if held in {one.id for one in offered(subject, actor)} else nothing

    return option(field_id, offered, start)


def _count(field_id: str, name: str, most: int) -> Field[Any]:
    return number(field_id, 0, most, lambda subject, _actor: getattr(subject.settings, name))


# --- what is set ------------------------------------------------------------------------------------------


def _unless(said: Answer, nothing: str) -> str:
    return "" if said == nothing else str(said)


def _games(settings: ServerSettings, said: Said) -> ServerSettings:
    return replace(
        settings,
        channels=tuple(said["channels"]),
        forum=_unless(said["forum"], NONE),
        pace=str(said["pace"]),
        language=_unless(said["server-language"], OWN),
    )


def _people(settings: ServerSettings, said: Said) -> ServerSettings:
    return replace(
        settings,
        moderators=tuple(said["moderators"]),
        log=_unless(said["log"], NONE),
        openers=tuple(said["openers"]),
        founders=tuple(said["founders"]),
    )


def _limits(settings: ServerSettings, said: Said) -> ServerSettings:
    return replace(
        settings, lobbies=said["most-lobbies"], tables=said["most-tables"], leagues=said["most-leagues"]
    )


def _cleaning(settings: ServerSettings, said: Said) -> ServerSettings:
    return replace(settings, lobby_days=said["lobby-days"], archives=said_yes(said, "archives"))


def _act(name: str, make: Callable[[ServerSettings, Said], ServerSettings], *fields: Field[Any]) -> Act[Any]:
    async def settle(subject: OfServer, said: Said, actor: Actor) -> Done:
        what = text(f"server-what-{name}")
        await change_settings(subject.host, subject.id, lambda settings: make(settings, said), what, actor)
        return Done(text("server-set"))

    return Act(
        "server",
        name,
        settle,
        fields,
        concerns=lambda _subject, actor: actor.manages,
        command=NO_COMMAND,
    )


ACTS: tuple[Act[Any], ...] = (
    _act(
        "games",
        _games,
        _some("channels", _channels),
        _one("forum", "forum", _forums, NONE),
        option("pace", pace_options, lambda subject, _actor: subject.settings.pace),
        _one("server-language", "language", _languages, OWN),
    ),
    _act(
        "people",
        _people,
        _some("moderators", _roles),
        _one("log", "log", _log_channels, NONE),
        _some("openers", _roles),
        _some("founders", _roles),
    ),
    _act(
        "limits",
        _limits,
        _count("most-lobbies", "lobbies", MOST_EACH),
        _count("most-tables", "tables", MOST_EACH),
        _count("most-leagues", "leagues", MOST_EACH),
    ),
    _act(
        "cleaning",
        _cleaning,
        _count("lobby-days", "lobby_days", MOST_DAYS),
        yesno("archives", lambda subject, _actor: subject.settings.archives),
    ),
)
