"""A live table as everybody may see it, built by addition: no more than the dealer may tell."""

from __future__ import annotations

from collections.abc import Mapping

from cardroom.room.protocol.live_answers import LiveResult, LiveScreen, ScreenSeat
from cardroom.rules.rulebook import Rulebook
from cardroom.table.model.view import HandView, SeatView, TableView


def screen_of(
    view: TableView, book: Rulebook, names: Mapping[str, str], result: LiveResult | None
) -> LiveScreen:
    """The screen of a table from a spectator's view of it; `result` is that of its newest decided hand.

    Bets are told, the pot only where the house tells its size (CH-1.23: in pot limit), stacks never: they lie in view
    for who sits there. What was won is told: its chips were pushed in everybody's sight.
    """
    hand, terms = view.hand, view.terms
    live = book.live_betting
    assert live is not None, "only a house with rulings has live tables"
    form = hand.form if hand is not None else terms.form
    tells_pot = live.pot_count.value == "pot_limit_only" and form == "pot_limit"
    seats = tuple([_seat(seat, names, hand) for seat in view.seats])
    pot = -1
    if hand is not None and tells_pot:
        pot = sum(one.amount for one in hand.pots) + sum(seat.bet for seat in view.seats)
    return LiveScreen(
        table=terms.table,
        name=terms.name,
        house=terms.house,
        game=terms.game,
        stake=terms.stake,
        currency=terms.currency,
        places=terms.seats,
        seats=seats,
        hand=hand.number if hand is not None else 0,
        dealer=hand.dealer if hand is not None else view.dealer,
        turn=hand.turn.seat if hand is not None and hand.turn is not None else 0,
        boards=hand.boards if hand is not None else (),
        community=hand.community if hand is not None else (),
        pot=pot,
        clauses=tuple(
            dict.fromkeys(live.pot_count.clauses + live.bet_count.clauses + live.stack_count.clauses)
        ),
        desk_table=terms.desk_table,
        result=result,
    )


def _seat(seat: SeatView, names: Mapping[str, str], hand: HandView | None) -> ScreenSeat:
    return ScreenSeat(
        seat=seat.seat,
        name=names.get(seat.player, ""),
        bet=seat.bet,
        in_hand=seat.in_hand and hand is not None,
        all_in=seat.all_in,
        cards=seat.cards,
        up=seat.up,
        away=seat.state == "sitting_out",
        rows=seat.rows,
    )
