"""Calls: whoever the table waits for is called for the question they have, whatever lapsed before it."""

from dataclasses import dataclass, field
from pathlib import Path

import pytest

import engine
from bot.chat.letters.progress import Call, ChannelProgress, ProgressBook, question_of
from bot.discord.surface import SURFACE
from bot.host import following
from bot.table import votes
from bot.table.letters import Addressed, NextInTurn
from bot.table.settings import Settings
from bot.table.state import TableState
from engine.choice import sample
from engine.rng import Rng
from tests.chat.called import undrawn
from tests.chat.days import HOUR, clocked, slash
from tests.chat.game import Evening
from tests.chat.kit import calling, pictures, pings
from tests.chat.on_discord import seat_of, user_key, user_of
from tests.chat.person import Person, asks, bid, offered, said
from tests.chat.tables import table
from tests.chat.toys import toys
from tests.chat.world import world
from tests.host.people import play_on

pytestmark = pytest.mark.usefixtures("quick")

TITLES = sorted(engine.titles())
MOVES = 30
"""Moves that are looked at one by one; whole games are played by the people of `tests/soak/test_calls.py`."""
LONGER = 120
LAPSING = "genoa"
"""The title in which a question comes back after it lapsed; that takes so many moves."""


@dataclass
class AnyAnswers(Evening):
    """Everyone answers anything at any time, past Discord; what the thread says to it is read."""

    read: int = 0
    asked_again: int = 0
    """How often someone was asked the same again after it had lapsed."""
    lapsed: set[tuple[int, str]] = field(default_factory=set)

    async def move(self) -> None:
        """One answer, and everyone who is asked something by it is called."""
        before = await self.table()
        seat = self.rng.pick(list(before.pending()))
        answer = sample(before.pending()[seat].choice, self.rng)
        await self.world.host.submit(self.match, seat, answer, before.token(seat))
        await self.world.settle()
        after = await self.table()
        for other in self._newly_asked(before, after):
            if other != seat:
                assert self._is_called(after, other), f"seat {other} is asked {after.pending()[other].key}"
        self.read = max((one.id for one in self.persons[0].messages(self.world.thread().id)), default=0)

    def _newly_asked(self, before: TableState, after: TableState) -> list[int]:
        waited = {seat: question_of(before, seat) for seat in before.waits_for()}
        fresh = [one for one in after.waits_for() if waited.get(one) != question_of(after, one)]
        self.asked_again += len([one for one in fresh if (one, question_of(after, one)) in self.lapsed])
        self.lapsed |= {(one, question) for one, question in waited.items() if one not in after.waits_for()}
        return fresh

    def _is_called(self, table: TableState, seat: int) -> bool:
        messages = self.persons[0].messages(self.world.thread().id)
        return any(
            f"<@{user_of(table, seat)}>" in said(one) and not one.flags.suppress_notifications
            for one in messages
            if one.id > self.read
        )


@pytest.mark.parametrize(
    ("title", "moves"),
    [
        *((title, LONGER if title == LAPSING else MOVES) for title in TITLES),
        *(pytest.param(title, LONGER, marks=pytest.mark.soak) for title in TITLES if title != LAPSING),
    ],
)
async def test_every_question_calls_whoever_is_asked(title: str, moves: int, tmp_path: Path) -> None:
    with undrawn():
        async with world(tmp_path) as fondaco:
            people = max(min(engine.titles()[title].seats), 3)
            evening = AnyAnswers(fondaco, title, people=people, seed="lapsing")
            await evening.open()
            for _ in range(moves):
                if (await evening.table()).state != "live":
                    break
                await evening.move()
    if title == LAPSING:
        assert evening.asked_again, "no question lapsed and came back: this would prove nothing"


async def test_a_record_that_counted_answers_is_read_and_calls_once_more(tmp_path: Path) -> None:
    async with table(tmp_path) as evening:
        ada, bo = evening.persons
        world, thread = evening.world, evening.world.thread().id
        await bid(ada, thread, "1")
        await world.settle()
        book, stored = (
            ProgressBook(world.host, SURFACE),
            await world.host.store.channels.get(evening.match, SURFACE.name),
        )
        assert stored is not None
        counted = {**stored.progress, "asked": {"0": 0, "1": 0}}
        seq = (await book.read(evening.match)).seq
        await world.host.store.channels.set(
            evening.match, SURFACE.name, str(thread), seq, counted, stored.revision
        )
        assert (await book.read(evening.match)).asked == {}
        await bid(bo, thread, "5")
        await world.settle()
        look = await evening.table()
        (toaster,) = look.waits_for()
        told = await ProgressBook(world.host, SURFACE).read(evening.match)
        assert told.asked[toaster].question == question_of(look, toaster)


def test_a_call_is_for_what_was_asked_when_it_was_made() -> None:
    told = ChannelProgress(asked={0: Call("1.toy.bid", 4), 1: Call("1.toy.bid", 6)})
    assert told.with_new_questions([0, 1], 5).asked == {1: Call("1.toy.bid", 6)}, (
        "seat 0 was called before that"
    )
    assert told.with_new_questions([], 5) == told


