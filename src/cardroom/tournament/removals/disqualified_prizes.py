"""Disqualification: no prize for the player, better places for the players below, also when prizes have been paid
already.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from cardroom.rules.decisions import Removals
from cardroom.rules.decisions.decision import Decision
from cardroom.rules.refused import Refused


@dataclass(frozen=True, slots=True)
class Placed:
    """A player with a place and its prize in cents.

    If `disqualified`, the place is 0, unless a part of the prize was left to the player. Players who share places have
    the best of them as `place`, and each one of them as `own` (0: in the order of the list).
    """

    player: str
    place: int
    prize: int
    disqualified: bool = False
    own: int = 0


def owned(places: Sequence[Placed]) -> list[Placed]:
    """The same players, each with its `own` place."""
    taken: dict[int, int] = {}
    found: list[Placed] = []
    for one in places:
        if one.place and not one.own:
            one = replace(one, own=one.place + taken.get(one.place, 0))
            taken[one.place] = taken.get(one.place, 0) + 1
        found.append(one)
    return found


@dataclass(frozen=True, slots=True)
class Corrected:
    """Places and prizes after a disqualification.

    `changes` has, by player, the change of the prize: a negative change is taken back, by an entry of its own.
    `unassigned` is prize money that goes to nobody by the house's rule: staff decide on it.
    """

    places: tuple[Placed, ...]
    changes: Mapping[str, int]
    unassigned: int
    clauses: tuple[str, ...]


def removed_place(rules: Removals, players_left: int) -> tuple[int, tuple[str, ...]]:
    """The place of a removed player with so many left, that player included, and by which clauses; 0: staff decide."""
    place = players_left if rules.removed_place.value == "place_of_the_moment" else 0
    clauses = dict.fromkeys([*rules.removed_place.clauses, *rules.chips.clauses, *rules.entry_money.clauses])
    return place, tuple(clauses)


def disqualified(
    rules: Removals,
    places: Sequence[Placed],
    ladder: Sequence[int],
    player: str,
    *,
    kept: int = 0,
    is_out: bool = True,
    staff_agree: bool = True,
) -> Corrected:
    """The places and prizes when a player is disqualified. `ladder` has the prizes by place.

    `kept` is the part of a prize that staff leave the player, where the house lets them: then the place stays taken,
    nobody rises, and the lost part goes to nobody. Otherwise every lower place rises by one for each disqualified
    player above, where the house says so, and is paid the prize of its new place. A player who is still in has the
    place of the moment before. Places that are shared stay shared: they rise together.

    Refuses "no-such-place", "disqualified-already", "prize-is-lost", "staff-decide".
    """
    places = owned(places)
    by_player = {one.player: one for one in places}
    found = by_player.get(player)
    if found is None:
        raise Refused("no-such-place", f"{player} has no place in this tournament.", ())
    if found.disqualified:
        raise Refused(
            "disqualified-already", f"{player} has been disqualified before.", rules.lower_places.clauses
        )
    if kept and (rules.disqualified_prize.value == "none" or not 0 <= kept <= found.prize):
        raise Refused(
            "prize-is-lost", "A disqualified player gets no prize.", rules.disqualified_prize.clauses
        )
    if is_out and rules.afterwards.value == "as_staff_decide" and not staff_agree:
        words = "Staff decide whether a player who is out is disqualified."
        raise Refused("staff-decide", words, rules.afterwards.clauses)
    rises = rules.lower_places.value == "rise" and not kept
    after = [_corrected(one, found, kept, rises) for one in places]
    if rises:
        after = _paid_anew(after, found, ladder)
    changes = {one.player: one.prize - by_player[one.player].prize for one in after}
    before, now = sum(one.prize for one in places), sum(one.prize for one in after)
    grounds: list[Decision[Any]] = [
        rules.disqualified_prize,
        rules.lower_places,
        rules.entry_money,
        rules.chips,
    ]
    clauses = tuple(dict.fromkeys([clause for decision in grounds for clause in decision.clauses]))
    return Corrected(tuple(after), {who: by for who, by in changes.items() if by}, before - now, clauses)


def _corrected(one: Placed, found: Placed, kept: int, rises: bool) -> Placed:
    if one.player == found.player:
        return Placed(
            one.player, one.place if kept else 0, kept, disqualified=True, own=one.own if kept else 0
        )
    return replace(one, own=one.own - 1) if rises and one.own > found.own else one


def _paid_anew(after: Sequence[Placed], found: Placed, ladder: Sequence[int]) -> list[Placed]:
    """The players who have risen, with the prizes of their new places.

    Players of one place share the places they take.
    """
    anew: dict[str, Placed] = {}
    for place in {one.place for one in after if one.place}:
        sharing = [one for one in after if one.place == place]
        if place != found.place and max([one.own for one in sharing]) < found.own:
            continue
        worth = sum([ladder[one.own - 1] for one in sharing if one.own <= len(ladder)])
        part, odd = divmod(worth, len(sharing))
        # The odd unit stays where it was: with the players who had more before.
        order = sorted(sharing, key=lambda one: -one.prize)
        best = min([one.own for one in sharing])
        for rank, one in enumerate(order):
            anew[one.player] = replace(one, place=best, prize=part + (1 if rank < odd else 0))
    return [anew.get(one.player, one) for one in after]
