"""Stacks of a live table after what was told: chips are never made or lost, what nobody counted is estimated."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence

from cardroom.rules import Refused
from cardroom.tournament.live.hall_tables import LiveTable
from cardroom.tournament.live.live_acts import OutTold


def stacks_behind(
    table: LiveTable, counted: Mapping[str, int], outs: Sequence[OutTold], clauses: tuple[str, ...]
) -> dict[str, int]:
    """All stacks of a table after a count, or a hand in which ``outs`` lost theirs.

    A loser's chips go to who won them; what the counts leave over is spread over the others, in proportion to their
    stacks. Refuses "not-at-table", "out-already" for chips of who has none and has bought none, or is out with this hand,
    "chips-never-issued" where more was counted than is there, "chips-missing" where less.
    """
    stacks = {seat.player: seat.stack for seat in table.seats.values()}
    for player in counted:
        if player not in stacks:
            words = f"That player does not sit at table {table.number}."
            raise Refused("not-at-table", words, (), {"player": player, "table": table.number})
    out = {one.player for one in outs}
    broke = {one for one, chips in stacks.items() if not chips} - table.bringing
    _check_plays(broke, [one for one, chips in counted.items() if chips and one not in out], clauses)
    for one in outs:
        _check_plays(broke | out, one.winners, clauses)
    found = stacks | dict.fromkeys(out, 0) | {one: chips for one, chips in counted.items() if one not in out}
    for one in outs:
        winners = [winner for winner in one.winners if winner not in counted and winner in stacks]
        won = one.stack or stacks[one.player]
        for place, winner in enumerate(winners):
            found[winner] += won // len(winners) + (place < won % len(winners))
    over = table.chips - sum(found.values())
    told = out | counted.keys()
    every = {winner for one in outs for winner in one.winners}
    sitting = [one for one, chips in stacks.items() if chips and one not in told]
    others = [one for one in sitting if one not in every] or sitting
    if others and over and sum(found[one] for one in others) + over >= (len(others) if over < 0 else 0):
        _spread(found, others, over)
        over = 0
    if over:
        there = table.chips
        words = f"Table {table.number} has {there} chips; {there - over} were told."
        code = "chips-never-issued" if over < 0 else "chips-missing"
        raise Refused(code, words, clauses, {"table": table.number, "counted": there - over, "issued": there})
    return found


def _check_plays(broke: Collection[str], players: Iterable[str], clauses: tuple[str, ...]) -> None:
    for player in players:
        if player in broke:
            words = "That player has lost all chips already, and neither wins any nor is counted any."
            raise Refused("out-already", words, clauses, {"player": player})


def _spread(found: dict[str, int], others: Sequence[str], over: int) -> None:
    """Spread chips over stacks in proportion (below 0: take them, and leave everybody a chip); what cannot be divided goes
    to, or comes from, the first stacks that can.
    """
    size, keep = abs(over), 1 if over < 0 else 0
    weights = {one: found[one] - keep for one in others}
    whole = sum(weights.values())
    parts = {one: size * weight // whole if whole else 0 for one, weight in weights.items()}
    while (left := size - sum(parts.values())) > 0:
        for one in sorted(others, key=lambda one: -weights[one])[:left]:
            if over > 0 or parts[one] < weights[one]:
                parts[one] += 1
    for one, part in parts.items():
        found[one] += part if over > 0 else -part
    assert all(found[one] >= keep for one in others), "everybody keeps a chip"
