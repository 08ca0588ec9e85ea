"""Bounties while a tournament runs: the amount on each head, and who wins it."""

from cardroom.tournament.bounties.knockout import last_bounty, share_bounty
from cardroom.tournament.play.decision_step import DecisionStep
from cardroom.tournament.play.purse import pay
from cardroom.tournament.play.tournament_events import BountyTaken


def pay_head(step: DecisionStep, out: str, winners: tuple[str, ...]) -> None:
    """Pay the bounty of a player who is out to the winners of the last chips, the first after the button first.

    If the tournament is progressive, a part of it goes onto each winner's head. A bounty that nobody won waits for the
    winner of the tournament.
    """
    state, terms, rules = step.state, step.terms, step.book.bounties
    entrant = state.entrants[out]
    bounty, entrant.head = entrant.head, 0
    if not bounty or rules is None:
        return
    if not winners:
        state.money.headless += bounty
        return
    for won in share_bounty(rules, bounty, winners, chip=terms.bounty_chip, progressive=terms.progressive):
        winner = state.entrants[won.player]
        winner.head += won.onto_own
        pay(step, won.player, won.kept, "bounty", won.clauses)
        if won.whole:
            step.tell(BountyTaken(won.player, out, won.kept, won.onto_own, winner.head, won.clauses))


def pay_last_heads(step: DecisionStep, players: tuple[str, ...]) -> None:
    """Pay the bounties of the players left at the end, whom nobody eliminates: each gets the one on the player's own
    head.

    Bounties that nobody has won go to the first of them.
    """
    state, rules = step.state, step.book.bounties
    if rules is None:
        return
    for place, player in enumerate(players):
        entrant = state.entrants[player]
        bounty, entrant.head = entrant.head, 0
        if place == 0:
            bounty, state.money.headless = bounty + state.money.headless, 0
        won = last_bounty(rules, player, bounty)
        pay(step, player, won.kept, "bounty", won.clauses)
