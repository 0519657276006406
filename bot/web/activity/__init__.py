"""The browser table inside Discord, as an Activity: who is who comes from Discord."""
