"""The model of every table: commands, state, the answer to a command, and the protocols of play and economy."""
