"""Open Hand History: every hand that is written is read back and replayed to the same stacks."""

import json
from dataclasses import replace
from decimal import Decimal
from pathlib import Path
from random import Random
from typing import Any

import pytest
from typer.testing import CliRunner

from cardroom.cli.main import app
from cardroom.engine import Hand, HandRules, Setup
from cardroom.games import game
from cardroom.histories.history_faults import BrokenHistory
from cardroom.histories.ohh import read_each_ohh, read_ohh, read_ohhs, write_ohh, write_ohhs
from cardroom.histories.phh import PhhHand, read_phh
from cardroom.histories.phh_hand import phh_of
from cardroom.histories.phh_replay import NO_HOUSE, replay
from cardroom.room.archive.hand_files import as_phh
from cardroom.sim import deal, play
from cardroom.sim.policies import uniform
from tests.histories.crowds import hands_of
from tests.test_engine_page import EXAMPLE, printed_by

RULES = replace(NO_HOUSE, raise_cap=0)


def random_hand(chance: Random, posts_are_whole: bool) -> Hand:
    """A hand of a game that the format has, with stacks, antes, straddles and runs of the board by chance."""
    code, form = chance.choice([
        ("holdem", "no_limit"), ("holdem", "pot_limit"), ("holdem", "fixed_limit"), ("omaha", "pot_limit"),
        ("omaha", "no_limit"), ("omaha8", "fixed_limit"), ("omaha8", "pot_limit"),
    ])  # fmt: skip
    count = chance.randint(2, 7)
    least = 30 if posts_are_whole else 1
    stacks = [chance.randint(least, chance.choice((30, 60, 400))) for _ in range(count)]
    stacks[0] = stacks[1] = max(stacks)
    blinds = [2, 1] if count == 2 else [1, 2, *[0] * (count - 2)]
    straddles = [0] * count
    if count > 3 and form == "no_limit" and chance.random() < 0.3:
        straddles[2] = 4
    ante = chance.choice((0, 0, 1, 2))
    deck = list(range(52))
    chance.shuffle(deck)
    setup = Setup(
        game=game(code), form=form, stacks=stacks, blinds=blinds, antes=[ante] * count, straddles=straddles,
        minimum_bet=2, small_bet=2, big_bet=4, deck=deck, rules=replace(RULES, board_runs=chance.choice((1, 1, 2))),
    )  # fmt: skip
    hand = Hand(setup)
    while hand.actor >= 0:
        if hand.run_offer:
            hand.run_board(hand.run_offer)
        else:
            uniform(hand, chance.random)
    return hand


def plain(text: str) -> str:
    """A hand as another program would write it: without the field of ours, whole amounts as 2.0."""
    told: dict[str, Any] = json.loads(text, parse_int=int, parse_float=float)
    del told["ohh"]["_phh"]
    return json.dumps(told)


def check(document: PhhHand, stacks: list[int], rules: HandRules) -> None:
    again = read_ohh(write_ohh(document))
    ended = replay(again, rules)
    assert (list(ended.final_stacks), ended.told_stacks) == (stacks, None), write_ohh(document)
    assert again.variant == document.variant and again.starting_stacks == document.starting_stacks


def test_what_is_written_is_read_back_to_the_same_stacks() -> None:
    chance = Random(1)
    for _ in range(300):
        hand = random_hand(chance, posts_are_whole=False)
        check(phh_of(hand), hand.stacks, RULES)


@pytest.mark.exhaustive
def test_what_is_written_is_read_back_over_many_hands() -> None:
    chance = Random(2)
    for _ in range(20_000):
        hand = random_hand(chance, posts_are_whole=False)
        check(phh_of(hand), hand.stacks, RULES)


def test_so_it_is_by_the_fields_of_the_format_alone() -> None:
    """Whoever has chips for what is owed needs no field of ours."""
    chance = Random(3)
    for _ in range(300):
        hand = random_hand(chance, posts_are_whole=True)
        text = plain(write_ohh(phh_of(hand)))
        ended = replay(read_ohh(text), RULES)
        assert (list(ended.final_stacks), ended.told_stacks) == (hand.stacks, None), text


