"""Accounts: sign-up, sign-in, passwords, invitations, identity checks and credits by staff."""
