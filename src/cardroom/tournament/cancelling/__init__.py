"""Cancelling a tournament: how it stands in, who gets what and why out. Pure, so a dry run is the same."""
