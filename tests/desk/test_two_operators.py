"""Two operators at one desk: random acts that cross. Nothing is lost, chips add up, a refusal tells what the other did."""

from __future__ import annotations

import random

import msgspec

from cardroom.desk import desk_commands as do
from cardroom.desk.desk import Desk
from cardroom.desk.desk_state import DeskState
from cardroom.rules import Refused
from tests.desk.live_evening import NL, PL, LiveEvening

PLAYERS = tuple(f"p{number}" for number in range(9))
TOLD = {
    "desk-seat-taken",
    "seat-kept-free",
    "live-table-open",
    "on-list-already",
    "called-already",
    "away-already",
}
"""Refusals that rest on an act which one of the operators has done."""


def any_act(chance: random.Random, by: str) -> do.AnyDeskCommand:
    """An act that an operator might enter, whether it fits or not."""
    table, seat, player = chance.randint(1, 2), chance.randint(1, 3), chance.choice(PLAYERS)
    pool, why = (NL, PL)[table - 1], chance.choice(("", "so it is"))
    stack = chance.choice((100, 8_000, 20_000, 40_000))
    common = {"by": by, "why": why}
    at = {"table": table, "seat": seat, **common}
    listed = {"pool": pool, "player": player, **common}
    return chance.choice(
        (
            do.SignUp(**listed, by_phone=chance.random() < 0.3),
            do.ConfirmSignUp(**listed),
            do.StrikeOff(**listed),
            do.CallToSeat(**listed, table=table, seat=chance.randint(0, 3)),
            do.SeatDown(**at, player=player, stack=stack),
            do.SeatDown(**at, player=player, stack=stack),
            do.AddToStack(**at, cents=stack),
            do.CountStack(**at, stack=stack),
            do.LeaveDeskSeat(**at, stack=stack),
            do.ChangeDeskSeat(**at, to_seat=chance.randint(1, 3), is_farther=chance.random() < 0.5),
            do.MoveToTable(**at, to_table=3 - table, to_seat=chance.randint(1, 3), stack=stack),
            do.StartDeskBreak(**at, is_long=chance.random() < 0.5),
            do.EndDeskBreak(**at),
            do.FreeSeat(**at, stack=stack),
            do.PlayOverSeat(**at, player=player, stack=stack),
            do.EndPlayOver(**at, stack=stack),
            do.LockSeat(**at),
            do.UnlockSeat(**at),
            do.LapseCalls(),
            do.TakeBackAct(act=chance.randint(1, 40), by=by, why=why),
            do.CloseDeskTable(table=table, drop=stack, accepts_difference=True, by=by, why=why),
            do.OpenDeskTable(table=table, pool=pool, seats=3, by=by, why=why),
        )
    )  # fmt: skip


def check_people(at: LiveEvening) -> None:
    """Nobody sits twice or on a seat that another is called to, and seats are those of open tables."""
    seats = [
        piece for piece in at.state.pieces.values() if getattr(piece, "number", 0) and hasattr(piece, "stack")
    ]
    players = [seat.player for seat in seats if seat.player] + [
        seat.over.player for seat in seats if seat.over
    ]
    assert len(players) == len(set(players)), players
    for table in (1, 2):
        if at.state.table(table) is None:
            assert at.state.chips.get(f"table:{table}", 0) == 0
        for seat in range(1, 4):
            taken = bool(at.state.seat(table, seat).player)
            assert not taken or at.state.table(table) is not None
            assert not (taken and at.state.called_to(table, seat))


def test_ten_thousand_interleavings_lose_nothing() -> None:
    done = refused = told = 0
    for seed in range(100):
        chance = random.Random(seed)
        at = LiveEvening()
        replayed = DeskState()
        for act in at.state.acts:
            replayed.apply(act)
        for step in range(100):
            at.at += chance.choice((0, 0.5, 3, 12))
            by = ("Kai", "Mia")[step % 2]
            before = msgspec.json.encode(at.state)
            try:
                act = at.act(any_act(chance, by), chance.randrange(100))
            except Refused as why:
                refused += 1
                assert msgspec.json.encode(at.state) == before
                if why.code in TOLD:
                    told += "by" in why.arguments
                    assert why.arguments.get("by") in ("Kai", "Mia"), why.code
                continue
            done += 1
            replayed.apply(msgspec.json.decode(msgspec.json.encode(act), type=type(act)))
            check_people(at)
        assert replayed == at.state, "acts read back give the same desk"
        assert msgspec.json.decode(msgspec.json.encode(at.state), type=DeskState) == at.state
    assert done > 1_500 and refused > 2_000 and told > 100, (done, refused, told)


def test_one_of_two_operators_is_told_what_the_other_did() -> None:
    at = LiveEvening(tables=(NL,))
    at.act(do.SeatDown(table=1, seat=3, player="Aino", stack=20_000, by="Kai"))
    refused = at.refused(do.SeatDown(table=1, seat=3, player="Bo", stack=20_000, by="Mia"))
    assert refused.code == "desk-seat-taken"
    assert (refused.arguments["by"], refused.arguments["did"], refused.arguments["player"]) == (
        "Kai",
        "seat",
        "Aino",
    )
    assert refused.arguments["at_ms"] == at.now_ms


def test_equal_desks_give_equal_acts() -> None:
    chance = random.Random(7)
    one, other = LiveEvening(tables=(NL, PL)), LiveEvening(tables=(NL, PL))
    assert isinstance(other.desk, Desk)
    for _ in range(200):
        command, drawn = any_act(chance, "Kai"), chance.randrange(100)
        outcomes = []
        for at in (one, other):
            try:
                outcomes.append(msgspec.json.encode(at.act(command, drawn)))
            except Refused as why:
                outcomes.append(why.code.encode())
        assert outcomes[0] == outcomes[1]
    assert one.state == other.state
