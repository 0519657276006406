"""Letters: each kind is read back as it was stored; what cannot be read is dropped."""

import json
from pathlib import Path
from typing import Any, get_args

import pytest
from structlog.testing import capture_logs

from bot.host.host import Host
from bot.table import letters
from bot.table.letters import (
    Announcement,
    ConfirmAddress,
    Digest,
    DueLetter,
    FreeSeat,
    GameEnded,
    GameFollowed,
    Letter,
    LobbyChanged,
    LobbyFull,
    ModeratorLog,
    MoveTable,
    NextInTurn,
    PhaseEnded,
    Reminder,
    RoomForTable,
    SeatErrand,
    SeatOffered,
    SecretQuestion,
    Sentence,
    SeriesMessage,
    SignInLink,
    TableNews,
    TalkRepeated,
    TurnNears,
    VoidErrand,
    VoteCall,
    VoteEnded,
    Waiting,
)
from bot.table.seating import SeatSpec
from engine.errors import BadRecord
from engine.text import text
from tests.host.people import rows

ONE_OF_EACH: list[Letter] = [
    TableNews(3, 1, True, (0, 2)),
    SecretQuestion(2, "4.ab", True),
    SeatOffered(1),
    VoteCall(3),
    VoteEnded(3),
    TalkRepeated("Ada", "Good luck!"),
    ConfirmAddress(),
    SignInLink("/t/m1/seat/0"),
    FreeSeat(1),
    Sentence("Hear, hear!", "channel/55"),
    Announcement(text("league-found", title="Toy", people=("Ada", "Bo")), "fr", "s1", "m1"),
    RoomForTable("m1", "777"),
    MoveTable("m1"),
    ModeratorLog(text("moderated-end", who="Vera"), "777", "Toy", "m1"),
    Reminder(0, "half", "4.ab", 99.5, "dm"),
    Digest((Waiting("m1", 0, 9.5), Waiting("m2", 1, None))),
    GameEnded("m1"),
    GameFollowed("m1", over=True),
    TurnNears("m1", 0),
    NextInTurn("m1", 1),
    LobbyChanged("l1"),
    LobbyFull("l1"),
    SeriesMessage("s1", text("league-changed", name="Lido"), "discord:6", "fr"),
    PhaseEnded("s1"),
    SeatErrand("m1", 0, SeatSpec("Ada", user_id="discord:5", locale="fr"), "discord:6"),
    SeatErrand("m1", 0, SeatSpec(kind="house"), None, text("league-voided", name="Lido", table="m1")),
    VoidErrand("m1"),
]


def test_every_kind_of_letter_is_read_as_it_was_written() -> None:
    assert {type(one) for one in ONE_OF_EACH} == set(get_args(Letter))
    for one in ONE_OF_EACH:
        stored = json.loads(json.dumps(letters.encode(one)))
        assert letters.decode(stored, "anywhere") == one


@pytest.mark.parametrize(
    "payload", [{}, [], {"kind": "pigeon"}, {"kind": "news", "seq": "soon"}, {"kind": "secret"}]
)
async def test_a_letter_that_cannot_be_read_is_dropped_and_holds_up_nobody(
    host: Host, file: Path, payload: Any
) -> None:
    with pytest.raises(BadRecord, match="the letter to mail/ada"):
        letters.decode(payload, "mail/ada")
    insert = (
        "insert into outbox (destination, payload, nonce, created, attempts, retry_at)"
        " values ('mail/ada', ?, ?, 0, 0, 0)"
    )
    for nonce, stored in (("bad", payload), ("good", letters.encode(FreeSeat(1)))):
        rows(file, insert, json.dumps(stored), nonce)
    got: list[str] = []

    async def take(due: DueLetter) -> None:
        got.append(due.nonce)

    with capture_logs() as lines:
        assert await host.outbox.drain("mail/", take) == 1
    assert got == ["good"]
    assert [line["event"] for line in lines] == ["letter-dropped"]
    assert rows(file, "select nonce from outbox where dropped_at is not null") == [("bad",)]
