"""Poker that a person deals: the facts entered about a hand, the hand they make, and what a dealer sees of it."""
