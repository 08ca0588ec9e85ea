"""Chips handed on at live tables: within an event, and to another one by a letter and its answer."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from cardroom.rules import Refused
from cardroom.tournament.live.live_acts import (
    ChangeChips,
    GiveChipsBack,
    HandChipsOn,
    HandedOutcome,
    HearOfChips,
    ReceiveChips,
    TakeBackLive,
)
from cardroom.tournament.live.live_floor import FloorDump, LiveFloor
from cardroom.tournament.play.tournament_commands import DrawLastHands, EndDay, RemovePlayer
from cardroom.tournament.tournament_terms import Day
from tests.tournament.live.hall import Hall

ISSUED = 6_000


def on(player: str, chips: int, to: str, event: str = "", why: str = "seen by two") -> HandChipsOn:
    return HandChipsOn(by="floor", why=why, player=player, chips=chips, to=to, event=event)


def back(number: int) -> TakeBackLive:
    return TakeBackLive(by="floor", why="it was not so", number=number)


def belonging(hall: Hall) -> int:
    """The chips that belong to an event: in play, out of play, and in other events, without those of others."""
    floor = hall.floor
    return hall.tournament.state.issued + floor.removed + floor.handed_on - floor.come_in


@pytest.mark.clause("CH-8.10")
def test_chips_handed_on_within_an_event_go_to_the_other_stack_and_back_again() -> None:
    hall = Hall().started(6)
    hall.ask(on("p0", 300, "p1"))
    assert (hall.stacks(1)["p0"], hall.stacks(1)["p1"], hall.floor.removed) == (700, 1_300, 0)
    done = hall.floor.acts[-1]
    assert done.touched == ("player:p0", "table:1", "player:p1") and done.clauses
    hall.ask(back(done.number))
    assert (hall.stacks(1)["p0"], hall.stacks(1)["p1"]) == (1_000, 1_000)
    assert hall.floor.found(done.number).taken_back == hall.floor.number
    assert hall.refused(back(done.number)).code == "slip-taken-back"


@pytest.mark.clause("PF-6.10")
def test_what_cannot_be_handed_on_is_refused_with_its_clause_and_changes_nothing() -> None:
    hall = Hall("pokerstars-live-fi", seats=9).started(6)
    for act, code in (
        (on("p0", 100, "p1", why=" "), "chips-without-reason"),
        (on("p0", 100, "p0"), "handed-to-giver"),
        (on("p0", 1_000, "p1"), "takes-all-chips"),
        (on("p0", 1_000, "x", "other"), "takes-all-chips"),
        (on("nobody", 1, "p1"), "chips-never-found"),
    ):
        refused = hall.refused(act)
        assert (refused.code, refused.clauses) == (code, ("PF-6.10",)), act
    assert hall.refused(on("p0", 100, "nobody")).code == "out-already"


def test_chips_of_who_is_out_come_from_those_that_have_left_play_and_no_more() -> None:
    hall = Hall().started(6)
    hall.ask(RemovePlayer("boss", "abuse", "p0", "of_the_moment"))
    hall.confirm_all()
    assert hall.floor.removed == 1_000
    assert hall.refused(on("p0", 1_001, "x", "other")).code == "chips-never-found"
    hall.ask(on("p0", 1_000, "x", "other"))
    assert hall.floor.removed == 0 and hall.floor.handed_on == 1_000
    assert hall.refused(on("p0", 1, "p1")).code == "chips-never-found", "given once"
    number = hall.floor.number
    hall.ask(HearOfChips(by="floor", event="other", number=number, outcome="declined", code="out-already"))
    assert hall.floor.removed == 1_000 and hall.floor.handed_on == 0


def test_a_bagged_stack_is_handed_on_by_nobody() -> None:
    hall = Hall(days=(Day(level=2), Day())).started(6)
    hall.ask(
        EndDay("boss", "the night") if hall.floor.book.end_of_day is None else DrawLastHands("boss", "now")
    )
    while not hall.floor.bagged:
        hall.hand(1)
        hall.confirm_all()
    assert hall.refused(on("p0", 100, "p1", "other")).code == "stack-lies-overnight"


class TwoEvents:
    """Two live events of a house and the letters between them, each sender's in order; they come when chance wants."""

    def __init__(self, chance: Random) -> None:
        self.chance = chance
        self.halls = {"a": Hall().started(6), "b": Hall().started(6)}
        self.letters: dict[tuple[str, str], list[object]] = {("a", "b"): [], ("b", "a"): []}
        self.did: set[str] = set()

    def staff(self) -> None:
        """One act of the floor at either event; it may be refused."""
        chance = self.chance
        here = chance.choice("ab")
        there = "b" if here == "a" else "a"
        hall = self.halls[here]
        player, to = (f"p{chance.randrange(6)}" for _ in range(2))
        event = chance.choice(("", there))
        kind = chance.choice(("on", "on", "back", "back", "chips", "out"))
        act: object = on(player, chance.choice((1, 100, 900)), to, event)
        if kind == "back":
            act = back(chance.randint(1, max(1, hall.floor.number)))
        elif kind == "chips":
            act = ChangeChips(
                by="floor", why="x", player=player, chips=chance.choice((1, 500)),
                what=chance.choice(("found", "confiscated")),
            )  # fmt: skip
        elif kind == "out" and chance.random() < 0.2 and len(hall.at(1)) > 3:
            act = RemovePlayer("boss", "abuse", player, "of_the_moment")
        try:
            hall.ask(act)
        except Refused as refused:
            self.did.add(refused.code)
            return
        hall.confirm_all()
        if isinstance(act, HandChipsOn) and act.event:
            number = next(n for n in reversed(hall.floor.handed))
            sent = ReceiveChips(
                by="floor", event=here, number=number, giver=player, player=to, chips=act.chips
            )
            self.letters[here, there].append(sent)
        if isinstance(act, TakeBackLive) and act.number in hall.floor.handed:
            self.letters[here, there].append(GiveChipsBack(by="floor", event=here, number=act.number))

    def post(self) -> None:
        """One letter arrives."""
        waiting = [pair for pair, letters in self.letters.items() if letters]
        if not waiting:
            return
        sender, receiver = self.chance.choice(waiting)
        letter = self.letters[sender, receiver].pop(0)
        code = ""
        try:
            self.halls[receiver].ask(letter)
        except Refused as refused:
            assert not isinstance(letter, HearOfChips), "an answer is never refused"
            code = refused.code
        if isinstance(letter, HearOfChips):
            self.did.add(letter.outcome)
            return
        assert isinstance(letter, ReceiveChips | GiveChipsBack)
        outcome: HandedOutcome
        if isinstance(letter, ReceiveChips):
            outcome = "declined" if code else "taken"
        else:
            outcome = "kept" if code else "given_back"
        answer = HearOfChips(by="floor", event=receiver, number=letter.number, outcome=outcome, code=code)
        self.letters[receiver, sender].append(answer)

    def law(self) -> None:
        """Each event has the chips that it issued, somewhere; together they are in play, out of play or on the way."""
        for hall in self.halls.values():
            assert belonging(hall) == ISSUED
            assert hall.floor.removed >= 0
        on_the_way = sum(hall.floor.handed_on - hall.floor.come_in for hall in self.halls.values())
        carried = [
            one.chips for letters in self.letters.values() for one in letters if isinstance(one, ReceiveChips)
        ]
        answers = [
            one for letters in self.letters.values() for one in letters if isinstance(one, HearOfChips)
        ]
        coming_back = [
            self.halls[receiver].floor.handed[one.number].chips
            for (_, receiver), letters in self.letters.items()
            for one in letters
            if isinstance(one, HearOfChips) and one.outcome in ("declined", "given_back")
        ]
        assert on_the_way == sum(carried) + sum(coming_back), answers


@pytest.mark.parametrize("seed", range(20))
def test_between_two_events_chips_are_given_once_and_never_lost(seed: int) -> None:
    events = TwoEvents(Random(seed))
    for _ in range(150):
        if events.chance.random() < 0.5:
            events.staff()
        else:
            events.post()
        events.law()
    while any(events.letters.values()):
        events.post()
        events.law()
    assert not any(hall.floor.waits_for_chips for hall in events.halls.values())
    for hall in events.halls.values():
        kept = msgspec.json.decode(msgspec.json.encode(hall.floor.dump()), type=FloorDump)
        again = LiveFloor(hall.terms, hall.floor.book)
        again.load(kept)
        assert again.dump() == hall.floor.dump()


def test_the_random_letters_come_to_every_answer() -> None:
    did: set[str] = set()
    for seed in range(20):
        events = TwoEvents(Random(seed))
        for _ in range(150):
            events.chance.choice((events.staff, events.post))()
        did |= events.did
    assert {"taken", "declined", "given_back", "kept"} <= did
    assert {"chips-on-the-way", "chips-back-already", "takes-all-chips"} <= did
