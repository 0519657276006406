"""What people may do at a table besides answering: its time, its votes, its seats."""

from typing import Any, Literal, get_args

from bot.acts.act import NO_COMMAND, Act, Actor, Answers, Done, Field, number, option, pace_options
from bot.acts.subjects import AtTable
from bot.host import following, reminders
from bot.series import door
from bot.series.door import Entrant
from bot.series.series_note import series_note, server_of
from bot.table import offers, speaking_time, substitutes, votes
from bot.table.requests import Request
from bot.table.seating import SeatSpec
from bot.table.state import TableState
from bot.table.terms import at_pace
from engine.choice import Answer, Option, yes_no
from engine.strengths import strength_named
from engine.text import SeatName, Text, text

HOUR = 3600.0
PAUSE_HOURS = round(votes.LONGEST_PAUSE / HOUR)
EXTENSION_HOURS = round(votes.LONGEST_EXTENSION / HOUR)


# --- who may ----------------------------------------------------------------------------------------------


def plays_here(subject: AtTable, _actor: Actor) -> bool:
    """Whether the person holds a seat of a game that goes on."""
    return subject.seat is not None and subject.table.state == "live"


def _watches(subject: AtTable, actor: Actor) -> bool:
    """Whether this person has no seat, and is on the server of the table or may visit it."""
    at_home = server_of(subject.table) == actor.server or _may_visit(subject.table, actor)
    invited = subject.table.customs.strangers or any(
        substitutes.may_return(subject.table, seat, user_id=actor.id)
        for seat in range(len(subject.table.seats))
    )
    return subject.seat is None and subject.table.state == "live" and at_home and invited


def _may_follow(subject: AtTable, actor: Actor) -> bool:
    """Whether this person is known, has no seat, and is where the game is played."""
    at_home = actor.surface.pages or server_of(subject.table) == actor.server
    return bool(actor.id) and subject.seat is None and subject.table.state == "live" and at_home


def _may_visit(table: TableState, actor: Actor) -> bool:
    """Whether a table that belongs elsewhere may have, or has, a room where this person is."""
    here = table.surface.get(actor.surface.name, {}).get("server", actor.server)
    visits = actor.surface.rooms and bool(actor.server) and here == actor.server
    return visits and substitutes.is_open_to_all(table)


def _is_invited(subject: AtTable, actor: Actor) -> bool:
    """Whether a seat of this table is offered to this person."""
    return bool(actor.id) and offers.seat_offered_to(subject.table, actor.id) is not None


def entrant_of(actor: Actor) -> Entrant:
    """The actor on the way into a seat."""
    return Entrant(actor.id, actor.name, actor.locale, actor.roles)


def _no_clock(subject: AtTable, _actor: Actor) -> Text | None:
    return None if subject.seat in subject.table.deadlines else text("async-extend-nothing")


def _nobody_waits(subject: AtTable, _actor: Actor) -> Text | None:
    return None if subject.seat in subject.table.waits else text("refuse-not-yours")


def _no_breaks(subject: AtTable, _actor: Actor) -> Text | None:
    return None if subject.table.customs.breaks else text("async-pause-never")


def _set_by_series(subject: AtTable, _actor: Actor) -> Text | None:
    return text("vote-of-series") if series_note(subject.table).get("id") else None


# --- what may be chosen -----------------------------------------------------------------------------------


def request_text(request: Request) -> Text:
    """A request in words."""
    return text(f"vote-{request.kind}", who=SeatName(request.seat), **request.args())


def _to_vote_on(subject: AtTable, _actor: Actor) -> list[Option]:
    """The requests that this seat may vote on, those without its vote first."""
    requests = [
        request
        for request in votes.requests(subject.table)
        if subject.seat in votes.voters(subject.table, request)
    ]
    requests.sort(key=lambda request: subject.seat in (*request.yes, *request.no))
    return [Option(str(request.id), request_text(request)) for request in requests]


