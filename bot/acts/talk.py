"""Talk at a table and its customs: say something, keep a note, mute a player, let strangers sit down."""

from dataclasses import replace
from typing import Any

from bot.acts.act import NO_COMMAND, Act, Actor, Answers, Done, Field, is_yes, options, words, yesno
from bot.acts.subjects import AtTable
from bot.acts.table import plays_here
from bot.host.server_settings import log_of
from bot.host.talk import LONGEST_NOTE, LONGEST_SAYING
from bot.series.series_note import series_note, server_of
from bot.store.records import Saying
from bot.surfaces import Surface, with_rooms
from bot.table.letters import Addressed, ModeratorLog
from bot.table.state import TableState
from engine.choice import Answer, Option
from engine.text import SeatName, text
from render.picture import clip_alt

LONGEST_REASON = 300
SHOWN_OF_LINE = 80


def _sits(subject: AtTable, _actor: Actor) -> bool:
    """Whether the person holds a seat, also when the game is over."""
    return subject.seat is not None


def _others(subject: AtTable, _actor: Actor) -> list[Option]:
    people = [
        holder.seat
        for holder in subject.table.seats
        if holder.kind == "person" and holder.seat != subject.seat
    ]
    return [Option(str(seat), text("seat-of", who=SeatName(seat))) for seat in people]


def _shown_on_a_server(subject: AtTable, _actor: Actor) -> bool:
    return bool(server_of(subject.table))


async def _say(subject: AtTable, answers: Answers, actor: Actor) -> Done:
    name = actor.name if subject.seat is None else subject.table.names[subject.seat]
    await subject.host.talk.say(subject.table.id, subject.seat, actor.id, name, str(answers["words"]))
    return Done()


async def _note(subject: AtTable, answers: Answers, _actor: Actor) -> Done:
    assert subject.seat is not None, "offered to those who sit at the table"
    await subject.host.talk.write_note(subject.table, subject.seat, str(answers["private-note"]))
    return Done(text("note-kept"))


async def _mute_players(subject: AtTable, answers: Answers, _actor: Actor) -> Done:
    assert subject.seat is not None, "offered to those who sit at the table"
    await subject.host.talk.mute(subject.table, subject.seat, [int(seat) for seat in answers["muted"]])
    return Done()


def _lines_of_others(subject: AtTable, actor: Actor) -> list[Option]:
    """What others said here, the newest first; their names stay as they were then."""
    return [
        Option(_line_id(line), text("report-line", name=line.name, words=clip_alt(line.words, SHOWN_OF_LINE)))
        for line in subject.talk
        if line.person != actor.id and (line.seat is None or line.seat != subject.seat)
    ]


def _line_id(line: Saying) -> str:
    return f"{line.said_at:.3f}"


async def _report(subject: AtTable, answers: Answers, actor: Actor) -> Done:
    """Send lines to the log of the server's moderators, each with the name of the person who wrote it."""
    table = subject.table
    lines = [line for line in reversed(subject.talk) if _line_id(line) in answers["reported-lines"]]
    whom = tuple(dict.fromkeys(line.name for line in lines))
    reason = str(answers["report-reason"]).strip()
    first = text("reported-why" if reason else "reported", who=actor.name, whom=whom, reason=reason)
    quoted = [text("reported-line", whom=line.name, words=line.words) for line in lines]
    for sentence in (first, *quoted):
        for surface, server in _servers(table):
            entry = ModeratorLog(sentence, server, table.match.game.name, table.id)
            await subject.host.outbox.post(Addressed(log_of(surface, server), entry))
    return Done(text("report-sent"))


def _servers(table: TableState) -> list[tuple[Surface, str]]:
    """The servers on which a table is played; before it has a room, the one of its league or search."""
    home = series_note(table).get("place", "").partition("/")[0]
    rooms = [(surface, table.surface.get(surface.name, {})) for surface in with_rooms()]
    shown = [(surface, str(room["server"])) for surface, room in rooms if room.get("server")]
    return shown or [(surface, server_of(table)) for surface, _ in rooms if home in (surface.name, "")]


async def _set_customs(subject: AtTable, answers: Answers, _actor: Actor) -> Done:
    assert subject.seat is not None, "offered to those who sit at the table"
    customs = replace(
        subject.table.customs,
        strangers=is_yes(answers, "strangers"),
        repeats_talk=is_yes(answers, "repeats-talk"),
    )
    await subject.host.talk.set_customs(subject.table.id, subject.seat, customs)
    return Done()


def _start_muted(subject: AtTable, _actor: Actor) -> Answer:
    return [str(seat) for seat in subject.muted]


STRANGERS: Field[Any] = yesno("strangers", lambda subject, _actor: subject.table.customs.strangers)
REPEATS: Field[Any] = replace(
    yesno("repeats-talk", lambda subject, _actor: subject.table.customs.repeats_talk),
    when=_shown_on_a_server,
)

NOTE: Act[Any] = Act(
    "table",
    "note",
    _note,
    (words("private-note", LONGEST_NOTE, lambda subject, _actor: subject.note),),
    concerns=_sits,
    command=NO_COMMAND,
    price="talk",
)

ACTS: tuple[Act[Any], ...] = (
    Act("table", "say", _say, (words("words", LONGEST_SAYING, shortest=1),), price="talk"),
    NOTE,
    Act(
        "table",
        "mute-player",
        _mute_players,
        (options("muted", _others, _start_muted),),
        concerns=lambda subject, actor: _sits(subject, actor) and bool(_others(subject, actor)),
    ),
    Act(
        "table",
        "report",
        _report,
        (
            options("reported-lines", _lines_of_others, least=1),
            words("report-reason", LONGEST_REASON, lambda _subject, _actor: ""),
        ),
        concerns=lambda subject, actor: _sits(subject, actor) and bool(_lines_of_others(subject, actor)),
        blocked=lambda subject, _actor: None if subject.has_log else text("report-nowhere"),
        command=NO_COMMAND,
        price="notes",
    ),
    Act("table", "customs", _set_customs, (STRANGERS, REPEATS), concerns=plays_here, command=NO_COMMAND),
)
