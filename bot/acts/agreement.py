"""The form of an agreement: what a table agrees on before it starts, asked alike wherever one is opened."""

from dataclasses import dataclass
from typing import Any, Protocol

from bot.acts.act import (
    NO_COMMAND,
    Act,
    Actor,
    Answers,
    Consequence,
    Done,
    Field,
    is_yes,
    number,
    option,
    pace_options,
    words,
    yesno,
)
from bot.acts.subjects import OfLobby
from bot.host.lobbies import change_lobby
from bot.series import programs
from bot.series.people.ratings import is_friendly
from bot.store.records import Document
from bot.table.agreement import (
    EXPIRIES,
    LONGEST_CLOCK,
    USUAL_CLOCK,
    Agreement,
    clock_string,
    parse_clock,
)
from bot.table.customs import Customs
from bot.table.state import TableState
from bot.table.terms import terms_texts
from engine import registry
from engine.choice import AllOf, Option, problem
from engine.errors import Refused
from engine.text import Text, text

LONGEST_GREETING = 120
HIGHEST_RATING = 5000


class Agreeing(Protocol):
    """A table that has not started: its title, and what is agreed on so far."""

    @property
    def title(self) -> str: ...

    @property
    def agreement(self) -> Agreement: ...


@dataclass(frozen=True, slots=True)
class NewTable:
    """A table about to be opened."""

    title: str
    agreement: Agreement


def expiry_text(expiry: str) -> Text:
    """What happens when time runs out."""
    kind, _, strikes = expiry.partition("-")
    return text(f"agreement-expiry-{kind}", strikes=int(strikes or 0))


def seating_text(arranged: bool) -> Text:
    return text("agreement-seating-arranged" if arranged else "agreement-seating-random")


def _expiries(_subject: Agreeing, _actor: Actor) -> list[Option]:
    return [Option(expiry, expiry_text(expiry)) for expiry in EXPIRIES]


def _seatings(_subject: Agreeing, _actor: Actor) -> list[Option]:
    return [Option("random", seating_text(False)), Option("arranged", seating_text(True))]


def _clocks(_subject: Agreeing, actor: Actor) -> list[Option]:
    usual = clock_string(USUAL_CLOCK, actor.locale)
    return [Option(usual, text("plain", what=usual))]


def _variants(subject: Agreeing, _actor: Actor) -> AllOf:
    return registry.game(subject.title).options


FIELDS: tuple[Field[Any], ...] = (
    option("pace", pace_options, lambda subject, _actor: subject.agreement.pace),
    words(
        "clock",
        LONGEST_CLOCK,
        lambda subject, actor: clock_string(subject.agreement.clock, actor.locale),
        among=_clocks,
    ),
    option("expiry", _expiries, lambda subject, _actor: subject.agreement.expiry),
    option(
        "seating",
        _seatings,
        lambda subject, _actor: "arranged" if subject.agreement.arranged else "random",
    ),
    yesno("strangers", lambda subject, _actor: subject.agreement.strangers),
    yesno("rated", lambda subject, _actor: subject.agreement.rated),
    yesno("breaks", lambda subject, _actor: subject.agreement.breaks),
    yesno("firstmove", lambda subject, _actor: subject.agreement.begins_soon),
    yesno("autostart", lambda subject, _actor: subject.agreement.starts_when_full),
    words("greeting", LONGEST_GREETING, lambda subject, _actor: subject.agreement.greeting),
    number("reliable", 0, 100, lambda subject, _actor: subject.agreement.reliable),
    number("lowest", 0, HIGHEST_RATING, lambda subject, _actor: subject.agreement.lowest),
    number("highest", 0, HIGHEST_RATING, lambda subject, _actor: subject.agreement.highest),
    yesno("known", lambda subject, _actor: subject.agreement.known),
    Field(
        "variants",
        "form",
        _variants,
        lambda subject, _actor: subject.agreement.options_for(subject.title),
        when=lambda subject, actor: bool(_variants(subject, actor).parts),
    ),
)


def _read_form(answers: Answers, actor: Actor) -> Agreement:
    """What a filled-in form says, in its reader's language; refused if its clock cannot run."""
    return Agreement(
        pace=answers["pace"],
        clock=parse_clock(answers["clock"], actor.locale),
        expiry=answers["expiry"],
        arranged=answers["seating"] == "arranged",
        strangers=is_yes(answers, "strangers"),
        rated=is_yes(answers, "rated"),
        breaks=is_yes(answers, "breaks"),
        begins_soon=is_yes(answers, "firstmove"),
        starts_when_full=is_yes(answers, "autostart"),
        greeting=" ".join(str(answers.get("greeting", "")).split()),
        reliable=answers.get("reliable", 0),
        lowest=answers.get("lowest", 0),
        highest=answers.get("highest", 0),
        known=is_yes(answers, "known"),
        variants=answers.get("variants", {}),
    )


def settle(table: NewTable, answers: Answers, actor: Actor) -> Agreement:
    """What a new table agrees on; what is not said is as usual, and what cannot be is refused."""
    answer = {**AGREE.start(table, actor), **answers}
    if reason := problem(AGREE.form(table, actor), answer):
        raise Refused(reason)
    return _read_form(answer, actor)


def _not_opener(lobby: OfLobby, actor: Actor) -> Text | None:
    return None if actor.manages or lobby.is_opened_by(actor) else text("chat-lobby-not-opener")


async def _agree(lobby: OfLobby, answers: Answers, actor: Actor) -> Done:
    agreed = _read_form(answers, actor).encode()
    for player in lobby.lobby.people if agreed["rated"] else ():
        await programs.check_counted(lobby.host, player)

    def with_agreement(stored: Document) -> Document:
        return {**stored, "agreement": agreed}

    await change_lobby(lobby.host, lobby.id, with_agreement)
    return Done(text("agreement-changed"))


AGREE: Act[Any] = Act(
    "lobby",
    "agree",
    _agree,
    FIELDS,
    blocked=_not_opener,
    command=NO_COMMAND,
    consequence=Consequence.LOBBY_CHANGED,
)
ACTS: tuple[Act[Any], ...] = (AGREE,)


def agreed_texts(table: TableState) -> tuple[Text, ...]:
    """What a table agreed on, for everyone who sits down at it."""
    friendly = (text("agreement-friendly"),) if is_friendly(table) else ()
    return (*terms_texts(table.terms), *customs_texts(table.customs), *friendly)


def agreement_texts(agreed: Agreement) -> tuple[Text, ...]:
    """What a table that has not begun agrees on about time, breaks, and who may join."""
    return (*terms_texts(agreed.terms), *customs_texts(agreed), *wanted_texts(agreed))


def wanted_texts(agreed: Agreement) -> tuple[Text, ...]:
    """Who may join a table, where that is not everyone."""
    texts = []
    if agreed.known:
        texts.append(text("wanted-known"))
    if agreed.reliable:
        texts.append(text("wanted-reliable", least=agreed.reliable))
    if agreed.lowest or agreed.highest:
        texts.append(text("wanted-rating", lowest=agreed.lowest, highest=agreed.highest))
    return tuple(texts)


def customs_texts(agreed: Agreement | Customs) -> tuple[Text, ...]:
    """What a table says of breaks and of the first move, where that is not the usual."""
    breaks = () if agreed.breaks else (text("agreement-no-breaks"),)
    return (*breaks, text("agreement-begins-soon")) if agreed.begins_soon else breaks
