"""A law: every hand that a room plays, downloaded in each format and replayed by our own reader, ends with the room's
stacks.
"""

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, replace
from decimal import Decimal
from functools import cache
from itertools import chain, islice
from pathlib import Path
from typing import Union, get_args

import pytest

from cardroom.games import GAMES, OFFERED
from cardroom.histories import record
from cardroom.histories.following import Following
from cardroom.histories.history_faults import BrokenHistory
from cardroom.histories.phh import read_phh, write_phh
from cardroom.histories.phh_replay import follow
from cardroom.histories.phh_replay import replay as replay_document
from cardroom.histories.pokerstars import read_block, settle, split_text
from cardroom.histories.unwritten import UNWRITTEN, Unwritten
from cardroom.room.archive.hand_files import as_phh, as_pokerstars
from cardroom.room.hosting.hand_counts import nets_of
from cardroom.rules import shipped
from cardroom.table.events import (
    BlindPosted,
    BoardRunsSet,
    CommunityCardDealt,
    DeadBlindPosted,
    DropTaken,
    GameAnnounced,
    GameChosen,
    HandEnded,
    RakeTaken,
)
from cardroom.table.stacks_at_end import stacks_at_end
from tests.histories.crowds import HOUSES, Crowd, Played, hands_of
from tests.houses import book_of, more_games

DAILY = range(28)
MORE_GAMES = [one.id for one in more_games().games.values() if one.deal in OFFERED and one.deal not in GAMES]
OFTEN = 500
"""Evenings; each has up to a dozen hands at a cash table, or three dozen of a tournament."""
TOGETHER = 20


@cache
def evening(seed: int) -> tuple[Played, ...]:
    """The hands of an evening, for all tests of this file."""
    return tuple(hands_of(seed))


def parts_of(hand: Played) -> int:
    """How many of the table's units are one of a file's: cents of a euro, or chips of a tournament."""
    return 1 if hand.terms.tournament else 100


@dataclass(frozen=True)
class TakenAsTold:
    """What the house took, pot by pot: a replay of the hand itself ends before it."""

    hand: Played
    unit: Decimal

    def take(self, pots: list[int], saw_flop: bool) -> list[int]:
        takes = [event for event in self.hand.events if isinstance(event, RakeTaken | DropTaken)]
        by_pot = [
            sum([one.by_pot[place] for one in takes if place < len(one.by_pot)]) for place in range(len(pots))
        ]
        if len(pots) == 1:
            by_pot = [sum([one.amount for one in takes])]
        return [int(cents * self.unit) for cents in by_pot]


def check_phh(hand: Played, seat: int) -> None:
    """The hand as PHH, for one viewer."""
    text = as_phh(hand.terms, hand.seen_by(seat))
    document = read_phh(text)
    assert write_phh(document) == text
    told = [Decimal(stack) * parts_of(hand) for stack in document.amounts_of("finishing_stacks")]
    assert told == list(hand.stacks), text
    if hand.is_void:
        return
    assert replay_document(document, hand.rules).told_stacks is None, text
    if hand.terms.house in shipped():  # the file names it
        assert replay_document(document).told_stacks is None, text
    # Stack by stack, with the rake that the room took of each pot.
    played = follow(document, hand.rules)
    rake = TakenAsTold(hand, Decimal(played.scale) / parts_of(hand))
    again = Following(replace(played.hand.setup, rake=rake), played.actions, played.scale).run()
    assert [Decimal(stack) * parts_of(hand) / played.scale for stack in again.stacks] == list(hand.stacks), (
        text
    )


def check_text(hand: Played, seat: int) -> None:
    """The hand as a text, for one viewer."""
    text = as_pokerstars(hand.terms, hand.seen_by(seat))
    [block] = split_text(text)
    try:
        settled = settle(read_block(block), hand.rules)
    except BrokenHistory as fault:
        raise AssertionError(f"{fault}\n{text}") from fault
    ends = [Decimal(stack) * parts_of(hand) for stack in settled.final_stacks]
    told = dict(zip(settled.players, ends, strict=True))
    assert told == {one.player: stack for one, stack in zip(hand.start.seats, hand.stacks, strict=True)}, text


FORMATS: dict[str, Callable[[Played, int], None]] = {"phh": check_phh, "pokerstars": check_text}


def check(seed: int, name: str, counted: Counter[str]) -> None:
    """The law for the hands of an evening in one format, as a spectator and as one of the players saw them."""
    for place, hand in enumerate(evening(seed)):
        seats = hand.start.seats
        for seat in {0, seats[(seed + place) % len(seats)].seat}:
            counted["hands"] += 1
            try:
                FORMATS[name](hand, seat)
            except BrokenHistory as fault:
                counted[reason_on_the_list(name, fault)] += 1
        counted.update(happened_in(hand))


def reason_on_the_list(name: str, fault: BrokenHistory) -> str:
    """Why the format has no words for it; any other fault is one."""
    for one in UNWRITTEN:
        if (
            one.format == name
            and fault.where == "game"
            and fault.what.endswith(f"cannot be written so: {one.reason}")
        ):
            return entry(one)
    raise fault


def entry(one: Unwritten) -> str:
    return f"{one.format}: {one.what} {' '.join(one.deals)}".rstrip()


