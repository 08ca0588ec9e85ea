"""Chance that comes in as a seed: fair, the same for ever, and checked by whoever saw the seal."""

from cardroom.tournament.seeded_chance import number_of, opens, seal_of

SEED = bytes(range(32))


def test_the_same_seed_draws_the_same_number_and_another_purpose_another() -> None:
    assert number_of(SEED, b"game 1", 100_000) == number_of(SEED, b"game 1", 100_000) == 93_887
    assert number_of(SEED, b"game 2", 100_000) != number_of(SEED, b"game 1", 100_000)


def test_every_number_is_drawn_and_no_other() -> None:
    found = {number_of(SEED, place.to_bytes(2), 7) for place in range(300)}
    assert found == set(range(1, 8)) and number_of(SEED, b"", 1) == 1


def test_a_bound_that_rejects_often_reads_the_stream_further() -> None:
    bound = 2**31 + 1
    assert all(1 <= number_of(SEED, place.to_bytes(2), bound) <= bound for place in range(500))


def test_the_seed_that_is_shown_afterwards_is_the_one_that_was_sealed() -> None:
    seal = seal_of(SEED, b"game 1")
    assert opens(seal, SEED, b"game 1")
    assert not opens(seal, SEED, b"game 2") and not opens(seal, SEED[::-1], b"game 1")
    assert not opens(seal, b"", b"game 1")
