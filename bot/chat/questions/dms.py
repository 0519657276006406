"""Secret questions by DM: with the hand as a picture, and to be answered right there."""

from bot.chat.messages.parts import Buttons, Link, Say, Sheet
from bot.chat.questions.asking import Questions
from bot.chat.table import Place, words_at
from bot.table.state import TableState
from engine.text import Seat


class Secrets:
    def __init__(self, questions: Questions) -> None:
        self._questions = questions

    async def sheet(self, table: TableState, seat: Seat, place: Place) -> Sheet:
        locale = table.locale_of(seat)
        return frame_for_dm(await self._questions.sheet(table, seat, locale), table, place, locale)


def frame_for_dm(sheet: Sheet, table: TableState, place: Place, locale: str) -> Sheet:
    """In a DM every sheet says which game it is about, and leads back to its table."""
    words = words_at(table, locale)
    head = Say(f"-# {words('chat-dm-head', title=table.match.game.name)}")
    return sheet.after(head).then(Buttons((Link(place.link(), words("chat-to-table")),)))
