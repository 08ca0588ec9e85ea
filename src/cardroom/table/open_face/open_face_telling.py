"""Turning the facts of a hand of Open Face Chinese into the table's events."""

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import Any, Final

from cardroom.cards.card import card_text
from cardroom.cards.words import high_words
from cardroom.openface import events as facts
from cardroom.openface.rows import ROW_SIZES
from cardroom.table import events as table_events
from cardroom.table.model.decided import Decided
from cardroom.table.model.running import RunningOpenFace
from cardroom.table.values.kinds import Automatic

BY_CLOCK: Final[Mapping[int, Automatic]] = MappingProxyType(
    {facts.BY_PLAYER: "", facts.BY_ABSENCE: "away", facts.BY_TIME: "clock"}
)
"""Why the house placed, where nothing nearer is known."""


def texts(cards: Sequence[int]) -> tuple[str, ...]:
    """Return cards as texts ("As")."""
    return tuple([card_text(card) for card in cards])


def tell_hand(hand: RunningOpenFace, decided: Decided, automatic: Automatic = "") -> None:
    """Turn the engine's new facts into events; each player alone is sent the cards to place.

    ``automatic`` is why the house placed the first of the new cards.
    """
    engine = hand.engine
    for fact in engine.events[hand.told :]:
        kind: Any = fact[0]
        teller = TELLERS.get(kind)
        if teller is not None:
            decided.tell(teller(hand, fact, automatic))
        if kind in (facts.SET_FIRST, facts.PLACED):
            automatic = ""
        elif kind in (facts.DEALT_FIRST, facts.DEALT_CARD):
            player: Any = fact[1]
            seat = hand.players[player].seat
            decided.whisper(seat, table_events.CardsToPlace(seat, texts(engine.to_place[player])))
    hand.told = len(engine.events)


def dealt_first(hand: RunningOpenFace, fact: Any, automatic: Automatic) -> table_events.CardsDealt:
    """DEALT_FIRST: positions in the deck only, never cards."""
    _, player, places = fact
    return table_events.CardsDealt(hand.players[player].seat, places)


def dealt_card(hand: RunningOpenFace, fact: Any, automatic: Automatic) -> table_events.CardsDealt:
    """DEALT_CARD: the event names the card if the house deals it face up."""
    _, player, place, card = fact
    return table_events.CardsDealt(hand.players[player].seat, (place,), texts((card,)) if card >= 0 else ())


def set_first(hand: RunningOpenFace, fact: Any, automatic: Automatic) -> table_events.CardsPlaced:
    """SET_FIRST."""
    _, player, front, middle, back, by = fact
    clauses = by_house(hand, by, "absent_first_cards")
    rows = (texts(front), texts(middle), texts(back))
    return table_events.CardsPlaced(hand.players[player].seat, rows, automatic or BY_CLOCK[by], clauses)


def placed(hand: RunningOpenFace, fact: Any, automatic: Automatic) -> table_events.CardsPlaced:
    """PLACED."""
    _, player, card, row, by = fact
    one = texts((card,))
    rows = (one if row == 0 else (), one if row == 1 else (), one if row == 2 else ())
    clauses = by_house(hand, by, "absent_later_cards")
    return table_events.CardsPlaced(hand.players[player].seat, rows, automatic or BY_CLOCK[by], clauses)


def by_house(hand: RunningOpenFace, by: int, decision: str) -> tuple[str, ...]:
    """The clauses of a placement by the house."""
    if by == facts.BY_PLAYER:
        return ()
    late = ("late",) if by == facts.BY_TIME else ()
    return hand.engine.setup.rules.citing(decision, *late)


def ranked(hand: RunningOpenFace, fact: Any, automatic: Automatic) -> table_events.RowsScored:
    """RANKED."""
    _, player, strengths, is_legal, bonuses = fact
    found = [high_words(strength, size) for strength, size in zip(strengths, ROW_SIZES, strict=True)]
    words = tuple([table_events.Words(row.category, row.ranks) for row in found])
    front, middle, back = hand.engine.rows[player]
    decision = ("row_bonuses", "front_bonuses") if is_legal else ("order", "foul_points")
    clauses = hand.engine.setup.rules.citing(*decision)
    rows = (texts(front), texts(middle), texts(back))
    return table_events.RowsScored(hand.players[player].seat, rows, words, is_legal, bonuses, clauses)


def compared(hand: RunningOpenFace, fact: Any, automatic: Automatic) -> table_events.HandsCompared:
    """COMPARED."""
    _, player, other, rows, sweep, foul, bonuses, points = fact
    seat, other_seat = hand.players[player].seat, hand.players[other].seat
    return table_events.HandsCompared(seat, other_seat, points, rows, bonuses, sweep, foul)


def paid(hand: RunningOpenFace, fact: Any, automatic: Automatic) -> table_events.PointsPaid:
    """PAID: a payment that the house's limit reduced cites that limit."""
    _, player, other, points, amount = fact
    setup = hand.engine.setup
    cited: tuple[str, ...] = ()
    if setup.form == "tournament":
        is_limited = amount < points * setup.point_value
        cited = ("tournament_payment", "tournament_limit") if is_limited else ("tournament_payment",)
    elif points != hand.engine.points[other][player]:
        cited = ("cash_loss_cap_points", "cash_loss_division")
    clauses = setup.rules.citing(*cited)
    seat, other_seat = hand.players[player].seat, hand.players[other].seat
    return table_events.PointsPaid(seat, other_seat, points, amount, clauses)


def settled(hand: RunningOpenFace, fact: Any, automatic: Automatic) -> table_events.ResultSettled:
    """SETTLED."""
    _, player, points, amount, stack = fact
    return table_events.ResultSettled(hand.players[player].seat, points, amount, stack)


TELLERS: dict[int, Callable[[RunningOpenFace, Any, Automatic], table_events.PublicEvent]] = {
    facts.DEALT_FIRST: dealt_first,
    facts.DEALT_CARD: dealt_card,
    facts.SET_FIRST: set_first,
    facts.PLACED: placed,
    facts.RANKED: ranked,
    facts.COMPARED: compared,
    facts.PAID: paid,
    facts.SETTLED: settled,
}
