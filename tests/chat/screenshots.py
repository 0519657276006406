"""Pictures of the bot at work, for the README: `python -m tests.chat.screenshots [folder [language]]`."""

import asyncio
import io
import sys
import tempfile
from pathlib import Path

from PIL import Image
from playwright.async_api import Browser, async_playwright
from simcord.results import ResponseMessage

from bot.host.server_settings import ServerSettings, SettingsOfServers
from bot.table import substitutes
from bot.table.seating import SeatSpec
from tests.chat.game import Evening
from tests.chat.mockup import page
from tests.chat.on_discord import user_of
from tests.chat.person import Person, offered, said
from tests.chat.world import World, world
from tests.quick_database import quick_database
from tests.web.chromium import find_chromium

FOLDER = Path(__file__).parents[2] / "docs" / "pictures"
TITLE = "oltremare"
SEED = "a quiet evening"
ROUNDS = 14
COLOURS = 128
"""A small palette keeps the files small."""


class Camera:
    def __init__(self, fondaco: World, browser: Browser, folder: Path) -> None:
        self._world = fondaco
        self._browser = browser
        self._folder = folder

    async def shoot(self, name: str, message: ResponseMessage) -> None:
        """One message as Discord would show it."""
        backend = self._world.env.backend
        names = {str(person.id): person.name for person in self._world.people}
        urls = [one["url"] for one in backend.get_message(message.channel_id, message.id).attachments]
        pictures = {url: backend.cdn.get(url) or b"" for url in urls}
        view = await self._browser.new_page(viewport={"width": 720, "height": 900})
        await view.set_content(page(message, names, pictures))
        png = await view.locator("#shot").screenshot()
        await view.close()
        small(png).save(self._folder / f"{name}.png", optimize=True)


def small(png: bytes) -> Image.Image:
    return Image.open(io.BytesIO(png)).convert("RGB").quantize(COLOURS, dither=Image.Dither.NONE)


async def evening(fondaco: World, camera: Camera, language: str) -> None:
    """A game of three, from its lobby to its final board."""
    await SettingsOfServers(fondaco.host.store.servers).change(
        str(fondaco.guild.id), lambda _: ServerSettings(language=language)
    )
    game = Evening(fondaco, TITLE, people=2, house=1, seed=SEED, unasked=0)
    lobby = await sit_down(game)
    await camera.shoot("discord-lobby", lobby)
    await game.persons[0].press(lobby, "start")
    await fondaco.settle()
    for _ in range(ROUNDS):
        await game.take_turn(await game.table())
        await fondaco.pass_time(60)
    channel = fondaco.thread().id
    await camera.shoot("discord-panel", newest_board(game.persons[0], channel))
    await questions(game, camera)
    await finish(game)
    await camera.shoot("discord-final", game.persons[0].messages(channel)[-1])


async def sit_down(game: Evening) -> ResponseMessage:
    await game.open(start=False)
    assert game.lobby is not None
    return game.lobby


async def questions(game: Evening, camera: Camera) -> None:
    """A question under Act, and a secret one as it comes by DM."""
    wanted = {"discord-question", "discord-dm"}
    while wanted and (table := await game.table()).state == "live":
        for seat in table.waits_for():
            if user_of(table, seat) is None:
                continue
            person = game.person_at(table, seat)
            message = person.dm()
            if message is not None and "discord-dm" in wanted and is_fresh(message):
                await camera.shoot("discord-dm", message)
                wanted.discard("discord-dm")
            elif "discord-question" in wanted and not table.pending()[seat].secret:
                await camera.shoot("discord-question", await person.act(game.world.thread().id))
                wanted.discard("discord-question")
        await game.take_turn(table)
        await game.world.pass_time(60)


def is_fresh(message: ResponseMessage) -> bool:
    """As it was sent, with cards to choose from."""
    words = said(message)
    fresh = "Done:" not in words and "⚠️" not in words
    return fresh and any(one.verb == "pick" for one in offered(message))


async def finish(game: Evening) -> None:
    """The house plays the rest."""
    table = await game.table()
    for seat in range(table.match.seats):
        if user_of(table, seat):
            await substitutes.reseat(game.world.host, table.id, seat, SeatSpec(kind="house"))
    game.world.host.house.stir(table.id)
    await game.world.settle()


def newest_board(person: Person, channel: int) -> ResponseMessage:
    with_board = [
        message
        for message in person.messages(channel)
        if message.attachments
        and not message.ephemeral
        and any(one.verb == "answer" for one in offered(message))
    ]
    return with_board[-1]


async def main(folder: Path, language: str) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    async with async_playwright() as play:
        browser = await play.chromium.launch(executable_path=find_chromium())
        with tempfile.TemporaryDirectory() as made, quick_database():
            async with world(Path(made)) as fondaco:
                await evening(fondaco, Camera(fondaco, browser, folder), language)
        await browser.close()


if __name__ == "__main__":
    asyncio.run(
        main(Path(sys.argv[1]) if len(sys.argv) > 1 else FOLDER, sys.argv[2] if len(sys.argv) > 2 else "en")
    )
