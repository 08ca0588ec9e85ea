"""Tournaments in the room: each is an owner, each of its tables another; stacks pass between them by messages."""
