"""What people at tables and staff say to one another: chat, reactions, broadcasts, drawings."""
