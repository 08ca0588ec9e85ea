"""The closed sets of words that commands, events and views speak in. The client's types are made from them."""

from typing import Final, Literal, get_args

Verb = Literal[
    "fold", "check", "call", "raise", "bring_in", "complete",
    "discard", "draw", "accept", "refuse",
    "choose", "place",
    "run_board",
]  # fmt: skip
"""The actions that a turn may allow, see `commands.Act`."""

Automatic = Literal["", "clock", "disconnected", "left", "away"]
"""Why the house decided for a seat; "" where the player did, away of an absent player who is blinded off."""

Blind = Literal["small", "big", "straddle", "entry"]
"""A straddle is a raise before the cards; an entry is posted out of position, by a player who comes in."""

Missed = Literal["", "small", "big"]
"""The blind a seat has missed; who missed the big one is deemed to have missed the small one too (CH-4.27)."""

EntryWay = Literal["wait", "post", "straddle", "buy_button"]
"""How a player comes into the game: at the big blind, by a post, by a straddle, by both blinds beside the button."""

OutReason = Literal[
    "wish", "general", "skipped_big_blind", "clock", "disconnected", "no_chips", "penalty", "document"
]
"""Why a seat is not dealt in."""

ChosenEntry = Literal["", "wait", "post", "straddle", "buy_button"]
"""The way a player has chosen, if any."""

LeaveReason = Literal["wish", "staff", "closing", "seat_reclaimed", "host"]
"""Who wants a player to leave: the player, staff, a table that closes, a player who is back (see `LeftReason`), or the
host of a private game."""

LeftReason = Literal[
    "wish", "staff", "closing", "sat_out_too_long", "general_sit_out", "no_chips", "seat_reclaimed", "out", "moved",
    "host",
]  # fmt: skip
"""Why a seat became free: reclaimed from one who played over a player who is back; out of a tournament, or moved to
another table of it."""

VoidReason = Literal["fault", "staff"]
"""Whose doing it is that a hand counts for nothing."""

ChargeKind = Literal["rake", "jackpot"]
"""What is paid by the time: the rake by each player, the jackpot by the table."""

TakenFor = Literal["rake", "jackpot", "staff"]
"""What chips were taken out of a stack for: time, the jackpot, or an act of staff (confiscated, held, stored)."""

Matter = Literal["jackpot_by_time", "buy_in", "bomb_pot"]
"""The questions that all players at a table may be asked."""

Outcome = Literal["agreed", "declined", "taken_back", "lapsed"]
"""How such a question ends; lapsed: not all have answered in time, or too few are left of those who agreed."""

SeatState = Literal["playing", "waiting_big_blind", "sitting_out"]

TableState = Literal["waiting", "running", "draining", "closed"]
"""Waiting for players, dealing hands, finishing the last one, or gone."""

PrivateMoney = Literal["", "play", "settle_up"]
"""What the chips of a private game stand for: nothing, or debts that are settled at its end; "" at other tables."""

VERBS: Final[tuple[Verb, ...]] = get_args(Verb)
"""Every action there is."""
