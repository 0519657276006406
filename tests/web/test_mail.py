"""Calls by mail: only where the owner of the address said so, in their language, with a way to stop them."""

import re
from collections.abc import AsyncIterator

import pytest
from aiohttp import CookieJar
from aiohttp.test_utils import TestClient, TestServer
from pydantic import SecretStr

from bot.clock import FakeClock
from bot.config import Config
from bot.host.host import Host
from bot.table.settings import Settings
from bot.web.app import build
from tests.web.calls import MailServer, deliver, holder, mail_server, seated, text_of
from tests.web.conftest import Client, Visitor

SITE = "http://games.example.org"
ADA = "ada@example.org"


def mail_config(port: int) -> Config:
    smtp = SecretStr(f"smtp://127.0.0.1:{port}")
    return Config(smtp=smtp, mail_from="games@example.org", public_url=SITE, proxy="127.0.0.1")


@pytest.fixture
async def server() -> AsyncIterator[MailServer]:
    async with mail_server() as made:
        yield made


@pytest.fixture
async def ada(host: Host, server: MailServer) -> AsyncIterator[Visitor]:
    """Someone at a host that sends mail, and is reached under a name of its own."""
    pages = TestServer(build(host, mail_config(server.port)))
    client: Client = TestClient(pages, cookie_jar=CookieJar(unsafe=True), headers={"Host": SITE[7:]})
    await client.start_server()
    visitor = Visitor(client)
    visitor.origin = SITE
    yield visitor
    await client.close()


def links(mail: str) -> list[str]:
    """The paths of our links in a mail."""
    return re.findall(rf"{SITE}(\S+)", mail)


async def ask(ada: Visitor, host: Host, server: MailServer) -> str:
    """Give an address; the path that its mail asks to press."""
    await ada.post("/me/mail", [("address", ADA)])
    await deliver(ada, host)
    return links(text_of(server.taken[-1]))[-2]


async def test_an_address_is_called_only_when_its_owner_said_so(
    ada: Visitor, host: Host, clock: FakeClock, server: MailServer
) -> None:
    confirm = await ask(ada, host, server)
    opened = await seated(ada)
    (asked,) = server.taken
    assert (asked["To"], asked["From"]) == (ADA, "games@example.org")
    await ada.get(confirm)
    has_a_device = Settings(called=True)
    await host.people.save_settings(await holder(host, opened), has_a_device)
    await deliver(ada, host)
    assert len(server.taken) == 1, "looking at a link presses nothing"
    assert "follow the link" in await ada.get("/me")
    await ada.post(confirm, [])
    clock.pass_time(24 * 3600.0)
    await deliver(ada, host)
    _, call = server.taken
    assert call["Subject"] == "Half of your time in Toy is over."
    for kind in ("plain", "html"):
        assert f"{SITE}/t/{opened.match_id}/seat/0" in text_of(call, kind)
        assert all(key not in text_of(call, kind) for key in opened.keys.values()), "no key travels by mail"
    await deliver(ada, host)
    assert len(server.taken) == 2


async def test_mail_is_in_the_language_of_its_reader(ada: Visitor, host: Host, server: MailServer) -> None:
    await ada.post("/me/mail", [("address", ADA)], Accept_Language="fr")
    await deliver(ada, host)
    assert str(server.taken[0]["Subject"]).startswith("Voulez-vous recevoir des appels par courriel")


async def test_one_press_in_the_mail_program_stops_the_calls(
    ada: Visitor, host: Host, clock: FakeClock, server: MailServer
) -> None:
    opened = await seated(ada)
    await ada.post(await ask(ada, host, server), [])
    header = server.taken[-1]["List-Unsubscribe"]
    assert server.taken[-1]["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    stop = str(header).strip("<>").removeprefix(SITE)
    pressed = [("List-Unsubscribe", "One-Click")]
    async with ada.client.post(stop, data=pressed) as response:
        assert response.status == 200, "it comes from no page of ours"
    person = await holder(host, opened)
    assert await host.contacts.of_person(person) == []
    assert not (await host.people.settings(person)).called
    clock.pass_time(24 * 3600.0)
    await deliver(ada, host)
    assert len(server.taken) == 1


async def test_a_link_that_was_made_up_confirms_and_stops_nothing(
    ada: Visitor, host: Host, server: MailServer
) -> None:
    opened = await seated(ada)
    confirm = await ask(ada, host, server)
    stop = links(text_of(server.taken[-1]))[-1]
    (contact,) = await host.contacts.of_person(await holder(host, opened))
    token, other = confirm.rpartition("/")[2], stop.rpartition("/")[2]
    for forged in (
        confirm.replace(token, "0" * 32),
        confirm.replace(token, other),
        stop.replace(other, token),
        confirm.replace(contact.id, "0" * 32),
    ):
        assert "not, or no longer" in await ada.get(forged, status=404)
        await ada.post(forged, [], status=404)
    async with ada.client.post(confirm) as response:
        assert response.status == 403, "another site presses no button of ours"
    assert await host.contacts.of_person(await holder(host, opened)) == [contact]


@pytest.mark.parametrize(
    "wrong", ["ada", "ada@localhost", "a@b.c\nBcc: eve@example.org", "<a@example.org>", ""]
)
async def test_what_is_no_address_is_refused(
    ada: Visitor, host: Host, server: MailServer, wrong: str
) -> None:
    assert "no mail address" in await ada.post("/me/mail", [("address", wrong)], status=404)
    assert await host.store.outbox.depth() == 0


async def test_an_address_is_not_asked_again_and_again(
    ada: Visitor, host: Host, clock: FakeClock, server: MailServer
) -> None:
    await ask(ada, host, server)
    assert "already" in await ada.post("/me/mail", [("address", ADA)], status=404)
    clock.pass_time(3601.0)
    await ask(ada, host, server)
    assert len(server.taken) == 2


async def test_a_closed_mail_server_is_tried_again_and_stops_no_move(
    ada: Visitor, host: Host, clock: FakeClock, server: MailServer
) -> None:
    opened = await seated(ada)
    await ada.post(await ask(ada, host, server), [])
    server.closed = True
    clock.pass_time(24 * 3600.0)
    await deliver(ada, host)
    await host.submit(opened.match_id, 1, 1)
    assert len(server.taken) == 1
    server.closed = False
    clock.pass_time(60.0)
    await deliver(ada, host)
    assert len(server.taken) == 2


async def test_an_address_that_is_refused_for_good_is_not_tried_again(
    ada: Visitor, host: Host, server: MailServer
) -> None:
    await seated(ada)
    server.refuses = "550 nobody here"
    await ada.post("/me/mail", [("address", ADA)])
    await deliver(ada, host)
    assert server.taken == []
    assert await host.store.outbox.depth("page/") == 0


async def test_where_no_mail_is_set_up_none_is_offered(visitor: Visitor) -> None:
    assert "by mail" not in await visitor.get("/me")
    await visitor.post("/me/mail", [("address", ADA)], status=404)


async def test_nobody_has_mail_sent_to_many_addresses(ada: Visitor, server: MailServer) -> None:
    far = {"X-Forwarded-For": "203.0.113.9"}
    for number in range(5):
        await ada.post("/me/mail", [("address", f"a{number}@example.org")], far)
    await ada.post("/me/mail", [("address", "a5@example.org")], far, status=429)
