"""Hands that were once read or written wrongly, each with its right value."""

import json
import warnings
from decimal import Decimal
from functools import cache
from pathlib import Path
from typing import Any

import pokerkit
import pytest
from typer.testing import CliRunner

from cardroom.cli.main import app
from cardroom.histories.phh import PhhHand, read_phh
from cardroom.histories.phh_replay import replay
from cardroom.room.archive.hand_files import as_phh, as_pokerstars
from cardroom.table.events import (
    BlindPosted,
    BringInPosted,
    DeadBlindPosted,
    HandEnded,
    HandShown,
    UpCardDealt,
)
from tests.histories.crowds import Crowd, Played, tournament_hands

FOUND = Path(__file__).parent / "found"

TEXTS = {
    "absent_all_in_folds_last": [1000, 990, 0, 0],
    "isolation_raise": [83, 60, 29, 33],
    "play_money_with_cents": [4080, 0],
    "second_small_blind_is_dead": [2.05, 1.98, 1.97, 2],
    "tournament_half_chip": [1470, 1530],
}


def told(*arguments: str) -> Any:
    """What `cardroom replay` says as JSON."""
    result = CliRunner().invoke(app, ["replay", *arguments, "--json"])
    assert result.exit_code == 0, result.output
    return json.loads(result.stdout)


@pytest.mark.parametrize("name", TEXTS)
def test_texts_of_the_site_end_with_their_stacks(name: str) -> None:
    [hand] = told(str(FOUND / f"{name}.txt"))["hands"]
    assert hand["final_stacks"] == TEXTS[name]


def test_a_raise_behind_an_all_in_of_half_a_bet_is_on_top_of_it() -> None:
    assert told(str(FOUND / "half_a_bet_all_in.phh"))["final_stacks"] == [566, 0, 462]


def test_a_lone_player_discards_behind_a_check_that_no_document_has() -> None:
    found = told(str(FOUND / "lone_player_discards.phh"), "--house", "casino-helsinki")
    assert found["final_stacks"] == [73.75, 0, 87, 6, 25.25] and "finishing_stacks_in_file" not in found


def test_a_cancelled_hand_of_one_player_is_read_and_a_played_one_is_refused(tmp_path: Path) -> None:
    lines = [
        "PokerStars Hand #1:  Hold'em No Limit ($1/$2 USD) - 2024/01/01 12:00:00 ET",
        "Table 'Tab' 6-max Seat #1 is the button",
        "Seat 1: Cid ($40 in chips)",
        "Hand cancelled",
        "*** SUMMARY ***",
        "Total pot $0 | Rake $0",
    ]
    file = tmp_path / "one.txt"
    file.write_text("\n".join(lines))
    assert told(str(file))["hands"][0]["final_stacks"] == [40]
    file.write_text("\n".join([line for line in lines if line != "Hand cancelled"]))
    result = CliRunner().invoke(app, ["replay", str(file), "--json"])
    assert (
        result.exit_code == 2
        and "a hand needs two seats" in result.output
        and "Traceback" not in result.output
    )


def test_dead_blinds_finer_than_other_amounts_are_played_exactly() -> None:
    hand = PhhHand(
        variant="NT",
        antes=(0, 1, 0),
        blinds_or_straddles=(1, 2, 0),
        amounts={"min_bet": 2},
        starting_stacks=(100, 100, 100),
        actions=("d dh p1 AsAh", "d dh p2 KsKh", "d dh p3 QsQh", "p3 f", "p1 f"),
        other={"_dead": [0, Decimal("0.25"), 0]},
    )
    assert replay(hand).final_stacks == (99, 101, 100)


@pytest.mark.parametrize("dead", [["x", 0, 0], [0, -1, 0], [0, 0], 3, [0, 2, 0]])
def test_dead_blinds_that_are_none_are_told(dead: Any, tmp_path: Path) -> None:
    file = tmp_path / "dead.phh"
    document = FOUND / "half_a_bet_all_in.phh"
    file.write_text(f"{document.read_text()}\n_dead = {json.dumps(dead)}\n")
    result = CliRunner().invoke(app, ["replay", str(file)])
    assert result.exit_code == 2 and result.stderr.count("\n") == 1 and "_dead" in result.stderr


# What we wrote wrongly


@cache
def hands(name: str, game: str) -> list[Played]:
    return [hand for seed in range(16) for hand in Crowd(seed, name, game).play() if not hand.is_void]


