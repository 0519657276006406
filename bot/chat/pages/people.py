"""What can be read of people in a chat: ratings, profiles, and the seats that are free."""

from dataclasses import replace
from typing import Any

import engine
from bot.chat.markdown import escape_text
from bot.chat.messages.act_buttons import more_button
from bot.chat.messages.caller import Caller, Person
from bot.chat.messages.parts import Say, Sheet, Show, rows
from bot.chat.table import place_of
from bot.host.host import Host
from bot.series import gallery
from bot.series.game_names import NamedGame, named_game, players_at
from bot.series.people.profile import Profile, TitleRecord
from bot.series.people.ratings import ENOUGH
from bot.series.seeking import Vacancy
from bot.series.steward import Steward
from engine import registry
from render.artist import Brush
from render.words import Words

SHOWN = 20
OFFERED = 25


class PeopleReading:
    def __init__(self, host: Host, steward: Steward) -> None:
        self.host = host
        self.steward = steward

    async def show_rating(
        self, caller: Caller, title: str | None, person: Person | None, everywhere: bool | None
    ) -> None:
        await caller.reply_privately()
        words, server = caller.words, "" if everywhere else caller.server
        brush, results = Brush(words, theme=caller.theme), self.host.store.results
        if person is None:
            board = await gallery.draw_leaderboard(results, server, title or "", brush)
            await caller.show(Sheet((Show("leaderboard.png", board),)))
            return
        who, reader = person.key, caller.key
        drawn = await gallery.draw_rating_history(results, server, title or "", who, reader, brush)
        if drawn is None:
            await caller.show(Sheet.of(words("league-too-few-games", games=ENOUGH)))
        else:
            await caller.show(Sheet((Show("rating.png", drawn),)))

    async def profile(self, caller: Caller, person: Person | None) -> None:
        await caller.reply_privately()
        reader = caller.key
        who = (person or caller.person).key
        profile = await self.steward.profile(who, reader)
        if profile.name == who:
            profile = replace(profile, name=(person or caller.person).name)
        await caller.show(Sheet.of(_profile(profile, caller.words)))

    async def openings(self, caller: Caller) -> None:
        """List every free seat on this server, and how to take it."""
        await caller.reply_privately()
        words = caller.words
        lines = []
        for vacancy in (await self.steward.seeking.vacancies(caller.server, caller.key))[:SHOWN]:
            key = f"league-opening-{vacancy.kind.replace(' ', '-')}"
            game = await named_game(self.host, vacancy.match_id)
            players = escape_text(players_at(game.table)) if game.table else game.name
            line = words(
                key, title=registry.local_name(vacancy.title), name=escape_text(vacancy.name), table=players
            )
            lines.append(f"- {line}{_way_to(vacancy, game, caller)}")
        listing = Say("\n".join(lines) or words("league-none"))
        await caller.show(Sheet((listing, *rows([more_button("hall", "hall", words)]))))

    async def series(self, caller: Caller, kind: str, typed: str) -> list[tuple[str, str]]:
        """The leagues or campaigns of this server, by id and name."""
        shelf: Any = self.steward.leagues.shelf if kind == "league" else self.steward.campaigns.shelf
        series_here = [(entry.id, entry.book.name) for entry in await shelf.entries(caller.server)]
        return [(series, name) for series, name in series_here if typed.lower() in name.lower()][:OFFERED]


def _line(what: str, answer: str, words: Words) -> str:
    return f"- {words('chat-said', what=what, answer=answer)}"


def _record(record: TitleRecord, words: Words) -> str:
    """Games, games won and the best total in one title."""
    wins, best = words("league-short-wins"), words("league-person-best")
    return f"{record.games} · {wins} {record.won} · {best} {record.best}"


def _profile(profile: Profile, words: Words) -> str:
    known = {title.id: words.say(title.local_name) for title in engine.titles().values()}
    lines = [
        f"### {escape_text(profile.name)}",
        words("league-person-games", games=profile.games, won=profile.won),
    ]
    if profile.reliability is not None:
        lines.append(
            words(
                "league-person-reliable",
                percent=profile.reliability,
                expiries=profile.expiries,
                left=profile.seats_left,
            )
        )
    if profile.thought is not None:
        lines.append(words("league-person-thought", minutes=round(profile.thought / 60)))
    lines += [
        _line(known.get(title, title), _record(record, words), words)
        for title, record in profile.titles.items()
    ]
    lines += [
        _line(gallery.pool_name(words, server, title), f"**{rating.points}** ± {rating.uncertainty}", words)
        for server, title, rating in profile.ratings
    ]
    if profile.feats:
        feats = [words(f"feat-{feat}") + (f" ×{n}" if n > 1 else "") for feat, n in profile.feats.items()]
        lines.append(f"**{words('league-person-feats')}** {', '.join(feats)}")
    if profile.met:
        met = [f"{escape_text(name)} ×{count}" for name, count in profile.met]
        lines.append(f"**{words('league-person-met')}** {', '.join(met)}")
    return "\n".join(lines)


def _way_to(vacancy: Vacancy, game: NamedGame, caller: Caller) -> str:
    """How to take a free seat: a link to its table."""
    free = game.table if vacancy.kind == "open seat" else None
    place = place_of(free, caller.surface) if free else None
    return f" · [{caller.words('chat-to-table')}]({place.link()})" if place else ""
