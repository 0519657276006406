"""Acts in a chat, press by press: the list of acts, the form of one act, and carrying it out."""

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import replace
from typing import Any, cast
from weakref import WeakValueDictionary

from bot.acts import registry
from bot.acts.act import SURE, Act, Actor, Consequence, Done, Kind
from bot.acts.service import Acts, Offer
from bot.chat.acts.actor import actor_of
from bot.chat.learning.lesson_desk import LessonDesk, learner_in
from bot.chat.lobby.allowance import Allowance
from bot.chat.lobby.opening import Opening
from bot.chat.markdown import clip, escape_text, plain_text
from bot.chat.marks import Small
from bot.chat.messages.act_buttons import MARK, button, more_button, token_of
from bot.chat.messages.caller import HURRY, Caller, Press
from bot.chat.messages.grammar import Id
from bot.chat.messages.parts import (
    ITEM_LABEL,
    MOST_ITEMS,
    Button,
    Link,
    Menu,
    MenuItem,
    Part,
    Say,
    Sheet,
    Show,
    rows,
)
from bot.chat.questions import forms, presses, prompts
from bot.chat.questions.forms import Form
from bot.chat.questions.presses import UnclearPress
from bot.chat.questions.prompts import Asked
from bot.host.failures import after_storing
from bot.host.host import Host
from bot.host.server_settings import SettingsOfServers
from bot.store.notes import Note, NoteKind
from engine.choice import Answer, problem
from engine.core import Decision
from engine.errors import Refused
from engine.text import Text, text
from render.words import Words

ENDS = (("yes", "act-do"),)


def draft_note(person_id: str) -> Note:
    return NoteKind.ACT_DRAFT(person=person_id)


