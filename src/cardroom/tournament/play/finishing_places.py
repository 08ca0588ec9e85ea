"""Places and prizes: who went out when, which players went together, and the prize of each place."""

from collections.abc import Mapping, Sequence
from heapq import heappop, heapreplace
from typing import Final

from cardroom.tournament.going_out import Bust, Finish, finishes, finishes_at_tables
from cardroom.tournament.play.bounty_heads import pay_last_heads
from cardroom.tournament.play.correcting import keep_unassigned, pay_behind_nobody, pay_risen
from cardroom.tournament.play.decision_step import DecisionStep
from cardroom.tournament.play.feats import pay_feats, unclaimed
from cardroom.tournament.play.holdings import holdings
from cardroom.tournament.play.ordering import close_table
from cardroom.tournament.play.players_moving import order_lift
from cardroom.tournament.play.prizing import (
    paid_places,
    pool,
    prize_pool,
    prizes,
    settle_prizes,
    smallest_coin,
)
from cardroom.tournament.play.purse import finish as finish_place
from cardroom.tournament.play.purse import pay_staff
from cardroom.tournament.play.sealed_draw import pay_held
from cardroom.tournament.play.tournament_events import EntriesClosed, TournamentEnded
from cardroom.tournament.play.tournament_state import FOREVER, Gone
from cardroom.tournament.prizes.place_shares import shared
from cardroom.tournament.results import Finished


def close_entries(step: DecisionStep, clauses: tuple[str, ...] = ()) -> None:
    """Close the entries."""
    state = step.state
    if state.closed:
        return
    state.closed = True
    state.money.closing = prize_pool(step).to_places
    step.tell(EntriesClosed(state.entries, pool(step), prizes(step), clauses))
    settle_early(step)
    step.touch_all()


def settle_early(step: DecisionStep) -> None:
    """Give a place to players who went out before it was certain what it pays."""
    early = step.state.early
    if not step.state.money.settled:
        settle_prizes(step)
        if step.state.money.settled:
            pay_risen(step)
    while early and _is_certain(step, early[0]):
        _take_places(step, early.pop(0))


def _is_certain(step: DecisionStep, group: Sequence[Gone]) -> bool:
    """Whether the prizes are certain, or entries are closed and these places are paid nothing whatever is bought."""
    state = step.state
    if state.money.settled or not state.closed or step.terms.ticket:
        return state.money.settled
    return state.unplaced - len(group) >= paid_places(step)


def clear_until(step: DecisionStep) -> int:
    """The time until which every table has reported its busts: no place up to then changes any more."""
    state = step.state
    heap = state.clear
    while heap:
        since_ms, number = heap[0]
        table = state.tables.get(number)
        if table is None or table.standing:
            heappop(heap)
        elif since_ms < table.clear_ms:
            heapreplace(heap, (table.clear_ms, number))
        else:
            return since_ms
    return FOREVER


def settle(step: DecisionStep) -> None:
    """Give places to the players whose place nothing can change any more.

    They go by the time of their hand's end, or by the round of hand-for-hand they went out in.
    """
    settle_early(step)
    if step.state.gone:
        _settle_until(step, clear_until(step))


def settle_all(step: DecisionStep) -> None:
    """Give places to all players who are out: no other hand counts any more."""
    step.state.dealing = set()
    settle_early(step)
    if _is_in_rounds(step):
        settle_round(step)
    _settle_until(step, FOREVER)


_NEVER: Final = (FOREVER, FOREVER)


def _settle_until(step: DecisionStep, until_ms: int) -> None:
    state = step.state
    if _is_in_rounds(step):
        return  # places are taken when every table has its winner
    buying = min([_moment(offer.gone) for offer in state.offers.values()], default=_NEVER)
    while state.gone:
        first = min(state.gone, key=_moment)
        if _moment(first) >= buying:
            return  # a player who lost all chips before, or with them, may still buy some
        if first.round and first.round == state.round and state.dealing:
            return  # the round is not over
        if not first.round and first.ended_ms > until_ms:
            return
        group = [gone for gone in state.gone if _moment(gone) == _moment(first)]
        state.gone = [gone for gone in state.gone if gone not in group]
        state.early.append(group)
        settle_early(step)


def _is_in_rounds(step: DecisionStep) -> bool:
    """Whether it is a shootout whose winners have yet to meet."""
    return step.terms.shootout is not None and len(step.state.order) > 1


