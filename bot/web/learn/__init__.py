"""Lessons in the browser."""
