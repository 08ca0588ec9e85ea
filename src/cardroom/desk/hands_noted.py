"""Hands at the depth "hands": one act for each, from which follow button, blinds, missed blinds, penalties and drops."""

from __future__ import annotations

from dataclasses import replace as replaced

from msgspec.structs import replace

from cardroom.cash.table_terms import table_terms
from cardroom.desk.act_draft import ActDraft
from cardroom.desk.button_draw import button_of
from cardroom.desk.depth_commands import NoteHand
from cardroom.desk.desk_pieces import DeskSeat, DeskTable, NotedHand, table_key
from cardroom.desk.desk_state import DROP, chips_at
from cardroom.desk.drops_told import check_drop
from cardroom.desk.kept_records import LivePenalty
from cardroom.desk.live_game import LiveGame
from cardroom.rules import Refused
from cardroom.table.model.hand_positions import Placing, Positions, clockwise_from
from cardroom.table.positions.button_rules import MOVES
from cardroom.table.positions.first import dealt_by, drawn, stripped, without_blinds
from cardroom.table.positions.sitters import Sitters
from cardroom.table.positions.straddling import may_straddle_next, out_of_turn

FEWEST = 2


def note_hand(draft: ActDraft, command: NoteHand) -> None:
    """Count a hand: who is dealt in, where button and blinds are, who misses a blind, which penalties it serves.

    Refuses "hands-not-counted" at another depth, "hand-noted" for one that somebody else was quicker to enter,
    "no-such-seat", "seat-not-dealt-in" for a button or a winner, "too-few-dealt-in", a draw for the button as `button_of`
    does, chips that are not there, a drop that the pot does not bear ("drop-too-large"), and
    straddles that the house does not have ("no-straddles") or that are not these seats' to post ("straddle-not-in-turn").
    """
    table = draft.table(command.table)
    if table.depth != "hands":
        raise Refused("hands-not-counted", "Hands are not counted at that table.", (), {"depth": table.depth})
    if command.hand and command.hand != table.hands + 1:
        words = f"Hand {command.hand} was entered meanwhile; the next one is {table.hands + 1}."
        draft.refuse_by_act("hand-noted", words, table_key(table.number), next=table.hands + 1)
    seats = {seat.number: seat for seat in draft.state.seats(table) if seat.player}
    for number in (*command.out, *command.straddles, *filter(None, (command.button, command.winner))):
        draft.number_of_seat(table, number)
    penalties = _serving(draft, seats)
    absent = {number for number, seat in seats.items() if seat.away is not None and seat.over is None}
    out = absent | penalties.keys() | set(command.out)
    dealt = frozenset(seats.keys() - out)
    button = button_of(draft, command, draft.game(table.pool).book.blinds, dealt)
    placing = _placed(draft, table, seats, dealt, button)
    if command.straddles:
        waiting = frozenset(seats.keys() - out - set(placing.seats))
        placing = _straddled(draft, table, placing, waiting, command.straddles)
    if command.winner and command.winner not in placing.seats:
        words = f"Seat {command.winner} was not dealt in."
        raise Refused("seat-not-dealt-in", words, (), {"seat": command.winner})
    if command.pot > draft.on_table(table.number):
        there = {"counted": command.pot, "there": draft.on_table(table.number)}
        raise Refused("chips-not-there", f"Only {there['there']} are on that table.", (), there)
    check_drop(draft, table, command, len(placing.seats))
    note_blinds(draft, seats, placing)
    for penalty in penalties.values():
        if penalty.left:
            draft.amend(penalty, left=penalty.left - 1)
    draft.move(chips_at(table.number), DROP, max(0, command.drop))
    at = placing.positions
    hand = NotedHand(
        draft.at_ms, at.dealer, at.small_blind, at.big_blind, at.small_seat, placing.seats, command.winner,
        max(0, command.pot), max(0, command.drop), placing.straddles,
    )  # fmt: skip
    draft.put(table_key(table.number), replace(table, hands=table.hands + 1, last=hand))


def _serving(draft: ActDraft, seats: dict[int, DeskSeat]) -> dict[int, LivePenalty]:
    """The seats whose players serve a penalty in this hand, each with it."""
    seat_of = {seat.over.player if seat.over else seat.player: number for number, seat in seats.items()}
    found: dict[int, LivePenalty] = {}
    for one in draft.state.kept(LivePenalty):
        if not one.closed_ms and (one.left or one.until_ms > draft.at_ms) and one.player in seat_of:
            found[seat_of[one.player]] = one
    return found


