"""Calls by mail: only where the owner of the address said so, in their language, with a way to stop them."""

import asyncio
import re
from collections.abc import AsyncIterator, Callable
from email import message_from_bytes, policy
from html import unescape

import pytest
import sqlalchemy as sa
from aiohttp import CookieJar
from aiohttp.test_utils import TestClient, TestServer
from pydantic import SecretStr
from structlog.testing import capture_logs

import engine
from bot import keys
from bot.clock import FakeClock
from bot.config import Config
from bot.host.catchup import changes_since
from bot.host.host import Host
from bot.ops.retention import Retention
from bot.series.steward import Steward
from bot.store import schema
from bot.table.settings import Settings
from bot.web.app import build
from engine.errors import Refused
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


Another = Callable[[], Visitor]


@pytest.fixture
async def another(host: Host, server: MailServer) -> AsyncIterator[Another]:
    """Browsers at a host that sends mail, and is reached under a name of its own."""
    pages = TestServer(build(Steward(host), mail_config(server.port)))
    await pages.start_server()
    clients: list[Client] = []

    def arrive() -> Visitor:
        clients.append(TestClient(pages, cookie_jar=CookieJar(unsafe=True), headers={"Host": SITE[7:]}))
        visitor = Visitor(clients[-1])
        visitor.origin = SITE
        return visitor

    yield arrive
    for client in clients:
        await client.close()
    await pages.close()


@pytest.fixture
async def ada(another: Another) -> Visitor:
    return another()


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
    assert (asked["To"], asked["From"]) == (ADA, "Fondaco <games@example.org>")
    await ada.get(confirm)
    has_a_device = Settings(called=True)
    await host.people.save_settings(await holder(host, opened), has_a_device)
    await deliver(ada, host)
    assert len(server.taken) == 1, "looking at a link presses nothing"
    assert "Follow the link" in await ada.get("/me")
    await ada.post(confirm, [])
    clock.pass_time(24 * 3600.0)
    await deliver(ada, host)
    _, call = server.taken
    assert call["Subject"] == "Half your time in Toy is gone. · Fondaco"
    for kind in ("plain", "html"):
        assert f"?to=/t/{opened.match_id}/seat/0" in text_of(call, kind)
        assert all(key not in text_of(call, kind) for key in opened.keys.values()), "no key travels by mail"
    await deliver(ada, host)
    assert len(server.taken) == 2


async def test_a_daily_mail_says_what_changed_on_the_board(
    ada: Visitor, host: Host, clock: FakeClock, server: MailServer
) -> None:
    clock.pass_time((2 * 3600.0 - clock.now()) % (24 * 3600.0))
    await ada.post(await ask(ada, host, server), [])
    opened = await seated(ada)
    person = await holder(host, opened)
    wished = (await host.people.settings(person)).model_copy(update={"digest": 15, "called": True})
    await host.people.save_settings(person, wished)
    await host.submit(opened.match_id, 0, 1)
    await host.submit(opened.match_id, 1, 2)
    while 0 not in (table := await host.table(opened.match_id)).waits_for():
        await host.submit(opened.match_id, 1, engine.sample(table.pending()[1].choice, engine.Rng("mail")))
    await deliver(ada, host)
    clock.pass_time(14 * 3600.0)
    await deliver(ada, host)
    changed = await changes_since(host, opened.match_id, 0, "en", public=True)
    assert changed
    for kind in ("plain", "html"):
        words = " ".join(unescape(text_of(server.taken[-1], kind)).split())
        assert f"Toy: {' '.join(changed[0].split())}" in words


async def test_mail_is_in_the_language_of_its_reader(ada: Visitor, host: Host, server: MailServer) -> None:
    await ada.post("/me/mail", [("address", ADA)], Accept_Language="fr")
    await deliver(ada, host)
    subject = " ".join(str(server.taken[0]["Subject"]).split())
    assert subject == "Fondaco : recevoir les notifications par e-mail ?"


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
        confirm.replace(token, "0" * len(token)),
        confirm.replace(token, other),
        stop.replace(other, token),
        confirm.replace(contact.id, "0" * 32),
    ):
        assert "or it no longer works" in await ada.get(forged, status=404)
        await ada.post(forged, [], status=404)
    async with ada.client.post(confirm) as response:
        assert response.status == 403, "another site presses no button of ours"
    assert await host.contacts.of_person(await holder(host, opened)) == [contact]


