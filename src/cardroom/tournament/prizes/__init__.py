"""Prize money: what comes into a pool, what is taken out first, and the prize of each place. Pure, in cents."""
