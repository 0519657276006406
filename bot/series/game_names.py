"""Names for the games that a series speaks of: its texts hold ids of matches, which tell people nothing."""

from collections.abc import Mapping
from dataclasses import dataclass, replace

from bot.host.host import Host
from bot.series.league.book import Season
from bot.table.state import TableState
from engine import registry
from engine.errors import EngineError
from engine.text import Arg, Text, text

GAME = "table"
"""The argument of a text that names a game."""


@dataclass(frozen=True, slots=True)
class NamedGame:
    """A game as it is named in a sentence; without a table it is deleted or cannot be read."""

    name: Text
    table: TableState | None = None


async def named_game(host: Host, match_id: str) -> NamedGame:
    """A game by its title and its players."""
    try:
        table = await host.table(match_id)
    except EngineError:
        return NamedGame(text("league-table-gone"))
    return NamedGame(_name(table.match.game.local_name, players_at(table)), table)


def _name(title: Text, players: str) -> Text:
    return text("league-game", title=title, players=players)


def players_at(table: TableState) -> str:
    return ", ".join(table.names)


async def with_game_named(host: Host, sentence: Text, known: Mapping[str, Text]) -> Text:
    """The same text with the game that it speaks of by its name; `known`: names by match."""
    match sentence.args.get(GAME):
        case str(match_id):
            name = known.get(match_id) or (await named_game(host, match_id)).name
            return with_game(sentence, name)
        case _:
            return sentence


def games_of_season(season: Season) -> dict[str, Text]:
    """The names of all games of a season, by match."""
    return {
        table.match_id: _name(registry.game(table.title).local_name, ", ".join(map(season.name, table.seats)))
        for table in season.tables
        if table.title in registry.titles()
    }


def with_game(sentence: Text, name: Arg) -> Text:
    return replace(sentence, args={**sentence.args, GAME: name})
