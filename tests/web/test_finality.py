"""What the page says about undoing holds: nothing that can be undone is called final."""

import pytest

import engine
from bot.host.host import Host
from bot.table.seating import SeatSpec
from bot.web.play.finality import (
    is_final,
    mark_final,
    number_answers,
    one_number_answers,
    one_press_answers,
    pick_answers,
)
from bot.web.show import form
from engine.errors import CannotUndo
from engine.rng import Rng
from engine.text import Seat

MOVES = 40
MARKED_MOVES = 60


async def test_what_is_called_final_cannot_be_undone(house: Host) -> None:
    """At a table with bots, of whom some may speak at any moment and most have nothing to say."""
    seats = [SeatSpec("Ada"), SeatSpec(kind="house"), SeatSpec(kind="house")]
    opened = await house.open("genoa", seats, seed="what is final")
    rng, false_alarms, said = Rng("Ada"), [], 0
    for _ in range(MOVES):
        await house.house.idle()
        table = await house.table(opened.match_id)
        if (decision := table.decision(0)) is None:
            break
        answer = table.match.game.usual_bot().answer(table.view(0), decision, rng)
        if answer is None:
            break
        final = await is_final(table, 0, answer)
        await house.submit(opened.match_id, 0, answer)
        await house.house.idle()
        said += final
        if final and await _can_undo(house, opened.match_id):
            false_alarms.append(decision.key)
    assert false_alarms == []
    assert said


@pytest.mark.parametrize("title", engine.titles())
async def test_what_a_button_calls_final_cannot_be_undone(house: Host, title: str) -> None:
    """What the seat would answer by one press, and one more of the buttons that say so."""
    people = [SeatSpec("Ada"), SeatSpec("Bo"), SeatSpec("Cy")]
    opened = await house.open(title, people, seed="final buttons")
    rng, false_alarms, marked = Rng(title), [], 0
    for _ in range(MARKED_MOVES):
        table = await house.table(opened.match_id)
        if table.state != "live":
            break
        seat = table.waits_for()[0]
        decision = table.decision(seat)
        assert decision is not None
        field = form.build(decision.choice, table.words("en"))
        await mark_final(table, seat, field)
        finals = [answer for item, answer in one_press_answers(field, decision.choice) if item.final]
        picks = pick_answers(field, decision.choice)
        finals += [answer for asked, places, answer in picks if places in asked.final_picks]
        numbers = one_number_answers(field, decision.choice)
        finals += [answer for asked, number, answer in numbers if number in asked.final_numbers]
        answer = table.match.game.usual_bot().answer(table.view(seat), decision, rng)
        if finals and (answer is None or rng.below(2)):
            answer = rng.pick(finals)
        answer = engine.sample(decision.choice, rng) if answer is None else answer
        await house.submit(opened.match_id, seat, answer)
        marked += answer in finals
        if answer in finals and await _can_undo(house, opened.match_id, seat):
            false_alarms.append(decision.key)
    assert false_alarms == []
    assert marked


async def test_what_a_number_calls_final_cannot_be_undone(house: Host) -> None:
    """A price or a counter-offer, with the number that is wanted."""
    opened = await house.open("genoa", [SeatSpec(name) for name in ("Ada", "Bo", "Cy")], seed="final numbers")
    rng, false_alarms, marked = Rng("genoa"), [], 0
    for _ in range(MARKED_MOVES):
        table = await house.table(opened.match_id)
        seat = table.waits_for()[0]
        decision = table.decision(seat)
        assert decision is not None
        field = form.build(decision.choice, table.words("en"))
        await mark_final(table, seat, field)
        finals = [ends for item, ends in number_answers(field, decision.choice) if item.final_number]
        answer = table.match.game.usual_bot().answer(table.view(seat), decision, rng)
        if finals and rng.below(2):
            answer = dict(rng.pick(finals)[0])
            ((deed, details),) = answer.items()
            answer[deed] = {**details, "ducats": 15}
            marked += 1
            await house.submit(opened.match_id, seat, answer)
            if await _can_undo(house, opened.match_id, seat):
                false_alarms.append(deed)
        else:
            answer = engine.sample(decision.choice, rng) if answer is None else answer
            await house.submit(opened.match_id, seat, answer)
    assert false_alarms == []
    assert marked


async def test_each_number_that_is_the_whole_answer_says_whether_it_is_final(house: Host) -> None:
    """Sailors who land: the last ones of a turn."""
    people = [SeatSpec(name) for name in ("Ada", "Bo", "Cy")]
    opened = await house.open("mediterranee", people, seed="final numbers")
    rng, said = Rng("landing"), set()
    for _ in range(MARKED_MOVES):
        table = await house.table(opened.match_id)
        seat = table.waits_for()[0]
        decision = table.decision(seat)
        assert decision is not None
        if decision.key == "land":
            field = form.build(decision.choice, table.words("en"))
            await mark_final(table, seat, field)
            for asked, number, answer in one_number_answers(field, decision.choice):
                final = await is_final(table, seat, answer)
                assert final or number not in asked.final_numbers, "no false alarm"
                said.add(number in asked.final_numbers)
        answer = table.match.game.usual_bot().answer(table.view(seat), decision, rng)
        await house.submit(opened.match_id, seat, answer)
    assert said == {True, False}


async def _can_undo(host: Host, match_id: str, seat: Seat = 0) -> bool:
    try:
        await host.undo(match_id, seat)
    except CannotUndo:
        return False
    return True
