"""Cardroom: a poker room that plays by the house's own rulebook, and can cite it."""
