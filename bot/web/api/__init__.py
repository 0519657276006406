"""The API: every question as JSON, every answer as JSON, and a stream that tells what changed."""
