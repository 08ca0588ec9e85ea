"""Identity: persons and their permissions, names, sign-ins, requests, connections."""
