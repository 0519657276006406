"""What the commands do; `tree.py` says how they are called."""

from collections.abc import Mapping

from bot.acts.act import Actor
from bot.acts.agreement import NewTable, settle
from bot.chat.acts.actor import actor_of
from bot.chat.commands.campaigns import CampaignReading
from bot.chat.commands.help import Help
from bot.chat.commands.leagues import LeagueReading
from bot.chat.commands.people import PeopleReading
from bot.chat.commands.plan_desk import PlanDesk, orders_everywhere
from bot.chat.commands.promises import TableReports
from bot.chat.commands.reading import Reading
from bot.chat.commands.resuming import Resuming
from bot.chat.commands.rewinding import Rewinding
from bot.chat.commands.setup import Setup, SetupOptions
from bot.chat.commands.which_game import GameFinder
from bot.chat.lobby.allowance import Allowance
from bot.chat.lobby.inviting import Inviting
from bot.chat.lobby.lobby import Lobby, variants
from bot.chat.lobby.opening import Opening
from bot.chat.markdown import escape_text
from bot.chat.messages.refusal import ChatRefused
from bot.chat.messages.reply import Interaction, fill, locale_of, privately, publicly, theme_of, words_of
from bot.chat.questions.ahead import look_ahead, with_ahead
from bot.chat.questions.asking import Questions
from bot.chat.questions.rules import RulesDesk
from bot.chat.server.moderators import is_moderator
from bot.chat.server.where import check_permissions, forum_here, locale_here, may_open
from bot.chat.table import seat_of, user_key, words_at
from bot.host.host import Host
from bot.host.server_settings import SettingsOfServers
from bot.series.steward import Steward
from bot.table.agreement import Agreement
from bot.table.state import TableState
from data.rulebook import paragraph_behind
from engine import registry
from engine.choice import Answer
from engine.text import Seat, text
from render.artist import artist
from render.words import Words


