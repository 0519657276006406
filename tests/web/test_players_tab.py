"""The players of a table: what wins, and what everyone may know of how each of them does."""

import pytest

import engine
from bot.host.host import Host
from bot.table.seating import SeatSpec
from bot.web.play.page import table_page
from bot.web.show.drawings import Drawings
from data import catalogue
from engine import registry
from render.words import Words

TITLES = sorted(engine.titles())


@pytest.mark.parametrize("title", TITLES)
async def test_beside_the_players_is_what_wins_and_what_each_has_in_public(house: Host, title: str) -> None:
    goal = registry.game(title).goal
    assert goal is not None, f"{title}-goal says what wins"
    seats = [SeatSpec(name) for name in ("Ada", "Bo", "Cy")]
    table = await house.table((await house.open(title, seats, seed="standing")).match_id)
    for seat in (0, None):
        page = await table_page(house, Drawings(str), table, seat, table.words("en"), "classic")
        assert page.goal == Words("en").say(goal)
        assert all(player.standing for player in page.players)


@pytest.mark.parametrize("locale", catalogue.locales())
def test_what_wins_is_said_in_every_language(locale: str) -> None:
    keys = catalogue.keys(locale)
    assert [title for title in TITLES if f"{title}-goal" not in keys] == []
