"""A house as an owner: what it knows beyond one table, decided in one place and kept in a stream of its own."""
