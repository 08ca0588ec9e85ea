"""Penalties of tournaments among the records of their house's desk, where they count together with its own."""

from __future__ import annotations

import msgspec

from cardroom.desk.kept_records import LivePenalty
from cardroom.floor.conduct.offences import Offence
from cardroom.floor.conduct.penalty import COUNTED, Penalty
from cardroom.room.live_desk.penalties_counted import of_event
from cardroom.store.rows import Change
from cardroom.table.values.time_units import MINUTE_MS
from cardroom.tournament.play.tournament import Tournament
from cardroom.tournament.play.tournament_commands import (
    DecidePlayersAppeal,
    Disqualify,
    EndPlayersPenalty,
    PenalisePlayer,
    RemovePlayer,
    StaffCommand,
)


def penalty_rows(found: Tournament, wish: StaffCommand, now_ms: int) -> list[Change]:
    """The rows of a penalty that this act of staff gives, or takes out of the count; none for one without an offence."""
    if isinstance(wish, PenalisePlayer):
        penalty = _penalty(found, wish.player, wish.id)
    elif (
        isinstance(wish, RemovePlayer | Disqualify)
        or (isinstance(wish, EndPlayersPenalty) and wish.in_error)
        or isinstance(wish, DecidePlayersAppeal)
    ):
        penalty = _penalty(found, wish.player, wish.penalty)
    else:
        return []
    if penalty is None or not penalty.offence:
        return []
    is_ended = isinstance(wish, EndPlayersPenalty | DecidePlayersAppeal)
    closed_ms = now_ms if is_ended else penalty.given_ms
    last = penalty.appeals[-1] if penalty.appeals else None
    record = LivePenalty(
        number=0, since_ms=penalty.given_ms, by=penalty.by, why=penalty.reason, closed_ms=closed_ms, closed_by=wish.by,
        player=wish.player, offence=msgspec.convert(penalty.offence, Offence), kind=penalty.kind, times=penalty.times,
        count=_count(penalty), event=found.terms.name, is_void=penalty.void,
        appeal_outcome=(last.outcome or None) if last is not None else None,
        is_appeal_final=last is not None and last.is_final,
    )  # fmt: skip
    # An id is one among the player's own: staff may give another player a penalty of the same id.
    return of_event(found.terms.house, f"{found.terms.id}:{wish.player}:{penalty.id}", record)


def _penalty(found: Tournament, player: str, penalty: str) -> Penalty | None:
    """None for a removal or disqualification without an offence."""
    return found.state.entrants[player].penalties.find(penalty) if penalty else None


def _count(penalty: Penalty) -> int:
    """The hands of a penalty, or its minutes."""
    if penalty.kind in COUNTED:
        return penalty.hands
    return (penalty.until_ms - penalty.given_ms) // MINUTE_MS if penalty.until_ms else 0
