"""What single functions of tournaments make of a decision, on random numbers: where whole tournaments seldom come."""

from random import Random
from typing import Any

from cardroom.rules import Refused, Rulebook
from cardroom.tournament.cancelling.at_cancellation import AtCancellation, Bought, Player
from cardroom.tournament.cancelling.sharing import pool_shares
from cardroom.tournament.chip_race.found import found_chips
from cardroom.tournament.chip_race.race import Racer, cards_needed, race
from cardroom.tournament.deals.prize_deal import PrizeDeal, paid
from cardroom.tournament.hexapro.waiting import pays_now
from cardroom.tournament.levels import house_levels
from cardroom.tournament.prizes.satellite import may_use
from cardroom.tournament.removals.disqualified_prizes import Placed, disqualified
from cardroom.tournament.seating.first_draw import DrawnSeat
from cardroom.tournament.seating.unclaimed import stacks_in_play
from cardroom.tournament.tables.tournament_table import rises
from cardroom.tournament.tournament_terms import TournamentTerms
from tests.decisions.staged import world_of


def cancelled(book: Rulebook, chance: Random) -> Any:
    """The shares of the pool of a tournament that is called off, at every stage."""
    assert book.cancellation is not None
    tables = chance.choice((1, 2))
    players = tuple(
        Player(f"p{number}", (Bought(1_000, 100),), chance.randint(1, 50) * 100, number, number % tables)
        for number in range(4)
    )
    prizes = chance.choice(((), (2_000, 1_000), (2_000, 1_100, 600, 300)))
    overlay = chance.choice((0, 700))
    situation = AtCancellation(players, prizes, overlay=overlay, added=chance.choice((0, 500)))
    return pool_shares(book.cancellation, situation).cents


def raced(book: Rulebook, chance: Random) -> Any:
    """A chip race, where the last chips may go, and chips found behind it."""
    assert book.chip_race is not None
    racers = [
        Racer(f"p{seat}", seat, small * 25 + large * 100, small)
        for seat in range(1, 5)
        for small, large in [(chance.randint(1, 6), chance.choice((0, 0, 3)))]
    ]
    cards = chance.sample(range(52), cards_needed(racers, 25, 100))
    found = found_chips(book.chip_race, chance.randint(1, 9), 25, 100)
    rows = race(book.chip_race, racers, 25, 100, cards, 50).rows
    return [rows, found.exchanged, found.lost, found.staff]


def thrown_out(book: Rulebook, chance: Random) -> Any:
    """Places and prizes when a player is disqualified."""
    assert book.removals is not None
    prizes = (1_000, 600, 400)
    places = [Placed(f"p{place}", place, prize) for place, prize in enumerate(prizes, 1)]
    found = disqualified(
        book.removals, places, prizes, "p2", kept=chance.choice((0, 100)), is_out=chance.random() < 0.7,
        staff_agree=chance.random() < 0.5,
    )  # fmt: skip
    return [found.places, sorted(found.changes.items()), found.unassigned]


def agreed(book: Rulebook, chance: Random) -> Any:
    """What is paid by once all agree to a deal."""
    assert book.prize_deals is not None
    staff = chance.choice(("deal", "ladder"))
    return paid(
        book.prize_deals, PrizeDeal("icm", {}, 0, ()), staff=staff, forbidden_by_law=chance.random() < 0.5
    )[0]


def won(book: Rulebook, chance: Random) -> Any:
    """Whether a ticket is another's to use."""
    assert book.prizes is not None
    may_use(book.prizes, "ann", chance.choice(("ann", "bob")))


def unclaimed(book: Rulebook, chance: Random) -> Any:
    """Which stacks are in play before their players have sat down."""
    assert book.balancing is not None
    seats = [DrawnSeat(f"p{seat}", 1, seat) for seat in range(1, 5)]
    return stacks_in_play(book.balancing, seats, {(2, chance.randint(1, 4))}, {"p1"})


def drawn_prize(book: Rulebook, chance: Random) -> Any:
    """Whether the prize of who is out of a drawn sit & go is paid."""
    return None if book.hexapro is None else pays_now(book.hexapro, chance.random() < 0.5)


def announced(book: Rulebook, chance: Random) -> Any:
    """The levels of a house's own structure, and whether they go on to rise behind the last one at one table."""
    assert book.tournament is not None
    levels = house_levels(book.tournament)
    own = TournamentTerms(
        id="t1", name="T", house=book.id, game=next(iter(book.games)), seats=6, stack=1_000, levels=levels, buy_in=0,
        most=6,
    )  # fmt: skip
    return [levels, rises(book, own)]


def even(book: Rulebook, chance: Random) -> Any:
    """Whether it goes on when all who are left get the same prize."""
    world = world_of(book, seats=6, even_prizes=5, stack=3_000)
    one, other = world.started(6).players_at(1)[:2]
    world.knock_out(one, other)
    return world.tournament.is_over


FUNCTIONS = {
    one.__name__: one
    for one in (cancelled, raced, thrown_out, agreed, won, unclaimed, drawn_prize, announced, even)
}


def computed(book: Rulebook, seed: str) -> Any:
    """One of them, "name.number"."""
    name, _, number = seed.partition(".")
    try:
        return FUNCTIONS[name](book, Random(f"{name} {number}"))
    except Refused as refused:
        return refused.code