def _placed(
    draft: ActDraft, table: DeskTable, seats: dict[int, DeskSeat], dealt: frozenset[int], button: int
) -> Placing:
    """The positions of the hand. Refuses "too-few-dealt-in", and a button where nobody is dealt in."""
    game, last = draft.game(table.pool), table.last
    if button and button not in dealt:
        raise Refused("seat-not-dealt-in", f"Seat {button} was not dealt in.", (), {"seat": button})
    if len(dealt) < FEWEST:
        raise Refused("too-few-dealt-in", "A hand needs two players.", (), {"players": len(dealt)})
    rules = game.book.blinds
    draft.cite(*(rules.dealer if last else rules.first_dealer).clauses)
    if button:
        return placed_at(game, table, dealt, button)
    if last is None:
        return _with_blinds(game, drawn(dealt, draft.chance, table.seats))
    before = Positions(last.dealer, last.small_blind, last.big_blind, last.small_seat)
    if not last.big_blind and game.stake.big_blind_cents:  # the button alone is known
        return dealt_by(clockwise_from(last.dealer, dealt)[0], dealt, table.seats)
    if not last.big_blind:
        return without_blinds(before, dealt, dealer_stays=False)
    waiting = frozenset(number for number in dealt if seats[number].owes)
    sitters = Sitters(dealt - waiting, waiting)
    placing = MOVES[rules.dealer.value](before, sitters, rules.entry_between.value, table.seats)
    if len(placing.seats) < FEWEST:
        raise Refused("too-few-dealt-in", "A hand needs two players.", (), {"players": len(placing.seats)})
    return placing


def placed_at(game: LiveGame, table: DeskTable, dealt: frozenset[int], button: int) -> Placing:
    """The positions of the players dealt in, with the button at a seat."""
    return _with_blinds(game, dealt_by(button, dealt, table.seats))


def _with_blinds(game: LiveGame, placing: Placing) -> Placing:
    return placing if game.stake.big_blind_cents else stripped(placing)


def _straddled(
    draft: ActDraft, table: DeskTable, placing: Placing, waiting: frozenset[int], told: tuple[int, ...]
) -> Placing:
    """The hand with the straddles that were told; who was `waiting` for the big blind comes back by one."""
    game = draft.game(table.pool)
    rules = game.book.straddles
    if rules is None or not table_terms(game.book, game.offer.id, game.stake.name, "", "").straddles:
        clauses = game.book.blinds.posts.clauses if rules is None else rules.first.clauses
        raise Refused("no-straddles", "There are no straddles at this table.", clauses)
    wanted = set(told)
    while wanted:
        back = waiting & wanted if rules.returning.value != "not_offered" else frozenset()
        turn = may_straddle_next(rules, placing, table.seats, back | (waiting & set(placing.straddles)))
        seat = next((one for one in turn if one in wanted), 0)
        is_late = seat in waiting and bool(placing.straddles)  # only next to the big blind one comes back so
        if not seat or is_late:
            seat, clauses = seat or min(wanted), out_of_turn(rules, placing)
            if seat in waiting:
                clauses = tuple(dict.fromkeys(rules.returning.clauses + clauses))
            words = f"It is not seat {seat}'s turn to straddle."
            raise Refused("straddle-not-in-turn", words, clauses, {"seat": seat})
        wanted.remove(seat)
        seats = clockwise_from(placing.positions.dealer, {*placing.seats, seat})
        placing = replaced(placing, seats=tuple(seats), straddles=(*placing.straddles, seat))
    draft.cite(*rules.first.clauses, *rules.multiple.clauses)
    return placing


def note_blinds(draft: ActDraft, seats: dict[int, DeskSeat], placing: Placing) -> None:
    """A blind that went by an absent player is owed; who takes the big blind owes nothing more."""
    at = placing.positions
    for number, seat in seats.items():
        if seat.owes and (number == at.big_blind or number in placing.straddles):
            draft.put_seat(replace(seat, owes=""))
        elif at.big_blind and number in placing.passed and number not in placing.seats:
            only_small = number in placing.passed_small and seat.owes != "big_blind"
            draft.put_seat(replace(seat, owes="small_blind" if only_small else "big_blind"))
