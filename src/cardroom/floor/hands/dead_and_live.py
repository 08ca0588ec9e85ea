"""Parts shared by the rulings on hands: the house's rules of them, a hand that dies, a hand that lives."""

from collections.abc import Mapping

from cardroom.floor.model.grounds import Grounds
from cardroom.floor.model.ruling import Action, Chips, Option, Right, Ruling
from cardroom.floor.model.situation import Situation
from cardroom.rules.decisions import LiveHands

PLAYER = "player"
NEXT = "next"
STAFF = Right("staff", ("penalise",))
DEAD_OR_RESTORED = (Option("hand-dead"), Option("hand-restored"))


def rules_of(grounds: Grounds) -> LiveHands:
    """The house's rules of live hands; a house without them is refused before."""
    rules = grounds.book.live_hands
    assert rules is not None
    return rules


def owes(situation: Situation) -> bool:
    """Whether there is a bet that the player has not matched; as far as it was told."""
    return (situation.bet_to_match or 0) > (situation.in_front or 0)


def passive(situation: Situation) -> tuple[str, ...]:
    """The options of a player who may not bet or raise any more in this hand."""
    if situation.bet_to_match is None:
        return ("fold", "check", "call")
    return ("fold", "call" if owes(situation) else "check")


def every_option(situation: Situation) -> tuple[str, ...]:
    """The options of a player in the hand on a turn."""
    if situation.bet_to_match is None:
        return ("fold", "check", "call", "bet", "raise")
    if situation.may_raise is False:
        return passive(situation)
    if not situation.bet_to_match:
        return ("fold", "check", "bet")
    return (*passive(situation), "raise")


def dead(
    grounds: Grounds,
    sentence: str,
    chips: Chips,
    args: Mapping[str, int | str] | None = None,
    *,
    outcome: str = "dead",
    rights: tuple[Right, ...] = (),
    options: tuple[Option, ...] = (),
) -> Ruling:
    """The hand is out of the game, as if folded; `chips` says what becomes of what its player has in the pot."""
    told = {"bound": chips.bound, "returned": chips.returned, **(args or {})}
    return grounds.ruling(
        outcome,
        sentence,
        told,
        action=Action(PLAYER, "fold"),
        chips=(chips,) if chips.put_in else (),
        rights=(Right(PLAYER, ()), *rights),
        options=options,
    )


def live(
    grounds: Grounds,
    sentence: str,
    may: tuple[str, ...],
    *,
    outcome: str = "live",
    rights: tuple[Right, ...] = (),
    options: tuple[Option, ...] = (),
) -> Ruling:
    """The hand stays in the game, and its player may do this much."""
    nothing = Action(PLAYER, "none")
    return grounds.ruling(
        outcome, sentence, action=nothing, rights=(Right(PLAYER, may), *rights), options=options
    )


def in_pot(amount: int, returned: int = 0) -> Chips:
    """A player's chips in the pot, of which some may go back."""
    return Chips(PLAYER, amount, amount - returned, returned)
