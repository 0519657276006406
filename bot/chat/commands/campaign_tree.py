"""How the commands of campaigns are called."""

from discord import app_commands

from bot.chat.client.language import said
from bot.chat.commands.campaign_commands import CampaignCommands
from bot.chat.commands.presses import guarded
from bot.chat.commands.series_options import Choice, Offers, about, paces
from bot.chat.messages.reply import Interaction

Group = app_commands.Group


def build(commands: CampaignCommands, campaigns: Offers) -> Group:
    group = Group(name=said("series-campaign"), description=said("series-campaign-about"), guild_only=True)
    _founding(group, commands, campaigns)
    _reading(group, commands, campaigns)
    for what in ("note", "rival", "choose", "takeover"):
        _worded(group, commands, campaigns, what)
    for what in ("leave", "giveup"):
        _plain(group, commands, campaigns, what)
    return group


def _founding(group: Group, commands: CampaignCommands, campaigns: Offers) -> None:
    @group.command(name=said("series-create"), description=said("series-campaign-create-about"))
    @about("name", "seats", "pace", "effects", "titles")
    @app_commands.choices(pace=paces())
    async def create(
        interaction: Interaction,
        name: app_commands.Range[str, 1, 60],
        seats: app_commands.Range[int, 2, 10],
        pace: str | None = None,
        effects: bool = True,
        titles: app_commands.Range[str, 0, 200] = "",
    ) -> None:
        await guarded(interaction, commands.create(interaction, name, seats, pace, effects, titles))

    @group.command(name=said("series-house"), description=said("series-house-about"))
    @about("campaign", "name", "motto")
    @app_commands.autocomplete(campaign=campaigns)
    async def house(
        interaction: Interaction,
        campaign: str,
        name: app_commands.Range[str, 1, 32],
        motto: app_commands.Range[str, 0, 60] = "",
    ) -> None:
        await guarded(interaction, commands.house(interaction, campaign, name, motto))


def _reading(group: Group, commands: CampaignCommands, campaigns: Offers) -> None:
    @group.command(name=said("series-show"), description=said("series-campaign-show-about"))
    @about("campaign")
    @app_commands.autocomplete(campaign=campaigns)
    async def show(interaction: Interaction, campaign: str) -> None:
        await guarded(interaction, commands.show(interaction, campaign))

    @group.command(name=said("series-chronicle"), description=said("series-chronicle-about"))
    @about("campaign", "kind")
    @app_commands.choices(kind=[Choice(name="HTML", value="html"), Choice(name="Markdown", value="md")])
    @app_commands.autocomplete(campaign=campaigns)
    async def chronicle(interaction: Interaction, campaign: str, kind: str = "html") -> None:
        await guarded(interaction, commands.chronicle(interaction, campaign, kind))


def _worded(group: Group, commands: CampaignCommands, campaigns: Offers, what: str) -> None:
    """A command that takes some words: a note, a house, a title."""

    @group.command(name=said(f"series-{what}"), description=said(f"series-{what}-about"))
    @about("campaign", "words")
    @app_commands.autocomplete(campaign=campaigns)
    async def does(interaction: Interaction, campaign: str, words: app_commands.Range[str, 1, 400]) -> None:
        await guarded(interaction, commands.does(interaction, what, campaign, words))


def _plain(group: Group, commands: CampaignCommands, campaigns: Offers, what: str) -> None:
    @group.command(name=said(f"series-{what}"), description=said(f"series-campaign-{what}-about"))
    @about("campaign")
    @app_commands.autocomplete(campaign=campaigns)
    async def does(interaction: Interaction, campaign: str) -> None:
        await guarded(interaction, commands.does(interaction, what, campaign))
