"""How the tables came to be, one numbered step after another."""
