"""Terms and open votes of a table, what a player missed, and the replay, as private messages."""

import json

from bot.acts.agreement import agreed_texts
from bot.acts.table import VOTE, request_text
from bot.chat.lobby.sheet import texts_in_words
from bot.chat.markdown import escape_text
from bot.chat.marks import Moment, Small
from bot.chat.messages.act_buttons import button, more_button
from bot.chat.messages.caller import Caller
from bot.chat.messages.parts import Part, Say, Sheet, Show, rows
from bot.chat.table import words_at
from bot.host import catchup
from bot.host.host import Host
from bot.table import status, votes
from bot.table.state import TableState
from engine.text import Seat
from render.picture import Picture
from render.words import Words

HOUR = 3600.0
LONGEST_REPORT = 1800
"""Characters of a list within a message."""


class TableReports:
    def __init__(self, host: Host, public_url: str = "") -> None:
        self._host = host
        self._url = public_url.rstrip("/")

    def agreement_parts(self, table: TableState, seat: Seat | None, locale: str) -> list[Part]:
        """The terms, votes and time lines of the status page; those who may vote are told how."""
        words, now = words_at(table, locale), self._host.clock.now()
        report = status.status(table, now)
        lines = [str(Small(texts_in_words(agreed_texts(table), words)))]
        if report.paused:
            lines.append(f"{words('page-paused')} {Moment(report.paused, 'moment')}")
        for holder in report.seats:
            lines += [
                f"**{escape_text(holder.name)}** · {words('page-away', first=first, last=last)}"
                for first, last in holder.away
            ]
            if holder.kind == "open":
                way = _command(words, "command-table-take-seat")
                lines.append(f"**{escape_text(holder.name)}** · {words('page-kind-open')} · {way}")
        for request in report.requests:
            asked = words.say(request_text(request))
            lines.append(f"{asked} · {Moment(request.until)} · {_command(words, 'command-table-vote')}")
        doing = [button(VOTE, table.id, words, "primary")] if _may_vote(table, seat) else []
        return [Say("\n".join(lines)), *rows([*doing, more_button("table", table.id, words)])]

    # --- catching up

    async def changes_sheet(self, table: TableState, seat: Seat, locale: str) -> Sheet:
        """What is different on the board since this seat's last move."""
        words = words_at(table, locale)
        changed = await catchup.changes_since(self._host, table.id, seat, locale)
        changes = whole_lines([escape_text(line) for line in changed], LONGEST_REPORT)
        return Sheet((Say(f"### {words('tell-changed')}"), Say(changes or words("page-missed-nothing"))))

    async def missed_sheet(self, table: TableState, seat: Seat, locale: str) -> Sheet:
        words = words_at(table, locale)
        since = await catchup.since_last_move(self._host, table.id, seat)
        story = "\n".join(words.say(line.text) for line in since.lines) or words("page-missed-nothing")
        earlier = [Say(Small(words("page-earlier", count=since.earlier)))] if since.earlier else []
        changed = (await self.changes_sheet(table, seat, locale)).parts if since.lines else ()
        pair = await catchup.before_and_after(self._host, table.id, seat, locale=locale)
        film = await catchup.animate(self._host, table.id, seat, locale=locale)
        moving = Picture(film, pair.width, pair.height, words("page-film"))
        return Sheet(
            (
                Say(f"### {words('page-missed')}"),
                *earlier,
                Say(whole_lines(story.split("\n"), LONGEST_REPORT)),
                *changed,
                Show("before-after.png", pair),
                Show("film.gif", moving),
            )
        )

    async def send_replay(self, caller: Caller, table: TableState) -> None:
        """Send the link to the replay in the browser, and the game as a file once its seed may be shown."""
        link = self.replay_link(table)
        if link and not (table.state == "over" and table.told_seed):
            await caller.send_files(link, [])
            return
        file = (f"{table.title}-{table.id}.json", await self.export_bytes(table))
        await caller.send_files(link or caller.words("chat-exported"), [file])

    async def export_bytes(self, table: TableState) -> bytes:
        return json.dumps(await catchup.export(self._host, table.id)).encode()

    def replay_link(self, table: TableState) -> str | None:
        return f"{self._url}/t/{table.id}/replay" if self._url else None


def _may_vote(table: TableState, seat: Seat | None) -> bool:
    return any(seat in votes.voters(table, request) for request in votes.requests(table))


def _command(words: Words, name: str) -> str:
    """A slash command in the language of its reader."""
    return f"`/{words('cmd-game')} {words(name)}`"


def whole_lines(lines: list[str], limit: int) -> str:
    """As many lines from the first on as there is room for, none of them in part; then how it goes on."""
    fitting: list[str] = []
    for line in lines:
        if sum(map(len, fitting)) + len(fitting) + len(line) + 2 > limit:
            return "\n".join([*fitting, "…"])
        fitting.append(line)
    return "\n".join(fitting)