def _own_requests(subject: AtTable, _actor: Actor) -> list[Option]:
    requests = [request for request in votes.requests(subject.table) if request.seat == subject.seat]
    return [Option(str(request.id), request_text(request)) for request in requests]


def _first(options: Any) -> Any:
    """The start value of a field: its first option."""

    def start(subject: AtTable, actor: Actor) -> Answer:
        offered = options(subject, actor)
        return offered[0].id if offered else ""

    return start


def _free_seats(subject: AtTable, actor: Actor) -> list[Option]:
    """The seats that may be taken, first those that this person left."""
    table = subject.table
    free = [
        holder.seat
        for holder in table.seats
        if substitutes.may_return(table, holder.seat, user_id=actor.id)
        or holder.seat in substitutes.free_seats(table)
    ]
    free.sort(key=lambda seat: not substitutes.may_return(table, seat, user_id=actor.id))
    return [Option(str(seat), text("seat-of", who=SeatName(seat))) for seat in free]


def _no_seat(subject: AtTable, actor: Actor) -> Text | None:
    return subject.barred if _free_seats(subject, actor) else text("no-free-seat")


def _no_vote(subject: AtTable, actor: Actor) -> Text | None:
    return None if _to_vote_on(subject, actor) else text("async-vote-over")


def _other_paces(subject: AtTable, actor: Actor) -> list[Option]:
    """Every pace but the one that is played."""
    played = subject.table.terms
    return [pace for pace in pace_options(subject, actor) if at_pace(played, pace.id) != played]


def _endings(_subject: AtTable, _actor: Actor) -> list[Option]:
    return [Option(ending, text(f"ending-{ending}")) for ending in ("score", "cancel")]


def _follow_options(_subject: AtTable, _actor: Actor) -> list[Option]:
    return [Option(how, text(f"follow-{how}")) for how in get_args(following.How)]


def successors(_subject: AtTable, _actor: Actor) -> list[Option]:
    """Who may play on at a seat that someone leaves."""
    return [
        Option(successor, text(f"leave-to-{successor}")) for successor in ("open", "house", "easy", "strong")
    ]


def usual_successor(subject: AtTable, _actor: Actor) -> str:
    """Anyone; among bots alone a bot, as nobody would come and the table would wait."""
    others = [seat for seat in subject.table.seats if seat.seat != subject.seat]
    return "house" if all(seat.kind == "house" for seat in others) else "open"


def successor_spec(successor: str) -> SeatSpec:
    """The seat as it is left: open, or to a house player of some strength."""
    strength = strength_named(successor)
    return SeatSpec(kind="open") if strength is None else SeatSpec(kind="house", strength=strength)


# --- what is done -----------------------------------------------------------------------------------------


async def _pause(subject: AtTable, answers: Answers, _actor: Actor) -> Done:
    await votes.ask_pause(subject.host, subject.table.id, _seat(subject), answers["hours"] * HOUR)
    return Done(text("vote-asked"))


async def _resume(subject: AtTable, _answers: Answers, _actor: Actor) -> Done:
    await votes.resume(subject.host, subject.table.id, _seat(subject))
    return Done()


async def _extend(subject: AtTable, answers: Answers, _actor: Actor) -> Done:
    await votes.ask_extension(subject.host, subject.table.id, _seat(subject), answers["hours"] * HOUR)
    return Done(text("vote-asked"))


async def _change_pace(subject: AtTable, answers: Answers, _actor: Actor) -> Done:
    await votes.ask_pace(subject.host, subject.table.id, _seat(subject), str(answers["pace"]))
    return Done(text("vote-asked"))


async def _end(subject: AtTable, answers: Answers, _actor: Actor) -> Done:
    kind: Literal["score", "cancel"] = "score" if answers["ending"] == "score" else "cancel"
    await votes.ask_end(subject.host, subject.table.id, _seat(subject), kind)
    return Done(text("vote-asked"))


