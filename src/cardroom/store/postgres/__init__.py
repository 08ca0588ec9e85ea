"""The store on a PostgreSQL server: the second side, and everything that only PostgreSQL knows."""
