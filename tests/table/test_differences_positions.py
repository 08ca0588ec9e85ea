"""The rows of the table of differences that concern button, blinds and entry, house by house."""

from collections.abc import Callable

import pytest

from cardroom.cash import cash_commands as of_cash
from cardroom.rules import house, shipped
from cardroom.table.events import BlindPosted, DealerDrawn, HandStarted
from cardroom.table.model import commands
from tests.table.positions_of import HouseTable

HOUSES = ("pokerstars-live-fi", "pokerstars-live-no", "casino-kruh", "casino-helsinki", "casinohuone")
Found = object


def big_blind_leaves(name: str) -> Found:
    """Button 1, small 2, big 3; 3 goes: the next two hands."""
    table = HouseTable(name)
    table.hand()
    table.leave("C")
    return [table.hand(), table.hand()]


def small_blind_leaves(name: str) -> Found:
    """Button 1, small 2, big 3; 2 goes: the next hand."""
    table = HouseTable(name)
    table.hand()
    table.leave("B")
    return table.hand()


def heads_up(name: str) -> Found:
    """Three play, the button goes: the next hand."""
    table = HouseTable(name, 3)
    table.hand()
    table.leave("A")
    return table.hand()


def first_button(name: str) -> Found:
    """Whether cards decide who deals first."""
    table = HouseTable(name)
    table.deal()
    return "high card" if table.last(DealerDrawn).cards else "drawn"


def new_player(name: str) -> Found:
    """The ways of a new player into the game; none but waiting where nothing is offered."""
    table = HouseTable(name)
    table.hand()
    table.sit_at("N", 6)
    seat = table.table.seat_of("N")
    assert seat is not None
    return "at once" if seat.entry else sorted(table.ways_in("N")) or ["wait"]


def new_players_blind(name: str) -> Found:
    """What a new player posts who does not wait, in blinds."""
    table = HouseTable(name)
    table.hand()
    table.sit_at("N", 6)
    live, dead = table.ways_in("N").get("post", (0, 0))
    return live // table.big, dead


def between_button_and_small_blind(name: str) -> Found:
    """A new player on the seat of the small blind who left: dealt in at once, and who has the button."""
    table = HouseTable(name)
    table.hand()
    table.hand()
    table.leave("C")
    table.sit_at("N", 3)
    if "post" in table.ways_in("N"):
        table.enter("N", "post")
    button = table.hand()[0]
    return "N" in table.dealt(), button


def big_blinds_seat_taken(name: str) -> Found:
    """The big blind's seat is taken at once: who posts the next one."""
    table = HouseTable(name)
    table.hand()
    table.leave("C")
    table.sit_at("N", 3)
    return table.hand()[2]


