"""An act: something a person may do to a table, a league, a campaign, a search for company or themselves."""

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field
from enum import Enum
from typing import Any, Generic, Literal, TypeAlias, TypeVar

from bot.host.budget import Budget, Price
from bot.host.server_settings import NOTHING_NAMED, ServerNames
from bot.surfaces import COMMAND_LINE, Surface
from bot.table.terms import PRESETS
from data import catalogue
from engine.choice import AllOf, Amount, Answer, Choice, Line, Option, Part, Pick, yes_no
from engine.text import Seat, Text, text
from render.picture import Picture

S = TypeVar("S")

Kind: TypeAlias = Literal["hall", "lobby", "table", "lesson", "league", "campaign", "person", "server"]
"""What an act is done to; the hall is the host itself, where things are founded and company is sought."""
Takes: TypeAlias = Literal["option", "options", "number", "words", "person", "yesno", "form"]
"""What a field takes; `form`: fields of its own, which no command has an option for."""


class Consequence(Enum):
    """What an act means for what a surface keeps of the person by itself."""

    LANGUAGE_CHANGED = "language-changed"
    """They may read another language, see other colours or have tables read to them from now on."""
    LOBBY_CHANGED = "lobby-changed"
    """The message of the lobby says something else."""
    PERSON_FORGOTTEN = "person-forgotten"
    """Nothing of them may stay; it is cleared before the act, which also cleans the database file."""


@dataclass(frozen=True, slots=True)
class Actor:
    """Who acts, and from where."""

    id: str
    """Among the people of all surfaces: `discord:1`, `web:…`."""
    name: str
    locale: str = catalogue.SOURCE
    surface: Surface = COMMAND_LINE
    server: str = ""
    """The server on which they act; empty in the browser."""
    place: str = ""
    """The address of announcements of what they found; empty: only on its page."""
    roles: tuple[str, ...] = ()
    pace: str = "day"
    """The default pace where they act."""
    site: str = ""
    """Where they read the pages of this host; empty: they are in a chat."""
    address: str | None = None
    """Their network address, whose budget they use; None: not known, or this machine."""
    seat: Seat | None = None
    """The seat they hold at the table, where the surface knows it better than their id tells."""
    guest: bool = False
    """Whether the seat is that of another person, who let them in: they may answer its questions only."""
    moderates: bool = False
    """Whether they keep order there: as a moderator of the server, or as the person who opened the table."""
    manages: bool = False
    """Whether they may change the settings of the server on which they act."""
    known: ServerNames = NOTHING_NAMED
    """The channels and roles of that server, for those who manage it."""
    office: Text | None = None
    """What they are called at a table where they have no name, such as the operator of this host."""
    barred: Mapping[str, Text] = field(default_factory=dict)
    """Acts that they may not do where they act, by key, and why."""
    channels: Mapping[str, str] = field(default_factory=dict)
    """Where a moderator may move a table to: the address of each channel and its name."""
    names: Mapping[str, str] = field(default_factory=dict)
    """Names of the people in their form, by id, as far as the surface knows them."""


@dataclass(frozen=True, slots=True)
class Field(Generic[S]):
    """A part of an act's form: its kind, its choice, and its value before the form is touched."""

    id: str
    takes: Takes
    choice: Callable[[S, Actor], Choice]
    start: Callable[[S, Actor], Answer] | None = None
    low: int = 0
    high: int = 0
    """The bounds of a number, or of the length of a text: the same on every surface."""
    when: Callable[[S, Actor], bool] = lambda _subject, _actor: True
    """Whether it is asked for here at all; where it is not, the form is shorter."""
    suggests: bool = False
    """Whether the choice of a text holds suggestions, to be offered while the person types."""

    def part(self, subject: S, actor: Actor) -> Part:
        return Part(self.id, text(f"field-{self.id}"), self.choice(subject, actor))


@dataclass(frozen=True, slots=True)
class Done:
    """The outcome of an act: a sentence, and a page to go to or a file."""

    sentence: Text = field(default_factory=lambda: text("act-done"))
    leads_to: "tuple[Kind, str] | None" = None
    """The subject that was founded or found."""
    seat: int | None = None
    """The seat that was taken at the table it leads to."""
    key: str | None = field(default=None, repr=False)
    """The key to that seat, told once."""
    opener_key: str | None = field(default=None, repr=False)
    """The key of the table's opener, told once."""
    secret: "tuple[Text, str] | None" = field(default=None, repr=False)
    """What is shown this once and kept nowhere: what it is, and the value."""
    file: "tuple[str, bytes] | None" = None
    picture: Picture | None = None
    """A picture that belongs to the sentence."""
    then: str | None = None
    """The key of an act that suggests itself next, about the same subject and without a form: one press does
    it."""


Answers: TypeAlias = Mapping[str, Answer]
"""What a form was filled in with, by the ids of its fields."""
Do: TypeAlias = Callable[[S, Answers, Actor], Awaitable[Done]]