async def _concede(subject: AtTable, _answers: Answers, _actor: Actor) -> Done:
    await substitutes.concede_seat(subject.host, subject.table.id, _seat(subject))
    return Done(text("seat-conceded"), ("table", subject.table.id))


async def _take_back(subject: AtTable, _answers: Answers, _actor: Actor) -> Done:
    await votes.ask_undo(subject.host, subject.table.id, _seat(subject))
    return Done(text("vote-asked"))


async def _vote(subject: AtTable, answers: Answers, _actor: Actor) -> Done:
    agrees = answers["agree"] == "yes"
    await votes.vote(subject.host, subject.table.id, _seat(subject), int(answers["request"]), agrees)
    return Done(text("vote-counted"))


async def _withdraw(subject: AtTable, answers: Answers, _actor: Actor) -> Done:
    await votes.withdraw(subject.host, subject.table.id, _seat(subject), int(answers["request"]))
    return Done()


async def _mute(subject: AtTable, _answers: Answers, _actor: Actor) -> Done:
    await subject.host.reminders.mute(subject.table.id, _seat(subject))
    return Done(text("reminders-muted"))


async def _pass(subject: AtTable, _answers: Answers, _actor: Actor) -> Done:
    await subject.host.house.pass_by(subject.table.id, _seat(subject))
    return Done()


async def _leave(subject: AtTable, answers: Answers, _actor: Actor) -> Done:
    host, table, seat = subject.host, subject.table, _seat(subject)
    successor = successor_spec(answers["successor"])
    if successor.kind == "open":
        await substitutes.leave(host, table.id, seat)
        return Done(text("seat-left"), ("table", table.id))
    await substitutes.hand_over(host, table.id, seat, strength=successor.strength)
    return Done(text("seat-left-bot"), ("table", table.id))


async def _take_seat(subject: AtTable, answers: Answers, actor: Actor) -> Done:
    seat = int(answers["seat"])
    key = await door.take_seat(subject.host, subject.table, seat, entrant_of(actor))
    return Done(text("seat-taken"), ("table", subject.table.id), seat, key)


async def _give_back(subject: AtTable, _answers: Answers, _actor: Actor) -> Done:
    until = subject.host.clock.now() + offers.LASTS
    await substitutes.hand_back(subject.host, subject.table.id, _seat(subject), until)
    return Done(text("seat-given-back"), ("table", subject.table.id))


async def _follow(subject: AtTable, answers: Answers, actor: Actor) -> Done:
    how: following.How = "rounds" if answers["follow"] == "rounds" else "end"
    await following.follow(subject.host, subject.table, actor.id, how)
    return Done(text("follow-added"), ("table", subject.table.id))


async def _unfollow(subject: AtTable, _answers: Answers, actor: Actor) -> Done:
    await following.stop_following(subject.host, subject.table.id, actor.id)
    return Done(text("follow-removed"), ("table", subject.table.id))


async def _accept(subject: AtTable, _answers: Answers, actor: Actor) -> Done:
    seat = offers.seat_offered_to(subject.table, actor.id)
    assert seat is not None, "offered to those who are invited"
    key = await door.accept_offer(subject.host, subject.table, seat, entrant_of(actor))
    return Done(text("seat-taken"), ("table", subject.table.id), seat, key)


async def _decline(subject: AtTable, _answers: Answers, actor: Actor) -> Done:
    seat = offers.seat_offered_to(subject.table, actor.id)
    assert seat is not None, "offered to those who are invited"
    await offers.decline(subject.host, subject.table.id, seat, actor.id)
    return Done(text("seat-declined"), ("table", subject.table.id))


def _seat(subject: AtTable) -> int:
    assert subject.seat is not None, "these acts are offered to those who sit at the table"
    return subject.seat


AGREE: Field[Any] = Field("agree", "yesno", lambda _subject, _actor: yes_no())

