"""The room's face on the network: HTTP API, WebSocket, static client."""
