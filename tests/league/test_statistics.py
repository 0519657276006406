"""Statistics: every finished game that is not private is counted once, and nobody is named."""

import json
from collections.abc import Sequence
from typing import Any

import pytest

from bot.clock import FakeClock
from bot.host.host import SeatSpec
from bot.series.people import statistics
from bot.series.people.tally import GameFacts, Tally, count_game, openings_in, quartiles
from bot.series.steward import Steward
from bot.store.notes import NoteKind
from bot.store.records_leagues import ResultRecord, ResultSeat
from bot.table import substitutes
from bot.table.customs import Customs
from engine import codec
from engine.text import SeatName, text
from tests.league.people import game, person, play_out

pytestmark = pytest.mark.usefixtures("quick")


def result(places: Sequence[int], n: int = 1, **more: Any) -> ResultRecord:
    seats = [
        ResultSeat(seat, None, "", "person", place, 10 - place, 1, 0, 0.0, ())
        for seat, place in enumerate(places)
    ]
    return ResultRecord("match", "toy", "", 5 * 86400.0, True, False, tuple(seats), n, **more)


FACTS = GameFacts(86400.0, 30, {0: "person", 1: "strong"}, {0: text("plain", what="Genova")})


async def stored(steward: Steward) -> Tally:
    return await steward.results.statistics.of_title("toy")


async def test_every_finished_game_is_counted_once(steward: Steward, clock: FakeClock) -> None:
    await game(steward, "Ada", "Bo")
    await game(steward, "Ada", "Bo", house=1)
    for _ in range(3):
        clock.pass_time(statistics.EVERY)
        await steward.once()
    tally = await stored(steward)
    assert (tally.games, tally.sizes) == (2, {2: 1, 3: 1})
    assert (tally.by_kind["person"].seats, tally.by_kind["usual"].seats) == (4, 1)
    assert sum(wins.won for wins in tally.by_seat.values()) == pytest.approx(2)
    assert sum(wins.par for wins in tally.by_seat.values()) == pytest.approx(2)
    assert sum(tally.moves.values()) == sum(tally.days.values()) == 2


async def test_many_old_games_are_counted_a_few_at_a_time(
    steward: Steward, monkeypatch: pytest.MonkeyPatch
) -> None:
    for _ in range(3):
        opened = await steward.host.open("toy", [person("Ada"), person("Bo")], {"cards": "3"})
        await play_out(steward.host, opened.match_id)
        await steward.results.enter_result(opened.match_id)
    monkeypatch.setattr(statistics, "AT_ONCE", 2)
    counts = []
    for _ in range(3):
        await steward.results.statistics.catch_up()
        counts.append((await stored(steward)).games)
    assert counts == [2, 3, 3]


async def test_a_private_game_is_not_counted(steward: Steward, clock: FakeClock) -> None:
    await game(steward, "Ada", "Bo", customs=Customs(strangers=False))
    await game(steward, "Ada", "Bo", private=True)
    clock.pass_time(statistics.EVERY)
    await steward.once()
    tally = await stored(steward)
    assert tally.games == 0
    assert tally.last == 2


async def test_a_result_that_is_voided_is_taken_out_again(steward: Steward, clock: FakeClock) -> None:
    first, second = await game(steward, "Ada", "Bo"), await game(steward, "Ada", "Bo")
    clock.pass_time(statistics.EVERY)
    await steward.once()
    for _ in range(2):
        await steward.results.void_result(first)
    assert (await stored(steward)).games == 1
    await steward.results.void_result(second)
    tally = await stored(steward)
    assert (tally.games, tally.sizes, tally.moves, tally.scores) == (0, {}, {}, {})


async def test_nobody_is_named(steward: Steward, clock: FakeClock) -> None:
    await game(steward, "Ada", "Bo")
    clock.pass_time(statistics.EVERY)
    await steward.once()
    noted = json.dumps(await steward.host.store.notes.get(NoteKind.STATISTICS("toy")))
    assert "games" in noted
    assert not [name for name in ("Ada", "ada", "Bo") if name in noted]


async def test_a_seat_that_changed_hands_counts_for_neither_kind(steward: Steward, clock: FakeClock) -> None:
    opened = await steward.host.open(
        "toy", [person("Ada"), person("Bo"), SeatSpec(kind="house", strength="strong")], {"cards": "3"}
    )
    await substitutes.hand_over(steward.host, opened.match_id, 0, by="person")
    await play_out(steward.host, opened.match_id)
    clock.pass_time(statistics.EVERY)
    await steward.once()
    kinds = (await stored(steward)).by_kind
    assert {kind: wins.seats for kind, wins in kinds.items()} == {"person": 1, "strong": 1}


# --- counting ---------------------------------------------------------------------------------------------


def test_those_who_share_a_victory_share_its_count() -> None:
    tally = Tally()
    count_game(tally, result([1, 1, 3]), FACTS)
    assert [tally.by_seat[f"3/{seat}"].won for seat in range(3)] == [0.5, 0.5, 0.0]
    assert tally.scores == {9: 2}
    assert tally.days == {40: 1}


def test_what_is_counted_is_read_again_as_it_was() -> None:
    tally = Tally()
    count_game(tally, result([1, 2]), FACTS)
    assert codec.decode(Tally, json.loads(json.dumps(codec.encode(tally))), "tally") == tally


def test_quartiles() -> None:
    assert quartiles({7: 1}) == (7, 7, 7)
    assert quartiles(dict.fromkeys(range(1, 9), 1)) == (2, 4, 6)
    assert quartiles({1: 1, 100: 3}) == (1, 100, 100)


def test_the_opening_is_the_first_event_of_its_kind_by_each_seat() -> None:
    def moves(seat: int, space: str) -> Any:
        return text("genoa-moves", who=SeatName(seat), space=text("plain", what=space))

    events = [text("genoa-rolls", who=SeatName(0)), moves(1, "a"), moves(1, "b"), moves(0, "c")]
    chosen = openings_in("genoa", events)
    assert {seat: label.args["what"] for seat, label in chosen.items()} == {1: "a", 0: "c"}
    played = text("oltremare-played", who=SeatName(2), cards=(text("plain"), text("plain")))
    assert openings_in("oltremare", [played])[2].args["what"] == "2"
    assert openings_in("toy", events) == {}
