"""Hands that begin in the middle: known cards, the actions so far, or just stacks, pot and board."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace

from cardroom.cards.card import UNKNOWN, cards_text
from cardroom.engine import Hand, Setup
from cardroom.engine.replay import Action
from cardroom.env.resampling import Chance
from cardroom.rules.refused import Refused


@dataclass(frozen=True, slots=True)
class Spot:
    """A public state, and as much of the cards as is known.

    `actions` are played from the posts on. With `street` above 0 the hand begins there instead: `paid` is the amount
    each player has put in before (the stacks of the setup are those after it), nobody posts, and `actions` are those of
    that street on. `boards` are the cards on each board so far, `holes` own cards by player, in the order dealt and
    with -1 for one that is unknown; all others are drawn.
    """

    actions: Sequence[Action] = ()
    boards: Sequence[Sequence[int]] = ()
    holes: Mapping[int, Sequence[int]] = field(default_factory=dict)
    street: int = 0
    paid: Sequence[int] = ()


def start(base: Setup, spot: Spot, chance: Chance) -> Hand:
    """A hand in that state; unknown cards are drawn evenly from the rest. Raises Refused, saying what can't be."""
    setup = _at_street(base, spot) if spot.street else base
    deck = _deck(base, spot, chance)
    for _ in range(len(deck) + 1):
        hand, wrong = _played(replace(setup, deck=deck), spot)
        if not wrong:
            return hand
        place, card = wrong
        other = deck.index(card)
        deck[place], deck[other] = deck[other], deck[place]
    raise Refused("bad-spot", "the known cards can't lie where the actions put them")


def _deck(base: Setup, spot: Spot, chance: Chance) -> list[int]:
    """A shuffled deck, once the known cards are found to be in it, each once."""
    deck = list(base.deck)
    known = [card for cards in (*spot.boards, *spot.holes.values()) for card in cards if card != UNKNOWN]
    for card in known:
        if card not in deck:
            raise Refused("bad-spot", f"{card!r} is no card of this deck")
        if known.count(card) > 1:
            raise Refused("bad-spot", f"{cards_text([card])} lies in two places")
    wrong = [player for player in spot.holes if not 0 <= player < len(base.stacks)]
    if wrong:
        raise Refused(
            "bad-spot", f"there is no player {wrong[0]!r}; they are numbered 0 to {len(base.stacks) - 1}"
        )
    for place in range(len(deck) - 1, 0, -1):
        other = int(chance() * (place + 1))
        deck[place], deck[other] = deck[other], deck[place]
    return deck


def _at_street(base: Setup, spot: Spot) -> Setup:
    """The setup whose players have put in what was paid before the street, as antes, and post nothing else."""
    streets = base.game.streets
    if not 0 < spot.street < len(streets):
        raise Refused(
            "bad-spot", f"{base.game.name} has streets 0 to {len(streets) - 1}, not {spot.street!r}"
        )
    if any(street.is_exchange for street in streets[: spot.street]) or base.game.opener is not None:
        raise Refused(
            "bad-spot", f"{base.game.name} can begin on a later street only by the actions before it"
        )
    if len(spot.paid) != len(base.stacks):
        raise Refused("bad-spot", f"`paid` has {len(spot.paid)} amounts for {len(base.stacks)} players")
    if any(type(amount) is not int or amount < 0 for amount in spot.paid):
        raise Refused("bad-spot", "what was paid before is whole chips, at least 0")
    stacks = [stack + paid for stack, paid in zip(base.stacks, spot.paid, strict=True)]
    nothing = (0,) * len(stacks)
    return replace(base, stacks=stacks, antes=spot.paid, blinds=nothing, straddles=(), posts=(), dead=())


def _played(setup: Setup, spot: Spot) -> tuple[Hand, tuple[int, int] | None]:
    """The hand after the actions, or where play stopped: a position in the deck, and the card that belongs there."""
    hand = Hand(setup)
    wrong = _wrong(hand, spot)
    while not wrong and hand.street < spot.street and hand.actor >= 0:
        hand.check()
        wrong = _wrong(hand, spot)
    for number, (verb, amount) in enumerate(spot.actions):
        if wrong:
            return hand, wrong
        try:
            hand.act(verb, amount)
        except Refused as refused:
            raise Refused("bad-spot", f"action {number + 1} ({verb}): {refused.message}") from refused
        wrong = _wrong(hand, spot)
    if not wrong:
        _check_all_dealt(hand, spot)
    return hand, wrong


def _wrong(hand: Hand, spot: Spot) -> tuple[int, int] | None:
    """The first dealt position where another card is known to lie; cards put down are where they were."""
    dealt: list[tuple[Sequence[int], Sequence[int]]] = list(zip(hand.board_places, spot.boards, strict=False))
    if hand.decision == 0 or not any(street.is_exchange for street in hand.setup.game.streets):
        dealt += [(hand.hole_places[player], cards) for player, cards in spot.holes.items()]
    for places, cards in dealt:
        for place, card in zip(places, cards, strict=False):
            if card != UNKNOWN and hand.deck[place] != card:
                return place, card
    return None


def _check_all_dealt(hand: Hand, spot: Spot) -> None:
    if len(spot.boards) > len(hand.boards):
        raise Refused("bad-spot", f"there are {len(hand.boards)} boards, not {len(spot.boards)}")
    for board, cards in zip(hand.boards, spot.boards, strict=False):
        if len(cards) != len(board):
            raise Refused(
                "bad-spot", f"the board has {len(board)} cards after these actions, not {len(cards)}"
            )
    for player, cards in spot.holes.items():
        if len(cards) > hand.setup.game.hole_cards:
            raise Refused(
                "bad-spot", f"player {player} is dealt {hand.setup.game.hole_cards} cards, not {len(cards)}"
            )