@pytest.mark.parametrize("kind", ["pause", "extend", "undo"])
async def test_a_vote_calls_those_who_must_answer_and_lets_them_vote_there(kind: str, tmp_path: Path) -> None:
    async with table(tmp_path, people=3) as evening:
        ada, bo, cleo = evening.persons
        host = evening.world.host
        await clocked(evening)
        await slash(cleo, evening, "my settings", remind="none")
        asker = seat_of(await evening.table(), ada.actor.id)
        assert asker is not None
        if kind == "undo":
            await host.submit(evening.match, asker, 1)
            await evening.world.settle()
        before = [len(calling(evening, one)) for one in evening.persons]
        ask = {"pause": votes.ask_pause, "extend": votes.ask_extension}
        if kind == "undo":
            await votes.ask_undo(host, evening.match, asker)
        else:
            await ask[kind](host, evening.match, asker, HOUR)
        await evening.world.settle()
        assert [len(calling(evening, one)) for one in evening.persons] == [
            before[0],
            before[1] + 1,
            before[2],
        ]
        form = await bo.do(evening.world.thread().id, "table-vote", evening.match)
        assert form.response is not None
        await bo.press(form.response, "opt", "0")
        (request,) = votes.requests(await evening.table())
        assert request.yes == (seat_of(await evening.table(), bo.actor.id),), (
            "Bo said yes where he was called"
        )


async def test_the_end_calls_everybody_who_played(tmp_path: Path) -> None:
    async with table(tmp_path) as evening:
        await play_on(evening.world.host, evening.match)
        await evening.world.settle()
        for person in evening.persons:
            last = calling(evening, person)[-1]
            assert "win" in said(last)
            shown = [one.filename.partition("-")[0] for one in last.attachments]
            assert shown == ["board", "scores"], "how it ended, as a table"
            replay = await person.press(last, "replay")
            assert replay.response is not None
            assert [one.filename for one in replay.response.attachments] == [f"toy-{evening.match}.json"]
            ratings = await person.press(last, "rating")
            assert ratings.response is not None
            assert pictures(ratings) == ["leaderboard"]


async def test_a_search_that_found_its_company_calls_everyone(tmp_path: Path) -> None:
    with toys():
        async with world(tmp_path) as fondaco:
            people = [Person(actor, Rng(actor.name)) for actor in fondaco.people[:2]]
            for person in people:
                await person.actor.slash(fondaco.channel, "find players", titles="toy", seats="2")
            await fondaco.settle()
            evening = Evening(fondaco, "toy", people=2)
            for person in people:
                (call,) = calling(evening, person, fondaco.channel.id)
                assert "Your Toy table is ready" in said(call)


async def test_whoever_sees_the_question_in_the_reply_to_their_press_is_not_pinged(tmp_path: Path) -> None:
    async with table(tmp_path, people=1, house=1) as evening:
        (ada,) = evening.persons
        before = pings(evening, ada)
        reply = await bid(ada, evening.world.thread().id, "5")
        await evening.world.settle()
        assert asks(reply.response), "the house has moved, and the reply asks on"
        assert pings(evening, ada) == before


async def test_whoever_did_not_get_the_reply_is_pinged(tmp_path: Path) -> None:
    async with table(tmp_path, people=1, house=1) as evening:
        (ada,) = evening.persons
        before = pings(evening, ada)
        seat = seat_of(await evening.table(), ada.actor.id)
        assert seat is not None
        await evening.world.host.submit(evening.match, seat, 5)
        await evening.world.settle()
        assert (await evening.table()).waits_for() == (seat,)
        assert pings(evening, ada) == before + 1


async def test_a_secret_question_that_the_reply_shows_comes_by_no_dm(tmp_path: Path) -> None:
    async with table(tmp_path, people=1, house=1) as evening:
        (ada,) = evening.persons
        dm = evening.world.env.backend.dm_channels[ada.actor.id]
        before = len(ada.messages(dm))
        reply = await bid(ada, evening.world.thread().id, "0")
        await evening.world.settle()
        decision = (await evening.table()).decision(seat_of(await evening.table(), ada.actor.id))
        assert decision is not None
        assert decision.secret, "the house won, and the next bids are asked"
        assert asks(reply.response)
        assert len(ada.messages(dm)) == before


async def test_a_follower_is_told_of_the_end_by_a_silent_dm(tmp_path: Path) -> None:
    async with table(tmp_path) as evening:
        world, host = evening.world, evening.world.host
        cleo = Person(world.member("Cleo"), evening.persons[0].rng)
        await following.follow(host, await evening.table(), user_key(cleo.actor.id), "end")
        await votes.ask_end(host, evening.match, 0, "score")
        (request,) = votes.requests(await evening.table())
        await votes.vote(host, evening.match, 1, request.id, True)
        await world.bot.chat.steward.once()
        await world.settle()
        (message,) = cleo.messages(world.env.backend.dm_channels[cleo.actor.id])
        assert "Toy is over. First place: " in said(message)


async def test_the_next_player_can_plan_from_a_silent_dm(tmp_path: Path) -> None:
    async with table(tmp_path) as evening:
        world, host, ada = evening.world, evening.world.host, evening.persons[0]
        held = (await evening.table()).seats[0]
        await host.people.save_settings(held.user_id or "", Settings(next_up="on"))
        letter = Addressed(f"discord/next-in-turn/{held.user_id}", NextInTurn(evening.match, 0))
        await host.submit(evening.match, 0, 1)
        await host.outbox.post(letter, match_id=evening.match)
        await world.settle()
        message = ada.messages(world.env.backend.dm_channels[ada.actor.id])[-1]
        assert "You’re next in Toy" in said(message)
        assert "ahead" in [press.verb for press in offered(message)]
