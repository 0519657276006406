"""The commands: what they show, to whom, and in which language."""

import re
from pathlib import Path
from typing import Any
from unittest.mock import MagicMock

import discord
import pytest

from bot.chat.messages.parts import Say
from bot.chat.questions.forms import EMPTY, QuestionForm
from bot.chat.questions.prompts import question_sheet
from bot.discord.client.app import Fondaco
from bot.discord.declaring.tree_game import game_group
from bot.discord.messages.permissions import NEEDS
from bot.host.drawing import Studio
from bot.series.steward import Steward
from bot.store.matches import Matches
from bot.table.seating import SeatSpec
from bot.table.state import TableState
from engine.choice import Bucket, Option, Pick, Share
from engine.core import Decision
from engine.rng import Rng
from engine.text import Seat, text
from render.words import Words
from tests.chat.days import stand_up
from tests.chat.game import Evening
from tests.chat.kit import pictures, setup, speaks
from tests.chat.on_discord import seat_of
from tests.chat.person import Person, bid, offered, said
from tests.chat.tables import table
from tests.chat.toys import toys
from tests.chat.world import World, world
from tests.host.people import answer_any, rows
from tests.typed_lines import before_the_list_changes

pytestmark = pytest.mark.usefixtures("quick")


@pytest.fixture
def headlines(monkeypatch: pytest.MonkeyPatch) -> list[list[str]]:
    """What stands below the boards that are drawn."""
    drawn: list[list[str]] = []
    draw = Studio.draw

    async def noted(studio: Studio, *args: Any, **how: Any) -> Any:
        drawn.append(list(how.get("headline", ())))
        return await draw(studio, *args, **how)

    monkeypatch.setattr(Studio, "draw", noted)
    return drawn


async def test_a_board_says_whose_turn_it_is_and_what_happened(
    tmp_path: Path, headlines: list[list[str]]
) -> None:
    async with table(tmp_path) as evening:
        ada, bo = evening.persons
        assert [one[0] for one in headlines if one] == ["Secret choices: 0 of 2 in."]
        for person, value in ((ada, "5"), (bo, "3")):
            await bid(person, evening.world.thread().id, value)
        await evening.world.settle()
        turn, *happened = headlines[-1]
        assert turn == "Waiting for Ada."
        assert happened
        await show(bo, evening, "game board")
        assert (headlines[-1][0], headlines[-1][-1]) == (turn, happened[-1])


async def show(person: Person, evening: Evening, name: str, **options: Any) -> Any:
    shown = await person.actor.slash(evening.world.thread(), name, **options)
    assert shown.response is not None
    assert shown.ephemeral
    return shown


async def test_looking_things_up_in_the_thread(tmp_path: Path) -> None:
    async with table(tmp_path) as evening:
        ada, bo = evening.persons
        assert "You have nothing" in (await show(ada, evening, "game hand")).response.content
        for person, value in ((ada, "5"), (bo, "3")):
            await bid(person, evening.world.thread().id, value)
        await evening.world.settle()
        shown = await show(ada, evening, "game hand")
        assert pictures(shown) == ["hand"]
        assert "You hold [" in str(shown.response.components)
        assert pictures(await show(bo, evening, "game board")) == ["board"]
        assert "deck: 4" in said((await show(bo, evening, "game words")).response)
        assert "deck: 4" in said((await show(bo, evening, "game words", about="the t")).response)
        assert "no nowhere on" in said((await show(bo, evening, "game words", about="nowhere")).response)
        assert "What changed" in said((await show(ada, evening, "game words", since=True)).response)
        assert "deck: 4" in said((await show(bo, evening, "game ask", line="b the t")).response)
        assert "whose turn" in said((await show(bo, evening, "game ask", line="?")).response)
        assert "toy-card" in said((await show(ada, evening, "game log")).response)
        assert "toy-card" not in said((await show(bo, evening, "game log")).response)
        status = said((await show(bo, evening, "game status")).response)
        assert "Waiting for **Ada**" in status
        assert "**Ada** ◀" in status
        assert (await evening.table()).commitment in status
        assert "no summary of the rules" in said((await show(bo, evening, "game rules")).response)
        assert (await show(bo, evening, "game link")).response.content.startswith(
            "Games can’t be played in the browser"
        )


