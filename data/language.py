"""What a language knows of itself: its name, its dates and numbers, and what happens where words meet."""

import re
from datetime import date, datetime
from functools import cache
from pathlib import Path
from typing import Literal

from babel import Locale, UnknownLocaleError
from babel.dates import format_date, format_time, get_day_names
from babel.numbers import format_decimal, get_group_symbol
from pydantic import Field, field_validator

from data.loader import Facts, load

FOLDER = Path(__file__).parent / "words"
FILE = "language.yaml"
SOURCE = "en"
"""The language every other one is measured against, and the one that stands in for a missing word."""

Unit = Literal["s", "m", "h", "d"]
"""Seconds, minutes, hours and days, as the source writes them."""

MINUS = re.compile(r"(?<![\w-])-(?=\d)")
"""The sign of a number below zero, which the catalogues cannot write."""


class Meeting(Facts):
    """Where two words or signs meet, and what is written there."""

    pattern: re.Pattern[str]
    written: str


class Language(Facts):
    """The file `language.yaml` of a language."""

    name: str = Field(min_length=1)
    """As the language calls itself."""
    offered: bool = False
    """Whether people may choose it; its contract is then strict."""
    formats: str
    """Whose plurals, numbers and dates it writes, by its name in the Unicode tables: de, en_GB."""
    grouped_from: int = Field(default=1000, ge=1000)
    """The least number whose digits stand in groups of three: in Spanish 10 000."""
    group_mark: str = ""
    """What stands between these groups, where that is not what the Unicode tables say."""
    time_units: dict[Unit, tuple[str, ...]] = {}
    """What stands behind the number of a length of time: first as this language writes it, then as people
    type it; `data/durations.py` reads them."""
    quotes: str = ""
    """Its quotation marks; the catalogues use no others."""
    meetings: tuple[Meeting, ...] = ()
    """Applied to every sentence, in this order."""
    inside_names: re.Pattern[str] | None = None
    """What a meeting would change in a name, where it may not; the space behind it is kept."""
    ruling: str = ""
    """How pages of rules mark what the printed rules leave open."""
    table_option: str = ""
    """How they mark what a table may choose to play otherwise."""
    equal_words: frozenset[str] = frozenset()
    """Words that are spelt as in English, so that a sentence made of them is no English left over."""
    invariable: frozenset[str] = frozenset()
    """Nouns that are the same for one and many: in French `fois`."""
    slips: tuple[re.Pattern[str], ...] = ()
    """What no sentence of this language may say: in French `de le`."""
    one_gender: tuple[re.Pattern[str], ...] = ()
    """What is right for men alone, or for women alone, of a person called Anna or Marco, or of the reader."""

    @field_validator("formats")
    @classmethod
    def _formats_are_known(cls, formats: str) -> str:
        try:
            Locale.parse(formats)
        except UnknownLocaleError as error:
            raise ValueError(f"{error}") from None
        return formats

    def typeset(self, sentence: str) -> str:
        """A sentence with its elisions, spaces and signs as this language sets them."""
        for meeting in self.meetings:
            sentence = meeting.pattern.sub(meeting.written, sentence)
        return MINUS.sub("\N{MINUS SIGN}", self._mark_groups(sentence))

    def keep_name(self, name: str) -> str:
        """A name as it is spelt, whatever stands around it."""
        return self.inside_names.sub("\\1\N{NO-BREAK SPACE}", name) if self.inside_names else name

    def number(self, count: int) -> str:
        grouped = abs(count) >= self.grouped_from
        written = format_decimal(count, locale=self.formats, group_separator=grouped)
        return self._mark_groups(written).replace("-", "\N{MINUS SIGN}")

    def _mark_groups(self, sentence: str) -> str:
        """With the language's own mark between the groups of a number."""
        if not self.group_mark:
            return sentence
        usual = re.escape(get_group_symbol(self.formats))
        return re.sub(rf"(?<=\d){usual}(?=\d{{3}}(?!\d))", self.group_mark, sentence)

    def day(self, day: date) -> str:
        return format_date(day, "medium", locale=self.formats)

    @property
    def weekdays(self) -> list[str]:
        """From Monday on."""
        names = get_day_names("wide", "stand-alone", locale=self.formats)
        return [names[day] for day in range(7)]

    def moment(self, moment: datetime) -> str:
        """A day and a time of day, to the minute."""
        both = str(Locale.parse(self.formats).datetime_formats["medium"])
        return both.format(format_time(moment, "short", locale=self.formats), self.day(moment))


@cache
def languages() -> tuple[str, ...]:
    """Every language that has a folder, the source first."""
    names = sorted(path.parent.name for path in FOLDER.glob(f"*/{FILE}"))
    return (SOURCE, *(name for name in names if name != SOURCE))


@cache
def locales() -> tuple[str, ...]:
    """The languages that people are offered, the source first."""
    return tuple(name for name in languages() if name == SOURCE or language(name).offered)


@cache
def language(code: str) -> Language:
    return load(Language, FOLDER / code / FILE)
