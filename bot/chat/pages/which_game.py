"""Which game a command means: the one named, the one of this channel, or the person's only one."""

from collections.abc import Awaitable, Callable, Iterable

from bot.chat.messages.caller import Caller
from bot.chat.messages.refusal import ChatRefused
from bot.chat.table import place_of, seat_of
from bot.host.failures import contained
from bot.host.host import Host
from bot.table.errors import NoSuchMatch
from bot.table.state import TableState
from bot.table.substitutes import free_seats, is_open_to_all
from engine.text import Seat, text
from render.words import Words, names_of_game

MOST = 10
"""How many games of one channel are considered, the newest first."""


class GameFinder:
    def __init__(self, host: Host) -> None:
        self._host = host

    async def any_game(self, caller: Caller, game: str | None) -> TableState:
        """A game to read; private games only for those who play them.

        One that is played on another platform is found by its id while it has a seat for strangers.
        """
        table = await self._find(caller, game)
        place = place_of(table, caller.surface)
        here = place is not None and caller.room == place.channel
        public = place is not None and not place.private and caller.server == place.server
        if place is None and caller.server:
            public = bool(free_seats(table)) and is_open_to_all(table)
        if not here and not public and seat_of(table, caller.key) is None:
            raise NoSuchMatch
        return table

    async def own_game(self, caller: Caller, game: str | None) -> tuple[TableState, Seat]:
        table = await self.any_game(caller, game)
        return table, own_seat(table, caller)

    async def game_on_server(self, caller: Caller, game: str | None) -> TableState:
        """A game of this server, private or not, for those who moderate it."""
        table = await self._host.table(game.strip().lower()[:16]) if game else await self.game_here(caller)
        if table is None:
            raise ChatRefused(text("chat-which-game"))
        place = place_of(table, caller.surface)
        if place is None or caller.server != place.server or place.visiting:
            raise NoSuchMatch
        return table

    async def games_on_server(self, caller: Caller, typed: str) -> list[tuple[str, str]]:
        """All games of this server, the latest first: id and name."""
        matches = await self._host.store.matches.list_matches(noting=caller.server, limit=50)
        return await self._matching_games((match.id for match in matches), typed, caller.locale)

    async def _find(self, caller: Caller, game: str | None) -> TableState:
        if game:
            return await self._host.table(game.strip().lower()[:16])
        if here := await self.game_here(caller):
            return here
        mine = await self._host.store.matches.list_matches(state="live", user_id=caller.key)
        if len(mine) == 1:
            return await self._host.table(mine[0].id)
        raise ChatRefused(text("chat-which-game"))

    async def game_here(self, caller: Caller) -> TableState | None:
        """The game of this channel; of several, the person's own, else a running one, else the newest."""
        match_ids = await self._host.store.channels.matches_in(caller.surface.name, caller.room)
        looks = await readable_tables(self._host.table, match_ids[:MOST])

        def near(table: TableState) -> tuple[bool, bool]:
            live = table.state == "live"
            return live and seat_of(table, caller.key) is not None, live

        return max(looks, key=near, default=None)

    async def offered_games(self, caller: Caller, typed: str) -> list[tuple[str, str]]:
        """The person's running games, for autocompletion: id and name."""
        mine = await self._host.store.matches.list_matches(state="live", user_id=caller.key, limit=50)
        return await self._matching_games((match.id for match in mine), typed, caller.locale)

    async def _matching_games(
        self, match_ids: Iterable[str], typed: str, locale: str
    ) -> list[tuple[str, str]]:
        """Games by any of their names, their id or their players."""
        looks = await readable_tables(self._host.tables.at_hand, match_ids)
        offered = []
        for table in looks:
            game, about = table.match.game, f"{table.id} · {', '.join(table.names)}"
            known_as = " · ".join([*names_of_game(game.name, game.local_name), about])
            if typed.casefold() in known_as.casefold():
                offered.append((table.id, f"{Words(locale).say(game.local_name)} · {about}"))
        return offered[:25]


def own_seat(table: TableState, caller: Caller) -> Seat:
    """The seat of the person; refused to those who do not play."""
    seat = seat_of(table, caller.key)
    if seat is None:
        raise ChatRefused(text("chat-not-playing"))
    return seat


async def readable_tables(
    table: Callable[[str], Awaitable[TableState]], match_ids: Iterable[str]
) -> list[TableState]:
    """The tables that can be read; one that cannot is logged and left out."""
    tables: list[TableState] = []
    for match_id in match_ids:
        with contained("match-unread", match=match_id):
            tables.append(await table(match_id))
    return tables
