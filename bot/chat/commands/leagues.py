"""What can be read of a league on Discord: its rules, its standings, its results, its log."""

import io
import json

import discord

from bot.chat.letters.announcing import rules_as_bullets, with_game_linked
from bot.chat.markdown import escape_text, plain_text
from bot.chat.messages.act_buttons import more_button
from bot.chat.messages.parts import Say, Sheet, Show, rows
from bot.chat.messages.reply import NOBODY, Interaction, fill, privately, theme_of, words_of
from bot.chat.server.where import sentence_sheet, server_of
from bot.host.host import Host
from bot.series import gallery
from bot.series.errors import NotPossible
from bot.series.league import export
from bot.series.league.book import League, Season
from bot.series.league.leagues import Leagues
from bot.series.league.standings import standings
from bot.series.shelf import Entry
from render.artist import Brush

SHOWN = 20


class LeagueReading:
    def __init__(self, host: Host, leagues: Leagues) -> None:
        self._host = host
        self.leagues = leagues

    async def show_rules(self, interaction: Interaction, league: str) -> None:
        """Show the rules of a league, and what the reader may do there."""
        await privately(interaction)
        entry, words = await self.league_here(interaction, league), words_of(interaction)
        said = Say(f"### {escape_text(entry.book.name)}\n{rules_as_bullets(entry.book.rules, words)}")
        await fill(interaction, Sheet((said, *rows([more_button("league", entry.id, words)]))))

    async def show(self, interaction: Interaction, league: str, division: int, season: int | None) -> None:
        await privately(interaction)
        words = words_of(interaction)
        entry = await self.league_here(interaction, league)
        book = entry.book
        chosen = await self._season(entry, season)
        rules = book.rules_of(chosen)
        if not 0 < division <= rules.divisions:
            raise NotPossible("league-no-division", divisions=rules.divisions)
        drawn = await gallery.draw_standings(
            book, chosen, division - 1, Brush(words, theme=theme_of(interaction))
        )
        rows = standings(rules, chosen, division - 1)[:SHOWN]
        lines = [
            f"{row.rank}. **{escape_text(row.name)}** · {words.say(plain_text(row.why))}" for row in rows
        ]
        lines += [
            "-# " + words("league-past", season=past.number, winners=_winners(past.divisions))
            for past in book.past
            if past.number != chosen.number
        ]
        state = words(f"league-state-{chosen.state}")
        told = "\n".join([state, *lines])
        await fill(interaction, Sheet((Show("standings.png", drawn), Say(told))))

    async def _season(self, entry: Entry[League], number: int | None) -> Season:
        """The season asked for; without a number the current one, or the last one during sign-up."""
        if number is not None:
            return await self.leagues.season(entry.id, number)
        book = entry.book
        return book.last if book.season.state == "signup" and book.last else book.season

    async def results(self, interaction: Interaction, league: str, season: int | None) -> None:
        """Send every table of a season as CSV and JSON."""
        await privately(interaction)
        entry = await self.league_here(interaction, league)
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
        await self.league_here(interaction, league)
        words = words_of(interaction)
        log = await self.leagues.shelf.log(league)
        lines = [
            f"<t:{int(line.at)}:d> {words.say(await with_game_linked(self._host, said))}"
            for line, said in log[-SHOWN:]
        ]
        await fill(interaction, sentence_sheet("\n".join(lines) or words("league-none")))

    async def league_here(self, interaction: Interaction, league: str) -> Entry[League]:
        """A league of this server."""
        entry = await self.leagues.shelf.get(league[:16])
        if entry.server != server_of(interaction):
            raise NotPossible("league-no-such")
        return entry


def _winners(divisions: list[list[tuple[str, str, str]]]) -> tuple[str, ...]:
    return tuple(escape_text(rows[0][1]) for rows in divisions if rows)
