"""Calls when no page is open, by Web Push: to every device, once for each question, with nothing secret."""

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from typing import Any

import pytest
from structlog.testing import capture_logs

from bot.clock import FakeClock
from bot.host.contacts import PushServices
from bot.host.host import Host
from bot.host.outbox import Send
from bot.table import votes
from bot.table.seating import SeatSpec
from bot.table.settings import Settings
from bot.web.appkeys import STEWARD
from bot.web.calls.caller import CALLER
from bot.web.calls.push import KEY, Push
from tests.kit import until
from tests.web.acts import do_act
from tests.web.calls import Device, PushService, deliver, holder, push_service, seated
from tests.web.conftest import Visitor, listening

HOUR = 3600.0
Arrive = Callable[[], Visitor]


@pytest.fixture
async def service(host: Host) -> AsyncIterator[PushService]:
    """The only push service that the host knows."""
    async with push_service() as made:
        host.contacts.push_services = PushServices(("127.0.0.1",), "http", None)
        yield made


@pytest.fixture
def phone(service: PushService) -> Device:
    return Device(service, "phone")


def _sender(visitor: Visitor) -> Send:
    app = visitor.client.app
    assert app is not None
    return app[CALLER].send


async def call_here(visitor: Visitor, device: Device, **other: str) -> None:
    await visitor.post("/me/devices", device.form(**other), status=204)


async def test_a_question_calls_every_device_once_and_a_press_leads_to_it(
    visitor: Visitor, host: Host, clock: FakeClock, service: PushService, phone: Device
) -> None:
    opened = await seated(visitor)
    desk = Device(service, "desk")
    await call_here(visitor, phone)
    await call_here(visitor, desk)
    await deliver(visitor, host)
    await deliver(visitor, host)
    told = {"said": "It’s your turn in Toy.", "about": f"{opened.match_id}.0"}
    told["url"] = f"/t/{opened.match_id}/seat/0"
    assert service.opened_by(phone) == service.opened_by(desk) == [told]
    clock.pass_time(24 * HOUR)
    await deliver(visitor, host)
    assert [one["said"] for one in service.opened_by(phone)][1:] == ["Half your time in Toy is gone."]
    assert all(b"Toy" not in body for _, body in service.taken), "only the device can read it"
    assert service.headers[0]["Topic"] == service.headers[-1]["Topic"], "the newer replaces the older"


async def test_an_answer_given_in_time_calls_nobody(
    visitor: Visitor, host: Host, service: PushService, phone: Device
) -> None:
    opened = await seated(visitor)
    await call_here(visitor, phone)
    await host.sweep.tend()
    await host.submit(opened.match_id, 0, 3)
    await deliver(visitor, host)
    assert service.taken == []
    assert await host.store.outbox.depth() == 0


async def test_an_open_page_is_not_called_for_a_new_question_but_later(
    visitor: Visitor, host: Host, clock: FakeClock, service: PushService, phone: Device
) -> None:
    opened = await seated(visitor)
    await call_here(visitor, phone)
    async with listening(visitor, f"/t/{opened.match_id}/seat/0/events") as heard:
        await heard("mine")
        await deliver(visitor, host)
        assert service.taken == []
        clock.pass_time(24 * HOUR)
        await deliver(visitor, host)
        assert len(service.taken) == 1, "the page may lie open unseen"


@pytest.mark.parametrize(
    ("wished", "calls"),
    [
        ({"remind": "none"}, []),
        ({"digest": 15}, ["Une table vous attend."]),
        ({"quiet": (0, 14 * 60)}, []),
        ({}, ["À vous de jouer\u00a0: Toy."]),
    ],
)
async def test_calls_come_as_each_person_wishes_and_in_their_language(
    visitor: Visitor,
    host: Host,
    clock: FakeClock,
    service: PushService,
    phone: Device,
    wished: dict[str, Any],
    calls: list[str],
) -> None:
    clock.pass_time((2 * HOUR - clock.now()) % (24 * HOUR))
    opened = await seated(visitor)
    await call_here(visitor, phone)
    person = await holder(host, opened)
    kept = (await host.people.settings(person)).model_dump(mode="json")
    await host.people.save_settings(person, Settings.model_validate({**kept, "locale": "fr", **wished}))
    await deliver(visitor, host)
    clock.pass_time(14 * HOUR if "digest" in wished else 11 * HOUR)
    await deliver(visitor, host)
    assert [one["said"] for one in service.opened_by(phone)] == calls


async def test_a_muted_question_calls_no_more(
    visitor: Visitor, host: Host, clock: FakeClock, service: PushService, phone: Device
) -> None:
    opened = await seated(visitor)
    await call_here(visitor, phone)
    await host.sweep.tend()
    await host.reminders.mute(opened.match_id, 0)
    clock.pass_time(24 * HOUR)
    await deliver(visitor, host)
    assert service.taken == []


