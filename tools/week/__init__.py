"""A week of many tables: people answer late, leave, go on holiday and come back, and the host is restarted.

Beside the host runs a second account of every clock, reminder, vote and order, kept by its own rules from
what was done and what the log says; the two must agree at every step, and no game may stand still.
"""