class ActDesk:
    def __init__(
        self,
        host: Host,
        acts: Acts,
        settings: SettingsOfServers,
        allowance: Allowance,
        opening: Opening,
        forget_user: Callable[[str], Awaitable[None]],
    ) -> None:
        self._host = host
        self._opening = opening
        self._lessons = LessonDesk(host)
        self._acts = acts
        self._settings = settings
        self._allowance = allowance
        self._forget_user = forget_user
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    # --- commands

    async def run_command(
        self,
        caller: Caller,
        act: Act[Any],
        subject_id: str,
        given: Mapping[str, Answer],
        names: dict[str, str],
    ) -> None:
        """Do the act at once where the command says enough; else ask for the rest."""
        actor = await actor_of(caller, act.kind, self._settings, self._allowance, names)
        if not caller.answered:
            await caller.reply_privately()
        await self._begin(caller, act, subject_id, given, actor)

    async def _begin(
        self,
        caller: Caller,
        act: Act[Any],
        subject_id: str,
        given: Mapping[str, Answer],
        actor: Actor,
    ) -> None:
        offer = await self._acts.offer(act.key, subject_id, actor)
        if offer.blocked:
            raise Refused(offer.blocked)
        asked = {part.id for part in offer.form.parts}
        given = {name: value for name, value in given.items() if name in asked}
        answer = {**offer.start, **given}
        said_enough = bool(given) or len(act.fields) <= 1
        if said_enough and not act.final and problem(offer.form, answer) is None:
            await self._do(caller, act, subject_id, answer, actor)
            return
        form = forms.prefilled(offer.form, answer)
        for part in offer.form.parts:
            if part.id in given and (reason := problem(part.choice, given[part.id])):
                raise Refused(reason)
        await self._save_form(actor, subject_id, act, form)
        await caller.show(self._sheet(offer, subject_id, form, caller.words))

    async def field_options(
        self, caller: Caller, act: Act[Any], subject_id: str, field_id: str, typed: str
    ) -> list[tuple[str, str]]:
        """The options of a field that match what is typed so far, as id and words."""
        try:
            actor = await actor_of(caller, "person", self._settings, self._allowance)
            offer = await self._acts.offer(act.key, subject_id, actor)
        except Refused:
            return []
        words = Words(actor.locale)
        choice = next(part.choice for part in offer.form.parts if part.id == field_id)
        found = [
            (one.id, words.say(one.label)) for one in forms.offered_options(choice) if one.blocked is None
        ]
        return [one for one in found if typed.casefold() in one[1].casefold()][:MOST_ITEMS]

    # --- presses

    async def handle_press(self, caller: Caller, press: Press) -> None:
        verb = press.id.verb
        if verb == "fill":
            await self._open_form(caller, press)
            return
        if verb in ("acts", "do") and not caller.in_private:
            await caller.reply_privately()
        else:
            await caller.reply_in_place()
        if verb == "acts":
            await self._show_list(caller, press.id)
            return
        act = _act_of(press)
        actor = await actor_of(caller, act.kind, self._settings, self._allowance)
        async with self._locks.setdefault(actor.id, asyncio.Lock()):
            if verb == "do":
                await self._begin(caller, act, press.id.table, {}, actor)
            else:
                await self._take_press(caller, act, press, await self._with_names(actor))

    async def _show_list(self, caller: Caller, press_id: Id) -> None:
        kind = cast(Kind, press_id.arg)
        asked = kind if kind in ("server", "lobby") else "person"
        actor = await actor_of(caller, asked, self._settings, self._allowance)
        offers = await self._acts.offers(kind, press_id.table, actor)
        await caller.show(self.list_sheet(kind, press_id.table, offers, caller.words))

    def list_sheet(self, kind: Kind, subject_id: str, offers: list[Offer], words: Words) -> Sheet:
        """All acts on offer as menus, as few as hold them; blocked acts are listed with the reason."""
        free = [one for one in offers if one.blocked is None]
        if not free:
            return Sheet((Say(words("act-none")),))
        blocked = [
            Small(f"✗ {words('chat-said', what=words.say(one.act.label), answer=words.say(one.blocked))}")
            for one in offers
            if one.blocked
        ]
        items = [
            MenuItem(
                registry.mark(one.act),
                clip(words.say(one.act.label), ITEM_LABEL),
                clip(words.say(one.act.about), ITEM_LABEL),
            )
            for one in free
        ]
        parts: list[Part] = [Say("\n".join(blocked))] if blocked else []
        for first in range(0, len(items), MOST_ITEMS):
            own = Id("do", subject_id, at=str(first) if first else "", arg=kind)
            parts.append(Menu(own, tuple(items[first : first + MOST_ITEMS]), words("act-what")))
        return Sheet(tuple(parts))

    async def _take_press(self, caller: Caller, act: Act[Any], press: Press, actor: Actor) -> None:
        words, press_id = caller.words, press.id
        offer = await self._acts.offer(act.key, press_id.table, actor)
        if offer.blocked:
            raise Refused(offer.blocked)
        form = await self._load_form(actor.id, press_id.table, act)
        still = None if form is None else forms.still_fitting(offer.form, form)
        if form is None or press_id.at != form.at or still != form:
            form = still or forms.prefilled(offer.form, offer.start)
            await self._save_form(actor, press_id.table, act, form)
            await caller.show(self._sheet(offer, press_id.table, form, words, text("chat-page-moved")))
            return
        try:
            form = presses.pressed(offer.form, form, press_id.verb, press_id.arg, press.chosen, press.lines)
            whole = forms.missing(offer.form, form) is None
            if whole and (press_id.verb == "yes" or _needs_no_confirmation(offer, form)):
                await self._do(caller, act, press_id.table, forms.answer_of(offer.form, form), actor)
                return
        except (Refused, UnclearPress) as refused:
            await caller.show(self._sheet(offer, press_id.table, form, words, refused.reason))
            return
        await self._save_form(actor, press_id.table, act, form)
        await caller.show(self._sheet(offer, press_id.table, form, words))

    async def _open_form(self, caller: Caller, press: Press) -> None:
        """Open a form, which has to be the first answer to a press."""
        await caller.load_settings()
        act, press_id = _act_of(press), press.id
        paper = None
        async with asyncio.timeout(HURRY):
            actor = await actor_of(caller, act.kind, self._settings, self._allowance)
            offer = await self._acts.offer(act.key, press_id.table, actor)
            form = await self._load_form(actor.id, press_id.table, act)
            if form is not None and form.at == press_id.at and press_id.arg.isdigit():
                paper = prompts.paper(
                    _asked_for(offer, press_id.table, form), int(press_id.arg), caller.words
                )
        if paper is not None:
            await caller.ask(paper)
            return
        await caller.reply_in_place()
        await self._begin(caller, act, press_id.table, {}, actor)

    # --- doing

    async def _do(
        self,
        caller: Caller,
        act: Act[Any],
        subject_id: str,
        answer: Mapping[str, Answer],
        actor: Actor,
    ) -> None:
        done = await self._acts.do(act.key, subject_id, answer, actor, self._prepare)
        with after_storing():
            await self._host.store.notes.drop(draft_note(actor.id))
            if act.consequence is Consequence.LANGUAGE_CHANGED:
                await caller.load_settings(again=True)
            await self._tell_outcome(caller, act, subject_id, done)
            if act.consequence is Consequence.LOBBY_CHANGED:
                await self._opening.refresh(subject_id)

    async def _prepare(self, act: Act[Any], actor: Actor) -> None:
        """Clear what this surface keeps of a person who is about to be forgotten."""
        if act.consequence is Consequence.PERSON_FORGOTTEN:
            await self._forget_user(actor.id)

    async def _tell_outcome(self, caller: Caller, act: Act[Any], subject_id: str, done: Done) -> None:
        words = caller.words
        said = f"✅ {words.say(plain_text(done.sentence))}"
        if done.file:
            await caller.send_files(said, [done.file])
            return
        kind, where = done.leads_to or (act.kind, subject_id)
        if done.leads_to and kind == "lesson":
            await caller.show(await self._lessons.sheet(learner_in(caller), where, lead=said))
            return
        after = (
            ()
            if act.final
            else rows([*_next_buttons(act, subject_id, done, words), more_button(kind, where, words)])
        )
        drawn = [Show(f"{act.name}.png", done.picture)] if done.picture else []
        await caller.show(Sheet((Say(said), *drawn, *after)))

    # --- the form

    def _sheet(
        self, offer: Offer, subject_id: str, form: Form, words: Words, complaint: Text | None = None
    ) -> Sheet:
        words = Words(words.locale, [escape_text(name) for name in offer.names])
        about = Say(Small(words.say(offer.act.about)))
        return prompts.question(_asked_for(offer, subject_id, form), words, complaint).after(about)

    async def _load_form(self, person_id: str, subject_id: str, act: Act[Any]) -> Form | None:
        found = await self._host.store.notes.get(draft_note(person_id))
        if not isinstance(found, dict) or (found["subject"], found["act"]) != (subject_id, act.key):
            return None
        return forms.load(found["form"])

    async def _save_form(self, actor: Actor, subject_id: str, act: Act[Any], form: Form) -> None:
        names = dict(actor.names)
        kept = {"subject": subject_id, "act": act.key, "form": forms.dump(form), "names": names}
        await self._host.store.notes.set(draft_note(actor.id), kept)

    async def _with_names(self, actor: Actor) -> Actor:
        """The actor with the names of the people whom their command named: presses do not repeat them."""
        found = await self._host.store.notes.get(draft_note(actor.id))
        return replace(actor, names=found.get("names", {})) if isinstance(found, dict) else actor


