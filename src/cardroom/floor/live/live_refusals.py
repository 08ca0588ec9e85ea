"""Why a live hand refuses a fact; each with the clauses it rests on."""

from cardroom.engine.refusals import why_its_turn
from cardroom.floor.live.held_actions import Narrowed, RulingQuestion
from cardroom.floor.live.live_state import LiveState
from cardroom.rules.refused import Refused


def check_player(state: LiveState, player: int) -> None:
    """Raises Refused for a player there is not."""
    count = len(state.hand.stacks)
    if type(player) is not int or not 0 <= player < count:
        raise Refused("no-such-player", f"There is no player {player!r}; players are 0 to {count - 1}.")


def check_undecided(state: LiveState) -> None:
    """Raises Refused where staff must decide first."""
    if state.question is not None:
        raise undecided(state.question)


def undecided(question: RulingQuestion) -> Refused:
    """A fact while a ruling waits for staff."""
    options = ", ".join(option.id for option in question.ruling.options)
    return Refused(
        "decision-open",
        f"Staff must decide first: {options}, or what the ruling proposes.",
        question.ruling.clauses,
        {"topic": question.ruling.topic, "options": options},
    )


def not_the_turn(state: LiveState, player: int) -> Refused:
    """A regular action of a player who is not to act."""
    actor = state.hand.actor
    live = state.book.live_betting
    clauses = state.book.betting.actions.clauses + (live.out_of_turn.clauses if live else ())
    clauses += why_its_turn(state.hand)
    return Refused(
        "not-your-turn",
        f"It is the turn of player {actor}, not of player {player}. If it happened, ask for a ruling: out_of_turn.",
        tuple(dict.fromkeys(clauses)),
        {"player": player, "actor": actor},
    )


def not_left(narrowed: Narrowed, verb: str, to: int) -> Refused:
    """An action that a ruling has taken from the player."""
    may = ", ".join(narrowed.may)
    least = f", to at least {narrowed.raise_from}" if narrowed.raise_from and narrowed.may_raise else ""
    return Refused(
        "not-left-by-ruling",
        f"By a ruling the player may only {may}{least}.",
        narrowed.ruling.clauses,
        {"action": verb, "to": to, "may": may, "least": narrowed.raise_from},
    )


def more_than_the_stack(state: LiveState, player: int, chips: int) -> Refused:
    """Chips in the facts that the player does not have."""
    stack = state.hand.stacks[player]
    return Refused(
        "more-than-the-stack",
        f"Player {player} has {stack} chips; {chips} cannot have been put in.",
        state.setup.rules.citing("all_in", "call"),
        {"player": player, "stack": stack, "chips": chips},
    )


def not_possible(why: str, message: str, clauses: tuple[str, ...] = (), **args: int | str) -> Refused:
    """Facts that do not fit the hand. `why` names the detail, which the client says in words of its own."""
    return Refused("does-not-fit-the-hand", message, clauses, {"why": why, **args})
