"""Who of the organisers decided what the log of a league tells."""

from bot.host.host import Host
from bot.series.league.book import League
from bot.store.records_leagues import LogLine
from engine.text import Text, text


async def organiser_names(host: Host, book: League) -> dict[str, str]:
    """The organisers by id with their names; an organiser may be no member."""
    names: dict[str, str] = {}
    for who in book.organisers:
        member, settings = book.season.member(who), await host.people.settings(who)
        names[who] = member.name if member else settings.name or ""
    if not all(names.values()):
        known = await host.store.results.names()
        names = {who: name or known.get(who, "?") for who, name in names.items()}
    return names


def with_organiser(line: LogLine, sentence: Text, names: dict[str, str]) -> Text:
    """The same line with the organiser who decided it, unless it tells what they did for themselves."""
    name = names.get(line.who or "")
    if name is None or sentence.args.get("who") == name:
        return sentence
    return text("league-log-by", line=sentence, who=name)
