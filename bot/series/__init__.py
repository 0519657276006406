"""Results, ratings, profiles, leagues, campaigns and finding a game; without Discord and without HTTP."""
