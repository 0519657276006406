"""What the commands around the games do: ratings, profiles, leagues, campaigns, finding a game."""

import io
from typing import Any

import discord

import engine
from bot.chat.grammar import Id
from bot.chat.parts import Button, Buttons, Part, Say, Sheet, Show
from bot.chat.reply import NOBODY, Interaction, fill, locale_of, privately, publicly, words_of
from bot.chat.settings import PACES, ServerSettings
from bot.chat.table import SURFACE, plain, user_key
from bot.host import Host
from bot.league import chronicle, gallery
from bot.league.book import Rules
from bot.league.errors import NotSo
from bot.league.profile import Profile, profile_of
from bot.league.ratings import ENOUGH
from bot.league.seeking import Wish
from bot.league.standings import standings
from bot.league.steward import Steward
from data.campaign import terms
from engine.text import Text, text
from render.artist import Brush
from render.words import Words, choose

DAY = 86_400.0
PLACE = f"{SURFACE}/series/"
SHOWN = 20


class SeriesCommands:
    def __init__(self, host: Host, settings: ServerSettings) -> None:
        self.host = host
        self.settings = settings
        self.steward = Steward(host)

    # --- ratings and profiles

    async def rating(
        self, interaction: Interaction, title: str | None, person: discord.User | None, everywhere: bool
    ) -> None:
        await privately(interaction)
        words, server = words_of(interaction), "" if everywhere else _server(interaction)
        brush, store = Brush(words), self.host.store
        if person is None:
            board = await gallery.leaderboard(store, server, title or "", brush)
            await fill(interaction, Sheet((Show("leaderboard.png", board),)))
            return
        who, reader = user_key(person.id), user_key(interaction.user.id)
        drawn = await gallery.history(store, server, title or "", who, reader, brush)
        if drawn is None:
            await fill(interaction, _said(words("league-too-few-games", games=ENOUGH)))
        else:
            await fill(interaction, Sheet((Show("rating.png", drawn),)))

    async def profile(self, interaction: Interaction, person: discord.User | None, hide: bool | None) -> None:
        await privately(interaction)
        reader = user_key(interaction.user.id)
        if hide is not None:
            await self.host.store.results.hide(reader, hide)
        who = user_key(person.id) if person else reader
        found = await profile_of(self.host.store, who, reader)
        await fill(interaction, _said(_profile(found, words_of(interaction))))

    # --- leagues

    async def league_create(
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
        assert interaction.channel_id is not None
        await publicly(interaction)
        settings = await self.settings.of(int(_server(interaction)))
        known = engine.titles()
        if title not in known:
            raise NotSo("league-bad-titles", titles=tuple(one.name for one in known.values()))
        size = seats or max(known[title].seats)
        others = [one for one in sorted(known[title].seats, reverse=True) if one != size and one > 2]
        rules = Rules(
            titles=[title],
            sizes=[size, *others],
            rounds=rounds,
            divisions=divisions,
            pace=PACES[pace or settings.pace],
            round_time=days * DAY,
            duplicate=duplicate,
            late="void" if late == "void" else "house",
            role=str(role.id) if role else None,
        )
        locale = settings.language or choose(str(interaction.guild_locale or ""))
        made = await self.steward.leagues.create(
            name,
            rules,
            user_key(interaction.user.id),
            server=_server(interaction),
            place=f"{PLACE}{interaction.channel_id}",
            locale=locale,
        )
        words = Words(locale)
        starts = int((await self.steward.leagues.shelf.get(made)).book.season.starts)
        told = words("league-created", name=plain(name), when=f"<t:{starts}:F>", table=made)
        buttons = Buttons(
            (
                Button(Id("enter", made), words("league-button-join"), "success"),
                Button(Id("exit", made), words("league-button-leave")),
            )
        )
        await fill(interaction, Sheet((Say(told), buttons)))

    async def pressed(self, interaction: Interaction, said: Id) -> None:
        """The buttons under a league: sign up, or leave."""
        if said.verb == "enter":
            await self.league_join(interaction, said.table, False)
        else:
            await self.league_leave(interaction, said.table)

    async def league_join(self, interaction: Interaction, league: str, substitute: bool) -> None:
        await privately(interaction)
        await self._here(interaction, league)
        user = interaction.user
        roles = [str(role.id) for role in user.roles] if isinstance(user, discord.Member) else []
        await self.steward.leagues.join(
            league,
            user_key(user.id),
            user.display_name,
            roles=roles,
            locale=locale_of(interaction),
            substitute=substitute,
        )
        await self._done(interaction, text("league-joined"))

    async def league_leave(self, interaction: Interaction, league: str) -> None:
        await privately(interaction)
        await self._here(interaction, league)
        await self.steward.leagues.withdraw(league, user_key(interaction.user.id))
        await self._done(interaction, text("league-left"))

    async def league_show(self, interaction: Interaction, league: str, division: int) -> None:
        await privately(interaction)
        words = words_of(interaction)
        book = (await self._here(interaction, league)).book
        season = book.last if book.season.state == "signup" and book.last else book.season
        if not 0 < division <= book.rules.divisions:
            raise NotSo("league-not-in")
        drawn = await gallery.standing(book, season, division - 1, Brush(words))
        rows = standings(book.rules, season, division - 1)[:SHOWN]
        lines = [f"{row.rank}. **{plain(row.name)}** · {plain(words.say(row.why))}" for row in rows]
        state = words(f"league-state-{book.season.state}")
        await fill(interaction, Sheet((Show("standings.png", drawn), Say("\n".join([state, *lines])[:3900]))))

    async def league_log(self, interaction: Interaction, league: str) -> None:
        await privately(interaction)
        await self._here(interaction, league)
        words = words_of(interaction)
        log = await self.steward.leagues.shelf.log(league)
        lines = [f"<t:{int(line.at)}:d> {words.say(said)}" for line, said in log[-SHOWN:]]
        await fill(interaction, _said("\n".join(lines) or words("league-none")))

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
        """The organiser's tools."""
        await privately(interaction)
        await self._here(interaction, league)
        by, tools = user_key(interaction.user.id), self.steward.leagues
        who = user_key(person.id) if person else ""
        match what:
            case "move":
                await tools.move(league, by, who, number - 1)
            case "extend":
                await tools.extend(league, by, table, number * 3600.0)
            case "void":
                await tools.void(league, by, table)
            case "forfeit":
                await tools.forfeit(league, by, table, who)
            case "replace":
                assert into is not None
                await tools.replace(league, by, table, who, user_key(into.id), into.display_name)
            case _:
                await tools.withdraw(league, who, by)
        await self._done(interaction, text("league-done"))

    # --- campaigns

    async def campaign_create(
        self, interaction: Interaction, name: str, seats: int, pace: str | None, effects: bool
    ) -> None:
        assert interaction.channel_id is not None
        await publicly(interaction)
        settings = await self.settings.of(int(_server(interaction)))
        locale = settings.language or choose(str(interaction.guild_locale or ""))
        every = ("last-chooses-title", "last-chooses-seat", "purse", "rivalry")
        made = await self.steward.campaigns.create(
            name,
            user_key(interaction.user.id),
            seats,
            titles=in_order(seats),
            effects=every if effects else (),
            pace=PACES[pace or settings.pace],
            server=_server(interaction),
            place=f"{PLACE}{interaction.channel_id}",
            locale=locale,
        )
        await fill(interaction, _said(Words(locale)("campaign-created", name=plain(name), table=made)))

    async def campaign_house(self, interaction: Interaction, campaign: str, name: str, motto: str) -> None:
        await privately(interaction)
        await self._campaign(interaction, campaign)
        await self.steward.campaigns.found_house(
            campaign, user_key(interaction.user.id), name, motto, locale_of(interaction)
        )
        await self.campaign_shown(interaction, campaign)

    async def campaign_show(self, interaction: Interaction, campaign: str) -> None:
        await privately(interaction)
        await self.campaign_shown(interaction, campaign)

    async def campaign_shown(self, interaction: Interaction, campaign: str) -> None:
        book = (await self._campaign(interaction, campaign)).book
        brush = Brush(words_of(interaction))
        parts: list[Part] = [Say(f"### {plain(book.name)}")]
        if book.houses:
            parts.append(Show("houses.png", await gallery.houses(book, brush)))
        parts.append(Show("map.png", await gallery.campaign_map(book, brush)))
        await fill(interaction, Sheet(tuple(parts)))

    async def campaign_does(
        self, interaction: Interaction, what: str, campaign: str, words: str = ""
    ) -> None:
        """Notes, rivals, choices, leaving and taking over."""
        await privately(interaction)
        await self._campaign(interaction, campaign)
        me, does = user_key(interaction.user.id), self.steward.campaigns
        match what:
            case "note":
                await does.note(campaign, me, words)
            case "rival":
                await does.rival(campaign, me, words)
            case "choose":
                chosen: dict[str, Any] = {"seat": int(words) - 1} if words.isdecimal() else {"title": words}
                await does.choose(campaign, me, **chosen)
            case "takeover":
                await does.take_over(campaign, me, words)
            case _:
                await does.leave(campaign, me)
        await self._done(interaction, text("league-done"))

    async def campaign_chronicle(self, interaction: Interaction, campaign: str) -> None:
        """One file to keep."""
        await privately(interaction)
        book = (await self._campaign(interaction, campaign)).book
        told = await chronicle.written(self.host, book)
        file = discord.File(io.BytesIO(chronicle.html(told).encode()), f"{campaign}.html")
        await interaction.edit_original_response(
            content=words_of(interaction)("campaign-keep"), attachments=[file], allowed_mentions=NOBODY
        )

    # --- finding a game

    async def seek(
        self, interaction: Interaction, title: str | None, seats: int | None, pace: str | None, rated: bool
    ) -> None:
        await privately(interaction)
        known = engine.titles()
        words, server = words_of(interaction), _server(interaction)
        if title is not None:
            found = known.get(title)
            sizes = [seats] if seats else list(found.seats) if found else []
            wish = Wish(
                [title],
                sizes,
                PACES[pace or (await self.settings.of(int(server))).pace],
                rated,
                f"{PLACE}{interaction.channel_id}",
                choose(str(interaction.guild_locale or "")),
            )
            name = interaction.user.display_name
            await self.steward.seeking.seek(user_key(interaction.user.id), name, wish, server)
            await self.steward.seeking.match_up()
        lines = [words("league-seeking")] if title else []
        for one in await self.steward.seeking.openings(server):
            key = f"league-opening-{one.kind.replace(' ', '-')}"
            told = words(key, title=known[one.title].name, name=plain(one.name), table=one.match_id)
            lines.append(f"- {told}")
        await fill(interaction, _said("\n".join(lines[:SHOWN]) or words("league-none")))

    async def stop_seeking(self, interaction: Interaction) -> None:
        await privately(interaction)
        await self.steward.seeking.stop(user_key(interaction.user.id), _server(interaction))
        await self._done(interaction, text("league-done"))

    # --- what is meant

    async def offered(self, interaction: Interaction, kind: str, typed: str) -> list[tuple[str, str]]:
        """The leagues or campaigns of this server, by id and name."""
        shelf: Any = self.steward.leagues.shelf if kind == "league" else self.steward.campaigns.shelf
        found = [(one.id, one.book.name) for one in await shelf.listed(_server(interaction))]
        return [(series, name) for series, name in found if typed.lower() in name.lower()][:25]

    async def _here(self, interaction: Interaction, league: str) -> Any:
        """A league of this server."""
        entry = await self.steward.leagues.shelf.get(league[:16])
        if entry.server != _server(interaction):
            raise NotSo("league-no-such")
        return entry

    async def _campaign(self, interaction: Interaction, campaign: str) -> Any:
        entry = await self.steward.campaigns.shelf.get(campaign[:16])
        if entry.server != _server(interaction):
            raise NotSo("league-no-such")
        return entry

    async def _done(self, interaction: Interaction, said: Text) -> None:
        await fill(interaction, _said(words_of(interaction).say(said)))


def _server(interaction: Interaction) -> str:
    return str(interaction.guild_id or "")


def _said(said: str) -> Sheet:
    return Sheet((Say(said[:3900]),))


def in_order(seats: int) -> list[str]:
    """Every title that so many can play, in the order of time."""
    known = [scene.id for scene in terms().titles]
    playable = [title.id for title in engine.titles().values() if seats in title.seats]
    return sorted(playable, key=lambda title: known.index(title) if title in known else len(known))


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
