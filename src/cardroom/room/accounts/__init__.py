"""Who a person is to the room: accounts, passwords, sessions, roles."""
