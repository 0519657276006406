"""Webhooks: signed calls to an address of a person's own, on the open internet alone, and never for long."""

import asyncio
import json
from collections.abc import AsyncIterator
from typing import Any

import aiohttp
import pytest
from aiohttp import web
from aiohttp.abc import AbstractResolver, ResolveResult
from aiohttp.test_utils import TestServer
from structlog.testing import capture_logs

from bot.clock import FakeClock
from bot.host import privacy
from bot.host.host import Host
from bot.host.outbox import LEASE
from bot.host.webhooks import HookAddresses
from bot.store.records import Contact, StoredLetter
from bot.table.seating import SeatSpec
from bot.table.settings import Settings
from bot.table.terms import PRESETS
from bot.web.calls.caller import CALLER
from bot.web.calls.public_network import NotPublic, PublicResolver, is_public, public_connector
from bot.web.calls.webhook import SIGNATURE, WebhookCaller, sign
from tests.web.acts import do_act, offers
from tests.web.agreed import TWO_DAYS
from tests.web.calls import deliver, holder, seated
from tests.web.conftest import Visitor

HOUR = 3600.0
NAME = "hook.example.org"


class Names(AbstractResolver):
    """Where names lead, in place of the DNS."""

    def __init__(self, *addresses: str) -> None:
        self.addresses = addresses
        self.asked = 0

    async def resolve(self, host: str, port: int = 0, family: int = 0) -> list[ResolveResult]:
        self.asked += 1
        return [
            ResolveResult(hostname=host, host=address, port=port, family=2, proto=0, flags=0)
            for address in self.addresses
        ]

    async def close(self) -> None:
        """Nothing is open."""


class Hook:
    """A server that takes calls."""

    def __init__(self) -> None:
        self.url = ""
        self.status = 200
        self.taken: list[tuple[bytes, dict[str, str]]] = []
        self.tries = 0

    async def take(self, request: web.Request) -> web.StreamResponse:
        self.tries += 1
        match request.path:
            case "/slow":
                await asyncio.Event().wait()
            case "/huge":
                return await self._answer_without_end(request)
            case "/moved":
                return web.Response(status=302, headers={"Location": "/hook"})
        if self.status < 300:
            self.taken.append((await request.read(), dict(request.headers)))
        return web.Response(status=self.status, text="not to be read")

    async def _answer_without_end(self, request: web.Request) -> web.StreamResponse:
        self.taken.append((await request.read(), dict(request.headers)))
        answer = web.StreamResponse()
        await answer.prepare(request)
        while True:
            await answer.write(b"x" * 65536)

    @property
    def said(self) -> list[Any]:
        return [json.loads(body) for body, _ in self.taken]


def caller_of(host: Host) -> WebhookCaller:
    assert isinstance(host.webhooks.sender, WebhookCaller)
    return host.webhooks.sender


@pytest.fixture
async def hook(visitor: Visitor, host: Host) -> AsyncIterator[Hook]:
    """A server of the open internet, as far as this host can tell."""
    made, app = Hook(), web.Application()
    app.router.add_post("/{name}", made.take)
    async with TestServer(app) as server:
        made.url = f"http://{NAME}:{server.port}"
        host.webhooks.addresses = HookAddresses("http", None)
        caller_of(host).connect = lambda: aiohttp.TCPConnector(resolver=Names("127.0.0.1"))
        yield made


async def set_hook(visitor: Visitor, address: str, kind: str = "webhook", status: int = 200) -> str:
    """The secret that the page tells; where it tells none, its words."""
    page = await do_act(visitor, "/me", "person-webhook", webhook=address, webhook_kind=kind, status=status)
    if "Signing secret" not in page.words:
        return page.words
    (secret,) = [one.attrs["value"] for one in page.all("input") if "readonly" in one.attrs]
    return secret


