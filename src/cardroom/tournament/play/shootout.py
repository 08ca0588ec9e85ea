"""A shootout: each table plays to its winner, and the winners meet at new tables."""

from cardroom.tournament.apportion import apportion
from cardroom.tournament.play.day_events import ShootoutRoundBegan
from cardroom.tournament.play.decision_step import DecisionStep
from cardroom.tournament.play.finishing_places import settle_round
from cardroom.tournament.play.gathering import gather, seat_all, seat_clauses
from cardroom.tournament.play.purse import house_keeps, pay
from cardroom.tournament.play.tournament_state import Gone, TableBook
from cardroom.tournament.tournament_terms import Shootout


def advance_shootout(step: DecisionStep) -> None:
    """Give the places of the round and lift the winners, once every table has its winner."""
    state, shootout = step.state, step.terms.shootout
    if (
        shootout is None
        or state.phase != "running"
        or state.began_ms is None
        or state.opens
        or state.gathering
    ):
        return
    tables = [table for table in state.tables.values() if not table.closing]
    if len(tables) < 2 or not step.all_stand or state.deal or state.named:
        return
    if any(len(table.players) > 1 for table in tables):
        return
    if state.shootout_round == 1:
        _pay_tables(step, shootout, tables)
    settle_round(step)
    if state.left > 1:
        state.gathering = True
        step.touch_all()


def _pay_tables(step: DecisionStep, shootout: Shootout, tables: list[TableBook]) -> None:
    """Pay each table's part of the first round to its winner and to the last players who went out there."""
    money, clauses = step.state.money, step.rules.payouts.clauses
    parts = apportion(money.tables, [1] * len(tables))
    money.tables = 0
    for table, part in zip(tables, parts, strict=True):
        amounts = list(apportion(part, shootout.by_place))
        players = [*table.players, *_out_of(step, table.number)][: len(amounts)]
        if not players:
            house_keeps(step, part, "unassigned", clauses)
            continue
        amounts[0] += sum(amounts[len(players) :])
        for player, cents in zip(players, amounts, strict=False):
            pay(step, player, cents, "table", clauses)


def _out_of(step: DecisionStep, table: int) -> list[str]:
    """The players who went out at a table, the last first; by one hand the larger stack, then the higher lot."""
    entrants = step.state.entrants
    gone = [
        one for one in step.state.gone if one.table == table and not entrants[one.bust.player].disqualified
    ]

    def last(one: Gone) -> tuple[int, int, int]:
        return one.ended_ms, one.bust.stack, entrants[one.bust.player].lot

    return [one.bust.player for one in sorted(gone, key=last, reverse=True)]


def begin_round(step: DecisionStep) -> None:
    """Draw seats for the winners, who have all been lifted; the levels begin again."""
    state = step.state
    if step.terms.shootout is None or (players := gather(step)) is None:
        return
    state.shootout_round += 1
    seats = seat_all(step, players, "round")
    clauses = seat_clauses(step)
    step.tell(
        ShootoutRoundBegan(state.shootout_round, step.now_ms, step.chance, seats, state.button, clauses)
    )
