"""The end of a hand: hands shown, rake taken, each pot divided among its winners, chips checked."""

from collections.abc import Sequence

from cardroom.cards.card import UNKNOWN
from cardroom.engine.events import ENDED, RAKED, UNCONTESTED, WON
from cardroom.engine.odd_units import by_card
from cardroom.engine.posts import FOLDED as OUT
from cardroom.engine.pots import Award, divide
from cardroom.engine.showing import show, show_order
from cardroom.engine.state import HandState
from cardroom.rules.refused import Refused

NOT_IN = -2
"""The strength of a player who has folded."""


def show_down(hand: HandState) -> None:
    """Hands are shown (CO-TH.33), and each pot goes to the best hand among its players (CO-TH.34).

    A hand with a card that nobody knows cannot be ranked and wins nothing, as if it had been mucked. Raises Refused
    ("cards-unknown") when no hand in some pot can be ranked; the hand is then of no further use.
    """
    strengths = strengths_by_share(hand)
    pots = hand.pots()
    winners = [[best_of(share, pot.players) for share in strengths] for pot in pots]
    terms = hand.terms
    for index, won in enumerate(winners):
        for first in range(0, len(won), terms.shares_of_part):
            if not won[first]:
                raise Refused(
                    "cards-unknown", f"pot {index + 1} has no winner: none of its players' cards are known"
                )
    parts = hand.runs * terms.parts
    if terms.is_plain_show:
        order = [player for player, status in enumerate(hand.status) if status]
    else:
        order = show_order(hand, pots)
    show(hand, order, pots, strengths)
    amounts = rake(hand, [pot.amount for pot in pots])
    for index, won in enumerate(winners):
        if not terms.odd_by_position:
            won = [in_odd_order(hand, share, players, strengths) for share, players in enumerate(won)]
        pay(hand, index, divide(amounts[index], won, terms.divides_whole, parts, terms.pot_unit))
    end(hand)


def in_odd_order(hand: HandState, share: int, players: list[int], strengths: list[list[int]]) -> list[int]:
    """The winners of a share in the order in which units that cannot be divided go to them."""
    game = hand.setup.game
    if len(players) < 2:
        return players
    if (
        game.odd_units == "first_share"
    ):  # the better own five, then the first from the dealer's left (CH-6.SVI.13)
        return sorted(players, key=lambda player: -strengths[0][player])
    how = hand.setup.rules.odd_unit_stud
    if how == "clockwise_from_dealers_left":
        return players
    wins = hand.shares[share]
    return by_card(how, players, hand.holes, hand.boards[wins.board], wins, strengths[share][players[0]])


def award_uncontested(hand: HandState) -> None:
    """Everyone else has folded: the last player takes all and shows nothing."""
    winner = 0
    while hand.status[winner] == OUT:
        winner += 1
    (amount,) = rake(hand, [hand.total])
    pay(hand, 0, [(UNCONTESTED, winner, amount, 0)])
    end(hand)


def strengths_by_share(hand: HandState) -> list[list[int]]:
    """For each share of the hand the strength of each player's hand, NOT_IN for those who folded."""
    knows_all = UNKNOWN not in hand.deck
    players: list[int] = []
    holes: list[Sequence[int]] = []
    for player, status in enumerate(hand.status):
        hole = hand.holes[player]
        if status and (knows_all or min(hole) >= 0):
            players.append(player)
            holes.append(hole)
    strengths: list[list[int]] = []
    for share in hand.shares:
        board = hand.boards[share.board]
        if not knows_all and board and min(board) < 0:
            raise Refused("cards-unknown", "the showdown needs a board of known cards")
        by_player = [NOT_IN if status == 0 else -1 for status in hand.status]
        for place, strength in enumerate(share.rank(holes, board)):
            by_player[players[place]] = strength
        strengths.append(by_player)
    return strengths


def best_of(strengths: list[int], players: tuple[int, ...]) -> list[int]:
    """Those of the players with the largest strength, in index order; none if nobody qualifies."""
    best = -1
    for player in players:
        if strengths[player] > best:
            best = strengths[player]
    return [player for player in players if strengths[player] == best] if best >= 0 else []


def rake(hand: HandState, amounts: list[int]) -> list[int]:
    """The pots less the house's share, which is taken before any pot is divided."""
    house = hand.setup.rake
    if house is None:
        return amounts
    taken = house.take(list(amounts), hand.street > 0)
    assert len(taken) == len(amounts), "a rake names an amount for each pot"
    assert all(0 <= part <= pot for part, pot in zip(taken, amounts, strict=True)), (
        "a rake larger than its pot"
    )
    for pot, part in enumerate(taken):
        if part:
            hand.total -= part
            hand.events.append((RAKED, pot, part))
    return [pot - part for pot, part in zip(amounts, taken, strict=True)]


def pay(hand: HandState, pot: int, awards: list[Award]) -> None:
    """Push a pot. Units of the smallest coin that a share could not divide are named in the event."""
    for share, player, amount, odd_units in awards:
        if amount:
            hand.stacks[player] += amount
            hand.total -= amount
            hand.events.append((WON, pot, share, player, amount, odd_units, hand.stacks[player]))


def end(hand: HandState) -> None:
    """Close the hand. Every chip put in has been won, returned or raked."""
    assert hand.total == 0, "chips left in a pot"
    hand.is_over = True
    hand.events.append((ENDED,))
