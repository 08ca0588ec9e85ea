"""Structures as files: what a tournament is played by, read with all faults at once, suggested, and written. Pure."""