def test_the_hands_of_a_room_are_read_back_with_their_rake() -> None:
    """As downloaded by a player: cards of others that were never shown stay unknown."""
    written = refused = 0
    for seed in range(14):
        for hand in hands_of(seed):
            if hand.is_void:
                continue
            try:
                seat = hand.start.seats[seed % len(hand.start.seats)].seat
                document = read_phh(as_phh(hand.terms, hand.seen_by(seat)))
            except BrokenHistory:
                continue  # neither format has a place for Open Face
            try:
                text = write_ohh(document)
            except BrokenHistory as fault:
                assert "cannot be written so" in fault.what
                refused += 1
                continue
            again = read_ohh(text)
            wanted = replay(document)
            assert replay(again).final_stacks == wanted.final_stacks, text
            assert again.amounts_of("finishing_stacks") == document.amounts_of("finishing_stacks"), text
            assert again.other["players"] == document.other["players"]
            assert (
                read_ohh(plain(text)).other.get("finishing_stacks") == document.other["finishing_stacks"]
            ), text
            written += 1
    assert written > 60 and refused > 10


OTHERS = {
    "ohh": {
        "spec_version": "1.4.7", "site_name": "Elsewhere", "network_name": "Elsewhere", "internal_version": "3.1",
        "game_type": "Holdem", "bet_limit": {"bet_type": "NL", "bet_cap": 0.00}, "table_name": "Harbour", "table_size": 6,
        "game_number": "77", "start_date_utc": "2026-03-04T05:06:07Z", "currency": "EUR", "dealer_seat": 5,
        "small_blind_amount": 0.50, "big_blind_amount": 1.00, "ante_amount": 0.00, "hero_player_id": 9, "flags": [],
        "players": [
            {"id": 4, "seat": 1, "name": "Bo", "starting_stack": 40.00},
            {"id": 9, "seat": 2, "name": "Aino", "starting_stack": 100.00},
            {"id": 6, "seat": 3, "name": "Dag", "starting_stack": 80.00, "is_sitting_out": True},
            {"id": 7, "seat": 5, "name": "Cilla", "starting_stack": 61.50},
        ],
        "rounds": [
            {"id": 0, "street": "Preflop", "actions": [
                {"action_number": 0, "player_id": 4, "action": "Post SB", "amount": 0.50},
                {"action_number": 1, "player_id": 9, "action": "Post BB", "amount": 1.00},
                {"action_number": 2, "player_id": 9, "action": "Dealt Cards", "cards": ["As", "Kd"]},
                {"action_number": 3, "player_id": 7, "action": "Raise", "amount": 3.00},
                {"action_number": 4, "player_id": 4, "action": "Fold"},
                {"action_number": 5, "player_id": 9, "action": "Raise", "amount": 8.00},
                {"action_number": 6, "player_id": 7, "action": "Call", "amount": 6.00},
            ]},
            {"id": 1, "street": "Flop", "cards": ["Ah", "7c", "2d"], "actions": [
                {"action_number": 0, "player_id": 9, "action": "Bet", "amount": 10.25},
                {"action_number": 1, "player_id": 7, "action": "Fold", "amount": None},
            ]},
        ],
        "pots": [{"number": 0, "amount": 18.50, "rake": 0.90, "player_wins": [{"player_id": 9, "win_amount": 17.60}]}],
    }
}  # fmt: skip
"""A hand in our own words, as another site would write it: raises tell what was put in, not the total."""


def test_a_hand_of_another_site_is_replayed() -> None:
    document = read_ohh(json.dumps(OTHERS))
    assert document.other["players"] == ["Bo", "Aino", "Cilla"]
    assert document.actions[:5] == ("d dh p1 ????", "d dh p2 AsKd", "d dh p3 ????", "p3 cbr 3", "p1 f")
    assert document.actions[5] == "p2 cbr 9"
    ended = replay(document)
    assert ended.final_stacks == (Decimal("39.5"), Decimal("109.5"), Decimal("52.5"))
    assert ended.told_stacks is None and document.other["_rake"] == Decimal("0.9")
    assert document.amounts_of("finishing_stacks") == (Decimal("39.5"), Decimal("108.6"), Decimal("52.5"))


def test_a_win_that_is_not_the_hands_is_told() -> None:
    wrong = json.loads(json.dumps(OTHERS))
    wrong["ohh"]["pots"][0]["player_wins"][0]["player_id"] = 7
    assert replay(read_ohh(json.dumps(wrong))).told_stacks is not None


def test_a_file_of_many_tells_which_hand_is_broken() -> None:
    good = write_ohh(phh_of(play(deal("nlhe", 3, seed=1), seed=1)))
    broken = good.replace('"Holdem"', '"Canasta"')
    found = read_each_ohh("\ufeff" + good + "\r\n\r\n" + broken + "\n\n" + good)
    assert [number for number, _ in found] == ["1", "2", "3"]
    assert str(found[1][1]) == "game_type: 'Canasta' is not read here; Holdem, Omaha, OmahaHiLo are"
    assert found[0][1] == found[2][1]
    hands = [phh_of(play(deal("plo", 4, seed=seed), seed=seed)) for seed in range(5)]
    assert [replay(one).final_stacks for one in read_ohhs(write_ohhs(hands))] == [
        replay(one).final_stacks for one in hands
    ]


