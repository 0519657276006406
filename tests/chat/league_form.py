"""The form of a league's regulations, filled in part by part by someone who presses what it offers."""

from typing import Any

from simcord.results import ResponseMessage

from bot.acts.act import Actor
from bot.acts.service import Acts
from bot.chat.questions.forms import VALUES
from bot.discord.surface import SURFACE
from engine.asking import ready
from engine.choice import AllOf
from tests.chat.days import choose
from tests.chat.on_discord import user_key
from tests.chat.person import Person, offered, said
from tests.chat.world import World


async def opened(person: Person, fondaco: World, league: str) -> ResponseMessage:
    """The form of the regulations as it stands."""
    shown = await person.actor.slash(fondaco.channel, "league rules", league=league)
    assert shown.response is not None
    return shown.response


async def form_of(fondaco: World, league: str, person: Person) -> AllOf:
    """What the form asks for, part by part."""
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
        if choice.ordered and (orders := ready(choice, VALUES)):
            return await pick(person, message, [[one.steps[0][1] for one in orders].index(value)])
        if choice.ordered:
            for one in value:
                message = await pick(person, message, [ids.index(one)])
            done = next((one for one in offered(message) if one.verb == "done"), None)
            return await press(person, message, "done") if done else message
        return await pick(person, message, [ids.index(one) for one in value])
    return await write(person, message, str(value))


async def pick(person: Person, message: ResponseMessage, places: list[int]) -> ResponseMessage:
    menus = [one for one in offered(message) if one.verb == "pick"]
    if menus:
        values = [str(place) for place in places]
        result = await person.actor.select(message, values, custom_id=str(menus[0]))
    else:
        result = await person.press(message, "opt", str(places[0]))
    return result.response or message


async def press(person: Person, message: ResponseMessage, verb: str) -> ResponseMessage:
    return (await person.press(message, verb)).response or message


async def write(person: Person, message: ResponseMessage, said_so: str) -> ResponseMessage:
    verbs = {one.verb for one in offered(message)}
    if "fill" not in verbs and verbs & {"pick", "opt"}:
        return await pick(person, message, [int(said_so)])
    shown = await person.press(message, "fill")
    result = await person.actor.submit_modal(shown, {"0": said_so})
    return result.response or message


async def settle(person: Person, fondaco: World, league: str, /, **parts: Any) -> str:
    """Fill in these parts one after the other, and keep the whole; what is said of it."""
    message = await opened(person, fondaco, league)
    for part, value in parts.items():
        message = await amend(person, fondaco, league, message, part.replace("_", "-"), value)
    return said(await press(person, message, "yes"))
