"""Secret questions by DM: with the hand as a picture, and to be answered right there."""

from bot.chat.messages.parts import Buttons, Link, Say, Sheet
from bot.chat.questions.asking import Questions
from bot.chat.table import Place, spoken
from bot.table.state import Look
from engine.text import Seat


class Secrets:
    def __init__(self, questions: Questions) -> None:
        self._questions = questions

    async def sheet(self, look: Look, seat: Seat, place: Place) -> Sheet:
        locale = look.locale_of(seat)
        return framed(await self._questions.sheet(look, seat, locale), look, place, locale)


def framed(sheet: Sheet, look: Look, place: Place, locale: str) -> Sheet:
    """In a DM every sheet says which game it is about, and leads back to its table."""
    words = spoken(look, locale)
    head = Say(f"-# {words('chat-dm-head', title=look.match.game.name)}")
    return sheet.after(head).then(Buttons((Link(place.link(), words("chat-to-table")),)))
