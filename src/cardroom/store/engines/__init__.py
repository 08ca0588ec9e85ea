"""The choice of database for a room's data: a folder's files or a server."""