async def test_a_question_is_told_once_signed_and_with_nothing_of_the_game(
    visitor: Visitor, host: Host, hook: Hook
) -> None:
    opened = await seated(visitor)
    secret = await set_hook(visitor, f"{hook.url}/hook")
    assert [one["text"] for one in hook.said] == [
        "This is a test. From now on, Fondaco sends your notifications here."
    ]
    hook.taken.clear()
    await deliver(visitor, host)
    await deliver(visitor, host)
    (told,) = hook.said
    table = await host.table(opened.match_id)
    assert told["text"] == "It’s your turn in Toy."
    assert (told["title"], told["game"], told["table"]) == ("Toy", "toy", opened.match_id)
    assert told["due"] is not None
    assert table.waits[0].due is not None
    assert set(told) == {"id", "text", "title", "link", "game", "table", "due"}
    body, headers = hook.taken[0]
    at, signature = headers[SIGNATURE].split(",")
    assert signature == f"sha256={sign(secret, int(at.removeprefix('t=')), body)}"
    assert int(at.removeprefix("t=")) == int(host.clock.now())
    assert signature != f"sha256={sign('another', int(at.removeprefix('t=')), body)}"


async def test_ntfy_gets_plain_text_with_a_title(visitor: Visitor, host: Host, hook: Hook) -> None:
    await seated(visitor)
    assert "test message has arrived" in await set_hook(visitor, f"{hook.url}/topic", "ntfy")
    hook.taken.clear()
    await deliver(visitor, host)
    ((body, headers),) = hook.taken
    assert body.decode() == "It’s your turn in Toy."
    assert headers["Title"] == "Toy"
    assert SIGNATURE not in headers


async def test_an_address_at_ntfy_is_known_by_its_name(host: Host, hook: Hook) -> None:
    host.webhooks.addresses = HookAddresses("http", None)
    port = hook.url.rpartition(":")[2]
    assert await host.webhooks.set("web:ada", f"http://ntfy.sh:{port}/hook", "webhook", "en") is None
    (contact,) = await host.contacts.of_person("web:ada")
    assert (contact.kind, contact.keys) == ("ntfy", {})


@pytest.mark.parametrize(
    ("wished", "calls"),
    [
        ({"remind": "none"}, []),
        ({"digest": 15}, ["Une table vous attend."]),
        ({"quiet": (0, 14 * 60)}, []),
        ({}, ["À vous de jouer\u00a0: Toy."]),
    ],
)
async def test_calls_come_as_each_person_wishes(
    visitor: Visitor, host: Host, clock: FakeClock, hook: Hook, wished: dict[str, Any], calls: list[str]
) -> None:
    clock.pass_time((2 * HOUR - clock.now()) % (24 * HOUR))
    opened = await seated(visitor)
    await set_hook(visitor, f"{hook.url}/hook")
    hook.taken.clear()
    person = await holder(host, opened)
    before = (await host.people.settings(person)).model_dump(mode="json")
    await host.people.save_settings(person, Settings.model_validate({**before, "locale": "fr", **wished}))
    await deliver(visitor, host)
    clock.pass_time(14 * HOUR if "digest" in wished else 11 * HOUR)
    await deliver(visitor, host)
    assert [one["text"] for one in hook.said] == calls


async def test_a_muted_question_calls_no_more(
    visitor: Visitor, host: Host, clock: FakeClock, hook: Hook
) -> None:
    opened = await seated(visitor)
    await set_hook(visitor, f"{hook.url}/hook")
    hook.taken.clear()
    await host.sweep.tend()
    await host.reminders.mute(opened.match_id, 0)
    clock.pass_time(24 * HOUR)
    await deliver(visitor, host)
    assert hook.taken == []


async def test_a_person_of_a_chat_is_called_at_a_webhook_beside_the_chat(
    visitor: Visitor, host: Host, hook: Hook
) -> None:
    await host.webhooks.set("discord:5", f"{hook.url}/hook", "webhook", "en")
    hook.taken.clear()
    ada = SeatSpec("Ada", user_id="discord:5")
    opened = await host.open("toy", [ada, SeatSpec("Bo")], terms=PRESETS["day"])
    await deliver(visitor, host)
    (told,) = hook.said
    assert told["table"] == opened.match_id
    assert await host.store.outbox.depth("discord/") == 1, "the chat hears of it too"
    await privacy.forget(host, "discord:5")
    assert await host.store.outbox.depth() == 0


