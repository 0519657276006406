"""The page of a table that was opened in a chat and has not begun: who sits there, and a seat to take."""

from aiohttp import web

from bot.acts.agreement import agreement_texts
from bot.host.lobbies import open_lobby
from bot.table import lobby as lobbies
from bot.table.lobby import Lobby
from bot.table.seating import LONGEST_NAME
from bot.web.acts.drawing import draw_offered
from bot.web.acts.outcome import read_outcome
from bot.web.appkeys import HOST
from bot.web.http.guard import TurnedAway
from bot.web.http.held_seats import seat_path
from bot.web.http.identity import person_id_of
from bot.web.http.introductions import known_person
from bot.web.http.visitor import see_other
from bot.web.show.pages import page, words_for
from render.words import Words


def add_routes(app: web.Application) -> None:
    app.router.add_get(r"/lobby/{lobby:[a-z0-9]{4,16}}", show_lobby)


async def show_lobby(request: web.Request) -> web.Response:
    """The lobby, once its game has begun the table; one that is not for strangers is not there."""
    lobby_id, words = request.match_info["lobby"], words_for(request)
    record = await request.app[HOST].store.lobbies.get(lobby_id)
    if record is not None and record.state == "started":
        return await _to_table(request, lobby_id)
    lobby = lobbies.load((await open_lobby(request.app[HOST], lobby_id)).lobby)
    me = await known_person(request)
    if not lobby.takes_guests_from("web", "") and not (me and lobby.has(me.id)):
        raise TurnedAway(404, "chat-lobby-gone")
    return page(
        request,
        "lobby.html",
        words,
        game=words.say(lobby.game.local_name),
        seats=_seats(lobby, words),
        agreed=[words.say(line) for line in agreement_texts(lobby.agreement)],
        me=me,
        offered=await draw_offered(request, "lobby", lobby_id, words),
        outcome=read_outcome(request, words),
        longest_name=LONGEST_NAME,
    )


async def _to_table(request: web.Request, match_id: str) -> web.Response:
    table, me = await request.app[HOST].table(match_id), person_id_of(request)
    seat = next((holder.seat for holder in table.seats if me and holder.user_id == me), None)
    return see_other(f"/t/{match_id}" if seat is None else seat_path(match_id, seat))


def _seats(lobby: Lobby, words: Words) -> list[str]:
    """Who sits where, and which seats are free."""
    names = [
        words(f"host-house-{guest.strength}", number=number) if guest.house else guest.name
        for number, guest in enumerate(lobby.guests, 1)
    ]
    return names + [words("chat-lobby-empty")] * (lobby.seats - len(names))
