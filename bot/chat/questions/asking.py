"""Asks one seat what it is asked, privately, and takes its answer press by press."""

import asyncio
from collections.abc import Sequence
from weakref import WeakValueDictionary

import structlog

from bot.chat.messages.grammar import Id
from bot.chat.messages.parts import Button, Link, Paper, Part, Say, Sheet, Show, rows
from bot.chat.questions import forms, prompts, summary
from bot.chat.questions.forms import Form, Unclear
from bot.chat.questions.prompts import Asked
from bot.chat.table import only_house, spoken, status
from bot.host import rewind
from bot.host.failures import contained
from bot.host.host import Host
from bot.table.state import Look
from engine.choice import Answer
from engine.core import Decision
from engine.errors import Refused
from engine.rng import Rng
from engine.text import Seat, Text, text
from render.words import Words

log = structlog.get_logger(__name__)

NEWS = 8
"""Lines of what happened since one's last move."""
PATIENCE = 3.0
"""Seconds that the reply to a move waits for house players, so that one's next question is in it."""
HAND_WIDTH = 900


class Questions:
    def __init__(self, host: Host) -> None:
        self._host = host
        self._locks: WeakValueDictionary[tuple[str, Seat], asyncio.Lock] = WeakValueDictionary()

    # --- showing

    async def sheet(
        self,
        look: Look,
        seat: Seat,
        locale: str,
        *,
        complaint: Text | None = None,
        lead: Sequence[str] = (),
    ) -> Sheet:
        """The seat's question as it stands, or whom the table waits for."""
        words = spoken(look, locale)
        decision = look.decision(seat)
        if decision is None:
            return await self._waiting(look, seat, words, complaint, lead)
        asked = await self._asked(look, seat, decision)
        parts: list[Part] = [Say(line) for line in lead]
        if not asked.form.begun:
            parts += await self._news(look, seat, words)
        parts += await self._hand(look, seat, locale)
        parts += _due(look, seat, words)
        made = prompts.question(asked, words, complaint).after(*parts)
        if not decision.blocking:
            made = made.then(Say(f"-# {words('chat-optional')}"))
        return made

    async def _waiting(
        self, look: Look, seat: Seat, words: Words, complaint: Text | None, lead: Sequence[str]
    ) -> Sheet:
        said = [*lead, *([f"⚠️ {words.say(complaint)}"] if complaint else []), status(look, words)]
        parts: list[Part] = [Say("\n".join(said)), *await self._news(look, seat, words)]
        buttons: list[Button | Link] = []
        if look.state == "live":
            buttons.append(Button(Id("look", look.id, seat), words("chat-look-again")))
            if await self._host.undoable(look.id, seat):
                buttons.append(Button(Id("undo", look.id, seat), words("chat-undo")))
        return Sheet((*parts, *rows(buttons)))

    async def _news(self, look: Look, seat: Seat, words: Words) -> list[Part]:
        """What this seat may hear of all that happened since its own last move."""
        since = await self._host.store.matches.last_move(look.id, seat)
        heard = await self._host.events_since(look.id, max(since - 1, -1), seat)
        lines = [f"-# {words.say(one.text)}" for one in heard][-NEWS:]
        return [Say("\n".join(lines))] if lines else []

    async def _hand(self, look: Look, seat: Seat, locale: str) -> list[Part]:
        """One that cannot be drawn keeps nobody from answering."""
        picture = None
        with contained("hand-undrawn", match=look.id):
            picture = await self._host.studio.draw(look, seat, "hand", width=HAND_WIDTH, locale=locale)
        return [Show("hand.png", picture)] if picture else []

    async def _asked(self, look: Look, seat: Seat, decision: Decision) -> Asked:
        token = look.token(seat) or ""
        form = forms.load(await self._host.draft(look.id, seat, token))
        return Asked(look.id, seat, token, decision, form)

    # --- answering

    async def paper(self, look: Look, said: Id, seat: Seat, locale: str) -> Paper | None:
        """The modal that a press asks for; None when it belongs to another question or page."""
        decision = look.decision(seat)
        if decision is None or said.token != look.token(seat):
            return None
        asked = await self._asked(look, seat, decision)
        if said.at != asked.form.at or not said.arg.isdigit():
            return None
        return prompts.paper(asked, int(said.arg), spoken(look, locale))

    async def press(
        self, look: Look, seat: Seat, said: Id, chosen: list[str], lines: dict[str, str], locale: str
    ) -> Sheet:
        """What follows from a press: the next page of the form, or the answer given."""
        async with self._locks.setdefault((look.id, seat), asyncio.Lock()):
            look = await self._host.look(look.id)
            decision = look.decision(seat)
            if decision is None:
                return await self.sheet(look, seat, locale, complaint=text("refuse-not-yours"))
            asked = await self._asked(look, seat, decision)
            if said.token != asked.token:
                return await self.sheet(look, seat, locale, complaint=text("refuse-stale"))
            if said.at != asked.form.at:
                return await self.sheet(look, seat, locale, complaint=text("chat-page-moved"))
            return await self._step(look, asked, said, chosen, lines, locale)

    async def _step(
        self, look: Look, asked: Asked, said: Id, chosen: list[str], lines: dict[str, str], locale: str
    ) -> Sheet:
        if said.verb == "yes":
            return await self._give(look, asked, locale)
        try:
            form = forms.pressed(asked.choice, asked.form, said.verb, said.arg, chosen, lines)
        except Unclear as unclear:
            return await self.sheet(look, asked.seat, locale, complaint=unclear.reason)
        if forms.missing(asked.choice, form) is None and not self._must_confirm(look, asked, form):
            return await self._give(
                look, Asked(asked.table, asked.seat, asked.token, asked.decision, form), locale
            )
        await self._host.keep_draft(look.id, asked.seat, asked.token, forms.dump(form))
        return await self.sheet(look, asked.seat, locale)

    def _must_confirm(self, look: Look, asked: Asked, form: Form) -> bool:
        """What was said in one press and can be taken back needs no second one."""
        if len(form.steps) != 1 or not isinstance(form.steps[0][1], str | int):
            return True
        return shows_something(look, asked.seat, forms.answer_of(asked.choice, form))

    async def _give(self, look: Look, asked: Asked, locale: str) -> Sheet:
        if forms.missing(asked.choice, asked.form) is not None:
            return await self.sheet(look, asked.seat, locale)
        answer = forms.answer_of(asked.choice, asked.form)
        try:
            await self._host.submit(look.id, asked.seat, answer, asked.token)
        except Refused as refused:
            return await self.sheet(
                await self._host.look(look.id), asked.seat, locale, complaint=refused.reason
            )
        words = spoken(look, locale)
        given = "; ".join(summary.lines(asked.choice, answer, words)) or words.say(asked.decision.prompt)
        done = f"✅ {words('chat-given', what=given)}"
        try:
            return await self.sheet(await self._settled(look.id), asked.seat, locale, lead=[done])
        except Exception:
            # the answer is stored: nobody must hear that nothing was changed
            log.exception("what-follows-unshown", match=look.id)
            return Sheet(
                (Say(done), *rows([Button(Id("look", look.id, asked.seat), words("chat-look-again"))]))
            )

    async def undo(self, look: Look, seat: Seat, locale: str) -> Sheet:
        try:
            await self._host.undo(look.id, seat)
        except Refused as refused:
            return await self._undo_refused(look.id, seat, refused.reason, locale)
        after = await self._host.look(look.id)
        return await self.sheet(after, seat, locale, lead=[f"↩️ {spoken(look, locale)('chat-undone')}"])

    async def _undo_refused(self, match_id: str, seat: Seat, why: Text, locale: str) -> Sheet:
        """Why it is not free; whether it may be done all the same, the others can say."""
        look = await self._host.look(match_id)
        sheet = await self.sheet(look, seat, locale, complaint=why)
        if not (await rewind.prospects(self._host, match_id, seat)).ask:
            return sheet
        words = spoken(look, locale)
        ask = Button(Id("beg", look.id, seat), words("aweb-ask-undo"))
        return sheet.then(Say(f"-# {words('achat-undo-ask')}"), *rows([ask]))

    async def _settled(self, match_id: str) -> Look:
        """The match once the house has moved, if it is quick about it."""
        with self._host.subscribe(match_id) as notices:
            look = await self._host.look(match_id)
            try:
                async with asyncio.timeout(PATIENCE):
                    while look.state == "live" and only_house(look, look.waits_for()):
                        await anext(notices)
                        look = await self._host.look(match_id)
            except (TimeoutError, StopAsyncIteration):
                log.debug("house-takes-its-time", match=match_id)
        return look


def _due(look: Look, seat: Seat, words: Words) -> list[Part]:
    """Until when this very question may be answered, in the reader's own time zone."""
    if (running := look.deadlines.get(seat)) is None:
        return []
    due = int(running.due)
    return [Say(f"-# {words('achat-due', when=f'<t:{due}:f> (<t:{due}:R>)')}")]


def shows_something(look: Look, seat: Seat, answer: Answer) -> bool:
    """Whether the answer would bring something hidden to light, as far as this seat can know.

    It is tried on an imagined state, so that asking tells nothing about the real one.
    """
    imagined = look.match.copy()
    try:
        imagined.game.imagine(imagined.state, seat, Rng(f"{look.id}/{look.seq}/{seat}"))
        imagined.submit(seat, answer)
    except Exception:
        log.exception("imagining-failed", match=look.id, question=look.pending()[seat].key)
        return True
    return imagined.log[-1].shown
