"""The browser as a surface of leagues and campaigns: people press what their own pages offer."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

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
from tests.web.acts import act_of, do_act, form_of
from tests.web.acts import filled as filled_act
from tests.web.conftest import Visitor


class WebHall:
    """One host on a file; it can stop and start again, and people keep their cookies."""

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
        self._app = build(Steward(self._host), Config())
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
        """These people, each of whom told their name; they all find the same form."""
        key = "person-settings"
        form = form_of(await self.stranger().page("/me"), key)
        for name in names:
            jar = CookieJar(unsafe=True)
            pairs = filled_act(form, key, {"own_name": name})
            await self.browser(jar).post(form.attrs["action"], pairs, status=303, follow=False)
            who = person_of(next(cookie.value for cookie in jar if cookie.key == ME.name))
            self._jars[who] = jar
            self.people = [*self.people, who]

    def stranger(self) -> Visitor:
        """A browser that nobody has used."""
        return self.browser(CookieJar(unsafe=True))

    def of(self, who: str) -> Visitor:
        """Someone's browser."""
        if who not in self._visitors:
            self._visitors[who] = self.browser(self._jars[who])
        return self._visitors[who]

    # --- what people do

    async def found(self, key: str, **said: Any) -> str:
        """A league or campaign by the form of its act; its id."""
        visitor = self.of(self.people[0])
        path = f"/hall/act/{act_of(key).name}"
        form = form_of(await visitor.page(path), key)
        ours = {"Origin": visitor.origin}
        async with visitor.client.post(path, data=filled_act(form, key, said), headers=ours) as answer:
            assert answer.status == 200, await answer.text()
            return answer.url.path.rpartition("/")[2]

    async def sign_up(self, league: str, who: str, *, substitute: bool = False) -> None:
        await do_act(self.of(who), f"/leagues/{league}", "league-stand-by" if substitute else "league-join")

    async def withdraw(self, league: str, who: str) -> None:
        await do_act(self.of(who), f"/leagues/{league}", "league-leave")

    async def take_seat(self, league: str, who: str, match_id: str) -> None:
        await do_act(self.of(who), f"/leagues/{league}", "league-take-seat", table=match_id)

    async def organise(self, league: str, tool: str, **args: Any) -> None:
        said = {"member" if name == "person" else name: value for name, value in args.items()}
        if tool in ("forfeit", "replace"):
            said["seat"] = f"{said.pop('table')}/{said.pop('member')}"
        if "number" in said:
            said["hours" if tool == "extend" else "division"] = said.pop("number")
        await do_act(self.of(self.people[0]), f"/leagues/{league}", f"league-{tool}", **said)

    async def answer(self, match_id: str, who: str) -> None:
        """At the seat that one's own page of the league or campaign leads to."""
        table = await self._host.table(match_id)
        (seat,) = [one.seat for one in table.seats if one.user_id == who]
        visitor = self.of(who)
        action, pairs = answer_somehow(await visitor.get(f"/t/{match_id}/seat/{seat}"), self._rng)
        await visitor.post(action, pairs)

    async def found_house(self, campaign: str, who: str, name: str, motto: str) -> None:
        said: dict[str, Any] = {"house_name": name, "motto": motto}
        await do_act(self.of(who), f"/campaigns/{campaign}", "campaign-house", **said)

    async def campaign_does(self, campaign: str, who: str, what: str, words: str = "") -> None:
        """note, rival, choose, leave, takeover, giveup."""
        names = {"takeover": "take-over", "giveup": "give-up", "choose": "choose-title"}
        fields = {"note": "note", "rival": "house", "takeover": "house", "choose": "title"}
        key = f"campaign-{names.get(what, what)}"
        said: dict[str, Any] = {fields[what]: words} if what in fields else {}
        if what == "choose" and words.isdecimal():
            key, said = "campaign-choose-seat", {"seat": words}
        await do_act(self.of(who), f"/campaigns/{campaign}", key, **said)


async def press(visitor: Visitor, path: str, do: str, *, status: int = 200, **fields: str) -> Node:
    """Fill in and send the form of a page whose button says this; the page that answers."""
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
