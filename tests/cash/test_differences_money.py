"""The rows of the table of differences that concern seats and money of cash tables, house by house.

The two editions of the tournament organiser have no cash rules: what their rooms do is a reading of their books.
"""

from collections.abc import Callable
from dataclasses import replace

import pytest

from cardroom.cash.buy_in_bounds import Departure, entry
from cardroom.cash.hand_rake import HandRake, hand_rake
from cardroom.cash.table_draw import Candidate, draw_table
from cardroom.cash.waiting_list import WaitingList
from cardroom.games import game
from cardroom.rules import Refused, Rulebook, house, shipped
from cardroom.table.events import HandStarted
from tests.cash.offering import offer_next
from tests.table.positions_of import GAMES, HouseTable

HOUSES = ("pokerstars-live-fi", "pokerstars-live-no", "casino-kruh", "casino-helsinki", "casinohuone")
MINUTE_MS = 60_000
EURO = 100
Found = object


def book_of(name: str) -> Rulebook:
    """The house's book for its no-limit hold'em."""
    return house(name).for_game(GAMES.get(name, "holdem-nl"))


def comes_back(name: str, after_ms: int, stack: int = 300, elsewhere: int = 0) -> tuple[int, int]:
    """What one who left with `stack` big blinds may bring back to the same stake, in big blinds; `elsewhere` minutes
    after leaving the player left another table too."""
    departures = [Departure("no_limit", "NL", 100, stack * 100, 0)]
    if elsewhere:
        departures.append(Departure("other", "NL", 100, 50_00, elsewhere * MINUTE_MS))
    found = entry(book_of(name), "no_limit", "NL", 100, departures, after_ms)
    return found.least // 100, found.most // 100


def table_size(name: str) -> Found:
    """Seats of a table."""
    return book_of(name).seating.seats.value, len(HouseTable(name, 0).table._state.free_seats())


def minutes_bound(name: str) -> Found:
    """For how many minutes who left with 300 big blinds must bring them back: the last one that binds."""
    bound = [minute for minute in (0, 59, 60, 720, 721) if comes_back(name, minute * MINUTE_MS) == (300, 300)]
    return bound[-1] if bound else None


def back_to_the_old_table(name: str) -> Found:
    """Ten minutes later, having played elsewhere meanwhile."""
    return comes_back(name, 10 * MINUTE_MS, stack=120, elsewhere=5)


def back_with_a_small_stack(name: str) -> Found:
    """Who left with 20 big blinds and comes back after ten minutes."""
    return comes_back(name, 10 * MINUTE_MS, stack=20)


def to_another_stake(name: str) -> Found:
    """Who left with 300 big blinds, at a stake twice as high, in its big blinds."""
    departure = Departure("no_limit", "NL", 100, 300_00, 0)
    found = entry(book_of(name), "no_limit", "double", 200, [departure], 10 * MINUTE_MS)
    return found.least // 200, found.most // 200


def moved_by_the_house(name: str) -> Found:
    """Who was taken from a table with 20 big blinds, at another one of the stake."""
    departure = Departure("no_limit", "NL", 100, 20_00, 0, is_forced=True)
    found = entry(book_of(name), "no_limit", "NL", 100, [departure], 10 * MINUTE_MS)
    return found.least // 100, found.most // 100


def buys_in(name: str) -> Found:
    """The least and the most at first, in big blinds."""
    found = entry(book_of(name), "no_limit", "NL", 100, [], 0)
    return found.least // 100, found.most // 100


def stands_up_with_part(name: str) -> Found:
    """Whether chips may leave a table without their player."""
    return book_of(name).buy_in.off_the_table.value


def minutes_away(name: str) -> Found:
    """For how many minutes a player may sit out before the seat is lost."""
    table = HouseTable(name, 4)
    table.deal()
    table.fold_out()
    table.sit_out("C")
    minutes = 0
    while any(seat.player == "C" for seat in table.table.view(None, table.clock.now_ms).seats):
        table.wait(seconds=60)
        minutes += 1
        assert minutes < 200, "nobody keeps a seat for ever"
    return minutes - 1


def rake_of(name: str, dealt_in: int = 6) -> HandRake | None:
    """What a hand of hold'em pays at five per cent, the cap out of the way."""
    book = book_of(name)
    stake = book.game(GAMES.get(name, "holdem-nl")).stakes[0]
    if not stake.rake_basis_points:
        return None
    wide = replace(stake, rake_basis_points=500, rake_cap_cents=100 * EURO)
    return hand_rake(book, wide, dealt_in, game("holdem"))


