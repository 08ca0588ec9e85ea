"""Players who are sent out of a tournament: their chips, money and places, and the places of the others. Pure."""
