"""The host of a table takes moves back: any move, chosen from what they heard, and confirmed."""

from bot.chat.markdown import clip
from bot.chat.marks import Small
from bot.chat.messages.caller import Caller, Press
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
    rows,
)
from bot.chat.messages.refusal import ChatRefused
from bot.chat.table import place_of, seat_of, words_at
from bot.host import rewind
from bot.host.host import Host
from bot.host.rewind import HeardMove
from bot.series.fairness import judges_own_game
from bot.table import votes
from bot.table.state import TableState
from engine.errors import Refused
from engine.text import Text, text
from render.words import Words

MOST_LINES = 12


class Rewinding:
    def __init__(self, host: Host) -> None:
        self._host = host

    async def sheet(
        self,
        table: TableState,
        caller: Caller,
        page: int = 0,
        complaint: Text | None = None,
    ) -> Sheet:
        """A menu of the moves that can be taken back to, the newest first."""
        words = words_at(table, caller.locale)
        past = await self._past(table, caller)
        head: list[Part] = [Say(f"### {words('chat-rewind')}")]
        if complaint:
            head.append(Say(f"⚠️ {words.say(complaint)}"))
        if not past:
            return Sheet((*head, Say(words("chat-rewind-nothing"))))
        here = past[page * MOST_ITEMS : (page + 1) * MOST_ITEMS]
        items = tuple(MenuItem(str(move.seq), clip(_move_in_words(move, words), ITEM_LABEL)) for move in here)
        menu = Menu(self._id(table), items, words("chat-rewind-which"))
        pages = self._pages(table, page, len(past), words)
        return Sheet((*head, Say(words("chat-rewind-lead")), menu, *pages))

    def _id(self, table: TableState, arg: str = "") -> Id:
        """An id that names the last change that was shown."""
        return Id("rewind", table.id, at=f"{table.seq:x}", arg=arg)

    def _pages(self, table: TableState, page: int, count: int, words: Words) -> list[Part]:
        last = (count - 1) // MOST_ITEMS
        turns = [("chat-rewind-later", page - 1), ("chat-rewind-earlier", page + 1)]
        buttons: list[Button | Link] = [
            Button(self._id(table, f"p{to}"), words(key)) for key, to in turns if 0 <= to <= last
        ]
        return list(rows(buttons))

    async def handle_press(self, caller: Caller, press: Press) -> None:
        await caller.reply_in_place()
        table = await self._host.table(press.id.table)
        await caller.show(await self._sheet_after(table, caller, press))

    async def _sheet_after(self, table: TableState, caller: Caller, press: Press) -> Sheet:
        arg, locale = press.id.arg, caller.locale
        if arg.startswith("p") and arg[1:].isdigit():
            return await self.sheet(table, caller, int(arg[1:]))
        if press.id.verb == "rewind":
            return await self._confirmation(table, caller, int(press.choice))
        await _check_may_rewind(table, caller)
        seat, shown = seat_of(table, caller.key), int(press.id.at, 16)
        try:
            if seat is not None and judges_own_game(table, seat, known=True):
                await votes.ask_rewind(self._host, table.id, seat, int(arg), shown)
                return Sheet.of(words_at(table, locale)("rewind-asked"))
            await rewind.rewind(self._host, table.id, int(arg), shown)
        except Refused as refused:
            return await self.sheet(await self._host.table(table.id), caller, complaint=refused.reason)
        return Sheet.of(f"↩️ {words_at(table, locale)('chat-rewound')}")

    async def _confirmation(self, table: TableState, caller: Caller, seq: int) -> Sheet:
        words = words_at(table, caller.locale)
        gone = [move for move in await self._past(table, caller) if move.seq >= seq]
        if not gone:
            return await self.sheet(table, caller, complaint=text("refuse-stale"))
        lines = [f"- ~~{_move_in_words(move, words)}~~" for move in reversed(gone)]
        if len(lines) > MOST_LINES:
            lines = [*lines[:MOST_LINES], Small(words("chat-rewind-more", count=len(lines) - MOST_LINES))]
        sure = Button(
            Id("rewound", table.id, at=f"{table.seq:x}", arg=str(seq)), words("chat-rewind-sure"), "danger"
        )
        back = Button(self._id(table, "p0"), words("chat-back"))
        head = Say(f"### {words('chat-rewind')}\n{words('chat-rewind-ask')}")
        return Sheet((head, Say("\n".join(lines)), *rows([sure, back])))

    async def _past(self, table: TableState, caller: Caller) -> list[HeardMove]:
        """The moves as the host of the table was told of them: they may be one of the players."""
        await _check_may_rewind(table, caller)
        return await rewind.moves_heard(self._host, table.id, seat_of(table, caller.key))


def _move_in_words(move: HeardMove, words: Words) -> str:
    return " ".join(words.say(text) for text in move.heard)


async def _check_may_rewind(table: TableState, caller: Caller) -> None:
    """Refuse everyone but the opener of the table and the managers of the server."""
    place = place_of(table, caller.surface)
    assert place is not None, "found in a chat"
    if place.opener == caller.person.id:
        return
    if caller.server != place.server or not (await caller.powers(table.id)).manages:
        raise ChatRefused(text("chat-lobby-not-opener"))
