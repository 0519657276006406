"""Moderators of a server keep order at its tables: every decision is told, at the table and in the log."""

from pathlib import Path

import discord
import pytest

from bot.table.errors import NoSuchMatch
from engine.rng import Rng
from tests.chat.days import slash
from tests.chat.game import Evening
from tests.chat.kit import accepts, confirmed, manager, pings
from tests.chat.on_discord import place_of, seat_of, user_key
from tests.chat.person import Person, said
from tests.chat.tables import table

pytestmark = pytest.mark.usefixtures("quick")


def told_in(evening: Evening, channel_id: int) -> str:
    return "\n".join(said(one) for one in evening.persons[0].messages(channel_id))


async def test_a_moderator_pauses_and_ends_a_game_and_everybody_is_told_by_whom(tmp_path: Path) -> None:
    async with table(tmp_path) as evening:
        vera, (_ada, bo) = manager(evening.world), evening.persons
        assert "You can’t do that right now" in await slash(bo, evening, "host end")
        assert (await evening.table()).state == "live"
        await slash(vera, evening, "host pause", hours=5)
        await evening.world.settle()
        assert (await evening.table()).paused == evening.world.host.clock.now() + 5 * 3600
        await slash(vera, evening, "host unpause")
        assert (await evening.table()).paused is None
        await confirmed(vera, evening, "host end")
        assert (await evening.table()).state == "abandoned"
        says = evening.channel_says()
        assert "Vera paused this game for 5 hours." in says
        assert "Vera ended this game, without a winner." in says


async def test_a_moderator_seats_unseats_and_replaces_players(tmp_path: Path) -> None:
    async with table(tmp_path) as evening:
        vera, (ada, bo), world = manager(evening.world), evening.persons, evening.world
        cleo, dario = world.member("Cleo"), world.member("Dario")
        seat = seat_of(await evening.table(), ada.actor.id)
        await confirmed(vera, evening, "host replace", seat=str(seat), person=cleo)
        held = await evening.table()
        assert (seat_of(held, cleo.id), seat_of(held, ada.actor.id)) == (None, seat), "Cleo is asked first"
        assert pings(evening, Person(cleo, ada.rng)) == 0
        await accepts(Person(cleo, ada.rng), evening)
        held = await evening.table()
        assert (seat_of(held, cleo.id), seat_of(held, ada.actor.id)) == (seat, None)
        assert f"<@{cleo.id}>" in evening.channel_says(), "the new holder is called"
        await confirmed(vera, evening, "host unseat", seat=str(seat))
        assert (await evening.table()).seats[int(str(seat))].kind == "open"
        both = await slash(vera, evening, "host seat", seat=str(seat), person=bo.actor)
        assert "Bo already has a seat at this table." in both
        await slash(vera, evening, "host seat", seat=str(seat), person=dario)
        await world.settle()
        assert (await evening.table()).seats[int(str(seat))].user_id is None
        invited = Person(dario, ada.rng)
        await invited.do(world.env.backend.dm_channels[dario.id], "table-decline-seat", evening.match)
        await world.settle()
        assert (await evening.table()).seats[int(str(seat))].offered_to is None
        await slash(vera, evening, "host seat", seat=str(seat), person=dario)
        await world.settle()
        await accepts(invited, evening)
        assert (await evening.table()).seats[int(str(seat))].user_id == user_key(dario.id)
        says = evening.channel_says()
        assert "Vera invited another player to take over from Ada, who keeps the seat until then." in says
        assert "Vera removed Cleo from the table. The seat is free." in says
        assert "Vera offered the seat of Cleo to another player." in says


async def test_an_unseated_player_cannot_come_back_where_the_house_plays_on(tmp_path: Path) -> None:
    async with table(tmp_path) as evening:
        vera, (ada, _bo) = manager(evening.world), evening.persons
        seat = str(seat_of(await evening.table(), ada.actor.id))
        await confirmed(vera, evening, "host unseat", seat=seat, successor="house")
        assert "seats at this table are taken or reserved for others" in await slash(ada, evening, "game sit")


async def test_a_role_named_in_setup_moderates_and_the_log_channel_is_told(tmp_path: Path) -> None:
    async with table(tmp_path) as evening:
        world, vera = evening.world, manager(evening.world)
        wardens, diary = world.guild.create_role("Wardens"), world.guild.create_text_channel("diary")
        walt = Person(world.guild.add_member(world.env.create_user("Walt"), roles=[wardens]), Rng("walt"))
        await slash(walt, evening, "host pause", hours=2)
        assert (await evening.table()).paused is None
        settled = await vera.actor.slash(world.channel, "setup", moderators=wardens, log=diary)
        assert f"<@&{wardens.id}>" in said(settled.response)
        assert f"<#{diary.id}>" in said(settled.response)
        await slash(walt, evening, "host pause", hours=2)
        await world.settle()
        assert (await evening.table()).paused is not None
        assert "Walt paused this game for 2 hours." in told_in(evening, diary.id)
        assert f"](https://discord.com/channels/{world.guild.id}/{world.thread().id})" in told_in(
            evening, diary.id
        )
        assert evening.match not in told_in(evening, diary.id)


async def test_a_game_moves_to_another_channel_and_goes_on_there(tmp_path: Path) -> None:
    async with table(tmp_path) as evening:
        world, vera = evening.world, manager(evening.world)
        tavern, old = world.guild.create_text_channel("tavern"), world.thread()
        (address,) = [
            one["value"] for one in await vera.actor.autocomplete(old, "host move", "channel", "tavern")
        ]
        await slash(vera, evening, "host move", channel=address)
        await world.settle()
        await world.settle()
        place = place_of(await evening.table())
        assert place is not None
        assert [str(one.id) for one in tavern.threads] == [place.channel]
        assert "Vera moved this game to #tavern." in told_in(evening, old.id)
        assert f"<#{place.channel}>" in told_in(evening, old.id)
        assert f"<@{evening.persons[0].actor.id}>" in told_in(evening, int(place.channel))


async def test_a_deleted_game_is_gone_and_its_thread_and_the_log_say_so(tmp_path: Path) -> None:
    async with table(tmp_path, people=1, house=1) as evening:
        world, vera = evening.world, manager(evening.world)
        diary = world.guild.create_text_channel("diary")
        await vera.actor.slash(world.channel, "setup", log=diary)
        guild = world.bot.get_guild(world.guild.id)
        assert guild is not None
        guild.preferred_locale = discord.Locale.french
        assert await confirmed(vera, evening, "host delete") == "✅ Game deleted."
        with pytest.raises(NoSuchMatch):
            await evening.table()
        assert "Vera deleted a game of Toy (" in told_in(evening, world.thread().id)
        assert evening.match not in told_in(evening, world.thread().id)
        logged = told_in(evening, diary.id)
        assert "Vera a supprimé une partie de Toy (" in logged, "in the server's language"


async def test_moderators_find_every_game_of_their_server_and_others_find_none(tmp_path: Path) -> None:
    async with table(tmp_path) as evening:
        vera, (ada, _bo), channel = manager(evening.world), evening.persons, evening.world.channel
        found = await vera.actor.autocomplete(channel, "host end", "game", "")
        assert [one["value"] for one in found] == [evening.match]
        assert await ada.actor.autocomplete(channel, "host end", "game", "") == []
