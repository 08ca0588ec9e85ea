"""Deals on prize money: by ICM, by chips or as players want; who agrees, what the house pays by. Pure, in cents."""
