"""Plain values that commands, events and views share."""
