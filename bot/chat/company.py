"""What people around a game ask, promise and leave in advance, and how one catches up."""

import json
from typing import Any

from bot import catchup, orders, status, substitutes, votes
from bot.chat.lobby import NotSo
from bot.chat.parts import Part, Say, Sheet, Show
from bot.chat.table import plain, spoken, user_key
from bot.host import Host
from bot.look import Look
from bot.orders import Order
from bot.seating import SeatSpec
from engine.choice import Amount, Answer, Choice, OneOf, Pick
from engine.text import Seat, text
from render.picture import Picture
from render.words import Words

HOUR = 3600.0


class Company:
    def __init__(self, host: Host, public_url: str = "") -> None:
        self._host = host
        self._url = public_url.rstrip("/")

    # --- promises and requests

    def promises(self, look: Look, locale: str) -> list[Part]:
        """What belongs on the status page besides whom the table waits for."""
        words, now = spoken(look, locale), self._host.clock.now()
        found = status.status(look, now)
        lines = []
        if found.paused:
            lines.append(f"{words('aweb-paused')} <t:{int(found.paused)}:f>")
        for one in found.seats:
            lines += [
                f"**{plain(one.name)}** · {words('aweb-away', first=first, last=last)}"
                for first, last in one.away
            ]
            if one.kind == "open":
                lines.append(f"**{plain(one.name)}** · {words('aweb-kind-open')} · `/game sub`")
        for request in found.requests:
            who = plain(look.names[request.seat])
            asked = words(f"aweb-vote-{request.kind}", who=who, hours=max(1, round(request.about / HOUR)))
            lines.append(f"{asked} · <t:{int(request.until)}:R> · `/game vote`")
        return [Say("\n".join(lines))] if lines else []

    async def pause(self, look: Look, seat: Seat, hours: int, locale: str) -> Sheet:
        if look.paused is not None:
            await votes.resume(self._host, look.id, seat)
        else:
            await votes.ask_pause(self._host, look.id, seat, hours * HOUR)
        return self._asked(look, locale)

    async def extend(self, look: Look, seat: Seat, hours: int, locale: str) -> Sheet:
        await votes.ask_extension(self._host, look.id, seat, hours * HOUR)
        return self._asked(look, locale)

    async def take_back(self, look: Look, seat: Seat, locale: str) -> Sheet:
        await votes.ask_undo(self._host, look.id, seat)
        return self._asked(look, locale)

    async def vote(self, look: Look, seat: Seat, agree: bool, locale: str) -> Sheet:
        """On the oldest request that waits for this seat's vote."""
        found = [one for one in votes.requests(look) if seat in votes.voters(look, one)]
        undecided = [one for one in found if seat not in (*one.yes, *one.no)] or found
        if not undecided:
            raise NotSo(text("async-vote-over"))
        await votes.vote(self._host, look.id, seat, undecided[0].id, agree)
        return Sheet((Say(spoken(look, locale)("achat-voted")),))

    def _asked(self, look: Look, locale: str) -> Sheet:
        return Sheet((Say(spoken(look, locale)("achat-asked")),))

    async def mute(self, look: Look, seat: Seat, locale: str) -> Sheet:
        await self._host.reminders.mute(look.id, seat)
        return Sheet((Say(spoken(look, locale)("achat-muted")),))

    # --- seats

    async def offer(self, look: Look, seat: Seat, locale: str) -> Sheet:
        await substitutes.leave(self._host, look.id, seat)
        return Sheet((Say(spoken(look, locale)("achat-offered")),))

    async def take(self, look: Look, user_id: int, name: str, locale: str) -> Sheet:
        """One's own seat again, else the first that is free."""
        person = user_key(user_id)
        own = [one.seat for one in look.seats if substitutes.may_return(look, one.seat, user_id=person)]
        if own:
            await substitutes.give_back(self._host, look.id, own[0])
        elif free := substitutes.offered(look):
            spec = SeatSpec(name, user_id=person, locale=locale)
            await substitutes.take_over(self._host, look.id, free[0], spec)
        else:
            raise NotSo(text("achat-no-seat"))
        return Sheet((Say(spoken(look, locale)("achat-seated")),))

    async def give_back(self, look: Look, seat: Seat, locale: str) -> Sheet:
        await substitutes.give_back(self._host, look.id, seat)
        return Sheet((Say(spoken(look, locale)("achat-given-back")),))

    # --- orders

    def orders(self, look: Look, seat: Seat, locale: str) -> Sheet:
        words = spoken(look, locale)
        lines = [
            f"- {words.say(kind.label)}: **{_said(kind.choice, order.answer, words)}**"
            f"{' · ' + words('achat-next-time') if order.once else ''}"
            if order
            else f"- {words.say(kind.label)}: —"
            for kind, order in orders.listed(look, seat)
        ]
        head = f"### {words('aweb-orders')}"
        return Sheet((Say(head), Say("\n".join(lines) or words("aweb-orders-none"))))

    async def order(
        self, look: Look, seat: Seat, question: str, answer: str | None, once: bool, locale: str
    ) -> Sheet:
        """Leave an order; without an answer, drop the one there is."""
        kinds = {kind.key: kind for kind, _ in orders.listed(look, seat)}
        if question not in kinds:
            raise orders.NoSuchOrder
        if answer is None:
            await orders.drop(self._host, look.id, seat, question)
        else:
            given = answer_of(kinds[question].choice, answer)
            await orders.give(self._host, look.id, seat, Order(question, given, once))
        return self.orders(await self._host.look(look.id), seat, locale)

    # --- catching up

    async def missed(self, look: Look, seat: Seat, locale: str) -> Sheet:
        words = spoken(look, locale)
        since = await catchup.since_last_move(self._host, look.id, seat)
        said = "\n".join(words.say(one.text) for one in since.lines) or words("aweb-missed-nothing")
        earlier = [Say(f"-# {words('aweb-earlier', count=since.earlier)}")] if since.earlier else []
        pair = await catchup.before_and_after(self._host, look.id, seat, locale=locale)
        film = await catchup.moving(self._host, look.id, seat, locale=locale)
        moving = Picture(film, pair.width, pair.height, words("aweb-film"))
        return Sheet(
            (
                Say(f"### {words('aweb-missed')}"),
                *earlier,
                Say(said[:3000]),
                Show("before-after.png", pair),
                Show("film.gif", moving),
            )
        )

    async def exported(self, look: Look) -> bytes:
        return json.dumps(await catchup.export(self._host, look.id)).encode()

    def replay_link(self, look: Look) -> str | None:
        return f"{self._url}/t/{look.id}/replay" if self._url else None


