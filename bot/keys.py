"""Ids that can be said aloud, and keys that cannot be guessed; a key is stored only as its hash."""

import hashlib
import hmac
import secrets

from itsdangerous import Signer

_LETTERS = "23456789abcdefghjkmnpqrstuvwxyz"
_LENGTH = 10
SEAL = "~"
"""Between the key of a browser and the signature of this host."""


def new_id() -> str:
    """Ten letters without look-alikes: about 2^49 of them."""
    return "".join(secrets.choice(_LETTERS) for _ in range(_LENGTH))


def new_key() -> str:
    return secrets.token_urlsafe(18)


def new_nonce() -> str:
    """Short enough for every receiver that tells repeats by it."""
    return secrets.token_hex(10)


def new_request_id() -> str:
    """Short enough to be read to someone."""
    return secrets.token_hex(3)


def digest(key: str) -> str:
    return hashlib.sha256(key.encode()).hexdigest()


def proof_of_listing(key_hash: str) -> str:
    """Proof that a browser was once given the key of a seat; it lists the seat, and opens nothing."""
    return digest(f"listed/{key_hash}")[:20]


def signer(secret: str, purpose: str, sep: str = ".") -> Signer:
    """Signs with a secret of this host for one purpose: what was signed for another is refused."""
    return Signer(secret, salt=purpose, sep=sep, key_derivation="hmac", digest_method=hashlib.sha256)


def fits(key: str, key_hash: str | None) -> bool:
    """Compared in constant time, so that answers tell nothing about how near a guess was."""
    return hmac.compare_digest(digest(key), key_hash or "")
