"""What those who keep order may do at a table: the moderators of its server, or the person who opened it.

Every one of these acts is told at the table, with the name of who did it, and in the log of the server.
"""

from typing import Any

from bot.acts.act import Act, Actor, Answers, Done, number, option, person
from bot.acts.subjects import AtTable, name_of
from bot.acts.table import successor_spec, successors
from bot.series import door
from bot.series.door import Entrant
from bot.series.errors import NotPossible
from bot.series.fairness import judges_own_game
from bot.series.series_note import series_note, server_of
from bot.surfaces import reads_pages
from bot.table import moderation
from bot.table.letters import Addressed, MoveTable
from bot.table.state import TableState
from engine.choice import Option
from engine.text import SeatName, Text, text

GROUP = "host"
"""The group of commands of these acts."""
HOUR = 3600.0
PAUSE_HOURS = round(moderation.LONGEST_PAUSE / HOUR)


# --- who may ----------------------------------------------------------------------------------------------


def _keeps_order(subject: AtTable, actor: Actor) -> bool:
    """Whether this person moderates where the table is played."""
    return actor.moderates and server_of(subject.table) == actor.server


def _may_now(subject: AtTable, actor: Actor) -> bool:
    return _keeps_order(subject, actor) and subject.table.state == "live"


def _who(actor: Actor) -> moderation.Who:
    return actor.name or actor.office or text("moderated-opener")


# --- what may be chosen -----------------------------------------------------------------------------------


def _seats_of(*kinds: str) -> Any:
    def seats(subject: AtTable, _actor: Actor) -> list[Option]:
        numbers = [holder.seat for holder in subject.table.seats if holder.kind in kinds]
        return [Option(str(seat), text("seat-of", who=SeatName(seat))) for seat in numbers]

    return seats


_held, _not_held = _seats_of("person"), _seats_of("house", "open")


def _places(_subject: AtTable, actor: Actor) -> list[Option]:
    return [Option(address, text("plain", what=name)) for address, name in actor.channels.items()]


def _nobody_sits(subject: AtTable, actor: Actor) -> Text | None:
    return None if _held(subject, actor) else text("async-seat-empty")


def _all_sit(subject: AtTable, actor: Actor) -> Text | None:
    return None if _not_held(subject, actor) else text("moderated-all-sit")


def _nowhere_to_go(subject: AtTable, actor: Actor) -> Text | None:
    return None if _places(subject, actor) else text("moderated-nowhere")


def _judges_own_game(subject: AtTable, actor: Actor) -> bool:
    """Whether this person plays for a rating here: the operator of the host never does."""
    known = bool(server_of(subject.table))
    return actor.office is None and judges_own_game(subject.table, subject.seat, known=known)


def _own_game(subject: AtTable, actor: Actor) -> Text | None:
    return text("moderated-own-game") if _judges_own_game(subject, actor) else None


def _cannot_unseat(subject: AtTable, actor: Actor) -> Text | None:
    return _nobody_sits(subject, actor) or _own_game(subject, actor)


def _cannot_delete(subject: AtTable, actor: Actor) -> Text | None:
    """A series keeps its games; a player who would delete a rated game concedes it, where they are known."""
    if series_note(subject.table).get("id"):
        return text("moderated-of-series")
    return _own_game(subject, actor) if subject.seat is None else None


# --- what is done -----------------------------------------------------------------------------------------


async def _end(subject: AtTable, _answers: Answers, actor: Actor) -> Done:
    await moderation.end_game(subject.host, subject.table.id, _who(actor))
    return Done()


async def _pause(subject: AtTable, answers: Answers, actor: Actor) -> Done:
    await moderation.pause_game(subject.host, subject.table.id, answers["hours"] * HOUR, _who(actor))
    return Done()


async def _resume(subject: AtTable, _answers: Answers, actor: Actor) -> Done:
    await moderation.resume_game(subject.host, subject.table.id, _who(actor))
    return Done()


async def _move(subject: AtTable, answers: Answers, actor: Actor) -> Done:
    address, table = str(answers["channel"]), subject.table
    letter = Addressed(address, MoveTable(table.id)).seal(f"{table.id}.move.{table.revision}", table.id)
    name = actor.channels[address]
    await moderation.announce_move(subject.host, table.id, name, letter, _who(actor))
    return Done()


async def _delete(subject: AtTable, _answers: Answers, actor: Actor) -> Done:
    table = subject.table
    if subject.seat is not None and _judges_own_game(subject, actor):
        await moderation.concede(subject.host, table.id, subject.seat)
        return Done(text("moderated-conceded"), ("table", table.id))
    words = text(
        "moderated-delete", who=_who(actor), title=table.match.game.local_name, players=tuple(table.names)
    )
    await subject.host.delete(table.id, words)
    return Done(text("moderated-deleted"), ("person", "me"))


async def _offer_seat(subject: AtTable, answers: Answers, actor: Actor) -> Done:
    table, who = subject.table, str(answers["person"])
    if not _comes_here(table, who):
        raise NotPossible("moderated-person-elsewhere")
    entrant = Entrant(who, await name_of(subject.host, who, actor))
    await door.offer_seat(subject.host, table, int(answers["seat"]), entrant, _who(actor), actor.id)
    return Done(text("seat-offered"))


def _comes_here(table: TableState, person_id: str) -> bool:
    """Whether a person can be at the table: it has a page for everyone, and rooms only where it is shown."""
    home = series_note(table).get("place", "").partition("/")[0]
    return reads_pages(person_id) or person_id.partition(":")[0] in (*table.surface, home)


async def _unseat(subject: AtTable, answers: Answers, actor: Actor) -> Done:
    spec = successor_spec(answers["successor"])
    await moderation.unseat(subject.host, subject.table.id, int(answers["seat"]), spec, _who(actor))
    return Done()


def _act(name: str, do: Any, *fields: Any, **how: Any) -> Act[Any]:
    settings = {"concerns": _may_now, "moderates": True, "command": GROUP, **how}
    return Act("table", f"host-{name}", do, fields, **settings)


ACTS: tuple[Act[Any], ...] = (
    _act("end", _end, blocked=_own_game, final=True),
    _act(
        "pause",
        _pause,
        number("hours", 1, PAUSE_HOURS, lambda _subject, _actor: 48),
        concerns=lambda subject, actor: _may_now(subject, actor) and subject.table.paused is None,
        price="pauses",
    ),
    _act(
        "resume",
        _resume,
        concerns=lambda subject, actor: _may_now(subject, actor) and subject.table.paused is not None,
        price="pauses",
    ),
    _act("move", _move, option("channel", _places), blocked=_nowhere_to_go),
    _act("seat", _offer_seat, option("seat", _not_held), person("person"), blocked=_all_sit),
    _act(
        "unseat",
        _unseat,
        option("seat", _held),
        option("successor", successors, lambda _subject, _actor: "open"),
        blocked=_cannot_unseat,
        final=True,
    ),
    _act("replace", _offer_seat, option("seat", _held), person("person"), blocked=_cannot_unseat, final=True),
    _act("delete", _delete, concerns=_keeps_order, blocked=_cannot_delete, final=True),
)