async def test_a_person_of_a_chat_gets_the_daily_message_there_too(
    visitor: Visitor, host: Host, clock: FakeClock, hook: Hook
) -> None:
    await host.webhooks.set("discord:5", f"{hook.url}/hook", "webhook", "en")
    hook.taken.clear()
    settings = await host.people.settings("discord:5")
    await host.people.save_settings("discord:5", settings.model_copy(update={"digest": 15}))
    ada = SeatSpec("Ada", user_id="discord:5")
    await host.open("toy", [ada, SeatSpec("Bo")], terms=PRESETS["week"])
    await deliver(visitor, host)
    assert hook.said == []
    clock.pass_time(24 * HOUR)
    await deliver(visitor, host)
    assert [one["text"] for one in hook.said] == ["One table is waiting for you."]
    assert await host.store.outbox.depth("discord/") == 1


# --- what may be called -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "address",
    [
        "http://hook.example.org/",
        "ftp://hook.example.org/",
        "https://ada@hook.example.org/",
        "https://ada:key@hook.example.org/",
        "https://hook.example.org:8443/",
        "https://hook.example.org:80/",
        "https://hook.example.org:0/",
        "https://127.0.0.1/",
        "https://93.184.216.34/",
        "https://2130706433/",
        "https://[::1]/",
        "https://[2606:4700::1111]/",
        "https://localhost/",
        "https://hook.example.org%00.evil/",
        "https://hook.example.org\\@evil.example/",
        "https://hook.example.org/a b",
        "https://hook.example.org/\r\nX: y",
        "https://hook.exämple.org/",
        "https://",
        "hook.example.org",
        f"https://hook.example.org/{'a' * 250}",
    ],
)
async def test_only_https_to_a_name_on_its_own_port_is_taken(
    host: Host, visitor: Visitor, address: str
) -> None:
    assert not HookAddresses().include(address)
    await seated(visitor)
    before = await _contacts_of_all(host)
    if len(address) <= 250 and "\n" not in address:
        assert "We can’t use that address" in await set_hook(visitor, address, status=422)
    assert await _contacts_of_all(host) == before == []


def test_ordinary_addresses_are_taken() -> None:
    for address in ("https://ntfy.sh/my-topic", "https://a.example.org:443/x?y=1", "https://a.example.org"):
        assert HookAddresses().include(address), address


async def _contacts_of_all(host: Host) -> list[Contact]:
    seats = [seat for one in await host.store.matches.list_matches() for seat in one.seats]
    return [contact for seat in seats for contact in await host.contacts.of_person(seat.user_id or "")]


@pytest.mark.parametrize(
    ("address", "public"),
    [
        ("93.184.216.34", True),
        ("8.8.8.8", True),
        ("2606:4700:4700::1111", True),
        ("0.0.0.0", False),
        ("10.1.2.3", False),
        ("100.64.0.1", False),
        ("127.0.0.1", False),
        ("127.8.8.8", False),
        ("169.254.169.254", False),
        ("172.16.0.1", False),
        ("192.0.0.8", False),
        ("192.0.2.1", False),
        ("192.88.99.1", False),
        ("192.168.1.1", False),
        ("198.18.0.1", False),
        ("203.0.113.5", False),
        ("224.0.0.1", False),
        ("239.1.2.3", False),
        ("240.0.0.1", False),
        ("255.255.255.255", False),
        ("::", False),
        ("::1", False),
        ("::7f00:1", False),
        ("::ffff:127.0.0.1", False),
        ("::ffff:8.8.8.8", False),
        ("64:ff9b::7f00:1", False),
        ("64:ff9b:1::7f00:1", False),
        ("100::1", False),
        ("2001::1", False),
        ("2001:2::1", False),
        ("2001:db8::1", False),
        ("3fff::1", False),
        ("2002:7f00:1::", False),
        ("fc00::1", False),
        ("fd12:3456::1", False),
        ("fe80::1", False),
        ("fe80::1%eth0", False),
        ("fec0::1", False),
        ("ff02::1", False),
        ("localhost", False),
        ("", False),
    ],
)
def test_public_addresses_are_those_of_the_open_internet(address: str, public: bool) -> None:
    assert is_public(address) is public


