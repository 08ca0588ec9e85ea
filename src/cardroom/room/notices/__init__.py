"""What players are told about themselves, on open pages and by push when the page is closed."""
