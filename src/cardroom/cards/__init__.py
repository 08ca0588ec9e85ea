"""Cards, decks, shuffles, seals and what a hand is worth. The lowest floor: it imports nothing else of the project."""
