"""The garbage collector and what stays for good."""

import gc


def spare_what_stays() -> None:
    """Exempt everything loaded so far from collection: a full collection stopped a busy host for 0.2 s."""
    gc.collect()
    gc.freeze()
