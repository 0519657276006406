"""On Discord: a calendar of one's deadlines, and a webhook beside the reminders of the chat."""

import re
from pathlib import Path

import pytest

from bot.host.calendar_links import owner_of
from bot.store.records import Contact
from tests.chat.days import slash
from tests.chat.on_discord import user_key
from tests.chat.tables import table

pytestmark = pytest.mark.usefixtures("quick")


class Sender:
    """Takes test messages for every address but one."""

    def __init__(self) -> None:
        self.tested: list[Contact] = []

    async def test(self, hook: Contact) -> bool:
        self.tested.append(hook)
        return "down" not in hook.address


async def test_a_calendar_is_told_in_private_and_only_where_there_are_pages(tmp_path: Path) -> None:
    async with table(tmp_path) as evening:
        ada, host = evening.persons[0], evening.world.host
        assert "can’t do that right now" in await slash(ada, evening, "my calendar", link="new")
        host.site = "https://games.example.org"
        words = await slash(ada, evening, "my calendar", link="new")
        address = re.search(r"`https://games\.example\.org/calendar/([A-Za-z0-9_-]{24})\.ics`", words)
        assert address, words
        owner = await owner_of(host, address[1])
        assert owner is not None
        assert owner.person == user_key(ada.actor.id)
        assert "no longer works" in await slash(ada, evening, "my calendar", link="off")
        assert await owner_of(host, address[1]) is None


async def test_a_webhook_is_set_by_a_command_once_a_test_has_arrived(tmp_path: Path) -> None:
    async with table(tmp_path) as evening:
        ada, host, sender = evening.persons[0], evening.world.host, Sender()
        person = user_key(ada.actor.id)
        assert "can’t do that right now" in await slash(
            ada, evening, "my webhook", address="https://a.example.org/"
        )
        host.webhooks.sender = sender
        assert "didn’t arrive" in await slash(ada, evening, "my webhook", address="https://down.example.org/")
        assert await host.contacts.of_person(person) == []
        words = await slash(ada, evening, "my webhook", address="https://up.example.org/")
        (contact,) = await host.contacts.of_person(person)
        assert f"`{contact.keys['secret']}`" in words
        assert (await host.people.settings(person)).called
        await slash(ada, evening, "my webhook", address="https://up.example.org/topic", kind="ntfy")
        (contact,) = await host.contacts.of_person(person)
        assert (contact.kind, contact.address) == ("ntfy", "https://up.example.org/topic")
        assert "no longer go there" in await slash(ada, evening, "my webhook", address="", kind="ntfy")
        assert await host.contacts.of_person(person) == []