def rake_of_pots(name: str) -> Found:
    """Of 24 and 16, of 18 and 6, of 7.30, in the smallest units."""
    rake = rake_of(name)
    pots = ([24 * EURO, 16 * EURO], [18 * EURO, 6 * EURO], [7_30])
    return rake and [rake.parts(list(one), True).rake for one in pots]


def rake_of_the_first_round(name: str) -> Found:
    """A hand that ends in its first round, with 50 in the middle."""
    rake = rake_of(name)
    return rake and rake.amount(50 * EURO, False)


def short_handed(name: str) -> Found:
    """What part of the cap a hand started by three has."""
    book = book_of(name)
    stake = book.game(GAMES.get(name, "holdem-nl")).stakes[-1]
    three, six = (hand_rake(book, stake, dealt_in, game("holdem")) for dealt_in in (3, 6))
    return three and six and six.cap // three.cap


def drops(name: str) -> Found:
    """Where a hand of four, and one of five, pays beside the rake once a second round is played."""
    return tuple(
        [drop.fund for drop in rake.drops] if (rake := rake_of(name, count)) else None for count in (4, 5)
    )


def seconds_a_seat_waits(name: str) -> Found:
    """For how many seconds a free seat is kept for the first in line."""
    waiting = WaitingList(book_of(name).seating)
    waiting.join("A", 5000, 0)
    offer = offer_next(waiting, "o1", "t1", 0)
    assert offer is not None
    return offer.until_ms // 1000


def which_table(name: str) -> Found:
    """The tables a player may be sent to: an old one with one free seat, a new one with eight."""
    rules = book_of(name).seating
    tables = [Candidate("old", 1, players=8, opened_ms=0), Candidate("new", 8, players=1, opened_ms=1)]
    return sorted({draw_table(tables, 0, chance, rules) for chance in range(1_000)})


def needed_to_start(name: str) -> Found:
    """Players that a new table waits for."""
    for players in (2, 3):
        table = HouseTable(name, players)
        if _deals(table):
            return players
    return None


def hands_of_two(name: str) -> Found:
    """Hands dealt to the two that are left of three, up to five."""
    table = HouseTable(name, 3)
    table.deal()
    table.fold_out()
    table.leave("C")
    hands = 0
    while hands < 5 and _deals(table):
        table.fold_out()
        hands += 1
    return hands


def _deals(table: HouseTable) -> bool:
    before = len(table.told(HandStarted))
    try:
        table.deal()
    except Refused:
        return False
    return len(table.told(HandStarted)) > before


Row = tuple[Callable[[str], Found], tuple[Found, Found, Found, Found, Found]]
BOTH = ["new", "old"]
NO_LIMITS = ((40, 200), (40, 200))
ROWS: tuple[Row, ...] = (
    (table_size, ((9, 9), (9, 9), (10, 10), (10, 10), (6, 6))),
    (minutes_bound, (None, None, 59, 720, None)),
    (back_to_the_old_table, (*NO_LIMITS, (120, 200), (120, 120), (40, 100))),
    (back_with_a_small_stack, (*NO_LIMITS, (20, 20), (40, 40), (40, 100))),
    (to_another_stake, (*NO_LIMITS, (40, 200), (150, 150), (40, 100))),
    (moved_by_the_house, (*NO_LIMITS, (20, 200), (40, 40), (40, 100))),
    (buys_in, (*NO_LIMITS, (40, 200), (40, 200), (40, 100))),
    (stands_up_with_part, (*["only_by_leaving"] * 3, "for_the_restaurant_too", "only_by_leaving")),
    (minutes_away, (30, 30, 30, 30, 10)),
    (
        rake_of_pots,
        (
            None,
            None,
            [[1_00, 1_00], [1_00, 0], [0]],
            [[2_00, 0], [1_00, 0], [0]],
            [[1_20, 80], [90, 30], [37]],
        ),
    ),
    (rake_of_the_first_round, (None, None, 0, 1_00, 0)),
    (short_handed, (None, None, 1, 1, 2)),
    (drops, ((None, None), (None, None), (["straight-flush"],) * 2, ([], ["jackpot"]), ([], []))),
    (seconds_a_seat_waits, (300, 300, 300, 300, 20)),
    (which_table, (BOTH, BOTH, BOTH, ["new"], BOTH)),
    (needed_to_start, (2, 2, 2, 2, 3)),
    (hands_of_two, (5, 5, 5, 5, 1)),
)


@pytest.mark.parametrize("row", ROWS, ids=[row[0].__name__ for row in ROWS])
@pytest.mark.parametrize("name", HOUSES)
def test_a_row_of_the_differences(name: str, row: Row) -> None:
    ask, answers = row
    assert ask(name) == answers[HOUSES.index(name)]


def test_every_house_is_asked() -> None:
    assert set(HOUSES) == set(shipped())
