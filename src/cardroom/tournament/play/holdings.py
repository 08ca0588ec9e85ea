"""Locates everybody's chips: at tables, on the way, gathered, in bags, and to come with a flight."""

from typing import NamedTuple

from cardroom.tournament.play.decision_step import DecisionStep


class Holding(NamedTuple):
    """All chips of a player, and the table that they belong to.

    That is the table where the player sits, or came from (0: none so far).
    """

    chips: int
    table: int


def holdings(step: DecisionStep) -> dict[str, Holding]:
    """The chips of every player who is in.

    A player who plays for a stack besides the bagged one has both. A player who is bagged, carried or waiting belongs
    to the table that the chips came from.
    """
    state, chips = step.state, dict[str, int]()
    at = {player: one.table for player, one in state.entrants.items()}

    def add(player: str, more: int) -> None:
        chips[player] = chips.get(player, 0) + more

    for table in state.tables.values():
        for player, stack in table.players.items():
            add(player, stack)
            at[player] = table.number
    for moved in [*[way.moved for way in state.on_the_way.values()], *state.gathered]:
        add(moved.player, moved.stack)
    for adding in state.adding.values():
        add(adding.player, adding.chips)
    for player, behind in state.behind.items():
        add(player, behind)
    for player, bag in state.bags.items():
        add(player, bag.chips)
    for entrant in state.entrants.values():
        is_to_come = step.more_flights and entrant.flight > step.session.flight
        if entrant.is_in and (is_to_come or entrant.player not in chips):
            add(entrant.player, entrant.stack)
    return {player: Holding(stack, at[player]) for player, stack in chips.items()}