async def test_typed_lines_answer_a_question(tmp_path: Path) -> None:
    async with table(tmp_path) as evening:
        ada, bo = evening.persons
        assert "number" in said((await show(ada, evening, "game ask", line="o")).response).lower()
        assert "A number" in said((await show(ada, evening, "game ask", line="lots")).response)
        for person, value in ((ada, "5"), (bo, "3")):
            await show(person, evening, "game ask", line=value)
            await show(person, evening, "game ask", line="ok")
        await evening.world.settle()
        assert (await evening.table()).seq == 2


CHANGED = "The question changed, so nothing was done."


async def move_on(evening: Evening, seat: Seat) -> TableState:
    """Others play, and someone at this seat does elsewhere, until it is asked something else."""
    asked = (await evening.table()).token(seat)
    while (state := await evening.table()).token(seat) in (None, asked):
        await answer_any(evening.world.host, evening.match)
    return state


async def test_a_typed_line_is_for_the_question_that_was_shown_last(tmp_path: Path) -> None:
    async with table(tmp_path) as evening:
        ada = evening.persons[0]
        await show(ada, evening, "game ask", line="o")
        state = await move_on(evening, seat_of(await evening.table(), ada.actor.id) or 0)
        for changed in (True, False):
            told = said((await show(ada, evening, "game ask", line="3")).response)
            assert (CHANGED in told) == changed
            assert ((await evening.table()).seq == state.seq) or not changed


async def test_a_typed_number_is_for_the_list_that_was_shown_last(tmp_path: Path) -> None:
    async with world(tmp_path) as fondaco:
        evening = Evening(fondaco, "genoa", people=2, unasked=0)
        await evening.open()
        asked, seat, answer = await before_the_list_changes(fondaco.host, evening.match)
        person = evening.person_at(await evening.table(), asked)
        await show(person, evening, "game ask", line="o")
        await fondaco.host.submit(evening.match, seat, answer)
        before = await evening.table()
        assert CHANGED in said((await show(person, evening, "game ask", line="1")).response)
        assert (await evening.table()).seq == before.seq
        assert CHANGED not in said((await show(person, evening, "game ask", line="1")).response)


@pytest.mark.parametrize("seconds", [0.0, 3.0])
async def test_a_question_that_comes_by_itself_is_answered_after_a_moment(
    tmp_path: Path, seconds: float
) -> None:
    """What is typed at once may be meant for the question whose place it took."""
    async with table(tmp_path) as evening:
        ada = evening.persons[0]
        await show(ada, evening, "game ask", line="o")
        seat = seat_of(await evening.table(), ada.actor.id) or 0
        state = await move_on(evening, seat)
        await evening.world.bot.chat.commands.questions.sheet(state, seat, "en", unasked=True)
        await evening.world.pass_time(seconds)
        told = said((await show(ada, evening, "game ask", line="ok")).response)
        assert (CHANGED in told) == (seconds == 0.0)


async def test_status_names_nobody_while_answers_are_sealed(tmp_path: Path) -> None:
    async with table(tmp_path, people=3) as evening:
        await bid(evening.persons[0], evening.world.thread().id)
        shown = said((await show(evening.persons[1], evening, "game status")).response)
        assert "**1** of **3**" in shown
        assert "◀" not in shown


async def test_games_shows_what_waits_oldest_first_and_what_does_not(tmp_path: Path) -> None:
    async with table(tmp_path) as evening:
        ada, bo = evening.persons
        shown = await show(ada, evening, "games")
        assert "[Toy](https://discord.com/channels/" in said(shown.response)
        await bid(ada, evening.world.thread().id)
        words = said((await show(ada, evening, "games")).response)
        assert "Nothing is waiting for you." in words
        assert "Your other games" in words
        stranger = Person(evening.world.people[4], Rng("x"))
        assert said((await show(stranger, evening, "games")).response).endswith("Nothing is waiting for you.")
        shown = await show(bo, evening, "game list")
        assert "Toy" in said(shown.response)


