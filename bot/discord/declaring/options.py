"""Choices that several commands offer."""

from discord import app_commands

from bot.discord.declaring.language import catalogue_string
from bot.table.terms import PRESETS
from engine import registry

Choice = app_commands.Choice
MOST = 25


def titles() -> list[Choice[str]]:
    return [Choice(name=title.name, value=title.id) for title in registry.titles().values()][:MOST]


def paces() -> list[Choice[str]]:
    return [Choice(name=catalogue_string(f"pace-{pace}"), value=pace) for pace in PRESETS]