@pytest.mark.parametrize(
    "wrong",
    [
        "ada",
        "ada@localhost",
        "a@b.c\nBcc: eve@example.org",
        "<a@example.org>",
        "",
        "\x1c@example.org",
        "a..b@example.org",
        "ada@-example.org",
        f"ada@{'a.' * 130}org",
    ],
)
async def test_what_is_no_address_is_refused(
    ada: Visitor, host: Host, server: MailServer, wrong: str
) -> None:
    assert "can’t send email to that address" in await ada.post("/me/mail", [("address", wrong)], status=404)
    assert await host.store.outbox.depth() == 0


@pytest.mark.parametrize(
    "wrong", ["\x1c@example.org", "a\x00@example.org", "ada@example.org\r\nBcc: eve@x.org"]
)
async def test_no_control_character_passes_for_a_part_of_an_address(host: Host, wrong: str) -> None:
    with pytest.raises(Refused):
        await host.contacts.add_mail("ada", wrong, "en")


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
    assert await host.store.outbox.depth("web/") == 0


async def test_where_no_mail_is_set_up_none_is_offered(visitor: Visitor) -> None:
    assert "by mail" not in await visitor.get("/me")
    await visitor.post("/me/mail", [("address", ADA)], status=404)


async def test_nobody_has_mail_sent_to_many_addresses(ada: Visitor, server: MailServer) -> None:
    far = {"X-Forwarded-For": "203.0.113.9"}
    for number in range(5):
        await ada.post("/me/mail", [("address", f"a{number}@example.org")], far)
    await ada.post("/me/mail", [("address", "a5@example.org")], far, status=429)


# --- signing in on another device -------------------------------------------------------------------------


async def called_by_mail(ada: Visitor, host: Host, clock: FakeClock, server: MailServer) -> tuple[str, str]:
    """A person at a seat gets a call by mail; the paths of the seat and of the link."""
    opened = await seated(ada)
    await ada.post(await ask(ada, host, server), [])
    clock.pass_time(24 * 3600.0)
    await deliver(ada, host)
    return f"/t/{opened.match_id}/seat/0", links(text_of(server.taken[-1]))[-2]


async def test_a_link_in_a_mail_signs_its_owner_in_on_another_device_by_one_press(
    ada: Visitor, another: Another, host: Host, clock: FakeClock, server: MailServer
) -> None:
    seat, link = await called_by_mail(ada, host, clock, server)
    phone, scanner = another(), another()
    for _ in range(3):
        assert "Sign in on this device" in await scanner.get(link)
    await scanner.get(seat, status=403)
    assert "Sign in on this device" in await phone.get(link)
    await phone.post(link.partition("?")[0], [("do", "enter"), ("to", seat)])
    await phone.get(seat)
    assert "Toy" in await phone.get("/games")
    await ada.get(seat)
    used = await scanner.post(link.partition("?")[0], [("do", "enter"), ("to", seat)], status=403)
    assert "has been used or is too old" in used
    await scanner.get(seat, status=403)


async def test_a_link_that_was_used_or_is_old_offers_a_new_one_by_one_press(
    ada: Visitor, another: Another, host: Host, clock: FakeClock, server: MailServer
) -> None:
    seat, link = await called_by_mail(ada, host, clock, server)
    clock.pass_time(3601.0)
    phone = another()
    assert "used or is too old" in await phone.get(link)
    await phone.post(link.partition("?")[0], [("do", "enter")], status=403)
    await phone.post(link.partition("?")[0], [("do", "again"), ("to", seat)], status=202)
    await deliver(ada, host)
    fresh = links(text_of(server.taken[-1]))[-2]
    assert server.taken[-1]["Subject"] == "Fondaco: your sign-in link"
    assert fresh != link
    await phone.post(fresh.partition("?")[0], [("do", "enter"), ("to", seat)])
    await phone.get(seat)


