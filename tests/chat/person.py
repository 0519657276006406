"""A simulated person: reads what the bot shows, and presses only what it offers."""

import re
from typing import Any

from simcord.actors import MemberActor
from simcord.components import walk_components
from simcord.results import InteractionResult, ResponseMessage

from bot.acts import registry
from bot.chat.messages.act_buttons import token_of
from bot.chat.messages.grammar import Id, parse
from engine.rng import Rng

BUTTON, MENU, TEXT, INPUT = 2, 3, 10, 4
ANSWERS = ("opt", "pick", "more", "fill", "yes", "done", "none")
PLANS = ("same", "allowed", "unless")
"""A foreseen answer is left under a condition."""
DETOURS = ("back", "restart", "page")
PATIENCE = 400


class Lost(AssertionError):
    """The person does not know what to press."""


class Person:
    def __init__(self, actor: MemberActor, rng: Rng) -> None:
        self.actor = actor
        self.rng = rng
        self.env = actor._env
        self.name = actor.name
        self.heard: list[str] = []
        """Private sentences."""
        self.taps = 0
        """Presses, choices from a menu and forms sent off."""

    # --- reading

    def messages(self, channel_id: int) -> list[ResponseMessage]:
        """What this person sees in a channel, oldest first."""
        found = self.env.backend.messages.get(channel_id, {})
        return [ResponseMessage(self.env, one) for one in found.values() if one.visible_to(self.actor.id)]

    def newest(self, channel_id: int, verb: str) -> ResponseMessage:
        """The last message with such a button."""
        for message in reversed(self.messages(channel_id)):
            if any(one.verb == verb for one in offered(message)):
                return message
        raise Lost(f"{self.name} sees no {verb} in channel {channel_id}")

    def dm(self) -> ResponseMessage | None:
        """The last DM that asks something."""
        channel = self.env.backend.dm_channels.get(self.actor.id)
        found = self.messages(channel) if channel else []
        return found[-1] if found and asks(found[-1]) else None

    # --- pressing

    async def press(
        self, message: ResponseMessage | None, verb: str, arg: str | None = None
    ) -> InteractionResult:
        assert message is not None, "nothing was shown"
        for one in offered(message):
            if one.verb == verb and (arg is None or one.arg == arg):
                return self.after(await self._actor(message).click(message, custom_id=str(one)))
        raise Lost(f"{self.name} is not offered {verb} {arg or ''}: {said(message)}")

    async def do(self, channel_id: int, act: str, subject: str) -> InteractionResult:
        """Press the button of an act under the newest message that has it."""
        made = registry.act_by_key(act)
        assert made is not None, act
        for message in reversed(self.messages(channel_id)):
            for one in offered(message):
                if one.verb == "do" and one.table == subject and one.token == token_of(made):
                    return self.after(await self._actor(message).click(message, custom_id=str(one)))
        raise Lost(f"{self.name} is not offered {act}")

    async def act(self, channel_id: int) -> ResponseMessage:
        """Press Act under the newest panel."""
        result = await self.press(self.newest(channel_id, "answer"), "answer")
        assert result.response is not None, self.env.transcript()[-2000:]
        return result.response

    async def answer(self, message: ResponseMessage) -> ResponseMessage:
        """Press on until the question that was open is answered; a detour now and then."""
        token = question_of(message)
        for _ in range(PATIENCE):
            if question_of(message) != token or token is None:
                return message
            message = await self.one_press(message)
        raise Lost(f"{self.name} presses in circles: {said(message)}")

    async def one_press(self, message: ResponseMessage) -> ResponseMessage:
        component = self._choose(message)
        if component["type"] == MENU:
            values = self._values(component)
            result = await self._actor(message).select(message, values, custom_id=component["custom_id"])
        else:
            result = await self._actor(message).click(message, custom_id=component["custom_id"])
        self.after(result)
        if result.modal is not None:
            result = self.after(
                await self._actor(message).submit_modal(result, self._written(message, result))
            )
        return result.response or message

    def _actor(self, message: ResponseMessage) -> Any:
        in_dm = self.env.backend.dm_channels.get(self.actor.id) == message.channel_id
        return self.actor.user if in_dm else self.actor

    def after(self, result: InteractionResult) -> InteractionResult:
        assert result.acknowledged, f"{self.name} was not answered"
        self.taps += 1
        sentences = [result.response, *result.followups] if result.response else result.followups
        self.heard += [sentence.content for sentence in sentences if sentence.content]
        return result

    def _choose(self, message: ResponseMessage) -> dict[str, Any]:
        ready = [
            one
            for one in walk_components(message.components)
            if one["type"] in (BUTTON, MENU) and not one.get("disabled") and one.get("custom_id")
        ]
        by_verb: dict[str, list[dict[str, Any]]] = {}
        for one in ready:
            by_verb.setdefault(parse(one["custom_id"]).verb, []).append(one)
        detours = [one for verb in DETOURS for one in by_verb.get(verb, [])]
        if detours and self.rng.chance(1, 25):
            return self.rng.pick(detours)
        if "yes" in by_verb:
            return by_verb["yes"][0]
        if planning := [one for verb in PLANS for one in by_verb.get(verb, [])]:
            return self.rng.pick(planning)
        if "done" in by_verb and self.rng.chance(1, 2):
            return by_verb["done"][0]
        answers = [one for verb in ANSWERS for one in by_verb.get(verb, [])]
        if not answers:
            raise Lost(f"{self.name} is offered nothing: {said(message)}")
        return self.rng.pick(answers)

    def _values(self, menu: dict[str, Any]) -> list[str]:
        low = max(1, menu.get("min_values", 1))
        count = self.rng.between(low, max(low, menu.get("max_values", 1)))
        return self.rng.some([option["value"] for option in menu["options"]], count)

    def _written(self, message: ResponseMessage, shown: InteractionResult) -> dict[str, str]:
        """A number for every line, so that the total comes out as the message asks."""
        modal = shown.modal
        assert modal is not None
        lines = [one for one in walk_components(modal["components"]) if one["type"] == INPUT]
        spans = {one["custom_id"]: span(one["placeholder"]) for one in lines}
        least, most = wanted_total(message)
        counts = {key: low for key, (low, _high) in spans.items()}
        goal = self.rng.between(least, most) if most is not None else None
        if goal is None:
            return {key: str(self.rng.between(low, high)) for key, (low, high) in spans.items()}
        for key, (low, high) in spans.items():
            room = goal - sum(counts.values())
            counts[key] += max(0, min(room, high - low))
        return {key: str(count) for key, count in counts.items()}


