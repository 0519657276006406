"""The rules of a league on Discord: settled part by part in the form of an act, before the sign-up opens."""

from pathlib import Path
from typing import Any

import pytest
from simcord.results import ResponseMessage

from bot.acts import registry
from bot.acts.act import Act
from bot.discord.surface import SURFACE
from engine.choice import AllOf
from tests.chat.days import choose
from tests.chat.hall import ChatHall
from tests.chat.person import Person, said
from tests.chat.test_commands import speaks
from tests.chat.toys import toys
from tests.chat.world import World, world

pytestmark = pytest.mark.usefixtures("quick")

DAY = 86_400.0


def act(key: str) -> Act[Any]:
    found = registry.act_by_key(key)
    assert found is not None
    return found


async def opened(person: Person, fondaco: World, league: str) -> ResponseMessage:
    """The form of the rules as it stands."""
    shown = await person.actor.slash(fondaco.channel, "league rules", league=league)
    assert shown.response is not None
    return shown.response


async def form_of(fondaco: World, league: str, person: Person) -> AllOf:
    """What the form asks for, part by part."""
    from bot.acts.act import Actor
    from bot.acts.service import Acts
    from tests.chat.on_discord import user_key

    actor = Actor(user_key(person.actor.id), person.name, surface=SURFACE, server=str(fondaco.guild.id))
    offer = await Acts(fondaco.bot.chat.steward).offer("league-settle", league, actor)
    made = offer.form
    assert isinstance(made, AllOf)
    return made


async def amend(
    person: Person, fondaco: World, league: str, message: ResponseMessage, part: str, value: Any
) -> ResponseMessage:
    """Open one part of the form, and fill it in by what it offers."""
    form = await form_of(fondaco, league, person)
    place = next(i for i, one in enumerate(form.parts) if one.id == part)
    message = await choose(person, message, "part", str(place))
    return await fill(person, message, form.parts[place].choice, value)


async def fill(person: Person, message: ResponseMessage, choice: Any, value: Any) -> ResponseMessage:
    if hasattr(choice, "options"):
        ids = [one.id for one in choice.options]
        if choice.single:
            return await pick(person, message, [ids.index(value)])
        if choice.ordered:
            for one in value:
                message = await pick(person, message, [ids.index(one)])
            done = next((one for one in buttons(message) if one.verb == "done"), None)
            return await press(person, message, "done") if done else message
        return await pick(person, message, [ids.index(one) for one in value])
    return await write(person, message, str(value))


def buttons(message: ResponseMessage) -> list[Any]:
    from tests.chat.person import offered

    return offered(message)


async def pick(person: Person, message: ResponseMessage, places: list[int]) -> ResponseMessage:
    menus = [one for one in buttons(message) if one.verb == "pick"]
    if menus:
        values = [str(place) for place in places]
        result = await person.actor.select(message, values, custom_id=str(menus[0]))
    else:
        result = await person.press(message, "opt", str(places[0]))
    return result.response or message


async def press(person: Person, message: ResponseMessage, verb: str) -> ResponseMessage:
    return (await person.press(message, verb)).response or message


async def write(person: Person, message: ResponseMessage, said_so: str) -> ResponseMessage:
    verbs = {one.verb for one in buttons(message)}
    if "fill" not in verbs and verbs & {"pick", "opt"}:
        low = int(next(iter(_numbers(message))))
        return await pick(person, message, [int(said_so) - low])
    shown = await person.press(message, "fill")
    result = await person.actor.submit_modal(shown, {"0": said_so})
    return result.response or message


def _numbers(message: ResponseMessage) -> list[str]:
    """The numbers that are offered, in order."""
    from simcord.components import walk_components

    found = []
    for one in walk_components(message.components):
        found += [option["label"] for option in one.get("options", []) if option["label"].isdecimal()]
        if one.get("type") == 2 and str(one.get("label", "")).isdecimal():
            found.append(one["label"])
    return found


async def settle(person: Person, fondaco: World, league: str, /, **parts: Any) -> str:
    """Fill in these parts one after the other, and keep the whole; what is said of it."""
    message = await opened(person, fondaco, league)
    for part, value in parts.items():
        message = await amend(person, fondaco, league, message, part.replace("_", "-"), value)
    return said(await press(person, message, "yes"))


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
            assert "The rules are kept." in told
            rules = (await hall.steward.leagues.shelf.get(league)).book.rules
            assert (rules.titles, rules.sizes, rules.pace, rules.late) == (["toy"], [3, 4], "week", "void")
            assert (rules.rounds, rules.tables, rules.divisions, rules.moving, rules.seasons) == (
                9,
                2,
                3,
                2,
                4,
            )
            assert (rules.points, rules.tie_breaks) == ([10, 5, 1], ["wins", "sonneborn-berger"])
            times = (rules.signup, rules.round_time, rules.warning, rules.grace, rules.rest)
            assert times == (5 * DAY, 30 * DAY, 4 * DAY, 2 * DAY, 20 * DAY)
            assert rules.duplicate
            assert rules.invited == []
            assert rules.options == {"toy": {"cards": "3"}}


async def test_what_no_league_can_be_played_by_is_refused_and_changes_nothing(tmp_path: Path) -> None:
    with toys():
        async with world(tmp_path) as fondaco:
            hall, league, ada = await drafted(fondaco)
            await closed(hall, league)
            before = (await hall.steward.leagues.shelf.get(league)).book.rules
            assert "a better place cannot be worth fewer" in await settle(ada, fondaco, league, points="1 5")
            assert (await hall.steward.leagues.shelf.get(league)).book.rules == before


async def test_rules_that_somebody_signed_up_for_stay_as_they_are(tmp_path: Path) -> None:
    with toys():
        async with world(tmp_path) as fondaco:
            hall, league, _ada = await drafted(fondaco)
            told = await hall.give(hall.people[0], "league rules", league=league)
            assert "before the sign-up opens" in told or "cannot be changed" in told or "settled" in told, (
                told
            )


async def test_a_form_that_moved_on_is_shown_as_it_is(tmp_path: Path) -> None:
    with toys():
        async with world(tmp_path) as fondaco:
            hall, league, ada = await drafted(fondaco)
            await closed(hall, league)
            old = await opened(ada, fondaco, league)
            newer = await opened(ada, fondaco, league)
            await amend(ada, fondaco, league, newer, "late", "void")
            shown = await press(ada, old, "yes")
            assert "form has moved on" in said(shown) or "since" in said(shown), said(shown)


async def test_the_form_speaks_the_readers_language(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with toys():
        async with world(tmp_path) as fondaco:
            hall, league, ada = await drafted(fondaco)
            await closed(hall, league)
            speaks(monkeypatch, "fr")
            shown = said(await opened(ada, fondaco, league))
            assert "Changer les règles" in shown
            assert "Rondes par saison" in shown
