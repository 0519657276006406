"""A ship is seen at the port that is chosen for it, before anything is sent."""

from collections.abc import Sequence

import pytest
from playwright.async_api import Route, expect

from bot.host.host import Host
from bot.table.seating import SeatSpec
from engine.choice import Branch, Choice, OneOf, Option, Pick
from engine.rng import Rng
from render.live import live_board
from render.words import Words
from tests.kit import positions
from tests.render.live_games import drawing_of
from tests.web.browsing import DESK, Browse, link, one_answers

SHIPS = ("neptun", "oltremare")
"""The titles with one ship for each player."""


FROM_AIM = """([piece, aim]) => {
  const board = document.querySelector("#board");
  const middle = (what) => {
    const box = board.querySelector(what).getBoundingClientRect();
    return [box.x + box.width / 2, box.y + box.height / 2];
  };
  const place = middle(`[data-spot="${aim}"]`);
  return [".ghost", `#piece-${piece}`].map((what) => {
    const [x, y] = middle(what);
    return Math.hypot(x - place[0], y - place[1]);
  });
}"""
"""How far the ghost and its ship are from the place."""


def movers(choice: Choice) -> list[Option | Branch]:
    """What moves a piece to a place."""
    items: Sequence[Option | Branch] = ()
    match choice:
        case OneOf():
            items = choice.branches
        case Pick():
            items = choice.options
    return [item for item in items if item.moves and item.blocked is None]


@pytest.mark.parametrize("title", SHIPS)
def test_a_piece_that_moves_is_on_the_board_and_goes_to_a_place_there(title: str) -> None:
    moving = 0
    for match in positions(title, 3, "ghost", count=40, players="house"):
        for seat, decision in match.pending().items():
            if items := movers(decision.choice):
                moving += 1
                board = live_board(title, match.view(seat), Words("en"))
                places = {spot.id for spot in board.spots}
                for item in items:
                    assert f'id="piece-{item.moves}"' in drawing_of(board).live
                    assert item.spot in places
                    assert item.moves == f"ship-{seat}"
    assert moving, f"nobody sailed in this game of {title}"


@pytest.mark.browser
@pytest.mark.slow
@pytest.mark.parametrize("title", SHIPS)
async def test_a_ghost_of_the_ship_is_seen_where_it_would_go(browse: Browse, house: Host, title: str) -> None:
    people = [SeatSpec(name) for name in ("Ada", "Bo", "Cy")]
    opened = await house.open(title, people, seed="ghost")
    rng = Rng("ghost")
    while True:
        table = await house.table(opened.match_id)
        seat = table.waits_for()[0]
        decision = table.decision(seat)
        assert decision is not None
        if items := movers(decision.choice):
            break
        await one_answers(house, opened.match_id, rng)
    page = await browse(link(opened, seat), viewport=DESK)
    await page.wait_for_selector("#bar")
    held: list[Route] = []

    async def hold(route: Route) -> None:
        """What is sent waits: a move that can be undone would be played at once."""
        if route.request.method == "POST":
            held.append(route)
        else:
            await route.continue_()

    await page.route("**/*", hold)
    board = page.locator("#board")
    await expect(board.locator(".ghost")).to_have_count(0)
    aim = items[-1].spot
    await board.locator(f'.spot.lit[data-spot="{aim}"]').first.press("Enter")
    await expect(board.locator(".ghost .piece")).to_have_count(1)
    await expect(board.locator(".way-line")).to_have_count(1)
    away = await page.evaluate(FROM_AIM, [items[-1].moves, aim])
    assert away[0] < away[1]
    assert len((await house.table(opened.match_id)).match.log) == len(table.match.log), "nothing was played"
    for route in held:
        await route.continue_()