class Commands:
    def __init__(
        self,
        host: Host,
        opening: Opening,
        questions: Questions,
        reading: Reading,
        settings: SettingsOfServers,
        steward: Steward,
        public_url: str = "",
    ) -> None:
        self.host = host
        self.opening = opening
        self.questions = questions
        self.reading = reading
        self.settings = settings
        self.finder = GameFinder(host)
        self.resuming = Resuming(host, self.finder, settings)
        self.setting = Setup(host, settings, public_url)
        self.allowance = Allowance(host, steward, settings)
        self.helping = Help(self.finder, steward, settings)
        self.inviting = Inviting(host)
        self.reports = TableReports(host, public_url)
        self.leagues = LeagueReading(host, steward.leagues)
        self.campaigns = CampaignReading(host, steward.campaigns)
        self.people = PeopleReading(host, steward)
        self.desk = PlanDesk(host)
        self.rewinding = Rewinding(host)
        self.rules_desk = RulesDesk(host.studio, public_url)

    async def _own_table(self, interaction: Interaction, game: str | None) -> tuple[TableState, Seat]:
        await privately(interaction)
        return await self.finder.own_game(interaction, game)

    async def _any_table(self, interaction: Interaction, game: str | None) -> TableState:
        await privately(interaction)
        return await self.finder.any_game(interaction, game)

    async def moderated_games(self, interaction: Interaction, typed: str) -> list[tuple[str, str]]:
        """The games of the server, for the autocompletion of a moderator."""
        if not await is_moderator(interaction, self.settings):
            return []
        return await self.finder.games_on_server(interaction, typed)

    async def new(
        self,
        interaction: Interaction,
        title: str,
        seats: int | None,
        options: str,
        private: bool,
        agreed: Mapping[str, Answer],
    ) -> None:
        """Open a lobby; what its table agrees on may be given with it, and changed there."""
        assert interaction.guild is not None
        assert interaction.channel_id is not None
        settings = await may_open(interaction, self.settings)
        await self.allowance.check_game(interaction, settings)
        if title not in registry.titles():
            raise ChatRefused(text("chat-no-title", title=escape_text(title, 40)))
        game = registry.game(title)
        if seats is not None and seats not in game.seats:
            raise ChatRefused(
                text("chat-no-such-seats", title=game.name, seats=", ".join(map(str, game.seats)))
            )
        usual = Agreement(pace=settings.pace, variants=variants(game.options, options))
        opener = Actor(
            user_key(interaction.user.id), interaction.user.display_name, locale_of(interaction), "discord"
        )
        lobby = Lobby(
            title=title,
            seats=seats or max(game.seats),
            server=str(interaction.guild.id),
            channel=str(interaction.channel_id),
            opener=str(interaction.user.id),
            locale=locale_here(interaction, settings),
            private=private,
            agreement=settle(NewTable(title, usual), agreed, opener),
        )
        forum = None if private else forum_here(interaction, settings)
        check_permissions(interaction, forum)
        if forum is not None:
            await privately(interaction)
            await self.opening.post_in_forum(interaction, lobby, forum)
            return
        await publicly(interaction)
        await self.opening.post(interaction, lobby)

    async def act(self, interaction: Interaction, game: str | None) -> None:
        table, seat = await self._own_table(interaction, game)
        locale = locale_of(interaction)
        asked = await self.questions.sheet(table, seat, locale)
        await fill(interaction, await with_ahead(asked, self.host, table, seat, words_at(table, locale)))

    async def hand(self, interaction: Interaction, game: str | None) -> None:
        table, seat = await self._own_table(interaction, game)
        await fill(interaction, await self.reading.hand(table, seat, locale_of(interaction)))

    async def board(self, interaction: Interaction, place: str | None, game: str | None) -> None:
        table = await self._any_table(interaction, game)
        seat = seat_of(table, interaction.user.id)
        await fill(
            interaction,
            await self.reading.board(table, seat, locale_of(interaction), theme_of(interaction), place),
        )

    async def log(self, interaction: Interaction, game: str | None) -> None:
        table = await self._any_table(interaction, game)
        seat = seat_of(table, interaction.user.id)
        await fill(interaction, await self.reading.log(table, seat, locale_of(interaction)))

    async def status(self, interaction: Interaction, game: str | None) -> None:
        table = await self._any_table(interaction, game)
        locale = locale_of(interaction)
        sheet = await self.reading.status(table, locale)
        seat = seat_of(table, interaction.user.id)
        await fill(interaction, sheet.then(*self.reports.agreement_parts(table, seat, locale)))

    async def rules(self, interaction: Interaction, title: str | None, game: str | None) -> None:
        await privately(interaction)
        name = ""
        if title is None:
            table = await self.finder.any_game(interaction, game)
            title, name = table.title, self._rule_asked_about(table, interaction)
        if title not in registry.titles():
            raise ChatRefused(text("chat-no-title", title=escape_text(title, 40)))
        await fill(interaction, await self.rules_desk.sheet(title, name, locale_of(interaction)))

    def _rule_asked_about(self, table: TableState, interaction: Interaction) -> str:
        """The paragraph behind the question that this person is asked; empty: none."""
        seat = seat_of(table, interaction.user.id)
        decision = None if seat is None else table.decision(seat)
        return (paragraph_behind(table.title, decision.prompt.key) if decision else None) or ""

    async def take_back(self, interaction: Interaction, game: str | None, any_move: bool | None) -> None:
        """One's own last move; `any_move`: one chosen by the person who opened the table."""
        if any_move:
            table = await self._any_table(interaction, game)
            await fill(interaction, await self.rewinding.sheet(table, interaction, locale_of(interaction)))
            return
        table, seat = await self._own_table(interaction, game)
        await fill(interaction, await self.questions.undo(table, seat, locale_of(interaction)))

    async def link(self, interaction: Interaction, game: str | None) -> None:
        table, seat = await self._own_table(interaction, game)
        await fill(interaction, await self.reading.link(table, seat, locale_of(interaction)))

    async def missed(self, interaction: Interaction, game: str | None) -> None:
        table, seat = await self._own_table(interaction, game)
        await fill(interaction, await self.reports.missed_sheet(table, seat, locale_of(interaction)))

    async def plans(self, interaction: Interaction, game: str | None) -> None:
        table, seat = await self._own_table(interaction, game)
        ahead = await look_ahead(self.host, table, seat)
        await fill(interaction, self.desk.sheet(ahead, locale_of(interaction)))

    async def replay(self, interaction: Interaction, game: str | None) -> None:
        await self.reports.send_replay(interaction, await self._any_table(interaction, game))

    async def list_games(self, interaction: Interaction) -> None:
        await privately(interaction)
        assert interaction.guild is not None
        await fill(interaction, await self.reading.games_sheet(interaction.guild.id, locale_of(interaction)))

    async def list_own_games(self, interaction: Interaction) -> None:
        await privately(interaction)
        await fill(
            interaction, await self.reading.own_games_sheet(interaction.user.id, locale_of(interaction))
        )

    async def help(self, interaction: Interaction) -> None:
        await privately(interaction)
        await fill(interaction, await self.helping.sheet(interaction))

    async def own_orders(self, interaction: Interaction) -> None:
        """Standing orders for every table, title by title."""
        await privately(interaction)
        person = await self.host.people.settings(user_key(interaction.user.id))
        await fill(interaction, orders_everywhere(person, words_of(interaction)))

    async def resume(self, interaction: Interaction, game: str | None) -> None:
        await privately(interaction)
        await fill(interaction, await self.resuming.resume(interaction, game))

    async def setup(self, interaction: Interaction, given: SetupOptions, *, browser: bool) -> None:
        await privately(interaction)
        actor = await actor_of(interaction, "server", self.settings, self.allowance)
        if browser:
            await fill(interaction, await self.setting.browser_link(interaction, actor))
        else:
            await fill(interaction, await self.setting.settle(interaction, given, actor))

    async def places(self, interaction: Interaction, typed: str) -> list[tuple[str, str]]:
        """What `/game board` can show large, of the game of this channel: its id, and how it reads."""
        table = await self.finder.game_here(interaction)
        if table is None:
            return []
        drawer, words = artist(table.title), Words(locale_of(interaction))
        found = drawer.places(table.view(seat_of(table, interaction.user.id)))
        named = [(place, drawer.place_name(place, words)) for place in found]
        return [(place, name) for place, name in named if typed.casefold() in name.casefold()][:25]
