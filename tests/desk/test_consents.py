"""Buy-ins outside the limits: every player at the table agrees, and the manager, each kept with who noted it and when."""

from __future__ import annotations

from random import Random

import pytest

from cardroom.desk import desk_commands as do
from cardroom.desk import money_commands as of_money
from cardroom.desk.consents import open_consent
from cardroom.desk.kept_records import BuyInConsent
from cardroom.rules import Refused
from tests.desk.live_evening import KRUH, LiveEvening

NAMES = tuple(f"P{number}" for number in range(12))
LEAST, MOST = 80_000, 400_000
OUTSIDE = (20_000, 40_000, 500_000)


def kruh(players: int = 2) -> LiveEvening:
    at = LiveEvening("casino-kruh", (KRUH,))
    for seat in range(1, players + 1):
        at.sit(NAMES[seat], 1, seat, 100_000)
    return at


def table_agrees(*seats: int, cents: int = 40_000, by: str = "dealer") -> of_money.TableConsents:
    return of_money.TableConsents(by=by, table=1, player="Adam", cents=cents, seats=seats)


def manager_agrees(cents: int = 40_000, by: str = "manager") -> of_money.ManagerConsents:
    return of_money.ManagerConsents(by=by, table=1, player="Adam", cents=cents)


def buys(cents: int = 40_000) -> do.SeatDown:
    return do.SeatDown(table=1, seat=9, player="Adam", stack=cents, is_agreed=True, why="a beginner")


@pytest.mark.clause("CK-TH.2")
def test_each_consent_is_kept_by_who_noted_it_and_when() -> None:
    at = kruh()
    at.act(table_agrees(1))
    at.at = 1
    at.act(manager_agrees())
    at.at = 2
    at.act(table_agrees(2, by="floor"))
    asked = open_consent(at.state, 1, "Adam")
    assert asked is not None and asked.manager is not None
    first = at.now_ms - 120_000
    assert {one: (given.by, given.at_ms) for one, given in asked.agreed.items()} == {
        NAMES[1]: ("dealer", first), NAMES[2]: ("floor", first + 120_000),
    }  # fmt: skip
    assert (asked.manager.by, asked.manager.at_ms) == ("manager", first + 60_000)
    assert at.act(buys()).clauses == ("CK-TH.2",)
    [over] = at.state.kept(BuyInConsent)
    assert over.closed_ms == at.now_ms and over.agreed == asked.agreed


def answers(at: LiveEvening, player: str, agrees: bool = True, cents: int = 40_000) -> of_money.AnswerConsent:
    asked = open_consent(at.state, 1, "Adam")
    assert asked is not None
    return of_money.AnswerConsent(by=player, consent=asked.number, cents=cents, agrees=agrees)


@pytest.mark.clause("CK-TH.2")
def test_the_players_answer_for_themselves_and_otherwise_while_it_is_asked() -> None:
    at = kruh()
    ask = of_money.AskTable(by="dealer", table=1, player="Adam", cents=40_000)
    at.act(ask)
    assert at.refused(ask).code == "asked-already"
    at.act(manager_agrees())
    at.act(answers(at, NAMES[1]))
    at.act(answers(at, NAMES[2], agrees=False))
    assert at.refused(buys()).arguments["seats"] == "2", "who says no keeps the buy-in away"
    assert at.refused(table_agrees(2)).code == "declined-there", "and nobody says yes in their place"
    assert at.refused(answers(at, NAMES[1])).code == "agreed-already"
    for player in ("Adam", NAMES[3], ""):
        assert at.refused(answers(at, player)).code == "not-asked-here"
    assert at.refused(answers(at, NAMES[2], cents=30_000)).code == "asked-otherwise"
    at.act(answers(at, NAMES[2]))
    asked = open_consent(at.state, 1, "Adam")
    assert asked is not None and not asked.declined
    assert {one: given.by for one, given in asked.agreed.items()} == {one: one for one in NAMES[1:3]}
    late = answers(at, NAMES[1], agrees=False)
    at.act(buys())
    assert at.refused(late).code == "no-such-record", "the chips are bought"


@pytest.mark.clause("CK-TH.2")
def test_a_buy_in_with_one_of_the_two_consents_is_refused_and_says_whose_is_missing() -> None:
    at = kruh()
    nobody = at.refused(buys())
    assert (nobody.code, nobody.clauses) == ("consent-missing", ("CK-TH.2",))
    assert (nobody.arguments["seats"], nobody.arguments["missing"]) == ("1, 2", "both")
    at.act(manager_agrees())
    table = at.refused(buys())
    assert (table.arguments["seats"], table.arguments["missing"]) == ("1, 2", "table")
    at.act(table_agrees(2))
    assert at.refused(buys()).arguments["seats"] == "1"
    other = at.refused(buys(30_000))
    assert (other.arguments["seats"], other.arguments["missing"]) == ("1, 2", "both"), "another amount"
    at.act(of_money.EndConsent(consent=at.state.kept(BuyInConsent)[0].number))
    assert at.refused(buys()).arguments["missing"] == "both", "somebody does not agree"


