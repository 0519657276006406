"""A platform that is not Discord, through the ports alone: marks, delivery, and people who are answered."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path

import pytest

from bot.chat import marks
from bot.chat.chat import Chat
from bot.chat.markdown import escape_text
from bot.chat.marks import Door, Icon, Mention, Moment, Role, Room, Small
from bot.chat.messages.caller import Press
from bot.clock import FakeClock
from bot.discord.messages import writing
from bot.host.host import Host
from bot.series.steward import Steward
from bot.typed_text import clean_text
from tests.chat.platform import ROOM, TOY, Platform, Player, toy_person, toy_surface, write
from tests.chat.toys import toys
from tests.chat.world import TODAY, open_host

pytestmark = pytest.mark.usefixtures("quick")

ADA, BO = toy_person("Ada"), toy_person("Bo")
MARKED = (
    f"{Small('Until')}{Moment(60.5)}\n{Mention('5')} in {Room('6')}, {Role('7')}: "
    f"[here]({Door('1', '2')}){Icon('silk')}"
)


def test_each_platform_writes_marks_in_its_own_way() -> None:
    assert writing.write(MARKED, {"silk": "<:silk:9>"}) == (
        "-# Until<t:60:R>\n<@5> in <#6>, <@&7>: [here](https://discord.com/channels/1/2) <:silk:9>"
    )
    assert writing.write(MARKED, {}).endswith("channels/1/2)"), "an icon that Discord lacks is left out"
    assert write(MARKED) == "~ Until(relative 60)\n@5 in room:6, role:7: [here](door:1/2/)icon:silk"


def test_words_of_others_hold_no_mark() -> None:
    assert writing.write(escape_text(f"{Mention('5')}{Small('x')}"), {}) == "Mention 5x"
    assert clean_text(f"{Mention('5')}{Small('x')}") == "Mention 5x"


@pytest.mark.parametrize("forged", ["Moment now relative", "Moment 5 never", "Oracle 5", "Moment 5"])
def test_what_looks_like_a_mark_and_is_none_keeps_no_message_from_being_sent(forged: str) -> None:
    assert writing.write(f"a{marks.OPEN}{forged}{marks.CLOSE}b", {}) == "ab"


@dataclass
class Evening:
    host: Host
    platform: Platform
    players: list[Player]

    async def settle(self) -> None:
        await self.host.house.idle()
        await self.host.outbox.drain(TOY.prefix, self.players[0].chat.letters.send)

    async def begin(self) -> str:
        """Ada opens a lobby, Bo joins, Ada starts; the room of the table."""
        ada, bo = self.players
        caller = ada.at(ROOM)
        await ada.chat.commands.new(caller, "toy", 2)
        (lobby,) = self.platform.posts
        await bo.press(self.platform.posts[lobby].button("join"), ROOM, lobby)
        await ada.press(self.platform.posts[lobby].button("start"), ROOM, lobby)
        await self.settle()
        return next(post.room for post in self.platform.posts.values() if post.room.startswith(f"{ROOM}-"))


@asynccontextmanager
async def evening(folder: Path) -> AsyncIterator[Evening]:
    with toys(), toy_surface():
        host, platform = await open_host(folder / "toy.db", FakeClock(TODAY)), Platform()
        chat = Chat(Steward(host), TOY, platform, platform)
        people = [ADA, BO]
        try:
            yield Evening(host, platform, [Player(chat, host, platform, person) for person in people])
        finally:
            await host.close()
            await host.store.close()


async def test_a_game_is_opened_and_played_through_the_ports_alone(tmp_path: Path) -> None:
    async with evening(tmp_path) as there:
        ada, bo = there.players
        room = await there.begin()
        (panel,) = there.platform.in_room(room)
        assert panel.pictures
        assert f"@{ADA.id}" in "".join(panel.lines)
        assert set(panel.mentions) == {ADA.id, BO.id}
        assert there.platform.in_room(f"talk with {ADA.id}"), "the bid is secret, so it is asked privately"
        for player, bid in ((ada, "5"), (bo, "3")):
            opened = await player.press(panel.button("answer"), room)
            assert opened.shown is not None
            (menu,) = opened.shown.menus
            chosen = await player.press(Press(menu.id, [bid]), room)
            assert chosen.shown is not None, chosen.told
            if confirm := [one for one in chosen.shown.buttons if one.id.verb == "yes"]:
                await player.press(Press(confirm[0].id), room)
        await there.settle()
        (match,) = await there.host.store.matches.list_matches()
        assert (await there.host.table(match.id)).seq >= 2
        assert "toy-won" in "".join(line for post in there.platform.in_room(room) for line in post.lines)


async def test_closed_talks_and_a_lost_room_are_told_elsewhere(tmp_path: Path) -> None:
    async with evening(tmp_path) as there:
        there.platform.closed.add(BO.id)
        room = await there.begin()
        await there.settle()
        assert any(f"@{BO.id}" in line for post in there.platform.in_room(room)[1:] for line in post.lines)
        there.platform.gone.add(room)
        (match,) = await there.host.store.matches.list_matches()
        await there.host.submit(match.id, 0, 5)
        await there.host.submit(match.id, 1, 1)
        for _ in range(3):
            there.host.clock.pass_time(60)  # type: ignore[attr-defined]  # it is the fake one
            await there.settle()
        told = [line for post in there.platform.in_room(f"talk with {ADA.id}") for line in post.lines]
        assert any("can no longer write" in line for line in told)


async def test_a_stranger_is_refused_in_one_sentence(tmp_path: Path) -> None:
    async with evening(tmp_path) as there:
        room = await there.begin()
        ada = there.players[0]
        stranger = Player(ada.chat, ada.host, ada.platform, toy_person("Cleo"))
        refused = await stranger.press(there.platform.in_room(room)[0].button("answer"), room)
        assert refused.shown is None
        assert len(refused.told) == 1
