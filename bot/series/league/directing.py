"""What organisers decide for a league as a whole: begin, present, write to its members, end."""

from bot.host.host import Host
from bot.host.reminders import message_address, surfaces_that_tell, wait_before_message
from bot.series.errors import NotPossible
from bot.series.follow_up import FollowUp
from bot.series.league import season_progress
from bot.series.league.book import DAY, League, OrganiserMessage
from bot.series.league.organising import check_organises
from bot.series.league.round_tables import RoundTables
from bot.series.shelf import Shelf
from bot.surfaces import reads_pages
from bot.table.letters import Addressed, SeriesMessage
from bot.table.seating import clean_name
from bot.typed_text import clean_text
from engine.text import Text, text

MOST_MESSAGES = 3
"""How often all members of a league may be written to within a day."""
KEPT_MESSAGES = 10
LONGEST_MESSAGE = 500
LONGEST_DESCRIPTION = 1000


class Directing:
    """Each use is in the log of the league, with the organiser."""

    def __init__(self, host: Host, shelf: Shelf[League], round_tables: RoundTables) -> None:
        self._host = host
        self._shelf = shelf
        self._round_tables = round_tables

    async def begin(self, series_id: str, by: str) -> None:
        """End the sign-up and pair the first round."""
        now = self._host.clock.now()

        def make(book: League, follow_up: FollowUp) -> None:
            check_organises(book, by)
            if reason := why_not_begin(book):
                raise NotPossible(reason.key, **reason.args)
            book.season.starts = now
            follow_up.log(by, "league-log-begun")
            season_progress.advance_season(book, follow_up, now)

        await self._shelf.change(series_id, make)
        await self._round_tables.visit(series_id)

    async def present(self, series_id: str, by: str, name: str, description: str) -> None:
        """Change the name of a league and what its page says about it."""
        called, about = clean_name(name), clean_text(description).strip()[:LONGEST_DESCRIPTION]

        def make(book: League, follow_up: FollowUp) -> None:
            check_organises(book, by)
            if called and called != book.name:
                follow_up.log(by, "league-log-renamed", before=book.name, name=called)
                book.name = called
            if about != book.description:
                follow_up.log(by, "league-log-described")
                book.description = about

        await self._shelf.change(series_id, make)

    async def write_to_all(self, series_id: str, by: str, name: str, words: str) -> None:
        """Write to all members, and where the league is at home; `name` is the organiser's."""
        now, typed = self._host.clock.now(), clean_text(words).strip()[:LONGEST_MESSAGE]
        before = (await self._shelf.get(series_id)).book
        sentence = text("league-message", name=before.name, who=name, words=typed)
        letters = await self.letters_to_members(series_id, before, by, sentence, avoiding=True)

        def make(book: League, follow_up: FollowUp) -> None:
            check_organises(book, by)
            if not count_writing(book, now):
                raise NotPossible("league-too-many-messages")
            book.messages = [*book.messages, OrganiserMessage(by, now, typed)][-KEPT_MESSAGES:]
            follow_up.log(by, "league-log-message")
            follow_up.announcements.append(sentence)
            follow_up.letters += letters

        await self._shelf.change(series_id, make)

    async def end(self, series_id: str, by: str, *, counted: bool) -> None:
        """End a league for good. What is played now counts as it stands, or not at all; tables that are not
        over count for nobody."""
        before = (await self._shelf.get(series_id)).book
        sentence = text("league-ended", name=before.name)
        letters = await self.letters_to_members(series_id, before, by, sentence)

        def make(book: League, follow_up: FollowUp) -> None:
            check_organises(book, by)
            if book.ended:
                raise NotPossible("league-ended-already")
            follow_up.log(by, "league-log-ended")
            season_progress.end_league(book, follow_up, counted=counted)
            follow_up.letters += letters

        await self._shelf.change(series_id, make)
        await self._round_tables.run_errands()

    async def letters_to_members(
        self, series_id: str, book: League, by: str, sentence: Text, *, avoiding: bool = False
    ) -> list[Addressed]:
        """A letter to every member but the organiser, when and where they want to hear of things; with
        `avoiding`, to nobody who is not to meet the organiser."""
        members = [member for member in book.season.members if member.state in ("in", "substitute")]
        people = {by, *(member.user_id for member in members)}
        pairs = await self._host.avoided.pairs(people) if avoiding else set()
        letters: list[Addressed] = []
        for member in members:
            if member.user_id != by and frozenset((member.user_id, by)) not in pairs:
                letter = SeriesMessage(series_id, sentence, by, member.locale or book.locale)
                letters += await self._letters_to(member.user_id, letter)
        return letters

    async def _letters_to(self, person_id: str, letter: SeriesMessage) -> list[Addressed]:
        settings = await self._host.people.settings(person_id)
        wait = wait_before_message(settings, self._host.clock.now())
        if wait is None or (reads_pages(person_id) and not settings.called):
            return []
        return [
            Addressed(message_address(surface, person_id), letter, wait)
            for surface in surfaces_that_tell(person_id, called=settings.called)
        ]


def why_not_begin(book: League) -> Text | None:
    """Why a season cannot begin now."""
    if book.ended or book.season.state != "signup":
        return text("league-no-signup")
    people = sum(member.state == "in" for member in book.season.members)
    least = season_progress.least_people(book.regulations)
    return text("league-too-few-now", people=people, least=least) if people < least else None


def count_writing(book: League, now: float) -> bool:
    """Note that all members are written to; False: they were written to often enough today."""
    lately = [at for at in book.written if now - DAY < at <= now]
    if len(lately) >= MOST_MESSAGES:
        return False
    book.written = [*lately, now]
    return True
