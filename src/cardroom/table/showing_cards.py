"""Showing cards when a hand is over: by an uncalled winner, a player who folded, or one who mucked at the showdown."""

from collections.abc import Sequence

from cardroom.cards.card import card_text
from cardroom.rules import Refused
from cardroom.table.events import CardsShown
from cardroom.table.model.commands import ShowCards
from cardroom.table.model.decided import Decided
from cardroom.table.model.over import HeldAtEnd, LastHand, ShownAtEnd
from cardroom.table.model.running import RunningDeal
from cardroom.table.model.seat import Seat
from cardroom.table.model.table_state import State


def note_hand_over(state: State, hand: RunningDeal) -> None:
    """Note the cards of a finished hand that nobody has seen; their players may show them until the next hand begins.

    The cards are in memory alone; only their positions in the deck are written, and the seed gives the cards.
    """
    state.over, state.over_cards = None, {}
    if state.book.showdown.after_the_hand.value == "not_offered":
        return
    unseen = hand.unseen()
    held = [
        HeldAtEnd(player.seat, player.player, tuple(unseen[player.seat].values()))
        for player in hand.players
        if player.seat not in hand.gone and unseen.get(player.seat)
    ]
    state.over = LastHand(hand.hand, tuple(held))
    # By player, since a card of a folded hand may have been dealt again to another player when the deck ran out.
    state.over_cards = {
        one.player: {card_text(card): place for card, place in unseen[one.seat].items()} for one in held
    }


def forget_hand_over(state: State) -> None:
    """Forget the finished hand when another one begins or it is void: its cards can no longer be shown."""
    state.over, state.over_cards = None, {}


def recall_unseen(state: State, cards: Sequence[int]) -> None:
    """Restore the unseen cards of the finished hand from their positions in the deck."""
    if state.over is not None:
        state.over_cards = {
            one.player: {card_text(cards[place]): place for place in one.places} for one in state.over.held
        }


def left_to_show(state: State, seat: Seat) -> tuple[str, ...]:
    """The cards of the finished hand that a seat's player may still show, in the order dealt."""
    over = state.over
    held = _held_at(over, seat.number, seat.player) if over is not None else None
    if over is None or held is None:
        return ()
    cards = state.over_cards.get(seat.player, {})
    return tuple([card for card, place in cards.items() if place not in over.shown])


def _held_at(over: LastHand, seat: int, player: str) -> HeldAtEnd | None:
    return next((one for one in over.held if (one.seat, one.player) == (seat, player)), None)


def show_cards(state: State, command: ShowCards, now_ms: int, decided: Decided) -> None:
    """Show a player's cards to all. Refuses "not-shown-here", "too-late-to-show" and "not-your-cards"."""
    rule = state.book.showdown.after_the_hand
    if rule.value == "not_offered":
        raise Refused("not-shown-here", "Cards are not shown here when a hand is over.", rule.clauses)
    seat, over = state.seat_of(command.player), state.over
    if over is None or over.hand != command.hand or state.hand is not None:
        words = "The cards of a hand can be shown until the next hand begins."
        raise Refused("too-late-to-show", words, rule.clauses, {"hand": command.hand})
    held = _held_at(over, seat.number, command.player)
    own = set(held.places) - set(over.shown) if held is not None else set()
    places = set(command.places)
    if (
        not places
        or len(places) != len(command.places)
        or len(places) != len(command.cards)
        or not places <= own
    ):
        words = "Only own cards that nobody has seen yet can be shown."
        raise Refused("not-your-cards", words, rule.clauses, {"hand": command.hand})
    state.over = over.showing(ShownAtEnd(seat.number, command.player, command.cards), command.places)
    decided.tell(CardsShown(seat.number, over.hand, command.cards, command.places, rule.clauses))
