"""The ruling that gives a player one action: its chips, its sentence and what is left to do."""

from cardroom.floor.betting.amounts import PLAYER, rules_of
from cardroom.floor.betting.bets import Bets, next_raise
from cardroom.floor.grounds import Grounds
from cardroom.floor.ruling import Action, Chips, Option, Right, Ruling


def chips_for(action: Action, bets: Bets, put_in: int) -> Chips:
    """What becomes of the chips put in by an action: it binds its part, and may ask for more."""
    due = max(action.to - bets.in_front, 0)
    bound = min(due, put_in)
    return Chips(action.who, put_in, bound, put_in - bound, due - bound)


def answer(
    grounds: Grounds,
    bets: Bets,
    action: Action,
    put_in: int,
    sentence: str,
    *,
    outcome: str = "",
    options: tuple[Option, ...] = (),
    **args: int | str,
) -> Ruling:
    """A ruling that lets `action` stand. What comes back of a call is grounded too."""
    chips = chips_for(action, bets, put_in)
    if chips.returned and action.verb in ("call", "check"):
        grounds.use(rules_of(grounds).excess_of_call)
    if grounds.is_bare:
        _ground(grounds, action)
    told = {"to": action.to, "bound": chips.bound, "returned": chips.returned, "owes": chips.owes}
    return grounds.ruling(
        outcome or action.verb,
        sentence,
        {**told, **args},
        action=action,
        chips=(chips,),
        rights=_rights(grounds, bets, action),
        options=options,
    )


def _ground(grounds: Grounds, action: Action) -> None:
    """An action with nothing irregular about it rests on the rule of the action itself."""
    betting = grounds.book.betting
    match action.verb:
        case "fold":
            grounds.use(betting.fold)
        case "check":
            grounds.use(betting.check)
        case "call":
            grounds.use(betting.call)
        case "bet":
            grounds.use(betting.minimum_bet)
        case _:
            grounds.use(betting.minimum_raise)


def _rights(grounds: Grounds, bets: Bets, action: Action) -> tuple[Right, ...]:
    """The player is done; behind a bet or raise the next one may fold, call or raise from a total on."""
    if action.verb not in ("bet", "raise"):
        return (Right(PLAYER, ()),)
    return (Right(PLAYER, ()), Right("next", ("fold", "call", "raise"), next_raise(grounds, bets, action.to)))


STOOD = {
    "fold": "stands-fold",
    "check": "stands-check",
    "call": "stands-call",
    "bet": "stands-bet",
    "raise": "stands-raise",
}


def stood(action: Action) -> str:
    """The plain sentence for an action that stands."""
    return STOOD[action.verb]