async def test_a_name_with_one_private_address_is_refused_and_looked_up_once() -> None:
    names = Names("8.8.8.8", "10.0.0.1")
    with pytest.raises(NotPublic):
        await PublicResolver(names).resolve("rebind.example.org", 443)
    good = Names("8.8.8.8")
    assert [one["host"] for one in await PublicResolver(good).resolve("a.example.org", 443)] == ["8.8.8.8"]
    assert (names.asked, good.asked) == (1, 1)
    with pytest.raises(NotPublic):
        await PublicResolver(Names()).resolve("empty.example.org", 443)


async def test_a_name_that_leads_into_the_own_network_gets_no_request(
    visitor: Visitor, host: Host, hook: Hook
) -> None:
    opened = await seated(visitor)
    inside = Names("127.0.0.1")
    caller_of(host).connect = lambda: aiohttp.TCPConnector(resolver=PublicResolver(inside))
    assert "didn’t arrive" in await set_hook(visitor, f"{hook.url}/hook", status=422)
    assert (inside.asked, hook.tries) == (1, 0)
    assert await host.contacts.of_person(await holder(host, opened)) == []


@pytest.mark.parametrize("name", ["127.0.0.1", NAME])
async def test_what_is_connected_to_is_checked_however_it_was_come_by(hook: Hook, name: str) -> None:
    """A number is not looked up; and a name may lead elsewhere than it was checked for."""
    connector = public_connector(Names("127.0.0.1"))
    async with aiohttp.ClientSession(connector=connector) as session:
        with pytest.raises(aiohttp.ClientConnectorError) as refused:
            await session.post(f"{hook.url.replace(NAME, name)}/hook")
    assert isinstance(refused.value.os_error, NotPublic)
    assert hook.tries == 0


# --- servers that do not behave ---------------------------------------------------------------------------


@pytest.mark.parametrize("where", ["/moved", "/slow", "/refused"])
async def test_what_takes_no_test_message_changes_nothing(
    visitor: Visitor, host: Host, hook: Hook, where: str
) -> None:
    opened = await seated(visitor)
    person = await holder(host, opened)
    await set_hook(visitor, f"{hook.url}/hook")
    before = await host.contacts.of_person(person)
    tries = hook.tries
    hook.status, caller_of(host).patience = 403, 0.2
    assert "didn’t arrive" in await set_hook(visitor, f"{hook.url}{where}", status=422)
    assert hook.tries == tries + 1, "no redirect is followed"
    assert await host.contacts.of_person(person) == before


async def test_an_answer_without_end_is_not_read(visitor: Visitor, host: Host, hook: Hook) -> None:
    await seated(visitor)
    await set_hook(visitor, f"{hook.url}/huge")
    hook.taken.clear()
    await deliver(visitor, host)
    assert len(hook.said) == 1


async def test_one_that_fails_is_tried_once_a_minute_for_an_hour_whatever_waits(
    visitor: Visitor, host: Host, clock: FakeClock, hook: Hook
) -> None:
    opened = await seated(visitor)
    other = await visitor.opens(*TWO_DAYS)
    await visitor.sit(other, 0)
    await set_hook(visitor, f"{hook.url}/hook")
    hook.status, hook.tries = 503, 0
    for _ in range(120):
        await deliver(visitor, host)
        clock.pass_time(30.0)
    assert 55 <= hook.tries <= 61
    await deliver(visitor, host)
    clock.pass_time(60.0)
    await deliver(visitor, host)
    assert await host.store.outbox.depth("web/") == 0
    assert len(await host.contacts.of_person(await holder(host, opened))) == 1, "one bad hour is not the end"


