"""The shuffle has no bias at all: proved by exhaustion, choice by choice, on the code that deals."""

import subprocess
import sys
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardroom.cards import deck as deck_module
from cardroom.cards.card import cards_text
from cardroom.cards.deck import DECK_SIZE, SeedFault, shuffle_by, shuffled_deck

GOLDEN = Path(__file__).parent / "golden_decks.txt"

# A byte that chooses the last of the places left, so that nothing moves: the cards stay in order.
STAY = [bound - 1 for bound in range(DECK_SIZE, 1, -1)]


def choices_of(deck: list[int]) -> list[int]:
    """The places chosen, first choice first, that shuffle the ordered deck into `deck`: the shuffle undone."""
    wanted = deck[::-1]
    cards = list(range(DECK_SIZE))
    choices = []
    for last in range(DECK_SIZE - 1, 0, -1):
        place = cards.index(wanted[last])
        choices.append(place)
        cards[last], cards[place] = cards[place], cards[last]
    return choices


@pytest.mark.clause("CK-H.17")
@given(st.binary(min_size=32, max_size=32))
def test_every_deck_holds_the_52_cards_once_and_no_joker(seed: bytes) -> None:
    assert sorted(shuffled_deck(seed, b"any hand")) == list(range(52))


@pytest.mark.parametrize("bound", range(2, DECK_SIZE + 1))
def test_every_place_is_chosen_by_equally_many_bytes(bound: int) -> None:
    """All 256 values of the byte that decides among `bound` places, through the real shuffle: bias exactly nought."""
    before, after = STAY[: DECK_SIZE - bound], STAY[DECK_SIZE - bound + 1 :]
    times_chosen = [0] * bound
    skipped = 0
    for byte in range(256):
        deck = shuffle_by(bytes([*before, byte, *after]))
        if not deck:  # the byte was skipped, and so the stream was one too short
            skipped += 1
            assert shuffle_by(bytes([*before, byte, STAY[DECK_SIZE - bound], *after])) == shuffle_by(
                bytes(STAY)
            )
            continue
        choices = choices_of(deck)
        times_chosen[choices[DECK_SIZE - bound]] += 1
        assert choices[: DECK_SIZE - bound] == before
        assert choices[DECK_SIZE - bound + 1 :] == after
    assert set(times_chosen) == {256 // bound}
    assert skipped == 256 % bound


@given(st.tuples(*[st.integers(0, bound - 1) for bound in range(DECK_SIZE, 1, -1)]))
def test_different_choices_give_different_decks(choices: tuple[int, ...]) -> None:
    """Each of the 52! runs of choices can be read back from its deck, so every deck comes from exactly one run."""
    deck = shuffle_by(bytes(choices))
    assert sorted(deck) == list(range(DECK_SIZE))
    assert choices_of(deck) == list(choices)


@given(st.binary(min_size=32, max_size=32), st.binary(max_size=100))
def test_a_deck_is_all_52_cards_and_the_same_for_the_same_seed(seed: bytes, context: bytes) -> None:
    deck = shuffled_deck(seed, context)
    assert sorted(deck) == list(range(DECK_SIZE))
    assert shuffled_deck(seed, context) == deck


def test_no_deck_changes_from_one_release_to_the_next() -> None:
    lines = [line.split() for line in GOLDEN.read_text().splitlines()]
    assert len(lines) == 20
    for seed, context, cards in lines:
        assert cards_text(shuffled_deck(bytes.fromhex(seed), context.encode())) == cards


def test_the_players_script_shuffles_the_same_decks() -> None:
    """The script that players check with was written apart; it must agree with every golden deck."""
    script = (
        "import runpy, sys\n"
        "tool = runpy.run_path(sys.argv[1])\n"
        "for line in open(sys.argv[2]):\n"
        "    seed, context, _ = line.split()\n"
        "    deck = tool['shuffled'](bytes.fromhex(seed), context.encode())\n"
        "    print(''.join(tool['CARDS'][card] for card in deck))\n"
    )
    tool = Path(__file__).parents[2] / "tools" / "verify_seal.py"
    ran = subprocess.run(
        [sys.executable, "-I", "-c", script, str(tool), str(GOLDEN)],
        capture_output=True,
        text=True,
        check=True,
    )
    assert ran.stdout.split() == [line.split()[2] for line in GOLDEN.read_text().splitlines()]


def test_a_changed_seed_or_context_changes_the_deck() -> None:
    seed = bytes(range(32))
    decks = {tuple(shuffled_deck(seed, context)) for context in (b"", b"table 1 hand 1", b"table 1 hand 2")}
    for place in range(32):
        changed = bytearray(seed)
        changed[place] ^= 1
        decks.add(tuple(shuffled_deck(bytes(changed), b"")))
    assert len(decks) == 35


@pytest.mark.parametrize("length", [0, 1, 16, 31, 33, 64])
def test_a_seed_that_is_not_256_bits_is_refused(length: int) -> None:
    with pytest.raises(SeedFault, match="32 bytes"):
        shuffled_deck(bytes(length), b"table 1 hand 1")


def test_a_stream_that_ends_too_soon_gives_no_deck() -> None:
    assert shuffle_by(b"") == []
    assert shuffle_by(bytes(STAY[:-1])) == []
    assert shuffle_by(bytes([255] * 1000)) == []
    assert shuffle_by(bytes([255] * 1000 + STAY)) == shuffle_by(bytes(STAY))


def test_a_deck_does_not_depend_on_how_much_of_the_stream_is_read_at_once(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    seeds = [number.to_bytes(32, "big") for number in range(50)]
    usual = [shuffled_deck(seed, b"context") for seed in seeds]
    for block in (1, 51, 57, 400):
        monkeypatch.setattr(deck_module, "_BLOCK_BYTES", block)
        assert [shuffled_deck(seed, b"context") for seed in seeds] == usual
