"""Acts at live tables that give a player chips or a bounty, take them, or bring the player back: nobody of the staff tells
one of these about themselves.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from cardroom.room.identity.permissions import check_not_self
from cardroom.room.identity.person import Person
from cardroom.rules.refused import Refused
from cardroom.tournament.live.counted import stacks_behind
from cardroom.tournament.live.hall_tables import LiveTable
from cardroom.tournament.live.live_acts import (
    AnyActDone,
    ChangeChips,
    Confirm,
    CountStacks,
    ExchangeChips,
    HandChipsOn,
    OutTold,
    TakeBackLive,
    TellHand,
    TellOut,
    TellRace,
    TellServed,
)
from cardroom.tournament.live.live_floor import LiveFloor


def check_not_own(by: Person, act: AnyActDone, floor: LiveFloor, *, has_bounties: bool) -> None:
    """Refuse ("own-account") an act by which a member of staff would decide about themselves: somebody else does that."""
    for player in _decided_about(act, floor):
        check_not_self(by, player)
    if _gains(by.id, act, floor, has_bounties=has_bounties):
        check_not_self(by, by.id)


def _decided_about(act: AnyActDone, floor: LiveFloor) -> Iterator[str]:
    """The players about whom an act decides. That a player is out anybody tells; to take it back brings the player back."""
    if isinstance(act, HandChipsOn | ChangeChips | ExchangeChips | TellServed):
        yield act.player
    if isinstance(act, HandChipsOn):
        yield act.to
    if isinstance(act, TellHand | TellOut):
        yield from act.serving
    if isinstance(act, TellRace):
        for table in floor.tables.values():
            yield from [one.player for one in table.seats.values()] if act.order in table.pending else ()
    if isinstance(act, TakeBackLive):
        for done in floor.acts:
            if done.number == act.number:
                yield from _decided_about(done.act, floor)
                yield from [one.player for one in done.act.outs] if isinstance(done.act, TellOut) else ()


def _gains(player: str, act: AnyActDone, floor: LiveFloor, *, has_bounties: bool) -> bool:
    """Whether a player has more by an act: a bounty, or chips that a count or a counter-act moves to the stack from others.
    The chips of who is out go to somebody, whoever tells it.
    """
    if has_bounties and isinstance(act, TellOut) and any(player in one.winners for one in act.outs):
        return True
    table = next((one for one in floor.tables.values() if one.seat_of(player)), None)
    if table is None:
        return False
    now = table.seats[table.seat_of(player)].stack
    if isinstance(act, TakeBackLive):
        kept = [one for done in floor.acts if done.number == act.number for one in done.stacks]
        return any(one.before.get(player, 0) > now for one in kept)
    if isinstance(act, TellOut):
        outs = [one for one in act.outs if table.seat_of(one.player)]
        theirs = sum(table.seats[table.seat_of(one.player)].stack for one in outs)
        return _behind(table, act.stacks, outs).get(player, 0) > now + theirs
    if isinstance(act, TellHand | CountStacks) and act.table == table.number:
        return _behind(table, act.stacks).get(player, 0) > now
    if isinstance(act, Confirm):  # (it may name who arrives elsewhere)
        counted = {one: chips for one, chips in act.stacks.items() if table.seat_of(one)}
        return _behind(table, counted).get(player, 0) > now
    return False


def _behind(table: LiveTable, stacks: Mapping[str, int], outs: Sequence[OutTold] = ()) -> Mapping[str, int]:
    """All stacks behind a count; none behind one that the tournament refuses."""
    try:
        return stacks_behind(table, stacks, outs, ())
    except Refused:
        return {}
