"""The start: seats are drawn, tables open, and once everybody sits the first level begins."""

from cardroom.rules import Refused
from cardroom.tournament.play.decision_step import DecisionStep
from cardroom.tournament.play.fixed_seats import fixed_among
from cardroom.tournament.play.pausing import end_late_entries, next_pause, times_of_levels
from cardroom.tournament.play.players_moving import send_to
from cardroom.tournament.play.purse import house_pays, keep_fees
from cardroom.tournament.play.sealed_draw import draw_pool
from cardroom.tournament.play.table_balance import open_table
from cardroom.tournament.play.tournament_events import LevelBegan, StartWaits, TournamentStarted
from cardroom.tournament.play.tournament_state import Feat
from cardroom.tournament.seating.first_draw import draw_seats, tables_needed
from cardroom.tournament.table_messages import Moved


def check_start(step: DecisionStep) -> None:
    """Refuse ("begun-already", "too-few-players") a start that is not possible."""
    state, terms, needed = step.state, step.terms, step.rules.players_to_start
    if state.phase != "announced":
        raise Refused("begun-already", f"{terms.name} has begun.", step.rules.out.clauses)
    entered = len(_first(step))
    missing = max(terms.players, needed.value) - entered
    if missing > 0:
        words = (
            f"{terms.name} begins with {max(terms.players, needed.value)} players; {missing} more are needed."
        )
        raise Refused("too-few-players", words, needed.clauses, {"missing": missing})
    if entered // tables_needed(entered, terms.seats, _kept(step)) < needed.value:
        words = f"Each table begins with {needed.value} players here."
        raise Refused("too-few-players", words, needed.clauses, {"missing": 1})


def are_enough(step: DecisionStep) -> bool:
    """Whether as many have entered as were announced."""
    return len(_first(step)) >= step.terms.players


def wait(step: DecisionStep, refused: Refused) -> None:
    """Wait: the hour has come and tables are too short.

    The tournament begins with the entry that makes them long enough.
    """
    if not step.state.waits:
        step.state.waits = True
        step.tell(StartWaits(step.now_ms, refused.clauses))


def _first(step: DecisionStep) -> list[str]:
    """The players from the start: everybody, or those who have entered the first flight."""
    return [one.player for one in step.state.entrants.values() if one.flight <= 1]


def _kept(step: DecisionStep) -> dict[int, list[int]]:
    return {table: [one.seat for one in seats] for table, seats in step.state.kept_free.items()}


def start(step: DecisionStep) -> None:
    """Draw the seats. Refuses what `check_start` refuses."""
    check_start(step)
    state, terms = step.state, step.terms
    state.phase, state.seating_all, state.waits = "running", True, False
    first = _first(step)
    fixed = fixed_among(step, first, is_first=True)
    drawn = draw_seats(first, terms.seats, step.lots, state.apart, fixed, _kept(step))
    state.resting = state.left - len(drawn)
    for _ in range(tables_needed(len(drawn), terms.seats, _kept(step))):
        open_table(step)
    if step.seats.first_button.value == "one_draw_for_all":
        state.button = 1 + step.lots.below(terms.seats)
    clauses = step.rules.seats_drawn.clauses + step.seats.first_button.clauses
    if state.apart:
        clauses += step.book.conduct.kept_apart.clauses
    told = tuple([(one.player, one.table, one.seat) for one in drawn])
    step.tell(TournamentStarted(step.now_ms, step.chance, told, state.button, tuple(dict.fromkeys(clauses))))
    state.issued = state.carried = sum(state.entrants[one.player].stack for one in drawn)
    state.money.feats = [Feat() for _ in terms.special]
    keep_fees(step)
    draw_pool(step)
    house_pays(step, terms.added, "added", step.rules.payouts.clauses)
    for one in drawn:
        state.sizes.change(one.table, 1)
        entrant = state.entrants[one.player]
        moved = Moved(one.player, entrant.stack)
        send_to(step, moved, one.table, "entry", source=0, seat=one.seat)


def begin_if_seated(step: DecisionStep) -> None:
    """Begin the first level and start the clock once everybody has a seat for the first time."""
    state, terms = step.state, step.terms
    if state.phase != "running" or state.began_ms is not None or state.seating_all:
        return
    state.began_ms = state.started_ms = state.day_began_ms = step.now_ms
    state.levels_ms = (0,) if terms.level_hands else times_of_levels(step)
    state.pause_ms = next_pause(step, step.now_ms)
    step.tell(LevelBegan(1, step.now_ms))
    if not step.late_levels:
        end_late_entries(step)
