"""Desks of live houses as they are hosted: owners with a stream, the people they know by name, what pages show of them."""