@pytest.mark.clause("CK-TH.2")
def test_more_chips_than_the_maximum_are_bought_by_both_consents_alone() -> None:
    at = kruh()
    more = do.AddToStack(table=1, seat=1, cents=400_000, is_agreed=True)
    assert at.refused(more).code == "consent-missing"
    at.act(of_money.TableConsents(table=1, player=NAMES[1], cents=400_000, seats=(2,)))
    at.act(of_money.ManagerConsents(table=1, player=NAMES[1], cents=400_000))
    own = of_money.TableConsents(table=1, player=NAMES[1], cents=400_000, seats=(1,))
    assert at.refused(own).code == "own-consent"
    at.act(more)
    assert at.state.seat(1, 1).stack == 500_000
    assert at.refused(more).code == "consent-missing", "it was used up"


@pytest.mark.clause("CK-TH.2")
@pytest.mark.parametrize("seed", range(40))
def test_any_course_of_an_evening_lets_nobody_buy_outside_without_the_consent_of_all_who_are_there(
    seed: int,
) -> None:
    chance, at = Random(seed), LiveEvening("casino-kruh", (KRUH,))
    agreed: dict[str, tuple[int, set[str]]] = {}
    """The amount asked about for each buyer, and who has agreed to it, the manager as "" (kept apart from the desk)."""
    bought = refused = 0
    for _ in range(150):
        at.at += 1
        seats = {seat.number: seat for seat in at.state.seats(at.state.tables()[0])}
        taken = [seat for seat in seats.values() if seat.player]
        free = [number for number, seat in seats.items() if not seat.player]
        there = {seat.player for seat in taken if seat.away is None}
        buyer, cents = chance.choice([one for one in NAMES if one not in there]), chance.choice(OUTSIDE)
        if agreed and chance.random() < 0.6:
            buyer = chance.choice(sorted(agreed))
            cents = agreed[buyer][0]
        if buyer in there:
            continue
        kind = chance.choice(
            ("sit", "leave", "leave", "break", "table", "table", "manager", "manager", "buy", "buy", "end")
        )
        if buyer in {seat.player for seat in taken}:
            continue  # on a break
        try:
            if kind == "sit" and free:
                at.sit(buyer, 1, chance.choice(free), chance.choice((LEAST, MOST)))
            elif kind == "leave" and taken:
                gone = chance.choice(taken)
                at.act(do.LeaveDeskSeat(table=1, seat=gone.number, stack=gone.stack))
                at.at += 61  # the stack binds for an hour
            elif kind == "break" and taken:
                one = chance.choice(taken)
                turn = do.EndDeskBreak if one.away else do.StartDeskBreak
                at.act(turn(table=1, seat=one.number))
            elif kind == "table" and taken:
                some = chance.sample(taken, chance.randint(1, len(taken)))
                numbers = tuple(seat.number for seat in some)
                asked = of_money.TableConsents(table=1, player=buyer, cents=cents, seats=numbers)
                at.act(asked)
                before = agreed.get(buyer, (0, set()))
                kept = before[1] if before[0] == cents else set()
                agreed[buyer] = (cents, kept | {seat.player for seat in some})
            elif kind == "manager":
                at.act(of_money.ManagerConsents(table=1, player=buyer, cents=cents))
                before = agreed.get(buyer, (0, set()))
                agreed[buyer] = (cents, (before[1] if before[0] == cents else set()) | {""})
            elif kind == "end" and (open_one := open_consent(at.state, 1, buyer)) is not None:
                at.act(of_money.EndConsent(consent=open_one.number))
                agreed.pop(buyer)
            elif kind == "buy" and free:
                amount, who = agreed.get(buyer, (0, set()))
                cents = amount or cents
                may = amount == cents and who >= there | {""}
                wish = do.SeatDown(
                    table=1, seat=free[0], player=buyer, stack=cents, is_agreed=True, why="asks"
                )
                if may:
                    assert at.act(wish).clauses == ("CK-TH.2",)
                    agreed.pop(buyer)
                    bought += 1
                else:
                    assert at.refused(wish).code == "consent-missing"
                    refused += 1
        except Refused as fault:
            assert fault.code in ("agreed-already", "stack-comes-back", "long-break-had"), fault
        open_now = {one.player: one for one in at.state.kept(BuyInConsent) if not one.closed_ms}
        assert {
            one: (record.cents, set(record.agreed) | ({""} if record.manager else set()))
            for one, record in open_now.items()
        } == agreed
    assert refused and bought


@pytest.mark.clause("CK-TH.2")
def test_who_comes_to_an_empty_table_needs_the_managers_consent_alone() -> None:
    at = LiveEvening("casino-kruh", (KRUH,))
    assert at.refused(buys()).arguments["missing"] == "manager"
    at.act(manager_agrees())
    at.act(buys())
    assert at.state.seat(1, 9).stack == 40_000


def test_a_house_with_limits_alone_asks_nobody_and_a_closed_table_ends_its_questions() -> None:
    helsinki = LiveEvening(tables=("holdem-nl/NL200",))
    helsinki.sit("Aino", 1, 1)
    for act in (
        of_money.TableConsents(table=1, player="Bo", cents=4_000, seats=(1,)),
        of_money.ManagerConsents(table=1, player="Bo", cents=4_000),
    ):
        assert helsinki.refused(act).code == "no-buy-in-by-consent"
    at = kruh(0)
    at.act(manager_agrees())
    at.act(do.CloseDeskTable(table=1))
    assert open_consent(at.state, 1, "Adam") is None
