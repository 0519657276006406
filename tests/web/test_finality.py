"""What the page says about undoing holds: nothing that can be undone is called final."""

from bot.host.host import Host
from bot.table.seating import SeatSpec
from bot.web.play.play import is_final
from engine.errors import CannotUndo
from engine.rng import Rng

MOVES = 40


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


async def _can_undo(host: Host, match_id: str) -> bool:
    try:
        await host.undo(match_id, 0)
    except CannotUndo:
        return False
    return True
