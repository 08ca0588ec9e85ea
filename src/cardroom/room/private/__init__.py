"""Private games: tables that a player opens for friends, by an invitation link."""
