"""Tournaments in the room: each an owner, each of its tables another; stacks go between them by messages."""