# --- what a message says ----------------------------------------------------------------------------------


def offered(message: ResponseMessage) -> list[Id]:
    """The ids of everything that can be pressed."""
    return [
        parse(one["custom_id"])
        for one in walk_components(message.components)
        if one.get("custom_id") and not one.get("disabled")
    ]


def asks(message: ResponseMessage) -> bool:
    return any(one.verb in ANSWERS for one in offered(message))


def question_of(message: ResponseMessage | None) -> str | None:
    """Which question a message asks."""
    assert message is not None, "nothing was shown"
    return next((one.token for one in offered(message) if one.token), None)


def said(message: ResponseMessage | None) -> str:
    """The words of a message."""
    assert message is not None, "nothing was shown"
    texts = [one["content"] for one in walk_components(message.components) if one["type"] == TEXT]
    return "\n".join([message.content, *texts]).strip()


def wanted_total(message: ResponseMessage) -> tuple[int, int | None]:
    """How much is to be shared out, as the message says; none: a single number is asked."""
    words = said(message)
    if found := re.search(r"\*\*(\d+)\*\* to \*\*(\d+)\*\* in all", words):
        return int(found[1]), int(found[2])
    if found := re.search(r"Up to \*\*(\d+)\*\* in all", words):
        return 0, int(found[1])
    if found := re.search(r"\*\*(\d+)\*\* in all", words):
        return int(found[1]), int(found[1])
    return 0, None


def span(hint: str) -> tuple[int, int]:
    """“0 to 14” as numbers."""
    low, high = re.findall(r"\d+", hint)[:2]
    return int(low), int(high)


async def bid(person: Person, channel: int, value: str = "3") -> Any:
    """A bid chosen, and whatever must be confirmed confirmed."""
    message = await person.act(channel)
    (menu,) = [one for one in offered(message) if one.verb == "pick"]
    result = await person.actor.select(message, [value], custom_id=str(menu))
    assert result.response is not None
    if any(one.verb == "yes" for one in offered(result.response)):
        result = await person.press(result.response, "yes")
    return result
