"""One host with both surfaces, and something of every kind that people may act on, on each of them."""

from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from shutil import copytree
from typing import Any
from unittest.mock import patch

import discord
from aiohttp import CookieJar
from aiohttp.test_utils import TestClient, TestServer
from simcord.results import ResponseMessage

from bot.acts import registry
from bot.acts.act import Act, Kind
from bot.config import Config
from bot.discord.surface import SURFACE as DISCORD
from bot.host.server_passes import ServerPass, issue_link_key
from bot.host.server_settings import ServerNames, log_of
from bot.series.steward import Steward
from bot.web.acts.drawing import page_of
from bot.web.app import build
from data import catalogue
from engine.rng import Rng
from render.words import Words
from tests.chat.game import Evening
from tests.chat.person import Person, said
from tests.chat.tables import table
from tests.chat.toys import Doodler
from tests.kit_lessons import toy_lesson
from tests.quick_database import quick_database
from tests.web.acts import do_act
from tests.web.conftest import Visitor

GROUPS: dict[str, str] = {"table": "game", "hall": "find", "person": "my"}
"""The groups of commands whose name is not the kind of their acts."""
ENGLISH = Words("en")


def command_of(act: Act[Any]) -> str:
    group = act.command or act.kind
    return f"{GROUPS.get(group, group)} {ENGLISH(f'command-{act.key}')}"


@dataclass
class Scene:
    evening: Evening
    visitor: Visitor
    league: dict[str, str]
    campaign: dict[str, str]
    """By surface: `discord`, `web`."""
    seat: int
    boss: Person
    """Manages the server."""
    lobby: str = ""
    """A table on Discord that has not begun."""

    @property
    def person(self) -> Person:
        return self.evening.persons[0]

    @property
    def server(self) -> str:
        return str(self.evening.world.guild.id)

    def presser(self, kind: Kind) -> Person:
        """Who is shown what these acts are about."""
        return self.boss if kind == "server" else self.person

    # --- in the browser

    def page(self, kind: Kind) -> str:
        """The page that shows what these acts are about."""
        match kind:
            case "hall":
                return "/seek"
            case "table":
                return f"{self.place(kind)}/time"
            case _:
                return self.place(kind)

    def place(self, kind: Kind) -> str:
        """Below which the forms of these acts are."""
        ids: dict[Kind, str] = {
            "table": self.evening.match,
            "league": self.league["web"],
            "campaign": self.campaign["web"],
            "server": self.server,
            "lesson": "toy",
            "lobby": self.lobby,
        }
        return page_of(kind, ids.get(kind, kind), self.seat if kind == "table" else None)

    # --- on Discord

    def subject(self, kind: Kind) -> dict[str, str]:
        """The option of a command that names its subject, where it needs one."""
        match kind:
            case "league":
                return {"league": self.league["discord"]}
            case "campaign":
                return {"campaign": self.campaign["discord"]}
            case "lesson":
                return {"title": "toy"}
            case _:
                return {}

    async def slash(self, command: str, /, **options: Any) -> ResponseMessage:
        shown = await self.person.actor.slash(self._channel_for(command), command, **options)
        assert shown.response is not None, command
        return shown.response

    async def suggested(self, command: str, option: str, typed: str, /, **options: Any) -> list[str]:
        """What Discord suggests for an option while it is typed."""
        where = self._channel_for(command)
        choices = await self.person.actor.autocomplete(where, command, option, typed, **options)
        return [one["value"] for one in choices]

    def _channel_for(self, command: str) -> Any:
        world = self.evening.world
        return world.thread() if command.startswith(("game ", "host ")) else world.channel

    async def menu(self, kind: Kind) -> ResponseMessage:
        """Everything that may be done there, by the button More…"""
        shown = await self._with_more(kind)
        result = await self.presser(kind).press(shown, "acts", kind)
        assert result.response is not None
        return result.response

    async def _with_more(self, kind: Kind) -> ResponseMessage:
        match kind:
            case "hall":
                return await self.slash("find tables")
            case "lobby":
                return await self._agreed_lobby()
            case "table":
                return await self.slash("game status")
            case "league":
                return await self.slash("league agreed", league=self.league["discord"])
            case "campaign":
                return await self.slash("campaign show", campaign=self.campaign["discord"])
            case "lesson":
                await self.slash("lesson begin", title="toy")
                return await self.slash("lesson leave", title="toy")
            case "person":
                return await self.slash("my settings", zone="UTC")
            case "server":
                shown = (await self.boss.actor.slash(self.evening.world.channel, "setup")).response
                assert shown is not None
                return shown

    async def _agreed_lobby(self) -> ResponseMessage:
        """A lobby whose agreement was sent as it is."""
        world = self.evening.world
        shown = await self.person.actor.slash(world.channel, "game new", title="toy")
        for verb in ("do", "yes"):
            shown = await self.person.press(shown.response, verb)
        assert shown.response is not None
        return shown.response

    async def told(self, command: str, /, **options: Any) -> str:
        return said(await self.slash(command, **options))


