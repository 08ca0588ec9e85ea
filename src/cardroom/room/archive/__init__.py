"""Finished hands: reading, searching, showing and downloading them, and the figures counted from them."""
