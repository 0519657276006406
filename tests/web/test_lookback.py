"""The page of a look back: first a progress bar, then the curve and the moves that turned the game."""

from concurrent.futures import ThreadPoolExecutor

from bot.host.host import Host, Opened
from bot.host.lookback import look_back
from bot.web.play.curve import EDGE, WIDE
from engine.lookback import Effort
from tests.host.people import play_on
from tests.kit import Idle
from tests.web.conftest import Visitor


async def test_the_page_shows_progress_and_then_the_curve(
    visitor: Visitor, host: Host, opened: Opened
) -> None:
    host.look_backs.hire = lambda: ThreadPoolExecutor(1)
    host.look_backs.effort = Effort(positions=5, spread=3, games=2, closer=1, closer_games=2, moves=20)
    here = await visitor.sit(opened, 0)
    await visitor.get(f"{here}/look-back", status=404)
    await play_on(host, opened.match_id)
    assert f'href="{here}/look-back"' in await visitor.get(here)
    await visitor.get(f"{here}/look-back")
    await look_back(host, await host.table(opened.match_id), 60.0)
    page = await visitor.page(f"{here}/look-back", Accept_Language="fr")
    assert len(page.all("polyline")) == 2
    assert not page.all("progress")
    (numbers,) = page.all("table")
    assert [head.words for head in numbers.all("th", scope="col")] == ["Ada", "Bo"]
    assert len(numbers.all("tr")) > 2, "what the curve shows is also in a table"
    assert "Analyse de la partie" in page.words


async def test_a_page_that_is_not_whole_has_a_progress_bar_and_looks_again(
    visitor: Visitor, host: Host, opened: Opened
) -> None:
    await play_on(host, opened.match_id)
    host.look_backs.hire = Idle
    page = await visitor.page(f"/t/{opened.match_id}/look-back")
    (bar,) = page.all("progress")
    assert bar.attrs["value"] == "0"
    assert page.all("meta", **{"http-equiv": "refresh"})
    assert not page.all("polyline")


async def test_the_curve_grows_while_it_is_worked_out(visitor: Visitor, host: Host, opened: Opened) -> None:
    await play_on(host, opened.match_id)
    host.look_backs.hire = Idle
    seen = await host.look_backs.so_far(await host.table(opened.match_id))
    middle = (seen.first + seen.last) // 2
    seen.chances |= {seen.first: (0.5, 0.5), middle: (0.75, 0.25)}
    page = await visitor.page(f"/t/{opened.match_id}/look-back")
    assert page.all("progress")
    first, _second = page.all("polyline")
    points = [float(point.split(",")[0]) for point in first.attrs["points"].split()]
    assert points[0] == EDGE
    assert points[1] < WIDE * 0.6, "the rest of the game has no line yet"
    assert "No single move" not in page.words
