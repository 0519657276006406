"""Leagues, campaigns, ratings, profiles and finding a game, on Discord."""

from pathlib import Path
from typing import Any

import pytest

from bot.chat.markdown import escape_text
from bot.discord.messages.writing import write
from bot.host.server_settings import ServerSettings, SettingsOfServers
from bot.series.steward import Steward
from engine.rng import Rng
from tests.chat.days import stand_up
from tests.chat.game import Evening
from tests.chat.kit import pictures
from tests.chat.league_form import settle
from tests.chat.on_discord import place_of
from tests.chat.person import Person, said
from tests.chat.tables import table
from tests.chat.toys import toys
from tests.chat.world import World, world

pytestmark = pytest.mark.usefixtures("quick")

DAY = 86_400.0


def persons(fondaco: World, count: int) -> list[Person]:
    return [Person(actor, Rng(actor.name)) for actor in fondaco.people[:count]]


async def steward(fondaco: World) -> Steward:
    """Go round once, and let everything be said."""
    found = fondaco.bot.chat.steward
    await found.once()
    await fondaco.settle()
    return found


async def played(fondaco: World, people: list[Person], match_id: str) -> None:
    """The table in the newest thread, by pressing what is shown there."""
    evening = Evening(fondaco, "toy", people=len(people), unasked=0, persons=people, match=match_id)
    evening.rng = Rng("series")
    await evening.play()


async def show(who: Person, fondaco: World, command: str, /, **options: Any) -> Any:
    shown = await who.actor.slash(fondaco.channel, command, **options)
    assert shown.response is not None
    return shown


async def test_a_league_from_its_founding_to_its_standings(tmp_path: Path) -> None:
    with toys():
        async with world(tmp_path) as fondaco:
            people = persons(fondaco, 3)
            ada, bo, _ = people
            founded = await show(
                ada, fondaco, "league create", name="Lido", titles="toy", seats="3", rounds=1
            )
            assert "Lido" in said(founded.response)
            await fondaco.settle()
            ((league, _),) = [
                (one.id, one.book) for one in await fondaco.bot.chat.steward.leagues.shelf.entries()
            ]
            for person in people:
                await person.do(fondaco.channel.id, "league-join", league)
            again = await bo.do(fondaco.channel.id, "league-join", league)
            assert "can’t do that right now" in said(
                again.followups[0] if again.followups else again.response
            )
            await fondaco.pass_time(8 * DAY)
            await steward(fondaco)
            ((league, _),) = [
                (one.id, one.book) for one in await fondaco.bot.chat.steward.leagues.shelf.entries()
            ]
            book = (await fondaco.bot.chat.steward.leagues.shelf.get(league)).book
            (table,) = book.season.tables
            assert len(fondaco.channel.threads) == 1
            await fondaco.restart()
            await played(fondaco, people, table.match_id)
            await steward(fondaco)
            channel = "\n".join(said(one) for one in ada.messages(fondaco.channel.id))
            assert channel.count("season 1 begins") == 1
            assert channel.count("season 1 is over") == 1
            shown = await show(bo, fondaco, "league show", league=league)
            assert shown.ephemeral
            assert "Most points." in said(shown.response)
            assert pictures(shown) == ["standings"]
            refused = await show(bo, fondaco, "league void", league=league, table=table.match_id)
            assert "You can’t do that right now" in said(refused.response)
            kept = await show(bo, fondaco, "league results", league=league, season=1)
            names = [one.filename for one in kept.response.attachments]
            assert names == [f"{league}-1.csv", f"{league}-1.json"]
            none = await show(bo, fondaco, "league show", league=league, season=7)
            assert "no such season" in said(none.response)
            agreed = await show(bo, fondaco, "league agreed", league=league)
            assert "Points by place: 6, 3, 2, 1, 0" in said(agreed.response)
            refused = await show(bo, fondaco, "league rules", league=league)
            assert "You can’t do that right now" in said(refused.response), "for organisers only"
            await fondaco.pass_time(8 * DAY)
            await steward(fondaco)
            reopened = ada.newest(fondaco.channel.id, "do")
            assert "season 2 is open" in said(reopened)
            early = await show(bo, fondaco, "league show", league=league, season=1)
            assert "Most points." in said(early.response)
            log = await show(ada, fondaco, "league log", league=league)
            assert "Ada signed up." in said(log.response)


async def test_a_late_table_hears_in_its_own_thread_what_the_league_says_of_it(tmp_path: Path) -> None:
    with toys():
        async with world(tmp_path) as fondaco:
            people = persons(fondaco, 2)
            ada = people[0]
            await show(ada, fondaco, "league create", name="Lido", titles="toy", seats="2", draft=True)
            (entry,) = await fondaco.bot.chat.steward.leagues.shelf.entries()
            await settle(ada, fondaco, entry.id, late="void")
            await show(ada, fondaco, "league open", league=entry.id)
            await fondaco.settle()
            for person in people:
                await person.do(fondaco.channel.id, "league-join", entry.id)
            for days in (8, 19, 3):
                await fondaco.pass_time(days * DAY)
                await steward(fondaco)
            thread = fondaco.channel.threads[0]
            table = (await fondaco.bot.chat.steward.leagues.shelf.get(entry.id)).book.season.tables[0]
            game = await fondaco.host.table(table.match_id)
            place = place_of(game)
            assert place is not None
            name = f"[Toy · {', '.join(game.names)}]({write(place.link(), {})})"
            told = (") is running late", f"table {name} doesn’t count")
            for channel in (thread.id, fondaco.channel.id):
                words = "\n".join(said(one) for one in ada.messages(channel))
                assert [words.count(one) for one in told] == [1, 1]
                assert f"table {table.match_id}" not in words, "no ids in sentences"
            assert table.match_id not in str(thread.name)
            first = "\n".join(said(message) for message in ada.messages(thread.id)[:2])
            assert "**Lido** · Round 1 of 6 · until <t:" in first
            assert f"<#{fondaco.channel.id}>" in first, "the way back"
            log = await show(ada, fondaco, "league log", league=entry.id)
            assert f"table {name} doesn’t count" in said(log.response)
            assert table.match_id not in said(log.response)


