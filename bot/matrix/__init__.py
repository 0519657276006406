"""Matrix: one chat platform, above what every chat shares."""
