"""From the engine's facts (tuples, players by index) to the table's events (seats, texts, clauses)."""

from collections.abc import Callable
from typing import Any

from cardroom.engine import events as engine
from cardroom.table import events as told
from cardroom.table.decided import Decided
from cardroom.table.poker import told_betting, told_dealing, told_exchange, told_settling
from cardroom.table.poker.holding import name_holdings
from cardroom.table.poker.naming import texts
from cardroom.table.poker.told_jackpot import tell_jackpot
from cardroom.table.running import RunningHand
from cardroom.table.state import State

OWN_CARDS_CHANGE = frozenset(
    (engine.DEALT_HOLE, engine.DEALT_UP, engine.DISCARDED, engine.DREW, engine.ACCEPTED)
)
"""Facts that begin with the player whose own cards they change."""


def tell_hand(state: State, hand: RunningHand, decided: Decided, automatic: str = "") -> None:
    """Turn what the engine has done since the last telling into events; tell each player whose own cards changed what
    they are now, and what they make.

    ``automatic`` is the reason of an automatic decision, which is then the first of the new facts.
    """
    facts = hand.engine.events
    new_board = is_over = False
    changed: set[Any] = set()
    rakes: list[tuple[int, int]] = []
    for fact in facts[hand.told :]:
        kind: Any = fact[0]
        if kind == engine.RAKED:
            rakes.append(fact[1:])  # type: ignore[arg-type]  # a RAKED fact is (kind, pot, amount)
            continue
        if rakes:
            decided.events += told_settling.rake_taken(state, hand, rakes)
            rakes = []
        if kind == engine.DEALT_BOARD:
            new_board = True
        elif kind == engine.ENDED:
            is_over = True
        elif kind in OWN_CARDS_CHANGE:
            changed.add(fact[1])
        teller = TELLERS.get(kind)
        if teller is not None:
            event = teller(state, hand, fact, automatic)
            automatic = ""
            if type(event) is tuple:
                decided.events += event
            else:
                decided.events.append(event)  # type: ignore[arg-type]  # what is no tuple is one event
    hand.told = len(facts)
    hand.asked_for = 0
    if is_over:
        tell_jackpot(state, hand, decided)
    if changed:
        for player in sorted(changed):
            seat = hand.players[player].seat
            decided.whisper(seat, told.HoleSeen(seat, texts(hand.engine.holes[player])))
    if new_board:
        name_holdings(hand, range(len(hand.players)), decided)
    elif changed:
        name_holdings(hand, sorted(changed), decided)


def tell_fact(state: State, hand: RunningHand, fact: Any, decided: Decided, automatic: str = "") -> None:
    """One fact as the events it makes; some make none."""
    teller = TELLERS.get(fact[0])
    if teller is None:
        return
    event = teller(state, hand, fact, automatic)
    decided.events += event if isinstance(event, tuple) else (event,)


Teller = Callable[[State, RunningHand, Any, str], told.PublicEvent | tuple[told.PublicEvent, ...]]
TELLERS: dict[int, Teller] = {
    engine.POSTED_ANTE: told_dealing.posted_ante,
    engine.POSTED_BLIND: told_dealing.posted_blind,
    engine.POSTED_LATE: told_dealing.posted_late,
    engine.POSTED_DEAD: told_dealing.posted_dead,
    engine.DEALT_HOLE: told_dealing.dealt_hole,
    engine.DEALT_UP: told_dealing.dealt_up,
    engine.DEALT_BOARD: told_dealing.dealt_board,
    engine.RESHUFFLED: told_dealing.reshuffled,
    engine.FOLDED: told_betting.folded,
    engine.CHECKED: told_betting.checked,
    engine.CALLED: told_betting.called,
    engine.BET: told_betting.opened,
    engine.RAISED: told_betting.raised,
    engine.BROUGHT_IN: told_betting.brought_in,
    engine.RETURNED: told_betting.returned,
    engine.BETS_COLLECTED: told_betting.bets_collected,
    engine.DISCARDED: told_exchange.discarded,
    engine.STOOD_PAT: told_exchange.stood_pat,
    engine.DREW: told_exchange.drew,
    engine.OFFERED: told_exchange.offered,
    engine.ACCEPTED: told_exchange.accepted,
    engine.REFUSED: told_exchange.refused,
    engine.SHOWN: told_settling.shown,
    engine.MUCKED: told_settling.mucked,
    engine.WON: told_settling.won,
}
