"""Discord: lobbies, threads, private questions and DMs. No title is known here by name."""
