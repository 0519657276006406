"""Acts in a chat, press by press: the list of acts, the form of one act, and carrying it out."""

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import replace
from typing import Any, cast
from weakref import WeakValueDictionary

from bot.acts import registry
from bot.acts.act import SURE, Act, Actor, Consequence, Done, Kind
from bot.acts.service import Acts, Offer
from bot.chat.acts.actor import actor_of, place_for_rooms
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
from bot.chat.questions.forms import EMPTY, Form, QuestionForm
from bot.chat.questions.presses import UnclearPress
from bot.chat.table import place_of, seat_of
from bot.host.failures import after_storing
from bot.host.host import Host
from bot.host.server_settings import SettingsOfServers
from bot.store.notes import Note, NoteKind
from bot.table.letters import Addressed, RoomForTable
from engine.choice import Answer, Pick, problem
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
        answers: Mapping[str, Answer],
        names: dict[str, str],
    ) -> None:
        """Do the act at once where the command says enough; else ask for the rest."""
        actor = await self._actor(caller, act.kind, subject_id, names)
        if not caller.is_answered:
            await caller.reply_privately()
        await self._begin(caller, act, subject_id, answers, actor)

    async def run_in_lobby(self, caller: Caller, act: Act[Any], typed: str | None) -> bool:
        """Do what an act means at a table that has not begun; False: no such table was named."""
        meant, named = registry.act_by_key(act.in_lobby), (typed or "").strip().lower()[:16]
        if meant is None or not named:
            return False
        record = await self._host.store.lobbies.get(named)
        if record is None or record.state != "open":
            return False
        await self.run_command(caller, meant, record.id, {}, {})
        return True

    async def _begin(
        self,
        caller: Caller,
        act: Act[Any],
        subject_id: str,
        answers: Mapping[str, Answer],
        actor: Actor,
    ) -> None:
        offer = await self._acts.offer(act.key, subject_id, actor)
        if offer.blocked:
            raise Refused(offer.blocked)
        field_ids = {part.id for part in offer.form.parts}
        answers = {name: value for name, value in answers.items() if name in field_ids}
        answer = {**offer.start, **answers}
        said_enough = bool(answers) or len(act.fields) <= 1
        if said_enough and not act.asks_first and problem(offer.form, answer) is None:
            await self._do(caller, act, subject_id, answer, actor)
            return
        form = forms.begin(offer.form, answer)
        for part in offer.form.parts:
            if part.id in answers and (reason := problem(part.choice, answers[part.id])):
                raise Refused(reason)
        await self._save_form(actor, subject_id, act, form)
        await caller.show(self._sheet(offer, _question_form(offer, subject_id, form), caller.words))

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
        listed = choice.options if isinstance(choice, Pick) else getattr(choice, "among", [])
        options = [(option.id, words.say(option.label)) for option in listed if option.blocked is None]
        return [option for option in options if typed.casefold() in option[1].casefold()][:MOST_ITEMS]

    async def _actor(
        self, caller: Caller, kind: Kind, subject_id: str, names: dict[str, str] | None = None
    ) -> Actor:
        table = subject_id if kind == "table" else ""
        return await actor_of(caller, kind, self._settings, self._allowance, names, table=table)

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
        actor = await self._actor(caller, act.kind, press.id.table)
        async with self._locks.setdefault(actor.id, asyncio.Lock()):
            if verb == "do":
                await self._begin(caller, act, press.id.table, {}, actor)
            else:
                await self._take_press(caller, act, press, await self._with_names(actor))

    async def _show_list(self, caller: Caller, press_id: Id) -> None:
        kind = cast(Kind, press_id.arg)
        asked = kind if kind in ("server", "lobby") else "person"
        table = press_id.table if kind == "table" else ""
        actor = await actor_of(caller, asked, self._settings, self._allowance, table=table)
        offers = await self._acts.offers(kind, press_id.table, actor)
        await caller.show(self.list_sheet(kind, press_id.table, offers, caller.words))

    def list_sheet(self, kind: Kind, subject_id: str, offers: list[Offer], words: Words) -> Sheet:
        """All acts on offer as menus, as few as hold them; blocked acts are listed with the reason."""
        free = [offer for offer in offers if offer.blocked is None]
        if not free:
            return Sheet((Say(words("act-none")),))
        blocked = [
            Small(f"✗ {words('chat-said', what=words.say(offer.act.label), answer=words.say(offer.blocked))}")
            for offer in offers
            if offer.blocked
        ]
        items = [
            MenuItem(
                registry.mark(offer.act),
                clip(words.say(offer.act.label), ITEM_LABEL),
                clip(words.say(offer.act.about), ITEM_LABEL),
            )
            for offer in free
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
        begun = forms.begin(offer.form, offer.start) if form is None else form
        question = _question_form(offer, press_id.table, begun)
        if form is None or press_id.at != question.at:
            await self._save_form(actor, press_id.table, act, question.form)
            await caller.show(self._sheet(offer, question, words, text("chat-page-moved")))
            return
        try:
            question = presses.apply_press(question, press_id.verb, press_id.arg, press.chosen, press.lines)
            is_sure = press_id.verb == "yes" or _needs_no_confirmation(offer, question.form)
            if question.is_whole and is_sure:
                await self._do(caller, act, press_id.table, question.progress.answer, actor)
                return
        except (Refused, UnclearPress) as refused:
            await caller.show(self._sheet(offer, question, words, refused.reason))
            return
        await self._save_form(actor, press_id.table, act, question.form)
        await caller.show(self._sheet(offer, question, words))

    async def _open_form(self, caller: Caller, press: Press) -> None:
        """Open a form, which has to be the first answer to a press."""
        await caller.load_settings()
        act, press_id = _act_of(press), press.id
        paper = None
        async with asyncio.timeout(HURRY):
            actor = await self._actor(caller, act.kind, press_id.table)
            offer = await self._acts.offer(act.key, press_id.table, actor)
            form = await self._load_form(actor.id, press_id.table, act)
            question = _question_form(offer, press_id.table, form or EMPTY)
            if form is not None and question.at == press_id.at and press_id.arg.isdigit():
                paper = prompts.paper(question, int(press_id.arg), caller.words)
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
            if done.seat is not None and done.leads_to:
                await self._make_room_for(caller, done.leads_to[1])
            if act.consequence is Consequence.LOBBY_CHANGED:
                await self._opening.refresh(subject_id)

    async def _make_room_for(self, caller: Caller, match_id: str) -> None:
        """Who has sat down at a table that is played elsewhere is called here: it gets a room here too."""
        table = await self._host.table(match_id)
        elsewhere, place = place_of(table, caller.surface) is None, place_for_rooms(caller)
        if place and elsewhere and seat_of(table, caller.key) is not None:
            room = RoomForTable(match_id, caller.server, visiting=True)
            await self._host.outbox.post(Addressed(place, room))

    async def _prepare(self, act: Act[Any], actor: Actor) -> None:
        """Clear what this surface keeps of a person who is about to be forgotten."""
        if act.consequence is Consequence.PERSON_FORGOTTEN:
            await self._forget_user(actor.id)

    async def _tell_outcome(self, caller: Caller, act: Act[Any], subject_id: str, done: Done) -> None:
        words = caller.words
        sentence = f"✅ {words.say(plain_text(done.sentence))}"
        if done.file:
            await caller.send_files(sentence, [done.file])
            return
        kind, where = done.leads_to or (act.kind, subject_id)
        if done.leads_to and kind == "lesson":
            await caller.show(await self._lessons.sheet(learner_in(caller), where, lead=sentence))
            return
        after = (
            ()
            if act.asks_first
            else rows([*_next_buttons(act, subject_id, done, words), more_button(kind, where, words)])
        )
        drawn = [Show(f"{act.name}.png", done.picture)] if done.picture else []
        secret = [Say(f"{words.say(done.secret[0])}: `{done.secret[1]}`")] if done.secret else []
        await caller.show(Sheet((Say(sentence), *secret, *drawn, *after)))

    # --- the form

    def _sheet(
        self, offer: Offer, question: QuestionForm, words: Words, complaint: Text | None = None
    ) -> Sheet:
        words = Words(words.locale, [escape_text(name) for name in offer.names])
        about = Say(Small(words.say(offer.act.about)))
        return prompts.question_sheet(question, words, complaint).after(about)

    async def _load_form(self, person_id: str, subject_id: str, act: Act[Any]) -> Form | None:
        note = await self._host.store.notes.get(draft_note(person_id))
        if not isinstance(note, dict) or (note["subject"], note["act"]) != (subject_id, act.key):
            return None
        return forms.load(note["form"])

    async def _save_form(self, actor: Actor, subject_id: str, act: Act[Any], form: Form) -> None:
        names = dict(actor.names)
        note = {"subject": subject_id, "act": act.key, "form": forms.dump(form), "names": names}
        await self._host.store.notes.set(draft_note(actor.id), note)

    async def _with_names(self, actor: Actor) -> Actor:
        """The actor with the names of the people whom their command named: presses do not repeat them."""
        note = await self._host.store.notes.get(draft_note(actor.id))
        return replace(actor, names=note.get("names", {})) if isinstance(note, dict) else actor


def _question_form(offer: Offer, subject_id: str, form: Form) -> QuestionForm:
    decision = Decision(offer.act.key, offer.act.label, offer.form)
    asked = QuestionForm(subject_id, -1, token_of(offer.act), decision, EMPTY, cast(Any, ENDS), amend=True)
    return asked.with_form(form)


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
    decides = {(field.id,) for field in offer.act.fields if field.takes == "yesno" and field.start is None}
    return last in decides | ({(SURE,)} if offer.act.asks_first else set())
