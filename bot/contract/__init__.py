"""What every title promises, as checks that its author runs too: `pytest --title NAME`."""
