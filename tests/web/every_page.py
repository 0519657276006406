"""Every page of the browser: an address for each route, in a house where there is something to show."""

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

import pytest
from aiohttp import web
from playwright.async_api import Page
from pydantic import SecretStr

from bot.config import Config
from bot.host.host import Host
from bot.host.lookback import look_back
from bot.host.server_passes import ServerPass, issue_link_key
from bot.host.server_settings import ServerNames
from bot.series.league.book import Regulations
from bot.series.steward import Steward
from bot.store.notes import NoteKind
from bot.table import lobby as lobbies
from bot.table.lobby import Guest, Lobby
from bot.web.calls.mail import MAIL
from bot.web.show import rules_html
from bot.web.surface import SURFACE
from data.rulebook import rules_page
from engine import codec
from engine.lookback import Effort
from tests.kit_web import read
from tests.league.people import game, play_out
from tests.league.tallies import tally_of
from tests.web.agreed import CARDS

CONFIG = Config(
    discord_id="123456789012345678",
    discord_secret=SecretStr("a secret"),
    public_url="https://here.example",
    smtp=SecretStr("smtp://127.0.0.1:2525"),
    mail_from="games@example.org",
    matrix_homeserver="http://127.0.0.1:9",
    matrix_token=SecretStr("a token"),
)
"""So that every page there can be is there."""

NAMES = ServerNames("Rialto", {"11": "#games", "12": "#diary"}, {"21": "#tables"}, {"31": "Wardens"})
MANAGED = ServerPass("discord:77", "Vera", "1456074443980800000", "discord/log/1456074443980800000", NAMES)
"""A server of Discord whose settings this browser may change."""

PAGES = {
    "/": "/",
    "/rules/{title}": "/rules/toy",
    "/new/{title}": "/new/toy",
    "/t/{match}": "/t/{match}",
    "/t/{match}/closer": "/t/{match}/closer",
    "/t/{match}/words": "/t/{match}/words",
    "/t/{match}/time": "/t/{match}/time",
    "/t/{match}/replay": "/t/{match}/replay?step=1",
    "/t/{match}/look-back": "/t/{over}/look-back",
    "/t/{match}/try": "/t/{over}/try",
    "/t/{match}/host": "/t/{match}/host",
    "/t/{match}/host/links": "/t/{match}/host/links",
    "/t/{match}/host/replay": "/t/{match}/host/replay",
    "/t/{match}/host/undo": "/t/{match}/host/undo?step=0",
    "/t/{match}/host/act/{act}": "/t/{match}/host/act/host-pause",
    "/t/{match}/act/{act}": "/t/{match}/act/customs",
    "/t/{match}/seat/{seat}": "/t/{match}/seat/0",
    "/t/{match}/seat/{seat}/closer": "/t/{match}/seat/0/closer",
    "/t/{match}/seat/{seat}/words": "/t/{match}/seat/0/words",
    "/t/{match}/seat/{seat}/time": "/t/{match}/seat/0/time",
    "/t/{match}/seat/{seat}/replay": "/t/{match}/seat/0/replay",
    "/t/{match}/seat/{seat}/look-back": "/t/{match}/seat/0/look-back",
    "/t/{match}/seat/{seat}/me": "/t/{match}/seat/0/me",
    "/t/{match}/seat/{seat}/plans": "/t/{match}/seat/0/plans",
    "/t/{match}/seat/{seat}/missed": "/t/{match}/seat/0/missed",
    "/t/{match}/seat/{seat}/try": "/t/{match}/seat/0/try",
    "/t/{match}/seat/{seat}/guests": "/t/{match}/seat/0/guests",
    "/t/{match}/seat/{seat}/act/{act}": "/t/{match}/seat/0/act/pause",
    "/t/{match}/seat/{seat}/me/act/{act}": "/t/{match}/seat/0/me/act/settings",
    "/hall/act/{act}": "/hall/act/found-league",
    "/leagues/{subject}/act/{act}": "/leagues/{league}/act/join",
    "/campaigns/{subject}/act/{act}": "/campaigns/{campaign}/act/house",
    "/me/act/{act}": "/me/act/delete",
    "/games": "/games",
    "/me": "/me",
    "/me/orders/{title}": "/me/orders/toy",
    "/mail/{contact}/{what}/{token}": "{mail}",
    "/mail/{contact}/enter/{token}": "{enter}",
    "/ratings": "/ratings",
    "/games/{title}/statistics": "/games/toy/statistics",
    "/people/{person}": "/people/ada",
    "/leagues": "/leagues",
    "/leagues/{series}": "/leagues/{league}",
    "/campaigns/{series}": "/campaigns/{campaign}",
    "/seek": "/seek",
    "/widget": "/widget?table=none&widgetId=fondaco&userId=@ada:example.org",
    "/lobby/{lobby}": "/lobby/{lobby}",
    "/lobby/{subject}/act/{act}": "/lobby/{lobby}/act/join",
    "/learn/{subject}": "/learn/toy",
    "/learn/{subject}/act/{act}": "/learn/toy/act/vote",
    "/server/{subject}": "/server/123456789012345678",
    "/server/{subject}/act/{act}": "/server/123456789012345678/act/vote",
}
"""An address of every route that shows a page."""

