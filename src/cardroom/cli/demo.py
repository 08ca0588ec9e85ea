"""`cardroom demo`: a room with play money and bots, to look around and play."""

from cardroom.cli.room_addresses import DEFAULT_DATA, DataOption
from cardroom.cli.serve import MAIN_HOUSE, HostOption, HousesOption, PortOption, open_room


def demo(
    data: DataOption = DEFAULT_DATA,
    host: HostOption = "127.0.0.1",
    port: PortOption = 8000,
    house: HousesOption = None,
) -> None:
    """Open a room of every house with bots and play money. It says how to sign in."""
    open_room(data, host, port, tuple(house or all_houses()), (), secure_cookies=False, demo=True)


def all_houses() -> tuple[str, ...]:
    """Every house that comes with Cardroom, the main one first."""
    from cardroom.rules import shipped

    return (MAIN_HOUSE, *(name for name in shipped() if name != MAIN_HOUSE))
