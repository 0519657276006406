"""How much a member may open on a server: by their roles, and up to the limits that its managers set."""

import asyncio

from bot.chat.marks import Role
from bot.chat.messages.caller import HURRY, Caller
from bot.chat.messages.refusal import ChatRefused
from bot.chat.servers import is_moderator
from bot.chat.table import place_of
from bot.host.host import Host
from bot.host.server_settings import ServerSettings, SettingsOfServers
from bot.series.steward import Steward
from bot.table import lobby as lobbies
from engine.text import Text, text


class Allowance:
    """Says why someone may open nothing more; moderators have no limits."""

    def __init__(self, host: Host, steward: Steward, settings: SettingsOfServers) -> None:
        self._host = host
        self._steward = steward
        self._settings = settings

    async def check_game(self, caller: Caller, settings: ServerSettings) -> None:
        """Refuse a lobby to those who have not the role for it, or have opened enough."""
        if not (settings.openers or settings.lobbies or settings.tables):
            return
        async with asyncio.timeout(HURRY):
            if await is_moderator(caller, self._settings):
                return
            if reason := _without_role(caller, settings.openers):
                raise ChatRefused(reason)
            if settings.lobbies and await self._open_lobbies(caller) >= settings.lobbies:
                raise ChatRefused(text("chat-most-lobbies", count=settings.lobbies))
            if settings.tables and await self._running_tables(caller) >= settings.tables:
                raise ChatRefused(text("chat-most-tables", count=settings.tables))

    async def barred_acts(self, caller: Caller, settings: ServerSettings) -> dict[str, Text]:
        """What this person may not found here, and why."""
        if not (settings.founders or settings.leagues) or await is_moderator(caller, self._settings):
            return {}
        if reason := _without_role(caller, settings.founders):
            return {"hall-found-league": reason, "hall-found-cup": reason, "hall-found-campaign": reason}
        if settings.leagues and await self._leagues(caller) >= settings.leagues:
            reason = text("chat-most-leagues", count=settings.leagues)
            return {"hall-found-league": reason, "hall-found-cup": reason}
        return {}

    async def barred_at_table(self, caller: Caller, settings: ServerSettings) -> dict[str, Text]:
        """Why this person may open no rematch here."""
        try:
            await self.check_game(caller, settings)
        except ChatRefused as refused:
            return {"table-rematch": refused.reason}
        return {}

    async def _open_lobbies(self, caller: Caller) -> int:
        """The open lobbies that this person opened on this server."""
        records = await self._host.store.lobbies.in_state("open")
        open_lobbies = [lobbies.load(record.lobby) for record in records]
        mine = (caller.surface.name, caller.server, caller.person.id)
        return sum((lobby.surface, lobby.server, lobby.opener) == mine for lobby in open_lobbies)

    async def _running_tables(self, caller: Caller) -> int:
        """The running tables that this person opened on this server."""
        listed = await self._host.store.matches.list_matches(state="live", noting=caller.person.id)
        tables = [await self._host.tables.at_hand(match.id) for match in listed]
        places = [place_of(table, caller.surface) for table in tables]
        mine = (caller.server, caller.person.id)
        return sum(place is not None and (place.server, place.opener) == mine for place in places)

    async def _leagues(self, caller: Caller) -> int:
        me = caller.key
        leagues = await self._steward.leagues.shelf.entries(caller.server)
        return sum(league.book.organisers[:1] == [me] for league in leagues)


def _without_role(caller: Caller, wanted: tuple[str, ...]) -> Text | None:
    """Why someone without any of these roles is refused; no role named: everybody may."""
    if not wanted or not caller.roles.isdisjoint(wanted):
        return None
    return text("chat-open-roles", roles=" ".join(Role(role) for role in wanted))
