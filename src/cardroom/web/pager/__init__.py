"""Messages about calls to seats, sent to the house's own system over HTTP."""
