"""What people may do to a league: take part in it, and organise it."""

from collections.abc import Callable
from dataclasses import replace
from datetime import UTC, datetime
from typing import Any

from bot.acts.act import Act, Actor, Answers, Do, Done, Field, key, moment, number, option, person
from bot.acts.league_regulations import cup_fields, regulations_fields, regulations_from_form
from bot.acts.subjects import OfLeague, name_of
from bot.series import door, programs
from bot.series.league.admission import knows_deal, opens_with_invitation
from bot.series.league.book import Regulations, RoundTable
from bot.series.league.leagues import may_change
from engine.choice import Option
from engine.text import Text, text

HOUR = 3600.0
MOST_HOURS = 2000


# --- who may ----------------------------------------------------------------------------------------------


def organises(subject: OfLeague, actor: Actor) -> bool:
    return actor.id in subject.book.organisers


def _state(subject: OfLeague, actor: Actor) -> str | None:
    return subject.book.season.state_of(actor.id)


def _takes_part(subject: OfLeague, actor: Actor) -> bool:
    return _state(subject, actor) in ("in", "substitute")


def _not_open(subject: OfLeague, _actor: Actor) -> Text | None:
    if reason := _no_substitutes(subject, _actor):
        return reason
    return None if subject.book.season.state == "signup" else text("league-signup-closed")


def _no_substitutes(subject: OfLeague, _actor: Actor) -> Text | None:
    """Why nobody can sign up, not even as a substitute."""
    if subject.book.ended:
        return text("league-ended-already")
    return text("league-not-open-yet") if subject.book.season.state == "draft" else None


def _why_settled(subject: OfLeague, _actor: Actor) -> Text | None:
    return None if may_change(subject.book) else text("league-settled")


def _signs_up(subject: OfLeague, _actor: Actor) -> bool:
    return subject.book.season.state == "signup"


def _first_day(subject: OfLeague, _actor: Actor) -> str:
    return datetime.fromtimestamp(subject.book.season.starts, UTC).date().isoformat()


def _regulations(subject: OfLeague) -> Regulations:
    return subject.book.regulations


def _nobody_in(subject: OfLeague, _actor: Actor) -> Text | None:
    return None if _members(subject, _actor) else text("league-nobody-in")


def _no_tables(subject: OfLeague, actor: Actor) -> Text | None:
    return None if _running_tables(subject, actor) else text("league-no-tables")


def _needs_invitation(subject: OfLeague, actor: Actor) -> bool:
    invited = subject.book.regulations.invited
    return invited is not None and actor.id not in invited and not organises(subject, actor)


def _nothing_to_void(subject: OfLeague, actor: Actor) -> Text | None:
    return None if _voidable(subject, actor) else text("league-no-tables")


# --- what may be chosen -----------------------------------------------------------------------------------


def _members(subject: OfLeague, _actor: Actor) -> list[Option]:
    """Those who take part."""
    return [
        Option(member.user_id, text("plain", what=member.name))
        for member in subject.book.season.members
        if member.state in ("in", "substitute")
    ]


def _others(subject: OfLeague, _actor: Actor) -> list[Option]:
    """People who may take over a seat: substitutes first."""
    season = subject.book.season
    return [
        Option(member.user_id, text("plain", what=member.name))
        for member in season.members
        if member.state != "in"
    ]


def _running_tables(subject: OfLeague, _actor: Actor) -> list[Option]:
    return [
        _table_option(subject, table)
        for table in subject.book.season.tables
        if table.state in ("paired", "open")
    ]


def _voidable(subject: OfLeague, _actor: Actor) -> list[Option]:
    return [_table_option(subject, table) for table in subject.book.season.tables if table.state != "void"]


def _forsaken_tables(subject: OfLeague, actor: Actor) -> list[Option]:
    """Tables where a house player has the seat of a member who is gone."""
    return [
        _table_option(subject, table)
        for table in subject.book.season.tables
        if table.state == "open"
        and table.lost
        and actor.id not in table.seats
        and not knows_deal(subject.book.season, table, actor.id)
    ]


