"""Tickets: entries that were won, as units of their own with an owner, a worth and a time limit. Pure."""
