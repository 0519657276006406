"""Goods, icons and seats as emojis of the application: uploaded once, found again, and words without them."""

import io
from collections.abc import Iterator
from pathlib import Path

import pytest
from PIL import Image

import engine
from bot.chat.marks import Icon
from bot.chat.messages.grammar import Id
from bot.chat.messages.icons import ICONS, icon_of, with_icons
from bot.chat.messages.outcomes import Refused
from bot.chat.messages.parts import Button, Buttons, Say, Sheet
from bot.chat.questions import forms, prompts
from bot.discord.messages.delivery import DiscordDelivery
from bot.discord.messages.emojis import EMOJIS
from bot.discord.messages.layout import layout
from bot.discord.messages.writing import write
from engine.choice import Option, Pick
from engine.core import Decision
from engine.text import SeatName, text
from render import emblems
from render.words import Words
from tests.chat.game import Evening
from tests.chat.on_discord import seat_of
from tests.chat.person import Person, asks
from tests.chat.tables import table
from tests.chat.toys import PIXEL

pytestmark = pytest.mark.usefixtures("quick")

DRAWN = emblems.emblem_files
SILK = text("oltremare-good-silk")


def drawn(sheet: Sheet) -> str:
    return str(layout(sheet).to_components())  # type: ignore[no-untyped-call]  # discord.py gives it no types


@pytest.fixture(autouse=True)
def few_emblems(monkeypatch: pytest.MonkeyPatch) -> Iterator[dict[str, bytes]]:
    """Two of them, drawn in no time, and forgotten afterwards."""
    found = {"oltremare-good-silk": PIXEL + b"silk", "seat-2": PIXEL}
    monkeypatch.setattr(emblems, "emblem_files", lambda _titles: found)
    yield found
    EMOJIS.forget()
    ICONS.clear()


async def test_emojis_are_uploaded_once_and_a_changed_picture_again(
    tmp_path: Path, few_emblems: dict[str, bytes]
) -> None:
    async with table(tmp_path) as evening:
        there = evening.world.env.backend.application_emojis
        await EMOJIS.upload(evening.world.bot)
        first = set(there)
        assert len(first) == 2
        await EMOJIS.upload(evening.world.bot)
        assert set(there) == first, "found again by their names"
        few_emblems["seat-2"] = PIXEL + b"another"
        await EMOJIS.upload(evening.world.bot)
        assert len(there) == 2, "the old picture is gone"
        assert len(set(there) & first) == 1
        assert EMOJIS.codes[icon_of(text("oltremare-card", good=SILK))].startswith("<:silk:")


@pytest.mark.parametrize("method", ["GET", "POST"])
async def test_without_the_right_words_stand_alone(tmp_path: Path, method: str) -> None:
    async with table(tmp_path) as evening:
        world = evening.world
        world.env.inject_error(method, "/applications/*/emojis", status=403, code=50013)
        await EMOJIS.upload(world.bot)
        assert EMOJIS.codes == {}
        told = with_icons(Words("en")).say(text("chat-said", what=SILK, answer="1"))
        assert write(told, EMOJIS.codes) == "silk: 1"


async def test_emojis_stand_on_buttons_in_menus_and_in_texts(tmp_path: Path) -> None:
    async with table(tmp_path) as evening:
        await EMOJIS.upload(evening.world.bot)
        silk = EMOJIS.codes[icon_of(SILK)]
        number = silk.split(":")[-1].rstrip(">")
        goods = [Option("silk", SILK), Option("no", text("no"))]
        for count in (1, 6):
            choice = Pick(goods * count)
            decision = Decision("k", text("yes"), choice)
            asked = forms.QuestionForm("abcdefghjk", 1, "1.0.0123456789ab", decision, forms.EMPTY)
            shown = drawn(prompts.question_sheet(asked, Words("en")))
            assert shown.count(number) == count, "with the good alone, on a button and in a menu"
        told = with_icons(Words("fr", ["Ada", "Bo"])).say(text("chat-said", what=SILK, answer=SeatName(1)))
        written = write(told, EMOJIS.codes)
        assert silk in written
        assert EMOJIS.codes["seat-2"] in written


def test_every_title_with_drawn_goods_has_an_emblem_for_each_and_every_seat_has_one() -> None:
    found = DRAWN(tuple(engine.titles()))
    assert {f"seat-{number}" for number in range(1, 6)} <= set(found)
    for title, goods in {"genoa": 8, "mediterranee": 7, "oltremare": 11, "serenissima": 6}.items():
        assert len([key for key in found if key.startswith(title)]) == goods
    words = Words("en")
    for key, png in found.items():
        image = Image.open(io.BytesIO(png))
        assert image.size == (emblems.PIXELS, emblems.PIXELS)
        assert image.mode == "RGBA"
        assert len(png) < 256 * 1024
        assert key.startswith("seat-") or words(key) != key, "a word that a title says"


GONE = "Invalid Form Body\nIn components.1.components.0.emoji.id: Invalid emoji"


@pytest.mark.parametrize("by_dm", [False, True])
async def test_deleted_emojis_leave_words_and_are_made_again(
    tmp_path: Path, by_dm: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with table(tmp_path) as evening:
        world, ada = evening.world, evening.persons[0]
        await EMOJIS.upload(world.bot)
        there = world.env.backend.application_emojis
        there.clear()
        monkeypatch.setattr(prompts, "icon_of", lambda _label: "seat-2")
        if by_dm:
            dm = world.env.backend.dm_channels[ada.actor.id]
            before = len(ada.messages(dm))
            world.env.inject_error("POST", f"/channels/{dm}/messages", status=400, code=50035, message=GONE)
            await DiscordDelivery(world.bot).to_person(str(ada.actor.id), with_emojis(), "nonce")
            assert len(ada.messages(dm)) == before + 1
            shown = ada.messages(dm)[-1]
        else:
            await ask_for_a_toast(evening, ada)
            assert "emoji" in str((await ada.act(world.thread().id)).components)
            world.env.inject_error(
                "PATCH", "/webhooks/*/*/messages/@original", status=400, code=50035, message=GONE
            )
            shown = await ada.act(world.thread().id)
            assert asks(shown), "the question is shown all the same"
        assert "emoji" not in str(shown.components)
        await world.env.settle()
        assert len(there) == 2, "and they are made again"
        assert EMOJIS.codes["seat-2"]


async def ask_for_a_toast(evening: Evening, winner: Person) -> None:
    """The question that offers the others, who have emojis."""
    seat = seat_of(await evening.table(), winner.actor.id)
    assert seat is not None
    await evening.world.host.submit(evening.match, seat, 5)
    await evening.world.host.submit(evening.match, 1 - seat, 1)
    await evening.world.settle()


def with_emojis() -> Sheet:
    silk = "oltremare-good-silk"
    button = Button(Id("answer", "table"), "Act", icon=silk)
    return Sheet((Say(f"Two silk{Icon(silk)} for you"), Buttons((button,))))


async def test_a_message_that_is_refused_for_another_reason_is_not_sent_again(tmp_path: Path) -> None:
    async with table(tmp_path) as evening:
        world, ada = evening.world, evening.persons[0]
        dm = world.env.backend.dm_channels[ada.actor.id]
        world.env.inject_error("POST", f"/channels/{dm}/messages", status=400, code=50035, message="No")
        with pytest.raises(Refused):
            await DiscordDelivery(world.bot).to_person(str(ada.actor.id), with_emojis(), "nonce")