def both_blinds_missed(name: str) -> Found:
    """(a marker, the ways back, bet and dead blind in small blinds) of one whom the blinds went by."""
    table = HouseTable(name)
    table.hand()
    table.hand()
    table.sit_out("C")
    for _ in range(4):
        table.hand()
    table.sit_in("C")
    ways = table.ways_in("C")
    live, dead = ways.get("post", (0, 0))
    return table.marker("C"), sorted(ways) or ["wait"], (live // table.small, dead // table.small)


def seat_change(name: str) -> Found:
    """What a seat farther from the blinds costs, with the consent of staff."""
    table = HouseTable(name)
    table.hand()
    command = commands.ChangeSeat("D", 6, "floor")
    if house(name).blinds.seat_change.value == "not_offered":
        return table.refusal(command).code
    table.do(command)
    return table.ways_in("D")["post"][0] // table.small


def buying(name: str) -> Found:
    """Whether one who missed the big blind may buy the button where the small blind would be."""
    table = HouseTable(name)
    table.hand()
    table.hand()
    table.sit_out("E")
    table.hand()
    table.sit_in("E")
    return "buy_button" in table.ways_in("E")


def playing_over(name: str) -> Found:
    """(what another posts who uses an absent player's seat in big blinds, whose the marker is), or the refusal."""
    table = HouseTable(name)
    table.hand()
    table.sit_out("D")
    over = of_cash.PlayOver("X", 4, table.terms.max_buy_in, "floor")
    if house(name).blinds.playing_over.value == "not_offered":
        return table.refusal(over).code
    table.do(over)
    posts = table.ways_in("X")["post"][0] // table.big
    table.hand()
    return posts, table.marker("D"), table.marker("X")


def straddled(name: str, **most: int) -> Found:
    """Who straddles and for how many big blinds, and who acts last, when these wish to; or the refusal."""
    table = HouseTable(name)
    for player, big_blinds in most.items():
        wish = commands.Straddle(player, big_blinds * table.big)
        if not table.terms.straddles:
            return table.refusal(wish).code
        table.do(wish)
    table.deal()
    start, hand = table.last(HandStarted), table.table.hand
    assert hand is not None
    since = table.events[table.events.index(start) :]
    posted = [event for event in since if isinstance(event, BlindPosted) and event.blind == "straddle"]
    players = [seat.seat for seat in start.seats]
    last = players[players.index(hand.actor_seat) - 1]
    table.fold_out()
    return {event.seat: event.amount // table.big for event in posted}, last


def straddle(name: str) -> Found:
    """The player first to act."""
    return straddled(name, D=2)


def straddles_in_turn(name: str) -> Found:
    """Everybody, however much it is: button 1, blinds 2 and 3."""
    return straddled(name, A=64, B=64, C=64, D=64, E=64)


def straddle_of_the_button(name: str) -> Found:
    """The button, and one between it and the first to act, who does not."""
    return straddled(name, A=2, E=2)


def button_won(name: str) -> Found:
    """The games whose button the winner of a hand has."""
    book = house(name)
    values = {game: book.for_game(game).blinds.win_the_button.value for game in book.games}
    return {game: value for game, value in values.items() if value != "not_played"}


DEAD, ALIVE = [(2, 0, 4), (3, 4, 5)], [(2, 0, 4), (2, 4, 5)]
Row = tuple[Callable[[str], Found], tuple[Found, Found, Found, Found, Found]]
ROWS: tuple[Row, ...] = (
    (big_blind_leaves, (DEAD, DEAD, DEAD, ALIVE, ALIVE)),
    (small_blind_leaves, ((2, 3, 4), (2, 3, 4), (2, 3, 4), (1, 3, 4), (1, 3, 4))),
    (heads_up, ((3, 3, 2),) * 5),
    (first_button, ("drawn", "drawn", "high card", "high card", "drawn")),
    (
        new_player,
        ("at once", "at once", ["post", "straddle", "wait"], ["post", "straddle", "wait"], ["wait"]),
    ),
    (new_players_blind, ((0, 0), (0, 0), (1, 0), (1, 0), (0, 0))),
    (between_button_and_small_blind, ((False, 3), (False, 3), (False, 3), (True, 2), (False, 2))),
    (big_blinds_seat_taken, (4, 4, 4, 3, 4)),
    (
        both_blinds_missed,
        (
            ("", ["wait"], (0, 0)),
            ("", ["wait"], (0, 0)),
            ("", ["post"], (2, 1)),
            ("big", ["buy_button", "post", "straddle", "wait"], (2, 1)),
            ("", ["wait"], (0, 0)),
        ),
    ),
    (seat_change, ("seat-change-not-offered", "seat-change-not-offered", 2, 1, "seat-change-not-offered")),
    (buying, (False, False, False, True, False)),
    (
        playing_over,
        (
            "playing-over-not-offered",
            "playing-over-not-offered",
            "playing-over-not-offered",
            (1, "big", ""),
            "playing-over-not-offered",
        ),
    ),
    (straddle, ("no-straddles", "no-straddles", ({4: 2}, 4), ({4: 2}, 4), "no-straddles")),
    (
        straddles_in_turn,
        (
            "no-straddles",
            "no-straddles",
            ({4: 2, 5: 4, 1: 8}, 1),
            ({4: 2, 5: 4, 1: 8}, 1),
            "no-straddles",
        ),
    ),
    (
        straddle_of_the_button,
        ("no-straddles", "no-straddles", ({}, 3), ({1: 2}, 1), "no-straddles"),
    ),
    (
        button_won,
        ({}, {}, {}, {"button-holdem-nl": "one_button", "buttons-holdem-nl": "two_buttons"}, {}),
    ),
)


@pytest.mark.parametrize("row", ROWS, ids=[row[0].__name__ for row in ROWS])
@pytest.mark.parametrize("name", HOUSES)
def test_a_row_of_the_differences(name: str, row: Row) -> None:
    ask, answers = row
    assert ask(name) == answers[HOUSES.index(name)]


def test_every_house_is_asked() -> None:
    assert set(HOUSES) == set(shipped())