VOTE: Act[Any] = Act(
    "table",
    "vote",
    _vote,
    (option("request", _to_vote_on, _first(_to_vote_on)), AGREE),
    concerns=plays_here,
    blocked=_no_vote,
)
PASS: Act[Any] = Act(
    "table",
    "pass",
    _pass,
    concerns=lambda subject, actor: (
        plays_here(subject, actor) and _seat(subject) in speaking_time.listened_to(subject.table)
    ),
    command=NO_COMMAND,
)
TAKE_BACK: Act[Any] = Act("table", "take-back", _take_back, concerns=plays_here, command=NO_COMMAND)
TAKE_SEAT: Act[Any] = Act(
    "table",
    "take-seat",
    _take_seat,
    (option("seat", _free_seats, _first(_free_seats)),),
    concerns=_watches,
    blocked=_no_seat,
    price="join",
    in_lobby="lobby-join",
)

ACCEPT: Act[Any] = Act("table", "accept-seat", _accept, concerns=_is_invited, command=NO_COMMAND)
DECLINE: Act[Any] = Act("table", "decline-seat", _decline, concerns=_is_invited, command=NO_COMMAND)

ACTS: tuple[Act[Any], ...] = (
    ACCEPT,
    DECLINE,
    VOTE,
    Act(
        "table",
        "withdraw",
        _withdraw,
        (option("request", _own_requests, _first(_own_requests)),),
        concerns=lambda subject, actor: plays_here(subject, actor) and bool(_own_requests(subject, actor)),
        command=NO_COMMAND,
    ),
    Act(
        "table",
        "pause",
        _pause,
        (number("hours", 1, PAUSE_HOURS, lambda _subject, _actor: 48),),
        concerns=lambda subject, actor: plays_here(subject, actor) and subject.table.paused is None,
        blocked=_no_breaks,
        price="pauses",
    ),
    Act(
        "table",
        "resume",
        _resume,
        concerns=lambda subject, actor: plays_here(subject, actor) and subject.table.paused is not None,
        price="pauses",
    ),
    Act(
        "table",
        "extend",
        _extend,
        (number("hours", 1, EXTENSION_HOURS, lambda _subject, _actor: 24),),
        concerns=plays_here,
        blocked=_no_clock,
    ),
    Act(
        "table",
        "change-pace",
        _change_pace,
        (option("pace", _other_paces, _first(_other_paces)),),
        concerns=plays_here,
        blocked=_set_by_series,
        command=NO_COMMAND,
    ),
    TAKE_BACK,
    Act(
        "table",
        "end",
        _end,
        (option("ending", _endings, _first(_endings)),),
        concerns=plays_here,
        blocked=_set_by_series,
        final=True,
        command=NO_COMMAND,
    ),
    Act(
        "table",
        "concede",
        _concede,
        concerns=plays_here,
        blocked=_set_by_series,
        final=True,
        command=NO_COMMAND,
    ),
    Act(
        "table",
        "mute",
        _mute,
        concerns=lambda subject, actor: (
            plays_here(subject, actor) and not reminders.is_muted(subject.table, _seat(subject))
        ),
        blocked=_nobody_waits,
    ),
    PASS,
    TAKE_SEAT,
    Act(
        "table",
        "follow",
        _follow,
        (option("follow", _follow_options, lambda _subject, _actor: "end"),),
        concerns=lambda subject, actor: _may_follow(subject, actor) and not subject.follows,
        command=NO_COMMAND,
    ),
    Act(
        "table",
        "unfollow",
        _unfollow,
        concerns=lambda subject, actor: _may_follow(subject, actor) and subject.follows,
        command=NO_COMMAND,
    ),
    Act(
        "table",
        "give-back",
        _give_back,
        concerns=lambda subject, actor: (
            plays_here(subject, actor) and bool(subject.table.seats[_seat(subject)].former)
        ),
    ),
    Act(
        "table",
        "leave",
        _leave,
        (option("successor", successors, usual_successor),),
        concerns=plays_here,
        careful=True,
        in_lobby="lobby-leave",
    ),
)
