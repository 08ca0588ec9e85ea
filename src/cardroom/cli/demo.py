"""`cardroom demo`: a room with play money and bots, to look around and play."""

from cardroom.cli.serve import DEFAULT_DATA, DataOption, HostOption, HouseOption, PortOption, open_room


def demo(
    data: DataOption = DEFAULT_DATA,
    host: HostOption = "127.0.0.1",
    port: PortOption = 8000,
    house: HouseOption = "casinohuone",
) -> None:
    """Open a room with play money and bots. It says how to sign in."""
    open_room(data, host, port, house, (), secure_cookies=False, demo=True)
