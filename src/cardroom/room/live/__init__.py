"""Live tables: opened by staff, their seats filled by a dealer, their hands entered by taps."""
