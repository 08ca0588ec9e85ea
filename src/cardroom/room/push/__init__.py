"""Calls to people whose page is closed: what is said, to which of their devices, and by which key."""