@asynccontextmanager
async def scene(folder: Path) -> AsyncIterator[Scene]:
    """Ada and Bo sit at a table on Discord; someone in the browser holds the second seat by its link."""
    drawn = patch("render.artist.artist", lambda _title: Doodler())
    with quick_database(), drawn, toy_lesson(folder):
        async with _scene(folder) as made:
            yield made


@asynccontextmanager
async def _scene(folder: Path) -> AsyncIterator[Scene]:
    async with table(folder) as evening:
        host, server = evening.world.host, TestServer(build(Steward(evening.world.host), Config()))
        await server.start_server()
        client: TestClient[Any, Any] = TestClient(server, cookie_jar=CookieJar(unsafe=True))
        try:
            made = Scene(evening, Visitor(client), {}, {}, 1, _boss(evening))
            await _let_in(made)
            await made.visitor.post(
                f"/t/{evening.match}/sit", [("key", await host.seats.fresh_key(evening.match, 1))]
            )
            await _found(made)
            yield made
        finally:
            await client.close()
            await server.close()


def _boss(evening: Evening) -> Person:
    world = evening.world
    role = world.guild.create_role("Managers", permissions=discord.Permissions(manage_guild=True))
    return Person(world.guild.add_member(world.env.create_user("boss"), roles=[role]), Rng("boss"))


async def _let_in(made: Scene) -> None:
    """The visitor holds the settings of the server open."""
    names = ServerNames("Fondaco", {"11": "#games"}, {"21": "#tables"}, {"31": "Wardens"})
    vouched = ServerPass("discord:1", "boss", made.server, log_of(DISCORD, made.server), names)
    key = await issue_link_key(made.evening.world.host, vouched)
    await made.visitor.post(f"/server/{made.server}/enter", [("key", key)])


async def _found(made: Scene) -> None:
    """A league that is not open yet, and a campaign, on both surfaces."""
    league: dict[str, Any] = {"name": "Lido", "draft": "yes", "titles": ["toy"]}
    await do_act(made.visitor, "/hall/act/found-league", "hall-found-league", your_name="Ada", **league)
    await do_act(made.visitor, "/hall/act/found-campaign", "hall-found-campaign", name="Mare", houses=2)
    await made.visitor.post("/learn/toy/act/begin", [])
    await made.slash("league create", name="Lido", draft=True, titles="toy")
    await made.slash("campaign create", name="Mare", houses=2)
    await made.person.actor.slash(made.evening.world.channel, "game new", title="toy")
    (record,) = await made.evening.world.host.store.lobbies.in_state("open")
    made.lobby = record.id
    steward = made.evening.world.bot.chat.steward
    for kept, shelf in ((made.league, steward.leagues.shelf), (made.campaign, steward.campaigns.shelf)):
        for entry in await shelf.entries():
            kept["discord" if entry.server else "web"] = entry.id


@contextmanager
def more_words(folder: Path, **by_locale: str) -> Iterator[None]:
    """The catalogues with some messages more."""
    copy = folder / "words"
    copytree(catalogue.FOLDER, copy)
    for locale, lines in by_locale.items():
        (copy / locale / "toy_act.ftl").write_text(lines, encoding="utf-8")
    with patch.object(catalogue, "FOLDER", copy):
        _read_anew()
        yield
    _read_anew()


def _read_anew() -> None:
    catalogue.bundle.cache_clear()
    catalogue.keys.cache_clear()


@contextmanager
def everything_offered() -> Iterator[None]:
    """Every act is for everybody, at any time."""

    def always(_subject: Any, _actor: Any) -> bool:
        return True

    free = [
        replace(
            act,
            concerns=always,
            blocked=lambda _subject, _actor: None,
            fields=tuple(replace(one, when=always) for one in act.fields),
        )
        for act in registry.acts()
    ]
    with registry.instead(free):
        yield
