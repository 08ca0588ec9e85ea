"""The draw for the button by cards: the act keeps the card of each seat, and the highest has the button."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from cardroom.cards.card import card_text
from cardroom.desk.depth_commands import NoteHand
from cardroom.room.live_desk.record_showing import EVERY_ACT, fields_of
from tests.desk.live_evening import KRUH
from tests.desk.test_hands_noted import counted, last, positions

SUITS = "cdhs"


@pytest.mark.clause("CH-4.17")
@pytest.mark.parametrize("seed", range(30))
def test_the_highest_card_has_the_button_and_each_card_is_kept_with_its_seat(seed: int) -> None:
    chance, at = Random(seed), counted()
    out = tuple(chance.sample((1, 2, 3, 4), chance.choice((0, 1, 2))))
    dealt = [seat for seat in (1, 2, 3, 4) if seat not in out]
    deck = [card_text(one) for one in chance.sample(range(52), len(dealt))]
    drawn = {str(seat): card for seat, card in zip(dealt, deck, strict=True)}
    highest = max(
        dealt, key=lambda seat: ("23456789TJQKA".index(drawn[str(seat)][0]), SUITS.index(drawn[str(seat)][1]))
    )
    for seat in dealt:
        if seat != highest:
            wrong = at.refused(NoteHand(table=1, drawn=drawn, out=out, button=seat))
            assert (wrong.code, wrong.arguments["seat"]) == ("button-not-drawn", highest)
    told = NoteHand(table=1, drawn=drawn, out=out, button=chance.choice((0, highest)))
    done = at.act(told)
    assert positions(at)[0] == highest and "CH-4.17" in done.clauses
    assert set(last(at).dealt) == set(dealt)
    shown = {field.name: field.text for field in fields_of(done.command, str, EVERY_ACT)}
    assert shown["drawn"] == ", ".join(f"{seat}: {drawn[str(seat)]}" for seat in dealt)


def test_all_who_are_dealt_in_draw_a_card_each() -> None:
    at = counted()
    all_four = {"1": "As", "2": "Kd", "3": "Qc", "4": "2h"}
    for drawn, out, code in (
        ({"1": "As", "2": "Kd", "3": "Qc"}, (), "draw-of-all"),
        (all_four, (2,), "draw-of-all"),
        (all_four | {"5": "Jd"}, (), "draw-of-all"),
        (all_four | {"01": "Jd"}, (), "draw-of-all"),
        ({"one": "As"}, (), "draw-of-all"),
        (all_four | {"2": "As"}, (), "card-twice"),
        (all_four | {"2": "Xx"}, (), "not-a-card"),
    ):
        assert at.refused(NoteHand(table=1, drawn=drawn, out=out)).code == code, drawn
    at.act(NoteHand(table=1, drawn=all_four))
    at.act(NoteHand(table=1))
    assert positions(at)[0] == 2, "from then on it moves"


@pytest.mark.clause("CK-H.9")
def test_a_house_draws_by_cards_only_where_its_book_says_so() -> None:
    told = NoteHand(table=1, drawn={"1": "Ks", "2": "Ah", "3": "2s"})
    at = counted(3, "casino-kruh", KRUH)
    at.act(told)
    assert last(at).dealer == 2
    other = counted(3, "casino-kruh", KRUH)
    blinds = other.book.blinds
    by_chance = replace(blinds, first_dealer=replace(blinds.first_dealer, value="drawn"))
    other.book = replace(other.book, blinds=by_chance)
    assert other.refused(told).code == "no-button-draw"
