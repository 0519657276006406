"""Pictures: drawn off the loop, once for everyone who may see the same, and never for anyone else."""

import asyncio
import sys
import threading

import pytest

from bot.host.drawing import Studio
from bot.host.host import Host
from bot.table.errors import NoSuchPlace
from render.artist import Artist, Brush
from render.picture import Picture
from tests.host.people import ADA, BO
from tests.host.toy import ToyView


class Painter(Artist[ToyView]):
    """Writes what it sees, and remembers every stroke."""

    def __init__(self) -> None:
        self.drawn: list[str] = []
        self.threads: set[int] = set()

    def picture(self, what: str, brush: Brush) -> Picture:
        self.drawn.append(what)
        self.threads.add(threading.get_ident())
        return Picture(what.encode() * 100, brush.width, brush.width, f"{what} {brush.words.locale}")

    def board(self, view: ToyView, brush: Brush) -> Picture:
        return self.picture(f"board {view.deck} {view.hand}", brush)

    def cover(self, brush: Brush) -> Picture:
        return self.picture("cover", brush)

    def hand(self, view: ToyView, brush: Brush) -> Picture | None:
        return None if view.seat is None else self.picture(f"hand of {view.seat} {view.hand}", brush)

    def places(self, view: ToyView) -> list[str]:
        return ["deck"]

    def zoom(self, view: ToyView, place: str, brush: Brush) -> Picture:
        return self.picture(f"zoom {place}", brush)


@pytest.fixture
def painter(monkeypatch: pytest.MonkeyPatch) -> Painter:
    made = Painter()
    monkeypatch.setattr("bot.host.drawing.artist", lambda _title: made)
    return made


async def test_the_same_sight_is_drawn_once(host: Host, painter: Painter) -> None:
    opened = await host.open("toy", [ADA, BO])
    table = await host.table(opened.match_id)
    pictures = await asyncio.gather(*(host.studio.draw(table, None) for _ in range(5)))
    assert await host.studio.draw(await host.table(opened.match_id), None) is pictures[0]
    assert painter.drawn == ["board 5 []"]
    assert threading.get_ident() not in painter.threads


async def test_each_seat_gets_its_own(host: Host, painter: Painter) -> None:
    opened = await host.open("toy", [ADA, BO])
    for seat, bid in enumerate((1, 5)):
        await host.submit(opened.match_id, seat, bid)
    card = ((await host.table(opened.match_id)).view(1)).hand
    assert card
    boards = [await host.studio.draw(await host.table(opened.match_id), seat) for seat in (None, 0, 1)]
    assert [board.alt for board in boards if board] == [
        "board 4 [] en",
        "board 4 [] en",
        f"board 4 {card} en",
    ]
    assert await host.studio.draw(await host.table(opened.match_id), None, "hand") is None
    hand = await host.studio.draw(await host.table(opened.match_id), 1, "hand", locale="fr")
    assert hand is not None
    assert hand.alt == f"hand of 1 {card} fr"


async def test_whatever_is_seen_differently_is_drawn_anew(host: Host, painter: Painter) -> None:
    opened = await host.open("toy", [ADA, BO])
    await host.studio.draw(await host.table(opened.match_id), None)
    await host.studio.draw(await host.table(opened.match_id), None, width=800)
    await host.studio.draw(await host.table(opened.match_id), None, theme="dark")
    await host.studio.draw(await host.table(opened.match_id), None, locale="fr")
    await host.seats.rename(opened.match_id, 0, "Cy")
    await host.studio.draw(await host.table(opened.match_id), None)
    assert len(painter.drawn) == 5
    await host.submit(opened.match_id, 0, 1)
    await host.studio.draw(await host.table(opened.match_id), None)
    assert len(painter.drawn) == 5, "a sealed bid changes nothing that a spectator sees"


async def test_a_board_that_changed_is_drawn_anew(host: Host, painter: Painter) -> None:
    opened = await host.open("toy", [ADA, BO])
    await host.studio.draw(await host.table(opened.match_id), None)
    for seat, bid in enumerate((1, 5)):
        await host.submit(opened.match_id, seat, bid)
    board = await host.studio.draw(await host.table(opened.match_id), None)
    assert board is not None
    assert board.alt == "board 4 [] en"


async def test_a_place_that_is_not_there_is_refused(host: Host, painter: Painter) -> None:
    opened = await host.open("toy", [ADA, BO])
    assert await host.studio.draw(await host.table(opened.match_id), None, "zoom", place="deck") is not None
    for place in ("../etc", None):
        with pytest.raises(NoSuchPlace):
            await host.studio.draw(await host.table(opened.match_id), None, "zoom", place=place)


async def test_widths_stay_sane(host: Host, painter: Painter) -> None:
    opened = await host.open("toy", [ADA, BO])
    drawn = [
        await host.studio.draw(await host.table(opened.match_id), None, width=width) for width in (-5, 10**9)
    ]
    assert [picture.width for picture in drawn if picture] == [200, 3200]


async def test_old_pictures_make_room(host: Host, painter: Painter) -> None:
    studio = Studio(room=3000)
    table = await host.table((await host.open("toy", [ADA, BO])).match_id)
    for width in (300, 400, 500, 600, 300):
        await studio.draw(table, None, width=width)
    assert len(painter.drawn) == 5
    await studio.draw(table, None, width=300)
    assert len(painter.drawn) == 5
    cover = await studio.cover("toy", locale="fr")
    assert cover.alt == "cover fr"
    studio.close()


async def test_a_failed_drawing_is_told_and_tried_again(
    host: Host, painter: Painter, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened = await host.open("toy", [ADA, BO])
    with monkeypatch.context() as patch:
        patch.setattr(Painter, "board", lambda *_: 1 / 0)
        with pytest.raises(ZeroDivisionError):
            await host.studio.draw(await host.table(opened.match_id), None)
    assert await host.studio.draw(await host.table(opened.match_id), None) is not None


async def test_pictures_are_drawn_one_at_a_time_in_short_turns(
    host: Host, painter: Painter, monkeypatch: pytest.MonkeyPatch
) -> None:
    together = threading.Barrier(2)

    def board(_painter: Painter, view: ToyView, brush: Brush) -> Picture:
        with pytest.raises(threading.BrokenBarrierError):
            together.wait(0.05)
        return painter.picture("board", brush)

    monkeypatch.setattr(Painter, "board", board)
    sys.setswitchinterval(0.005)
    studio = Studio()
    table = await host.table((await host.open("toy", [ADA, BO])).match_id)
    await asyncio.gather(*(studio.draw(table, None, width=width) for width in (300, 400, 500)))
    studio.close()
    assert len(painter.drawn) == 3
    assert sys.getswitchinterval() <= 0.001
