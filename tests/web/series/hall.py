"""The browser as a surface of leagues and campaigns: people press what their own pages offer."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from types import MappingProxyType
from typing import Any
from urllib.parse import quote

from aiohttp import CookieJar
from aiohttp.test_utils import TestClient, TestServer

from bot.clock import FakeClock
from bot.config import Config
from bot.host.host import Host
from bot.series.steward import Steward
from bot.store import Store
from bot.web.app import build
from bot.web.appkeys import STEWARD
from bot.web.http.identity import ME, person_of
from engine.rng import Rng
from tests.kit_web import Node, Pairs, Press, answer_somehow, presses, read, unchanged
from tests.web.conftest import Visitor

TOOLS = {"substitute": "instead"}
"""What a tool is called on the page, where the stories call it otherwise."""


class WebHall:
    """One host on a file; it can stop and start anew, and people keep their cookies."""

    def __init__(self, file: Path, clock: FakeClock) -> None:
        self.people: Sequence[str] = []
        self._file = file
        self._clock = clock
        self._jars: dict[str, CookieJar] = {}
        self._visitors: dict[str, Visitor] = {}
        self._clients: list[TestClient[Any, Any]] = []
        self._rng = Rng("hall")

    @property
    def steward(self) -> Steward:
        return self._app[STEWARD]

    # --- the program

    async def start(self) -> None:
        self._store = await Store.open(str(self._file))
        self._host = Host(self._store, self._clock)
        self._app = build(self._host, Config())
        self._server = TestServer(self._app)
        await self._server.start_server()
        await self._host.wake()

    async def stop(self) -> None:
        for client in self._clients:
            await client.close()
        await self._server.close()
        await self._host.close()
        await self._store.close()
        self._clients, self._visitors = [], {}

    async def restart(self) -> None:
        await self.stop()
        await self.start()

    async def go_round(self) -> None:
        await self.steward.once()

    # --- people

    def browser(self, jar: CookieJar) -> Visitor:
        client: TestClient[Any, Any] = TestClient(self._server, cookie_jar=jar)
        self._clients.append(client)
        return Visitor(client)

    async def gather(self, *names: str) -> None:
        """These people, each of whom told their name."""
        for name in names:
            jar = CookieJar(unsafe=True)
            await press(self.browser(jar), "/profile", "name", {"your-name": name})
            who = person_of(next(cookie.value for cookie in jar if cookie.key == ME))
            self._jars[who] = jar
            self.people = [*self.people, who]

    def stranger(self) -> Visitor:
        """A browser that nobody has used."""
        return self.browser(CookieJar(unsafe=True))

    def of(self, who: str) -> Visitor:
        """Somebody's browser."""
        if who not in self._visitors:
            self._visitors[who] = self.browser(self._jars[who])
        return self._visitors[who]

    # --- what people do

    async def found(self, path: str, **fields: str | list[str]) -> str:
        """A league or campaign by its form; its id."""
        visitor = self.of(self.people[0])
        page = await visitor.page(path)
        (form,) = [one for one in page.all("form", method="post") if one.attrs["action"] == path]
        pairs = filled(Press(form, form.all("button")[-1]), fields)
        ours = {"Origin": visitor.origin}
        async with visitor.client.post(path, data=pairs, headers=ours) as answer:
            assert answer.status == 200, await answer.text()
            return answer.url.path.rpartition("/")[2]

    async def sign_up(self, league: str, who: str, *, substitute: bool = False) -> None:
        await press(self.of(who), f"/leagues/{league}", "substitute" if substitute else "join")

    async def withdraw(self, league: str, who: str) -> None:
        await press(self.of(who), f"/leagues/{league}", "leave")

    async def take_seat(self, league: str, who: str, match_id: str) -> None:
        await press(self.of(who), f"/leagues/{league}", "take", table=match_id)

    async def organise(self, league: str, tool: str, **args: Any) -> None:
        book = (await self.steward.leagues.shelf.get(league)).book
        fields: dict[str, str] = {}
        if "table" in args and "person" in args:
            fields["seat"] = f"{args['table']}/{args['person']}"
        else:
            fields |= {name: args[name] for name in ("table", "person") if name in args}
        if "number" in args:
            fields["hours" if tool == "extend" else "division"] = str(args["number"])
        if "into" in args:
            known = book.season.member(args["into"]) is not None
            address = f"https://here.example/people/{quote(args['into'], safe='')}?title=toy"
            fields |= {"into": args["into"]} if known else {"profile": address}
        await press(self.of(self.people[0]), f"/leagues/{league}", TOOLS.get(tool, tool), fields)

    async def answer(self, match_id: str, who: str) -> None:
        """At the seat that one's own page of the league or campaign leads to."""
        table = await self._host.table(match_id)
        (seat,) = [one.seat for one in table.seats if one.user_id == who]
        visitor = self.of(who)
        action, pairs = answer_somehow(await visitor.get(f"/t/{match_id}/seat/{seat}"), self._rng)
        await visitor.post(action, pairs)

    async def found_house(self, campaign: str, who: str, name: str, motto: str) -> None:
        await press(self.of(who), f"/campaigns/{campaign}", "house", words=name, motto=motto)

    async def campaign_does(self, campaign: str, who: str, what: str, words: str = "") -> None:
        fields = {"words": words} if words else {}
        await press(self.of(who), f"/campaigns/{campaign}", what, fields)


async def press(
    visitor: Visitor,
    path: str,
    do: str,
    named: Mapping[str, str] = MappingProxyType({}),
    *,
    status: int = 200,
    **fields: str,
) -> Node:
    """Fill in and send the form of a page whose button says this; the page that answers.

    `named` are fields whose names Python cannot spell.
    """
    fields = {**named, **fields}
    offered = [
        one
        for one in presses(await visitor.page(path), path)
        if one.button.attrs.get("value") == do and _fits(one.form, fields)
    ]
    assert offered, f"{path} offers nobody to {do} with {fields}"
    return read(await visitor.post(offered[0].action, filled(offered[0], fields), status=status))


def filled(press: Press, fields: "dict[str, str] | dict[str, str | list[str]]") -> Pairs:
    """What a browser sends after these fields were filled in, and no others."""
    kept = [pair for pair in unchanged(press) if pair[0] not in fields]
    typed = [
        (name, one)
        for name, value in fields.items()
        for one in ([value] if isinstance(value, str) else value)
    ]
    assert _fits(press.form, dict(typed)), f"the form has no room for {typed}"
    return kept + typed


def _fits(form: Node, fields: dict[str, str]) -> bool:
    return all(any(_takes(one, value) for one in form.all(name=name)) for name, value in fields.items())


def _takes(control: Node, value: str) -> bool:
    if control.tag == "select":
        return any(one.attrs.get("value", one.words) == value for one in control.all("option"))
    if control.attrs.get("type") in ("hidden", "radio", "checkbox"):
        return control.attrs.get("value", "on") == value
    return control.tag == "input"
