"""Lobbies on simulated Discord: opening one, and changing what it agreed on."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from simcord.results import InteractionResult, ResponseMessage

from bot.acts.act import Actor
from bot.acts.agreement import AGREE, NewTable
from bot.table.agreement import Agreement
from engine.choice import AllOf, Pick
from engine.rng import Rng
from tests.chat.person import Person, offered
from tests.chat.toys import toys
from tests.chat.world import World, world


class Opened:
    def __init__(self, fondaco: World, persons: list[Person], message: ResponseMessage) -> None:
        self.world = fondaco
        self.persons = persons
        self.message = message
        self.id = offered(message)[0].table


@asynccontextmanager
async def lobby(folder: Path, seats: int = 2, **options: object) -> AsyncIterator[Opened]:
    with toys():
        async with world(folder) as fondaco:
            persons = [Person(actor, Rng(actor.name)) for actor in fondaco.people]
            shown = await persons[0].actor.slash(
                fondaco.channel, "game new", title="toy", seats=seats, **options
            )
            assert shown.response is not None, shown
            yield Opened(fondaco, persons, shown.response)


async def agree(person: Person, opened: Opened, **wanted: str) -> InteractionResult:
    """Press Options, change these fields in the form, and send it."""
    shown = await person.press(opened.message, "do")
    for name, value in wanted.items():
        place = [field.id for field in AGREE.fields].index(name)
        assert shown.response is not None
        (menu,) = [press for press in offered(shown.response) if press.verb == "part"]
        asked = await person.actor.select(shown.response, [str(place)], custom_id=str(menu))
        shown = await _answer(person, asked, name, value)
    return await person.press(shown.response, "yes")


async def _answer(person: Person, asked: InteractionResult, name: str, value: str) -> InteractionResult:
    assert asked.response is not None
    (field,) = [field for field in AGREE.fields if field.id == name]
    if field.takes in ("words", "number"):
        modal = await person.press(asked.response, "fill")
        return await person.actor.submit_modal(modal, {"0": value})
    choice = field.choice(NewTable("toy", Agreement()), Actor("", ""))
    pick = choice.parts[0].choice if isinstance(choice, AllOf) else choice
    assert isinstance(pick, Pick)
    place = str([option.id for option in pick.options].index(value))
    if any(press.verb == "opt" for press in offered(asked.response)):
        return await person.press(asked.response, "opt", place)
    (menu,) = [press for press in offered(asked.response) if press.verb == "pick"]
    return await person.actor.select(asked.response, [place], custom_id=str(menu))
