"""Hand histories: read, write and replay single hands in the formats the world of poker exchanges them in."""
