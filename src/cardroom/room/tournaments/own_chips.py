"""Acts at live tables that give a player chips, take them, or bring the player back: nobody of the staff tells one of these
about themselves.
"""

from __future__ import annotations

from collections.abc import Iterator

from cardroom.room.identity.permissions import check_not_self
from cardroom.room.identity.person import Person
from cardroom.tournament.live.live_acts import (
    AnyActDone,
    ChangeChips,
    ExchangeChips,
    HandChipsOn,
    TakeBackLive,
    TellHand,
    TellOut,
    TellServed,
)
from cardroom.tournament.live.live_floor import LiveFloor


def check_not_own(by: Person, act: AnyActDone, floor: LiveFloor) -> None:
    """Refuse ("own-account") an act by which a member of staff would decide about themselves: somebody else does that."""
    for player in _decided_about(act, floor):
        check_not_self(by, player)


def _decided_about(act: AnyActDone, floor: LiveFloor) -> Iterator[str]:
    """The players about whom an act decides. That a player is out anybody tells; to take it back brings the player back."""
    if isinstance(act, HandChipsOn | ChangeChips | ExchangeChips | TellServed):
        yield act.player
    if isinstance(act, HandChipsOn):
        yield act.to
    if isinstance(act, TellHand | TellOut):
        yield from act.serving
    if isinstance(act, TakeBackLive):
        for done in floor.acts:
            if done.number == act.number:
                yield from _decided_about(done.act, floor)
                yield from [one.player for one in done.act.outs] if isinstance(done.act, TellOut) else ()