async def test_the_refused_seat_itself_sends_a_link_and_tells_nobody_whose_address_is_known(
    ada: Visitor, another: Another, host: Host, clock: FakeClock, server: MailServer
) -> None:
    seat, _ = await called_by_mail(ada, host, clock, server)
    phone = another()
    refused = await phone.page(seat, status=403, Sec_Fetch_Site="none")
    assert [one.attrs["value"] for one in refused.all("input", name="to")] == [seat]
    assert "Sit down again" not in refused.words, "it would lead here again and again"
    before = len(server.taken)
    answers = [
        await phone.post("/sign-in", [("address", address), ("to", seat)], status=202)
        for address in ("Ada@Example.org", "nobody@example.org")
    ]
    assert answers[0] == answers[1]
    assert await host.store.outbox.depth("web/contact/") == 2, "the same work is done for both"
    await deliver(ada, host)
    (mail,) = server.taken[before:]
    assert mail["To"] == ADA
    await phone.post(links(text_of(mail))[-2].partition("?")[0], [("do", "enter"), ("to", seat)])
    await phone.get(seat)


async def test_a_link_leads_to_a_page_of_ours_alone_and_confirms_nothing_for_strangers(
    ada: Visitor, another: Another, host: Host, clock: FakeClock, server: MailServer
) -> None:
    _, link = await called_by_mail(ada, host, clock, server)
    path, phone = link.partition("?")[0], another()
    forged = path.replace(path.rpartition("/")[2], "A" * 24)
    assert await phone.get(forged) == (await phone.get(forged.replace(path.split("/")[2], "0" * 32))).replace(
        "0" * 32, path.split("/")[2]
    ), "an address that is known looks like one that is not"
    sent = [("do", "enter"), ("to", "https://evil.example/")]
    async with phone.client.post(
        path, data=sent, headers={"Origin": SITE}, allow_redirects=False
    ) as response:
        assert response.headers["Location"] == "/games"


async def test_a_new_personal_link_signs_out_devices_that_came_by_mail(
    ada: Visitor, another: Another, host: Host, clock: FakeClock, server: MailServer
) -> None:
    seat, link = await called_by_mail(ada, host, clock, server)
    phone = another()
    await phone.post(link.partition("?")[0], [("do", "enter"), ("to", seat)])
    await ada.post("/profile", [("do", "renew")])
    await phone.get(seat, status=403)
    await ada.get(seat)


async def test_an_address_gets_a_few_links_an_hour(
    ada: Visitor, another: Another, host: Host, clock: FakeClock, server: MailServer
) -> None:
    seat, _ = await called_by_mail(ada, host, clock, server)
    before = len(server.taken)
    for _ in range(8):
        await another().post("/sign-in", [("address", ADA), ("to", seat)], status=202)
        await deliver(ada, host)
    assert len(server.taken) - before == 5


# --- what is sent, byte by byte ---------------------------------------------------------------------------


async def test_the_bytes_of_a_mail_let_its_program_unsubscribe_and_say_what_it_is_about(
    ada: Visitor, host: Host, clock: FakeClock, server: MailServer
) -> None:
    await seated(ada)
    await ada.post("/me/mail", [("address", ADA)], Accept_Language="fr")
    await deliver(ada, host)
    head = server.sent[0].partition(b"\r\n\r\n")[0].decode("ascii")
    (unsubscribe,) = [line for line in head.split("\r\n") if line.startswith("List-Unsubscribe:")]
    stop = rf"{SITE}/mail/[0-9a-f]{{32}}/stop/[A-Za-z0-9_-]{{43}}"
    assert re.fullmatch(f"List-Unsubscribe: <{stop}>", unsubscribe)
    assert "\r\nList-Unsubscribe-Post: List-Unsubscribe=One-Click\r\n" in head
    assert max(map(len, head.split("\r\n"))) <= 998
    assert server.sent[0].isascii(), "every server passes it on"
    mail = message_from_bytes(server.sent[0], policy=policy.default)
    assert mail["Date"].datetime.timestamp() == int(clock.now())
    assert re.fullmatch(r"<[0-9a-f]{32}@example\.org>", mail["Message-ID"])
    assert " ".join(mail["Subject"].split()) == "Fondaco : recevoir les notifications par e-mail ?"
    assert "Fondaco" in text_of(server.taken[0])
    assert "Toy" in text_of(server.taken[0])


async def test_a_repeat_of_a_mail_has_the_same_id(
    ada: Visitor, host: Host, clock: FakeClock, server: MailServer
) -> None:
    await seated(ada)
    server.refuses_content = "451 later"
    await ada.post("/me/mail", [("address", ADA)])
    await deliver(ada, host)
    (waiting,) = await host.store.outbox.due("web/", clock.now() + 60.0)
    server.refuses_content = ""
    clock.pass_time(60.0)
    await deliver(ada, host)
    assert server.taken[0]["Message-ID"] == f"<{keys.digest(waiting.nonce)[:32]}@example.org>"


