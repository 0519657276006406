"""What people around a game ask, promise and leave in advance, and how one catches up."""

import json
from dataclasses import replace

from bot.chat.lobby.lobby import NotSo
from bot.chat.lobby.sheet import agreed
from bot.chat.messages.grammar import Id
from bot.chat.messages.parts import Button, Part, Say, Sheet, Show, rows
from bot.chat.table import plain, spoken, user_key
from bot.host import catchup
from bot.host.host import Host
from bot.table import status, substitutes, votes
from bot.table.requests import Request
from bot.table.seating import SeatSpec
from bot.table.state import TableState
from engine.text import Seat, text
from render.picture import Picture
from render.words import Words

HOUR = 3600.0


class Company:
    def __init__(self, host: Host, public_url: str = "") -> None:
        self._host = host
        self._url = public_url.rstrip("/")

    # --- promises and requests

    def promises(self, table: TableState, seat: Seat | None, locale: str) -> list[Part]:
        """What belongs on the status page besides whom the table waits for; whoever may vote finds how."""
        words, now = spoken(table, locale), self._host.clock.now()
        found = status.status(table, now)
        lines = [f"-# {agreed(found.terms, words)}"]
        if found.paused:
            lines.append(f"{words('aweb-paused')} <t:{int(found.paused)}:f>")
        for one in found.seats:
            lines += [
                f"**{plain(one.name)}** · {words('aweb-away', first=first, last=last)}"
                for first, last in one.away
            ]
            if one.kind == "open":
                lines.append(f"**{plain(one.name)}** · {words('aweb-kind-open')} · {_command(words, 'sub')}")
        for request in found.requests:
            who = plain(table.names[request.seat])
            asked = words(f"aweb-vote-{request.kind}", who=who, hours=max(1, round(request.about / HOUR)))
            lines.append(f"{asked} · <t:{int(request.until)}:R> · {_command(words, 'vote')}")
        ballots = [part for request in found.requests for part in _ballot(table, seat, request, words)]
        return [Say("\n".join(lines)), *ballots]

    async def pause(self, table: TableState, seat: Seat, hours: int, locale: str) -> Sheet:
        if table.paused is not None:
            await votes.resume(self._host, table.id, seat)
        else:
            await votes.ask_pause(self._host, table.id, seat, hours * HOUR)
        return self._asked(table, locale)

    async def extend(self, table: TableState, seat: Seat, hours: int, locale: str) -> Sheet:
        await votes.ask_extension(self._host, table.id, seat, hours * HOUR)
        return self._asked(table, locale)

    async def take_back(self, table: TableState, seat: Seat, locale: str) -> Sheet:
        await votes.ask_undo(self._host, table.id, seat)
        return self._asked(table, locale)

    async def vote(self, table: TableState, seat: Seat, agree: bool, locale: str) -> Sheet:
        """On the oldest request that waits for this seat's vote."""
        found = [one for one in votes.requests(table) if seat in votes.voters(table, one)]
        undecided = [one for one in found if seat not in (*one.yes, *one.no)] or found
        if not undecided:
            raise NotSo(text("async-vote-over"))
        return await self.voted(table, seat, undecided[0].id, agree, locale)

    async def voted(self, table: TableState, seat: Seat, request_id: int, agree: bool, locale: str) -> Sheet:
        """A vote on this very request; whoever asked it takes it back by a no."""
        own = any(one.id == request_id and one.seat == seat for one in votes.requests(table))
        if own and not agree:
            await votes.withdraw(self._host, table.id, seat, request_id)
            return self._asked(table, locale)
        await votes.vote(self._host, table.id, seat, request_id, agree)
        return Sheet((Say(spoken(table, locale)("achat-voted")),))

    def _asked(self, table: TableState, locale: str) -> Sheet:
        return Sheet((Say(spoken(table, locale)("achat-asked")),))

    async def mute(self, table: TableState, seat: Seat, locale: str) -> Sheet:
        await self._host.reminders.mute(table.id, seat)
        return Sheet((Say(spoken(table, locale)("achat-muted")),))

    # --- seats

    async def offer(self, table: TableState, seat: Seat, locale: str) -> Sheet:
        await substitutes.leave(self._host, table.id, seat)
        return Sheet((Say(spoken(table, locale)("achat-offered")),))

    async def take(self, table: TableState, user_id: int, name: str, locale: str) -> Sheet:
        """One's own seat again, else the first that is free."""
        person = user_key(user_id)
        own = [one.seat for one in table.seats if substitutes.may_return(table, one.seat, user_id=person)]
        if own:
            await substitutes.give_back(self._host, table.id, own[0])
        elif free := substitutes.offered(table):
            spec = SeatSpec(name, user_id=person, locale=locale)
            await substitutes.take_over(self._host, table.id, free[0], spec)
        else:
            raise NotSo(text("achat-no-seat"))
        return Sheet((Say(spoken(table, locale)("achat-seated")),))

    async def give_back(self, table: TableState, seat: Seat, locale: str) -> Sheet:
        await substitutes.give_back(self._host, table.id, seat)
        return Sheet((Say(spoken(table, locale)("achat-given-back")),))

    # --- catching up

    async def missed(self, table: TableState, seat: Seat, locale: str) -> Sheet:
        words = spoken(table, locale)
        since = await catchup.since_last_move(self._host, table.id, seat)
        said = "\n".join(words.say(one.text) for one in since.lines) or words("aweb-missed-nothing")
        earlier = [Say(f"-# {words('aweb-earlier', count=since.earlier)}")] if since.earlier else []
        pair = await catchup.before_and_after(self._host, table.id, seat, locale=locale)
        film = await catchup.moving(self._host, table.id, seat, locale=locale)
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

    async def exported(self, table: TableState) -> bytes:
        return json.dumps(await catchup.export(self._host, table.id)).encode()

    def replay_link(self, table: TableState) -> str | None:
        return f"{self._url}/t/{table.id}/replay" if self._url else None


def _command(words: Words, name: str) -> str:
    """As the reader's Discord knows it."""
    return f"`/{words('cmd-game')} {words(f'cmd-{name}')}`"


def _ballot(table: TableState, seat: Seat | None, request: Request, words: Words) -> list[Part]:
    """The buttons for those who may vote, and the one for whoever asked."""
    yes = Button(Id("agree", table.id, seat, arg=str(request.id)), words("aweb-yes"), "success")
    no = Button(Id("differ", table.id, seat, arg=str(request.id)), words("aweb-no"))
    if seat in votes.voters(table, request):
        return list(rows([yes, no]))
    return list(rows([replace(no, label=words("aweb-withdraw"))])) if seat == request.seat else []
