"""What is missing, changed or wrong in a language, and where each sentence appears.

python -m tests.languages de                  all of it, the longest lists cut short
python -m tests.languages de neptun acts      these files alone, whole
python -m tests.languages de rules/neptun     a page of rules
python -m tests.languages de --mark neptun    neptun.ftl says what English says today; without a name, all do
python -m tests.languages de --sample 200     200 messages drawn by chance, each with where it appears
"""

import argparse
import sys
import textwrap
from collections.abc import Callable, Sequence
from functools import partial

from data import catalogue
from engine.rng import Rng
from tests.languages import record
from tests.languages.contract import complaints
from tests.languages.messages import sentences
from tests.languages.places import places

SHORT = 12
"""How many lines of a list are shown where no file is named."""


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        "python -m tests.languages",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("language", choices=catalogue.languages())
    parser.add_argument("files", nargs="*")
    parser.add_argument("--mark", action="store_true", help="mark what is there as translated")
    parser.add_argument("--sample", type=int, metavar="COUNT", help="print messages drawn by chance")
    parser.add_argument("--seed", default="", help="draw others, or the same again")
    given = parser.parse_intermixed_args(arguments)
    files = [file_name(one) for one in given.files]
    if given.sample:
        print_sample(given.language, files, given.sample, given.seed)
        return 0
    if given.language == catalogue.SOURCE:
        parser.error("English is the source; it can be sampled alone")
    if given.mark:
        say(f"{record.mark(given.language, files)} marked as translated from today's English.")
        return 0
    return report(given.language, files)


def file_name(name: str) -> str:
    """`neptun` is neptun.ftl, and `rules/neptun` a page."""
    return name if "." in name else f"{name}.md" if name.startswith(record.RULES) else f"{name}.ftl"


def report(locale: str, files: list[str]) -> int:
    """Tell what is left to do; 0 when nothing is."""
    found = [one for one in complaints(locale) if not files or one.partition(":")[0] in files]
    missing = [one for one in found if one.endswith(": is missing")]
    wrong = [one for one in found if one not in missing]
    changed = [one for one in record.changed(locale) if not files or file_of(locale, one) in files]
    most = None if files else SHORT
    show("missing", missing, describe_missing, most)
    show(
        "changed in English since it was translated, or not marked",
        changed,
        partial(describe_change, locale),
        most,
    )
    show("wrong", wrong, str, most)
    name = catalogue.language(locale).name
    say(f"{name}: {len(missing)} missing, {len(changed)} changed, {len(wrong)} wrong.")
    return 1 if missing or changed or wrong else 0


def print_sample(locale: str, files: list[str], count: int, seed: str) -> None:
    """Messages drawn by chance, to be read in one go."""
    every = [key for key, one in sentences(locale).items() if not one.is_grammar and one.entry.value]
    drawn = [key for key in every if not files or sentences(locale)[key].file in files]
    for key in Rng(f"{locale}/{seed}").some(drawn, min(count, len(drawn))):
        sentence = sentences(locale)[key]
        said = textwrap.indent(sentence.written, "    ")
        say(f"{sentence.file}:{sentence.line}: {key}\n{said}{appears(key)}")


def file_of(locale: str, key: str) -> str:
    return key if key.startswith(record.RULES) else sentences(locale)[key].file


def describe_missing(complaint: str) -> str:
    file, _, rest = complaint.partition(":0: ")
    key = rest.removesuffix(": is missing").removesuffix("is missing")
    if not key:
        return file
    return f"{file}: {key}{english(key)}{appears(key)}"


def describe_change(locale: str, key: str) -> str:
    if key.startswith(record.RULES):
        return key
    here = sentences(locale)[key]
    return f"{here.file}:{here.line}: {key}{english(key)}{block('here', here.written)}{appears(key)}"


def english(key: str) -> str:
    return block("English", sentences(catalogue.SOURCE)[key].written)


def block(name: str, said: str) -> str:
    return "\n" + textwrap.indent(f"{name}: {said}", "    ")


def appears(key: str) -> str:
    return block("appears", ", ".join(places(key)) or "in earlier games, or put together by code")


def show(what: str, lines: list[str], describe: Callable[[str], str], most: int | None) -> None:
    if lines:
        say(f"# {what}: {len(lines)}")
    for line in lines[:most]:
        say(describe(line))
    if most and len(lines) > most:
        say(f"… and {len(lines) - most} more; name a file to see all of it")


def say(line: str) -> None:
    sys.stdout.write(f"{line}\n")


if __name__ == "__main__":
    sys.exit(main())
