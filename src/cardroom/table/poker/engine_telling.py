"""Turning the engine's facts (tuples, players by index) into the table's events (seats, texts, clauses)."""

from collections.abc import Callable
from typing import Any

from cardroom.engine import events as engine
from cardroom.engine.rest_of_board import rest_of_board
from cardroom.table import events as table_events
from cardroom.table.events import RestOfBoardShown
from cardroom.table.model.decided import Decided
from cardroom.table.model.running import RunningHand
from cardroom.table.model.setting import Setting
from cardroom.table.poker import betting_events, dealing_events, exchange_events, settling_events
from cardroom.table.poker.chances import AFTER, OpenHands, open_hands_of
from cardroom.table.poker.hand_naming import texts
from cardroom.table.poker.holding import name_holdings
from cardroom.table.values.kinds import Automatic


def show_rest_of_board(setting: Setting, hand: RunningHand, decided: Decided) -> None:
    """Announce the rest of the board, if all but one have folded and the house shows it then."""
    rules = setting.book.rabbit_hunt
    if rules is None or rules.shown.value == "never" or hand.engine.live > 1:
        return
    clauses = rules.shown.clauses + rules.cards_shown.clauses + rules.shown_to.clauses
    for board, places in enumerate(rest_of_board(hand.engine)):
        cards = texts([hand.engine.deck[place] for place in places])
        decided.tell(RestOfBoardShown(cards, hand.sealed(places), board, tuple(dict.fromkeys(clauses))))


OWN_CARDS_CHANGE = frozenset(
    (engine.DEALT_HOLE, engine.DEALT_UP, engine.DISCARDED, engine.DREW, engine.ACCEPTED)
)
"""Facts that change a player's own cards; their first field is that player."""


def tell_hand(setting: Setting, hand: RunningHand, decided: Decided, automatic: Automatic = "") -> None:
    """Turn the engine's new facts into events; send each player whose own cards changed those cards, and the hand that
    they make.

    ``automatic`` is the reason of an automatic decision, which is then the first of the new facts.
    """
    facts = hand.engine.events
    new_board = is_over = False
    changed: set[Any] = set()
    rakes: list[tuple[int, int]] = []
    open_hands: OpenHands | None = None
    for fact in facts[hand.told :]:
        kind: Any = fact[0]
        if kind == engine.RAKED:
            rakes.append(fact[1:])  # type: ignore[arg-type]  # a RAKED fact is (kind, pot, amount)
            continue
        if rakes:
            decided.events += settling_events.rake_taken(setting, hand, rakes)
            rakes = []
        if kind == engine.DEALT_BOARD:
            new_board = True
        elif kind == engine.ENDED:
            is_over = True
        elif kind in OWN_CARDS_CHANGE:
            changed.add(fact[1])
        teller = TELLERS.get(kind)
        if teller is not None:
            event = teller(setting, hand, fact, automatic)
            automatic = ""
            if type(event) is tuple:
                decided.events += event
            else:
                decided.events.append(event)  # type: ignore[arg-type]  # what is no tuple is one event
        if kind == engine.SHOWN and open_hands is None and not fact[3]:
            open_hands = open_hands_of(setting.book, hand)
        if open_hands is not None and kind in AFTER:
            open_hands.follow(fact, decided)
    hand.told = len(facts)
    hand.asked_for = 0
    if is_over:
        setting.economy.hand_shown(hand, decided)
        show_rest_of_board(setting, hand, decided)
    if changed:
        for player in sorted(changed):
            seat = hand.players[player].seat
            decided.whisper(seat, table_events.HoleSeen(seat, texts(hand.engine.holes[player])))
    if new_board:
        name_holdings(hand, range(len(hand.players)), decided)
    elif changed:
        name_holdings(hand, sorted(changed), decided)


def tell_fact(
    setting: Setting, hand: RunningHand, fact: Any, decided: Decided, automatic: Automatic = ""
) -> None:
    """Add the events of one fact; some facts have none."""
    teller = TELLERS.get(fact[0])
    if teller is None:
        return
    event = teller(setting, hand, fact, automatic)
    decided.events += event if isinstance(event, tuple) else (event,)


Teller = Callable[
    [Setting, RunningHand, Any, Automatic], table_events.PublicEvent | tuple[table_events.PublicEvent, ...]
]
TELLERS: dict[int, Teller] = {
    engine.POSTED_ANTE: dealing_events.posted_ante,
    engine.POSTED_BLIND: dealing_events.posted_blind,
    engine.POSTED_LATE: dealing_events.posted_late,
    engine.POSTED_DEAD: dealing_events.posted_dead,
    engine.DEALT_HOLE: dealing_events.dealt_hole,
    engine.DEALT_UP: dealing_events.dealt_up,
    engine.DEALT_BOARD: dealing_events.dealt_board,
    engine.RESHUFFLED: dealing_events.reshuffled,
    engine.FOLDED: betting_events.folded,
    engine.CHECKED: betting_events.checked,
    engine.CALLED: betting_events.called,
    engine.BET: betting_events.opened,
    engine.RAISED: betting_events.raised,
    engine.BROUGHT_IN: betting_events.brought_in,
    engine.RETURNED: betting_events.returned,
    engine.BETS_COLLECTED: betting_events.bets_collected,
    engine.DISCARDED: exchange_events.discarded,
    engine.STOOD_PAT: exchange_events.stood_pat,
    engine.DREW: exchange_events.drew,
    engine.OFFERED: exchange_events.offered,
    engine.ACCEPTED: exchange_events.accepted,
    engine.REFUSED: exchange_events.refused,
    engine.RUN_ANSWERED: settling_events.run_answered,
    engine.RUNS_SET: settling_events.runs_set,
    engine.SHOWN: settling_events.shown,
    engine.MUCKED: settling_events.mucked,
    engine.WON: settling_events.won,
}
