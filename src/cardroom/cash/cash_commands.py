"""The commands of cash tables alone: those that concern the players' money."""

from cardroom.cash.question import ConsentAsked
from cardroom.table.model.commands import Command
from cardroom.table.values.kinds import ChargeKind, Matter


class TakeSeat(Command, frozen=True):
    """Seat a player with a buy-in.

    ``chance`` draws the seat among the free ones; ``seat`` is the one that the player chose, where the house lets
    players choose, 0 for none.

    ``bound_stack`` is the stack the player must bring back (`cash.buy_in_bounds`), 0 when the limits of the table hold.
    ``long_break_ms`` is when the player's long break of the evening began at another table, 0 for none (CH-1.10).
    """

    player: str
    buy_in: int
    chance: int
    bound_stack: int = 0
    long_break_ms: int = 0
    seat: int = 0


class PlayOver(Command, frozen=True):
    """Seat a player with a buy-in on the seat of one who is away. ``consent`` names the member of staff who agreed.

    ``bound_stack`` is as in `TakeSeat`.
    """

    player: str
    seat: int
    buy_in: int
    consent: str = ""
    bound_stack: int = 0


class TopUp(Command, frozen=True):
    """Add chips: at once between hands, else when the hand is over, as far as the limits then allow.

    ``short_used``: the player has made the short buy-in of the evening at another table (CH-2.13).
    """

    player: str
    amount: int
    short_used: bool = False


class ChargeByTime(Command, frozen=True):
    """Staff: from the next hand on, ``what`` (``rake``, ``jackpot``) is paid per ``seconds`` begun; 0: from pots."""

    what: ChargeKind
    seconds: int


class AskAll(Command, frozen=True):
    """Staff ask all players at the table for their consent: to ``jackpot_by_time`` (for every ``seconds``), or to a
    ``buy_in`` of ``player`` for ``amount``.
    """

    what: Matter
    seconds: int = 0
    player: str = ""
    amount: int = 0


class AnswerQuestion(Command, frozen=True):
    """A player's answer to the ``question`` that all are asked. None, in journals older than this field, answers
    whatever was asked at the time.
    """

    player: str
    agrees: bool
    question: ConsentAsked | None = None


class AskForBombPot(Command, frozen=True):
    """A player asks all at the table to play the next hand as a bomb pot."""

    player: str


class TakeBackQuestion(Command, frozen=True):
    """Staff take back the question."""
