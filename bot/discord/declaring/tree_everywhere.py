"""Commands that work everywhere: one's own games, help, and the menu of a person."""

from typing import Any

import discord
from discord import app_commands

from bot.chat.messages.guard import run_guarded
from bot.chat.pages.commands import Commands
from bot.discord.declaring.declaring import Command, Run, declare
from bot.discord.declaring.language import catalogue_string
from bot.discord.messages.caller import Interaction, caller_of, person_of


def games(commands: Commands) -> Command:
    """One's own games; who installs the app for themselves has it on every server and in every DM."""
    command: Any = declare("cmd-games", "cmd-games-about", commands.list_own_games)
    for allow in (
        app_commands.allowed_installs(guilds=True, users=True),
        app_commands.allowed_contexts(guilds=True, dms=True, private_channels=True),
    ):
        command = allow(command)
    made: Command = command
    return made


def help_command(commands: Commands) -> Command:
    return declare("cmd-help", "cmd-help-about", commands.help)


def person_menu(commands: Commands) -> tuple[app_commands.ContextMenu, ...]:
    """What Discord offers in the menu of a person."""

    async def show_profile(interaction: Interaction, person: discord.User) -> None:
        await _run(interaction, commands.people.profile, person)

    async def invite(interaction: Interaction, person: discord.Member) -> None:
        await _run(interaction, commands.opening.invite, person)

    inviting = app_commands.ContextMenu(name=catalogue_string("cmd-menu-invite"), callback=invite)
    inviting.guild_only = True
    return app_commands.ContextMenu(
        name=catalogue_string("cmd-menu-profile"), callback=show_profile
    ), inviting


async def _run(interaction: Interaction, run: Run, person: discord.User | discord.Member) -> None:
    caller = caller_of(interaction)
    await run_guarded(caller, run(caller, person_of(person)))
