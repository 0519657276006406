"""Standing orders on Discord: one private place, filled in like any question."""

from pathlib import Path

import pytest
from simcord.results import ResponseMessage

from bot.chat.pages.plan_desk import MARK, draft_note
from engine import registry
from engine.choice import problem
from engine.rng import Rng
from tests.chat.days import choose, listed_in, pressed, shown
from tests.chat.game import Evening
from tests.chat.kit import moves
from tests.chat.on_discord import seat_of, user_key
from tests.chat.person import PATIENCE, Person, bid, offered, said
from tests.chat.tables import at_once, table
from tests.chat.world import world

pytestmark = pytest.mark.usefixtures("quick")


async def filled(person: Person, message: ResponseMessage, value: str) -> ResponseMessage:
    """The first question with this answer, still to be confirmed."""
    form = await choose(person, message, "order", listed_in(message)[0])
    return await choose(person, form, "pick", value)


async def orders_of(person: Person, evening: Evening) -> ResponseMessage:
    """The standing orders at a table, behind the page of plans."""
    return await pressed(person, await shown(person, evening, "game plans"), "orders")


async def test_an_order_is_filled_in_confirmed_followed_and_dropped(tmp_path: Path) -> None:
    async with table(tmp_path) as evening:
        ada, bo = evening.persons
        listed = await orders_of(ada, evening)
        assert ": —" in said(listed)
        form = await filled(ada, listed, "2")
        assert await moves(evening) == [], "nothing is left before it is confirmed"
        after = await pressed(ada, form, "always")
        assert "**2**" in said(after)
        assert await moves(evening) == [(2, "plan")]
        assert "**2**" not in said(await orders_of(bo, evening))
        again = await choose(ada, after, "order", listed_in(after)[0])
        assert ": —" in said(await pressed(ada, again, "unsay"))
        assert not any(seat.plans for seat in (await evening.table()).seats)


async def test_an_answer_for_the_next_time_is_used_once(tmp_path: Path) -> None:
    async with table(tmp_path) as evening:
        ada, bo = evening.persons
        await bid(ada, evening.world.thread().id, "1")
        form = await filled(ada, await orders_of(ada, evening), "4")
        assert "next time only" in said(await pressed(ada, form, "once"))
        await bid(bo, evening.world.thread().id, "7")
        await evening.world.settle()
        seat = seat_of(await evening.table(), bo.actor.id)
        assert seat is not None
        await evening.world.host.submit(evening.match, seat, str(1 - seat))
        assert (4, "plan") in await moves(evening)
        assert "next time only" not in said(await orders_of(ada, evening))


async def test_a_half_filled_order_outlives_a_restart_and_leaves_the_question_alone(tmp_path: Path) -> None:
    async with table(tmp_path) as evening:
        ada, _bo = evening.persons
        form = await filled(ada, await orders_of(ada, evening), "2")
        await evening.world.restart()
        await pressed(ada, form, "always")
        assert await moves(evening) == [(2, "plan")]
        note = draft_note(user_key(ada.actor.id))
        assert await evening.world.host.store.notes.get(note) is None


async def test_a_form_that_moved_on_is_shown_as_it_is(tmp_path: Path) -> None:
    async with table(tmp_path) as evening:
        ada, _bo = evening.persons
        form = await filled(ada, await orders_of(ada, evening), "2")
        await filled(ada, await orders_of(ada, evening), "5")
        assert "This form was changed" in said(await pressed(ada, form, "always"))
        assert await moves(evening) == []


async def test_another_cannot_press_somebodys_orders(tmp_path: Path) -> None:
    async with table(tmp_path) as evening:
        ada, bo = evening.persons
        form = await filled(ada, await orders_of(ada, evening), "2")
        leave = next(one for one in offered(form) if one.verb == "always")
        assert leave.token.startswith(MARK)
        await at_once([(bo, form, str(leave))])
        assert not any(seat.plans for seat in (await evening.table()).seats)
        assert await moves(evening) == []


async def test_what_one_always_answers_is_brought_to_the_next_table(tmp_path: Path) -> None:
    async with table(tmp_path) as evening:
        ada, _bo = evening.persons
        settings = await shown(ada, evening, "my orders")
        listed = await choose(ada, settings, "orders", "toy")
        form = await filled(ada, listed, "6")
        assert "once" not in {one.verb for one in offered(form)}
        assert "**6**" in said(await pressed(ada, form, "always"))
        assert await moves(evening) == [], "the table one sits at keeps its own orders"
        person = user_key(ada.actor.id)
        assert (await evening.world.host.people.settings(person)).orders == {"toy": {"bid": 6}}
        second = Evening(evening.world, "toy", people=2, unasked=0)
        await second.open()
        assert await moves(second) == [(6, "plan")]
        listed = await choose(ada, await shown(ada, second, "my orders"), "orders", "toy")
        again = await choose(ada, listed, "order", listed_in(listed)[0])
        await pressed(ada, again, "unsay")
        assert (await evening.world.host.people.settings(person)).orders == {}


async def test_every_order_of_every_title_can_be_left_by_pressing(tmp_path: Path) -> None:
    async with world(tmp_path) as fondaco:
        evening = Evening(fondaco, "oltremare", people=1, house=1)
        ada = Person(fondaco.people[0], Rng("orders"))
        evening.persons = [ada]
        person = user_key(ada.actor.id)
        for title in registry.titles():
            standing = registry.game(title).standing
            for number, kind in enumerate(standing):
                listed = await choose(ada, await shown(ada, evening, "my orders"), "orders", title)
                message = await choose(ada, listed, "order", listed_in(listed)[number])
                for _ in range(PATIENCE):
                    if any(one.verb == "always" for one in offered(message)):
                        break
                    message = await ada.one_press(message)
                await pressed(ada, message, "always")
                left = (await fondaco.host.people.settings(person)).orders[title][kind.key]
                assert problem(kind.choice, left) is None, (title, kind.key)
