"""Catching up: what one missed, from what one may know."""

import io
from collections.abc import Awaitable, Callable
from dataclasses import replace

import pytest
from PIL import Image
from PIL.GifImagePlugin import GifImageFile

import engine
from bot.clock import FakeClock
from bot.host import catchup, rewind
from bot.host.catchup import NotOver
from bot.host.host import Host, SeatSpec
from bot.table import status
from bot.table.errors import DealtAlike
from bot.table.settings import Settings
from bot.table.terms import Terms
from render.artist import Artist, Brush
from render.picture import Picture
from tests.host.people import ADA, BO, CY, play_on, vacation
from tests.host.toy import ToyView


class ToyArtist(Artist[ToyView]):
    """A board that shows what its view knows, in the height of a bar."""

    def board(self, view: ToyView, brush: Brush) -> Picture:
        image = Image.new("RGB", (brush.width, brush.width // 2), (250, 240, 220))
        image.paste((90, 60, 30), (0, 0, brush.width // 2, 1 + view.deck))
        image.paste((30, 60, 90), (brush.width // 2, 0, brush.width, 1 + sum(view.hand)))
        out = io.BytesIO()
        image.save(out, "PNG")
        return Picture(out.getvalue(), image.width, image.height, f"{view.deck} cards, hand {view.hand}")

    def cover(self, brush: Brush) -> Picture:
        raise AssertionError


@pytest.fixture(autouse=True)
def _artist(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.host.drawing.artist", lambda _title: ToyArtist())


async def played(host: Host) -> str:
    match_id = (await host.open("toy", [ADA, BO, CY], {"cards": "40"}, seed="missed")).match_id
    for seat, answer in ((2, 0), (0, 5), (1, 1), (0, "1"), (0, 1), (1, 2)):
        await host.submit(match_id, seat, answer)
    return match_id


async def test_what_happened_since_my_last_move(host: Host) -> None:
    match_id = await played(host)
    missed = await catchup.since_last_move(host, match_id, 2)
    assert (missed.seq, [one.text.key for one in missed.lines]) == (1, ["toy-won", "toy-toast"])
    winner = await catchup.since_last_move(host, match_id, 0)
    assert [one.text.key for one in winner.lines] == [], "nothing happened since Ada sealed her bid"


async def test_what_was_taken_back_was_not_missed(host: Host) -> None:
    opened = await host.open("toy", [ADA, BO], {"cards": "40"})
    for seat, answer in ((0, 0), (1, 3), (1, "0")):
        await host.submit(opened.match_id, seat, answer)
    await rewind.rewind_by_opener(host, opened.match_id, 3, opened.opener_key)
    missed = await catchup.since_last_move(host, opened.match_id, 0)
    assert [one.text.key for one in missed.lines] == ["toy-won", "async-undone-by-host"]


async def test_the_board_before_and_after_side_by_side(host: Host) -> None:
    match_id = await played(host)
    picture = await catchup.before_and_after(host, match_id, 2)
    assert picture.alt == "Before: 40 cards, hand [] After: 39 cards, hand []"
    with Image.open(io.BytesIO(picture.png)) as image:
        assert image.size == (2 * catchup.HALF + 12, catchup.HALF // 2)


async def test_both_boards_are_told_however_much_there_is_to_tell(
    host: Host, monkeypatch: pytest.MonkeyPatch
) -> None:
    match_id = await played(host)
    plain = ToyArtist.board
    monkeypatch.setattr(
        ToyArtist, "board", lambda *asked: replace(plain(*asked), alt="long " * 190 + plain(*asked).alt)
    )
    alt = (await catchup.before_and_after(host, match_id, 2)).alt
    assert 1000 < len(alt) <= 1024
    before, after = alt.split(" After: ")
    assert abs(len(before) - len(after)) < 20


async def test_an_animation_is_of_sane_size(host: Host) -> None:
    match_id = (await host.open("toy", [ADA, BO], {"cards": "40"}, seed="long")).match_id
    await play_on(host, match_id, 60)
    made = await catchup.animate(host, match_id, 0)
    assert len(made) < 300_000
    with Image.open(io.BytesIO(made)) as image:
        assert isinstance(image, GifImageFile)
        assert 1 <= image.n_frames <= catchup.MOST_FRAMES
    assert catchup.spread(3, 100, 16)[::15] == [3, 100]
    assert catchup.spread(5, 5, 16) == [5]


async def test_each_frame_of_an_animation_says_what_happened_in_it(
    host: Host, monkeypatch: pytest.MonkeyPatch
) -> None:
    match_id = await played(host)
    shown: list[tuple[str, ...]] = []
    plain = ToyArtist.board

    def board(artist: ToyArtist, view: ToyView, brush: Brush) -> Picture:
        shown.append(brush.headline)
        return plain(artist, view, brush)

    monkeypatch.setattr(ToyArtist, "board", board)
    await catchup.animate(host, match_id, 2, locale="fr")
    table, missed = await host.table(match_id), await catchup.since_last_move(host, match_id, 2)
    lines = [table.words("fr").say(one.text) for one in missed.lines]
    moves = len(shown) - 1
    assert moves > 1
    assert shown[0] == ("À votre départ",)
    assert [one[0] for one in shown[1:]] == [f"Coup {move} sur {moves}" for move in range(1, moves + 1)]
    assert [line for one in shown[1:] for line in one[1:]] == lines, "all that was missed, in its order"
    shown.clear()
    monkeypatch.setattr(catchup, "LARGEST_FILM", 1)
    await catchup.animate(host, match_id, 2, locale="fr")
    assert [line for one in shown[-1:] for line in one[1:]] == lines, "fewer frames say no less"


async def test_a_replay_shows_each_seat_what_it_knew(host: Host) -> None:
    match_id = await played(host)
    frames = await catchup.steps(host, match_id, 1)
    assert [(one.step, one.seat) for one in frames][:3] == [(0, None), (1, 2), (2, 0)]
    assert [line.text.key for line in frames[3].lines] == ["toy-won"]
    mine = [line.text.key for line in (await catchup.steps(host, match_id, 0))[3].lines]
    assert mine == ["toy-card"]
    for seat in (0, 1, None):
        at_end = await catchup.frame(host, match_id, seat, 6, width=400)
        board = await host.studio.draw(await host.table(match_id), seat, width=400)
        assert board is not None
        assert at_end.png == board.png
    assert (await catchup.frame(host, match_id, 0, 0, width=400)).alt == "40 cards, hand []"


async def test_others_eyes_only_after_the_end(host: Host) -> None:
    match_id = (await host.open("toy", [ADA, BO], {"cards": "3"})).match_id
    table = await host.table(match_id)
    assert catchup.may_replay(table, 0, 0)
    assert catchup.may_replay(table, 0, None)
    assert not catchup.may_replay(table, 0, 1)
    assert not catchup.may_replay(table, None, 1)
    with pytest.raises(NotOver):
        await catchup.export(host, match_id)
    await play_on(host, match_id)
    assert catchup.may_replay(await host.table(match_id), None, 1)
    exported = await catchup.export(host, match_id)
    assert engine.replay(exported).over


async def test_a_game_dealt_like_others_stays_closed_until_the_last_of_them_is_over(host: Host) -> None:
    series = {"series": {"id": "lido", "duplicate": True}}
    over, sister = [
        (await host.open("toy", [ADA, BO], {"cards": "3"}, seed="alike", surface=series)).match_id
        for _ in range(2)
    ]
    await play_on(host, over)
    closed: list[Callable[[], Awaitable[object]]] = [
        lambda: catchup.export(host, over),
        lambda: catchup.steps(host, over, None),
        lambda: catchup.steps(host, over, 1),
        lambda: catchup.frame(host, over, 1, 2),
        lambda: catchup.animate(host, over, 0),
        lambda: catchup.before_and_after(host, over, 0),
        lambda: catchup.since_last_move(host, over, 0),
    ]
    for look_back in closed:
        with pytest.raises(DealtAlike):
            await look_back()
    assert (await host.table(over)).told_seed == ""
    await catchup.steps(host, sister, 0)
    await play_on(host, sister)
    for look_back in closed:
        await look_back()


async def test_what_was_promised_is_on_one_page(host: Host, clock: FakeClock) -> None:
    clock.pass_time(-clock.now() + 1_767_268_800)
    await host.people.save_settings("chat:1", Settings(away=(vacation("2026-01-01", "2026-01-02"),)))
    seats = [SeatSpec("Ann", user_id="chat:1"), BO]
    match_id = (await host.open("toy", seats, terms=Terms(100, 50, 200))).match_id
    clock.pass_time(30)
    await host.submit(match_id, 1, 0)
    page = status.status(await host.table(match_id), clock.now())
    ann, bo = page.seats
    assert (ann.asked, ann.left, ann.away) == (True, 150, (("2026-01-01", "2026-01-02"),))
    assert ann.rests_until == 1_767_312_000 + 86400
    assert (bo.asked, bo.left, bo.bank) == (False, None, 120)
