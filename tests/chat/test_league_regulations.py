"""The regulations of a league on Discord: settled part by part in an act, before sign-up opens."""

from pathlib import Path
from typing import Any

import pytest

from bot.acts import registry
from bot.acts.act import Act
from tests.chat.hall import ChatHall
from tests.chat.kit import speaks
from tests.chat.league_form import amend, opened, press, settle
from tests.chat.person import Person, said
from tests.chat.toys import toys
from tests.chat.world import World, world

pytestmark = pytest.mark.usefixtures("quick")

DAY = 86_400.0


def act(key: str) -> Act[Any]:
    found = registry.act_by_key(key)
    assert found is not None
    return found


async def drafted(fondaco: World) -> tuple[ChatHall, str, Person]:
    """A league whose founder has not opened it yet."""
    hall = ChatHall(fondaco)
    ada = hall.persons[hall.people[0]]
    await hall.give(hall.people[0], "league create", name="Lido", titles="toy")
    (entry,) = await hall.steward.leagues.shelf.entries()
    return hall, entry.id, ada


async def closed(hall: ChatHall, league: str) -> None:
    """Back to the draft, for the tests of a form."""

    def make(book: Any, _notes: Any) -> None:
        book.season.state = "draft"

    await hall.steward.leagues.shelf.change(league, make)


async def test_everything_a_league_agrees_on_can_be_settled(tmp_path: Path) -> None:
    with toys():
        async with world(tmp_path) as fondaco:
            hall, league, ada = await drafted(fondaco)
            await closed(hall, league)
            told = await settle(
                ada,
                fondaco,
                league,
                sizes=["3", "4"],
                pace="week",
                late="void",
                entry="invited",
                duplicate="yes",
                variants=["toy.cards.3"],
                rounds=9,
                tables=2,
                divisions=3,
                moving=2,
                seasons=4,
                points="10; 5, 1",
                tie_breaks=["wins", "sonneborn-berger"],
                signup_days=5,
                round_days=30,
                warning_days=4,
                grace_days=2,
                rest_days=20,
            )
            assert "Rules saved." in told
            regulations = (await hall.steward.leagues.shelf.get(league)).book.regulations
            assert (regulations.titles, regulations.sizes, regulations.pace, regulations.late) == (
                ["toy"],
                [3, 4],
                "week",
                "void",
            )
            assert (
                regulations.rounds,
                regulations.tables,
                regulations.divisions,
                regulations.moving,
                regulations.seasons,
            ) == (
                9,
                2,
                3,
                2,
                4,
            )
            assert (regulations.points, regulations.tie_breaks) == ([10, 5, 1], ["wins", "sonneborn-berger"])
            times = (
                regulations.signup,
                regulations.round_time,
                regulations.warning,
                regulations.grace,
                regulations.rest,
            )
            assert times == (5 * DAY, 30 * DAY, 4 * DAY, 2 * DAY, 20 * DAY)
            assert regulations.duplicate
            assert regulations.invited == []
            assert regulations.options == {"toy": {"cards": "3"}}


async def test_what_no_league_can_be_played_by_is_refused_and_changes_nothing(tmp_path: Path) -> None:
    with toys():
        async with world(tmp_path) as fondaco:
            hall, league, ada = await drafted(fondaco)
            await closed(hall, league)
            before = (await hall.steward.leagues.shelf.get(league)).book.regulations
            assert "A better place can’t be worth less" in await settle(ada, fondaco, league, points="1 5")
            assert (await hall.steward.leagues.shelf.get(league)).book.regulations == before


async def test_rules_and_dates_change_until_the_first_round(tmp_path: Path) -> None:
    with toys():
        async with world(tmp_path) as fondaco:
            hall, league, _ada = await drafted(fondaco)
            form = await hall.give(hall.people[0], "league rules", league=league)
            assert "First day of play" in form
            await fondaco.settle()
            for who in hall.people[:4]:
                await hall.sign_up(league, who)
            assert "The first round begins." in await hall.sure(hall.people[0], "league begin", league=league)
            refusal = await hall.give(hall.people[0], "league rules", league=league)
            assert "The first round has begun" in refusal


async def test_a_message_to_all_is_a_dm_to_each_member_and_stands_in_the_channel(tmp_path: Path) -> None:
    with toys():
        async with world(tmp_path) as fondaco:
            hall, league, ada = await drafted(fondaco)
            await fondaco.settle()
            for who in hall.people[:2]:
                await hall.sign_up(league, who)
            ada_id = hall.people[0]
            answer = await hall.give(ada_id, "league message", league=league, message="Ciao *all*")
            assert "Sent to everyone" in answer
            await fondaco.settle()
            bo = hall.persons[hall.people[1]]
            (message,) = bo.messages(fondaco.env.backend.dm_channels[bo.actor.id])
            assert said(message) == f"**Lido**, from {ada.name}: Ciao \\*all\\*"
            assert "Ciao" in hall.announced()
            assert ada.actor.id not in fondaco.env.backend.dm_channels, "the author needs no copy"
            assert "A message went to everyone" in await hall.give(ada_id, "league log", league=league)


async def test_a_form_that_moved_on_is_shown_as_it_is(tmp_path: Path) -> None:
    with toys():
        async with world(tmp_path) as fondaco:
            hall, league, ada = await drafted(fondaco)
            await closed(hall, league)
            old = await opened(ada, fondaco, league)
            newer = await opened(ada, fondaco, league)
            await amend(ada, fondaco, league, newer, "late", "void")
            shown = await press(ada, old, "yes")
            assert "form was changed" in said(shown) or "since" in said(shown), said(shown)


async def test_the_form_speaks_the_readers_language(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with toys():
        async with world(tmp_path) as fondaco:
            hall, league, ada = await drafted(fondaco)
            await closed(hall, league)
            speaks(monkeypatch, "fr")
            shown = said(await opened(ada, fondaco, league))
            assert "Changer les règles" in shown
            assert "Rondes" in shown