def _seats(subject: OfLeague, _actor: Actor) -> list[Option]:
    """Every seat that a person holds at a running table."""
    season = subject.book.season
    return [
        Option(
            f"{table.match_id}/{who}",
            text("league-seat", round=table.round, who=season.name(who)),
        )
        for table in season.tables
        if table.state in ("paired", "open")
        for who in table.seats
        if who not in table.lost
    ]


def _table_option(subject: OfLeague, table: RoundTable) -> Option:
    season = subject.book.season
    who = tuple(season.name(member) for member in table.seats)
    return Option(table.match_id, text("league-table", round=table.round, who=who))


def _divisions(subject: OfLeague, _actor: Actor) -> list[Option]:
    return [
        Option(str(number), text("league-division", number=number))
        for number in range(1, subject.book.regulations.divisions + 1)
    ]


# --- taking part ------------------------------------------------------------------------------------------


async def _join(subject: OfLeague, answers: Answers, actor: Actor) -> Done:
    return await _enter(subject, answers, actor, substitute=False)


async def _stand_by(subject: OfLeague, answers: Answers, actor: Actor) -> Done:
    return await _enter(subject, answers, actor, substitute=True)


async def _enter(subject: OfLeague, answers: Answers, actor: Actor, *, substitute: bool) -> Done:
    leagues, book = subject.steward.leagues, subject.book
    await programs.check_league(subject.steward.host, book, actor.id)
    if opens_with_invitation(book, actor.id, str(answers.get("invitation", ""))):
        await leagues.organising.invite(subject.id, book.organisers[0], actor.id, actor.name)
    await leagues.members.join(
        subject.id, actor.id, actor.name, roles=actor.roles, locale=actor.locale, substitute=substitute
    )
    return Done(text("league-stands-by" if substitute else "league-joined"))


async def _leave(subject: OfLeague, _answers: Answers, actor: Actor) -> Done:
    await subject.steward.leagues.members.withdraw(subject.id, actor.id)
    return Done(text("league-left"))


async def _take_seat(subject: OfLeague, answers: Answers, actor: Actor) -> Done:
    await programs.check_league(subject.steward.host, subject.book, actor.id)
    if subject.book.season.member(actor.id) is None:
        await door.check_guest(subject.steward.host, answers["table"], actor.id)
    await subject.steward.leagues.members.take_seat(
        subject.id, answers["table"], actor.id, actor.name, roles=actor.roles
    )
    return Done(text("league-seated"))


# --- organising -------------------------------------------------------------------------------------------


async def _open(subject: OfLeague, _answers: Answers, actor: Actor) -> Done:
    book = await subject.steward.leagues.open_signup(subject.id, actor.id)
    return Done(text("league-is-open", name=book.name))


async def _settle(subject: OfLeague, answers: Answers, actor: Actor) -> Done:
    await subject.steward.leagues.change_regulations(
        subject.id,
        actor.id,
        lambda regulations: regulations_from_form(regulations, answers),
        answers.get("starts"),
    )
    return Done(text("league-rules-kept"))


async def _move(subject: OfLeague, answers: Answers, actor: Actor) -> Done:
    await subject.steward.leagues.organising.move_member(
        subject.id, actor.id, answers["member"], int(answers["division"]) - 1
    )
    return Done()


async def _withdraw(subject: OfLeague, answers: Answers, actor: Actor) -> Done:
    await subject.steward.leagues.members.withdraw(subject.id, answers["member"], actor.id)
    return Done()


async def _bye(subject: OfLeague, answers: Answers, actor: Actor) -> Done:
    await subject.steward.leagues.organising.give_bye(subject.id, actor.id, answers["member"])
    return Done()


async def _substitute(subject: OfLeague, answers: Answers, actor: Actor) -> Done:
    into, _name = await _person_named(subject, answers["into"], actor)
    await subject.steward.leagues.organising.substitute_member(subject.id, actor.id, answers["member"], into)
    return Done()


async def _invite(subject: OfLeague, answers: Answers, actor: Actor) -> Done:
    who, name = await _person_named(subject, answers["person"], actor)
    await subject.steward.leagues.organising.invite(subject.id, actor.id, who, name)
    return Done()


async def _appoint(subject: OfLeague, answers: Answers, actor: Actor) -> Done:
    who, name = await _person_named(subject, answers["person"], actor)
    await subject.steward.leagues.organising.appoint_organiser(subject.id, actor.id, who, name)
    return Done()


