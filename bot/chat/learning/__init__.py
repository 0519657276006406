"""Lessons in a chat, privately."""