async def test_a_game_is_found_by_name_by_channel_or_as_the_only_one(tmp_path: Path) -> None:
    async with table(tmp_path) as evening:
        ada = evening.persons[0]
        elsewhere = evening.world.channel
        assert (await ada.actor.slash(elsewhere, "game act")).response is not None
        named = await ada.actor.slash(elsewhere, "game status", game=evening.match)
        assert "Toy" in said(named.response)
        offered = await ada.actor.autocomplete(elsewhere, "game status", "game", "to")
        assert [one["value"] for one in offered] == [evening.match]
        stranger = evening.world.people[4]
        lost = await stranger.slash(elsewhere, "game status")
        assert said(lost.response).startswith("Which game?")
        nowhere = await stranger.slash(elsewhere, "game status", game="nosuch")
        assert said(nowhere.response) == "This game doesn’t exist. Check the link."


async def test_every_reader_is_answered_in_their_own_language(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with table(tmp_path) as evening:
        speaks(monkeypatch, "fr")
        shown = await show(evening.persons[0], evening, "game status")
        assert "Choix secrets" in said(shown.response)
        stranger = Person(evening.world.people[4], Rng("x"))
        await stranger.press(stranger.newest(evening.world.thread().id, "answer"), "answer")
        assert stranger.heard == ["Vous ne jouez pas à cette table."]
        assert "Secret choices" in evening.channel_says(), "the table keeps the server's language"


async def test_in_french_every_command_is_named_as_it_is_called_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with table(tmp_path) as evening:
        ada, bo = evening.persons
        await ada.actor.slash(evening.world.thread(), "game pause", hours=10)
        await stand_up(ada, evening)
        speaks(monkeypatch, "fr")
        words = said((await show(bo, evening, "game status")).response)
        assert "`/partie asseoir`" in words
        assert "/game" not in words


async def test_every_command_is_documented(tmp_path: Path) -> None:
    page = (Path(__file__).parents[2] / "docs" / "discord.md").read_text(encoding="utf-8")
    with toys():
        async with world(tmp_path) as fondaco:
            commands = [command.qualified_name for command in fondaco.bot.tree.walk_commands()]
            assert len(commands) > 14
            assert not [name for name in commands if name != "game" and f"`/{name}`" not in page]


# --- /setup -----------------------------------------------------------------------------------------------


async def test_setup_says_what_is_set_and_checks_every_permission(tmp_path: Path) -> None:
    with toys():
        async with world(tmp_path) as fondaco:
            everyone = fondaco.guild.default_role
            less = discord.PermissionOverwrite(attach_files=False, create_private_threads=False)
            attic = fondaco.guild.create_text_channel("attic", overwrites={everyone: less})
            words = await setup(fondaco, channel=attic)
            assert f"Games can be opened: <#{attic.id}>" in words
            assert "❌ Attach files" in words
            assert "⚠️ Create private threads" in words
            assert sum(words.count(mark) for mark in ("✅", "❌ ", "⚠️ ")) >= len(NEEDS)
            assert "To allow what’s missing" in words


async def test_another_bot_on_the_same_database_sends_the_commands_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    sent: list[int] = []

    async def upsert(application: int, *, payload: list[dict[str, Any]]) -> None:
        sent.append(application)

    with toys():
        async with world(tmp_path) as fondaco:
            monkeypatch.setattr(fondaco.bot.http, "bulk_upsert_global_commands", upsert)
            await fondaco.bot.sync_commands()
            assert sent == []
            monkeypatch.setattr(Fondaco, "application_id", 7)
            await fondaco.bot.sync_commands()
            assert sent == [7]


SERIES: dict[str, dict[str, Any]] = {
    "find players": {"titles": "toy"},
    "league create": {"name": "Lido", "titles": "toy"},
    "campaign create": {"name": "Mare", "houses": 2},
}
"""Commands whose tables open where they are given."""


async def test_games_are_opened_only_where_the_managers_said(tmp_path: Path) -> None:
    with toys():
        async with world(tmp_path) as fondaco:
            tavern = fondaco.guild.create_text_channel("tavern")
            words = await setup(fondaco, channel=tavern, pace="week", language="fr")
            assert f"<#{tavern.id}>" in words
            assert "About a week" in words
            refused = await fondaco.people[0].slash(fondaco.channel, "game new", title="toy")
            assert refused.ephemeral
            assert f"<#{tavern.id}>" in said(refused.response)
            for command, options in SERIES.items():
                elsewhere = await fondaco.people[0].slash(fondaco.channel, command, **options)
                assert f"<#{tavern.id}>" in str([elsewhere.response, *elsewhere.followups]), command
            assert await fondaco.host.store.series.all_seekers() == []
            opened = await fondaco.people[0].slash(tavern, "game new", title="toy")
            assert "a ouvert une table" in said(opened.response)
            assert "jusqu’à 10 jours" in said(opened.response)


async def test_only_managers_see_setup(tmp_path: Path) -> None:
    with toys():
        async with world(tmp_path) as fondaco:
            assert "setup" not in fondaco.people[0].available_commands(fondaco.channel)
            assert "game new" in fondaco.people[0].available_commands(fondaco.channel)


async def test_a_personal_link_opens_the_seat_in_the_browser(tmp_path: Path) -> None:
    async with table(tmp_path) as evening:
        await evening.world.env.restart_bot(Fondaco(Steward(evening.world.host), "https://play.example"))
        ada = evening.persons[0]
        shown = await show(ada, evening, "game link")
        (url,) = [
            one["url"]
            for row in shown.response.components
            for one in row.get("components", [])
            if "url" in one
        ]
        address, key = url.split("#")
        assert address == f"https://play.example/t/{evening.match}"
        seat = await evening.world.host.seats.for_key(evening.match, key)
        look = await evening.table()
        assert seat is not None
        assert look.names[seat] == "Ada"


async def test_of_several_games_in_one_channel_ones_own_is_meant(tmp_path: Path) -> None:
    with toys():
        async with world(tmp_path) as fondaco:
            fondaco.env.inject_error("POST", "*/threads", status=403, code=50013, times=None)
            mine = Evening(fondaco, "toy", people=2, unasked=0)
            await mine.open()
            dario, enzo = (Person(one, Rng(one.name)) for one in fondaco.people[3:5])
            shown = await dario.actor.slash(fondaco.channel, "game new", title="toy", seats=2)
            assert shown.response is not None
            await enzo.press(shown.response, "join")
            await dario.press(shown.response, "start")
            await fondaco.settle()
            for person, table_id in ((mine.persons[0], mine.match), (enzo, offered_table(fondaco, enzo))):
                asked = await person.actor.slash(fondaco.channel, "game act")
                assert asked.response is not None
                assert {one.table for one in offered(asked.response)} == {table_id}


def offered_table(fondaco: World, person: Person) -> str:
    return offered(person.newest(fondaco.channel.id, "answer"))[0].table


async def test_the_games_of_a_server_are_listed_however_many_there_are_elsewhere(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    real = Matches.list_matches

    async def few(self: Matches, **how: Any) -> Any:
        return await real(self, **{**how, "limit": 1})

    async with table(tmp_path) as evening:
        seats = [SeatSpec("Zoe", user_id="discord:1"), SeatSpec("Yan", user_id="discord:2")]
        elsewhere = {"discord": {"server": "4", "channel": "5", "opener": "1"}}
        await evening.world.pass_time(1)
        await evening.world.host.open("toy", seats, surface=elsewhere)
        monkeypatch.setattr(Matches, "list_matches", few)
        listed = said((await show(evening.persons[0], evening, "game list")).response)
        assert str(evening.world.thread().id) in listed


async def test_what_has_waited_longest_comes_first(tmp_path: Path) -> None:
    async with table(tmp_path) as evening:
        ada = evening.persons[0]
        first = evening.world.thread().id
        await evening.world.pass_time(60)
        second = Evening(evening.world, "toy", people=2, unasked=0)
        await second.open()
        await evening.world.pass_time(60)
        await evening.world.host.seats.rename(evening.match, 0, "Zoe")
        mine = said((await show(ada, evening, "games")).response)
        assert mine.index(str(first)) < mine.index(str(evening.world.thread().id))


async def test_a_game_that_cannot_be_read_hides_no_other(tmp_path: Path) -> None:
    async with table(tmp_path) as evening:
        world, ada = evening.world, evening.persons[0]
        second = Evening(world, "toy", people=2, unasked=0)
        await second.open()
        rows(world.file, "update matches set snapshot = '{}', revision = 99 where id = ?", evening.match)
        for command in ("games", "game list"):
            assert str(world.thread().id) in said((await show(ada, evening, command)).response)


def test_every_command_about_a_game_may_name_it() -> None:
    group = game_group(MagicMock())
    lacking = {
        command.qualified_name
        for command in group.walk_commands()
        if "game" not in {one.name for one in getattr(command, "parameters", [])}
    }
    assert lacking == {"game new", "game list"}


async def test_a_game_is_opened_in_a_thread_of_a_channel_where_games_may_be(tmp_path: Path) -> None:
    async with table(tmp_path) as evening:
        world = evening.world
        thread = world.thread()
        await setup(world, channel=world.channel)
        shown = await evening.persons[0].actor.slash(thread, "game new", title="toy", seats=2)
        assert shown.response is not None
        assert any(one.verb == "join" for one in offered(shown.response))


async def test_a_game_is_resumed_only_where_games_may_be_and_its_old_thread_says_where(
    tmp_path: Path,
) -> None:
    async with table(tmp_path) as evening:
        world, ada = evening.world, evening.persons[0]
        old, tavern = world.thread(), world.guild.create_text_channel("tavern")
        await setup(world, channel=world.channel)
        shown = await ada.actor.slash(tavern, "game resume", game=evening.match)
        assert "you can open games here" in said(shown.response)
        await ada.actor.slash(world.channel, "game resume", game=evening.match)
        await world.settle()
        fresh = world.thread()
        assert fresh.id != old.id
        assert f"<#{fresh.id}>" in said(ada.messages(old.id)[-1])


async def test_a_profile_names_whoever_has_not_played_yet(tmp_path: Path) -> None:
    async with table(tmp_path) as evening:
        ada, cleo = evening.persons[0], evening.world.member("Cleo")
        for options in ({}, {"person": cleo}):
            words = said((await ada.actor.slash(evening.world.channel, "profile", **options)).response)
            assert "discord:" not in words
            assert "No finished games." in words
        assert "Cleo" in words


def test_french_counts_nothing_as_nothing_and_sets_its_colons() -> None:
    words = Words("fr")
    assert words("league-person-games", games=0, won=0) == "Aucune partie finie."
    assert words("league-person-games", games=1, won=1) == "Une partie, gagnée."
    assert words("league-person-games", games=3, won=1) == "3 parties, une gagnée."
    assert words("series-tables-over", count=0) == "Aucune table finie"
    options = [
        Option("yes", text("yes"), note=text("no")),
        Option("no", text("no"), blocked=text("refuse-over")),
    ]
    share = Share([Bucket("yes", text("yes"), 0, 30, start=3)], 0, 30)
    for choice in (Pick(options), share):
        asked = QuestionForm("abcdefghjk", 1, "1.0.0123456789ab", Decision("k", text("yes"), choice), EMPTY)
        told = [part.text for part in question_sheet(asked, words).parts if isinstance(part, Say)]
        assert "\N{NO-BREAK SPACE}:" in " ".join(told)
        assert not re.search(r"\w\*{0,2}:", " ".join(told)), told
