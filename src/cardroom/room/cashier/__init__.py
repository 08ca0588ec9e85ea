"""Money in and out, the close of a day, and reports."""
