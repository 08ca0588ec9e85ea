"""A hand of poker for one viewer, built by addition: everything the viewer may know is put in, nothing is taken out."""

from typing import Any

from cardroom.cards.card import UNKNOWN
from cardroom.engine import events as engine
from cardroom.table.model.running import RunningHand
from cardroom.table.model.seat import Seat
from cardroom.table.model.turns_shown import bank_until_ms, show_turn
from cardroom.table.model.view import HandView, YourView
from cardroom.table.poker.hand_naming import texts
from cardroom.table.poker.holding import holdings_of
from cardroom.table.poker.seated_pots import pots_so_far, pots_told

ANYONE = -1


def show_seat(hand: RunningHand, seat: Seat, is_own: bool) -> dict[str, Any]:
    """Chips and cards of a seat dealt into the hand: no cards once folded; up-cards and shown cards for all."""
    index = hand.index_of[seat.number]
    stack, folded = hand.engine.stacks[index], hand.has_folded(seat.number)
    seen: dict[str, Any] = {
        "stack": stack,
        "bet": hand.engine.bets[index],
        "in_hand": not folded,
        "folded": folded,
        "all_in": stack == 0 and not folded,
    }
    if folded:
        return seen
    viewer = index if is_own else ANYONE
    seen["cards"] = tuple(
        ["??" if c == UNKNOWN else texts((c,))[0] for c in hand.engine.visible_hole(index, viewer)]
    )
    if hand.engine.ups:
        seen["up"] = texts(hand.engine.ups[index])
    if (shown := hand.shown.get(seat.number)) is not None:
        seen["words"] = shown.words
        seen["shares"] = shown.shares
    return seen


def show_hand(hand: RunningHand, deal: str, form: str, game_hand: int, game_hands: int) -> HandView:
    """The running hand as everybody may see it."""
    positions = hand.placing.positions
    last = hand.engine
    has_board = last.setup.game.opener is None
    boards = tuple([texts(board) for board in last.boards])
    return HandView(
        hand=hand.hand,
        number=hand.number,
        dealer=positions.dealer,
        small_blind=positions.small_blind,
        big_blind=positions.big_blind,
        seal=hand.seal,
        street=hand.street,
        pots=pots_told(hand, pots_so_far(hand)),
        boards=boards if has_board else ((),),
        turn=show_turn(hand),
        bank_until_ms=bank_until_ms(hand),
        deal=deal,
        form=form,
        passed_over=hand.placing.passed_over,
        betting_button=positions.betting_button,
        community=() if has_board else boards[0],
        runs=last.runs,
        bomb_pot=hand.bomb_pot,
        game_hand=game_hand,
        game_hands=game_hands,
    )


def show_own(hand: RunningHand, seat: Seat) -> YourView:
    """The data that only the seat's own player may see, folded and discarded cards included."""
    index = hand.index_of[seat.number]
    holdings = holdings_of(hand, seat.number)
    return YourView(
        seat=seat.number,
        cards=texts(hand.engine.holes[index]),
        holding=holdings[0] if holdings else None,
        wishes=seat.wishes(),
        holdings=holdings if len(holdings) > 1 else (),
        discarded=discarded_by(hand, index),
    )


def discarded_by(hand: RunningHand, player: int) -> tuple[str, ...]:
    """The cards a player has given up or exchanged in this hand, in that order."""
    game = hand.engine.setup.game
    if not any(street.is_exchange for street in game.streets):
        return ()
    gone: list[Any] = []
    for fact in hand.engine.events:
        if fact[0] == engine.DISCARDED and fact[1] == player:
            gone += fact[2]  # type: ignore[arg-type]  # a DISCARDED fact is (kind, player, places, is_draw)
    return texts([hand.engine.deck[place] for place in gone])
