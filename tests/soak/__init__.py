"""Shows again what the host promises: random games, fuzzing, leaks and faults, at any length."""
