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
        language = _language_of(locale)
        if words is None or language == catalogue.SOURCE or language not in catalogue.locales():
            return None
        return Words(language).say(words)


def translations(key: str) -> dict[str, str]:
    """A catalogue entry by the locales of Discord, in every language but the source."""
    others = [one for one in discord.Locale if _language_of(one) in catalogue.locales()[1:]]
    return {one.value: Words(_language_of(one))(key) for one in others}


def _language_of(locale: discord.Locale) -> str:
    """Discord tells English and Spanish by where they are spoken: es-ES, es-419."""
    return locale.value.split("-")[0]
