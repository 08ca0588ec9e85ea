"""The store on a PostgreSQL server: the second database, and everything specific to PostgreSQL."""
