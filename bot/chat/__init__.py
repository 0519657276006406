"""What every chat platform shares: lobbies, rooms, private questions. It knows no platform and no title."""
