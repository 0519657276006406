"""Taking back in three tiers by the pages: freely, by consent, by the person who opened the table."""

from collections.abc import Callable

from bot.host.host import Host, Opened
from bot.table import votes
from tests.host.people import play_on
from tests.kit_web import Node, presses, read, unchanged
from tests.web.acts import do_act
from tests.web.agreed import NAMES, agreed
from tests.web.conftest import Visitor

Arrive = Callable[[], Visitor]


async def played(host: Host, match_id: str) -> None:
    """Ada outbids Bo and toasts."""
    for seat, answer in ((0, 5), (1, 1), (0, "1")):
        await host.submit(match_id, seat, answer)


async def test_the_boundary_is_explained_where_it_forbids_with_the_way_across(
    arrive: Arrive, host: Host, opened: Opened
) -> None:
    ada = arrive()
    here = await ada.sit(opened, 0)
    await played(host, opened.match_id)
    await host.submit(opened.match_id, 0, 2)
    assert "Undo my move" in await ada.get(here), "a sealed bid nobody saw"
    await host.submit(opened.match_id, 1, 9)
    page = await ada.page(here)
    assert "showed you something hidden" in page.words
    assert "Everyone at the table must agree" in page.words
    assert page.all("a", href=f"{here}/time")


async def test_one_voice_against_keeps_the_moves(arrive: Arrive, host: Host, opened: Opened) -> None:
    ada, bo = arrive(), arrive()
    here, there = await ada.sit(opened, 0), await bo.sit(opened, 1)
    await played(host, opened.match_id)
    await do_act(ada, f"{here}/time", "table-take-back")
    assert len(votes.requests(await host.table(opened.match_id))) == 1
    await do_act(bo, f"{there}/time", "table-vote", agree="no")
    assert "so Ada’s moves stay" in await ada.get(here)
    assert len((await host.export(opened.match_id))["log"]) == 3


# --- by the host ------------------------------------------------------------------------------------------


async def opened_by(ada: Visitor, host: Host) -> Opened:
    opened = await ada.opens((NAMES["rated"], "no"))
    await played(host, opened.match_id)
    return opened


def pressed(page: Node) -> tuple[str, list[tuple[str, str]]]:
    (press,) = presses(page, "/undo")
    return press.action, unchanged(press)


async def test_whoever_opened_the_table_goes_back_to_any_step_asked_twice(arrive: Arrive, host: Host) -> None:
    ada, bo = arrive(), arrive()
    opened = await opened_by(ada, host)
    there = await bo.sit(opened, 1)
    table = f"/t/{opened.match_id}"
    page = await ada.page(f"{table}/host/replay?step=1")
    assert "1 / 3" in page.words
    (on,) = [one.attrs["href"] for one in page.all("a") if "/host/undo" in one.attrs["href"]]
    sure = await ada.page(on)
    assert "toasts" in sure.words or "toast" in sure.words
    assert len((await host.export(opened.match_id))["log"]) == 3, "nothing yet"
    await ada.post(*pressed(sure))
    assert len((await host.export(opened.match_id))["log"]) == 1
    log = (await bo.page(there)).all("section", id="log")[0]
    assert "The organiser of the table undid some moves." in log.words
    assert "toast" in " ".join(one.words for one in log.all("s")), "the log shows what was undone"
    assert "begins" not in " ".join(one.words for one in log.all("s"))
    told = await bo.get(f"{there}/state?since=0", Accept="application/json")
    assert '"undone": [2, 3]' in told


async def test_nothing_is_taken_back_that_came_after_the_question(arrive: Arrive, host: Host) -> None:
    ada = arrive()
    opened = await opened_by(ada, host)
    sure = await ada.page(f"/t/{opened.match_id}/host/undo?step=1")
    await host.submit(opened.match_id, 1, 2)
    html = await ada.post(*pressed(sure), status=409)
    assert "The game has moved on" in html
    assert len((await host.export(opened.match_id))["log"]) == 4


async def test_nobody_else_takes_moves_back(arrive: Arrive, host: Host) -> None:
    ada, bo = arrive(), arrive()
    opened = await opened_by(ada, host)
    await bo.sit(opened, 1)
    sure = await ada.page(f"/t/{opened.match_id}/host/undo?step=1")
    for path in ("replay", "replay/board", "undo?step=1"):
        await bo.get(f"/t/{opened.match_id}/host/{path}", status=403)
    await bo.post(*pressed(sure), status=403)
    assert len((await host.export(opened.match_id))["log"]) == 3


async def test_whoever_opened_the_table_learns_no_secret_by_going_through_it(
    arrive: Arrive, host: Host
) -> None:
    ada, bo = arrive(), arrive()
    opened = await ada.opens()
    there = await bo.sit(opened, 1)
    await host.submit(opened.match_id, 1, 17)
    await host.submit(opened.match_id, 0, 1)
    own = await bo.page(f"{there}/replay?step=2")
    (secret,) = [one.words for one in own.all("li")]
    for path in ("replay", "replay?step=1", "replay?step=2", "undo?step=0"):
        page = read(await ada.get(f"/t/{opened.match_id}/host/{path}"))
        assert "17" not in page.words
        assert secret not in page.words, "which card it is, the winner alone is told"
    assert "One move nobody was told about." in page.words


async def test_a_game_that_is_over_stays_as_it_ended(arrive: Arrive, host: Host) -> None:
    ada = arrive()
    opened = await ada.opens(*agreed(cards="3"))
    await play_on(host, opened.match_id)
    before = (await host.table(opened.match_id)).revision
    sure = await ada.page(f"/t/{opened.match_id}/host/undo?step=1")
    html = await ada.post(*pressed(sure), status=409)
    assert "nothing can be undone" in html
    assert (await host.table(opened.match_id)).revision == before


async def test_the_last_step_has_nothing_after_it(arrive: Arrive, host: Host) -> None:
    ada = arrive()
    opened = await opened_by(ada, host)
    await ada.get(f"/t/{opened.match_id}/host/undo?step=3", status=409)
    assert "There’s nothing after this step" in await ada.get(f"/t/{opened.match_id}/host/replay")


async def test_an_opener_who_plays_for_a_rating_asks_the_table(arrive: Arrive, host: Host) -> None:
    ada, bo = arrive(), arrive()
    opened = await ada.opens()
    await played(host, opened.match_id)
    await bo.sit(opened, 1)
    table = f"/t/{opened.match_id}"
    before = (await host.table(opened.match_id)).match.dump()
    said = [("seq", "2"), ("seen", str((await host.table(opened.match_id)).seq))]
    await ada.post(f"{table}/host/undo", said, status=409)
    await ada.sit(opened, 0)
    said = [("seq", "2"), ("seen", str((await host.table(opened.match_id)).seq))]
    await ada.post(f"{table}/host/undo", said, status=202)
    assert (await host.table(opened.match_id)).match.dump() == before, "not alone"
    (request,) = votes.requests(await host.table(opened.match_id))
    await votes.vote(host, opened.match_id, 1, request.id, True)
    assert (await host.table(opened.match_id)).match.dump() != before
