"""What a table agrees on before it starts: one form on both surfaces, with the same words and refusals."""

from pathlib import Path
from typing import Any

import pytest

from bot.acts.act import Actor
from bot.acts.agreement import AGREE, NewTable, settle
from bot.table import lobby as lobbies
from bot.table.agreement import EXPIRIES, LONGEST_CLOCK, Agreement, clock_string, parse_clock, read_agreement
from bot.table.lobby import agreement_of_lobby
from bot.table.seating import SeatSpec
from bot.table.terms import MOST_STRIKES, PRESETS, Terms
from engine.choice import Pick
from engine.errors import Refused
from tests.chat.person import offered, said
from tests.chat.toys import toys
from tests.kit_acts import ENGLISH, Scene, scene
from tests.kit_web import Node, read
from tests.web.agreed import NAMES, agreed

READER = Actor("", "")
OLD_LOBBY: dict[str, Any] = {
    "title": "toy",
    "seats": 2,
    "surface": "discord",
    "server": "1",
    "channel": "2",
    "opener": "3",
    "locale": "en",
    "message": "4",
    "pace": "custom",
    "clock": [3600.0, 600.0, 7200.0],
    "expiry": "hand-2",
    "private": True,
    "forum": "",
    "tag": "",
    "arranged": True,
    "options": [["cards", "3"]],
    "guests": [{"id": "3", "name": "Ada", "locale": "en", "strength": "usual"}],
}
"""As the first release stored a lobby, before there were agreements; migration 0007 writes the surface."""


# --- one form on both surfaces ----------------------------------------------------------------------------


async def test_both_surfaces_ask_for_the_same_with_the_same_options_and_refuse_alike(tmp_path: Path) -> None:
    async with scene(tmp_path) as made:
        page = await made.visitor.page("/new/toy")
        menus = await _asked_on_discord(made)
        for one in AGREE.fields:
            label = ENGLISH(f"field-{one.id}")
            assert (label in page.words) == (one.id in NAMES), one.id
            assert label in menus, one.id
            if one.takes == "option":
                assert _offered_in_browser(page, NAMES[one.id]) == _labels(one.id), one.id
                assert await _offered_by_command(made, one.id) == _labels(one.id), one.id
        (box,) = page.all("input", name=NAMES["clock"])
        assert box.attrs["maxlength"] == str(LONGEST_CLOCK)
        for clock in ("soon", "1 d, 1 s, 3 d", "1 d, 12 h, 3 d!"):
            await _refused_alike(made, clock)
        assert len(await made.evening.world.host.store.matches.list_matches()) == 1, (
            "no table was opened by any of it"
        )


def _labels(field_id: str) -> list[str]:
    (one,) = [one for one in AGREE.fields if one.id == field_id]
    choice = one.choice(NewTable("toy", Agreement()), READER)
    assert isinstance(choice, Pick)
    return [ENGLISH.say(option.label) for option in choice.options]


def _offered_in_browser(page: Node, name: str) -> list[str]:
    """The labels of a field of the page: of a menu, or of buttons of which one is pressed."""
    if menus := page.all("select", name=name):
        return [one.words for one in menus[0].all("option")]
    tiles = [one for one in page.all("label") if one.all("input", name=name)]
    return [one.words for one in tiles]


async def _asked_on_discord(made: Scene) -> str:
    """The words of the form behind the Options button of a lobby."""
    shown = await made.person.actor.slash(made.evening.world.channel, "game new", title="toy")
    asked = await made.person.press(shown.response, "do")
    assert asked.response is not None
    return str(asked.response.components)


async def _offered_by_command(made: Scene, field_id: str) -> list[str]:
    requests = made.evening.world.env.http_requests
    (put,) = [one for one in requests if one.path.endswith("/commands")]
    (group,) = [one for one in put.json or [] if one["name"] == "game"]
    (command,) = [one for one in group["options"] if one["name"] == "new"]
    (option,) = [one for one in command["options"] if one["name"] == ENGLISH(f"option-{field_id}")]
    return [one["name"] for one in option["choices"]]