async def test_a_campaign_of_one_game_with_its_chronicle(tmp_path: Path) -> None:
    with toys():
        async with world(tmp_path) as fondaco:
            people = persons(fondaco, 2)
            ada, bo = people
            made = await show(ada, fondaco, "campaign create", name="Mare", houses=2)
            assert "Mare" in said(made.response)
            (entry,) = await fondaco.bot.chat.steward.campaigns.shelf.entries()
            for person, name in ((ada, "Doria"), (bo, "Spinola")):
                options = {"campaign": entry.id, "name": name, "motto": "Semper"}
                shown = await show(person, fondaco, "campaign house", **options)
                assert f"House {name} has been founded." in said(shown.response)
            shown = await show(ada, fondaco, "campaign show", campaign=entry.id)
            assert "houses" in pictures(shown)
            await fondaco.settle()
            (game,) = (await fondaco.bot.chat.steward.campaigns.shelf.get(entry.id)).book.games
            await show(ada, fondaco, "campaign note", campaign=entry.id, words="We set sail.")
            await played(fondaco, people, game.match_id)
            await steward(fondaco)
            channel = "\n".join(said(one) for one in ada.messages(fondaco.channel.id))
            assert channel.count("is over. The greatest house") == 1
            told = await show(bo, fondaco, "campaign chronicle", campaign=entry.id)
            assert [one.filename for one in told.response.attachments] == [f"{entry.id}.html"]


async def test_a_table_that_was_sought_speaks_the_language_of_the_server(tmp_path: Path) -> None:
    with toys():
        async with world(tmp_path) as fondaco:
            ada, bo = persons(fondaco, 2)
            await SettingsOfServers(fondaco.host.store.servers).change(
                str(fondaco.guild.id), lambda _: ServerSettings(language="fr")
            )
            for person in (ada, bo):
                await show(person, fondaco, "find players", titles="toy", seats="2")
            (listing,) = await fondaco.host.store.matches.list_matches()
            assert (await fondaco.host.table(listing.id)).locale == "fr"


async def test_ratings_profiles_and_seeking(tmp_path: Path) -> None:
    with toys():
        async with world(tmp_path) as fondaco:
            ada, bo = people = persons(fondaco, 2)
            assert "on the list" in said(
                (await show(ada, fondaco, "find players", titles="toy", seats="2")).response
            )
            await show(bo, fondaco, "find players", rated=True)
            await fondaco.settle()
            (listing,) = await fondaco.host.store.matches.list_matches()
            assert "Your Toy table" in "\n".join(said(one) for one in ada.messages(fondaco.channel.id))
            await played(fondaco, people, listing.id)
            await steward(fondaco)
            assert "One game" in said((await show(ada, fondaco, "profile")).response)
            await show(bo, fondaco, "my hide", hide=True)
            hidden = await show(ada, fondaco, "profile", person=bo.actor)
            assert "profile is private" in said(hidden.response)
            board = await show(ada, fondaco, "rating")
            assert pictures(board) == ["leaderboard"]
            few = await show(ada, fondaco, "rating", person=ada.actor)
            assert "after 5 games" in said(few.response)


async def test_an_open_seat_is_listed_with_the_way_to_its_table(tmp_path: Path) -> None:
    async with table(tmp_path) as evening:
        ada = evening.persons[0]
        stranger = Person(evening.world.people[4], Rng("stranger"))
        await stand_up(ada, evening)
        shown = await show(stranger, evening.world, "find tables")
        assert "a free seat at table Ada, Bo" in said(shown.response)
        assert f"/{evening.world.thread().id})" in said(shown.response)


async def test_half_a_link_in_the_name_of_a_league_stays_words(tmp_path: Path) -> None:
    with toys():
        async with world(tmp_path) as fondaco:
            (ada,) = persons(fondaco, 1)
            name = "[Free Nitro](https://evil.example/claim-it-here-and-now)"
            await show(ada, fondaco, "league create", name=name, titles="toy", seats="3", rounds=1)
            await fondaco.settle()
            announced = [said(one) for one in ada.messages(fondaco.channel.id) if "Free Nitro" in said(one)]
            assert announced
            assert all("\\[Free Nitro\\]" in one for one in announced), announced


@pytest.mark.parametrize(
    ("written", "escaped"),
    [
        ("[Free Nitro](https://evil.example/cla", r"\[Free Nitro\](https://evil.example/cla"),
        (r"\[Free](https://evil.example", r"\\\[Free\](https://evil.example"),
        ("a*b_c`d|e~f", r"a\*b\_c\`d\|e\~f"),
        ("# Head", r"\# Head"),
        ("<t:0:R> <#1> <:x:1>", r"\<t:0:R> \<#1> \<:x:1>"),
        ("https://fondaco.example/a_b_c", "https://fondaco.example/a_b_c"),
        ("https://a.example/[x](https://evil.example)", r"https://a.example/\[x\](https://evil.example)"),
    ],
)
def test_every_sign_of_markdown_in_a_name_is_escaped_by_itself(written: str, escaped: str) -> None:
    assert escape_text(written) == escaped


def test_a_name_is_shortened_before_it_is_escaped() -> None:
    assert escape_text("*" * 10, 4) == r"\*\*\*…"
