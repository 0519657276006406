"""Acts at a lobby: sit down at a table that has not begun, or leave it, from wherever a person is."""

from collections.abc import Callable
from typing import Any

from bot.acts.act import NO_COMMAND, Act, Actor, Answers, Done
from bot.acts.subjects import OfLobby
from bot.host.lobbies import change_lobby
from bot.store.records import Document
from bot.table import lobby as lobbies
from bot.table.letters import Letter, LobbyChanged
from bot.table.lobby import Guest, Lobby
from engine.errors import Refused
from engine.text import text


def _may_join(subject: OfLobby, actor: Actor) -> bool:
    lobby = subject.lobby
    return not lobby.has(actor.id) and lobby.takes_guests_from(actor.surface.name, actor.server)


def _sits(subject: OfLobby, actor: Actor) -> bool:
    return subject.lobby.has(actor.id)


async def _join(subject: OfLobby, _answers: Answers, actor: Actor) -> Done:
    surface = actor.surface
    guest = Guest(
        surface.user_id(actor.id) or "",
        actor.name,
        actor.locale,
        surface=surface.name,
        server=actor.server,
        place=actor.place,
    )

    def sit_down(stored: Document) -> Document:
        lobby = lobbies.load(stored)
        if not lobby.takes_guests_from(surface.name, actor.server):
            raise Refused(text("no-free-seat"))
        return lobbies.dump(lobby.with_guest(guest))

    changed = lobbies.load(await change_lobby(subject.host, subject.id, sit_down, tell=_tell_change(subject)))
    return Done(text("lobby-joined", title=changed.game.local_name))


async def _leave(subject: OfLobby, _answers: Answers, actor: Actor) -> Done:
    def leave(stored: Document) -> Document:
        return lobbies.dump(lobbies.load(stored).without_guest(actor.id))

    await change_lobby(subject.host, subject.id, leave, tell=_tell_change(subject))
    return Done(text("lobby-left"))


def _tell_change(subject: OfLobby) -> Callable[[Lobby], Letter]:
    """What tells the surface of a lobby that someone came or went."""
    return lambda _lobby: LobbyChanged(subject.id)


JOIN: Act[Any] = Act(
    "lobby",
    "join",
    _join,
    concerns=_may_join,
    blocked=lambda subject, _actor: subject.barred,
    command=NO_COMMAND,
    price="join",
)
LEAVE: Act[Any] = Act("lobby", "leave", _leave, concerns=_sits, command=NO_COMMAND)

ACTS: tuple[Act[Any], ...] = (JOIN, LEAVE)
