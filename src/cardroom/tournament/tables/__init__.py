"""The tables of a tournament: their economy and the orders that they follow."""