async def test_a_device_that_is_gone_is_forgotten_and_holds_up_no_other(
    visitor: Visitor, host: Host, service: PushService, phone: Device
) -> None:
    opened = await seated(visitor)
    lost = Device(service, "lost")
    await call_here(visitor, lost)
    await call_here(visitor, phone)
    service.gone.add("/lost")
    await deliver(visitor, host)
    assert len(service.opened_by(phone)) == 1
    person = await holder(host, opened)
    assert [one.address for one in await host.contacts.of_person(person)] == [phone.endpoint]
    assert (await host.people.settings(person)).called
    service.gone.add("/phone")
    await host.submit(opened.match_id, 0, 3)
    await host.submit(opened.match_id, 1, 1)
    await deliver(visitor, host)
    assert await host.contacts.of_person(person) == []
    assert not (await host.people.settings(person)).called, "no more letters are written for them"


async def test_a_push_service_that_is_busy_is_tried_again_and_stops_no_move(
    visitor: Visitor, host: Host, clock: FakeClock, service: PushService, phone: Device
) -> None:
    opened = await seated(visitor)
    await call_here(visitor, phone)
    service.status = 503
    await deliver(visitor, host)
    await host.submit(opened.match_id, 1, 1)
    assert service.taken == []
    service.status = 201
    clock.pass_time(60.0)
    await deliver(visitor, host)
    assert len(service.taken) == 1


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        ({"endpoint": "http://169.254.169.254/latest"}, "don’t know the push service"),
        ({"endpoint": "https://127.0.0.1.example.org/x"}, "don’t know the push service"),
        ({"endpoint": "http://[broken"}, "don’t know the push service"),
        ({"p256dh": "A" * 10_000}, "can’t read this device’s keys"),
        ({"auth": "A" * 10_000}, "can’t read this device’s keys"),
        ({"p256dh": "AAAA"}, "can’t read this device’s keys"),
        ({"auth": "é"}, "can’t read this device’s keys"),
    ],
)
async def test_nobody_makes_the_host_call_another_address_or_keep_a_broken_device(
    visitor: Visitor, host: Host, phone: Device, wrong: dict[str, str], said: str
) -> None:
    opened = await seated(visitor)
    assert said in await visitor.post("/me/devices", phone.form(**wrong), status=404)
    assert await host.contacts.of_person(await holder(host, opened)) == []


async def test_real_hosts_call_push_services_of_browsers_alone() -> None:
    known = PushServices()
    assert known.include("https://fcm.googleapis.com/fcm/send/abc")
    assert known.include("https://updates.push.services.mozilla.com/wpush/v2/abc")
    assert not known.include("http://fcm.googleapis.com/fcm/send/abc")
    assert not known.include("https://fcm.googleapis.com@example.org/")
    assert not known.include("https://notfcm.googleapis.com/")
    assert known.include("https://fcm.googleapis.com:443/fcm/send/abc")
    for wrong in (
        "https://fcm.googleapis.com:8443/fcm/send/abc",
        "https://fcm.googleapis.com:0/fcm/send/abc",
        "https://ada@fcm.googleapis.com/fcm/send/abc",
        "https://ada:key@fcm.googleapis.com/fcm/send/abc",
        "https://fcm.googleapis.com%25eth0/fcm/send/abc",
        "https://[fe80::1%25eth0]/fcm/send/abc",
        "https://10.0.0.1/fcm/send/abc",
        "https://[::1]/fcm/send/abc",
        "https://fcm.googleapis.com/a b",
        "https://fcm.googleapis.com/\x00",
        "https://fcm.googleapis.com/\n",
        f"https://fcm.googleapis.com/{'a' * 1000}",
    ):
        assert not known.include(wrong), wrong


async def test_a_device_that_fails_again_and_again_is_dropped_and_its_letter_ends_after_a_day(
    visitor: Visitor, host: Host, clock: FakeClock, service: PushService, phone: Device
) -> None:
    opened = await seated(visitor)
    await call_here(visitor, phone)
    person = await holder(host, opened)
    service.status = 503
    for _ in range(23):
        await deliver(visitor, host)
        clock.pass_time(HOUR)
    assert len(await host.contacts.of_person(person)) == 1, "a bad day of the push service is not the end"
    service.status = 201
    await deliver(visitor, host)
    (device,) = await host.contacts.of_person(person)
    assert (device.failures, device.failing_since) == (0, None)
    service.status = 503
    await host.submit(opened.match_id, 0, 3)
    await host.submit(opened.match_id, 1, 1)
    for _ in range(30):
        await deliver(visitor, host)
        clock.pass_time(HOUR)
    assert await host.contacts.of_person(person) == []
    assert not (await host.people.settings(person)).called
    assert await host.store.outbox.depth("web/") == 0


