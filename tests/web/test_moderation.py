"""The person who opened a table in the browser keeps order at it, from the page that their key goes to."""

from collections.abc import Callable

import pytest

from bot.host.host import Host
from bot.table.errors import NoSuchMatch
from tests.web.acts import do_act, offers
from tests.web.agreed import NAMES
from tests.web.conftest import Visitor

Arrive = Callable[[], Visitor]


async def test_the_opener_pauses_unseats_and_ends_and_nobody_else_may(arrive: Arrive, host: Host) -> None:
    ada, bo = arrive(), arrive()
    opened = await ada.opens((NAMES["rated"], "no"))
    here, there = f"/t/{opened.match_id}/host", await bo.sit(opened, 1)
    await bo.get(here, status=403)
    await bo.post(f"{here}/act/host-end", [("a-0", "yes")], status=403)
    await bo.post(f"{there}/act/host-end", [("a-0", "yes")], status=403)
    assert not offers(await bo.page(f"{there}/time"), "table-host-end")
    await do_act(ada, here, "table-host-pause", hours=3)
    assert (await host.table(opened.match_id)).paused is not None
    await do_act(ada, here, "table-host-unseat", seat="1", successor="strong")
    assert (await host.table(opened.match_id)).strength_of(1) == "strong"
    assert (await host.table(opened.match_id)).seats[1].kind == "house"
    lost = await bo.page(there, status=403)
    assert "This seat is no longer yours." in lost.words
    assert "The organiser removed Bo from the table." in lost.words, "who did it"
    assert lost.all("a", href=f"/t/{opened.match_id}/time"), "where to go"
    assert "no longer yours" not in await arrive().get(there, status=403), (
        "strangers hear of no seat of theirs"
    )
    unsure = await do_act(ada, here, "table-host-end", sure=False, status=422)
    assert "sure" in unsure.words
    assert (await host.table(opened.match_id)).state == "live"
    await do_act(ada, here, "table-host-end")
    assert (await host.table(opened.match_id)).state == "abandoned"
    log = await ada.page(f"/t/{opened.match_id}")
    assert "The organiser paused this game for 3 hours." in log.words
    assert "removed Bo from the table. A bot plays on." in log.words
    assert "ended this game, without a winner." in log.words


async def test_the_opener_deletes_a_table_for_good(arrive: Arrive, host: Host) -> None:
    ada = arrive()
    opened = await ada.opens()
    told = await do_act(ada, f"/t/{opened.match_id}/host", "table-host-delete")
    assert "Game deleted." in told.words
    with pytest.raises(NoSuchMatch):
        await host.table(opened.match_id)
    await ada.get(f"/t/{opened.match_id}", status=404)
