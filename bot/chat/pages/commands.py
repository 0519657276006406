"""What the commands do; each platform says how they are called."""

from typing import Any

from bot.acts.act import Actor
from bot.acts.agreement import NewTable, settle
from bot.chat.acts.command_options import AGREED, answers_from
from bot.chat.learning.lesson_desk import lessons_sheet
from bot.chat.letters.making_room import move_table, show_again
from bot.chat.lobby.allowance import Allowance
from bot.chat.lobby.opening import Opening
from bot.chat.lobby.variants import variants
from bot.chat.markdown import escape_text
from bot.chat.messages.caller import Caller
from bot.chat.messages.delivery import Rooms
from bot.chat.messages.parts import MOST_ITEMS, Buttons, Link, Say, Sheet
from bot.chat.messages.refusal import ChatRefused
from bot.chat.pages.campaigns import CampaignReading
from bot.chat.pages.leagues import LeagueReading
from bot.chat.pages.people import PeopleReading
from bot.chat.pages.plan_desk import PlanDesk, orders_everywhere
from bot.chat.pages.reading import Reading
from bot.chat.pages.reports import TableReports
from bot.chat.pages.rewinding import Rewinding
from bot.chat.pages.which_game import GameFinder
from bot.chat.questions.ahead import look_ahead, with_ahead
from bot.chat.questions.question_desk import QuestionDesk
from bot.chat.questions.rules_desk import RulesDesk
from bot.chat.servers import is_moderator, locale_here, may_open
from bot.chat.table import place_of, seat_of, words_at
from bot.host import dialogue
from bot.host.drawing import tell_position
from bot.host.host import Host
from bot.host.server_settings import SettingsOfServers
from bot.series.steward import Steward
from bot.surfaces import Surface
from bot.table.agreement import Agreement
from bot.table.lobby import Lobby
from bot.table.state import TableState
from data.rulebook import paragraph_behind
from engine import registry
from engine.text import Seat, text
from render.artist import artist
from render.speech import entry_name
from render.words import Words

LONGEST_NAME = 100
"""Characters of a suggestion, as many as the narrowest platform shows."""


