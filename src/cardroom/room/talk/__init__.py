"""Messages between people at tables and from staff: chat, reactions, broadcasts; and avatars."""