async def _refused_alike(made: Scene, clock: str) -> None:
    seats = [("kind-0", "person"), ("kind-1", "house")]
    page = read(await made.visitor.post("/new/toy", [*seats, *agreed(clock=clock)], status=422))
    (refusal,) = page.all("p", role="alert")
    lobby = await made.person.actor.slash(made.evening.world.channel, "game new", title="toy")
    form = await made.person.press(lobby.response, "do")
    assert form.response is not None
    (parts,) = [one for one in offered(form.response) if one.verb == "part"]
    place = [one.id for one in AGREE.fields].index("clock")
    asked = await made.person.actor.select(form.response, [str(place)], custom_id=str(parts))
    modal = await made.person.press(asked.response, "fill")
    told = await made.person.actor.submit_modal(modal, {"0": clock})
    if "⚠️" not in said(told.response):
        told = await made.person.press(told.response, "yes")
    assert f"⚠️ {refusal.words}" in said(told.response), clock


# --- what a form comes to ---------------------------------------------------------------------------------


def test_what_is_not_said_is_as_usual_and_what_is_said_is_kept() -> None:
    with toys():
        usual = Agreement(pace="day", strangers=False, variants={"cards": "3"})
        assert settle(NewTable("toy", usual), {}, READER) == usual
        given = {"clock": "3 h, 90 m, 1 d", "expiry": "hand-9", "rated": "no", "seating": "arranged"}
        made = settle(NewTable("toy", usual), given, READER)
        assert made.terms == Terms(3 * 3600, 5400, 86400, "hand", 9)
        assert (made.customs.rated, made.customs.strangers) == (False, False)
        assert made.options_for("toy") == {"cards": "3"}
        assert read_agreement(made.encode()) == made


@pytest.mark.parametrize("written", ["soon", "1 d", "1 d, 1 d", "1 d, 1 d, 1 d, 1 d", "1 d, 12 h, 3 d!"])
def test_a_clock_is_three_times_and_nothing_else(written: str) -> None:
    with pytest.raises(Refused) as refused:
        parse_clock(written)
    assert refused.value.reason.key == "agreement-clock-wrong"


def test_a_clock_is_written_as_it_is_read() -> None:
    assert parse_clock(" ") is None
    assert parse_clock("2 j / 12 H + 3d") == (2 * 86400, 43200, 3 * 86400)
    for one in (terms for terms in PRESETS.values() if terms.increment is not None):
        clock = (one.bank, one.increment or 0.0, one.cap)
        assert parse_clock(clock_string(clock)) == clock


def test_every_way_in_which_time_may_run_out_can_be_agreed_on() -> None:
    found = {(Agreement(expiry=one).terms.expiry, Agreement(expiry=one).terms.strikes) for one in EXPIRIES}
    strikes = {("hand", number) for number in range(1, MOST_STRIKES + 1)}
    assert found == {("default", 3), ("house", 3), *strikes}


def test_seats_are_drawn_unless_they_are_arranged() -> None:
    specs = [SeatSpec(str(number)) for number in range(40)]
    assert Agreement(arranged=True).arrange(specs) == specs
    drawn = Agreement().arrange(specs)
    assert drawn != specs
    assert sorted(one.name for one in drawn) == sorted(one.name for one in specs)


# --- lobbies of before ------------------------------------------------------------------------------------


def test_a_lobby_stored_before_there_were_agreements_is_read_and_kept_anew() -> None:
    with toys():
        lobby = lobbies.load(OLD_LOBBY)
        assert lobby.agreement == Agreement(
            clock=(3600.0, 600.0, 7200.0), expiry="hand-2", arranged=True, variants={"cards": "3"}
        )
        assert (lobby.private, lobby.message, lobby.guests[0].name) == (True, "4", "Ada")
        assert lobbies.load(lobbies.dump(lobby)) == lobby


def test_a_lobby_of_before_with_a_pace_keeps_it() -> None:
    stored = {**OLD_LOBBY, "pace": "day"}
    assert agreement_of_lobby(stored).terms == Terms(
        PRESETS["day"].bank, PRESETS["day"].increment, PRESETS["day"].cap, "hand", 2
    )
