"""The desks for accounts: roles, password codes, complaints, bans, and a player's changes to their own account."""
