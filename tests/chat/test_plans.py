"""Plans on Discord: Act shows what one will probably be asked, and it is answered ahead by pressing."""

from pathlib import Path

import pytest
from simcord.results import ResponseMessage

from bot.chat.questions.ahead import is_ahead
from bot.table.plans import chain_of
from tests.chat.days import choose, pressed, shown, slash
from tests.chat.game import Evening
from tests.chat.kit import moves
from tests.chat.on_discord import seat_of
from tests.chat.person import Person, asks, bid, offered, said
from tests.chat.tables import at_once, table

pytestmark = pytest.mark.usefixtures("quick")


async def bo_won(evening: Evening) -> tuple[Person, Person]:
    """Bo has won the first card and is to toast; Ada is not asked."""
    ada, bo = evening.persons
    await bid(ada, evening.world.thread().id, "1")
    await bid(bo, evening.world.thread().id, "7")
    await evening.world.settle()
    return ada, bo


async def foreseen(person: Person, evening: Evening) -> ResponseMessage:
    """What Act leads to where one may speak unasked."""
    return await pressed(person, await person.act(evening.world.thread().id), "ahead")


async def planned(evening: Evening, person: Person) -> list[tuple[object, str]]:
    held = await evening.table()
    seat = seat_of(held, person.actor.id)
    assert seat is not None
    return [(plan.answer, plan.holds) for plan in chain_of(held.seats[seat])]


async def toasts(evening: Evening, person: Person) -> None:
    seat = seat_of(await evening.table(), person.actor.id)
    assert seat is not None
    await evening.world.host.submit(evening.match, seat, str(1 - seat))
    await evening.world.settle()


async def test_act_shows_what_one_will_be_asked_and_a_plan_plays(tmp_path: Path) -> None:
    async with table(tmp_path) as evening:
        ada, bo = await bo_won(evening)
        message = await foreseen(ada, evening)
        assert "Next you’ll probably be asked" in said(message)
        form = await choose(ada, message, "pick", "4")
        assert await planned(evening, ada) == [], "nothing is left before it is confirmed"
        after = await pressed(ada, form, "same")
        assert await planned(evening, ada) == [(4, "same")]
        assert "**4**" in said(after)
        await toasts(evening, bo)
        assert (4, "plan") in await moves(evening)
        assert await planned(evening, ada) == []
        news = said(await ada.act(evening.world.thread().id))
        assert "Played as you planned" in news
        assert "as you planned" not in said(await bo.act(evening.world.thread().id))
        assert "as you planned" not in evening.channel_says()


async def test_act_shows_it_at_once_to_whoever_has_nothing_to_say(tmp_path: Path) -> None:
    async with table(tmp_path) as evening:
        ada, _bo = evening.persons
        await bid(ada, evening.world.thread().id, "1")
        message = await ada.act(evening.world.thread().id)
        assert "Next you’ll probably be asked" in said(message)
        assert asks(message)


async def test_a_plan_that_did_not_play_says_why_to_its_owner_alone(tmp_path: Path) -> None:
    async with table(tmp_path) as evening:
        ada, bo = await bo_won(evening)
        form = await choose(ada, await foreseen(ada, evening), "pick", "4")
        await pressed(ada, form, "unless")
        assert await planned(evening, ada) == [(4, "untouched")]
        await toasts(evening, bo)
        assert (4, "plan") not in await moves(evening), "Bo toasted Ada"
        asked = await ada.act(evening.world.thread().id)
        assert asks(asked)
        assert "Your plan was cancelled: another player’s move affected it." in said(asked)
        assert "plan" not in said(await bo.act(evening.world.thread().id)).replace("Plans", "")
        assert "was cancelled" not in evening.channel_says()


async def test_plans_are_listed_and_withdrawn_by_a_command(tmp_path: Path) -> None:
    async with table(tmp_path) as evening:
        ada, bo = await bo_won(evening)
        form = await choose(ada, await shown(ada, evening, "game plans"), "pick", "4")
        after = await pressed(ada, form, "allowed")
        assert "as long as it’s allowed" in said(after)
        assert "**4**" not in await slash(bo, evening, "game plans")
        await choose(ada, after, "unplan", "1")
        assert await planned(evening, ada) == []


async def test_a_plan_is_changed_beside_withdrawing_it_and_drops_what_rested_on_it(tmp_path: Path) -> None:
    async with table(tmp_path) as evening:
        ada, _bo = await bo_won(evening)
        listed = await pressed(ada, await choose(ada, await foreseen(ada, evening), "pick", "4"), "same")
        form = await choose(ada, listed, "replan", "1")
        assert "### Change" in said(form)
        assert "**4**" in said(form), "what is planned so far"
        assert await planned(evening, ada) == [(4, "same")], "it stands until it is changed"
        form = await choose(ada, form, "pick", "2")
        await evening.world.restart()
        late = str(next(one for one in offered(form) if one.verb == "same"))
        after = await pressed(ada, form, "allowed")
        assert await planned(evening, ada) == [(2, "allowed")]
        assert "**2**" in said(after)
        await at_once([(ada, form, late)])
        assert await planned(evening, ada) == [(2, "allowed")], "a second press changes nothing"
        elsewhere = await shown(ada, evening, "game plans")
        await choose(ada, await shown(ada, evening, "game plans"), "unplan", "1")
        assert "no longer exists" in said(await choose(ada, elsewhere, "replan", "1"))


async def test_a_half_filled_plan_outlives_a_restart_and_counts_once(tmp_path: Path) -> None:
    async with table(tmp_path) as evening:
        ada, _bo = await bo_won(evening)
        form = await choose(ada, await foreseen(ada, evening), "pick", "4")
        await evening.world.restart()
        leave = str(next(one for one in offered(form) if one.verb == "same"))
        assert "**4**" in said(await pressed(ada, form, "same"))
        await at_once([(ada, form, leave)])
        assert await planned(evening, ada) == [(4, "same")]


async def test_another_cannot_press_somebodys_plans(tmp_path: Path) -> None:
    async with table(tmp_path) as evening:
        ada, bo = await bo_won(evening)
        form = await choose(ada, await foreseen(ada, evening), "pick", "4")
        leave = next(one for one in offered(form) if one.verb == "same")
        assert is_ahead(leave.token)
        await at_once([(bo, form, str(leave))])
        assert await planned(evening, ada) == await planned(evening, bo) == []


async def test_nobody_sees_that_somebody_plans(tmp_path: Path) -> None:
    """Neither the channel, nor a DM, nor what another is shown changes by a plan."""
    async with table(tmp_path) as evening:
        ada, bo = await bo_won(evening)

        async def seen() -> list[str]:
            channel = evening.channel_says()
            mine = [said(await bo.act(evening.world.thread().id)), await slash(bo, evening, "game status")]
            return [channel, *mine, str(bo.dm() and said(bo.dm()))]

        before = await seen()
        form = await choose(ada, await foreseen(ada, evening), "pick", "4")
        await pressed(ada, form, "same")
        await evening.world.settle()
        assert await planned(evening, ada)
        assert await seen() == before


async def test_a_whole_game_is_played_by_people_who_plan(tmp_path: Path) -> None:
    async with table(tmp_path) as evening:
        evening.unasked = 2
        await evening.play()
        by = {made_by for _, made_by in await moves(evening)}
        assert by == {"person", "plan"}
