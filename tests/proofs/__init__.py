"""Laws over millions of hands: `make proofs`, which goes on where the last run stopped."""
