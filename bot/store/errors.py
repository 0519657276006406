"""What can go wrong with stored games, each as one sentence for the operator."""


class StoreError(Exception):
    """The database cannot be used, or a record in it cannot be read; nothing was changed."""


class Unreadable(StoreError):
    """One record cannot be read; the others can."""


class Uncertain(StoreError):
    """The database broke off; what was asked of it last may or may not be stored."""


class Conflict(StoreError):
    """Another process wrote this match first; read it again."""