def settle_round(step: DecisionStep) -> None:
    """Give the places of a round of a shootout, which is over.

    Each player is ranked by how far the player came at the table; players who came as far at different tables share
    places.
    """
    state, ranks = step.state, dict[int, list[Bust]]()
    gone, state.gone = [one for one in state.gone if not _is_disqualified(step, one)], []
    draw = {player: entrant.lot for player, entrant in state.entrants.items()}
    lots = draw if step.rules.equal_stacks.value == "drawn" else None
    for number in {one.table for one in gone}:
        table, here = state.tables.get(number), [one for one in gone if one.table == number]
        left = len(table.players) if table is not None else 0
        for group in _moments(here):
            together = {one.bust.player: one.bust for one in group}
            for finish in finishes(list(together.values()), left, lots):
                ranks.setdefault(finish.places[0], []).extend(together[player] for player in finish.players)
            left += len(together)
    for _, busts in sorted(ranks.items(), reverse=True):
        state.unplaced -= len(busts)
        places = tuple(range(state.unplaced + 1, state.unplaced + 1 + len(busts)))
        _pay(step, Finish(tuple([one.player for one in busts]), places), busts, draw)


def _moments(gone: Sequence[Gone]) -> list[list[Gone]]:
    """The players who went out together at each table, the last first: by one hand, or alone by staff."""
    found: list[list[Gone]] = []
    for one in sorted(gone, key=lambda one: one.ended_ms):
        before = found[-1][-1] if found else None
        if before is None or one.removed or before.removed or before.ended_ms != one.ended_ms:
            found.append([])
        found[-1].append(one)
    return found[::-1]


def _moment(gone: Gone) -> tuple[int, int]:
    return (gone.round, 0) if gone.round else (0, gone.ended_ms)


def _close_ladder(step: DecisionStep, places: int) -> None:
    """Leave the surplus in the pool for the first place, if disqualifications left fewer players than prizes."""
    money = step.state.money
    over = sum(money.prizes[places:])
    money.prizes = (money.prizes[0] + over, *money.prizes[1:places])


def _places_taken(step: DecisionStep) -> int:
    return sum(1 for one in step.state.placed.values() if one.place)


def _is_disqualified(step: DecisionStep, gone: Gone) -> bool:
    return step.state.entrants[gone.bust.player].disqualified


def _take_places(step: DecisionStep, group: Sequence[Gone]) -> None:
    """Give each player the place of the player's moment.

    Players who lost their chips together take their places by stack, or share them.
    """
    state = step.state
    out = [gone for gone in group if not (gone.entered_again or _is_disqualified(step, gone))]
    out.sort(key=lambda gone: gone.ended_ms)
    last, state.unplaced = state.unplaced, state.unplaced - len(out)
    place_of = {gone.bust.player: last - number for number, gone in enumerate(out)}
    busts = [gone.bust for gone in out if not gone.removed]
    lots = {gone.bust.player: state.entrants[gone.bust.player].lot for gone in out}
    draw = lots if step.rules.equal_stacks.value == "drawn" else None
    is_shared = step.course.other_tables.value == "shared"
    free = sorted([place_of[bust.player] for bust in busts])
    found = [
        Finish(ranked.players, tuple([free[rank - 1] for rank in ranked.places]))
        for ranked in finishes_at_tables(busts, 0, draw, shared=is_shared)
    ]
    removed = {gone.bust.player: [gone.bust] for gone in out if gone.removed}
    found += [Finish((player,), (place_of[player],)) for player in removed]
    for finish in sorted(found, key=lambda one: one.places[0], reverse=True):
        alone = removed.get(finish.players[0])
        _pay(step, finish, alone or busts, lots, by_staff=alone is not None)