async def test_one_that_fails_for_a_day_or_says_that_it_is_gone_is_dropped(
    visitor: Visitor, host: Host, clock: FakeClock, hook: Hook
) -> None:
    opened = await seated(visitor)
    person = await holder(host, opened)
    await set_hook(visitor, f"{hook.url}/hook")
    hook.status = 503
    for _ in range(12):
        await deliver(visitor, host)
        clock.pass_time(60.0)
    clock.pass_time(24 * HOUR)
    await deliver(visitor, host)
    assert await host.contacts.of_person(person) == []
    assert not (await host.people.settings(person)).called
    hook.status = 200
    await set_hook(visitor, f"{hook.url}/hook")
    hook.status = 410
    await host.submit(opened.match_id, 0, 3)
    await host.submit(opened.match_id, 1, 1)
    await deliver(visitor, host)
    assert await host.contacts.of_person(person) == []


async def test_a_call_that_was_sent_before_a_kill_comes_again_with_the_same_id(
    visitor: Visitor, host: Host, clock: FakeClock, hook: Hook, monkeypatch: pytest.MonkeyPatch
) -> None:
    await seated(visitor)
    await set_hook(visitor, f"{hook.url}/hook")
    hook.taken.clear()

    class Killed(BaseException):
        """The process ends here."""

    async def kill(letter: StoredLetter, _now: float) -> None:
        if "/contact/" in letter.destination:
            raise Killed

    with monkeypatch.context() as killing:
        killing.setattr(host.store.outbox, "mark_sent", kill)
        with pytest.raises(Killed):
            await deliver(visitor, host)
    clock.pass_time(LEASE + 1)
    await deliver(visitor, host)
    await deliver(visitor, host)
    first, second = hook.said
    assert first["id"] == second["id"]


# --- the person -------------------------------------------------------------------------------------------


async def test_the_secret_and_the_address_are_on_no_page_and_in_no_log(
    visitor: Visitor, host: Host, hook: Hook
) -> None:
    opened = await seated(visitor)
    with capture_logs() as lines:
        secret = await set_hook(visitor, f"{hook.url}/private-path")
        hook.status = 503
        await deliver(visitor, host)
    assert any(line["event"] == "letter-failed" for line in lines)
    assert all(hidden not in str(lines) for hidden in (secret, "private-path", NAME))
    page = await visitor.get("/me?done")
    assert f"Notifications go to {NAME}." in page
    assert secret not in page
    assert "private-path" not in page
    exported = await privacy.export(host, await holder(host, opened))
    assert secret not in str(exported)
    assert exported["called at"][0]["address"] == f"{hook.url}/private-path"


async def test_another_address_replaces_it_and_an_empty_one_removes_it(
    visitor: Visitor, host: Host, hook: Hook
) -> None:
    opened = await seated(visitor)
    person = await holder(host, opened)
    assert "You have no webhook" in await set_hook(visitor, "", status=422)
    await set_hook(visitor, f"{hook.url}/hook")
    await set_hook(visitor, f"{hook.url}/other")
    assert [one.address for one in await host.contacts.of_person(person)] == [f"{hook.url}/other"]
    assert "no longer go there" in await set_hook(visitor, "")
    assert await host.contacts.of_person(person) == []
    assert not (await host.people.settings(person)).called


async def test_where_the_operator_offers_none_nobody_is_offered_one(visitor: Visitor, host: Host) -> None:
    await seated(visitor)
    assert offers(await visitor.page("/me"), "person-webhook")
    host.webhooks.sender = None
    assert not offers(await visitor.page("/me"), "person-webhook")
    assert visitor.client.app is not None
    assert visitor.client.app[CALLER] is not None
