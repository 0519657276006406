"""Seats change hands on Discord: offered in the channel, taken with one press, with their secrets."""

from pathlib import Path

import pytest

from bot.table import substitutes
from bot.table.seating import SeatSpec
from tests.chat.days import card_won, clocked, later, shown, slash, stand_up
from tests.chat.game import Evening
from tests.chat.kit import accepts, pings
from tests.chat.on_discord import seat_of, user_key
from tests.chat.person import Lost, Person, bid, said
from tests.chat.tables import table

pytestmark = pytest.mark.usefixtures("quick")


async def with_a_card(evening: Evening) -> None:
    """Ada won a card that she alone knows."""
    await card_won(evening, evening.persons[0], ("5", "1"))


async def test_a_free_seat_is_offered_in_the_channel_and_taken_with_one_press(tmp_path: Path) -> None:
    async with table(tmp_path) as evening:
        ada, _bo = evening.persons
        cleo = Person(evening.world.member("Cleo"), ada.rng)
        await stand_up(ada, evening)
        await evening.world.settle()
        assert "Ada left" in said(cleo.newest(evening.world.channel.id, "do"))
        result = await cleo.do(evening.world.channel.id, "table-take-seat", evening.match)
        assert result.ephemeral
        assert seat_of(await evening.table(), cleo.actor.id) is not None
        dario = Person(evening.world.member("Dario"), ada.rng)
        await dario.do(evening.world.channel.id, "table-take-seat", evening.match)
        assert dario.heard == ["The seats at this table are taken or reserved for others."]
        await evening.world.settle()
        with pytest.raises(Lost):
            await dario.do(evening.world.channel.id, "table-take-seat", evening.match)
        assert "is no longer free" in "".join(map(said, dario.messages(evening.world.channel.id)))


async def test_secrets_go_to_the_new_holder_only(tmp_path: Path) -> None:
    async with table(tmp_path) as evening:
        ada, _bo = evening.persons
        cleo = Person(evening.world.member("Cleo"), ada.rng)
        await with_a_card(evening)
        old = ada.dm()
        assert old is not None
        await stand_up(ada, evening)
        assert "not playing at this table" in await slash(cleo, evening, "game hand")
        await slash(cleo, evening, "game sit")
        await evening.world.settle()
        hand = await shown(cleo, evening, "game hand")
        assert "You hold [" in str(hand.components)
        dm = cleo.dm()
        assert dm is not None
        assert "You hold [" in str(dm.components)
        assert "not playing at this table" in await slash(ada, evening, "game hand")
        dms = ada.messages(evening.world.env.backend.dm_channels[ada.actor.id])
        assert old.id not in [one.id for one in dms], "what asked the one who left is gone with its hand"


async def test_a_seat_comes_back_to_whoever_left_it(tmp_path: Path) -> None:
    async with table(tmp_path) as evening:
        ada, _bo = evening.persons
        cleo = Person(evening.world.member("Cleo"), ada.rng)
        await stand_up(ada, evening)
        await slash(cleo, evening, "game sit")
        assert "seats at this table are taken or reserved for others" in await slash(ada, evening, "game sit")
        await slash(cleo, evening, "game giveback")
        await evening.world.settle()
        assert seat_of(await evening.table(), ada.actor.id) is None, "nobody is brought back unasked"
        await accepts(ada, evening)
        look = await evening.table()
        assert seat_of(look, ada.actor.id) is not None
        assert seat_of(look, cleo.actor.id) is None
        assert "Cleo takes over from Ada" in evening.channel_says()
        assert "Ada accepts the invitation and takes the seat." in evening.channel_says()


async def test_whoever_gets_a_seat_back_is_called_again(tmp_path: Path) -> None:
    async with table(tmp_path) as evening:
        ada, _bo = evening.persons
        cleo = Person(evening.world.member("Cleo"), ada.rng)
        await stand_up(ada, evening)
        await slash(cleo, evening, "game sit")
        await evening.world.settle()
        assert (pings(evening, ada), pings(evening, cleo)) == (1, 1)
        await slash(cleo, evening, "game giveback")
        await evening.world.settle()
        assert (pings(evening, ada), pings(evening, cleo)) == (1, 1)
        await accepts(ada, evening)
        assert (pings(evening, ada), pings(evening, cleo)) == (2, 1)


async def test_whoever_is_put_into_a_seat_is_called_and_asked(tmp_path: Path) -> None:
    async with table(tmp_path) as evening:
        ada, _bo = evening.persons
        cleo = Person(evening.world.member("Cleo"), ada.rng)
        seat = seat_of(await evening.table(), ada.actor.id)
        assert seat is not None
        for person in (cleo, ada, cleo):
            spec = SeatSpec(person.name, user_id=user_key(person.actor.id))
            await substitutes.reseat(evening.world.host, evening.match, seat, spec)
            await evening.world.settle()
        assert (pings(evening, ada), pings(evening, cleo)) == (2, 2)
        assert cleo.dm() is not None


async def test_closed_dms_are_a_matter_of_the_person_and_not_of_the_seat(tmp_path: Path) -> None:
    async with table(tmp_path) as evening:
        ada, bo = evening.persons
        cleo = Person(evening.world.member("Cleo"), ada.rng)
        dm = evening.world.env.backend.dm_channels[ada.actor.id]
        evening.world.env.inject_error(
            "POST", f"/channels/{dm}/messages", status=403, code=50007, message="Closed", times=None
        )
        await card_won(evening, bo, ("1", "5"))
        assert "I can’t send you DMs" in evening.channel_says()
        await stand_up(ada, evening)
        await slash(cleo, evening, "game sit")
        await evening.world.settle()
        assert cleo.dm() is not None


async def test_a_seat_that_nobody_takes_plays_on_by_the_clock_alone(tmp_path: Path) -> None:
    async with table(tmp_path) as evening:
        ada, bo = evening.persons
        await clocked(evening)
        await stand_up(ada, evening)
        await bid(bo, evening.world.thread().id, "3")
        await later(evening, 25)
        assert (await evening.table()).state == "live"
        assert "ran out of time" in evening.channel_says()


async def test_a_table_that_everyone_left_ends_decently(tmp_path: Path) -> None:
    async with table(tmp_path) as evening:
        await clocked(evening)
        for person in evening.persons:
            await stand_up(person, evening)
        assert (await evening.table()).state == "live", "somebody may still come"
        await later(evening, 25)
        assert (await evening.table()).state == "abandoned"
        assert "The game ends here, without a winner" in evening.channel_says()
        cleo = Person(evening.world.member("Cleo"), evening.persons[0].rng)
        assert "You can’t do that right now" in await slash(cleo, evening, "game sit")