MORE_PAGES = {
    "a table that is over": "/t/{over}",
    "nothing": "/nonesuch",
    "no table": "/t/nonesuch",
    "somebody else's seat": "/t/{match}/seat/1",
    "somebody else's table": "/t/{over}/host",
    "a table to come": "/leagues/{open_league}",
    "the settings of a server": "/server/{server}",
    "one of them": "/server/{server}/act/games",
    "the frame of Discord": "/?frame_id=1&instance_id=2",
}
"""Pages that share a route with others and look different; among them refusals."""

NOT_PAGES = {
    "/still/{hash}.svg",
    "/colours/{theme}.css",
    "/static/{digest}/{name}",
    "/health",
    "/live",
    "/ready",
    "/cover/{title}.png",
    "/rules/{title}/{language}/{piece}.png",
    "/push.js",
    "/calendar/{token}.ics",
    "/manifest.webmanifest",
    "/icon-{size}.png",
    "/safe-icon-{size}.png",
    "/ratings.png",
    "/people/{person}/rating.png",
    "/leagues/{series}/division-{number}.png",
    "/leagues/{series}/results.csv",
    "/leagues/{series}/results.json",
    "/campaigns/{series}/{kind}.png",
    "/campaigns/{series}/chronicle.{kind}",
    "/seek/table",
    "/t/{match}/host/replay/board",
    "/t/{match}/seat/{seat}/ahead",
    "/t/{match}/seat/{seat}/changed",
    "/t/{match}/seat/{seat}/missed/board",
    "/t/{match}/seat/{seat}/missed/film",
    "/games/events",
    "/games/next",
    "/learn/{subject}/state",
    "/learn/{subject}/{kind}.png",
    "/learn/{subject}/{kind}.svg",
    "/api/v1/openapi.json",
    "/api/v1/me",
    "/api/v1/events",
    "/api/v1/games",
    "/api/v1/games/{game}",
    "/api/v1/games/{game}/log",
    "/api/v1/games/{game}/question",
    "/profile",
    "/leagues/new",
    "/campaigns/new",
    *(
        f"{base}/{part}"
        for base in ("/t/{match}", "/t/{match}/seat/{seat}")
        for part in (
            "state",
            "words.json",
            "events",
            "{kind}.png",
            "{kind}.svg",
            "past",
            "replay/board",
            "replay/moment",
            "trails",
            "curve",
            "export",
            "try/state",
            "try/{kind}.png",
            "try/{kind}.svg",
        )
    ),
}
"""Pictures, files, parts of pages, streams, and old addresses that lead elsewhere."""


def routes(app: web.Application) -> set[str]:
    """Everything that a browser can ask for by an address."""
    return {
        route.resource.canonical for route in app.router.routes() if route.method == "GET" and route.resource
    }


@dataclass(frozen=True, slots=True)
class Things:
    """What the addresses name."""

    match: str
    over: str
    league: str
    open_league: str
    campaign: str
    mail: str
    enter: str
    server: str
    lobby: str

    def addresses(self) -> dict[str, str]:
        named = {name: getattr(self, name) for name in self.__slots__}
        return {what: address.format(**named) for what, address in (PAGES | MORE_PAGES).items()}