async def _extend(subject: OfLeague, answers: Answers, actor: Actor) -> Done:
    await subject.steward.leagues.organising.extend_table(
        subject.id, actor.id, answers["table"], answers["hours"] * HOUR
    )
    return Done()


async def _void(subject: OfLeague, answers: Answers, actor: Actor) -> Done:
    await subject.steward.leagues.organising.void_table(subject.id, actor.id, answers["table"])
    return Done()


async def _forfeit(subject: OfLeague, answers: Answers, actor: Actor) -> Done:
    table, _, who = answers["seat"].partition("/")
    await subject.steward.leagues.organising.forfeit_seat(subject.id, actor.id, table, who, actor.name)
    return Done()


async def _replace(subject: OfLeague, answers: Answers, actor: Actor) -> Done:
    table, _, who = answers["seat"].partition("/")
    into, name = await _person_named(subject, answers["into"], actor)
    await subject.steward.leagues.organising.replace_at_table(subject.id, actor.id, table, who, into, name)
    return Done()


async def _person_named(subject: OfLeague, who: str, actor: Actor) -> tuple[str, str]:
    """Id and name of a member, or of anyone the host or the surface knows."""
    if member := subject.book.season.member(who):
        return who, member.name
    return who, await name_of(subject.steward.host, who, actor)


MEMBER: Field[Any] = option("member", _members)
INTO: Field[Any] = person("into", _others)
TABLE: Field[Any] = option("table", _running_tables)
SEAT: Field[Any] = option("seat", _seats)


STARTS: Field[Any] = replace(moment("starts", "day", _first_day), when=_signs_up)


def tool(
    name: str,
    do: Do[Any],
    *fields: Field[Any],
    blocked: Callable[[OfLeague, Actor], Text | None] = lambda _subject, _actor: None,
    after_end: bool = False,
    **more: Any,
) -> Act[Any]:
    """An act that only organisers are offered; with `after_end`, also once the league has ended."""

    def why_not(subject: OfLeague, actor: Actor) -> Text | None:
        if subject.book.ended and not after_end:
            return text("league-ended-already")
        return blocked(subject, actor)

    return Act("league", name, do, fields, concerns=organises, blocked=why_not, **more)


INVITATION: Field[Any] = key("invitation", 200, _needs_invitation)

ACTS: tuple[Act[Any], ...] = (
    Act(
        "league",
        "join",
        _join,
        (INVITATION,),
        concerns=lambda subject, actor: not _takes_part(subject, actor),
        blocked=_not_open,
        price="join",
    ),
    Act(
        "league",
        "stand-by",
        _stand_by,
        (INVITATION,),
        concerns=lambda subject, actor: not _takes_part(subject, actor),
        blocked=_no_substitutes,
        price="join",
    ),
    Act("league", "leave", _leave, concerns=_takes_part, final=True),
    Act(
        "league",
        "take-seat",
        _take_seat,
        (option("table", _forsaken_tables),),
        blocked=lambda subject, actor: (
            None if _forsaken_tables(subject, actor) else text("league-no-free-seat")
        ),
        price="join",
    ),
    tool(
        "open",
        _open,
        blocked=lambda subject, _actor: (
            None if subject.book.season.state == "draft" else text("league-open-already")
        ),
    ),
    tool(
        "settle",
        _settle,
        *regulations_fields(_regulations),
        *cup_fields(_regulations),
        STARTS,
        blocked=_why_settled,
    ),
    tool("invite", _invite, person("person")),
    tool("appoint", _appoint, person("person", _members)),
    tool("withdraw", _withdraw, MEMBER, blocked=_nobody_in),
    tool("bye", _bye, MEMBER, blocked=_nobody_in),
    tool("move", _move, MEMBER, option("division", _divisions), blocked=_nobody_in),
    tool("substitute", _substitute, MEMBER, INTO, blocked=_nobody_in),
    tool("extend", _extend, TABLE, number("hours", 1, MOST_HOURS), blocked=_no_tables),
    tool("void", _void, option("table", _voidable), blocked=_nothing_to_void, final=True),
    tool("forfeit", _forfeit, SEAT, blocked=_no_tables, final=True),
    tool("replace", _replace, SEAT, INTO, blocked=_no_tables),
)
