"""A guest of a seat answers its questions, and does nothing else in the name of its holder."""

from collections.abc import Callable

import pytest

from bot.host.host import Host, Opened
from bot.table import substitutes
from tests.web.conftest import Visitor

Arrive = Callable[[], Visitor]


async def let_in(arrive: Arrive, opened: Opened) -> tuple[Visitor, Visitor, str]:
    """The holder of the second seat, a guest whom they let in, and the path of the seat."""
    holder, guest = arrive(), arrive()
    here = await holder.sit(opened, 1)
    await guest.ask_to_sit(opened, 1)
    (who,) = [one.attrs["value"] for one in (await holder.page(f"{here}/guests")).all("input", name="who")]
    await holder.post(f"{here}/guests", [("do", "let-in"), ("who", who)])
    return holder, guest, here


@pytest.mark.parametrize(
    "act",
    [
        "act/leave",
        "act/note",
        "act/say",
        "act/mute",
        "act/vote",
        "act/rematch",
        "me/act/settings",
        "me/act/go-away",
        "me/act/hints",
    ],
)
async def test_a_guest_does_nothing_about_the_person(
    arrive: Arrive, host: Host, opened: Opened, act: str
) -> None:
    _holder, guest, here = await let_in(arrive, opened)
    me = (await host.table(opened.match_id)).seats[1].user_id
    assert me is not None
    before = await host.people.stored_settings(me)
    fields = [("a-0", "yes"), ("a-first-day", "2026-12-24"), ("a-private-note", "x")]
    await guest.post(f"{here}/{act}", fields, status=403)
    await guest.get(f"{here}/{act}", status=403)
    table = await host.table(opened.match_id)
    assert (table.seats[1].kind, table.seats[1].user_id) == ("person", me)
    assert await host.people.stored_settings(me) == before


async def test_a_guest_reads_no_note_and_no_settings_and_answers(
    arrive: Arrive, host: Host, opened: Opened
) -> None:
    holder, guest, here = await let_in(arrive, opened)
    await host.talk.write_note(await host.table(opened.match_id), 1, "Buy silk at four.")
    assert "Buy silk at four." in await holder.get(here)
    assert "Buy silk at four." not in await guest.get(here)
    await guest.get(f"{here}/me", status=403)
    assert "table-leave" not in await guest.get(f"{here}/time")
    await host.submit(opened.match_id, 0, 5)
    table = await host.table(opened.match_id)
    await guest.post(f"{here}/answer", [("token", table.token(1) or ""), ("q", "3")])
    assert (await host.table(opened.match_id)).seq > table.seq


async def test_an_old_link_of_a_claimed_seat_brings_nobody_back(
    arrive: Arrive, host: Host, opened: Opened
) -> None:
    holder, finder = arrive(), arrive()
    await holder.sit(opened, 1)
    await substitutes.leave(host, opened.match_id, 1)
    await finder.post(f"/t/{opened.match_id}/back", [("key", opened.keys[1])], status=403)
    assert (await host.table(opened.match_id)).seats[1].kind == "open"
    await holder.post(f"/t/{opened.match_id}/back", [])
    assert (await host.table(opened.match_id)).seats[1].kind == "person"
