"""The ruling that gives a player one action: its chips, its sentence and what is left to do."""

from typing import Literal

from cardroom.floor.betting.amount_meant import PLAYER, is_off_the_unit, rules_of
from cardroom.floor.betting.bets import Bets, measured, reopens_by_itself
from cardroom.floor.model.grounds import Grounds
from cardroom.floor.model.ruling import Action, Chips, Option, Right, Ruling


def chips_for(action: Action, bets: Bets, put_in: int) -> Chips:
    """The chips of an action: how many of those put in it binds, how many come back, and how many more it asks for."""
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
    """A ruling that lets `action` stand. Chips returned from a call are grounded too."""
    chips = chips_for(action, bets, put_in)
    if chips.returned and action.verb in ("call", "check"):
        grounds.use(rules_of(grounds).excess_of_call)
    if action.verb in ("bet", "raise") and is_off_the_unit(grounds, action.to):
        grounds.use(grounds.book.betting.bet_unit)  # the pot, the least raise and an all-in are no multiples
    if grounds.is_bare:
        _ground(grounds, action)
    all_in = all_in_told(grounds, bets, action)
    told = {
        "to": action.to, "bound": chips.bound, "returned": chips.returned, "owes": chips.owes, "all-in": all_in
    }  # fmt: skip
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


AllIn = Literal["no", "yes", "full", "short"]


def all_in_told(grounds: Grounds, bets: Bets, action: Action) -> AllIn:
    """The words of the sentence on an all-in: that it is one, and of a raise whether it opens the betting again."""
    if not action.to or action.to != bets.all_in or action.verb not in ("call", "bet", "raise"):
        return "no"
    betting = grounds.book.betting
    if action.verb == "call":
        return "yes"
    if not bets.is_short(action.to):
        grounds.use(betting.full_all_in)
        return "full" if action.verb == "raise" else "yes"
    if reopens_by_itself(grounds, bets.round, action.to):
        return "full"
    grounds.use(betting.short_all_in)
    return "short"


def _rights(grounds: Grounds, bets: Bets, action: Action) -> tuple[Right, ...]:
    """The player is done; after a bet or raise the next one may fold, call or raise from a total on."""
    if action.verb not in ("bet", "raise"):
        return (Right(PLAYER, ()),)
    _, base, raise_size = measured(grounds, bets.round, action.to)
    return (Right(PLAYER, ()), Right("next", ("fold", "call", "raise"), base + raise_size))


STOOD = {
    "fold": "stands-fold",
    "check": "stands-check",
    "call": "stands-call",
    "bet": "stands-bet",
    "raise": "stands-raise",
}


def sentence_for(action: Action) -> str:
    """The plain sentence for an action that stands."""
    return STOOD[action.verb]
