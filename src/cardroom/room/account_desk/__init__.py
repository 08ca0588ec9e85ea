"""What players and staff do about accounts: roles, password codes, complaints, a player's own account."""
