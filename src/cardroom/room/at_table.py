"""Messages of a player that each become one command to one table."""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any, Final

from cardroom.cash import cash_commands as of_cash
from cardroom.cash.question import ConsentAsked
from cardroom.room.protocol import client_messages as from_client
from cardroom.table.model import commands

Made = Callable[[str, Any], commands.Command]
"""Makes the command that a message of this player (by id) asks for."""

COMMANDS: Final[Mapping[type[from_client.ClientMessage], Made]] = MappingProxyType(
    {
        from_client.Act: lambda player, asked: commands.Act(
            player, asked.hand, asked.turn, asked.action, asked.amount, asked.cards, asked.rows, asked.game
        ),
        from_client.SitOut: lambda player, asked: commands.SitOut(player),
        from_client.Straddle: lambda player, asked: commands.Straddle(player, asked.most, asked.once),
        from_client.KeepTimeBank: lambda player, asked: commands.KeepTimeBank(player, asked.on),
        from_client.UseTimeBank: lambda player, asked: commands.UseTimeBank(player, asked.hand, asked.turn),
        from_client.Enter: lambda player, asked: commands.Enter(player, asked.by),
        from_client.ChangeSeat: lambda player, asked: commands.ChangeSeat(player, asked.seat),
        from_client.LeaveTable: lambda player, asked: commands.LeaveTable(player, gives_up=asked.gives_up),
        from_client.StayAtTable: lambda player, asked: commands.StayAtTable(player),
        from_client.AnswerQuestion: lambda player, asked: of_cash.AnswerQuestion(
            player, asked.agrees, ConsentAsked(asked.what, asked.seconds, asked.player, asked.amount)
        ),
        from_client.AskForBombPot: lambda player, asked: of_cash.AskForBombPot(player),
    }
)
"""The command for each such message; other messages ask the room for more than a command."""
