"""What can be read of a campaign in a chat: its houses, its map, its chronicle."""

from bot.chat.markdown import escape_text
from bot.chat.messages.act_buttons import more_button
from bot.chat.messages.caller import Caller
from bot.chat.messages.parts import Part, Say, Sheet, Show, rows
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

    async def show(self, caller: Caller, campaign: str) -> None:
        await caller.reply_privately()
        book = (await self.campaign_here(caller, campaign)).book
        brush = Brush(caller.words, theme=caller.theme)
        parts: list[Part] = [Say(f"### {escape_text(book.name)}")]
        if book.houses:
            parts.append(Show("houses.png", await gallery.draw_houses(book, brush)))
        parts.append(Show("map.png", await gallery.draw_campaign_map(book, brush)))
        parts += rows([more_button("campaign", campaign[:16], caller.words)])
        await caller.show(Sheet(tuple(parts)))

    async def chronicle(self, caller: Caller, campaign: str, kind: str | None) -> None:
        """Send the chronicle as one file."""
        await caller.reply_privately()
        book = (await self.campaign_here(caller, campaign)).book
        story = await chronicle.write_chronicle(self._host, book)
        made = chronicle.as_markdown(story) if kind == "md" else chronicle.as_html(story)
        name = f"{campaign}.{'md' if kind == 'md' else 'html'}"
        await caller.send_files(caller.words("campaign-keep"), [(name, made.encode())])

    async def campaign_here(self, caller: Caller, campaign: str) -> Entry[Campaign]:
        """A campaign of this server."""
        entry = await self.campaigns.shelf.get(campaign[:16])
        if entry.server != caller.server:
            raise NotPossible("league-no-such")
        return entry
