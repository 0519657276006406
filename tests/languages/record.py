"""Which English sentence each translation was made from: a small file beside the words of a language.

A sentence whose English has changed since then is shown to its translator.
"""

import hashlib
import json
from collections.abc import Collection
from pathlib import Path

from data import catalogue
from tests.languages.messages import sentences

FILE = "translated.json"
RULES = "rules/"


def english() -> dict[str, str]:
    """Every sentence and page of the source, by a fingerprint of what it says."""
    found = {key: _fingerprint(one.written) for key, one in sentences(catalogue.SOURCE).items()}
    for page in sorted(_pages(catalogue.SOURCE).glob("*.md")):
        found[f"{RULES}{page.name}"] = _fingerprint(page.read_text(encoding="utf-8"))
    return found


def translated(locale: str) -> dict[str, str]:
    """What a language has translated: the fingerprints of the English at that time."""
    path = catalogue.FOLDER / locale / FILE
    found: dict[str, str] = json.loads(path.read_text(encoding="utf-8")) if path.is_file() else {}
    return found


def changed(locale: str) -> list[str]:
    """What a language says of an English sentence that is another one today, or was never marked."""
    now, then = english(), translated(locale)
    return sorted(key for key in _present(locale) if key in now and then.get(key) != now[key])


def mark(locale: str, files: Collection[str] = ()) -> int:
    """Mark what a language says, in these files or in all, as the translation of today's English."""
    now, then = english(), translated(locale)
    here = _present(locale)
    kept = {key: print_ for key, print_ in then.items() if key in here and key in now}
    fresh = {key: now[key] for key, file in here.items() if key in now and (not files or file in files)}
    path = catalogue.FOLDER / locale / FILE
    path.write_text(json.dumps(kept | fresh, indent=0, sort_keys=True) + "\n", encoding="utf-8")
    return sum(1 for key in fresh if then.get(key) != fresh[key])


def _present(locale: str) -> dict[str, str]:
    """What a language has, with the file that it stands in."""
    found = {key: one.file for key, one in sentences(locale).items()}
    found |= {f"{RULES}{page.name}": f"{RULES}{page.name}" for page in _pages(locale).glob("*.md")}
    return found


def _pages(locale: str) -> Path:
    return catalogue.FOLDER.parent / "rules" / locale


def _fingerprint(said: str) -> str:
    return hashlib.sha256(said.encode()).hexdigest()[:8]