def _asked_for(offer: Offer, subject_id: str, form: Form) -> Asked:
    decision = Decision(offer.act.key, offer.act.label, offer.form)
    return Asked(subject_id, -1, token_of(offer.act), decision, form, cast(Any, ENDS), amend=True)


def _next_buttons(act: Act[Any], subject_id: str, done: Done, words: Words) -> list[Button | Link]:
    """The act that suggests itself next, and at a table the way back to one's question."""
    following = registry.act_by_key(done.then) if done.then else None
    made: list[Button | Link] = [button(following, subject_id, words, "success")] if following else []
    if act.kind == "table" and (following or act.follows):
        made.append(Button(Id("look", subject_id), words("chat-look-again")))
    return made


def _act_of(press: Press) -> Act[Any]:
    """The act of a button, or the one that was chosen from a menu."""
    act = registry.act_by_mark(press.id.token.removeprefix(MARK) or press.choice)
    if act is None:
        raise Refused(text("act-unknown"))
    return act


def _needs_no_confirmation(offer: Offer, form: Form) -> bool:
    """Whether the last press was "I am sure", or a yes or no: it needs no second confirmation."""
    last = form.steps[-1][0] if form.steps else ()
    decides = {(one.id,) for one in offer.act.fields if one.takes == "yesno" and one.start is None}
    return last in decides | ({(SURE,)} if offer.act.final else set())
