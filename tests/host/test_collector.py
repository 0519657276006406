"""The garbage collector walks past what stays for good."""

import gc

from bot.ops.collector import spare_what_stays


def test_what_is_loaded_is_walked_through_no_more() -> None:
    kept: list[list[int]] = [[] for _ in range(100)]
    try:
        spare_what_stays()
        assert gc.get_freeze_count() > len(kept)
        assert not any(one is kept for one in gc.get_objects())
    finally:
        gc.unfreeze()