@pytest.fixture
def toy_rules(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Rules in brief of the toy, with everything that they may be written with."""
    (tmp_path / "en").mkdir()
    said = "# Toy\n\n**Bid** and *toast*.\n\n- one\n- two\n\n| card | worth |\n|---|---|\n| 1 | 2 |\n"
    (tmp_path / "en" / "toy.md").write_text(said, encoding="utf-8")
    (tmp_path / "toy.yaml").write_text("paragraphs: {}", encoding="utf-8")
    monkeypatch.setattr("data.rulebook.FOLDER", tmp_path)
    _forget_rules()
    yield
    _forget_rules()


def _forget_rules() -> None:
    rules_page.cache_clear()
    rules_html.summary.cache_clear()


async def furnish(host: Host, app: web.Application, page: Page, origin: str) -> Things:
    """A house with a table that this browser opened and sits at, one that is over, leagues, a campaign."""
    steward = Steward(host)
    over = await game(steward, "Ada", "Bo")
    host.look_backs.hire = lambda: ThreadPoolExecutor(1)  # no other process knows the toy
    host.look_backs.effort = Effort(4, 2, 1, 1, 1, 20)
    await look_back(host, await host.table(over), 60.0)
    terms = Regulations(
        titles=["toy"], sizes=[2], rounds=1, signup=0, seasons=1, pace=None, options={"toy": {"cards": "3"}}
    )
    league, open_league = [
        await steward.leagues.create(name, rule, "doge")
        for name, rule in (("Lido", terms), ("Rialto", Regulations(titles=["toy"], sizes=[2])))
    ]
    for name in ("Ada", "Bo"):
        await steward.leagues.members.join(league, name.lower(), name)
    await steward.once()
    campaign = await steward.campaigns.create("Mare", "ada", 2, titles=["toy"])
    for name in ("Ada", "Bo"):
        await steward.campaigns.found_house(campaign, name.lower(), name, "Semper")
    for round_table in (await steward.leagues.shelf.get(league)).book.season.tables:
        await play_out(host, round_table.match_id)
    await steward.once()
    await host.store.notes.set(NoteKind.STATISTICS("toy"), codec.encode(tally_of(9)))
    contact = await host.contacts.add_mail("ada", "ada@example.org", "en")
    match_id = await _open_table(page, origin)
    for seat, answer in ((0, 3), (1, 1)):
        await host.submit(match_id, seat, answer)
    await host.tryouts.open(await host.table(match_id), 0)
    await page.request.post(
        f"{origin}/t/{over}/try", form={"step": "1", "seat": "0"}, headers={"Origin": origin}
    )
    await _enter_server(host, page, origin)
    mail, enter = await app[MAIL].link(contact, "confirm"), await _sign_in_link(host)
    return Things(
        match_id, over, league, open_league, campaign, mail, enter, MANAGED.server, await _open_lobby(host)
    )


async def _open_lobby(host: Host) -> str:
    """A table on Discord that has not begun."""
    guest = Guest("77", "Vera", surface="discord")
    lobby = Lobby("toy", 2, "discord", MANAGED.server, "11", "77", "en", guests=(guest,))
    await host.store.lobbies.add("lobby12345", lobbies.dump(lobby), host.clock.now())
    return "lobby12345"


async def _sign_in_link(host: Host) -> str:
    """A link that signs in a person who is not at this browser."""
    contact = await host.contacts.add_mail(SURFACE.person_id("a" * 24), "eve@example.org", "en")
    await host.contacts.confirm(contact)
    return f"/mail/{contact.id}/enter/{await host.contacts.new_sign_in(contact)}"


async def _enter_server(host: Host, page: Page, origin: str) -> None:
    """Open the settings of a server with a link from Discord; those of others stay behind their door."""
    key = await issue_link_key(host, MANAGED)
    form: dict[str, str | float | bool] = {"key": key}
    await page.request.post(f"{origin}/server/{MANAGED.server}/enter", form=form, headers={"Origin": origin})


async def _open_table(page: Page, origin: str) -> str:
    """Open a table for two and sit down at it, as the forms of its pages do."""
    form: dict[str, str | float | bool] = {CARDS: "40", "kind-2": "nobody", "kind-3": "nobody"}
    form |= {"kind-0": "person", "name-0": "Ada", "kind-1": "person", "name-1": "Bo"}
    ours = {"Origin": origin}
    opened = read(await (await page.request.post(f"{origin}/new/toy", form=form, headers=ours)).text())
    (sit, *_) = [one for one in opened.all("form") if one.attrs["action"].endswith("/sit")]
    (key, *_) = [one.attrs["value"] for one in sit.all("input", name="key")]
    await page.request.post(f"{origin}{sit.attrs['action']}", form={"key": key}, headers=ours)
    return sit.attrs["action"].split("/")[2]
