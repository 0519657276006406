"""Lessons on Discord, privately."""
