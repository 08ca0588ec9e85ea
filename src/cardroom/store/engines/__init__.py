"""Which engine holds a room's data: a folder's files or a server."""
