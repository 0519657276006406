"""Acts in a chat: forms filled in like any question."""
