"""Playing over days at the browser table: every page by its links and forms alone."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

import engine
from bot.host.host import Host, Opened
from bot.ops.cli import app
from bot.table import votes
from bot.table.seating import SeatSpec
from bot.table.terms import Terms
from tests.host.people import play_on
from tests.web.acts import do_act, offers
from tests.web.agreed import agreed
from tests.web.conftest import Visitor

Arrive = Callable[[], Visitor]
HOUR = 3600.0


@pytest.fixture
async def timed(host: Host) -> Opened:
    seats = [SeatSpec("Ada"), SeatSpec("Bo")]
    return await host.open("toy", seats, {"cards": "40"}, terms=Terms(24 * HOUR, 12 * HOUR, 48 * HOUR))


async def test_clocks_are_shown_as_moments_that_the_browser_tells_in_local_time(
    host: Host, visitor: Visitor, timed: Opened
) -> None:
    here = await visitor.sit(timed, 0)
    due = int((await host.table(timed.match_id)).deadlines[0].due)
    for path in (here, f"{here}/time", f"/t/{timed.match_id}/time"):
        assert f'data-at="{due}"' in await visitor.get(path)


async def test_a_pause_is_asked_voted_and_ended(host: Host, arrive: Arrive, timed: Opened) -> None:
    ada, bo = arrive(), arrive()
    here, there = await ada.sit(timed, 0), await bo.sit(timed, 1)
    await do_act(ada, f"{here}/time", "table-pause", hours=48)
    assert "Ada asks for a pause of 48 h" in await bo.get(f"{there}/time")
    (_request,) = votes.requests(await host.table(timed.match_id))
    own = await ada.page(f"{here}/time")
    assert not offers(own, "table-vote"), "nobody votes on their own request"
    assert offers(own, "table-withdraw")
    await do_act(bo, f"{there}/time", "table-vote", agree="yes")
    assert (await host.table(timed.match_id)).paused is not None
    assert "The game is paused until" in await ada.get(f"/t/{timed.match_id}/time")
    await do_act(ada, f"{here}/time", "table-resume")
    assert (await host.table(timed.match_id)).paused is None


async def test_a_refused_wish_is_told_and_changes_nothing(
    host: Host, visitor: Visitor, timed: Opened
) -> None:
    here = await visitor.sit(timed, 0)
    html = await do_act(visitor, f"{here}/time", "table-extend", hours=9999, status=422)
    assert "168" in html.all("p", role="alert")[0].words, "seven days"
    await visitor.post(f"{here}/act/sing", [], status=403)
    assert not votes.requests(await host.table(timed.match_id))


async def test_an_undo_across_the_boundary_is_explained_and_voted(
    host: Host, arrive: Arrive, timed: Opened
) -> None:
    ada, bo = arrive(), arrive()
    here, there = await ada.sit(timed, 0), await bo.sit(timed, 1)
    for seat, answer in ((0, 5), (1, 1)):
        await host.submit(timed.match_id, seat, answer)
    page = await bo.get(f"{there}/time")
    assert "Ask to undo" in page
    await do_act(bo, f"{there}/time", "table-take-back")
    assert len(votes.requests(await host.table(timed.match_id))) == 1
    await do_act(ada, f"{here}/time", "table-vote", agree="yes")
    assert (await host.table(timed.match_id)).waits_for() == (1,)
    assert "The table undid some moves." in await ada.get(here)


async def test_a_seat_is_left_taken_and_come_back_to(host: Host, arrive: Arrive, timed: Opened) -> None:
    ada, dee = arrive(), arrive()
    here = await ada.sit(timed, 0)
    await do_act(ada, f"{here}/time", "table-leave")
    await ada.get(here, status=403)
    table = f"/t/{timed.match_id}"
    assert offers(await dee.page(f"{table}/time"), "table-take-seat")
    await ada.post(f"{table}/back", [("key", f"http://x{table}#{timed.keys[0]}")])
    assert "You’re Ada" in await ada.get(here)
    await do_act(ada, f"{here}/time", "table-leave")
    await do_act(dee, f"{table}/time", "table-take-seat", seat="0", your_name="Dee")
    assert "You’re Dee" in await dee.get(here)
    await ada.get(here, status=403)
    await ada.post(f"{table}/back", [("key", timed.keys[0])], status=403)
    await do_act(dee, f"{here}/time", "table-give-back")
    await dee.get(here, status=403)
    assert (await host.table(timed.match_id)).seats[0].kind == "open", "nobody is brought back unasked"
    await ada.post(f"{table}/back", [])
    assert await host.seats.for_key(timed.match_id, timed.keys[0]) == 0


async def test_who_leaves_bots_alone_leaves_the_seat_to_a_bot(host: Host, visitor: Visitor) -> None:
    bots = [SeatSpec(kind="house"), SeatSpec(kind="house")]
    opened = await host.open("toy", [SeatSpec("Ada"), *bots], seed="alone")
    here = await visitor.sit(opened, 0)
    await do_act(visitor, f"{here}/time", "table-leave")
    assert (await host.table(opened.match_id)).seats[0].kind == "house"


async def test_nobody_stands_up_at_a_single_press(visitor: Visitor, timed: Opened) -> None:
    here = await visitor.sit(timed, 0)
    page = await visitor.page(f"{here}/time")
    (fold,) = [one for one in page.all("details") if offers(one, "table-leave")]
    assert "open" not in fold.attrs
    refused = await do_act(visitor, f"{here}/time", "table-leave", sure=False, status=422)
    assert "Please confirm first" in refused.words
    assert "can’t be undone" not in refused.words, "one may come back"
    assert "You’re Ada" in await visitor.get(here)


async def test_who_is_known_comes_back_to_a_seat_without_its_link(
    host: Host, arrive: Arrive, timed: Opened
) -> None:
    ada, eve = arrive(), arrive()
    here, table = await ada.sit(timed, 0), f"/t/{timed.match_id}"
    await do_act(ada, f"{here}/time", "table-leave", successor="house")
    for path in (table, f"{table}/time"):
        assert "You left a seat here" in await ada.get(path)
        assert "You left a seat here" not in await eve.get(path)
    await eve.post(f"{table}/back", [], status=403)
    assert (await host.table(timed.match_id)).seats[0].kind == "house"
    assert "You’re Ada" in await ada.post(f"{table}/back", [])
    assert (await host.table(timed.match_id)).seats[0].kind == "person"
    await eve.post(f"{table}/back", [], status=403)


async def test_quiet_hours_are_kept_and_bad_ones_refused(host: Host, visitor: Visitor, timed: Opened) -> None:
    here = await visitor.sit(timed, 0)
    page: str = f"{here}/me"
    said: dict[str, Any] = {"zone": "Europe/Paris", "quiet_from": "22:30", "quiet_to": "07:00"}
    await do_act(visitor, page, "person-settings", **said)
    person = (await host.table(timed.match_id)).settings_of(0)
    assert (person.zone, person.quiet) == ("Europe/Paris", (22 * 60 + 30, 7 * 60))
    assert 'value="22:30"' in await visitor.get(page)
    await do_act(visitor, page, "person-settings", zone="Atlantis/Centre", status=422)
    assert (await host.table(timed.match_id)).settings_of(0) == person


async def test_a_seat_held_by_its_link_alone_has_settings_and_no_more(
    host: Host, visitor: Visitor, timed: Opened
) -> None:
    """A second seat at the same table belongs to nobody who is known."""
    await visitor.sit(timed, 0)
    here = await visitor.sit(timed, 1)
    page = await visitor.page(f"{here}/me")
    assert [offers(page, one) for one in ("person-settings", "person-export", "person-delete")] == [
        True,
        False,
        False,
    ]
    await do_act(visitor, f"{here}/me", "person-settings", palette="contrast")
    table = await host.table(timed.match_id)
    assert (table.settings_of(0).palette, table.settings_of(1).palette) == (None, "contrast")
    for forbidden in ("export", "delete", "hide"):
        await visitor.post(f"{here}/me/act/{forbidden}", [], status=403)


async def test_standing_orders_are_left_listed_and_dropped_in_private(
    host: Host, arrive: Arrive, timed: Opened
) -> None:
    ada, bo = arrive(), arrive()
    here, there = await ada.sit(timed, 0), await bo.sit(timed, 1)
    await host.submit(timed.match_id, 0, 1)
    await ada.post(f"{here}/plans", [("order", "bid"), ("q0", "17"), ("do", "always")])
    assert 'value="17"' in await ada.get(f"{here}/plans")
    assert 'value="17"' not in await bo.get(f"{there}/plans")
    await bo.get(f"{here}/plans", status=403)
    await ada.post(f"{here}/plans", [("order", "bid"), ("q0", "99"), ("do", "always")], status=422)
    await ada.post(f"{here}/plans", [("order", "bid"), ("do", "drop")])
    assert not (await host.table(timed.match_id)).seats[0].plans


async def test_what_was_missed_in_words_picture_and_film(host: Host, visitor: Visitor, timed: Opened) -> None:
    here = await visitor.sit(timed, 0)
    for seat, answer in ((0, 0), (1, 5), (1, "0")):
        await host.submit(timed.match_id, seat, answer)
    page = await visitor.page(f"{here}/missed")
    (missed,) = page.all("ul", **{"class": "missed"})
    assert "toast" in missed.words
    for kind, magic in (("board", b"\x89PNG"), ("film", b"GIF8")):
        async with visitor.client.get(f"{here}/missed/{kind}") as response:
            assert (await response.read()).startswith(magic)


async def test_a_replay_shows_others_eyes_only_after_the_end(
    host: Host, visitor: Visitor, opened: Opened
) -> None:
    here = await visitor.sit(opened, 0)
    await play_on(host, opened.match_id, 4)
    assert "4 / 4" in await visitor.get(f"{here}/replay")
    assert "2 / 4" in await visitor.get(f"{here}/replay?step=2")
    for path in (f"{here}/replay", f"{here}/replay/board", f"/t/{opened.match_id}/replay/board"):
        await visitor.get(f"{path}?step=1&eyes=1", status=403)
    await visitor.get(f"{here}/export", status=404)
    await play_on(host, opened.match_id)
    await visitor.get(f"{here}/replay?step=1&eyes=1")
    exported = json.loads(await visitor.get(f"{here}/export"))
    assert engine.replay(exported).over


async def test_a_table_is_opened_at_a_pace(host: Host, visitor: Visitor) -> None:
    seats = [("kind-0", "person"), ("name-0", "Ada"), ("kind-1", "house"), ("kind-2", "nobody")]
    assert "About two days" in await visitor.get("/new/toy")
    await visitor.post("/new/toy", [*seats, *agreed(cards="5", pace="two-days"), ("nonce", "n")])
    (listing,) = await host.store.matches.list_matches()
    assert (await host.table(listing.id)).terms.cap == 4 * 24 * HOUR


async def test_a_game_downloaded_is_checked_by_fondaco_replay(
    host: Host, visitor: Visitor, opened: Opened, tmp_path: Path
) -> None:
    here = await visitor.sit(opened, 0)
    await play_on(host, opened.match_id)
    file = tmp_path / "game.json"
    file.write_text(await visitor.get(f"{here}/export"), encoding="utf-8")
    result = CliRunner().invoke(app, ["replay", str(file)])
    assert result.exit_code == 0, result.output
    assert "the log leads to the stored state" in " ".join(result.output.split())


async def test_secrets_go_to_the_new_holder_alone(host: Host, arrive: Arrive, timed: Opened) -> None:
    """Every address that shows a seat's own knowledge closes for whoever left, however they held it."""
    ada, dee = arrive(), arrive()
    here = await ada.sit(timed, 0)
    for seat, answer in ((0, 5), (1, 1), (0, "1")):
        await host.submit(timed.match_id, seat, answer)
    (card,) = ((await host.table(timed.match_id)).view(0)).hand
    secrets = ["", "/state", "/hand.png", "/board.png", "/plans", "/me", "/missed", "/missed/board"]
    secrets += ["/missed/film", "/replay", "/replay/board", "/closer", "/events", "/time"]
    await ada.post(f"{here}/plans", [("order", "bid"), ("q0", "17"), ("do", "always")])
    await do_act(ada, f"{here}/time", "table-leave")
    for where in secrets:
        await ada.get(here + where, status=403)
    await do_act(dee, f"/t/{timed.match_id}/time", "table-take-seat", seat="0", your_name="Dee")
    for where in secrets:
        await ada.get(here + where, status=403)
    assert f"Cards [{card}]" in await dee.get(here), "the new holder sees the hand"
    assert 'value="17"' not in await dee.get(f"{here}/plans"), "and not what the old one ordered"
    await ada.post(f"/t/{timed.match_id}/sit", [("key", timed.keys[0])], status=403)
    await do_act(dee, f"{here}/time", "table-give-back")
    await dee.get(here, status=403)
    await ada.post(f"/t/{timed.match_id}/back", [])
    await ada.post(f"/t/{timed.match_id}/sit", [("key", timed.keys[0])])
    assert "You’re Ada" in await ada.get(here)


async def test_the_last_person_who_leaves_to_a_bot_finds_the_game_played_on(
    host: Host, arrive: Arrive
) -> None:
    """At a table against bots alone too: a bot plays on, and one may come back."""
    ada = arrive()
    opened = await host.open("toy", [SeatSpec("Ada"), SeatSpec(kind="house")], {"cards": "40"})
    here, table = await ada.sit(opened, 0), f"/t/{opened.match_id}"
    host.house.plays = False  # until Ada has come back once
    await do_act(ada, f"{here}/time", "table-leave", successor="house")
    assert (await host.table(opened.match_id)).state == "live"
    assert "You’re Ada" in await ada.post(f"{table}/back", [("key", opened.keys[0])])
    host.house.plays = True
    await do_act(ada, f"{here}/time", "table-leave", successor="house")
    await host.house.idle()
    assert (await host.table(opened.match_id)).state == "over"
