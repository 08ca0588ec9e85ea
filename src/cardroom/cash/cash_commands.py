"""The commands of cash tables alone: those that concern the players' money."""

from cardroom.cash.question import ConsentAsked
from cardroom.table.model.command import FOR_MONEY, Amount, Command, Filled, Rights, Stated
from cardroom.table.values.kinds import ChargeKind, Matter, TakenFor


class TakeSeat(Command, frozen=True):
    """Seat a player with a buy-in.

    ``chance`` draws the seat among the free ones; ``seat`` is the one that the player chose, where the house lets
    players choose, 0 for none.

    ``bound_stack`` is the stack the player must bring back (`cash.buy_in_bounds`), 0 when the limits of the table hold.
    ``long_break_ms`` is when the player's long break of the evening began at another table, 0 for none (CH-1.10).
    """

    rights = Rights(("room",), FOR_MONEY)
    player: str
    buy_in: int
    chance: int
    bound_stack: int = 0
    long_break_ms: int = 0
    seat: int = 0


class DeclineLetter(Command, frozen=True):
    """Decline what the house wrote about a ``player``: nothing changes at the table. ``why`` is the refusal's code."""

    rights = Rights(("room",), FOR_MONEY)
    player: str
    why: str


class PlayOver(Command, frozen=True):
    """Seat a player with a buy-in on the seat of one who is away. ``consent`` names the member of staff who agreed.

    ``bound_stack`` is as in `TakeSeat`.
    """

    rights = Rights(("staff", "room"), FOR_MONEY)
    player: str
    seat: int
    buy_in: int
    consent: str = ""
    bound_stack: int = 0


class TopUp(Command, frozen=True):
    """Add ``amount`` to the stack: at once between hands, else when the hand is over, as far as the limits then allow."""

    rights = Rights(("player",), FOR_MONEY, token="seats", moves_money=True)
    player: Filled[str]
    amount: Amount
    short_used: Filled[bool] = False
    """The player has made the short buy-in of the evening at another table (CH-2.13)."""


class ChargeByTime(Command, frozen=True):
    """Staff: from the next hand on, ``what`` (``rake``, ``jackpot``) is paid per ``seconds`` begun; 0: from pots."""

    rights = Rights(("staff",), FOR_MONEY)
    what: ChargeKind
    seconds: int


class TakeChips(Command, frozen=True):
    """Staff take ``amount`` out of a player's stack, between two hands, at a table of a live desk: it lies in the table's
    box. ``what`` it is for: time that is paid by the seat (``rake``), the ``jackpot``, or an act of ``staff``.
    """

    rights = Rights(("staff",), FOR_MONEY)
    player: str
    amount: Amount
    what: TakenFor


class AskAll(Command, frozen=True):
    """Staff ask all players at the table for their consent: to ``jackpot_by_time`` (for every ``seconds``), or to a
    ``buy_in`` of ``player`` for ``amount``.
    """

    rights = Rights(("staff",), FOR_MONEY)
    what: Matter
    seconds: int = 0
    player: str = ""
    amount: int = 0


class AnswerQuestion(Command, frozen=True):
    """Agree, or do not, to what all players at the table are asked; ``question`` says to what, as in ``all_asked``.

    An answer to a question that is over counts for no other.
    """

    rights = Rights(("player",), FOR_MONEY, moves_money=True)
    player: Filled[str]
    agrees: bool
    question: Stated[ConsentAsked] = None
    """None in journals older than this field: the answer is to whatever was asked at the time."""


class AskForBombPot(Command, frozen=True):
    """Ask all at the table to play the next hand as a bomb pot."""

    rights = Rights(("player",), FOR_MONEY, moves_money=True)
    player: Filled[str]


class TakeBackQuestion(Command, frozen=True):
    """Staff take back the question."""

    rights = Rights(("staff",), FOR_MONEY)
