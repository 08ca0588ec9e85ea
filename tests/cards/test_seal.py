"""The seal fixes the whole deck before the first card, and each opening proves one card and tells nothing else."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardroom.cards.deck import SeedFault, shuffled_deck
from cardroom.cards.seal import Opening, Seal, leaf_hash, proof, seal_deck, verify_opening

SEED = bytes(range(32))
CONTEXT = b"table 1 hand 1"
SEAL = seal_deck(SEED, CONTEXT)
DECK = shuffled_deck(SEED, CONTEXT)

places = st.integers(0, 51)
seeds = st.binary(min_size=32, max_size=32)


@given(seeds, st.binary(max_size=60))
def test_every_opening_of_every_deck_verifies_and_shows_its_card(seed: bytes, context: bytes) -> None:
    seal = seal_deck(seed, context)
    openings = [seal.opening(place) for place in range(52)]
    assert [opening.card for opening in openings] == shuffled_deck(seed, context)
    assert all(verify_opening(seal.root, opening) for opening in openings)


def flipped(data: bytes, bit: int) -> bytes:
    changed = bytearray(data)
    changed[bit // 8] ^= 1 << bit % 8
    return bytes(changed)


@given(places, st.integers(0, 255))
def test_any_changed_bit_of_the_root_fails(place: int, bit: int) -> None:
    assert not verify_opening(flipped(SEAL.root, bit), SEAL.opening(place))


@given(places, st.integers(0, 255))
def test_any_changed_bit_of_the_salt_fails(place: int, bit: int) -> None:
    opening = SEAL.opening(place)
    assert not verify_opening(SEAL.root, replace(opening, salt=flipped(opening.salt, bit)))


@given(places, st.integers(0, 5), st.integers(0, 255))
def test_any_changed_bit_of_the_path_fails(place: int, height: int, bit: int) -> None:
    opening = SEAL.opening(place)
    path = list(opening.path)
    path[height] = flipped(path[height], bit)
    assert not verify_opening(SEAL.root, replace(opening, path=tuple(path)))


def test_no_other_card_and_no_other_place_can_be_claimed() -> None:
    for place in range(52):
        opening = SEAL.opening(place)
        holds = [card for card in range(-2, 60) if verify_opening(SEAL.root, replace(opening, card=card))]
        assert holds == [opening.card]
        holds = [
            other for other in range(-70, 140) if verify_opening(SEAL.root, replace(opening, place=other))
        ]
        assert holds == [place]


@given(places, st.integers(0, 8), st.integers(0, 40))
def test_an_opening_of_another_shape_fails(place: int, height: int, length: int) -> None:
    opening = SEAL.opening(place)
    if height != 6:
        longer = (*opening.path, *opening.path)[:height]
        assert not verify_opening(SEAL.root, replace(opening, path=longer))
    if length != 32:
        assert not verify_opening(SEAL.root, replace(opening, salt=(opening.salt * 2)[:length]))
        path = ((opening.path[0] * 2)[:length], *opening.path[1:])
        assert not verify_opening(SEAL.root, replace(opening, path=path))


def test_an_opening_of_another_hand_fails() -> None:
    other = seal_deck(SEED, b"table 1 hand 2")
    assert not any(verify_opening(other.root, SEAL.opening(place)) for place in range(52))


def test_an_inner_hash_cannot_pass_for_a_card() -> None:
    """The first byte of what is hashed keeps leaves and nodes apart, and the length of the path is fixed."""
    opening = SEAL.opening(0)
    assert not verify_opening(SEAL.root, replace(opening, path=opening.path[1:]))
    assert not verify_opening(SEAL.root, Opening(0, opening.card, opening.path[0], opening.path))


def test_an_opening_tells_nothing_of_the_cards_beside_it() -> None:
    """Its path holds the next card's leaf; without that card's own salt no card can be tried against it."""
    for place in range(52):
        opening = SEAL.opening(place)
        neighbour = SEAL.opening(place ^ 1)
        assert opening.path[0] == leaf_hash(neighbour.place, neighbour.card, neighbour.salt)
        known = [bytes(32), SEAL.root, opening.salt, *opening.path]
        assert not any(
            leaf_hash(place ^ 1, card, salt) == opening.path[0] for card in range(52) for salt in known
        )


def test_the_salts_are_all_different_and_apart_from_the_decks_stream() -> None:
    salts = {SEAL.opening(place).salt for place in range(52)}
    salts |= {seal_deck(SEED, b"table 1 hand 2").opening(place).salt for place in range(52)}
    assert len(salts) == 104


def test_the_root_is_fixed_by_seed_and_context_alone() -> None:
    assert seal_deck(SEED, CONTEXT).root == SEAL.root
    roots = {seal_deck(SEED, b"hand %d" % number).root for number in range(50)}
    assert len(roots) == 50


def test_the_same_deck_under_other_salts_has_another_root() -> None:
    """Else a watcher could try likely decks against the root."""
    salts = [bytes([place]) * 32 for place in range(52)]
    assert Seal(DECK, salts).root != Seal(DECK, salts[::-1]).root != SEAL.root


@pytest.mark.parametrize("place", [-1, 52, 63])
def test_a_place_that_no_deck_has_is_refused(place: int) -> None:
    with pytest.raises(ValueError, match="places 0 to 51"):
        SEAL.opening(place)


def test_only_a_whole_deck_is_sealed() -> None:
    salts = [bytes(32)] * 52
    for deck in (DECK[:51], [*DECK[:51], DECK[0]], [*DECK, 0]):
        with pytest.raises(ValueError, match="52 cards of one deck"):
            Seal(deck, salts)
    with pytest.raises(ValueError, match="a salt for each"):
        Seal(DECK, salts[:51])
    with pytest.raises(SeedFault):
        seal_deck(bytes(31), CONTEXT)


def test_a_proof_holds_the_openings_it_was_given_and_no_more() -> None:
    plain = proof(SEAL.root, [SEAL.opening(4), SEAL.opening(10)])
    assert plain["root"] == SEAL.root.hex()
    assert isinstance(plain["openings"], list)
    assert [opening["place"] for opening in plain["openings"]] == [4, 10]
    assert set(plain) == {"root", "openings"}
    assert all(set(opening) == {"place", "card", "salt", "path"} for opening in plain["openings"])
