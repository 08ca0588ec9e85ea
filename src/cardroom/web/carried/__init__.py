"""The worker's side of sockets and requests that gateways hold: what passes over the bus, and who answers it."""
