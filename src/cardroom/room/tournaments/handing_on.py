"""Checks before chips are handed on to another live event of the house, or asked back from it.

The events decide; a letter that comes too late is declined. Looked at here, staff are told at once.
"""

from __future__ import annotations

from cardroom.room.tournaments.tournament_desk import TournamentDesk
from cardroom.rules.refused import Refused
from cardroom.tournament.live.handed_chips import check_some_left, clauses_of
from cardroom.tournament.live.live_acts import HandChipsOn, TakeBackLive
from cardroom.tournament.live.live_floor import LiveFloor
from cardroom.tournament.play.tournament import Tournament


def check_hand_on(desk: TournamentDesk, found: Tournament, act: HandChipsOn) -> None:
    """Refuse "not-registered" a giver who never entered, "no-such-tournament" an event that is not another live one of the
    house, "not-running", and a player who does not sit there as `LiveFloor.table_of`.
    """
    if act.player not in found.state.entrants:
        words = f"That player has not entered {found.terms.name}."
        raise Refused("not-registered", words, args={"player": act.player})
    if act.event:
        _floor_of(desk, found, act.event).table_of(act.to)


def check_asked_back(desk: TournamentDesk, found: Tournament, floor: LiveFloor, act: TakeBackLive) -> None:
    """Refuse to ask chips back that the other event cannot give: as `check_hand_on`, and "takes-all-chips"."""
    handed = floor.handed.get(act.number)
    if handed is None or handed.state != "arrived":
        return
    there = _floor_of(desk, found, handed.event)
    for one in there.received:
        if (one.event, one.number) == (found.terms.id, act.number):
            check_some_left(there.table_of(one.player), one.player, one.chips, clauses_of(there))


def _floor_of(desk: TournamentDesk, found: Tournament, event: str) -> LiveFloor:
    other, floor = desk.owner(event).live()
    if other.terms.house != found.terms.house or other is found:
        words = "Chips go to another live tournament of this house."
        raise Refused("no-such-tournament", words, args={"tournament": event})
    if other.state.phase != "running":
        raise Refused("not-running", f"{other.terms.name} is not being played.")
    return floor
