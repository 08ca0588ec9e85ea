"""Cash tables: seats, button and blinds, buy-ins, clocks and rake. Pure: time, cards and chance enter as values."""
