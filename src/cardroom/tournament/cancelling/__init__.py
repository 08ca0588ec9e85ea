"""Cancelling a tournament: its status goes in, and who gets what, with the reasons, comes out.

Pure, so a dry run is the same.
"""
