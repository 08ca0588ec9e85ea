"""What every table is made of: commands, state, the answer to a command, and what play and economy promise."""