def test_a_dead_blind_behind_straddles_is_in_both_downloads_and_a_live_one_is_no_small_blind() -> None:
    found = 0
    for hand in hands("casino-kruh", "holdem-nl"):
        straddled = any(isinstance(event, BlindPosted) and event.blind == "straddle" for event in hand.events)
        dead = [event for event in hand.events if isinstance(event, DeadBlindPosted)]
        if not straddled or not dead:
            continue
        found += 1
        document, text = (
            read_phh(as_phh(hand.terms, hand.seen_by(0))),
            as_pokerstars(hand.terms, hand.seen_by(0)),
        )
        assert sum(map(Decimal, document.amounts_of("_dead"))) * 100 == sum(event.amount for event in dead)
        assert text.count("posts dead blind ") == len(dead)
        small = [event for event in hand.events if isinstance(event, BlindPosted) and event.blind == "small"]
        assert text.count("posts small blind ") == len(small)
    assert found


def test_a_hand_of_a_mix_is_written_as_the_game_it_was() -> None:
    seen = set()
    crowd = Crowd(5, "casino-helsinki", "horse")
    for hand in [hand for _ in range(8) for hand in crowd.play() if not hand.is_void]:
        deal = hand.start.deal
        seen.add(deal)
        text, document = (
            as_pokerstars(hand.terms, hand.seen_by(0)),
            read_phh(as_phh(hand.terms, hand.seen_by(0))),
        )
        names = {"holdem": "Hold'em", "omaha8": "Omaha Hi/Lo", "razz": "Razz", "stud": "7 Card Stud"}
        assert f":  {names.get(deal, '7 Card Stud Hi/Lo')} Limit (€" in text
        codes = {"holdem": "FT", "omaha8": "FO/8", "razz": "FR", "stud": "F7S", "stud8": "F7S/8"}
        assert document.variant == codes[deal]
        assert text.count(": brings in for ") == sum(
            isinstance(event, BringInPosted) for event in hand.events
        )
        for event in hand.events:
            assert not isinstance(event, UpCardDealt) or f"[{event.card}]" in text
    assert seen == {"holdem", "omaha8", "razz", "stud", "stud8"}


def test_a_hand_of_a_tournament_is_written_as_one_with_the_stakes_of_its_level() -> None:
    levels = set()
    for hand in [hand for seed in (1, 2, 3) for hand in tournament_hands(seed)]:
        stakes = hand.start.stakes
        if stakes is None or hand.start.deal != "holdem" or hand.start.form != "no_limit":
            continue
        levels.add(stakes.level)
        text, document = (
            as_pokerstars(hand.terms, hand.seen_by(0)),
            read_phh(as_phh(hand.terms, hand.seen_by(0))),
        )
        first = text.splitlines()[0]
        assert ": Tournament #" in first and f" ({stakes.small_blind}/{stakes.big_blind}) - " in first
        assert " - Level " in first and "€" not in text
        assert "currency" not in document.other and document.other["event"] == hand.terms.tournament
        assert document.starting_stacks == tuple([seat.stack for seat in hand.start.seats])
        assert document.amounts["min_bet"] == stakes.big_blind
    assert len(levels) > 1


def test_a_hand_that_is_shown_when_all_are_in_is_told_once_and_read_by_others() -> None:
    found = 0
    for hand in hands("pokerstars-live-fi", "holdem-nl"):
        shown = [event.seat for event in hand.events if isinstance(event, HandShown)]
        short = any(
            isinstance(event, BlindPosted) and event.all_in for event in hand.events
        )  # PokerKit: see docs
        if len(shown) == len(set(shown)) or short:
            continue
        found += 1
        document = as_phh(hand.terms, hand.seen_by(0))
        told_shown = [line for line in read_phh(document).actions if " sm " in line]
        assert len(told_shown) == len(set(shown))
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            assert list(pokerkit.HandHistory.loads(document))
    assert found >= 3


def test_holdem_with_antes_alone_opens_for_the_ante() -> None:
    crowds = [
        crowd
        for seed in range(60)
        if not (crowd := Crowd(seed, "casino-helsinki", "holdem-nl")).terms.big_blind
    ]
    played = [hand for crowd in crowds[:4] for hand in crowd.play()]
    assert played
    for hand in played:
        document = read_phh(as_phh(hand.terms, hand.seen_by(0)))
        assert (
            document.variant == "NTX"
            and document.amounts["min_bet"] == 1
            and document.amounts["bring_in"] == 2
        )


def test_a_game_of_open_cards_with_blinds_has_a_code_of_its_own() -> None:
    codes = {
        read_phh(as_phh(hand.terms, hand.seen_by(0))).variant
        for hand in hands("casino-helsinki", "dealers-choice")
        if any(isinstance(event, HandEnded) for event in hand.events)
    }
    assert codes & {"FRX", "F7SX", "F7S/8X"} and not codes & {"FR", "F7S", "F7S/8"}
