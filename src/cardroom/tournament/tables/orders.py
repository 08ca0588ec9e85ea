"""Carries out a tournament's orders at its table, and refuses commands that players of a tournament may not give."""

from cardroom.cards.deck import ORDERED_DECK
from cardroom.rules import Refused
from cardroom.rules.decisions import ChipRace
from cardroom.table.breaks import put_out, sit_in
from cardroom.table.hand_end import void_hand
from cardroom.table.model.commands import (
    ChangeSeat,
    Command,
    LeaveTable,
    Penalise,
    SitIn,
    SkipNextBigBlind,
    VoidHand,
)
from cardroom.table.model.decided import Decided
from cardroom.table.model.seat import Seat
from cardroom.table.model.table_state import State
from cardroom.table.serving import penalise, rules_of, tell_left
from cardroom.table.taking_seats import free_seat, seat_player
from cardroom.table.values.kinds import OutReason
from cardroom.tournament.chip_race.race import Racer, cards_needed, race
from cardroom.tournament.lots import Lots
from cardroom.tournament.seating.seats_and_movers import seat_to_leave, seat_to_take
from cardroom.tournament.table_messages import (
    AddChips,
    CloseEmptyTable,
    ColouredUp,
    Declined,
    LetIn,
    Lift,
    Lifted,
    Moved,
    RaceChips,
    Seated,
    SeatPlayer,
    Serve,
    SetStack,
    StandingOrders,
    TableGone,
)
from cardroom.tournament.tables.tournament_economy import TournamentEconomy


def take_orders(
    economy: TournamentEconomy, state: State, command: StandingOrders, now_ms: int, decided: Decided
) -> None:
    """Take in the orders that hold from the next hand on; a hand in progress may be made void."""
    economy.take(command)
    if command.voids:
        if state.hand is not None:
            void_hand(state, VoidHand("staff"), now_ms, decided)
        economy.dealt, state.redeal = None, None


def lift(economy: TournamentEconomy, state: State, command: Lift, now_ms: int, decided: Decided) -> None:
    """Let players go with their chips; decline while cards are dealt, or where nobody is there to go."""
    if not economy.stands or not state.seats:
        decided.report(Declined(economy.number, command.order, "nobody_to_move"))
        return
    if command.who == "all":
        going = [seat for _, seat in sorted(state.seats.items())]
    elif command.who == "named":
        going = [seat for seat in state.seats.values() if seat.player == command.player]
    else:
        free = [number for number, one in state.seats.items() if one.player not in command.stay]
        number = seat_to_leave(
            command.who, free or list(state.seats), state.last, Lots(command.chance), command.seat
        )
        going = [state.seats[number]]
    if not going:
        decided.report(Declined(economy.number, command.order, "not_here"))
        return
    clauses = (
        economy.balancing.broken_seats.clauses
        if command.who == "all"
        else economy.balancing.who_moves.clauses
    )
    moved: list[Moved] = []
    for seat in going:
        moved.append(Moved(seat.player, seat.stack, seat.out_reason, seat.number))
        free_seat(state, seat, "moved", clauses, decided)
    decided.report(Lifted(economy.number, command.order, tuple(moved)))


def seat(
    economy: TournamentEconomy, state: State, command: SeatPlayer, now_ms: int, decided: Decided
) -> None:
    """Give a player a seat; decline where there is none, or where the named one is taken."""
    free = [one for one in state.free_seats() if one not in command.kept]
    if not free or state.draining or (command.seat and command.seat not in free):
        decided.report(Declined(economy.number, command.order, "no_free_seat"))
        return
    number = command.seat
    if not number:
        number = seat_to_take(command.where, free, state.last, economy.opened, Lots(command.chance))
    seat_player(state, number, command.player, command.stack, decided)
    economy.assigned = (*[one for one in economy.assigned if one != number], number)
    taken = state.seats[number]
    taken.waits_for_document = command.waits
    taken.penalty_hands, taken.penalty_until_ms = command.penalty_hands, command.penalty_until_ms
    if taken.is_penalised(now_ms):
        put_out(state, taken, "penalty", now_ms, decided)
        tell_left(state, taken, now_ms, rules_of(state).carried.clauses, decided)
    elif command.waits:
        put_out(state, taken, "document", now_ms, decided)
    elif command.away and command.away != "document":  # the document has been seen
        reason: OutReason = "wish" if command.away == "penalty" else command.away  # it has been served
        put_out(state, taken, reason, now_ms, decided)
    decided.report(Seated(economy.number, command.order, command.player, number))


