"""Deals on prize money: by ICM, by chips or as players want; who agrees, and what the house pays by. Pure, in cents."""
