"""Matters in memory: what the store refuses is put back, and later changes stay."""

from __future__ import annotations

import random

import msgspec

from cardroom.room.runtime.open_matters import OpenMatters, PutBack
from cardroom.store.rows import Matter


class Note(msgspec.Struct, frozen=True):
    """A matter of a test."""

    words: str


def changed(matters: OpenMatters[Note], chance: random.Random, name: str, words: str) -> PutBack:
    return matters.end(name) if chance.random() < 0.4 else matters.open(name, Note(words))


def test_changes_that_are_refused_from_the_last_to_the_first_leave_what_was_there() -> None:
    for seed in range(300):
        chance = random.Random(seed)
        matters = OpenMatters("note", Note)
        for name in "ab":
            matters.open(name, Note("first"))
        before = dict(matters)
        undo = [
            changed(matters, chance, chance.choice("abc"), f"{turn}") for turn in range(chance.randint(1, 6))
        ]
        for put_back in reversed(undo):
            put_back(None)
        assert matters == before, seed


def test_a_refused_change_leaves_a_later_one_of_the_same_matter() -> None:
    for seed in range(300):
        chance = random.Random(seed)
        matters = OpenMatters("note", Note)
        if chance.random() < 0.5:
            matters.open("a", Note("first"))
        put_back = changed(matters, chance, "a", "refused")
        matters.open("a", Note("later"))
        put_back(None)
        assert matters == {"a": Note("later")}, seed


def test_what_another_process_stores_is_followed() -> None:
    matters = OpenMatters("note", Note)
    matters.follow(Matter("note", "a", "", 1, True, {"words": "theirs"}))
    assert matters == {"a": Note("theirs")}
    matters.follow(Matter("note", "a", "", 1, False, {"words": "theirs"}))
    assert not matters
