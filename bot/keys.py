"""Ids that can be said aloud, and keys that cannot be guessed; a key is stored only as its hash."""

import hashlib
import hmac
import secrets

_LETTERS = "23456789abcdefghjkmnpqrstuvwxyz"
_LENGTH = 10
SEAL = "~"


def new_id() -> str:
    """Ten letters without look-alikes: about 2^49 of them."""
    return "".join(secrets.choice(_LETTERS) for _ in range(_LENGTH))


def new_key() -> str:
    return secrets.token_urlsafe(18)


def new_nonce() -> str:
    """Short enough for every receiver that tells repeats by it."""
    return secrets.token_hex(10)


def digest(key: str) -> str:
    return hashlib.sha256(key.encode()).hexdigest()


def proof_of_listing(key_hash: str) -> str:
    """Proof that a browser was once given the key of a seat; it lists the seat, and opens nothing."""
    return digest(f"listed/{key_hash}")[:20]


def with_seal(key: str, secret: str) -> str:
    """A key with the seal of this host, so that nobody can bring one of their own making."""
    return f"{key}{SEAL}{_seal(key, secret)}"


def is_sealed(key: str, secret: str) -> bool:
    plain, _, seal = key.partition(SEAL)
    return bool(seal) and hmac.compare_digest(seal.encode(), _seal(plain, secret).encode())


def _seal(key: str, secret: str) -> str:
    return signature(key, secret)[:16]


def signature(what: str, secret: str) -> str:
    return hmac.digest(secret.encode(), what.encode(), "sha256").hex()


def fits(key: str, key_hash: str | None) -> bool:
    """Compared in constant time, so that answers tell nothing about how near a guess was."""
    return hmac.compare_digest(digest(key), key_hash or "")
