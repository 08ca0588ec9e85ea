"""What all players at a table are asked."""

import msgspec

from cardroom.table.kinds import Matter


class Question(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What everybody at the table is asked, and who has agreed so far.

    ``what`` is ``jackpot_by_time`` (for every ``seconds``) or ``buy_in`` (of ``player``, for ``amount``). Who sits out
    is not at the table and is not asked; whoever the buy-in is for has asked for it. A ``bomb_pot`` is asked for by
    ``player``, for ``amount`` each, and lapses when ``hands`` more have ended.
    """

    what: Matter
    seconds: int = 0
    player: str = ""
    amount: int = 0
    agreed: tuple[str, ...] = ()
    hands: int = 0
