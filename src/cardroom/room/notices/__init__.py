"""Messages to players about themselves, on open pages and by push when the page is closed."""
