"""Rebuys: chips bought during the rebuy period by players who have lost all chips or have few enough left."""

from cardroom.rules import Refused
from cardroom.tournament.play.chips_handed_out import hand_out
from cardroom.tournament.play.decision_step import DecisionStep
from cardroom.tournament.play.ordering import may_rebuy
from cardroom.tournament.play.prices import sale_of
from cardroom.tournament.play.purse import receive
from cardroom.tournament.play.tournament_commands import DeclineChips, Rebuy
from cardroom.tournament.play.tournament_events import ChipsBought, ChipsOffered
from cardroom.tournament.play.tournament_state import Adding, ChipsOnOffer, Entrant, Gone, TableBook
from cardroom.tournament.table_messages import AddChips, ChipsAdded, SetStack


def offer_rebuy(step: DecisionStep, gone: Gone) -> bool:
    """Whether a player without chips may buy some; the table waits for as long as the terms allow.

    The last hand of the period is the one that was dealt in it: ``gone`` is of such a hand.
    """
    rebuys, player = step.terms.rebuys, gone.bust.player
    if rebuys is None or step.state.ending or not has_more(step, step.state.entrants[player]):
        return False
    until_ms = step.now_ms + rebuys.decide_seconds * 1000
    step.state.offers[player] = ChipsOnOffer(gone.table, until_ms, gone)
    step.tell(ChipsOffered(player, "rebuy", rebuys.chips, rebuys.price, until_ms, step.course.rebuy.clauses))
    return True


def has_more(step: DecisionStep, entrant: Entrant) -> bool:
    """Whether the terms leave the player a rebuy."""
    rebuys = step.terms.rebuys
    return rebuys is not None and (not rebuys.most or entrant.rebuys < rebuys.most)


def rebuy(step: DecisionStep, command: Rebuy) -> None:
    """Sell chips to a player who has lost all, or who holds no more than the terms allow: these come after the running
    hand.

    Refuses "not-in-it", "no-rebuys" where there are none now, "too-many-chips", "no-more-rebuys".
    """
    state, rebuys, clauses = step.state, step.terms.rebuys, step.course.rebuy.clauses
    offer = state.offers.get(command.player)
    if rebuys is None or (offer is None and (state.phase != "running" or not may_rebuy(step))):
        raise Refused("no-rebuys", "Chips are bought here while rebuys last, if there are any.", clauses)
    entrant = entrant_in(step, command.player)
    if offer is None:
        chips = chips_of(step, command.player)
        if chips > rebuys.up_to:
            words = f"Chips are bought by who has {rebuys.up_to} at most; you have {chips}."
            raise Refused("too-many-chips", words, clauses, {"most": rebuys.up_to, "chips": chips})
        if not has_more(step, entrant):
            words = f"A player can buy chips {rebuys.most} times at most."
            raise Refused("no-more-rebuys", words, clauses, {"most": rebuys.most})
    else:
        del state.offers[command.player]
        step.touch(state.tables[offer.table])
    entrant.rebuys += 1
    receive(step, entrant, sale_of(step.terms, "rebuy"))
    step.tell(ChipsBought(command.player, "rebuy", rebuys.chips, rebuys.price, clauses))
    hand_out(step, "rebuy", rebuys.chips)
    issue(step, command.player, rebuys.chips)


def entrant_in(step: DecisionStep, player: str) -> Entrant:
    """The player, who is in the tournament. Refuses "not-in-it"."""
    entrant = step.state.entrants.get(player)
    if entrant is None or not entrant.is_in:
        raise Refused("not-in-it", f"You are not in {step.terms.name}.", step.rules.out.clauses)
    return entrant


def table_of(step: DecisionStep, player: str) -> TableBook | None:
    """The table that has the player's chips, None between two tables."""
    return next((table for table in step.state.tables.values() if player in table.players), None)


def chips_of(step: DecisionStep, player: str) -> int:
    """A player's chips as last reported, with those on their way."""
    state = step.state
    table = table_of(step, player)
    on_the_way = [way.moved for way in state.on_the_way.values()] + state.gathered
    held = table.players[player] if table else sum(one.stack for one in on_the_way if one.player == player)
    coming = sum(one.chips for one in state.adding.values() if one.player == player)
    return held + coming + state.behind.get(player, 0)


def issue(step: DecisionStep, player: str, chips: int) -> None:
    """Issue new chips to a player: at the table, or held for the player who is on the way to one."""
    step.state.issued += chips
    step.state.carried += chips
    send_chips(step, player, chips)


def send_chips(step: DecisionStep, player: str, chips: int) -> None:
    """Send carried chips to a player's stack."""
    table = table_of(step, player)
    if table is None:
        step.state.behind[player] = step.state.behind.get(player, 0) + chips
        return
    order = step.number()
    step.state.adding[order] = Adding(player, table.number, chips)
    step.send(table.number, AddChips(order, player, chips))


def take_added(step: DecisionStep, message: ChipsAdded) -> None:
    """Note that bought chips are on the stack."""
    state = step.state
    adding, table = state.adding.pop(message.order), state.tables[message.table]
    table.players[adding.player] += adding.chips
    state.carried -= adding.chips
    state.seated += adding.chips
    step.touch(table)


def send_behind(step: DecisionStep, player: str) -> None:
    """Send the chips bought on the way: the player has a seat now."""
    if chips := step.state.behind.pop(player, 0):
        send_chips(step, player, chips)


def decline(step: DecisionStep, command: DeclineChips) -> Gone | None:
    """Note that the player who was asked does not buy, and is out (see `settle_offer`). Refuses "no-offer"."""
    offer = step.state.offers.get(command.player)
    if offer is None:
        raise Refused("no-offer", "You are not asked to buy chips.", step.course.rebuy.clauses)
    return settle_offer(step, command.player)


def settle_offer(step: DecisionStep, player: str) -> Gone | None:
    """End the offer: the seat of a player without chips becomes free. None where staff have found chips of the player
    meanwhile: who has chips stays.
    """
    gone = step.state.offers.pop(player).gone
    table = step.state.tables[gone.table]
    if table.players.get(player):
        step.touch(table)
        return None
    step.send(gone.table, SetStack(step.number(), player, 0))
    return gone
