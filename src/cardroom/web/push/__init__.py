"""Web push: messages encrypted for one browser, and their delivery to its push service."""
