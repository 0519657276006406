"""The garbage collector and what stays for good."""

import gc


def spare_what_stays() -> None:
    """Whatever is loaded by now is walked through no more: a whole round stopped a busy host for 0.2 s."""
    gc.collect()
    gc.freeze()
