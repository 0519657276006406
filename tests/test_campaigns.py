"""A campaign through every title that three can play, by house players under simulated people."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

import engine
from bot.clock import FakeClock
from bot.host import Host
from bot.league import gallery
from bot.league.campaign import prestige
from bot.league.chronicle import html, written
from bot.league.steward import Steward
from bot.store import Store
from render.artist import Brush
from render.words import Words
from tests.league.people import play_out


@pytest.fixture
async def real(tmp_path: Path) -> AsyncIterator[Host]:
    store = await Store.open(str(tmp_path / "real.db"))
    made = Host(store, FakeClock())
    yield made
    await made.close()
    await store.close()


@pytest.mark.slow
async def test_a_campaign_through_all_titles_is_played_to_its_end(real: Host) -> None:
    steward = Steward(real)
    made = await steward.campaigns.create("Mare Nostrum", "p0", 3, effects=["purse", "rivalry"], locale="fr")
    for i, name in enumerate(("Contarini", "Doria", "Laskaris")):
        await steward.campaigns.found_house(made, f"p{i}", name, "Semper")
    while (book := (await steward.campaigns.shelf.get(made)).book).state == "playing":
        assert book.running
        await play_out(real, book.running.match_id)
        await steward.once()
    played = [title.id for title in engine.titles().values() if 3 in title.seats]
    assert sorted(game.title for game in book.played) == sorted(played)
    assert min(prestige(book)) > 0
    page = html(await written(real, book))
    assert page.count("data:image/png") == len(played)
    assert "-ask-" not in page
    brush = Brush(Words("fr"), 800)
    for picture in (await gallery.campaign_map(book, brush), await gallery.houses(book, brush)):
        assert picture.width == 800
        assert "Contarini" in picture.alt or "Doria" in picture.alt or "Laskaris" in picture.alt
