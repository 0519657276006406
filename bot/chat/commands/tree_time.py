"""The commands of playing over days: `/game pause` and its kin, `/me`, `/privacy`."""

import io
from typing import Any

import discord
from discord import app_commands

from bot.chat.client.language import said
from bot.chat.commands.commands import Commands
from bot.chat.commands.me import OFF
from bot.chat.commands.presses import guarded
from bot.chat.commands.standing import AtTable
from bot.chat.messages.reply import Interaction, locale_of, privately, words_of
from bot.chat.messages.reply import fill as fill_in
from bot.chat.server.settings import languages
from bot.table.person import zones as time_zones
from render.theme import THEMES

Choice = app_commands.Choice
REMIND = ("ping", "dm", "both", "none")


def build(tree: app_commands.CommandTree[Any], group: app_commands.Group, commands: Commands) -> None:
    _requests(group, commands)
    _seats(group, commands)
    _orders(group, commands)
    _past(group, commands)
    tree.add_command(_me(commands))
    tree.add_command(_privacy(commands))


def _requests(group: app_commands.Group, commands: Commands) -> None:
    async def own(interaction: Interaction) -> Any:
        await privately(interaction)
        return await commands.finding.own(interaction, None)

    async def asked(interaction: Interaction, what: str, *args: Any) -> None:
        table, seat = await own(interaction)
        work = getattr(commands.company, what)
        await fill_in(interaction, await work(table, seat, *args, locale_of(interaction)))

    @group.command(name=said("cmd-pause"), description=said("cmd-pause-about"))
    @app_commands.rename(hours=said("cmd-hours"))
    @app_commands.describe(hours=said("cmd-hours-about"))
    async def pause(interaction: Interaction, hours: app_commands.Range[int, 1, 720] = 48) -> None:
        await guarded(interaction, asked(interaction, "pause", hours))

    @group.command(name=said("cmd-extend"), description=said("cmd-extend-about"))
    @app_commands.rename(hours=said("cmd-hours"))
    @app_commands.describe(hours=said("cmd-hours-about"))
    async def extend(interaction: Interaction, hours: app_commands.Range[int, 1, 168] = 24) -> None:
        await guarded(interaction, asked(interaction, "extend", hours))

    @group.command(name=said("cmd-takeback"), description=said("cmd-takeback-about"))
    async def takeback(interaction: Interaction) -> None:
        await guarded(interaction, asked(interaction, "take_back"))

    @group.command(name=said("cmd-vote"), description=said("cmd-vote-about"))
    @app_commands.rename(agree=said("cmd-agree"))
    @app_commands.describe(agree=said("cmd-agree-about"))
    async def vote(interaction: Interaction, agree: bool) -> None:
        await guarded(interaction, asked(interaction, "vote", agree))

    @group.command(name=said("cmd-mute"), description=said("cmd-mute-about"))
    async def mute(interaction: Interaction) -> None:
        await guarded(interaction, asked(interaction, "mute"))

    @group.command(name=said("cmd-missed"), description=said("cmd-missed-about"))
    async def missed(interaction: Interaction) -> None:
        await guarded(interaction, asked(interaction, "missed"))


def _seats(group: app_commands.Group, commands: Commands) -> None:
    async def changed(interaction: Interaction, what: str) -> None:
        await privately(interaction)
        locale = locale_of(interaction)
        if what == "take":
            table = await commands.finding.any(interaction, None)
            user = interaction.user
            sheet = await commands.company.take(table, user.id, user.display_name, locale)
        else:
            table, seat = await commands.finding.own(interaction, None)
            work = commands.company.offer if what == "offer" else commands.company.give_back
            sheet = await work(table, seat, locale)
        await fill_in(interaction, sheet)

    @group.command(name=said("cmd-sub"), description=said("cmd-sub-about"))
    @app_commands.rename(what=said("cmd-sub-what"))
    @app_commands.describe(what=said("cmd-sub-what-about"))
    @app_commands.choices(
        what=[Choice(name=said(f"cmd-sub-{one}"), value=one) for one in ("take", "offer", "back")]
    )
    async def sub(interaction: Interaction, what: str) -> None:
        await guarded(interaction, changed(interaction, what))


def _orders(group: app_commands.Group, commands: Commands) -> None:
    async def shown(interaction: Interaction) -> None:
        await privately(interaction)
        table, seat = await commands.finding.own(interaction, None)
        book = AtTable(commands.host, table, seat)
        await fill_in(interaction, commands.desk.sheet(book, locale_of(interaction)))

    @group.command(name=said("cmd-orders"), description=said("cmd-orders-about"))
    async def orders(interaction: Interaction) -> None:
        await guarded(interaction, shown(interaction))


