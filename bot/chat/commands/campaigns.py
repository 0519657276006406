"""What can be read of a campaign on Discord: its houses, its map, its chronicle."""

import io

import discord

from bot.chat.markdown import escape_text
from bot.chat.messages.act_buttons import more_button
from bot.chat.messages.parts import Part, Say, Sheet, Show, rows
from bot.chat.messages.reply import NOBODY, Interaction, fill, privately, theme_of, words_of
from bot.chat.server.where import server_of
from bot.host.host import Host
from bot.series import gallery
from bot.series.campaign import chronicle
from bot.series.campaign.book import Campaign
from bot.series.campaign.campaigns import Campaigns
from bot.series.errors import NotPossible
from bot.series.shelf import Entry
from render.artist import Brush


class CampaignReading:
    def __init__(self, host: Host, campaigns: Campaigns) -> None:
        self._host = host
        self.campaigns = campaigns

    async def show(self, interaction: Interaction, campaign: str) -> None:
        await privately(interaction)
        book = (await self.campaign_here(interaction, campaign)).book
        brush = Brush(words_of(interaction), theme=theme_of(interaction))
        parts: list[Part] = [Say(f"### {escape_text(book.name)}")]
        if book.houses:
            parts.append(Show("houses.png", await gallery.draw_houses(book, brush)))
        parts.append(Show("map.png", await gallery.draw_campaign_map(book, brush)))
        parts += rows([more_button("campaign", campaign[:16], words_of(interaction))])
        await fill(interaction, Sheet(tuple(parts)))

    async def chronicle(self, interaction: Interaction, campaign: str, kind: str) -> None:
        """Send the chronicle as one file."""
        await privately(interaction)
        book = (await self.campaign_here(interaction, campaign)).book
        told = await chronicle.write_chronicle(self._host, book)
        made = chronicle.as_markdown(told) if kind == "md" else chronicle.as_html(told)
        file = discord.File(io.BytesIO(made.encode()), f"{campaign}.{'md' if kind == 'md' else 'html'}")
        await interaction.edit_original_response(
            content=words_of(interaction)("campaign-keep"), attachments=[file], allowed_mentions=NOBODY
        )

    async def campaign_here(self, interaction: Interaction, campaign: str) -> Entry[Campaign]:
        """A campaign of this server."""
        entry = await self.campaigns.shelf.get(campaign[:16])
        if entry.server != server_of(interaction):
            raise NotPossible("league-no-such")
        return entry
