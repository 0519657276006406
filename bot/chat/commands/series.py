"""What the commands around the games do: ratings, profiles, finding a game; leagues and campaigns beside."""

from typing import Any

import discord

import engine
from bot.chat.commands.campaign_commands import CampaignCommands
from bot.chat.commands.league_commands import LeagueCommands
from bot.chat.messages.parts import Sheet, Show
from bot.chat.messages.reply import Interaction, fill, privately, theme_of, words_of
from bot.chat.server.settings import PACES, ServerSettings
from bot.chat.server.where import locale_here, may_open, place_here, said_alone, server_of
from bot.chat.table import place_of, plain, user_key
from bot.host.host import Host
from bot.series import gallery
from bot.series.people.profile import Profile, profile_of
from bot.series.people.ratings import ENOUGH
from bot.series.seeking import Opening, Wish
from bot.series.steward import Steward
from render.artist import Brush
from render.words import Words

SHOWN = 20
OFFERED = 25
ANY = "any"
"""Whoever seeks this plays every title."""


class SeriesCommands:
    def __init__(self, host: Host, settings: ServerSettings) -> None:
        self.host = host
        self.settings = settings
        self.steward = Steward(host)
        self.leagues = LeagueCommands(self.steward.leagues, settings)
        self.campaigns = CampaignCommands(host, self.steward.campaigns, settings)

    # --- ratings and profiles

    async def rating(
        self, interaction: Interaction, title: str | None, person: discord.User | None, everywhere: bool
    ) -> None:
        await privately(interaction)
        words, server = words_of(interaction), "" if everywhere else server_of(interaction)
        brush, store = Brush(words, theme=theme_of(interaction)), self.host.store
        if person is None:
            board = await gallery.leaderboard(store, server, title or "", brush)
            await fill(interaction, Sheet((Show("leaderboard.png", board),)))
            return
        who, reader = user_key(person.id), user_key(interaction.user.id)
        drawn = await gallery.history(store, server, title or "", who, reader, brush)
        if drawn is None:
            await fill(interaction, said_alone(words("league-too-few-games", games=ENOUGH)))
        else:
            await fill(interaction, Sheet((Show("rating.png", drawn),)))

    async def profile(self, interaction: Interaction, person: discord.User | None, hide: bool | None) -> None:
        await privately(interaction)
        reader = user_key(interaction.user.id)
        if hide is not None:
            await self.host.store.results.hide(reader, hide)
        who = user_key(person.id) if person else reader
        found = await profile_of(self.host.store, who, reader)
        await fill(interaction, said_alone(_profile(found, words_of(interaction))))

    # --- finding a game

    async def seek(
        self,
        interaction: Interaction,
        titles: list[str],
        seats: int | None,
        pace: str | None,
        rated: bool,
    ) -> None:
        """Wait for others, where titles are named; in any case see what is free."""
        await privately(interaction)
        words, server = words_of(interaction), server_of(interaction)
        known = engine.titles()
        if titles:
            chosen = list(known) if ANY in titles else titles
            sizes = {size for one in chosen if one in known for size in known[one].seats}
            settings = await may_open(interaction, self.settings)
            wish = Wish(
                chosen,
                [seats] if seats else sorted(sizes),
                PACES[pace or settings.pace],
                rated,
                place_here(interaction),
                locale_here(interaction, settings),
            )
            name = interaction.user.display_name
            self.host.budget.spend("search", user_key(interaction.user.id))
            await self.steward.seeking.seek(user_key(interaction.user.id), name, wish, server)
            await self.steward.seeking.match_up()
        lines = [words("league-seeking")] if titles else []
        for one in (await self.steward.seeking.openings(server))[:SHOWN]:
            key = f"league-opening-{one.kind.replace(' ', '-')}"
            told = words(key, title=known[one.title].name, name=plain(one.name), table=one.match_id)
            lines.append(f"- {told}{await self._way_to(one, words)}")
        await fill(interaction, said_alone("\n".join(lines) or words("league-none")))

    async def _way_to(self, one: Opening, words: Words) -> str:
        """An open seat is taken at its table; the others by a command."""
        place = place_of(await self.host.table(one.match_id)) if one.kind == "open seat" else None
        return f" · [{words('chat-to-table')}]({place.link()})" if place else ""

    async def stop_seeking(self, interaction: Interaction) -> None:
        await privately(interaction)
        await self.steward.seeking.stop(user_key(interaction.user.id), server_of(interaction))
        await fill(interaction, said_alone(words_of(interaction)("league-done")))

    # --- what is meant

    async def offered(self, interaction: Interaction, kind: str, typed: str) -> list[tuple[str, str]]:
        """The leagues or campaigns of this server, by id and name."""
        shelf: Any = self.steward.leagues.shelf if kind == "league" else self.steward.campaigns.shelf
        found = [(one.id, one.book.name) for one in await shelf.listed(server_of(interaction))]
        return [(series, name) for series, name in found if typed.lower() in name.lower()][:OFFERED]


def _profile(found: Profile, words: Words) -> str:
    known = {title.id: title.name for title in engine.titles().values()}
    lines = [f"### {plain(found.name)}", words("league-person-games", games=found.games, won=found.won)]
    if found.reliability is not None:
        lines.append(
            words(
                "league-person-reliable",
                percent=found.reliability,
                expiries=found.expiries,
                left=found.seats_left,
            )
        )
    if found.thought is not None:
        lines.append(words("league-person-thought", minutes=round(found.thought / 60)))
    lines += [
        f"- {known.get(title, title)}: {one.games} · {words('league-short-wins')} {one.won} · "
        f"{words('league-person-best')} {one.best}"
        for title, one in found.titles.items()
    ]
    lines += [
        f"- {gallery.pool_name(words, server, title)}: **{one.points}** ± {one.uncertainty}"
        for server, title, one in found.ratings
    ]
    if found.feats:
        feats = [words(f"feat-{feat}") + (f" ×{n}" if n > 1 else "") for feat, n in found.feats.items()]
        lines.append(f"**{words('league-person-feats')}** {', '.join(feats)}")
    if found.met:
        met = [f"{plain(name)} ×{count}" for name, count in found.met]
        lines.append(f"**{words('league-person-met')}** {', '.join(met)}")
    return "\n".join(lines)
