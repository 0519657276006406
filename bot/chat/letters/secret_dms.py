"""Secret questions by DM: one message for each question, kept up to date while it waits for its answer."""

from dataclasses import replace

from bot.chat.letters.letters_of_changes import dms_closed
from bot.chat.letters.progress import ProgressBook, SecretDm, question_of
from bot.chat.letters.reminder_sender import pings_by_dm_only
from bot.chat.messages.delivery import Delivery, send_or_plainly
from bot.chat.messages.outcomes import Closed
from bot.chat.messages.parts import Keep, Say, Sheet, Show, picture_in
from bot.chat.questions.question_desk import QuestionDesk, frame_elsewhere
from bot.chat.table import Place, user_of, words_at
from bot.host.host import Host
from bot.surfaces import Surface
from bot.table.deadlines import stands_for
from bot.table.letters import DueLetter, SecretQuestion
from bot.table.state import TableState
from engine.text import Seat

LAPSED = ""
"""No question: what a DM asked is answered or no longer asked."""


class SecretDms:
    """Asks by DM; the person who takes none answers through Act."""

    def __init__(
        self,
        host: Host,
        surface: Surface,
        delivery: Delivery,
        questions: QuestionDesk,
        progress: ProgressBook,
    ) -> None:
        self._host = host
        self._surface = surface
        self._delivery = delivery
        self._questions = questions
        self._progress = progress

    async def send(self, due: DueLetter, question: SecretQuestion, table: TableState, place: Place) -> None:
        """Ask, unless they see the question in the reply to their own press, or it is no longer asked."""
        seat = question.seat
        progress = await self._progress.read(table.id)
        last = progress.dms.get(seat)
        if last and (question.fresh or question.anew) and last.nonce != due.nonce:
            last = replace(last, question=LAPSED)
            await self._note(table, place, seat, last)
        user = user_of(table, seat, self._surface)
        closed = seat in progress.closed and not question.anew
        token = table.token(seat)
        if user is None or not stands_for(question.token, token) or closed:
            return
        if await self._questions.presence.sees(table.id, seat, token):
            return
        locale = table.locale_of(seat)
        asked = await self._questions.sheet(table, seat, locale, unasked=True)
        sheet = frame_elsewhere(asked, table, place, locale)
        if last and await self._keep_up_to_date(table, place, seat, last, sheet):
            return
        if last:
            await self._delivery.delete(last.channel, last.message)
        await self._ask_again(due, seat, table, place, user, sheet)

    async def _keep_up_to_date(
        self, table: TableState, place: Place, seat: Seat, last: SecretDm, sheet: Sheet
    ) -> bool:
        """The DM that asked this very question says what it is now; False: it takes another one."""
        if last.question != question_of(table, seat):
            return False
        if not await self._delivery.edit(last.channel, last.message, _without_upload(sheet, last)):
            return False
        await self._note(table, place, seat, replace(last, picture=picture_in(sheet)))
        return True

    async def _ask_again(
        self,
        due: DueLetter,
        seat: Seat,
        table: TableState,
        place: Place,
        user: str,
        sheet: Sheet,
    ) -> None:
        loud = pings_by_dm_only(table, seat, self._host.clock.now())
        locale = table.locale_of(seat)
        untold = frame_elsewhere(Sheet((Say(words_at(table, locale)("chat-untold")),)), table, place, locale)
        try:
            sent, sheet = await send_or_plainly(
                lambda sheet: self._delivery.to_person(user, sheet, due.nonce, loud=loud),
                sheet,
                untold,
                due,
            )
        except Closed:
            await self._progress.change(
                table.id,
                place,
                lambda progress: replace(progress, closed=tuple({*progress.closed, seat})),
                dms_closed(self._surface, table, place, seat, user),
            )
            return
        asked, picture = question_of(table, seat), picture_in(sheet)
        made = SecretDm(sent.room, sent.message, asked, due.nonce, picture)
        await self._note(table, place, seat, made)

    async def _note(self, table: TableState, place: Place, seat: Seat, dm: SecretDm) -> None:
        await self._progress.change(
            table.id, place, lambda progress: replace(progress, dms={**progress.dms, seat: dm})
        )


def _without_upload(sheet: Sheet, last: SecretDm) -> Sheet:
    """The sheet with the picture that the message has already, where it is the same."""
    parts = [
        Keep(*last.picture)
        if isinstance(part, Show) and last.picture and part.file == last.picture[0]
        else part
        for part in sheet.parts
    ]
    return Sheet(tuple(parts))
