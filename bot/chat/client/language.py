"""Commands in the reader's language: their names and descriptions come from the word catalogues."""

import discord
from discord import app_commands

from data import catalogue
from engine.text import Arg, text
from render.words import Words


def catalogue_string(key: str, **args: Arg) -> app_commands.locale_str:
    """A catalogue entry in English, translated when the commands are sent to Discord."""
    words = text(key, **args)
    return app_commands.locale_str(Words(catalogue.SOURCE).say(words), words=words)


class Translator(app_commands.Translator):
    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContextTypes,
    ) -> str | None:
        words = string.extras.get("words")
        language = str(locale).split("-")[0]
        if words is None or language == catalogue.SOURCE or language not in catalogue.locales():
            return None
        return Words(language).say(words)
