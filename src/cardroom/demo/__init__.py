"""A room to look around in: accounts everybody may use, and bots at several tables. Never part of a house's room."""
