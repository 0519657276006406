"""Letters: each kind is read back as it was stored, and so is what an earlier program left in the outbox."""

import json
import sqlite3
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
    Letter,
    ModeratorLog,
    MoveTable,
    PhaseEnded,
    Reminder,
    RoomForTable,
    SeatErrand,
    SeatOffered,
    SecretQuestion,
    Sentence,
    SignInLink,
    TableNews,
    TalkRepeated,
    VoidErrand,
    VoteCall,
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
    PhaseEnded("s1"),
    SeatErrand("m1", 0, SeatSpec("Ada", user_id="discord:5", locale="fr"), "discord:6"),
    SeatErrand("m1", 0, SeatSpec(kind="house"), None, text("league-voided", name="Lido", table="m1")),
    VoidErrand("m1"),
]

SAID = {"key": "league-begins", "args": {"when": "noon"}}
EARLIER: list[tuple[str, Any, Letter]] = [
    (
        "discord/m1",
        {"kind": "news", "seq": 3, "mover": None, "again": False, "anew": [1]},
        TableNews(3, anew=(1,)),
    ),
    ("discord/m1", {"kind": "news", "seq": -1, "mover": 2, "again": True}, TableNews(-1, 2, True)),
    ("discord/m1/2", {"kind": "secret", "token": "4.ab", "anew": False}, SecretQuestion(2, "4.ab")),
    ("discord/m1/free1", {"kind": "free", "seat": 1}, FreeSeat(1)),
    (
        "discord/m1/closed1",
        {"kind": "word", "text": "<@5>: DMs closed", "channel": "55"},
        Sentence("<@5>: DMs closed", "channel/55"),
    ),
    ("discord/user/5", {"kind": "word", "user": "5", "text": "Lost"}, Sentence("Lost", "user/5")),
    (
        "discord/series/55",
        {"series": "s1", "kind": "word", "channel": "55", "text": "…", "say": SAID, "locale": "fr"},
        Announcement(text("league-begins", when="noon"), "fr", "s1"),
    ),
    (
        "discord/series/55",
        {
            "series": "s1",
            "kind": "word",
            "channel": "55",
            "text": "…",
            "say": SAID,
            "locale": "en",
            "at_table": "m1",
        },
        Announcement(text("league-begins", when="noon"), "en", "s1", "m1"),
    ),
    (
        "discord/55",
        {"kind": "word", "channel": "55", "text": "…", "say": SAID, "locale": "en"},
        Announcement(text("league-begins", when="noon"), "en"),
    ),
    (
        "discord/series/55",
        {"series": "s1", "kind": "table", "channel": "55", "server": "777", "match": "m1"},
        RoomForTable("m1", "777"),
    ),
    (
        "reminder/m1/0",
        {"kind": "reminder", "stage": "last", "token": "4.ab", "due": 99.5, "how": "ping"},
        Reminder(0, "last", "4.ab", 99.5, "ping"),
    ),
    (
        "digest/discord:5",
        {"kind": "digest", "waiting": [["m1", 0, 9.5], ["m2", 1, None]]},
        Digest((Waiting("m1", 0, 9.5), Waiting("m2", 1, None))),
    ),
    ("league/ended/m1", {"match": "m1"}, GameEnded("m1")),
    ("league/phase/s1", {"series": "s1"}, PhaseEnded("s1")),
    (
        "league/errand/m1",
        {
            "do": "seat",
            "match": "m1",
            "seat": 0,
            "who": {"name": "Ada", "kind": "person", "user_id": "discord:5", "locale": "fr"},
            "gone": "discord:6",
        },
        SeatErrand("m1", 0, SeatSpec("Ada", user_id="discord:5", locale="fr"), "discord:6"),
    ),
    (
        "league/errand/m1",
        {
            "do": "seat",
            "match": "m1",
            "seat": 1,
            "who": {"name": "", "kind": "house", "user_id": None, "locale": None},
            "gone": None,
        },
        SeatErrand("m1", 1, SeatSpec(kind="house")),
    ),
    ("league/errand/m1", {"do": "void", "match": "m1"}, VoidErrand("m1")),
]


def test_every_kind_of_letter_is_read_as_it_was_written() -> None:
    assert {type(one) for one in ONE_OF_EACH} == set(get_args(Letter))
    for one in ONE_OF_EACH:
        stored = json.loads(json.dumps(letters.encode(one)))
        assert letters.decode(stored, "anywhere") == one


@pytest.mark.parametrize(("destination", "payload", "letter"), EARLIER)
def test_what_an_earlier_program_stored_is_read(destination: str, payload: Any, letter: Letter) -> None:
    assert letters.decode(payload, destination) == letter


async def test_what_an_earlier_program_left_in_the_outbox_arrives(host: Host, file: Path) -> None:
    with sqlite3.connect(file) as raw:
        for n, (destination, payload, _) in enumerate(EARLIER):
            raw.execute(
                "insert into outbox (destination, payload, nonce, created, attempts, retry_at)"
                " values (?, ?, ?, 0, 0, 0)",
                (destination, json.dumps(payload), f"old.{n}"),
            )
    raw.close()
    got: list[DueLetter] = []

    async def take(due: DueLetter) -> None:
        got.append(due)

    assert await host.drain("", take) == len(EARLIER)
    assert sorted((one.nonce, one.letter) for one in got) == sorted(
        (f"old.{n}", letter) for n, (_, _, letter) in enumerate(EARLIER)
    )


@pytest.mark.parametrize(
    "payload", [{}, [], {"kind": "pigeon"}, {"kind": "news", "seq": "soon"}, {"kind": "secret"}]
)
async def test_a_letter_that_cannot_be_read_is_dropped_and_holds_up_nobody(
    host: Host, file: Path, payload: Any
) -> None:
    with pytest.raises(BadRecord, match="the letter to mail/ada"):
        letters.decode(payload, "mail/ada")
    with sqlite3.connect(file) as raw:
        for nonce, stored in (("bad", payload), ("good", letters.encode(FreeSeat(1)))):
            raw.execute(
                "insert into outbox (destination, payload, nonce, created, attempts, retry_at)"
                " values ('mail/ada', ?, ?, 0, 0, 0)",
                (json.dumps(stored), nonce),
            )
    raw.close()
    got: list[str] = []

    async def take(due: DueLetter) -> None:
        got.append(due.nonce)

    with capture_logs() as lines:
        assert await host.drain("mail/", take) == 1
    assert got == ["good"]
    assert [line["event"] for line in lines] == ["letter-dropped"]
    assert rows(file, "select nonce from outbox where dropped_at is not null") == [("bad",)]
