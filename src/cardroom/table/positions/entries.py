"""The posts of a player who comes in, by the house's rules. The game's stakes give the amounts in chips."""

from dataclasses import dataclass

from cardroom.rules.decisions import Blinds
from cardroom.table.model.hand_positions import EntryPost, Placing
from cardroom.table.model.seat import Seat
from cardroom.table.values.kinds import Missed, SeatState


@dataclass(frozen=True, slots=True)
class Owing:
    """A seat that owes a post or has to wait, and the blind that it missed; new players have missed none."""

    seat: int
    missed: Missed = ""


def may_post(rules: Blinds, missed: Missed) -> bool:
    """Whether a player who missed these blinds may come in without waiting for the big blind."""
    if missed == "big":
        return rules.missed_blind_return.value != "big_blind_only"
    if missed == "small":
        return rules.missed_small_blind.value != "big_blind_only"
    return rules.entry.value != "big_blind_only"


def must_post(rules: Blinds, missed: Missed) -> bool:
    """Whether a player who missed these blinds must post and cannot wait for the big blind instead."""
    if not missed:
        return rules.entry.value == "at_once"
    return rules.missed_blind_return.value == "post_both" and may_post(rules, missed)


def waits_for_big_blind(rules: Blinds, seat: Seat) -> bool:
    """Whether the seat waits for the big blind, as far as all may see: a player's choice of another way is shown to
    that player alone.
    """
    return seat.owes_big_blind and not (seat.is_over or must_post(rules, seat.missed))


def seat_state(rules: Blinds, seat: Seat) -> SeatState:
    """``playing``, ``waiting_big_blind`` or ``sitting_out``."""
    if seat.sits_out:
        return "sitting_out"
    return "waiting_big_blind" if waits_for_big_blind(rules, seat) else "playing"


def entry_of(rules: Blinds, owing: Owing) -> EntryPost:
    """The post of this player to come in out of position (CH-4.23, CH-4.28, CH-4.29, CK-BB.5, CK-H.14)."""
    if owing.missed == "big":
        return EntryPost(owing.seat, "big", True)
    if owing.missed == "small":
        return EntryPost(owing.seat, "small")
    return EntryPost(owing.seat, "" if rules.entry.value == "at_once" else "big")


def entry_clauses(rules: Blinds, missed: Missed) -> tuple[str, ...]:
    """The clauses of the post of a player who missed these blinds."""
    if missed == "big":
        return rules.missed_blind_return.clauses
    return rules.missed_small_blind.clauses if missed else rules.entry.clauses


def entries_in(rules: Blinds, placing: Placing, owing: list[Owing]) -> tuple[EntryPost, ...]:
    """The posts of the players who come in with a hand.

    On the big blind nothing else is due (CH-4.28), unless both blinds must be paid in any case (CK-H.14). A player who
    buys the button posts the big blind and pays the small one into the pot (CH-4.33). In the small blind's position
    that blind counts towards the post.
    """
    positions = placing.positions
    posted: list[EntryPost] = []
    for one in owing:
        if one.seat not in placing.seats:
            continue
        entry = entry_of(rules, one)
        if one.seat == positions.big_blind:
            is_dead = positions.owed_small > 0 or (entry.is_dead and must_post(rules, one.missed))
            entry = EntryPost(one.seat, "", is_dead)
        elif one.seat == positions.small_blind and entry.live == "small":
            entry = EntryPost(one.seat)
        if entry.live or entry.is_dead:
            posted.append(entry)
    return tuple(posted)
