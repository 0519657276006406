"""Calls to people of the browser when no page is open: by Web Push and by mail."""
