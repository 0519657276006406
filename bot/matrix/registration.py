"""The registration of an application service: the file that a homeserver's administrator takes in."""

import os
import re
import secrets
from pathlib import Path

import yaml

LOCALPART = "fondaco"
SERVICE_SUFFIX = "-service"
"""What the service's own user is called behind the name of the bot: homeservers refuse that it syncs."""
TOKEN_BYTES = 32


def write_registration(file: Path, localpart: str = LOCALPART) -> None:
    """Write a new registration that only its owner may read; ValueError: the bot cannot be called so.

    It names no address: the bot asks the homeserver for news as any account does, so that no port has to be
    open for it.
    """
    if not re.fullmatch(r"[a-z0-9._=/-]{1,200}", localpart):
        raise ValueError("a name on Matrix has small letters, digits and . _ = - / alone.")
    registration = {
        "id": "fondaco",
        "url": None,
        "as_token": secrets.token_urlsafe(TOKEN_BYTES),
        "hs_token": secrets.token_urlsafe(TOKEN_BYTES),
        "sender_localpart": f"{localpart}{SERVICE_SUFFIX}",
        "rate_limited": False,
        "namespaces": {"users": [{"exclusive": True, "regex": f"@{re.escape(localpart)}:.*"}]},
    }
    descriptor = os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    with os.fdopen(descriptor, "w", encoding="utf-8") as out:
        yaml.safe_dump(registration, out, sort_keys=False)
