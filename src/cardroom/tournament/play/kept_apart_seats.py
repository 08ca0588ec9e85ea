"""Players whom the house keeps apart (CH-1.62, CH-8.52): which of them sit, or are about to sit, at which table."""

from cardroom.tournament.play.decision_step import DecisionStep
from cardroom.tournament.play.tournament_state import TableBook


def kept_from(step: DecisionStep, player: str) -> set[str]:
    """The players this one must not sit with."""
    pairs = step.state.apart
    return {other for one, other in pairs if one == player} | {one for one, other in pairs if other == player}


def players_at(step: DecisionStep, number: int) -> set[str]:
    """The players who sit at a table or are on the way to it."""
    coming = {way.moved.player for way in step.state.on_the_way.values() if way.to == number}
    return coming | step.state.tables[number].players.keys()


def is_free_of(step: DecisionStep, player: str, number: int) -> bool:
    """Whether the table has nobody whom the player must not sit with."""
    others = kept_from(step, player)
    return not others or others.isdisjoint(players_at(step, number))


def who_may_not_go(step: DecisionStep, table: TableBook, to: int) -> tuple[str, ...]:
    """The players of a table who must not sit with somebody at another one."""
    if not step.state.apart:
        return ()
    return tuple(sorted([player for player in table.players if not is_free_of(step, player, to)]))
