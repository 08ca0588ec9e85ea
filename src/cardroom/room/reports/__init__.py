"""What a day of the room came to: counted, closed, and put into tables for those who run it."""
