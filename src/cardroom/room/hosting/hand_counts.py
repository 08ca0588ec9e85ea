"""Statistics of a finished hand for each of its players, read from its public events alone.

The figures are those that players everywhere compare. They mean, in every game:

- **hands**: hands dealt in and played to their end. A void hand is not counted in any figure.
- **net**: the stack at the end less the stack before anything was posted; a time charge, taken between hands, is not in
  it. Hands of tournaments have none, nor have those of private games: chips there are not the room's money.
- **decided**: hands in which the player decided something in the first round of betting: folded, checked, called, bet,
  raised or completed, in person or by the clock. A big blind to whom everybody folds, and a player whose whole stack
  a blind takes, decided nothing. VPIP and PFR are shares of these hands.
- **entered** (VPIP, "voluntarily put money into the pot"): of these, hands in which the player called, bet, raised or
  completed in the first round. Nothing that is posted counts: antes, blinds, straddles, missed blinds, a stud game's
  bring-in. So without a big blind there is still a VPIP: calling the bring-in enters, posting it does not; with antes
  alone the first bet enters. Checking a big blind does not.
- **raised** (PFR): of these, hands in which the player bet, raised or completed in the first round.
- **went on** (flop): hands the player had not folded when the first round of betting was over and the hand went on: the
  flop where there is one, fourth street in stud, the first exchange in draw games. All-in counts.
- **showdown**: hands the player had not folded at their end, with somebody else in as well.
- **won**: of these, hands in which the player got a part of a pot that was contested.

A bomb pot has no first round: nobody decides in it, and everybody dealt in sees the flop.

Open Face Chinese has no bets: all figures but hands and net stay 0.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from cardroom.room.hosting.chip_sources import chips_of
from cardroom.store.hand_counts_rows import HandCounts, HandShare
from cardroom.table.events import (
    Bet,
    BetsCollected,
    BoardDealt,
    Called,
    Checked,
    CommunityCardDealt,
    Completed,
    Discarded,
    Drew,
    Folded,
    HandEnded,
    HandShown,
    HandStarted,
    HandVoided,
    HoleDealt,
    OfferedUp,
    PotAwarded,
    PublicEvent,
    Raised,
    RakeTaken,
    StoodPat,
    UpCardDealt,
)
from cardroom.table.model.view import TableTerms
from cardroom.table.stacks_at_end import stacks_at_end

RAISES: Final[frozenset[type]] = frozenset({Bet, Raised, Completed})
ENTERS: Final = RAISES | {Called}
DECIDES: Final = ENTERS | {Folded, Checked}
ENDS_A_ROUND: Final[frozenset[type]] = frozenset(
    {
        BetsCollected,
        BoardDealt,
        CommunityCardDealt,
        Discarded,
        Drew,
        HandShown,
        HoleDealt,
        OfferedUp,
        PotAwarded,
        RakeTaken,
        StoodPat,
        UpCardDealt,
    }
)
"""The first of these events after the first decision of a hand ends the first round."""
UNCONTESTED: Final = "uncontested"


def went_on(events: Iterable[PublicEvent]) -> tuple[int, int]:
    """Count the players dealt in, and those still in if the hand went on after the first round; (0, 0) without bets."""
    start, first = _first_round(events)
    if start is None or not first.decided:
        return 0, 0
    return len(start.seats), len(first.on)


class _FirstRound:
    """The players' decisions in the first round of betting, by seats."""

    def __init__(self) -> None:
        self.decided: set[int] = set()
        self.entered: set[int] = set()
        self.raised: set[int] = set()
        self.folded: set[int] = set()
        self.on: frozenset[int] = frozenset()
        """The seats still in when the hand went on; none if it ended before."""


def _first_round(events: Iterable[PublicEvent]) -> tuple[HandStarted | None, _FirstRound]:
    """Read the first round of a hand; a bomb pot has none, and everybody sees its flop."""
    found, start = _FirstRound(), None
    for event in events:
        kind = type(event)
        if isinstance(event, HandStarted):
            start = event
            if start.bomb_pot is not None:
                found.on = frozenset(one.seat for one in start.seats)
                return start, found
        elif kind in DECIDES:
            seat: int = event.seat  # type: ignore[union-attr]  # every decision is a seat's
            found.decided.add(seat)
            if kind in ENTERS:
                found.entered.add(seat)
            if kind in RAISES:
                found.raised.add(seat)
            if kind is Folded:
                found.folded.add(seat)
        elif kind in ENDS_A_ROUND and found.decided:
            break
    if start is not None and found.decided:
        left = frozenset(one.seat for one in start.seats) - found.folded
        found.on = left if len(left) > 1 else frozenset()
    return start, found


def nets_of(start: HandStarted, events: Iterable[PublicEvent], end: HandEnded | HandVoided) -> dict[str, int]:
    """Return each player's net of a hand, in cents (in a tournament: chips), including players who left meanwhile."""
    stacks = stacks_at_end(start, events, end)
    return {one.player: stacks[one.seat] - one.stack for one in start.seats}


def counts_of(terms: TableTerms, events: tuple[PublicEvent, ...], nets: Mapping[str, int]) -> HandCounts:
    """Return the statistics of a complete hand; `nets` in cents by player."""
    start, first = _first_round(events)
    assert start is not None, "the record of a hand begins with its start"
    in_at_end = {one.seat for one in start.seats}
    won = set()
    for event in events:
        if isinstance(event, Folded):
            in_at_end.discard(event.seat)
        elif isinstance(event, PotAwarded) and event.share != UNCONTESTED:
            won.add(event.seat)
    is_played = first.decided or start.bomb_pot is not None
    shown = in_at_end if len(in_at_end) > 1 and is_played else set()
    are_won = chips_of(terms).are_won
    shares = {
        one.player: HandShare(
            nets.get(one.player, 0) if are_won else None,
            int(one.seat in first.decided),
            int(one.seat in first.entered),
            int(one.seat in first.raised),
            int(one.seat in first.on),
            int(one.seat in shown),
            int(one.seat in shown and one.seat in won),
        )
        for one in start.seats
    }
    return HandCounts(terms.house, terms.game, terms.stake, shares)
