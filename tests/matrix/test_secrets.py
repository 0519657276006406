"""What is secret reaches one direct room, and nothing else differs with it: on a real homeserver."""

import json
import re
from pathlib import Path

import pytest

from bot.table.state import TableState
from engine.choice import Pick, sample
from engine.rng import Rng
from tests.chat.toys import toys
from tests.homeserver import Homeserver
from tests.kit import numbered_secrets, until
from tests.matrix.kit import LONGEST, MatrixWorld, Person, begin_game, matrix_world

IDS = re.compile(r"mxc://[^\"\s]+|(?:[!$]|%21|%24)[\w-]{40,}|@person\d+:localhost")


@pytest.fixture(autouse=True)
def _away(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.chat.questions.presence.STAY", 0.0)


async def test_others_read_the_same_whatever_is_typed_in_secret(
    homeserver: Homeserver, tmp_path: Path
) -> None:
    """The same game twice; Ann types another sealed bid. Until all are turned up, nobody can tell."""
    with toys():
        heard = [await bid(homeserver, tmp_path / f"{coins}.db", coins) for coins in ("3", "14")]
    assert heard[0] == heard[1]


async def bid(homeserver: Homeserver, file: Path, coins: str) -> list[str]:
    with numbered_secrets():
        async with matrix_world(homeserver, file) as world:
            ann, bo, cleo = (world.person(name) for name in ("Ann", "Bo", "Cleo"))
            match = await begin_game(world, "toy", [ann, bo, cleo], house=0)
            await settle(world)
            await ann.in_talk("only you can see this")
            await ann.type(ann.talk, coins)
            await ann.in_talk(f"✅ Done: {coins}")
            await settle(world)
            return await heard_by(world, match, bo, cleo)


@pytest.mark.soak
async def test_others_read_the_same_whatever_card_is_laid(homeserver: Homeserver, tmp_path: Path) -> None:
    """The same of a real title, with its hands and boards: another oar card."""
    heard = [await lay(homeserver, tmp_path / f"{card}.db", card) for card in (0, 1)]
    assert heard[0] == heard[1]


async def lay(homeserver: Homeserver, file: Path, card: int) -> list[str]:
    with numbered_secrets():
        async with matrix_world(homeserver, file) as world:
            people = [world.person(name) for name in ("Ann", "Bo", "Cleo")]
            match = await begin_game(world, "neptun", people, house=0)
            table = await until_sealed(world, match)
            choice = table.pending()[0].choice
            assert isinstance(choice, Pick)
            cards = [option.id for option in choice.options if option.blocked is None]
            await world.host.submit(match, 0, cards[card], table.token(0) or "")
            await settle(world)
            first = table.seats[0].user_id
            others = [person for person in people if f"matrix:{person.user}" != first]
            return await heard_by(world, match, *others)


async def until_sealed(world: MatrixWorld, match: str) -> TableState:
    """Play, the same every time, until everyone owes a sealed card."""
    rng = Rng("secrets")
    while True:
        table = await world.host.table(match)
        pending = table.pending()
        if len(pending) == table.match.seats and all(decision.secret for decision in pending.values()):
            return table
        seat = table.waits_for()[0]
        await world.host.submit(match, seat, sample(pending[seat].choice, rng), table.token(seat) or "")
        await settle(world)


async def settle(world: MatrixWorld) -> None:
    """Until everything is told."""

    async def is_told() -> bool:
        return not await world.host.store.outbox.depth("matrix/")

    await until(is_told, LONGEST)


async def heard_by(world: MatrixWorld, match: str, *people: Person) -> list[str]:
    """All that the bot has sent to these people and to the rooms they are in, without ids of this run."""
    heard = []
    for person in people:
        await person.look()
        await person.look()
        events = [event for room in person.rooms.values() for event in room]
        sent = [event for event in events if event["sender"] == world.bot.maker.me]
        contents = [json.dumps([event["type"], event["content"]], sort_keys=True) for event in sent]
        heard += [IDS.sub("…", content).replace(match, "…") for content in contents]
    assert any("Secret choices: 1 of 3" in line for line in heard)
    return sorted(heard)