async def test_a_letter_ends_after_a_day_and_a_mistake_of_ours_at_once(
    visitor: Visitor,
    host: Host,
    clock: FakeClock,
    service: PushService,
    phone: Device,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    await seated(visitor)
    await call_here(visitor, phone)
    failing: list[Exception] = [ConnectionError("no road")]

    async def fail(*_args: object) -> None:
        raise failing[0]

    monkeypatch.setattr(Push, "call", fail)
    await deliver(visitor, host)
    clock.pass_time(23 * HOUR)
    await deliver(visitor, host)
    assert await host.store.outbox.depth("web/contact/") == 1
    clock.pass_time(2 * HOUR)
    await host.outbox.drain("web/contact/", _sender(visitor))
    assert await host.store.outbox.depth("web/contact/") == 0
    failing[0] = TypeError("ada@example.org is no number")
    with capture_logs() as logs:
        await deliver(visitor, host)
    assert await host.store.outbox.depth("web/contact/") == 0
    assert any(one["event"] == "call-broken" for one in logs)
    assert "ada@example.org" not in str(logs)


async def test_silent_devices_of_one_person_hold_up_nobody_else(
    arrive: Arrive, host: Host, service: PushService
) -> None:
    eve, bo = arrive(), arrive()
    for number in range(10):
        await call_here(eve, Device(service, f"silent{number}"))
    opened = [await seated(eve) for _ in range(3)]
    await bo.sit(opened[0], 1)
    phone = Device(service, "phone")
    await call_here(bo, phone)
    await host.sweep.tend()
    app = eve.client.app
    assert app is not None
    running = asyncio.create_task(app[CALLER].run())
    await until(lambda: service.taken)
    running.cancel()
    await asyncio.gather(running, return_exceptions=True)
    assert service.most_hanging == 2, "and of one person two are called at once"


async def test_a_device_calls_only_the_person_who_used_it_last(
    arrive: Arrive, host: Host, service: PushService, phone: Device
) -> None:
    ada, bo = arrive(), arrive()
    opened = await seated(ada)
    await bo.sit(opened, 1)
    await call_here(ada, phone)
    await call_here(bo, phone)
    assert not (await host.people.settings(await holder(host, opened, 0))).called
    assert (await host.people.settings(await holder(host, opened, 1))).called


async def test_a_person_drops_their_own_devices_alone(
    arrive: Arrive, host: Host, service: PushService, phone: Device
) -> None:
    ada, bo = arrive(), arrive()
    opened = await seated(ada)
    await bo.sit(opened, 1)
    await call_here(ada, phone)
    (device,) = await host.contacts.of_person(await holder(host, opened))
    await bo.post("/me/devices", [("do", "drop"), ("id", device.id)])
    assert await host.contacts.get(device.id) == device
    assert ">Turn off</button>" in await ada.get("/me")
    await ada.post("/me/devices", [("do", "drop"), ("id", device.id)])
    assert await host.contacts.get(device.id) is None


async def test_contacts_are_handed_out_and_deleted_with_the_person(
    visitor: Visitor, host: Host, service: PushService, phone: Device
) -> None:
    opened = await seated(visitor)
    await call_here(visitor, phone)
    person = await holder(host, opened)
    service.status = 503
    await deliver(visitor, host)
    data = json.loads(await visitor.post("/me/act/export", []))
    assert [one["address"] for one in data["called at"]] == [phone.endpoint]
    await do_act(visitor, "/me", "person-delete")
    assert await host.contacts.of_person(person) == []
    assert await host.store.outbox.depth("web/") == 0


async def test_the_key_of_the_host_is_made_once_and_never_shown(
    arrive: Arrive, host: Host, service: PushService
) -> None:
    first, second = await arrive().page("/me"), await arrive().page("/games")
    (one,), (other,) = first.all(id="tell"), second.all(id="tell")
    assert one.attrs["data-key"] == other.attrs["data-key"]
    secret = str(await host.store.notes.get(KEY))
    assert secret not in await arrive().get("/me")


async def test_a_game_is_followed_without_a_seat(
    arrive: Arrive, visitor: Visitor, host: Host, service: PushService, phone: Device
) -> None:
    opened, eve = await seated(visitor), arrive()
    await eve.sit(await host.open("toy", [SeatSpec("Eve"), SeatSpec("Bo")]), 0)
    await call_here(eve, phone)
    await do_act(eve, f"/t/{opened.match_id}/time", "table-follow", follow="end", your_name="Eve")
    assert "You’re following this game" in (await eve.page("/games")).words
    await votes.ask_end(host, opened.match_id, 0, "score")
    for request in votes.requests(await host.table(opened.match_id)):
        await votes.vote(host, opened.match_id, 1, request.id, True)
    app = eve.client.app
    assert app is not None
    await app[STEWARD].once()
    await deliver(eve, host)
    calls = [call for call in service.opened_by(phone) if call["about"] == f"{opened.match_id}.followed"]
    assert [call["url"] for call in calls] == [f"/t/{opened.match_id}"]
    assert calls[0]["said"].startswith("Toy is over.")
