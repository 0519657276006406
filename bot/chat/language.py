"""Commands in the reader's language: their names and descriptions come from the word catalogues."""

import discord
from discord import app_commands

from data import catalogue
from render.words import Words


def said(key: str) -> app_commands.locale_str:
    """A word of the catalogue, in English here and translated when the commands are sent to Discord."""
    return app_commands.locale_str(Words(catalogue.SOURCE)(key), key=key)


class Translator(app_commands.Translator):
    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContextTypes,
    ) -> str | None:
        key = string.extras.get("key")
        language = str(locale).split("-")[0]
        if key is None or language == catalogue.SOURCE or language not in catalogue.locales():
            return None
        return Words(language)(str(key))
