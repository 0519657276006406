"""What those who manage a server of Discord may set for all of its tables.

Every change is told in the log channel of the server, with the name of who made it.
"""

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

from bot.acts.act import (
    NO_COMMAND,
    Act,
    Actor,
    Answers,
    Done,
    Field,
    is_yes,
    number,
    option,
    options,
    pace_options,
    yesno,
)
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


async def change_settings(
    host: Host, server: str, make: Callable[[ServerSettings], ServerSettings], what: Text, actor: Actor
) -> ServerSettings:
    """Change the settings, and tell the log of the server who changed what; `actor.place` is its address."""
    before, after = await SettingsOfServers(host.store.servers).change(server, make)
    if before != after:
        sentence = text("moderated-settings", who=actor.name, what=what)
        await host.outbox.post(Addressed(actor.place, ModeratorLog(sentence, server)))
    return after


# --- what may be chosen -----------------------------------------------------------------------------------


def _named_options(names: Mapping[str, str]) -> list[Option]:
    return [Option(number, text("plain", what=name)) for number, name in names.items()]


def _channels(_subject: OfServer, actor: Actor) -> list[Option]:
    return _named_options({**actor.known.channels, **actor.known.forums})


def _forums(_subject: OfServer, actor: Actor) -> list[Option]:
    return [Option(NONE, text("server-no-forum")), *_named_options(actor.known.forums)]


def _log_channels(_subject: OfServer, actor: Actor) -> list[Option]:
    return [Option(NONE, text("server-no-log")), *_named_options(actor.known.channels)]


def _roles(_subject: OfServer, actor: Actor) -> list[Option]:
    return _named_options(actor.known.roles)


def _languages(_subject: OfServer, _actor: Actor) -> list[Option]:
    offered = {language: catalogue.language(language).name for language in catalogue.locales()}
    return [Option(OWN, text("server-own-language")), *_named_options(offered)]


def _some(name: str, offered: Callable[[OfServer, Actor], list[Option]]) -> Field[Any]:
    """Some of what the server has; what is gone from there is no longer set."""

    def start(subject: OfServer, actor: Actor) -> Answer:
        there = {choice.id for choice in offered(subject, actor)}
        return [setting for setting in getattr(subject.settings, name) if setting in there]

    return options(name, offered, start)


def _one(
    field_id: str, name: str, offered: Callable[[OfServer, Actor], list[Option]], nothing: str
) -> Field[Any]:
    """One of what the server has, or nothing."""

    def start(subject: OfServer, actor: Actor) -> Answer:
        held = getattr(subject.settings, name)
        return held if held in {choice.id for choice in offered(subject, actor)} else nothing

    return option(field_id, offered, start)


def _count(field_id: str, name: str, most: int) -> Field[Any]:
    return number(field_id, 0, most, lambda subject, _actor: getattr(subject.settings, name))


# --- what is set ------------------------------------------------------------------------------------------


def _unless(answer: Answer, nothing: str) -> str:
    return "" if answer == nothing else str(answer)


def _games(settings: ServerSettings, answers: Answers) -> ServerSettings:
    return replace(
        settings,
        channels=tuple(answers["channels"]),
        forum=_unless(answers["forum"], NONE),
        pace=str(answers["pace"]),
        language=_unless(answers["server-language"], OWN),
    )


def _people(settings: ServerSettings, answers: Answers) -> ServerSettings:
    return replace(
        settings,
        moderators=tuple(answers["moderators"]),
        log=_unless(answers["log"], NONE),
        openers=tuple(answers["openers"]),
        founders=tuple(answers["founders"]),
    )


def _limits(settings: ServerSettings, answers: Answers) -> ServerSettings:
    return replace(
        settings,
        lobbies=answers["most-lobbies"],
        tables=answers["most-tables"],
        leagues=answers["most-leagues"],
    )


def _cleanup(settings: ServerSettings, answers: Answers) -> ServerSettings:
    return replace(settings, lobby_days=answers["lobby-days"], archives=is_yes(answers, "archives"))


def _act(
    name: str, make: Callable[[ServerSettings, Answers], ServerSettings], *fields: Field[Any]
) -> Act[Any]:
    async def settle(subject: OfServer, answers: Answers, actor: Actor) -> Done:
        what = text(f"server-what-{name}")
        await change_settings(subject.host, subject.id, lambda settings: make(settings, answers), what, actor)
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
        _cleanup,
        _count("lobby-days", "lobby_days", MOST_DAYS),
        yesno("archives", lambda subject, _actor: subject.settings.archives),
    ),
)
