"""What hands come to, for those who played them."""