@dataclass(frozen=True, slots=True)
class Act(Generic[S]):
    kind: Kind
    name: str
    """Unique among the acts of its kind; `act-<kind>-<name>` says it in every language."""
    do: Do[S]
    fields: tuple[Field[S], ...] = ()
    concerns: Callable[[S, Actor], bool] = lambda _subject, _actor: True
    """Whether it is for this person at all; others do not see it."""
    blocked: Callable[[S, Actor], Text | None] = lambda _subject, _actor: None
    """Why it cannot be done now, though it is for this person."""
    final: bool = False
    """It cannot be taken back: the actor is asked to confirm."""
    careful: bool = False
    """The actor is asked to confirm, though there is a way back."""
    founds: bool = False
    """It founds a league or campaign, and is offered where those are listed."""
    command: str = ""
    """The name of its group of commands, where that is not its kind."""
    moderates: bool = False
    """It is for those who keep order at a table, and has its place apart from what players do."""
    consequence: Consequence | None = None
    """What each surface that the act is done on has to bring up to date."""
    price: Price = "acts"
    """What its actor pays from."""
    in_lobby: str = ""
    """The key of the act that means the same at a table that has not begun."""
    follows: bool = False
    """It suggests itself after another act, and is in no list of what may be done."""

    @property
    def key(self) -> str:
        return f"{self.kind}-{self.name}"

    @property
    def asks_first(self) -> bool:
        return self.final or self.careful

    @property
    def label(self) -> Text:
        return text(f"act-{self.key}")

    @property
    def about(self) -> Text:
        return text(f"act-{self.key}-about")

    def fields_on(self, surface: Surface) -> tuple[Field[S], ...]:
        return tuple(form_field for form_field in self.fields if form_field.id not in surface.leaves_out)

    def form(self, subject: S, actor: Actor) -> AllOf:
        """The form as a choice, drawn like any question."""
        parts = [form_field.part(subject, actor) for form_field in self._asked_here(subject, actor)]
        return AllOf([*parts, _sure(self.final)] if self.asks_first else parts)

    def start(self, subject: S, actor: Actor) -> dict[str, Answer]:
        """The values of the form before it is touched."""
        asked = self._asked_here(subject, actor)
        return {
            form_field.id: form_field.start(subject, actor)
            for form_field in asked
            if form_field.start is not None
        }

    def _asked_here(self, subject: S, actor: Actor) -> list[Field[S]]:
        return [form_field for form_field in self.fields_on(actor.surface) if form_field.when(subject, actor)]


SURE = "sure"
LONGEST_PERSON = 300
"""Characters of a person's id: some platforms have ids of 255, and the name of the surface is before it."""
NO_COMMAND = "-"
"""An act that has no command of its own on Discord; it is in the menu of what may be done."""


def _sure(final: bool) -> Part:
    label = text("act-sure" if final else "act-confirm")
    return Part(SURE, label, Pick([Option("yes", text("act-sure-yes"))]))


# --- fields -----------------------------------------------------------------------------------------------

Options: TypeAlias = Callable[[Any, Actor], list[Option]]


def option(
    field_id: str, options: Options, start: Callable[[Any, Actor], Answer] | None = None
) -> Field[Any]:
    """One of these."""
    return Field(field_id, "option", lambda subject, actor: Pick(options(subject, actor)), start)


def options(
    field_id: str,
    offered: Options,
    start: Callable[[Any, Actor], Answer] | None = None,
    *,
    least: int = 0,
    ordered: bool = False,
) -> Field[Any]:
    """Some of these, in an order where that matters; the answer is a list, however few there are."""

    def several(subject: Any, actor: Actor) -> Pick:
        choices = offered(subject, actor)
        return Pick(choices, least, max(least, len(choices), 2), ordered)

    return Field(field_id, "options", several, start)


def pace_options(_subject: Any, _actor: Actor) -> list[Option]:
    """How fast people may choose to play: the same names and clocks wherever a pace is chosen."""
    return [Option(name, text(f"pace-{name}")) for name in PRESETS]


def number(
    field_id: str, low: int, high: int, start: Callable[[Any, Actor], Answer] | None = None
) -> Field[Any]:
    return Field(field_id, "number", lambda _subject, _actor: Amount(low, high), start, low, high)


def words(
    field_id: str,
    longest: int,
    start: Callable[[Any, Actor], Answer] | None = None,
    *,
    shortest: int = 0,
    among: Options | None = None,
) -> Field[Any]:
    """A line of text; `among` suggests some."""

    def line(subject: Any, actor: Actor) -> Line:
        return Line(longest, shortest, among(subject, actor) if among else [])

    return Field(field_id, "words", line, start, shortest, longest, suggests=among is not None)


def moment(
    field_id: str, wants: Literal["time", "day"], start: Callable[[Any, Actor], Answer] | None = None
) -> Field[Any]:
    """A time of the day (`22:30`) or a day (`2026-12-24`); empty: none."""
    return Field(field_id, "words", lambda _subject, _actor: Line(10, 0, wants=wants), start, 0, 10)


def key(field_id: str, longest: int, when: Callable[[Any, Actor], bool]) -> Field[Any]:
    """A key that a link carries after its #; empty: none. Asked for only where it opens something."""
    return Field(
        field_id,
        "words",
        lambda _subject, _actor: Line(longest, 0, wants="key"),
        lambda _subject, _actor: "",
        high=longest,
        when=when,
    )


def person(field_id: str, among: Options = lambda _subject, _actor: []) -> Field[Any]:
    """A person by id: one of those suggested, or anyone the surface can name."""

    def line(subject: Any, actor: Actor) -> Line:
        return Line(LONGEST_PERSON, 1, among(subject, actor), wants="person")

    return Field(field_id, "person", line, low=1, high=LONGEST_PERSON)


def yesno(field_id: str, start: Callable[[Any, Actor], bool] = lambda _subject, _actor: False) -> Field[Any]:
    """Yes or no; no unless `start` says otherwise."""

    def stands(subject: Any, actor: Actor) -> Answer:
        return "yes" if start(subject, actor) else "no"

    return Field(field_id, "yesno", lambda _subject, _actor: yes_no(), stands)


def is_yes(answers: Answers, field_id: str) -> bool:
    return answers.get(field_id) == "yes"


def pay(budget: Budget, price: Price, actor: Actor) -> None:
    """Charge an act to the person and to their address; visitors from this machine pay nothing."""
    if not actor.surface.pages or actor.address is not None:
        budget.spend(price, actor.id or None, actor.address)
