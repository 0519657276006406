"""Measures, each beside a peer or a plain way of doing the same, taken alternately in one run."""