# --- addresses that fail, and owners who want no mail -----------------------------------------------------


@pytest.mark.parametrize("answer", ["554 5.7.1 <ada@example.org> is unwanted", "500 what?"])
async def test_every_final_answer_of_a_mail_server_ends_the_letter_and_names_no_address_in_the_log(
    ada: Visitor, host: Host, clock: FakeClock, server: MailServer, answer: str
) -> None:
    server.refuses_content = answer
    with capture_logs() as logs:
        await ada.post("/me/mail", [("address", ADA)])
        await deliver(ada, host)
    assert await host.store.outbox.depth() == 0
    assert ADA not in str(logs)


async def test_an_answer_for_now_is_tried_again_for_an_hour_and_names_no_address_in_the_log(
    ada: Visitor, host: Host, clock: FakeClock, server: MailServer
) -> None:
    server.refuses = "450 4.1.2 <ada@example.org>: Domain not found"
    with capture_logs() as logs:
        await ada.post("/me/mail", [("address", ADA)])
        await deliver(ada, host)
        assert await host.store.outbox.depth() == 1
        clock.pass_time(3601.0)
        await deliver(ada, host)
    assert await host.store.outbox.depth() == 0
    assert [one["event"] for one in logs if one["event"].startswith("letter")] == [
        "letter-failed",
        "letter-dropped",
    ]
    assert ADA not in str(logs)


async def test_an_address_is_asked_a_few_times_a_day_by_everyone_together(
    another: Another, host: Host, clock: FakeClock, server: MailServer
) -> None:
    for spelling in (ADA, "ADA@example.org", "ada+games@example.org"):
        await another().post("/me/mail", [("address", spelling)])
    refused = await another().post("/me/mail", [("address", ADA)], status=404)
    assert "can’t email this address now" in refused
    await another().post("/me/mail", [("address", "bo@example.org")])
    at_once = [host.contacts.add_mail(f"person{number}", "cy@example.org", "en") for number in range(9)]
    asked = await asyncio.gather(*at_once, return_exceptions=True)
    assert sum(not isinstance(one, Exception) for one in asked) == 3
    clock.pass_time(24 * 3600.0 + 1)
    await another().post("/me/mail", [("address", ADA)])


async def test_who_said_stop_is_asked_by_nobody_again_until_they_allow_it(
    ada: Visitor, another: Another, host: Host, clock: FakeClock, server: MailServer
) -> None:
    await ask(ada, host, server)
    stop = links(text_of(server.taken[-1]))[-1]
    await ada.post(stop, [])
    clock.pass_time(30 * 24 * 3600.0)
    for spelling in (ADA, "Ada+x@EXAMPLE.org"):
        refused = await another().post("/me/mail", [("address", spelling)], status=404)
        assert "can’t email this address now" in refused
    noted = await host.store.database.rows(sa.select(schema.notes.c.name, schema.notes.c.value))
    assert "example.org" not in str(noted).lower(), "it is remembered as a hash"
    assert await host.store.contacts.at_address(ADA) == []
    await deliver(ada, host)
    assert len(server.taken) == 1
    async with ada.client.post(stop, data=[("List-Unsubscribe", "One-Click")]) as response:
        assert response.status == 200, "stopping twice stops once"
    assert "told us not to email" in await ada.get(stop)
    await ada.post(stop, [("do", "allow")])
    await another().post("/me/mail", [("address", ADA)])
    await deliver(ada, host)
    assert len(server.taken) == 2


async def test_counts_of_mails_are_forgotten_after_a_day_and_a_stop_is_not(
    ada: Visitor, host: Host, clock: FakeClock, server: MailServer
) -> None:
    await ask(ada, host, server)
    await ada.post(links(text_of(server.taken[-1]))[-1], [])
    counted = sa.select(schema.notes.c.name).where(schema.notes.c.kind == "mailed")
    assert len(await host.store.database.rows(counted)) == 1
    clock.pass_time(24 * 3600.0 + 1)
    await Retention(host.store, clock, 0).tend()
    assert await host.store.database.rows(counted) == []
    assert "can’t email" in await ada.post("/me/mail", [("address", ADA)], status=404)
