"""Text that comes in from outside: what nobody can see, and no database need take, ends where it is read."""

import re

_UNSEEN = re.compile("[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\ud800-\udfff]")
"""Control characters but for tabs and the ends of lines, and halves of characters."""
_OURS = re.compile("[\ufdd0-\ufdef]")
"""Characters that Unicode keeps free: marks of ours stand between them, nobody else's."""
INSTEAD = "\N{REPLACEMENT CHARACTER}"


def clean_text(typed: str) -> str:
    """What a person wrote, without characters that control something; a line ends in one way."""
    return _OURS.sub("", _UNSEEN.sub("", typed.replace("\r\n", "\n").replace("\r", "\n")))


def is_clean(typed: str) -> bool:
    """Whether a part of an address holds nothing that controls something."""
    return not _UNSEEN.search(typed)


def replace_unseen(stored: str) -> str:
    """Text stored by an earlier program, with a mark in the place of every character that has to go."""
    return _UNSEEN.sub(INSTEAD, stored)