def _pay(
    step: DecisionStep,
    finish: Finish,
    busts: Sequence[Bust],
    lots: Mapping[str, int],
    *,
    by_staff: bool = False,
) -> None:
    rules, paid = step.rules, prizes(step)
    amounts = [paid[place - 1] if place <= len(paid) else 0 for place in finish.places]
    strengths = {bust.player: bust.strength for bust in busts}
    by_hand = rules.shared_odd_unit.value == "better_hand"
    first = sorted(
        finish.players, key=lambda one: (strengths.get(one, 0) if by_hand else 0, lots[one]), reverse=True
    )
    clauses = (rules.out if busts else rules.end).clauses
    if by_staff and step.book.removals is not None:
        clauses += step.book.removals.removed_place.clauses
    if len(busts) > 1:
        clauses += rules.same_hand.clauses
    if len({bust.table for bust in busts}) > 1:
        clauses += step.course.together.clauses + step.course.other_tables.clauses
    if len({bust.stack for bust in busts}) < len(busts):
        clauses += rules.equal_stacks.clauses
    if len(finish.players) > 1 and busts:
        clauses += rules.shared_odd_unit.clauses
    if not busts and len(finish.players) > 1:
        clauses += step.course.equal_prizes.clauses
    clauses += rules.payouts.clauses
    if finish.places[0] == 1:
        clauses += rules.payout_odd_unit.clauses
    clauses = tuple(dict.fromkeys(clauses))
    unit = smallest_coin(step)
    # A ticket is not divided: players who share places that are not all paid a ticket get money for it.
    ticket = step.terms.ticket if min(amounts) >= step.terms.ticket else 0
    own = dict(zip(finish.players, finish.places, strict=True))
    for player, prize in shared(amounts, finish.players, first, unit).items():
        finished = Finished(player, finish.places[0], prize, len(finish.players), clauses, ticket)
        finish_place(step, finished, own[player])


def all_win_the_same(step: DecisionStep) -> bool:
    """Whether nothing is left to play for, in a house that then ends the tournament (CO-41a)."""
    state = step.state
    if state.agreed:
        return state.left == 1  # the part for the winner is played for
    if _is_in_rounds(step):
        return False
    even, ticket = step.terms.even_prizes > 0, step.terms.ticket > 0
    if not state.money.settled or state.left < 1 or (step.course.equal_prizes.value != "end" and not ticket):
        return False
    paid = prizes(step)
    return state.left <= len(paid) and max(paid[: state.left]) - min(paid[: state.left]) <= (even or ticket)


def end_if_over(step: DecisionStep) -> None:
    """Give the last places once one player is left, or all who are left get the same."""
    state = step.state
    if state.phase != "running" or state.offers or state.began_ms is None:
        return
    if (
        not state.closed
        and state.left <= 1
        and step.terms.level_hands
        and not step.more_flights
        and not state.day
    ):
        close_entries(step, step.course.late_entries.clauses)  # no hand is left that could end the level
    if not state.closed:
        return
    if not state.ending and (state.left <= 1 or all_win_the_same(step)):
        state.ending = True
        settle_early(step)  # nothing more is bought
        step.touch_all()
    if not state.ending or not step.all_stand or state.gone:
        return
    players = tuple([one.player for one in state.entrants.values() if one.is_in])
    assert state.unplaced == len(players), "everybody else has a place"
    state.unplaced = 0
    lots = {player: state.entrants[player].lot for player in players}
    if state.money.feats:
        pay_feats(step, FOREVER)
        state.money.prizes = (state.money.prizes[0] + unclaimed(step), *state.money.prizes[1:])
    if tables := state.money.tables:  # a shootout of one table
        state.money.prizes, state.money.tables = (state.money.prizes[0] + tables, *state.money.prizes[1:]), 0
    if players:
        _close_ladder(step, _places_taken(step) + len(players))
    if not players:
        pay_behind_nobody(step)
    elif state.agreed and len(players) > 1:
        _place_by_stack(step, players, lots)
    else:
        _pay(step, Finish(players, tuple(range(1, len(players) + 1))), (), lots)
    state.phase, state.moves, state.day = "over", {}, ""
    _drop_bags(step)
    pay_held(step)
    pay_last_heads(step, players)
    pay_staff(step)
    if not players:
        keep_unassigned(step)
    assert not state.money.escrow, "everything that was paid in has been paid out"
    step.tell(TournamentEnded(step.now_ms, step.rules.end.clauses))


def _drop_bags(step: DecisionStep) -> None:
    state, chips = step.state, sum(bag.chips for bag in step.state.bags.values())
    state.carried -= chips
    state.issued -= chips
    state.bags, state.resting = {}, 0


def _place_by_stack(step: DecisionStep, players: Sequence[str], lots: Mapping[str, int]) -> None:
    """Give places after a deal has ended the tournament: the larger stack has the better place.

    Equal stacks are ranked by their lots. All have been paid.
    """
    held = holdings(step)
    for finish in finishes([Bust(player, held[player].chips) for player in players], 0, lots):
        _pay(step, finish, (), lots)


def clear_away(step: DecisionStep) -> None:
    """Take the chips from the tables and close them: the tournament is over."""
    for table in step.state.tables.values():
        if table.closing or table.lifting or table.coming or not table.standing:
            continue
        if table.players:
            order_lift(step, table, "all")
        else:
            close_table(step, table)
