"""Two operators at one desk: random acts that cross. Nothing is lost, chips add up, a refusal tells what the other did."""

from __future__ import annotations

import random
from typing import Any

import msgspec

from cardroom.desk import conduct_commands as of_conduct
from cardroom.desk import dealing_commands as of_dealing
from cardroom.desk import desk_commands as do
from cardroom.desk import money_commands as of_money
from cardroom.desk import people_commands as of_people
from cardroom.desk.dealers_and_decks import on_longest
from cardroom.desk.depth_commands import NoteHand, NoteMisdeal, SetTableDepth
from cardroom.desk.desk import Desk
from cardroom.desk.desk_state import DeskState
from cardroom.desk.kept_records import DealerOnDuty, DeckInUse
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
    "dealer-on-duty",
    "deck-reported",
    "forbidden-already",
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
    if chance.random() < 0.3:
        return kept_act(chance, common)
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


def kept_act(chance: random.Random, common: Any) -> do.AnyDeskCommand:
    """An act about people, conduct, dealers or money; what it names by number may be anything."""
    table, seat = chance.randint(1, 2), chance.randint(1, 3)
    player, other, number = chance.choice(PLAYERS), chance.choice(PLAYERS), chance.randint(1, 60)
    cents, hand = chance.choice((0, 100, 5_000, 30_000)), {"table": table, "hand": number, **common}
    one, dealer = {"player": player, **common}, {"dealer": chance.choice(PLAYERS[:3]), **common}
    both = {"players": (player, other), "what": "it", **common}
    return chance.choice(
        (
            of_people.SeeDocument(document="passport", age=number, **one),
            of_people.OpenCase(kind=chance.choice(("incident", "complaint")), said_by=other, **both),
            of_people.LookInto(case=number, looked_at="hands", **common),
            of_people.CloseCase(case=number, result="settled", **common),
            of_people.AppealPenalty(penalty=number, what="he did not", **common),
            of_people.DecideAppeal(case=number, outcome=chance.choice(("stands", "lifted")), **common),
            of_people.ExcludePlayer(scope=chance.choice(("table", "house")), table=table, **one),
            of_people.EndExclusion(exclusion=number, **common),
            of_people.HoldMoney(cents=cents, table=chance.choice((0, table)), **one),
            of_people.SettleMoney(held=number, goes_to=chance.choice(("player", "house")), **common),
            of_conduct.PenaliseLive(offence="talk", kind="time_away", count=5, **one),
            of_conduct.PenaliseLive(offence="talk", kind="warning", **one),
            of_conduct.TickPenalty(penalty=number, **common),
            of_conduct.EndLivePenalty(penalty=number, **common),
            of_conduct.ForbidThing(thing="device", **one),
            of_conduct.AllowThing(forbidden=number, **common),
            of_conduct.CallClock(table=table, seat=seat, **common),
            of_conduct.CallClock(table=table, seat=seat, event="cup", player=player, **common),
            of_conduct.AskToShow(table=table, seat=seat, event="cup", player=player, **common),
            of_conduct.EndClock(clock=number, outcome=chance.choice(("ran_out", "hand_dead")), **common),
            SetTableDepth(table=table, depth="hands", **common),
            NoteHand(table=table, button=chance.choice((0, seat)), drop=chance.choice((0, 100)), **common),
            NoteMisdeal(table=table, deal_fault=chance.choice(("boxed_cards", "wrong_button")), button=seat, **common),
            of_conduct.NoteAgreement(**both),
            of_conduct.SignAgreement(agreement=number, **one),
            of_dealing.DealerIn(**dealer),
            of_dealing.DealerOut(**dealer),
            of_dealing.PushDealer(table=table, **dealer),
            of_dealing.PushDealer(table=table, event="cup", event_name="Cup", game="holdem-nl", **dealer),
            of_dealing.DealerUp(**dealer),
            of_dealing.DealerBreak(**dealer),
            of_dealing.DealerBack(**dealer),
            of_dealing.PutDeck(table=table, colour="red", serial=str(seat), **common),
            of_dealing.PutDeck(table=table, event="cup", colour="red", serial=str(seat), **common),
            of_dealing.TakeDeck(table=table, event=chance.choice(("", "cup")), **common),
            of_dealing.ReportDeck(table=table, fault="bent", **common),
            of_dealing.SettleDeck(report=number, outcome="set_aside", **common),
            of_money.CountDrop(table=table, box="1", cents=cents, witness=player, **common),
            of_money.DropToJackpot(table=table, cents=cents, witness=player, **common),
            of_money.ChargeTime(table=table, seats=(seat,), cents=cents, minutes=30, **common),
            of_money.TopUpJackpot(cents=cents, **common),
            of_money.ClaimJackpot(
                began_ms=number, category=1, losers=PLAYERS[:1], winners=PLAYERS[1:2], others=PLAYERS[2:5],
                cards={PLAYERS[0]: "As", PLAYERS[1]: "Ks"}, **hand,
            ),
            of_money.ApproveClaim(claim=number, **common),
            of_money.PayShare(claim=number, **one),
            of_money.ReclaimPot(player=player, other=other, cents=cents, **hand),
            of_money.SettleReclaim(reclaim=number, outcome="paid_back", **common),
            of_money.ConfiscateChips(cents=cents, how="hidden", table=table, **one),
            of_money.StoreStack(table=table, seat=seat, stack=cents, **common),
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
    check_dealers(at)
    for table in (1, 2):
        if at.state.table(table) is None:
            assert at.state.chips.get(f"table:{table}", 0) == 0
        for seat in range(1, 4):
            taken = bool(at.state.seat(table, seat).player)
            assert not taken or at.state.table(table) is not None
            assert not (taken and at.state.called_to(table, seat))


def check_dealers(at: LiveEvening) -> None:
    """Each table has one dealer at most, no deck lies at two tables, and nothing of both is at a table that is closed."""
    tables = {one.number for one in at.state.tables()}
    dealing = [(one.event, one.table) for one in on_longest(at.state)]
    assert len(dealing) == len(set(dealing)), "two dealers at one table"
    decks = [one for one in at.state.kept(DeckInUse) if not one.closed_ms]
    assert len(decks) == len({(one.colour, one.serial) for one in decks}), "a deck at two tables"
    there = {*dealing, *((one.event, one.table) for one in decks)}
    assert {table for event, table in there if not event} <= tables, "a dealer or a deck at a closed table"
    for one in at.state.kept(DealerOnDuty):
        assert one.dealt_ms == sum(max(0, down.until_ms - down.from_ms) for down in one.dealt)
        assert one.downs == len(one.dealt) + bool(one.table)


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
