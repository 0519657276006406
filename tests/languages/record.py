"""Which English sentence each translation was made from: a small file in each folder of words of a language.

A sentence whose English has changed since then is shown to its translator.
"""

import hashlib
import json
from collections.abc import Collection

from data import catalogue
from tests.languages.folders import Home, homes, rules_pages
from tests.languages.messages import sentences, sentences_in

FILE = "translated.json"
RULES = "rules/"


def english() -> dict[str, str]:
    """Every sentence and page of the source, by a fingerprint of what it says."""
    found = {key: _fingerprint(one.written) for key, one in sentences(catalogue.SOURCE).items()}
    for name, page in rules_pages(catalogue.SOURCE).items():
        found[f"{RULES}{name}"] = _fingerprint(page.read_text(encoding="utf-8"))
    return found


def translated(locale: str) -> dict[str, str]:
    """What a language has translated: the fingerprints of the English at that time."""
    return {key: print_ for home in homes() for key, print_ in _read(home, locale).items()}


def changed(locale: str) -> list[str]:
    """What a language says of an English sentence that is another one today, or was never marked."""
    now, then = english(), translated(locale)
    present = {key for home in homes() for key in _present(home, locale)}
    return sorted(key for key in present if key in now and then.get(key) != now[key])


def mark(locale: str, files: Collection[str] = ()) -> int:
    """Mark what a language says, in these files or in all, as the translation of today's English."""
    return sum(_mark_in(home, locale, files) for home in homes() if (home.words / locale).is_dir())


def _mark_in(home: Home, locale: str, files: Collection[str]) -> int:
    now, then, here = english(), _read(home, locale), _present(home, locale)
    kept = {key: print_ for key, print_ in then.items() if key in here and key in now}
    fresh = {key: now[key] for key, file in here.items() if key in now and (not files or file in files)}
    path = home.words / locale / FILE
    path.write_text(json.dumps(kept | fresh, indent=0, sort_keys=True) + "\n", encoding="utf-8")
    return sum(1 for key in fresh if then.get(key) != fresh[key])


def _read(home: Home, locale: str) -> dict[str, str]:
    path = home.words / locale / FILE
    prints: dict[str, str] = json.loads(path.read_text(encoding="utf-8")) if path.is_file() else {}
    return prints


def _present(home: Home, locale: str) -> dict[str, str]:
    """What a language has in one folder, with the file that holds it."""
    files = tuple(sorted((home.words / locale).glob("*.ftl")))
    pages = [f"{RULES}{page.name}" for page in (home.rules / locale).glob("*.md")]
    return {key: one.file for key, one in sentences_in(files).items()} | {page: page for page in pages}


def _fingerprint(said: str) -> str:
    return hashlib.sha256(said.encode()).hexdigest()[:8]
