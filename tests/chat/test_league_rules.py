"""The rules of a league on Discord: settled by menus and forms before the sign-up opens, and not after."""

from pathlib import Path
from typing import Any

import pytest

from bot.chat.commands import league_rules
from bot.series.errors import NotSo
from bot.series.league.book import League, Member, Rules, Season
from bot.series.league.rules import check
from render.words import Words
from tests.chat.hall import ChatHall
from tests.chat.person import Person, offered, said
from tests.chat.test_commands import speaks
from tests.chat.toys import toys
from tests.chat.world import World, world

pytestmark = pytest.mark.usefixtures("quick")


async def drafted(fondaco: World) -> tuple[ChatHall, str, Person, Any]:
    """A league whose founder has its options open."""
    hall = ChatHall(fondaco)
    ada = hall.persons[hall.people[0]]
    await hall.give(hall.people[0], "league create", name="Lido", title="toy")
    (entry,) = await hall.steward.leagues.shelf.listed()
    panel = (await ada.press(ada.newest(fondaco.channel.id, "rules"), "rules")).response
    assert panel is not None
    return hall, entry.id, ada, panel


async def choose(person: Person, panel: Any, part: str, *values: str) -> None:
    menu = next(str(one) for one in offered(panel) if one.verb == "rule" and one.arg == part)
    person.after(await person.actor.select(panel, list(values), custom_id=menu))


async def write(person: Person, panel: Any, paper: str, **lines: str) -> None:
    shown = await person.press(panel, "terms", paper)
    person.after(await person.actor.submit_modal(shown, lines))


async def test_everything_a_league_agrees_on_can_be_settled(tmp_path: Path) -> None:
    with toys():
        async with world(tmp_path) as fondaco:
            hall, league, ada, panel = await drafted(fondaco)
            await choose(ada, panel, "titles", "toy")
            await choose(ada, panel, "sizes", "3", "4")
            await choose(ada, panel, "wish", "3")
            await choose(ada, panel, "pace", "week")
            await choose(ada, panel, "late", "void")
            await choose(ada, panel, "entry", "invited")
            await choose(ada, panel, "luck", "alike")
            await choose(ada, panel, "variants", "toy.cards.3")
            season = {"rounds": "9", "tables": "2", "divisions": "3", "moving": "2", "seasons": "4"}
            await write(ada, panel, "season", **season)
            await write(ada, panel, "points", points="10; 5, 1", breaks="4 2")
            await write(ada, panel, "times", signup="5", round="30", warning="4", grace="2", rest="20")
            rules = (await hall.steward.leagues.shelf.get(league)).book.rules
            day = 86_400.0
            assert rules == Rules(
                titles=["toy"],
                sizes=[3, 4],
                rounds=9,
                tables=2,
                points=[10, 5, 1],
                tie_breaks=["wins", "sonneborn-berger"],
                divisions=3,
                moving=2,
                duplicate=True,
                pace=7 * day,
                options={"toy": {"cards": "3"}},
                late="void",
                signup=5 * day,
                round_time=30 * day,
                warning=4 * day,
                grace=2 * day,
                rest=20 * day,
                seasons=4,
                invited=[],
            )


async def test_what_cannot_be_is_refused_in_words_and_changes_nothing(tmp_path: Path) -> None:
    with toys():
        async with world(tmp_path) as fondaco:
            hall, league, ada, panel = await drafted(fondaco)
            before = (await hall.steward.leagues.shelf.get(league)).book
            for paper, lines, words in (
                ("points", {"points": "1 2", "breaks": "1"}, "a better place"),
                ("points", {"points": "six", "breaks": "1"}, "write whole numbers, not “six”"),
                ("points", {"points": "6 3", "breaks": "5"}, "every tie-break once"),
                ("points", {"points": "6 3", "breaks": "1 1"}, "every tie-break once"),
                (
                    "times",
                    {"signup": "", "round": "1", "warning": "1", "grace": "1", "rest": "1"},
                    "Sign-up:",
                ),
                ("times", {"signup": "1", "round": "0", "warning": "1", "grace": "1", "rest": "1"}, "Days"),
            ):
                await write(ada, panel, paper, **lines)
                assert words in ada.heard[-1]
            assert (await hall.steward.leagues.shelf.get(league)).book == before
            bo = hall.people[1]
            assert "not open yet" in await hall.give(bo, "league join", league=league)
            await ada.press(ada.newest(fondaco.channel.id, "rules"), "open")
            await choose(ada, panel, "late", "void")
            assert "The rules are settled" in ada.heard[-1]
            assert (await hall.steward.leagues.shelf.get(league)).book.rules == before.rules


