"""A question to someone, as far as it is answered."""

from dataclasses import dataclass

from bot.chat.messages.grammar import Id, Verb
from bot.chat.questions.forms import Form
from engine.choice import Choice
from engine.core import Decision


@dataclass(frozen=True, slots=True)
class Asked:
    """A question to one seat, as far as it is answered."""

    table: str
    seat: int
    """-1: not of a seat, but of what someone may do around a game."""
    token: str
    decision: Decision
    form: Form
    ends: tuple[tuple[Verb, str], ...] = (("yes", "chat-confirm"),)
    """What may be said of the whole answer, with the words for it."""
    amend: bool = False
    """Each part of a form that is filled in can be opened again."""
    title: str = ""
    """The title whose rules stand behind the question; empty for what is done around a game."""

    @property
    def choice(self) -> Choice:
        return self.decision.choice

    def id(self, verb: Verb, arg: object = "") -> Id:
        return Id(verb, self.table, None if self.seat < 0 else self.seat, self.token, self.form.at, str(arg))