def happened_in(hand: Played) -> set[str]:
    """What kinds of things are in a hand: so that a law over nothing is none."""
    found = {
        f"house {hand.terms.house}",
        "tournament" if hand.terms.tournament else "cash",
        hand.terms.private,
    }
    for event in hand.events:
        found.add(type(event).__name__)
        if isinstance(event, BlindPosted):
            found.add(f"post {event.blind}")
        if isinstance(event, BoardRunsSet):
            found.add(f"{event.runs} runs")
        if isinstance(event, HandEnded) and len(event.stacks) < len(hand.start.seats):
            found.add("left meanwhile")
    if hand.start.bomb_pot is not None:
        found.add("bomb pot")
    if hand.start.betting_button:
        found.add("second button")
    return found


@pytest.mark.parametrize("name", FORMATS)
@pytest.mark.parametrize("seed", DAILY)
def test_a_downloaded_hand_is_replayed_to_the_stacks_of_the_room(seed: int, name: str) -> None:
    check(seed, name, Counter())


@pytest.mark.exhaustive
@pytest.mark.parametrize("name", FORMATS)
@pytest.mark.parametrize("first", range(1_000, 1_000 + OFTEN, TOGETHER))
def test_thousands_of_downloaded_hands_are_replayed_to_the_stacks_of_the_room(first: int, name: str) -> None:
    for seed in range(first, first + TOGETHER):
        check(seed, name, Counter())
        evening.cache_clear()


def test_everything_there_is_happens_in_such_evenings() -> None:
    missing = {
        *[f"house {name}" for name in HOUSES], "cash", "tournament", "play", "settle_up", "post small", "post big",
        "post entry", "post straddle", "2 runs", "3 runs", "left meanwhile", "bomb pot", "second button", "HandVoided",
        *[kind.__name__ for kind in (DeadBlindPosted, GameAnnounced, GameChosen, CommunityCardDealt, DropTaken)],
    }  # fmt: skip
    for seed in range(2_000, 2_120):
        for hand in evening(seed) if missing else ():
            missing -= happened_in(hand)
    assert missing == set()


@pytest.mark.parametrize("name", HOUSES)
def test_every_game_of_a_house_is_written_in_each_format_or_stands_on_the_list(name: str) -> None:
    for game in book_of(name).games:
        hands = list(islice(Crowd(7, name, game).play(), 2))
        assert hands, game
        for format_, check_one in FORMATS.items():
            for hand in hands:
                try:
                    check_one(hand, 0)
                except BrokenHistory as fault:
                    assert reason_on_the_list(format_, fault)


@pytest.mark.parametrize("game", MORE_GAMES)
def test_games_that_no_document_has_are_written_in_each_format_or_stand_on_the_list(game: str) -> None:
    hands = list(islice(Crowd(8, "more-games", game).play(), 6))
    assert len(hands) == 6
    for hand in hands:
        check_phh(hand, hand.start.seats[0].seat)
        try:
            check_text(hand, 0)
        except BrokenHistory as fault:
            assert reason_on_the_list("pokerstars", fault) and game != "omaha6-pl"


@pytest.mark.parametrize("seed", DAILY)
def test_record_statistics_and_ledger_agree_whoever_leaves(seed: int) -> None:
    for hand in evening(seed):
        end = hand.events[-1]
        if hand.settled is None or not isinstance(end, HandEnded):
            continue
        start = hand.start
        assert list(stacks_at_end(start, hand.events, end).values()) == list(hand.stacks)
        assert nets_of(start, hand.events, end) == hand.settled.net


def test_the_page_has_the_list_of_what_is_not_written() -> None:
    page = (Path(__file__).parents[2] / "docs" / "histories.md").read_text("utf-8")
    section = page.partition("## What is not written")[2].partition("\n## ")[0]
    rows = [line.strip("| ").split(" | ") for line in section.splitlines() if line.startswith("| ")][1:]
    formats = {"phh": "PHH", "pokerstars": "text"}
    names = {"open-face": "Open Face Chinese"} | {code: game.name for code, game in OFFERED.items()}
    listed = [
        [formats[one.format], one.what, ", ".join([names[deal] for deal in one.deals]) or "all", one.reason]
        for one in UNWRITTEN
    ]
    assert rows == listed


def test_each_reason_of_the_list_is_met() -> None:
    met: set[str] = set()
    listed = {entry(one) for one in UNWRITTEN}
    crowds = [Crowd(seed, "cellar", "holdem-nl") for seed in range(12)]
    crowds += [Crowd(1, "more-games", game) for game in MORE_GAMES]
    for evening_ in chain(map(list, (crowd.play() for crowd in crowds)), map(evening, range(2_000, 2_120))):
        for hand in evening_:
            for name, write in (("phh", as_phh), ("pokerstars", as_pokerstars)):
                try:
                    write(hand.terms, hand.seen_by(0))
                except BrokenHistory as fault:
                    met.add(reason_on_the_list(name, fault))
        if met >= listed:
            break
    assert met == listed


@pytest.mark.parametrize("name", FORMATS)
def test_a_planted_fault_breaks_the_law(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Dead blinds are missing in what is written, as they once were."""
    monkeypatch.setattr(
        record, "TOLD", Union[*[kind for kind in get_args(record.TOLD) if kind is not DeadBlindPosted]]
    )
    with pytest.raises((AssertionError, BrokenHistory)):
        for seed in DAILY:
            check(seed, name, Counter())
