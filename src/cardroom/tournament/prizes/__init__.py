"""Prize money: what comes into a pool, what is taken out before, and what each place is paid. Pure, in cents."""