def let_in(economy: TournamentEconomy, state: State, command: LetIn, now_ms: int, decided: Decided) -> None:
    """Deal in a player whose document has been seen; do nothing for one who is gone."""
    found = next((seat for seat in state.seats.values() if seat.player == command.player), None)
    if found is None or not found.waits_for_document:
        return
    found.waits_for_document = False
    if found.out_reason == "document":
        sit_in(state, SitIn(command.player), now_ms, decided)


def serve(economy: TournamentEconomy, state: State, command: Serve, now_ms: int, decided: Decided) -> None:
    """Change the penalty that a player has to serve here; do nothing for one who is gone."""
    found = next((seat for seat in state.seats.values() if seat.player == command.player), None)
    if found is not None:
        hands = max(0, found.penalty_hands + command.more)
        penalise(state, Penalise(command.player, hands, command.until_ms), now_ms, decided)


def add_chips(
    economy: TournamentEconomy, state: State, command: AddChips, now_ms: int, decided: Decided
) -> None:
    """Add chips to a stack: after the running hand for a player who is in it, otherwise at once."""
    found = next((seat for seat in state.seats.values() if seat.player == command.player), None)
    if found is None:
        decided.report(Declined(economy.number, command.order, "not_here"))
        return
    economy.adding += (command,)
    found.waiting_top_up += command.chips
    if state.dealt_in(found):
        decided.whisper(found.number, found.wishes())
        return
    economy.chips_in(found, decided)
    _comes_back(found, now_ms)


def race_chips(
    economy: TournamentEconomy,
    rules: ChipRace | None,
    state: State,
    command: RaceChips,
    now_ms: int,
    decided: Decided,
) -> None:
    """Colour up by the house's race; decline where there is none, or while cards are dealt."""
    if rules is None or not economy.stands or not state.seats:
        decided.report(Declined(economy.number, command.order, "nobody_to_move"))
        return
    racers = [
        Racer(seat.player, number, seat.stack, seat.stack % command.new // command.old)
        for number, seat in sorted(state.seats.items())
    ]
    lots, cards = Lots(command.chance), list[int]()
    while len(cards) < cards_needed(racers, command.old, command.new):
        cards += lots.shuffled(ORDERED_DECK)
    found = race(rules, racers, command.old, command.new, cards)
    for racer, row in zip(racers, found.rows, strict=True):
        state.seats[racer.seat].stack = row.after
    decided.report(
        ColouredUp(economy.number, command.order, command.old, command.new, found.rows, found.clauses)
    )


def set_stack(
    economy: TournamentEconomy, state: State, command: SetStack, now_ms: int, decided: Decided
) -> None:
    """Add chips to a stack between hands, or take them; nobody keeps a seat without any."""
    found = next((seat for seat in state.seats.values() if seat.player == command.player), None)
    if found is None or state.hand is not None:
        decided.report(Declined(economy.number, command.order, "not_here"))
        return
    found.stack = command.stack
    if not found.stack:
        free_seat(state, found, "out", economy.rules.out.clauses, decided)
    else:
        _comes_back(found, now_ms)
    decided.report(Seated(economy.number, command.order, command.player, found.number))


def _comes_back(seat: Seat, now_ms: int) -> None:
    if seat.out_reason == "no_chips":
        seat.out_reason = (
            "penalty" if seat.is_penalised(now_ms) else "document" if seat.waits_for_document else ""
        )


def close(
    economy: TournamentEconomy, state: State, command: CloseEmptyTable, now_ms: int, decided: Decided
) -> None:
    """Close the table for good. Refuses "players-seated" while anybody sits there."""
    if state.seats:
        raise Refused("players-seated", f"{state.terms.name} has players yet.")
    state.draining = "closed"
    economy.stood_by = economy.orders.number
    decided.report(TableGone(economy.number))


def refuse(economy: TournamentEconomy, state: State, command: Command, now_ms: int, decided: Decided) -> None:
    """Refuse ("not-in-a-tournament") a command that does not exist in one."""
    rules = economy.rules
    if isinstance(command, LeaveTable):
        words, clauses = "Chips stay in a tournament: who goes is blinded off.", rules.absent.clauses
    elif isinstance(command, ChangeSeat):
        words, clauses = (
            "Seats of a tournament are drawn, and nobody changes them.",
            rules.seats_drawn.clauses,
        )
    elif isinstance(command, SkipNextBigBlind):
        words, clauses = "Everybody posts every blind in a tournament, away or not.", rules.absent.clauses
    else:
        words, clauses = "Tournament tables don't allow that.", ()
    raise Refused("not-in-a-tournament", words, clauses)
