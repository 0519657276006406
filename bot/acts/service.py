"""The one way in which acts are done: find the subject, check the offer, charge the budget, do it."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, replace
from typing import Any, TypeAlias

from bot.acts import registry
from bot.acts.act import SURE, Act, Actor, Answers, Done, Kind, pay
from bot.acts.subjects import AtTable, Subjects
from bot.series import programs
from bot.series.steward import Steward
from bot.table.seating import name_of_program
from engine.choice import Answer, problem
from engine.errors import Refused
from engine.text import Text, text

Prepare: TypeAlias = Callable[[Act[Any], Actor], Awaitable[None]]
"""What a surface does before an act that can no longer be refused."""


async def _no_preparation(_act: Act[Any], _actor: Actor) -> None:
    """Most acts need no preparation."""


@dataclass(frozen=True, slots=True)
class Offer:
    """An act as offered to one person: its form, or why it cannot be done now."""

    act: Act[Any]
    subject: Any
    actor: Actor

    @property
    def names(self) -> tuple[str, ...]:
        """The names at the table that it is about, by seat."""
        return self.subject.table.names if isinstance(self.subject, AtTable) else ()

    @property
    def blocked(self) -> Text | None:
        return self.actor.barred.get(self.act.key) or self.act.blocked(self.subject, self.actor)

    @property
    def form(self) -> Any:
        return self.act.form(self.subject, self.actor)

    @property
    def start(self) -> dict[str, Answer]:
        return self.act.start(self.subject, self.actor)


class Acts:
    def __init__(self, steward: Steward) -> None:
        self._subjects = Subjects(steward)
        self._host = steward.host
        self._budget = steward.host.budget

    async def offers(self, kind: Kind, subject_id: str, actor: Actor) -> list[Offer]:
        """Everything this person may do there, in the order of the registry."""
        if actor.guest:
            return []
        subject = await self._subjects.find(kind, subject_id, actor)
        left_out = actor.surface.leaves_out
        listed = [act for act in registry.acts_of(kind) if not act.follows and act.key not in left_out]
        return [Offer(act, subject, actor) for act in listed if act.concerns(subject, actor)]

    async def offer(self, key: str, subject_id: str, actor: Actor) -> Offer:
        """One act; refused where it is not for this person."""
        act = registry.act_by_key(key)
        if act is None:
            raise Refused(text("act-unknown"))
        if actor.guest:
            raise Refused(text("act-not-for-guests"))
        subject = await self._subjects.find(act.kind, subject_id, actor)
        if not act.concerns(subject, actor):
            raise Refused(text("act-not-yours", what=act.label))
        return Offer(act, subject, actor)

    async def _with_mark(self, actor: Actor) -> Actor:
        """The actor as others read their name: a program is marked."""
        marked = bool(actor.name) and await programs.is_program(self._host, actor.id)
        return replace(actor, name=name_of_program(actor.name)) if marked else actor

    async def do(
        self,
        key: str,
        subject_id: str,
        answers: Answers,
        actor: Actor,
        prepare: Prepare = _no_preparation,
    ) -> Done:
        """Do an act, or refuse it and change nothing; fields left out keep their start values."""
        offer = await self.offer(key, subject_id, await self._with_mark(actor))
        actor = offer.actor
        if reason := offer.blocked:
            raise Refused(reason)
        answer = {**offer.start, **answers}
        if offer.act.asks_first and not answer.get(SURE):
            raise Refused(text("act-unsure" if offer.act.final else "act-unconfirmed"))
        if reason := problem(offer.form, answer):
            raise Refused(reason)
        pay(self._budget, offer.act.price, actor)
        await prepare(offer.act, actor)
        filled = {field: value for field, value in answer.items() if field != SURE}
        return await offer.act.do(offer.subject, filled, actor)
