"""Commands in the reader's language: their names and descriptions come from the word catalogues."""

from functools import cache

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
        words, spoken = string.extras.get("words"), _translated_into().get(locale)
        return spoken.say(words) if words is not None and spoken is not None else None


def translations(key: str) -> dict[str, str]:
    """A catalogue entry by the locales of Discord, in every language but the source."""
    return {locale.value: spoken(key) for locale, spoken in _translated_into().items()}


@cache
def _translated_into() -> dict[discord.Locale, Words]:
    """The locales of Discord that are not the source's, and what is said there.

    Discord tells English and Spanish by where they are spoken: es-ES, es-419."""
    others = set(catalogue.locales()) - {catalogue.SOURCE}
    named = {locale: locale.value.split("-")[0] for locale in discord.Locale}
    return {locale: Words(language) for locale, language in named.items() if language in others}
