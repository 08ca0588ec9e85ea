"""A question to all players at a table."""

import msgspec

from cardroom.table.model.command import Amount, Name, Turn
from cardroom.table.values.kinds import Matter


class ConsentAsked(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The content of a question to all. An answer names it, so that nobody agrees to a later question by mistake.

    ``what`` is ``jackpot_by_time`` (for every ``seconds``), ``buy_in`` (of ``player``, for ``amount``) or ``bomb_pot``
    (asked for by ``player``, for ``amount`` each).
    """

    what: Matter
    seconds: Turn = 0
    player: Name = ""
    amount: Amount = 0


class Question(ConsentAsked, frozen=True, forbid_unknown_fields=True):
    """A question to everybody at the table, and the players who have agreed so far.

    A player who sits out is not asked; nor is the player whom a buy-in is for, who has asked for it. A bomb pot lapses
    when ``hands`` more have ended.
    """

    agreed: tuple[str, ...] = ()
    hands: int = 0

    def is_asked(self, asked: ConsentAsked) -> bool:
        """Whether ``asked`` names this question."""
        return ConsentAsked(self.what, self.seconds, self.player, self.amount) == asked
