"""The gateway: a process that holds browsers' sockets and requests, and carries them to a worker over the bus."""
