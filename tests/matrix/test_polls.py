"""What a table votes on is a poll in its room: an answer is a vote, and only of those who have one."""

from functools import partial
from pathlib import Path

import pytest

from bot.matrix.api import Json
from bot.matrix.messages.polls import END, START, read_response
from bot.matrix.rooms.book import OpenMessages
from bot.matrix.rooms.outcomes import patiently
from bot.table import votes
from tests.chat.toys import toys
from tests.homeserver import Homeserver
from tests.kit import until
from tests.matrix.kit import LONGEST, Person, begin_game, matrix_world

RESPONSE = "org.matrix.msc3381.poll.response"


def polls_seen(person: Person, kind: str = START) -> list[tuple[str, Json]]:
    return [(room, e) for room, events in person.rooms.items() for e in events if e["type"] == kind]


async def answer(person: Person, room: str, poll: str, chosen: str) -> None:
    relation = {"rel_type": "m.reference", "event_id": poll}
    content = {"m.relates_to": relation, RESPONSE: {"answers": [chosen]}}
    await patiently(lambda: person.api.send(room, RESPONSE, content, f"{person.user}.{chosen}"))


async def test_a_vote_is_a_poll_and_an_answer_to_it_counts(homeserver: Homeserver, tmp_path: Path) -> None:
    with toys():
        async with matrix_world(homeserver, tmp_path / "a.db") as world:
            ann, bo, eve = world.person("Ann"), world.person("Bo"), world.person("Eve")
            match = await begin_game(world, "toy options=cards=3", [ann, bo], house=0)
            await ann.wait_for(lambda: ann.talk)
            await ann.type(ann.talk, f"!game pause hours=2 game={match}")
            ((room, poll),) = await bo.wait_for(partial(polls_seen, bo))
            shown = poll["content"][START]
            assert "Ann asks for a pause" in shown["question"]["org.matrix.msc1767.text"]
            assert [one["id"] for one in shown["answers"]] == ["yes", "no"]
            home = world.bot.book.rooms[room].home
            await ann.api.invite(home, eve.user)
            await eve.api.join(home)
            await eve.api.join(room)
            await answer(eve, room, poll["event_id"], "yes")
            await eve.wait_for(lambda: any("You can’t do that right now" in line for line in eve.lines(room)))
            table = await world.host.table(match)
            assert [request.yes for request in votes.requests(table)] == [()], "Eve has no vote"
            await answer(bo, room, poll["event_id"], "yes")
            await bo.in_talk("Your vote is in")
            assert (await world.host.table(match)).paused is not None
            ((_, end),) = await bo.wait_for(partial(polls_seen, bo, END))
            assert end["content"]["m.relates_to"] == {"rel_type": "m.reference", "event_id": poll["event_id"]}
            assert end["content"][END] == {}
            assert (await world.bot.book.desk(room)).polls == {}, "a late answer is no vote"


async def test_a_poll_ends_once_however_often_its_letter_is_sent(
    homeserver: Homeserver, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Killed after the homeserver took the end and before that was noted, it is sent again."""
    with toys():
        async with matrix_world(homeserver, tmp_path / "a.db") as world:
            ann, bo = world.person("Ann"), world.person("Bo")
            match = await begin_game(world, "toy options=cards=3", [ann, bo], house=0)
            await ann.wait_for(lambda: ann.talk)
            await ann.type(ann.talk, f"!game pause hours=2 game={match}")
            await bo.wait_for(partial(polls_seen, bo))
            deaths = iter([OSError("killed")])
            noted = world.bot.book.set_desk

            async def set_desk(room: str, desk: OpenMessages) -> None:
                if not desk.polls and room == place and (death := next(deaths, None)):
                    raise death
                await noted(room, desk)

            ((place, _),) = polls_seen(bo)
            monkeypatch.setattr(world.bot.book, "set_desk", set_desk)
            monkeypatch.setattr("bot.host.outbox.FIRST_RETRY", 0.1)
            (request,) = votes.requests(await world.host.table(match))
            await votes.withdraw(world.host, match, request.seat, request.id)
            await bo.wait_for(partial(polls_seen, bo, END))

            async def is_put_away() -> bool:
                return not (await world.bot.book.desk(place)).polls

            await until(is_put_away, LONGEST)
            await bo.look()
            assert len(polls_seen(bo, END)) == 1
            assert next(deaths, None) is None, "it was sent twice"


def test_answers_that_were_not_offered_are_no_votes() -> None:
    relation = {"m.relates_to": {"rel_type": "m.reference", "event_id": "$poll"}}
    assert read_response(RESPONSE, {**relation, RESPONSE: {"answers": ["no"]}}) == ("$poll", "no")
    assert read_response("m.poll.response", {**relation, "m.selections": ["yes"]}) == ("$poll", "yes")
    for chosen in ([], ["maybe"], "yes", [7], None):
        assert read_response(RESPONSE, {**relation, RESPONSE: {"answers": chosen}}) is None
    assert read_response(RESPONSE, {RESPONSE: {"answers": ["yes"]}}) is None
    assert read_response(RESPONSE, {"m.relates_to": "x", RESPONSE: "y"}) is None