def answer_of(choice: Choice, said: str) -> Answer:
    """A short answer as typed: an option, a number, or a branch with its number."""
    said = said.strip()
    match choice:
        case Pick() if choice.single:
            return said
        case Amount():
            return int(said) if said.lstrip("-").isdecimal() else said
        case OneOf():
            name, _, rest = said.partition(" ")
            branch = next((one for one in choice.branches if one.id == name), None)
            return {name: answer_of(branch.choice, rest) if branch and rest else {}}
        case _:
            try:
                return json.loads(said)
            except ValueError:
                return said


def offered_answers(choice: Choice, words: Words) -> list[tuple[str, str]]:
    """What may be typed, as far as it can be listed."""
    match choice:
        case Pick(options=options) if choice.single:
            return [(words.say(one.label), one.id) for one in options]
        case OneOf(branches=branches):
            return [(words.say(one.label), one.id) for one in branches]
        case Amount(low=low, high=high, step=step):
            return [(str(value), str(value)) for value in list(range(low, high + 1, step))[:25]]
        case _:
            return []


def _said(choice: Choice, answer: Any, words: Words) -> str:
    known = {value: label for label, value in offered_answers(choice, words)}
    if isinstance(answer, dict) and len(answer) == 1:
        ((name, inner),) = answer.items()
        return f"{known.get(name, name)} {inner if inner else ''}".strip()
    return known.get(str(answer), str(answer))
