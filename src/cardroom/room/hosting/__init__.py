"""Owners at work: tables, houses and tournaments decide, commit, tell, and are brought back from the store."""
