"""Taking back on Discord in its three tiers: freely, by consent, by the host of the table."""

from pathlib import Path
from unittest.mock import patch

import pytest

from bot.acts import registry
from bot.table import votes
from bot.table.changes import in_force
from tests.chat.days import card_won, choose, later, listed_in, pressed, shown, slash
from tests.chat.game import Evening
from tests.chat.on_discord import seat_of
from tests.chat.person import Person, bid, offered, said
from tests.chat.tables import table

pytestmark = pytest.mark.usefixtures("quick", "away")


async def round_played(evening: Evening) -> None:
    """Bo won the first card and toasted; the second bids are asked."""
    await card_won(evening, evening.persons[1], ("1", "3"))


def mark_of(key: str) -> str:
    act = registry.act_by_key(key)
    assert act is not None
    return registry.mark(act)


async def ask_the_table(person: Person, evening: Evening) -> None:
    """Ask that one's last move be taken back, which cannot be done freely any more."""
    await pressed(person, await shown(person, evening, "game undo"), "do")
    await evening.world.settle()


async def standing(evening: Evening) -> list[object]:
    return [row.answer for row in in_force(await evening.world.host.store.matches.log(evening.match))]


async def test_a_boundary_is_explained_and_the_table_asked_with_one_press(tmp_path: Path) -> None:
    async with table(tmp_path) as evening:
        ada, bo = evening.persons
        await round_played(evening)
        refused = await shown(ada, evening, "game undo")
        assert "showed you something hidden" in said(refused)
        assert "if everyone at the table agrees" in said(refused)
        await pressed(ada, refused, "do")
        await evening.world.settle()
        (request,) = votes.requests(await evening.table())
        assert (request.kind, request.seat) == ("undo", seat_of(await evening.table(), ada.actor.id))
        ballot = await pressed(bo, await shown(bo, evening, "game status"), "do")
        assert "Ada asks to undo" in said(ballot), "by name"
        await pressed(bo, ballot, "opt")
        await evening.world.settle()
        assert await standing(evening) == []
        assert "asks to undo" in evening.channel_says()
        assert "The table undid some moves" in evening.channel_says()


async def test_a_request_is_taken_back_by_whoever_asked_it(tmp_path: Path) -> None:
    async with table(tmp_path) as evening:
        ada, bo = evening.persons
        await round_played(evening)
        await ask_the_table(ada, evening)
        assert "do" in {one.verb for one in offered(await shown(bo, evening, "game status"))}
        mine = await shown(ada, evening, "game status")
        assert "do" not in {one.verb for one in offered(mine)}, "nobody votes on what they asked themselves"
        menu = await pressed(ada, mine, "acts")
        await choose(ada, menu, "do", mark_of("table-withdraw"))
        assert votes.requests(await evening.table()) == []


async def test_a_vote_that_nobody_finished_ends_with_its_time(tmp_path: Path) -> None:
    async with table(tmp_path) as evening:
        ada, bo = evening.persons
        await round_played(evening)
        await ask_the_table(ada, evening)
        ballot = await pressed(bo, await shown(bo, evening, "game status"), "do")
        await later(evening, 49)
        assert votes.requests(await evening.table()) == []
        assert "Not everyone agreed in time" in evening.channel_says()
        await bo.press(ballot, "opt")
        assert "That vote has ended" in bo.heard[-1]
        assert await standing(evening) == [1, 3, str(seat_of(await evening.table(), ada.actor.id))]


async def test_the_host_of_the_table_goes_back_to_any_move(tmp_path: Path) -> None:
    async with table(tmp_path) as evening:
        ada, bo = evening.persons
        await round_played(evening)
        await bid(bo, evening.world.thread().id, "2")
        listed = await shown(ada, evening, "game undo", any=True)
        toast, won = listed_in(listed)
        asked = await choose(ada, listed, "rewind", toast)
        assert "~~toy-toast (who Bo, whom Ada)~~" in said(asked)
        assert "toy-won" not in said(asked)
        assert len(await standing(evening)) == 4, "nothing is taken back before it is confirmed"
        told = said(await pressed(ada, asked, "rewound"))
        assert "the table votes" in told
        assert len(await standing(evening)) == 4, "a player of a rated game does not decide alone"
        await slash(bo, evening, "game vote", agree=True)
        await evening.world.settle()
        assert await standing(evening) == [1, 3]
        log = await slash(bo, evening, "game log")
        assert "~~toy-toast (who Bo, whom Ada)~~" in log
        assert "~~toy-won~~" not in log
        assert won < toast


async def test_nobody_else_goes_back_but_the_managers_of_the_server(tmp_path: Path) -> None:
    async with table(tmp_path) as evening:
        _ada, bo = evening.persons
        await round_played(evening)
        assert "Only the person who opened the table" in await slash(bo, evening, "game undo", any=True)
        assert len(await standing(evening)) == 3


async def test_the_host_is_shown_no_sealed_answer(tmp_path: Path) -> None:
    async with table(tmp_path) as evening:
        ada, bo = evening.persons
        assert "no move to undo yet" in await slash(ada, evening, "game undo", any=True)
        await bid(bo, evening.world.thread().id, "2")
        assert "no move to undo yet" in await slash(ada, evening, "game undo", any=True)


async def test_a_table_that_moved_on_is_not_taken_back_unseen(tmp_path: Path) -> None:
    async with table(tmp_path) as evening:
        ada, bo = evening.persons
        await round_played(evening)
        listed = await shown(ada, evening, "game undo", any=True)
        asked = await choose(ada, listed, "rewind", listed_in(listed)[0])
        await bid(bo, evening.world.thread().id, "2")
        await pressed(ada, asked, "rewound")
        assert len(await standing(evening)) == 4


async def test_long_games_are_leafed_through(tmp_path: Path) -> None:
    async with table(tmp_path) as evening:
        ada, _bo = evening.persons
        await round_played(evening)
        with patch("bot.chat.pages.rewinding.MOST_ITEMS", 1):
            newest = await shown(ada, evening, "game undo", any=True)
            toast = listed_in(newest)
            earlier = (await ada.press(newest, "rewind", "p1")).response
            assert earlier is not None
            won = listed_in(earlier)
            assert int(won[0]) < int(toast[0])
            await choose(ada, earlier, "rewind", won[0])
        assert {one.arg for one in offered(earlier)} == {won[0], "p0"}
