"""The seats a player may choose from."""

import msgspec


class OpenSeats(msgspec.Struct):
    """The seats of a table that you may choose from now."""

    table: str
    name: str
    seats: tuple[int, ...]
