"""Games on a real homeserver, by people who act when they are written to and type what is listed."""

from pathlib import Path
from statistics import median

import pytest

from engine.registry import titles
from engine.rng import Rng
from tests.homeserver import Homeserver
from tests.matrix.kit import Person, Robot, begin_game, key_of, keys_in, matrix_world, play_on
from tests.typed_lines import before_the_list_changes

MOVES = 5
"""Of each game in the short form; all of it in the long one."""
QUICK = ("genoa", "neptun")
"""The titles of which the short form is enough for every run."""


async def test_a_game_is_opened_joined_and_begun(homeserver: Homeserver, tmp_path: Path) -> None:
    async with matrix_world(homeserver, tmp_path / "a.db") as world:
        ann, bo = world.person("Ann"), world.person("Bo")
        room = await world.home(ann, bo)
        await ann.type(room, "!game new neptun seats=3 private=yes")
        lobby = await bo.wait_for(
            lambda: next((m for m in bo.messages(room) if "Join" in m["content"]["body"]), None)
        )
        assert any(
            m["content"]["msgtype"] == "m.image" and "chart" in m["content"]["body"]
            for m in bo.messages(room)
        )
        await bo.react(room, lobby["event_id"], "✅")
        await ann.wait_for(lambda: any("2 of 3" in line for line in ann.lines(room)))
        await bo.type(room, "!cancel")
        await bo.wait_for(lambda: any("opened the table" in line for line in bo.lines(room)))
        await ann.type(room, "!add easy")
        await ann.wait_for(lambda: any("3 of 3" in line for line in ann.lines(room)))
        lobby = next(m for m in ann.messages(room) if "Start" in m["content"]["body"])
        await ann.type(room, f"!{key_of(lobby, 'Start')}")
        await ann.wait_for(lambda: any("has started" in line for line in ann.lines(room)))
        (record,) = await world.host.store.matches.list_matches()
        people = {f"matrix:{person.user}": person for person in (ann, bo)}
        state = await world.host.table(record.id)
        asked = people[state.seats[state.waits_for()[0]].user_id or ""]
        question = await asked.in_talk("only you can see this")
        assert question["content"]["msgtype"] == "m.notice", "the room has called already"
        panel = await asked.wait_for(
            lambda: next(
                (m for r in asked.rooms for m in asked.messages(r) if "your turn" in m["content"]["body"]),
                None,
            )
        )
        assert panel["content"]["m.mentions"]["user_ids"] == [asked.user]
        assert panel["content"]["msgtype"] == "m.text"
        edits = [m for m in bo.messages(room) if "Neptun" in m["content"]["body"]]
        assert len(edits) == 1, "the message of the lobby is edited, and not sent again"


@pytest.mark.parametrize(
    "title",
    [pytest.param(title, marks=() if title in QUICK else pytest.mark.soak) for title in sorted(titles())],
)
async def test_people_who_act_when_called_play_on(homeserver: Homeserver, tmp_path: Path, title: str) -> None:
    await play(homeserver, tmp_path, title, MOVES)


@pytest.mark.soak
@pytest.mark.parametrize("title", sorted(titles()))
async def test_people_who_act_when_called_play_to_the_end(
    homeserver: Homeserver, tmp_path: Path, title: str
) -> None:
    await play(homeserver, tmp_path, title, None)


async def play(homeserver: Homeserver, folder: Path, title: str, moves: int | None) -> None:
    async with matrix_world(homeserver, folder / "a.db") as world:
        people: list[Person] = [world.person("Ann"), world.person("Bo")]
        match = await begin_game(world, title, people)
        robots = [Robot(person, Rng(person.user)) for person in people]
        reached = await play_on(world, match, robots, moves)
        assert moves is None or reached >= moves
        assert any(robot.lines for robot in robots), "people have answered"
        typed = [count for robot in robots for count in robot.per_move]
        if moves is None:  # a few moves by people who choose at random say little of it
            assert median(typed) <= 2, "two lines for a decision, and one for most"
        assert not any(robot.unclear for robot in robots), "what is listed is understood"


async def test_a_line_for_a_list_that_has_changed_does_nothing(
    homeserver: Homeserver, tmp_path: Path
) -> None:
    """The question stays while others answer; a 4 for another card took one from the pirates."""
    async with matrix_world(homeserver, tmp_path / "a.db") as world:
        people = [world.person("Ann"), world.person("Bo")]
        match = await begin_game(world, "genoa", people, house=0)
        asked, seat, answer = await before_the_list_changes(world.host, match)
        table = await world.host.table(match)
        person = next(person for person in people if table.seats[asked].user_id == f"matrix:{person.user}")
        (room,) = (room for room, known in world.bot.book.rooms.items() if known.use == "table")
        await person.wait_for(lambda: room in person.rooms)
        await person.type(room, "!game act")
        await person.wait_for(lambda: any("1" in keys_in(m) for m in person.messages(person.talk)))
        await world.host.submit(match, seat, answer)
        before = (await world.host.table(match)).seq
        await person.type(person.talk, "1")
        again = await person.in_talk("The question changed, so nothing was done.")
        assert (await world.host.table(match)).seq == before
        assert "1" in keys_in(again), "what is asked is listed"
        await person.type(person.talk, "1")
        await person.wait_for(lambda: person.lines(person.talk)[-1] not in ("1", again["content"]["body"]))
        assert "question changed" not in person.lines(person.talk)[-1]
