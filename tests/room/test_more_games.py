"""A house's own book may name games that none of our houses has: a room offers them, deals them and keeps their hands."""

from __future__ import annotations

import json
import random
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from cardroom.bots.follower import Follower
from cardroom.bots.mind import CallingMind
from cardroom.bots.player import cards_text_of
from cardroom.cards.card import card, card_text, parse_cards
from cardroom.cards.deck import ORDERED_DECK
from cardroom.cards.ranking.deuce_seven import rank_deuce_seven
from cardroom.cards.words import deuce_seven_words
from cardroom.games import EVERY_GAME, GAMES, OFFERED
from cardroom.games.offers import load_house
from cardroom.histories.history_faults import BrokenHistory
from cardroom.histories.phh import read_phh
from cardroom.histories.phh_replay import replay
from cardroom.histories.variants import VARIANTS
from cardroom.room.archive.hand_files import as_phh, as_pokerstars
from cardroom.room.protocol.responses import HandBody
from cardroom.rules.layers.rule_faults import RulebookFaults
from cardroom.table.events import BoardDealt, HandEnded, HandShown, HoleDealt, HoleSeen
from cardroom.testing.whole_room import TestRoom
from tests.houses import MORE_GAMES, more_games

VERIFIER = Path(__file__).parents[2] / "tools" / "verify_seal.py"
NAMES = ("Ann", "Ben", "Cat", "Dan")
POOLS = {
    "omaha6-pl-pl200": "omaha6",
    "draw-nl-nl200": "five-card-draw",
    "single-nl-nl200": "single-draw",
    "triple-fl-fl2-4": "triple-draw",
    "badugi-fl-fl2-4": "badugi",
    "short-nl-nl200-a": "short-deck",
    "short-trips-nl-nl200": "short-deck-trips",
    "royal-pl-pl200": "royal",
}
SMALL = {pool: code for pool, code in POOLS.items() if len(OFFERED[code].deck) < len(ORDERED_DECK)}


def go_on_as_bot(room: TestRoom, table: str, mind: CallingMind) -> None:
    """The player to act decides as a bot would that sees what this player sees."""
    client = room.actor(table)
    choice = mind.decide(Follower(client.player, client.view(table)).spot())
    act = client.act(table, choice.action, choice.amount)
    client.done(msgspec.structs.replace(act, cards=cards_text_of(choice.cards)))


def played(room: TestRoom, pool: str, hands: int, seed: int = 7) -> list[str]:
    """So many hands of four bots; their ids."""
    table = room.seat(pool, *NAMES)
    mind, found = CallingMind(random.Random(seed)), []
    for _ in range(hands):
        room.deal(table)
        found.append(room.hand(table).hand)
        while room.table(table).hand is not None:
            go_on_as_bot(room, table, mind)
    return found


def body_for(room: TestRoom, hand: str, name: str) -> HandBody:
    """The hand as this player may see it."""
    return room.run(room.room.hands.body(hand, room.client(name).player))


def verified(body: HandBody, folder: Path) -> bool:
    """Whether the script that knows nothing of the room finds every opening right."""
    file = folder / "proof.json"
    file.write_text(json.dumps({"root": body.root, "openings": msgspec.to_builtins(body.openings)}))
    return subprocess.run([sys.executable, VERIFIER, file], capture_output=True, check=False).returncode == 0


def test_here_is_every_game_that_a_book_may_name_and_our_houses_lack() -> None:
    assert set(POOLS.values()) == OFFERED.keys() - GAMES.keys()


@pytest.mark.parametrize("pool", list(POOLS))
def test_a_room_offers_and_deals_it_and_goes_on_behind_a_restart(pool: str, tmp_path: Path) -> None:
    with TestRoom(tmp_path, book=more_games()) as room:
        table = room.seat(pool, *NAMES)
        for name in NAMES:
            room.client(name).watch(table)
        chips = sum(room.balances().values())
        room.deal(table)
        assert room.hand(table).engine.setup.game is OFFERED[POOLS[pool]]
        room.act(table, "call")
        before = room.hand(table).engine.dump()
        room.restart()
        assert room.hand(table).engine.dump() == before
        for name in NAMES:
            room.connect(name).watch(table)
        name = room.hand(table).hand
        room.play(table)
        room.deal(table)
        room.play(table)
        assert sum(room.balances().values()) == chips == sum(room.balances_kept().values())
        rows = room.run(room.room.hands.rows(room.client("Ann").player, ""))
        assert name in [row.hand for row in rows.hands]
        assert not room.room.tables[table].is_halted


