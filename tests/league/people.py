"""Simulated people: the house player of the title thinks for them, and they answer through the host."""

from collections.abc import Iterable

import engine
from bot.acts.act import Actor
from bot.host.host import Host, SeatSpec
from bot.series.steward import Steward
from bot.table.customs import Customs
from engine import registry
from engine.choice import sample


def person(name: str) -> SeatSpec:
    return SeatSpec(name, user_id=name.lower())


async def act(host: Host, match_id: str, awake: Iterable[str] | None = None) -> bool:
    """Someone of those awake answers what the table waits for; False when nobody can."""
    table = await host.table(match_id)
    able = None if awake is None else set(awake)
    for seat in table.waits_for():
        if table.seats[seat].kind != "person" or (able is not None and table.seats[seat].user_id not in able):
            continue
        decision = table.pending()[seat]
        rng = engine.Rng(f"{table.id}/{table.seq}/{seat}")
        answer = registry.game(table.title).usual_bot().answer(table.view(seat), decision, rng)
        if answer is None:
            answer = sample(decision.choice, rng)
        await host.submit(match_id, seat, answer, table.token(seat))
        return True
    return False


async def play_out(host: Host, match_id: str, awake: Iterable[str] | None = None) -> None:
    """Everyone awake answers until nobody of them is asked any more."""
    able = None if awake is None else set(awake)
    while True:
        await host.house.idle()
        if not await act(host, match_id, able):
            return


async def game(
    steward: Steward, *names: str, house: int = 0, customs: Customs | None = None, **terms: object
) -> str:
    """A game between these people and that many house players, played to its end and entered."""
    seats = [person(name) for name in names] + [SeatSpec(kind="house")] * house
    surface = {"series": {"server": "venice", **terms}}
    opened = await steward.host.open("toy", seats, {"cards": "3"}, surface=surface, customs=customs)
    await play_out(steward.host, opened.match_id)
    await steward.once()
    return opened.match_id


def actor(who: str) -> Actor:
    return Actor(who, who.title())