def _past(group: app_commands.Group, commands: Commands) -> None:
    async def replayed(interaction: Interaction) -> None:
        await privately(interaction)
        table = await commands.finding.any(interaction, None)
        words = words_of(interaction)
        link = commands.company.replay_link(table)
        if link and not (table.state == "over" and table.told_seed):
            await interaction.followup.send(link, ephemeral=True)
            return
        file = discord.File(
            io.BytesIO(await commands.company.exported(table)), f"{table.title}-{table.id}.json"
        )
        await interaction.followup.send(link or words("achat-exported"), file=file, ephemeral=True)

    @group.command(name=said("cmd-replay"), description=said("cmd-replay-about"))
    async def replay(interaction: Interaction) -> None:
        await guarded(interaction, replayed(interaction))


def _me(commands: Commands) -> app_commands.Command[Any, Any, Any]:
    async def settled(interaction: Interaction, **changes: Any) -> None:
        await privately(interaction)
        sheet = await commands.me.settle(interaction.user.id, str(interaction.locale), **changes)
        await fill_in(interaction, sheet)

    async def zones(_interaction: Interaction, typed: str) -> list[Choice[str]]:
        found = [one for one in sorted(time_zones()) if typed.lower() in one.lower()]
        return [Choice(name=one, value=one) for one in found[:25]]

    @app_commands.command(name=said("cmd-me"), description=said("cmd-me-about"))
    @app_commands.rename(
        zone=said("cmd-zone"),
        quiet=said("cmd-quiet"),
        away=said("cmd-away"),
        remind=said("cmd-remind"),
        digest=said("cmd-digest"),
        language=said("cmd-language"),
        palette=said("cmd-palette"),
    )
    @app_commands.describe(
        zone=said("cmd-zone-about"),
        quiet=said("cmd-quiet-about"),
        away=said("cmd-away-about"),
        remind=said("cmd-remind-about"),
        digest=said("cmd-digest-about"),
        language=said("cmd-my-language-about"),
        palette=said("cmd-palette-about"),
    )
    @app_commands.choices(
        remind=[Choice(name=said(f"achat-remind-{one}"), value=one) for one in REMIND],
        language=[
            Choice(name=said("achat-language-own"), value=OFF),
            *[Choice(name=said(f"chat-language-{one}"), value=one) for one in languages()],
        ],
        palette=[Choice(name=said(f"async-palette-{one}"), value=one) for one in THEMES],
    )
    @app_commands.autocomplete(zone=zones)
    async def me(
        interaction: Interaction,
        zone: str | None = None,
        quiet: str | None = None,
        away: str | None = None,
        remind: str | None = None,
        digest: app_commands.Range[int, -1, 23] | None = None,
        language: str | None = None,
        palette: str | None = None,
    ) -> None:
        work = settled(
            interaction,
            zone=zone,
            quiet=quiet,
            away=away,
            remind=remind,
            digest=digest,
            locale=language,
            palette=palette,
        )
        await guarded(interaction, work)

    return me


def _privacy(commands: Commands) -> app_commands.Group:
    group = app_commands.Group(name=said("cmd-privacy"), description=said("cmd-privacy-about"))

    async def handed_out(interaction: Interaction) -> None:
        await privately(interaction)
        file = discord.File(io.BytesIO(await commands.me.export(interaction.user.id)), "fondaco.json")
        words = words_of(interaction)
        await interaction.followup.send(words("achat-privacy-export"), file=file, ephemeral=True)

    async def forgotten(interaction: Interaction, sure: bool) -> None:
        await privately(interaction)
        await fill_in(
            interaction, await commands.me.forget(interaction.user.id, sure, locale_of(interaction))
        )

    @group.command(name=said("cmd-export"), description=said("cmd-export-about"))
    async def export(interaction: Interaction) -> None:
        await guarded(interaction, handed_out(interaction))

    @group.command(name=said("cmd-delete"), description=said("cmd-delete-about"))
    @app_commands.rename(sure=said("cmd-sure"))
    @app_commands.describe(sure=said("cmd-sure-about"))
    async def delete(interaction: Interaction, sure: bool = False) -> None:
        await guarded(interaction, forgotten(interaction, sure))

    return group
