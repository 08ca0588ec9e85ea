"""The HTTP API: one small file a subject."""
