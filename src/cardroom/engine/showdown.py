"""The end of a hand: hands shown, rake taken, each pot divided among its winners, chips checked."""

from typing import TYPE_CHECKING

from cardroom.engine.events import ENDED, RAKED, SHOWN, UNCONTESTED, WON
from cardroom.engine.pots import Award, divide
from cardroom.rules.refused import Refused

if TYPE_CHECKING:
    from cardroom.engine.hand import Hand

NOT_IN = -2
"""The strength of a player who has folded."""


def show_live_hands(hand: "Hand") -> None:
    """Everyone still in shows before the board is complete, in order from the dealer's left."""
    for player, status in enumerate(hand.status):
        if status:
            hand.shown[player] = 1
            hand.events.append((SHOWN, player, tuple(hand.holes[player]), ()))


def show_down(hand: "Hand") -> None:
    """Everyone still in shows (CO-TH.33), and each pot goes to the best hand among its players (CO-TH.34).

    A hand with a card that nobody knows cannot be ranked and wins nothing, as if it had been mucked. Raises Refused
    ("cards-unknown") when no hand in some pot can be ranked; the hand is then of no further use.
    """
    strengths = strengths_by_share(hand)
    for player, status in enumerate(hand.status):
        if status:
            hand.shown[player] = 1
            shown = (SHOWN, player, tuple(hand.holes[player]), tuple([share[player] for share in strengths]))
            hand.events.append(shown)
    pots = hand.pots()
    amounts = rake(hand, [pot.amount for pot in pots])
    for index, pot in enumerate(pots):
        winners = [best_of(share, pot.players) for share in strengths]
        if not winners[0]:
            raise Refused(
                "cards-unknown", f"pot {index + 1} has no winner: none of its players' cards are known"
            )
        pay(hand, index, divide(amounts[index], winners))
    end(hand)


def award_uncontested(hand: "Hand") -> None:
    """Everyone else has folded: the last player takes all and shows nothing."""
    winner = next(player for player, status in enumerate(hand.status) if status)
    (amount,) = rake(hand, [hand.total])
    pay(hand, 0, [Award(UNCONTESTED, winner, amount, 0)])
    end(hand)


def strengths_by_share(hand: "Hand") -> list[list[int]]:
    """For each share of the game the strength of each player's hand, NOT_IN for those who folded."""
    players = [p for p, status in enumerate(hand.status) if status and min(hand.holes[p]) >= 0]
    holes = [hand.holes[player] for player in players]
    strengths: list[list[int]] = []
    for share in hand.setup.game.shares:
        board = hand.boards[share.board]
        if board and min(board) < 0:
            raise Refused("cards-unknown", "the showdown needs a board of known cards")
        by_player = [NOT_IN if status == 0 else -1 for status in hand.status]
        for player, strength in zip(players, share.rank(holes, board), strict=True):
            by_player[player] = strength
        strengths.append(by_player)
    return strengths


def best_of(strengths: list[int], players: tuple[int, ...]) -> list[int]:
    """Those of the players with the largest strength, in index order; none if nobody qualifies."""
    best = -1
    for player in players:
        if strengths[player] > best:
            best = strengths[player]
    return [player for player in players if strengths[player] == best] if best >= 0 else []


def rake(hand: "Hand", amounts: list[int]) -> list[int]:
    """What is left of the pots after the house's share, which is taken before any pot is divided."""
    house = hand.setup.rake
    if house is None:
        return amounts
    taken = house.take(list(amounts), bool(hand.boards[0]))
    assert len(taken) == len(amounts), "a rake names an amount for each pot"
    assert all(0 <= part <= pot for part, pot in zip(taken, amounts, strict=True)), (
        "a rake larger than its pot"
    )
    for pot, part in enumerate(taken):
        if part:
            hand.total -= part
            hand.events.append((RAKED, pot, part))
    return [pot - part for pot, part in zip(amounts, taken, strict=True)]


def pay(hand: "Hand", pot: int, awards: list[Award]) -> None:
    """Push a pot. Units of the smallest coin that a share could not divide are named in the event."""
    for share, player, amount, odd_units in awards:
        if amount:
            hand.stacks[player] += amount
            hand.total -= amount
            hand.events.append((WON, pot, share, player, amount, odd_units, hand.stacks[player]))


def end(hand: "Hand") -> None:
    """Close the hand. Every chip put in has been won, returned or raked."""
    assert hand.total == 0, "chips left in a pot"
    hand.is_over = True
    hand.events.append((ENDED,))