async def test_entry_by_invitation_and_by_role_and_more_organisers(tmp_path: Path) -> None:
    with toys():
        async with world(tmp_path) as fondaco:
            hall, league, ada, panel = await drafted(fondaco)
            doge, bo, cleo = hall.people[:3]
            guest = hall.persons[bo].actor
            await choose(ada, panel, "entry", "invited")
            await hall.press(doge, "open")
            assert "open to those invited" in await hall.give(bo, "league join", league=league)
            assert "Only its organisers" in await hall.give(
                cleo, "league invite", league=league, person=guest
            )
            await hall.give(doge, "league organiser", league=league, person=hall.persons[cleo].actor)
            await hall.give(cleo, "league invite", league=league, person=guest)
            assert "You are in." in await hall.give(bo, "league join", league=league)
            role = fondaco.guild.create_role("Merchant")
            await hall.give(doge, "league create", name="Arsenale", title="toy", role=role)
            await hall.press(doge, "open")
            await fondaco.settle()
            assert "open to those invited" in await hall.press(bo, "enter")


async def test_names_are_shown_as_they_are(tmp_path: Path) -> None:
    with toys():
        async with world(tmp_path, ["*Ada*", "_Bo_ @everyone"]) as fondaco:
            hall = ChatHall(fondaco)
            doge, bo = hall.people
            await hall.give(
                doge, "league create", name="**Lido** [x](http://y)", title="toy", seats=2, rounds=1
            )
            (entry,) = await hall.steward.leagues.shelf.listed()
            await hall.press(doge, "open")
            await fondaco.settle()
            for who in (doge, bo):
                await hall.press(who, "enter")
            await hall.press(bo, "exit")
            told = hall.announced() + await hall.give(doge, "league log", league=entry.id)
            assert r"\*\*Lido\*\*" in told
            assert r"\*Ada\* signed up" in told
            assert r"\_Bo\_ @" in told
            assert "@everyone" not in told
            assert r" \[x](http" in told
            assert " [x](http" not in told


async def test_the_options_speak_french(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    speaks(monkeypatch, "fr")
    with toys():
        async with world(tmp_path) as fondaco:
            *_, panel = await drafted(fondaco)
            assert "Points par place\N{NO-BREAK SPACE}: 6, 3, 2, 1, 0" in said(panel)


@pytest.mark.parametrize("locale", ["en", "fr"])
def test_every_panel_and_form_has_words(locale: str) -> None:
    words = Words(locale)
    with toys():
        rules = Rules(["toy"], [4, 3], role="1", duplicate=True, seasons=2, divisions=2, late="void")
        book = League("Lido", rules, Season(1, 0.0, "draft", [Member("a", "A")]), ["a"], "")
        check(rules)
        spoken = [str(league_rules.panel("abcd", book, words))]
        spoken += [str(league_rules.paper("abcd", which, rules, words)) for which in league_rules.PAPERS]
        assert not any("league-" in one.replace("f1:", "") for one in spoken)


def test_a_form_that_was_changed_by_hand_is_refused() -> None:
    for lines in ({"rounds": "1 2"}, {"rounds": "99999"}, {"rounds": "-1"}, {"rounds": "١"}, {}):
        with pytest.raises(NotSo):
            league_rules.written("season", lines)