@pytest.mark.parametrize("pool", list(POOLS))
def test_bots_play_it_to_the_end_and_each_hand_is_told_kept_proved_and_written(
    pool: str, tmp_path: Path
) -> None:
    code = POOLS[pool]
    with TestRoom(tmp_path, book=more_games()) as room:
        hands = played(room, pool, 4)
        for hand in hands:
            for name in NAMES:
                body, player = body_for(room, hand, name), room.client(name).player
                assert isinstance(body.events[-1], HandEnded) and body.openings
                row = next(
                    one for one in room.run(room.room.hands.rows(player, "")).hands if one.hand == hand
                )
                seen = [event for event in body.events if isinstance(event, HoleSeen)]
                assert row.cards == seen[-1].cards
                assert set(map(card, row.cards)) <= set(OFFERED[code].deck)
                shown = [event for event in body.events if isinstance(event, HandShown) and event.words]
                assert all(event.best for event in shown)
                document = read_phh(as_phh(body.terms, body.events))
                assert VARIANTS[document.variant] == (code, body.terms.form)
                assert [int(stack * 100) for stack in document.amounts_of("finishing_stacks")] == [
                    one.stack for one in body.events[-1].stacks
                ]
                assert replay(document).told_stacks is None, "the rules give the stacks that are written"
            assert verified(body, tmp_path)
            if code == "omaha6":
                assert "6 Card Omaha Pot Limit" in as_pokerstars(body.terms, body.events)
            else:
                with pytest.raises(BrokenHistory, match="cannot be written so"):
                    as_pokerstars(body.terms, body.events)


@pytest.mark.parametrize("pool", list(SMALL))
def test_a_small_deck_is_dealt_from_the_sealed_one_in_its_order_and_what_is_passed_over_is_opened(
    pool: str, tmp_path: Path
) -> None:
    deck = frozenset(OFFERED[SMALL[pool]].deck)
    burns = 1
    with TestRoom(tmp_path, book=more_games()) as room:
        for hand in played(room, pool, 3):
            body = body_for(room, hand, "Ann")
            places = {place for one in body.events if isinstance(one, HoleDealt) for place in one.places}
            boards = [one.places for one in body.events if isinstance(one, BoardDealt)]
            places |= {place for one in boards for place in one}
            opened = {one.place: one.card for one in body.openings}
            passed = {place for place, text in opened.items() if card(text) not in deck}
            assert len(places) == 2 * len(NAMES) + sum(map(len, boards))
            assert len(places | passed) + burns * len(boards) == max(places) + 1, "dealt in order"
            assert max(passed, default=0) < max(places) and not passed & places


def test_a_hand_shown_behind_its_end_and_behind_a_restart_is_the_sealed_one(tmp_path: Path) -> None:
    """The cards of a finished hand come back from the seed and from their places in the sealed deck."""
    with TestRoom(tmp_path, book=more_games()) as room:
        table = room.seat("short-nl-nl200-a", "Ann", "Ben")
        room.deal(table)
        held = {
            seat: {card_text(one): place for one, place in cards.items()}
            for seat, cards in room.hand(table).unseen().items()
        }
        loser = room.actor(table)
        room.act(table, "fold")
        room.restart()
        state = room.table(table)._state
        assert state.over_cards[loser.player] in held.values()


@pytest.mark.parametrize("code", [code for code in EVERY_GAME if code not in OFFERED])
def test_a_game_that_no_table_deals_is_refused_by_name(code: str) -> None:
    text = MORE_GAMES.read_text().replace('"omaha6"', f'"{code}"')
    with pytest.raises(RulebookFaults, match="is for simulation and study; a room doesn't deal it"):
        load_house(text)


@pytest.mark.parametrize(
    ("cards", "category", "ranks"),
    [
        ("7h5d4c3s2s", "high_card", ("7", "5", "4", "3", "2")),
        ("Ah5d4c3s2s", "high_card", ("A", "5", "4", "3", "2")),
        ("6h5d4c3s2s", "straight", ("6",)),
        ("7s5s4s3s2s", "flush", ("7", "5", "4", "3", "2")),
        ("2h2d4c3s9s", "pair", ("2", "9", "4", "3")),
    ],
)
def test_a_deuce_to_seven_low_is_called_by_its_cards(
    cards: str, category: str, ranks: tuple[str, ...]
) -> None:
    words = deuce_seven_words(rank_deuce_seven(parse_cards(cards)))
    assert (words.category, words.ranks) == (category, ranks)
