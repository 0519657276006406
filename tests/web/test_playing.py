"""Playing at a table: what can be taken back, what happened meanwhile, and how a game ends."""

import json
from collections.abc import Callable

import pytest

import engine
from bot.host.host import Host, Opened
from bot.table import votes
from bot.table.customs import Customs
from bot.table.seating import SeatSpec
from bot.web.http.visitor import PostedForm
from bot.web.show.posted_answer import parse
from engine.choice import NOTHING, AllOf, Amount, Branch, OneOf, Part, Pick, problem
from engine.text import text
from render import artist
from render.live import draw_beside, live_board
from render.words import Words
from tests.kit_web import bid, read
from tests.league.people import play_out
from tests.web.conftest import Visitor

# --- answers that cannot be taken back --------------------------------------------------------------------


async def test_a_careful_answer_is_given_only_if_it_can_be_taken_back(
    visitor: Visitor, host: Host, opened: Opened
) -> None:
    here = await visitor.sit(opened, 0)
    action, pairs = bid(await visitor.page(here), 5)
    careful = [*pairs, ("careful", "yes")]
    told = json.loads(await visitor.post(action, careful, Accept="application/json"))
    assert ("final" in told, (await host.table(opened.match_id)).seq) == (False, 1), "a sealed bid"
    other = await host.open("toy", [SeatSpec("Ada"), SeatSpec("Bo")], seed="a seed that nobody knows")
    await host.submit(other.match_id, 1, 1)
    here = await visitor.sit(other, 0)
    action, pairs = bid(await visitor.page(here), 5)
    told = json.loads(await visitor.post(action, [*pairs, ("careful", "yes")], Accept="application/json"))
    assert (told, (await host.table(other.match_id)).seq) == ({"final": True}, 1), "the bids are opened"
    await visitor.post(action, pairs)
    assert (await host.table(other.match_id)).seq == 2


async def test_whoever_returns_is_told_in_three_lines_what_happened(
    visitor: Visitor, host: Host, opened: Opened
) -> None:
    here = await visitor.sit(opened, 0)
    assert [one for one in (await visitor.page(here)).all() if one.is_a("recap")] == []
    await host.submit(opened.match_id, 0, 5)
    await host.submit(opened.match_id, 1, 1)
    (recap,) = [one for one in (await visitor.page(here)).all() if one.is_a("recap")]
    assert 1 <= len(recap.all("li")) <= 3
    assert recap.all("button", data_moment_from="1")


async def test_what_was_done_to_the_reader_is_said_first(
    visitor: Visitor, host: Host, opened: Opened
) -> None:
    here = await visitor.sit(opened, 1)
    for seat, answer in ((0, 5), (1, 1), (0, "1")):
        await host.submit(opened.match_id, seat, answer)
    (recap,) = [one for one in (await visitor.page(here)).all() if one.is_a("recap")]
    lines = recap.all("li")
    assert [line.is_a("mine") for line in lines] == sorted(
        (line.is_a("mine") for line in lines), reverse=True
    )
    assert lines[0].is_a("mine")


async def test_planning_ahead_stays_folded_while_only_bots_move(visitor: Visitor, host: Host) -> None:
    host.house.plays = False
    opened = await host.open("toy", [SeatSpec("Ada"), SeatSpec(kind="house")], seed="folded")
    here = await visitor.sit(opened, 0)
    await host.submit(opened.match_id, 0, 5)
    page = await visitor.page(here)
    assert [fold for fold in page.all("details") if fold.is_a("ahead-fold")]


async def test_a_spectator_is_not_told_that_it_is_not_their_move(visitor: Visitor, opened: Opened) -> None:
    text = await visitor.get(f"/t/{opened.match_id}")
    assert "Not your turn" not in text
    assert "You’re watching" in text


async def test_a_rematch_seats_the_same_people_at_one_new_table(
    arrive: Callable[[], Visitor], host: Host, opened: Opened
) -> None:
    ada, bo = arrive(), arrive()
    first, second = await ada.sit(opened, 0), await bo.sit(opened, 1)
    await ada.post(f"{first}/act/rematch", [], status=403)
    await host.talk.set_customs(opened.match_id, 0, Customs(strangers=False))
    await play_out(host, opened.match_id)
    both = ((ada, first), (bo, second), (bo, second))
    moved = [await one.post(f"{here}/act/rematch", [], follow=True) for one, here in both]
    again = [read(page).all(id="table")[0].attrs["data-base"] for page in moved]
    assert (
        again[0].rpartition("/seat/")[0] == again[1].rpartition("/seat/")[0] != first.rpartition("/seat/")[0]
    )
    table = await host.table(again[0].split("/")[2])
    assert table.customs == Customs(strangers=False), "those who were not invited stay out"
    assert len(await host.store.matches.list_matches()) == 2, "however often it is asked for"
    assert (list(table.names), table.match.options) == (
        ["Ada", "Bo"],
        (await host.table(opened.match_id)).match.options,
    )


