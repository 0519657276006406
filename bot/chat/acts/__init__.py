"""Acts on Discord: commands made from the table of acts, and forms filled in like any question."""
