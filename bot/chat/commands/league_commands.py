"""What the commands and buttons of leagues do on Discord."""

import asyncio
import io
import json

import discord

from bot.chat.commands import league_rules
from bot.chat.letters.announcing import plainly
from bot.chat.messages.grammar import Id
from bot.chat.messages.layout import modal
from bot.chat.messages.parts import Button, Buttons, Say, Sheet, Show
from bot.chat.messages.reply import (
    HURRY,
    NOBODY,
    Interaction,
    fill,
    in_place,
    know,
    locale_of,
    privately,
    publicly,
    theme_of,
    words_of,
)
from bot.chat.server.settings import PACES, ServerSettings
from bot.chat.server.where import DAY, locale_here, may_open, place_here, said_alone, server_of
from bot.chat.table import plain, user_key
from bot.series import gallery
from bot.series.errors import NotSo
from bot.series.league import export
from bot.series.league.book import League, Rules, Season
from bot.series.league.leagues import Leagues
from bot.series.league.rules import sizes_for_all
from bot.series.league.standings import standings
from bot.series.shelf import Entry
from engine.text import text
from render.artist import Brush
from render.words import Words

SHOWN = 20
OFFERED = 25


class LeagueCommands:
    def __init__(self, leagues: Leagues, settings: ServerSettings) -> None:
        self.leagues = leagues
        self._settings = settings

    # --- founding

    async def create(
        self,
        interaction: Interaction,
        name: str,
        title: str,
        seats: int | None,
        rounds: int,
        divisions: int,
        pace: str | None,
        days: int,
        duplicate: bool,
        late: str,
        role: discord.Role | None,
    ) -> None:
        """Founded with what is usual; the rest is settled under Options, and then the sign-up opens."""
        settings = await may_open(interaction, self._settings)
        await publicly(interaction)
        rules = Rules(
            titles=[title],
            sizes=sizes_for_all([title], seats),
            rounds=rounds,
            divisions=divisions,
            pace=PACES[pace or settings.pace],
            round_time=days * DAY,
            duplicate=duplicate,
            late="void" if late == "void" else "house",
            role=str(role.id) if role else None,
        )
        locale = locale_here(interaction, settings)
        self.leagues.budget.spend("found-league", user_key(interaction.user.id))
        made = await self.leagues.create(
            name,
            rules,
            user_key(interaction.user.id),
            server=server_of(interaction),
            place=place_here(interaction),
            locale=locale,
            draft=True,
        )
        words = Words(locale)
        buttons = (
            Button(Id("rules", made), words("league-options")),
            Button(Id("open", made), words("league-open"), "success"),
        )
        founded = Say(words("league-created", name=plain(name), table=made))
        await fill(interaction, Sheet((founded, Buttons(buttons))))

    async def pressed(
        self, interaction: Interaction, said: Id, chosen: list[str], lines: dict[str, str]
    ) -> None:
        """The buttons, menus and forms of a league."""
        match said.verb:
            case "enter" | "stand":
                await self.join(interaction, said.table, said.verb == "stand")
            case "exit":
                await self.leave(interaction, said.table)
            case "open":
                await self.open(interaction, said.table)
            case "rules":
                await self.rules(interaction, said.table)
            case "terms" if not lines:
                await self._form(interaction, said)
            case _:
                await self._settle(interaction, said, chosen, lines)

    async def rules(self, interaction: Interaction, league: str) -> None:
        """The rules; for an organiser, while they can be changed, with everything to change them by."""
        await privately(interaction)
        entry, words = await self.here(interaction, league), words_of(interaction)
        book = entry.book
        open_to = user_key(interaction.user.id) in book.organisers
        if open_to and book.season.state in ("draft", "closed"):
            await fill(interaction, league_rules.panel(entry.id, book, words))
        else:
            await fill(interaction, said_alone(league_rules.told(book.rules, words)))

    async def _form(self, interaction: Interaction, said: Id) -> None:
        """A form has to be the first answer."""
        await know(interaction)
        async with asyncio.timeout(HURRY):
            entry = await self.here(interaction, said.table)
        paper = league_rules.paper(entry.id, said.arg, entry.book.rules, words_of(interaction))
        await interaction.response.send_modal(modal(paper))

    async def _settle(
        self, interaction: Interaction, said: Id, chosen: list[str], lines: dict[str, str]
    ) -> None:
        await in_place(interaction)
        entry = await self.here(interaction, said.table)
        written = said.verb == "terms"
        change = league_rules.written(said.arg, lines) if written else league_rules.chosen(said.arg, chosen)
        book = await self.leagues.settle(entry.id, user_key(interaction.user.id), change)
        await fill(interaction, league_rules.panel(entry.id, book, words_of(interaction)))

    async def open(self, interaction: Interaction, league: str) -> None:
        """The sign-up opens: it is announced, and what was pressed has done its work."""
        await in_place(interaction)
        await self.here(interaction, league)
        book = await self.leagues.open(league, user_key(interaction.user.id))
        told = words_of(interaction)("league-is-open", name=plain(book.name))
        await fill(interaction, said_alone(told))

    # --- people

    async def join(self, interaction: Interaction, league: str, substitute: bool) -> None:
        await privately(interaction)
        await self.here(interaction, league)
        user = interaction.user
        roles = [str(role.id) for role in user.roles] if isinstance(user, discord.Member) else []
        self.leagues.budget.spend("join", user_key(user.id))
        await self.leagues.join(
            league,
            user_key(user.id),
            user.display_name,
            roles=roles,
            locale=locale_of(interaction),
            substitute=substitute,
        )
        await self._done(interaction, "league-stands-by" if substitute else "league-joined")

    async def leave(self, interaction: Interaction, league: str) -> None:
        await privately(interaction)
        await self.here(interaction, league)
        await self.leagues.withdraw(league, user_key(interaction.user.id))
        await self._done(interaction, "league-left")

    async def seat(self, interaction: Interaction, league: str, table: str) -> None:
        """Sit down where the house plays for somebody who is gone."""
        await privately(interaction)
        await self.here(interaction, league)
        user = interaction.user
        await self.leagues.take_seat(league, table.strip().lower(), user_key(user.id), user.display_name)
        await self._done(interaction, "league-seated")

    # --- what can be read

    async def show(self, interaction: Interaction, league: str, division: int, season: int | None) -> None:
        await privately(interaction)
        words = words_of(interaction)
        entry = await self.here(interaction, league)
        book = entry.book
        chosen = await self._season(entry, season)
        rules = book.rules_of(chosen)
        if not 0 < division <= rules.divisions:
            raise NotSo("league-no-division", divisions=rules.divisions)
        drawn = await gallery.standing(book, chosen, division - 1, Brush(words, theme=theme_of(interaction)))
        rows = standings(rules, chosen, division - 1)[:SHOWN]
        lines = [f"{row.rank}. **{plain(row.name)}** · {words.say(plainly(row.why))}" for row in rows]
        lines += [
            "-# " + words("league-past", season=past.number, winners=_winners(past.divisions))
            for past in book.past
            if past.number != chosen.number
        ]
        state = words(f"league-state-{chosen.state}")
        told = "\n".join([state, *lines])
        await fill(interaction, Sheet((Show("standings.png", drawn), Say(told))))

    async def _season(self, entry: Entry[League], number: int | None) -> Season:
        """The one asked for; else this one, or the one before while nothing of this one is played."""
        if number is not None:
            return await self.leagues.season(entry.id, number)
        book = entry.book
        return book.last if book.season.state == "signup" and book.last else book.season

    async def results(self, interaction: Interaction, league: str, season: int | None) -> None:
        """Every table of a season, for a spreadsheet and for programs."""
        await privately(interaction)
        entry = await self.here(interaction, league)
        book, chosen = entry.book, await self._season(entry, season)
        data = export.as_json(book.name, book.rules_of(chosen), chosen, book.past)
        texts = {
            "csv": export.as_csv(book.rules_of(chosen), chosen),
            "json": json.dumps(data, ensure_ascii=False, indent=1),
        }
        files = [
            discord.File(io.BytesIO(made.encode()), f"{entry.id}-{chosen.number}.{kind}")
            for kind, made in texts.items()
        ]
        await interaction.edit_original_response(
            content=words_of(interaction)("league-results"), attachments=files, allowed_mentions=NOBODY
        )

    async def log(self, interaction: Interaction, league: str) -> None:
        await privately(interaction)
        await self.here(interaction, league)
        words = words_of(interaction)
        log = await self.leagues.shelf.log(league)
        lines = [f"<t:{int(line.at)}:d> {words.say(plainly(said))}" for line, said in log[-SHOWN:]]
        await fill(interaction, said_alone("\n".join(lines) or words("league-none")))

    # --- the organiser's tools

    async def organise(
        self,
        interaction: Interaction,
        what: str,
        league: str,
        *,
        table: str = "",
        person: discord.User | None = None,
        into: discord.User | None = None,
        number: int = 0,
    ) -> None:
        await privately(interaction)
        await self.here(interaction, league)
        by, tools, table = user_key(interaction.user.id), self.leagues, table.strip().lower()
        who = user_key(person.id) if person else ""
        name = person.display_name if person else ""
        match what:
            case "move":
                await tools.move(league, by, who, number - 1)
            case "bye":
                await tools.bye(league, by, who)
            case "extend":
                await tools.extend(league, by, table, number * 3600.0)
            case "void":
                await tools.void(league, by, table)
            case "forfeit":
                await tools.forfeit(league, by, table, who)
            case "replace" | "substitute":
                assert into is not None
                if what == "replace":
                    await tools.replace(league, by, table, who, user_key(into.id), into.display_name)
                else:
                    await tools.substitute(league, by, who, user_key(into.id), into.display_name)
            case "invite":
                await tools.invite(league, by, who, name)
            case "organiser":
                await tools.appoint(league, by, who, name)
            case _:
                await tools.withdraw(league, who, by)
        await self._done(interaction, "league-done")

    # --- what is meant

    async def tables(self, interaction: Interaction, typed: str) -> list[tuple[str, str]]:
        """The running tables of the league that a command names, by id and by who sits there."""
        league = str(getattr(interaction.namespace, "league", "") or "")
        try:
            season = (await self.here(interaction, league)).book.season
        except NotSo:
            return []
        found = [
            (one.match_id, f"{one.match_id} · {', '.join(season.name(who) for who in one.seats)}")
            for one in season.tables
            if one.state == "open"
        ]
        return [one for one in found if typed.lower() in one[1].lower()][:OFFERED]

    async def here(self, interaction: Interaction, league: str) -> Entry[League]:
        """A league of this server."""
        entry = await self.leagues.shelf.get(league[:16])
        if entry.server != server_of(interaction):
            raise NotSo("league-no-such")
        return entry

    async def _done(self, interaction: Interaction, key: str) -> None:
        await fill(interaction, said_alone(words_of(interaction).say(text(key))))


def _winners(divisions: list[list[tuple[str, str, str]]]) -> tuple[str, ...]:
    return tuple(plain(rows[0][1]) for rows in divisions if rows)
