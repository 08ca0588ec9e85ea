"""Reports of tables about their hands: stacks, and the players who have lost all chips."""

from cardroom.tournament.going_out import Bust
from cardroom.tournament.play.bounty_heads import pay_head
from cardroom.tournament.play.buying import offer_rebuy
from cardroom.tournament.play.correcting import leave_unplaced
from cardroom.tournament.play.day_events import StackDropped
from cardroom.tournament.play.decision_step import DecisionStep
from cardroom.tournament.play.feats import note_busts, note_stacks, withdraw_claims
from cardroom.tournament.play.finishing_places import close_entries
from cardroom.tournament.play.last_rebuys import count_last_rebuys
from cardroom.tournament.play.ordering import stand
from cardroom.tournament.play.pausing import count_hands
from cardroom.tournament.play.penalties_served import count_missed_hands, give_hands_back
from cardroom.tournament.play.prizing import paid_places
from cardroom.tournament.play.tournament_events import PlayerOut
from cardroom.tournament.play.tournament_state import Gone, TableBook
from cardroom.tournament.table_messages import HandOver, SetStack, TableStandsStill


def take_hand(step: DecisionStep, message: HandOver) -> None:
    """Take in a table's report that a hand is over."""
    state = step.state
    table = state.tables[message.table]
    players, came = table.players, 0
    for player, stack in message.stacks.items():
        came += stack - players[player]
        players[player] = stack
    assert came == 0, "a hand neither makes chips nor loses any"
    if step.terms.special and state.phase == "running":
        if message.takes_back:
            withdraw_claims(step, message.takes_back)
        else:
            note_stacks(step, message.ended_ms, message.stacks, message.act)
        if message.busts:
            lost = [Bust(one.player, one.stack, one.strength, table.number) for one in message.busts]
            note_busts(step, message.ended_ms, lost, message.act)
    count_missed_hands(step, message.serving)
    give_hands_back(step, message.table, message.not_served)
    state.hands += 1
    table.hands = message.hands
    count_last_rebuys(step, table)
    if message.orders == table.orders and table.keeps != table.will_keep:
        table.keeps = table.will_keep
        step.touch(table)  # nobody here may buy any more: if nobody may elsewhere, prizes are certain now
    if not table.standing:
        table.clear_ms = message.ended_ms
    if message.was_last and state.day == "last_hands":
        table.done = True
        stand(step, table)
    if message.round and table.number in state.dealing:
        state.dealing.discard(table.number)
        stand(step, table)
        if not state.dealing:
            step.touch_all()  # what waited for the end of the round
    if message.busts or (table.held and message.orders == table.orders):
        stand(step, table)
    for bust in message.busts:
        if state.phase == "over":  # cancelled while the hand was on its way here
            del players[bust.player]
            if message.keeps_broke:
                step.send(table.number, SetStack(step.number(), bust.player, 0))
            continue
        if any(one.player == bust.player for one in state.adding.values()):
            if not message.keeps_broke:  # the seat is free: the chips will be declined, and find another one
                del players[bust.player]
                state.sizes.change(table.number, -1)
            continue
        table.opened = bust.seat
        went = Bust(bust.player, bust.stack, bust.strength, table.number, bust.winners)
        gone = Gone(went, message.ended_ms, table.number, message.round)
        may_buy = message.keeps_broke and not state.entrants[bust.player].disqualified
        if may_buy and offer_rebuy(step, gone):
            continue
        if message.keeps_broke:  # nothing more to buy: the seat is free
            step.send(table.number, SetStack(step.number(), bust.player, 0))
        go_out(step, table, gone)
    if step.terms.level_hands and state.phase == "running":
        count_hands(step, table.hands)


def take_standing(step: DecisionStep, message: TableStandsStill) -> None:
    """Take in a table's report that it has stopped."""
    table = step.state.tables[message.table]
    if table.held and message.orders == table.orders:
        stand(step, table)


def go_out(step: DecisionStep, table: TableBook, gone: Gone) -> None:
    """Put a player out for good, unless the player may still enter again."""
    state, player = step.state, gone.bust.player
    stack = table.players.pop(player)
    assert stack == 0, "who goes out has no chips"
    state.named.pop(player, None)
    if table.number in state.sizes:
        state.sizes.change(table.number, -1)
    if player in state.bags:  # the stack of an earlier flight goes on
        state.resting += 1
        step.tell(StackDropped(player, 0, state.bags[player].chips))
        step.uneven = True
        step.touch(table)
        return
    state.entrants[player].is_in = False
    state.left -= 1
    if state.entrants[player].disqualified:
        leave_unplaced(step, state.entrants[player])
    else:
        state.gone.append(gone)
    step.tell(PlayerOut(player, table.number, gone.ended_ms, state.left))
    pay_head(step, player, gone.bust.winners)
    step.uneven = True
    step.touch(table)
    early = step.course.late_entries_early
    may_close = not (state.closed or state.cancelled or step.more_flights)
    if may_close and early.value == "end_when_all_left_are_paid" and state.left <= paid_places(step):
        close_entries(step, early.clauses)