@pytest.mark.parametrize(
    ("code", "said"),
    [("stud", "Seven Card Stud"), ("razz", "Razz"), ("plo5", "Omaha 5"), ("badugi", "Badugi"), ("double-flop", "Double")],
)  # fmt: skip
def test_a_game_that_the_format_has_no_name_for_is_refused(code: str, said: str) -> None:
    with pytest.raises(
        BrokenHistory, match="cannot be written so: Open Hand History has no name for it"
    ) as refused:
        write_ohh(phh_of(play(deal(code, 3, seed=1), seed=1)))
    assert said.split()[0] in refused.value.what


@pytest.mark.parametrize(
    ("path", "value", "said"),
    [
        (("dealer_seat",), None, "dealer_seat: must be the number of a seat"),
        (("players",), [], "players: 0 players are dealt in"),
        (("players", 0, "id"), "x", "players[0]: must have a whole number"),
        (("players", 0, "id"), 9, "players: two have the same id"),
        (("players", 0, "starting_stack"), -1, "players[0].starting_stack: -1 is below zero"),
        (("big_blind_amount",), None, "big_blind_amount: None is not a number"),
        (("bet_limit",), "NL", "bet_limit: None is no betting form"),
        (("rounds",), {}, "rounds: must be a list"),
        (("rounds", 0), 5, "rounds[0]: must be an object"),
        (("rounds", 0, "actions", 3, "action"), "Sing", "rounds[0].actions[3]: 'Sing' is no action"),
        (("rounds", 0, "actions", 3, "action"), "Add to Pot", "chips that nobody's stack pays"),
        (("rounds", 0, "actions", 3, "player_id"), 6, "rounds[0].actions[3]: 6 is the id of no player dealt in"),
        (("rounds", 0, "actions", 3, "amount"), "3", "rounds[0].actions[3].amount: 3 is not a number"),
        (("rounds", 1, "cards"), ["1x"], "rounds[1].cards: must be a list of cards"),
        (("pots", 0, "player_wins"), None, "pots[0].player_wins: must be a list"),
        (("pots", 0, "player_wins", 0, "player_id"), 6, "pots[0]: a pot is won by nobody dealt in"),
        (("_phh",), 4, "_phh: must be an object"),
    ],
)  # fmt: skip
def test_what_is_wrong_is_told_with_its_place(path: tuple[Any, ...], value: Any, said: str) -> None:
    wrong = json.loads(json.dumps(OTHERS))
    place = wrong["ohh"]
    for key in path[:-1]:
        place = place[key]
    place[path[-1]] = value
    with pytest.raises(BrokenHistory) as refused:
        read_ohh(json.dumps(wrong))
    assert said in str(refused.value)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "0 hands where there should be one"),
        ("[]", "ohh: missing"),
        ('{"ohh": {"game_type": ', "line 1: not JSON"),
        ('{"ohh": {"a": NaN}}', "not readable JSON"),
        ("[" * 100_000, "not readable JSON: too deep"),
    ],
)
def test_a_torn_file_is_refused(text: str, said: str) -> None:
    with pytest.raises(BrokenHistory) as refused:
        read_ohh(text)
    assert said in str(refused.value)


def test_a_hand_cut_anywhere_is_refused_and_nothing_else_happens() -> None:
    text = json.dumps(OTHERS)
    for length in range(1, len(text), 7):
        with pytest.raises(BrokenHistory):
            replay(read_ohh(text[:length]))


@pytest.mark.parametrize("name", ["hands.ohh", "hands.txt", "hands.json"])
def test_the_commands_read_such_files(tmp_path: Path, name: str) -> None:
    file = tmp_path / name
    wrong = json.dumps(OTHERS).replace('"Fold", "amount": null', '"Check"')
    file.write_text(json.dumps(OTHERS) + "\n\n" + wrong)
    said = CliRunner().invoke(app, ["replay", str(file), "--json"])
    told = json.loads(said.stdout)
    assert said.exit_code == 1
    assert [one["final_stacks"] for one in told["hands"]] == [[39.5, 109.5, 52.5]]
    assert [one["id"] for one in told["refused"]] == ["2"]
    said = CliRunner().invoke(app, ["stats", str(file), "--json"])
    assert json.loads(said.stdout)["hands"] == 1


def test_the_example_of_the_page_prints_what_it_says() -> None:
    page = (Path(__file__).parents[2] / "docs" / "histories.md").read_text()
    ((code, expected),) = EXAMPLE.findall(page)
    assert printed_by(code, {}) == expected
