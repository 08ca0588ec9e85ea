"""The typed messages between the room and its clients: asked by a client, told by the room."""
