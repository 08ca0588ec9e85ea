"""Cardroom: a poker room that plays by the house's own rulebook, and can cite it."""

__version__ = "0.8.0"
