"""What the commands of campaigns do on Discord."""

import io
from typing import Any

import discord

import engine
from bot.chat.messages.parts import Part, Say, Sheet, Show
from bot.chat.messages.reply import (
    NOBODY,
    Interaction,
    fill,
    locale_of,
    privately,
    publicly,
    theme_of,
    words_of,
)
from bot.chat.server.settings import PACES, ServerSettings
from bot.chat.server.where import locale_here, may_open, place_here, said_alone, server_of
from bot.chat.table import plain, user_key
from bot.host.host import Host
from bot.series import gallery
from bot.series.campaign import chronicle
from bot.series.campaign.book import Campaign
from bot.series.campaign.campaigns import Campaigns
from bot.series.errors import NotSo
from bot.series.shelf import Entry
from data.campaign import terms
from render.artist import Brush
from render.words import Words


class CampaignCommands:
    def __init__(self, host: Host, campaigns: Campaigns, settings: ServerSettings) -> None:
        self._host = host
        self.campaigns = campaigns
        self._settings = settings

    async def create(
        self,
        interaction: Interaction,
        name: str,
        seats: int,
        pace: str | None,
        effects: bool,
        titles: str,
    ) -> None:
        settings = await may_open(interaction, self._settings)
        await publicly(interaction)
        locale = locale_here(interaction, settings)
        self._host.budget.spend("found-campaign", user_key(interaction.user.id))
        made = await self.campaigns.create(
            name,
            user_key(interaction.user.id),
            seats,
            titles=in_words(titles) if titles.strip() else in_order(seats),
            effects=[effect.id for effect in terms().effects] if effects else (),
            pace=PACES[pace or settings.pace],
            server=server_of(interaction),
            place=place_here(interaction),
            locale=locale,
        )
        await fill(interaction, said_alone(Words(locale)("campaign-created", name=plain(name), table=made)))

    async def house(self, interaction: Interaction, campaign: str, name: str, motto: str) -> None:
        await privately(interaction)
        await self.here(interaction, campaign)
        await self.campaigns.found_house(
            campaign, user_key(interaction.user.id), name, motto, locale_of(interaction)
        )
        await self._shown(interaction, campaign)

    async def show(self, interaction: Interaction, campaign: str) -> None:
        await privately(interaction)
        await self._shown(interaction, campaign)

    async def _shown(self, interaction: Interaction, campaign: str) -> None:
        book = (await self.here(interaction, campaign)).book
        brush = Brush(words_of(interaction), theme=theme_of(interaction))
        parts: list[Part] = [Say(f"### {plain(book.name)}")]
        if book.houses:
            parts.append(Show("houses.png", await gallery.houses(book, brush)))
        parts.append(Show("map.png", await gallery.campaign_map(book, brush)))
        await fill(interaction, Sheet(tuple(parts)))

    async def does(self, interaction: Interaction, what: str, campaign: str, words: str = "") -> None:
        """Notes, rivals, choices, leaving, taking over, and giving a game up."""
        await privately(interaction)
        await self.here(interaction, campaign)
        me = user_key(interaction.user.id)
        match what:
            case "note":
                self._host.budget.spend("note", me)
                await self.campaigns.note(campaign, me, words)
            case "rival":
                await self.campaigns.rival(campaign, me, words)
            case "choose":
                await self.campaigns.choose(campaign, me, **_choice(words))
            case "takeover":
                await self.campaigns.take_over(campaign, me, words)
            case "giveup":
                await self.campaigns.give_up(campaign, me)
            case _:
                await self.campaigns.leave(campaign, me)
        await fill(interaction, said_alone(words_of(interaction)("league-done")))

    async def chronicle(self, interaction: Interaction, campaign: str, kind: str) -> None:
        """One file to keep."""
        await privately(interaction)
        book = (await self.here(interaction, campaign)).book
        told = await chronicle.written(self._host, book)
        made = chronicle.markdown(told) if kind == "md" else chronicle.html(told)
        file = discord.File(io.BytesIO(made.encode()), f"{campaign}.{'md' if kind == 'md' else 'html'}")
        await interaction.edit_original_response(
            content=words_of(interaction)("campaign-keep"), attachments=[file], allowed_mentions=NOBODY
        )

    async def here(self, interaction: Interaction, campaign: str) -> Entry[Campaign]:
        """A campaign of this server."""
        entry = await self.campaigns.shelf.get(campaign[:16])
        if entry.server != server_of(interaction):
            raise NotSo("league-no-such")
        return entry


def in_order(seats: int) -> list[str]:
    """Every title that so many can play, in the order of time."""
    known = [scene.id for scene in terms().titles]
    playable = [title.id for title in engine.titles().values() if seats in title.seats]
    return sorted(playable, key=lambda title: known.index(title) if title in known else len(known))


def in_words(written: str) -> list[str]:
    """Titles as somebody wrote them, in that order: ids or names, with commas between."""
    known = {title.id: title.id for title in engine.titles().values()}
    known |= {title.name.lower(): title.id for title in engine.titles().values()}
    found = [one.strip().lower() for one in written.split(",") if one.strip()]
    return [known.get(one, one) for one in found]


def _choice(words: str) -> dict[str, Any]:
    """A number is a seat; anything else is a title."""
    if words.strip().isascii() and words.strip().isdecimal():
        return {"seat": int(words) - 1}
    return {"title": (in_words(words) or [words])[0]}
