"""What all players at a table are asked."""

import msgspec

from cardroom.table.values.kinds import Matter


class ConsentAsked(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A question to all by what it asks: an answer names it, for nobody agrees to what was asked since.

    ``what`` is ``jackpot_by_time`` (for every ``seconds``), ``buy_in`` (of ``player``, for ``amount``) or ``bomb_pot``
    (asked for by ``player``, for ``amount`` each).
    """

    what: Matter
    seconds: int = 0
    player: str = ""
    amount: int = 0


class Question(ConsentAsked, frozen=True, forbid_unknown_fields=True):
    """What everybody at the table is asked, and who has agreed so far.

    Who sits out is not at the table and is not asked; whoever a buy-in is for has asked for it. A bomb pot lapses when
    ``hands`` more have ended.
    """

    agreed: tuple[str, ...] = ()
    hands: int = 0

    def is_asked(self, asked: ConsentAsked) -> bool:
        """Whether it is this question that somebody names."""
        return ConsentAsked(self.what, self.seconds, self.player, self.amount) == asked
