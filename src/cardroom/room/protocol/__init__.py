"""The messages between a room and its clients: messages of the socket, bodies of the HTTP API."""
