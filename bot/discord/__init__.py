"""Discord: its client, its commands, and how its messages are sent and answered."""