async def test_a_finished_game_shows_its_course_and_a_running_one_does_not(
    visitor: Visitor, host: Host, opened: Opened
) -> None:
    here = await visitor.sit(opened, 0)
    await visitor.get(f"{here}/curve", status=404)
    await play_out(host, opened.match_id)
    assert "data-curve" in await visitor.get(here)
    course = read(await visitor.get(f"{here}/curve"))
    assert len(course.all("polyline")) == 2
    (numbers,) = course.all("table")
    assert [head.words for head in numbers.all("th", scope="col")] == ["Ada", "Bo"]
    assert len(numbers.all("th", scope="row")) > 0, "what the curve shows is also in a table"


# --- small things -----------------------------------------------------------------------------------------


async def test_a_vote_is_cast_where_it_is_told(
    arrive: Callable[[], Visitor], host: Host, opened: Opened
) -> None:
    await host.submit(opened.match_id, 0, 5)
    await votes.ask_pause(host, opened.match_id, 0, 3600.0)
    bo = arrive()
    here = await bo.sit(opened, 1)
    (form,) = [one for one in (await bo.page(here)).all("form") if one.attrs["action"].endswith("/act/vote")]
    hidden = [(one.attrs["name"], one.attrs["value"]) for one in form.all("input")]
    yes = next(one for one in form.all("button") if one.attrs["value"] == "yes")
    await bo.post(form.attrs["action"], [*hidden, (yes.attrs["name"], "yes")])
    assert (await host.table(opened.match_id)).paused is not None


async def test_taking_back_what_nobody_heard_of_is_told_to_nobody_else(house: Host) -> None:
    """Looking into the form of a bundle in Genoa and going back says nothing."""
    opened = await house.open("genoa", [SeatSpec(name) for name in ("Ada", "Bo", "Cy")], seed="bundles")
    table = await house.table(opened.match_id)
    ((seat, space), *_) = [
        (seat, branch.choice.options[0].id)
        for seat, decision in table.pending().items()
        if isinstance(decision.choice, OneOf)
        for branch in decision.choice.branches
        if branch.id == "bundle" and isinstance(branch.choice, Pick)
    ]
    await house.submit(table.id, seat, {"bundle": space})
    await house.undo(table.id, seat)
    for reader in range(3):
        heard = [one.text.key for one in await house.events_since(table.id, table.seq, reader)]
        assert heard == (["host-undone"] if reader == seat else [])


async def test_the_links_of_a_new_table_can_be_gone_back_to(arrive: Callable[[], Visitor]) -> None:
    opener, stranger = arrive(), arrive()
    opened = await opener.opens()
    page = await opener.page(f"/t/{opened.match_id}/host/links")
    assert {one.attrs["value"] for one in page.all("input", type="hidden", name="key")} == set(
        opened.keys.values()
    )
    copies = [button.attrs["aria-label"] for button in page.all("button", data_copy=None)]
    assert len(copies) == 3
    assert len(set(copies)) == 3, "a copy button says what it copies"
    await stranger.get(f"/t/{opened.match_id}/host/links", status=403)


async def test_one_press_on_the_front_page_plays_the_house_however_often_it_is_sent(
    visitor: Visitor, host: Host
) -> None:
    page = await visitor.page("/")
    (form,) = [one for one in page.all("form") if one.attrs["action"] == "/new/toy/house"]
    pairs = [(one.attrs["name"], one.attrs["value"]) for one in form.all("input")]
    bases = set()
    for _ in range(2):
        table = read(await visitor.post("/new/toy/house", pairs)).all(id="table")[0]
        bases.add(table.attrs["data-base"])
    assert len(bases) == 1
    seats = (await host.table(bases.pop().split("/")[2])).seats
    assert [one.kind for one in seats].count("person") == 1


def test_a_field_that_was_left_open_is_named() -> None:
    ways = OneOf([Branch("goods", text("yes"), NOTHING), Branch("ducats", text("no"), Amount(1, 9))])
    choice = AllOf([Part("pay", text("web-total"), Amount(0, 5)), Part("ask", text("web-place"), ways)])
    answer = parse(choice, PostedForm([("q-0", "3")]))
    assert answer == {"pay": 3}, "what was filled in stays"
    assert problem(choice, answer) == text("refuse-missing", what=text("web-place"))


@pytest.mark.parametrize("title", list(engine.titles()))
def test_the_letter_of_a_seat_is_the_one_on_the_board(title: str) -> None:
    view = engine.start(title, seats=3, seed="letters").view(None)
    letters = [artist.artist(title).letter(view, seat) for seat in range(3)]
    words = Words("en", ["Xx", "Yy", "Zz"])
    pictures = (live_board(title, view, words), draw_beside(artist.artist(title), view, words))
    drawn = "".join(picture.drawing.document for picture in pictures if picture and picture.drawing)
    assert len(set(letters)) == 3
    for letter in letters:
        assert f">{letter}<" in drawn