class Commands:
    def __init__(
        self,
        host: Host,
        surface: Surface,
        opening: Opening,
        questions: QuestionDesk,
        settings: SettingsOfServers,
        steward: Steward,
        rooms: Rooms,
        public_url: str = "",
    ) -> None:
        self.host = host
        self.opening = opening
        self.questions = questions
        self.reading = Reading(host, surface, public_url)
        self.settings = settings
        self.finder = GameFinder(host)
        self._rooms = rooms
        self.allowance = Allowance(host, steward, settings)
        self.reports = TableReports(host, public_url)
        self.leagues = LeagueReading(host, steward.leagues)
        self.campaigns = CampaignReading(host, steward.campaigns)
        self.people = PeopleReading(host, steward)
        self.desk = PlanDesk(host)
        self.rewinding = Rewinding(host)
        self.rules_desk = RulesDesk(host.studio, public_url)

    async def _own_table(self, caller: Caller, game: str | None) -> tuple[TableState, Seat]:
        await caller.reply_privately()
        return await self.finder.own_game(caller, game)

    async def _any_table(self, caller: Caller, game: str | None) -> TableState:
        await caller.reply_privately()
        return await self.finder.any_game(caller, game)

    async def moderated_games(self, caller: Caller, typed: str) -> list[tuple[str, str]]:
        """The games of the server, for the autocompletion of a moderator."""
        if not await is_moderator(caller, self.settings):
            return []
        return await self.finder.games_on_server(caller, typed)

    async def new(
        self,
        caller: Caller,
        title: str,
        seats: int | None = None,
        options: str | None = None,
        private: bool | None = None,
        **terms: Any,
    ) -> None:
        """Open a lobby; what its table agrees on may be given with it, and changed there."""
        settings = await may_open(caller, self.settings)
        await self.allowance.check_game(caller, settings)
        if title not in registry.titles():
            raise ChatRefused(text("chat-no-title", title=escape_text(title, 40)))
        game = registry.game(title)
        if seats is not None and seats not in game.seats:
            raise ChatRefused(
                text("chat-no-such-seats", title=game.local_name, seats=", ".join(map(str, game.seats)))
            )
        usual = Agreement(pace=settings.pace, variants=variants(game.options, options or ""))
        opener = Actor(caller.key, caller.person.name, caller.locale, caller.surface)
        lobby = Lobby(
            surface=caller.surface.name,
            title=title,
            seats=seats or max(game.seats),
            server=caller.server,
            channel=caller.room,
            opener=caller.person.id,
            locale=locale_here(caller, settings),
            private=bool(private),
            agreement=settle(NewTable(title, usual), answers_from(AGREED, terms), opener),
        )
        forum = "" if private else caller.forum_for(settings)
        caller.check_permissions(forum)
        if forum:
            await caller.reply_privately()
            await self.opening.post_in_forum(caller, lobby, forum)
            return
        await caller.reply_publicly()
        await self.opening.post(caller, lobby)

    async def act(self, caller: Caller, game: str | None) -> None:
        table, seat = await self._own_table(caller, game)
        locale = caller.locale
        asked = await self.questions.sheet(table, seat, locale)
        await caller.show(await with_ahead(asked, self.host, table, seat, words_at(table, locale)))

    async def hand(self, caller: Caller, game: str | None) -> None:
        table, seat = await self._own_table(caller, game)
        await caller.show(await self.reading.hand(table, seat, caller.locale))

    async def board(self, caller: Caller, place: str | None, game: str | None) -> None:
        table = await self._any_table(caller, game)
        seat = seat_of(table, caller.key)
        await caller.show(
            await self.reading.board(table, seat, caller.locale, caller.theme, place),
        )

    async def words(self, caller: Caller, about: str | None, since: bool | None, game: str | None) -> None:
        """The board in words: one entry of it, what changed since one's own last move, or all."""
        if since:
            table, own = await self._own_table(caller, game)
            await caller.show(await self.reports.changes_sheet(table, own, caller.locale))
            return
        table = await self._any_table(caller, game)
        await caller.show(await self.reading.words(table, seat_of(table, caller.key), caller.locale, about))

    async def ask(self, caller: Caller, line: str, game: str | None) -> None:
        """A typed line, with the letters of the page: it asks about the table, or answers a question."""
        self.host.budget.spend("lines", caller.key)
        letter, rest = dialogue.split_line(line)
        if letter in dialogue.ASK:
            table = await self._any_table(caller, game)
            await caller.show(await self._reply(caller, table, letter, rest))
            return
        table, seat = await self._own_table(caller, game)
        if letter == dialogue.UNDO:
            await caller.show(await self.questions.undo(table, seat, caller.locale))
        else:
            await caller.show(await self.questions.hear(table, seat, letter, rest, caller.locale))

    async def _reply(self, caller: Caller, table: TableState, letter: str, about: str) -> Sheet:
        seat, words = seat_of(table, caller.key), words_at(table, caller.locale)
        question = await self.questions.question(table, seat)
        asking = None if question is None else question.progress
        if question is not None and letter in ("w", "o"):
            self.questions.mark_shown(question, listed=letter == "o")
        reply = await dialogue.reply(self.host, table, seat, letter, about, words, asking)
        return Sheet.of(escape_text(reply, dialogue.LONGEST_REPLY))

    async def log(self, caller: Caller, game: str | None) -> None:
        table = await self._any_table(caller, game)
        seat = seat_of(table, caller.key)
        await caller.show(await self.reading.log(table, seat, caller.locale))

    async def status(self, caller: Caller, game: str | None) -> None:
        table = await self._any_table(caller, game)
        locale = caller.locale
        sheet = await self.reading.status(table, locale)
        seat = seat_of(table, caller.key)
        await caller.show(sheet.then(*self.reports.agreement_parts(table, seat, locale)))

    async def rules(self, caller: Caller, title: str | None, game: str | None) -> None:
        await caller.reply_privately()
        name = ""
        if title is None:
            table = await self.finder.any_game(caller, game)
            title, name = table.title, self._rule_asked_about(table, caller)
        if title not in registry.titles():
            raise ChatRefused(text("chat-no-title", title=escape_text(title, 40)))
        await caller.show(await self.rules_desk.sheet(title, name, caller.locale))

    def _rule_asked_about(self, table: TableState, caller: Caller) -> str:
        """The paragraph behind the question that this person is asked; empty: none."""
        seat = seat_of(table, caller.key)
        decision = None if seat is None else table.decision(seat)
        return (paragraph_behind(table.title, decision.prompt.key) if decision else None) or ""

    async def take_back(self, caller: Caller, game: str | None, any_move: bool | None) -> None:
        """One's own last move; `any_move`: one chosen by the person who opened the table."""
        if any_move:
            table = await self._any_table(caller, game)
            await caller.show(await self.rewinding.sheet(table, caller))
            return
        table, seat = await self._own_table(caller, game)
        await caller.show(await self.questions.undo(table, seat, caller.locale))

    async def link(self, caller: Caller, game: str | None) -> None:
        table, seat = await self._own_table(caller, game)
        await caller.show(await self.reading.link(table, seat, caller.locale))

    async def show_missed(self, caller: Caller, game: str | None) -> None:
        table, seat = await self._own_table(caller, game)
        await caller.show(await self.reports.missed_sheet(table, seat, caller.locale))

    async def plans(self, caller: Caller, game: str | None) -> None:
        table, seat = await self._own_table(caller, game)
        ahead = await look_ahead(self.host, table, seat)
        await caller.show(self.desk.sheet(ahead, caller.locale))

    async def replay(self, caller: Caller, game: str | None) -> None:
        await self.reports.send_replay(caller, await self._any_table(caller, game))

    async def list_games(self, caller: Caller) -> None:
        await caller.reply_privately()
        await caller.show(await self.reading.games_sheet(caller.server, caller.locale))

    async def list_own_games(self, caller: Caller) -> None:
        await caller.reply_privately()
        await caller.show(await self.reading.own_games_sheet(caller.key, caller.locale))

    async def help(self, caller: Caller) -> None:
        await caller.reply_privately()
        own = caller.surface.own_words
        chapters = [Say(caller.words(own.get(key, key))) for key in await self._chapters(caller)]
        await caller.show(Sheet((*chapters, *lessons_sheet(caller.words))))

    async def _chapters(self, caller: Caller) -> list[str]:
        """What concerns this person, where they ask: first the game of the channel, then all else."""
        if not caller.server:
            return ["help-everywhere"]
        table, chapters = await self.finder.game_here(caller), []
        if table is None:
            chapters.append("help-begin")
        elif seat_of(table, caller.key) is None:
            chapters.append("help-watching")
        else:
            chapters += ["help-playing", "help-taking-back"]
        leagues = await self.leagues.leagues.shelf.entries(caller.server)
        if any(caller.key in league.book.organisers for league in leagues):
            chapters.append("help-organiser")
        if await is_moderator(caller, self.settings, table.id if table else ""):
            chapters.append("help-moderator")
        return [*chapters, "help-everywhere"]

    async def own_orders(self, caller: Caller) -> None:
        """Standing orders for every table, title by title."""
        await caller.reply_privately()
        person = await self.host.people.settings(caller.key)
        await caller.show(orders_everywhere(person, caller.words))

    async def resume(self, caller: Caller, game: str | None) -> None:
        """Open a fresh thread here, or go on in the game's own; active players are pinged."""
        table, _seat = await self._own_table(caller, game)
        before = place_of(table, caller.surface)
        if before is None or caller.server != before.server:
            raise ChatRefused(text("chat-resume-elsewhere"))
        await may_open(caller, self.settings)
        caller.check_permissions()
        words = words_at(table, caller.locale)
        if caller.room == before.channel != before.lobby:
            await show_again(self.host, caller.surface, table, before)
            await caller.show(Sheet.of(words("chat-resumed-here")))
            return
        place = await move_table(self._rooms, self.host, caller.surface, table, before, caller.room)
        link = Link(place.link(), words("chat-to-table"))
        await caller.show(Sheet((Say(words("chat-resumed")), Buttons((link,)))))

    async def entries(self, caller: Caller, typed: str) -> list[tuple[str, str]]:
        """What `/game words` can tell of the game of this channel: its id, and how it reads."""
        table = await self.finder.game_here(caller)
        if table is None:
            return []
        words = words_at(table, caller.locale)
        known_as = [
            (entry.id, [entry_name(entry, spoken)[:LONGEST_NAME] for spoken in words.in_every_language()])
            for entry in tell_position(table, seat_of(table, caller.key))
        ]
        return _names_with(typed, known_as)

    async def places(self, caller: Caller, typed: str) -> list[tuple[str, str]]:
        """What `/game board` can show large, of the game of this channel: its id, and how it reads."""
        table = await self.finder.game_here(caller)
        if table is None:
            return []
        drawer, words = artist(table.title), Words(caller.locale)
        places = drawer.places(table.view(seat_of(table, caller.key)))
        known_as = [
            (place, [drawer.place_name(place, spoken) for spoken in words.in_every_language()])
            for place in places
        ]
        return _names_with(typed, known_as)


def _names_with(typed: str, known_as: list[tuple[str, list[str]]]) -> list[tuple[str, str]]:
    """The ids whose name holds what was typed, in any language, each with the first of its names."""
    wanted = typed.casefold()
    fitting = [(key, names) for key, names in known_as if any(wanted in name.casefold() for name in names)]
    return [(key, names[0]) for key, names in fitting[:MOST_ITEMS]]
