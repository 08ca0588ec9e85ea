"""A tournament at live tables, at depth "seats": people carry out its orders, and tell what happened."""
