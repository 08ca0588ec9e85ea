"""A house as an owner: the sum of its steps, given back by snapshot and steps, undone whole or not at all."""

from __future__ import annotations

import itertools

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cardroom.cash.money_moves import JackpotWon
from cardroom.cash.waiting_list import Offer
from cardroom.floor.conduct.penalty import Penalty
from cardroom.room.hosting import house_commands as at
from cardroom.room.hosting.house import House
from cardroom.room.hosting.owner import Asking, Chance
from cardroom.room.hosting.penalty_book import KEPT
from cardroom.rules import house as book_of
from cardroom.rules.refused import Refused

LINE = "line:casinohuone:holdem:NL10"
PLAYERS = ("ann", "bob", "cid")


def penalty(number: int, hands: int = 2) -> at.GivenAt:
    given = Penalty(id=f"p{number}", kind="missed_hands", hands=hands, reason="late", given_ms=number)
    return at.GivenAt("casinohuone", "t1", given, "missed_hands")


def hit(number: int) -> at.Hit:
    won = JackpotWon(
        hand=f"h{number}", begun_ms=number, category=7, winners=("ann",), losers=("bob",), others=(), loser="1/2",
        winner="1/4", other="1/4",
    )  # fmt: skip
    return at.Hit("casinohuone", "t1", "Table 1", won)


PLAYER = st.sampled_from(PLAYERS)
NUMBER = st.integers(1, 5)
COMMANDS = st.one_of(
    st.builds(lambda who, n: at.GivePenalty("staff", who, penalty(n)), PLAYER, NUMBER),
    st.builds(lambda who: at.MissHand((who,)), PLAYER),
    st.builds(
        lambda who, n: at.Depart(who, at.Left(f"t{n}", "f", "s", 10, n, "casinohuone"), 1_000), PLAYER, NUMBER
    ),
    st.builds(at.KeepPlayersApart, st.just("ann"), st.sampled_from(("bob", "cid"))),
    st.builds(at.LetTogether, st.just("ann"), st.sampled_from(("bob", "cid"))),
    st.builds(lambda n: at.CloseWhenEmpty(f"t{n}"), NUMBER),
    st.builds(lambda n: at.TableIsClosed(f"t{n}"), NUMBER),
    st.builds(lambda who, n: at.JoinLine(LINE, who, 100 * n, n if n < 3 else None), PLAYER, NUMBER),
    st.builds(lambda who: at.LeaveLine(LINE, who, "wish"), PLAYER),
    st.builds(lambda who, n: at.OfferSeat(LINE, Offer(f"o{n}", who, "t1", 100, 9_000)), PLAYER, NUMBER),
    st.builds(lambda n: at.WithdrawSeat(LINE, f"o{n}"), NUMBER),
    st.builds(lambda n: at.KeepSeats(LINE, {f"o{n}": 10_000 + n}), NUMBER),
    st.builds(lambda n: at.HitJackpot(hit(n)), NUMBER),
    st.builds(lambda n: at.PayJackpot(f"h{n}"), NUMBER),
    st.builds(at.TurnDay, NUMBER),
    st.builds(lambda who, n: at.OpenHand(who, f"h{n}"), PLAYER, NUMBER),
)


def decide(house: House, command: at.HouseCommand, now_ms: int) -> list[msgspec.Struct]:
    return house.decide(command, Asking("", now_ms, Chance(b""))).events


def carried_out(house: House, commands: list[at.HouseCommand]) -> list[tuple[at.HouseCommand, int, object]]:
    """Those that were not refused, with their times and what came of them; a refusal changes nothing."""
    done: list[tuple[at.HouseCommand, int, object]] = []
    for now_ms, command in enumerate(commands, start=1_000):
        before = house.dump()
        try:
            done.append((command, now_ms, decide(house, command, now_ms)))
        except Refused:
            assert house.dump() == before
    return done


@settings(max_examples=60, deadline=None)
@given(st.lists(COMMANDS, max_size=40), st.integers(0, 40))
def test_a_snapshot_and_the_steps_behind_it_give_the_house_back(
    commands: list[at.HouseCommand], cut: int
) -> None:
    house = House(book_of("casinohuone"))
    done = carried_out(house, commands)
    again = House(book_of("casinohuone"))
    for command, now_ms, _ in done[:cut]:
        decide(again, command, now_ms)
    loaded = House(book_of("casinohuone"))
    loaded.load(again.dump())
    assert loaded.dump() == again.dump()
    for command, now_ms, events in done[cut:]:
        assert decide(loaded, command, now_ms) == events
    assert loaded.dump() == house.dump()


def test_a_list_that_a_pool_holds_is_the_same_list_after_loading() -> None:
    house = House(book_of("casinohuone"))
    held = house.line(LINE)
    decide(house, at.JoinLine(LINE, "ann", 100), 1)
    dump = house.dump()
    decide(house, at.LeaveLine(LINE, "ann", "wish"), 2)
    assert held.line == []
    house.load(dump)
    assert held is house.line(LINE) and [one.player for one in held.line] == ["ann"]


def test_a_penalty_given_twice_is_given_once() -> None:
    house = House(book_of("casinohuone"))
    for _ in range(2):
        decide(house, at.GivePenalty("staff", "ann", penalty(1)), 1)
    assert house.penalties.of("ann").left == 2


def test_a_house_does_not_grow_with_penalties_that_are_over() -> None:
    house = House(book_of("casinohuone"))
    sizes = []
    for number in itertools.count(1):
        decide(house, at.GivePenalty("staff", f"player{number % 7}", penalty(number, hands=1)), number)
        decide(house, at.MissHand((f"player{number % 7}",)), number)
        sizes.append(len(house.penalties.entries))
        if number == 3 * KEPT:
            break
    assert max(sizes) == KEPT + 1
    decide(house, at.GivePenalty("staff", "ann", penalty(9_999)), 9_999)
    assert house.penalties.of("ann").left == 2, "one that is open is never forgotten"


@pytest.mark.parametrize(
    ("command", "code"),
    [
        (at.LetTogether("ann", "bob"), "not-apart"),
        (at.LeaveLine(LINE, "ann", "wish"), "not-waiting"),
    ],
)
def test_what_cannot_be_is_refused(command: at.HouseCommand, code: str) -> None:
    with pytest.raises(Refused) as refused:
        decide(House(book_of("casinohuone")), command, 1)
    assert refused.value.code == code
