"""Commands that belong to no group: one's games wherever one is, help, and the menu of a person."""

from typing import Any

import discord
from discord import app_commands

from bot.chat.commands.commands import Commands
from bot.chat.messages.guard import run_guarded
from bot.chat.messages.reply import Interaction
from bot.discord.declaring.language import catalogue_string


def games(commands: Commands) -> app_commands.Command[Any, Any, Any]:
    """One's own games; who installs the app for themselves has it on every server and in every DM."""

    @app_commands.command(name=catalogue_string("cmd-games"), description=catalogue_string("cmd-games-about"))
    @app_commands.allowed_installs(guilds=True, users=True)
    @app_commands.allowed_contexts(guilds=True, dms=True, private_channels=True)
    async def list_own_games(interaction: Interaction) -> None:
        await run_guarded(interaction, commands.list_own_games(interaction))

    return list_own_games


def help_command(commands: Commands) -> app_commands.Command[Any, Any, Any]:
    @app_commands.command(name=catalogue_string("cmd-help"), description=catalogue_string("cmd-help-about"))
    async def show_help(interaction: Interaction) -> None:
        await run_guarded(interaction, commands.help(interaction))

    return show_help


def person_menu(commands: Commands) -> tuple[app_commands.ContextMenu, ...]:
    """What Discord offers in the menu of a person."""

    async def show_profile(interaction: Interaction, person: discord.User) -> None:
        await run_guarded(interaction, commands.people.profile(interaction, person))

    async def invite(interaction: Interaction, person: discord.Member) -> None:
        await run_guarded(interaction, commands.inviting.invite(interaction, person))

    inviting = app_commands.ContextMenu(name=catalogue_string("cmd-menu-invite"), callback=invite)
    inviting.guild_only = True
    return app_commands.ContextMenu(
        name=catalogue_string("cmd-menu-profile"), callback=show_profile
    ), inviting
