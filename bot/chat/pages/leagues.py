"""What can be read of a league in a chat: its regulations, its standings, its results, its log."""

import json

from bot.chat.letters.announcements import regulations_as_bullets, with_game_linked
from bot.chat.markdown import escape_text, plain_text
from bot.chat.marks import Moment, Small
from bot.chat.messages.act_buttons import more_button
from bot.chat.messages.caller import Caller
from bot.chat.messages.parts import Say, Sheet, Show, rows
from bot.host.host import Host
from bot.series import gallery
from bot.series.errors import NotPossible
from bot.series.league import export
from bot.series.league.book import League, Season
from bot.series.league.decisions import organiser_names, with_organiser
from bot.series.league.leagues import Leagues
from bot.series.league.regulations_text import state_key
from bot.series.league.standings import standings
from bot.series.shelf import Entry
from render.artist import Brush
from render.words import Words

SHOWN = 20


class LeagueReading:
    def __init__(self, host: Host, leagues: Leagues) -> None:
        self._host = host
        self.leagues = leagues

    async def show_regulations(self, caller: Caller, league: str) -> None:
        """Show the regulations of a league, and what the reader may do there."""
        await caller.reply_privately()
        entry, words = await self.league_here(caller, league), caller.words
        about = [escape_text(entry.book.description)] if entry.book.description else []
        lines = [
            f"### {escape_text(entry.book.name)}",
            *about,
            regulations_as_bullets(entry.book.regulations, words),
        ]
        regulations = Say("\n".join(lines))
        await caller.show(Sheet((regulations, *rows([more_button("league", entry.id, words)]))))

    async def show(self, caller: Caller, league: str, division: int | None, season: int | None) -> None:
        await caller.reply_privately()
        words = caller.words
        entry = await self.league_here(caller, league)
        book = entry.book
        chosen = await self._season(entry, season)
        regulations = book.regulations_of(chosen)
        division = 1 if division is None else division
        if not 0 < division <= regulations.divisions:
            raise NotPossible("league-no-division", divisions=regulations.divisions)
        drawn = await gallery.draw_standings(book, chosen, division - 1, Brush(words, theme=caller.theme))
        rows = standings(regulations, chosen, division - 1)[:SHOWN]
        lines = [
            f"{row.rank}. **{escape_text(row.name)}** · {words.say(plain_text(row.why))}" for row in rows
        ]
        lines += [
            Small(words("league-past", season=past.number, winners=_winners(past.divisions)))
            for past in book.past
            if past.number != chosen.number
        ]
        state = words(state_key(regulations, chosen))
        standing = "\n".join([state, *_round_end(chosen, words), *lines])
        await caller.show(Sheet((Show("standings.png", drawn), Say(standing))))

    async def _season(self, entry: Entry[League], number: int | None) -> Season:
        """The season asked for; without a number the current one, or the last one during sign-up."""
        if number is not None:
            return await self.leagues.season(entry.id, number)
        book = entry.book
        return book.last if book.season.state == "signup" and book.last else book.season

    async def results(self, caller: Caller, league: str, season: int | None) -> None:
        """Send every table of a season as CSV and JSON."""
        await caller.reply_privately()
        entry = await self.league_here(caller, league)
        book, chosen = entry.book, await self._season(entry, season)
        data = export.as_json(book.name, book.regulations_of(chosen), chosen, book.past)
        texts = {
            "csv": export.as_csv(book.regulations_of(chosen), chosen),
            "json": json.dumps(data, ensure_ascii=False, indent=1),
        }
        files = [(f"{entry.id}-{chosen.number}.{kind}", made.encode()) for kind, made in texts.items()]
        await caller.send_files(caller.words("league-results"), files)

    async def log(self, caller: Caller, league: str) -> None:
        await caller.reply_privately()
        book, words = (await self.league_here(caller, league)).book, caller.words
        log, names = await self.leagues.shelf.log(league), await organiser_names(self._host, book)
        lines = []
        for line, entry in log[-SHOWN:]:
            sentence = await with_game_linked(self._host, caller.surface, entry, words)
            lines.append(f"{Moment(line.at, 'day')} {words.say(with_organiser(line, sentence, names))}")
        await caller.show(Sheet.of("\n".join(lines) or words("league-none")))

    async def league_here(self, caller: Caller, league: str) -> Entry[League]:
        """A league of this server."""
        entry = await self.leagues.shelf.get(league[:16])
        if entry.server != caller.server:
            raise NotPossible("league-no-such")
        return entry


def _round_end(season: Season, words: Words) -> list[str]:
    """When the round of a cup ends that is played now."""
    due = [table.due for table in season.tables if table.state == "open"]
    if not season.round_ends or not due:
        return []
    return [words("league-round-ends", when=Moment(max(due), "full"))]


def _winners(divisions: list[list[tuple[str, str, str]]]) -> tuple[str, ...]:
    return tuple(escape_text(rows[0][1]) for rows in divisions if rows)
