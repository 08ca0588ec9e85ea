"""A house's rulebook as the host of a private game adjusts it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from cardroom.cash.cash_table import open_table
from cardroom.cash.table_terms import table_terms
from cardroom.rules.adjusting import BY_HOST, STAKE, Wish, adjustable, adjusted, amounts_of
from cardroom.rules.book_loading import book_from_text, house
from cardroom.rules.layers.layers import shipped
from cardroom.rules.layers.rule_faults import RulebookFaults

ALL = [(name, game) for name in shipped() for game in house(name).games]
SWITCHES = ("straddles.offered", "board_runs.offered")


WISHES = {
    "as it is": Wish(),
    "switched on": Wish(decisions=dict.fromkeys(SWITCHES, True)),
    "switched off": Wish(decisions=dict.fromkeys(SWITCHES, False)),
}


def wished() -> Iterator[Any]:
    """Every game with every wish; each day each game with one of them, and each wish at the games of every kind."""
    for number, (name, game) in enumerate(ALL):
        today = (number + number // len(WISHES)) % len(WISHES)
        for place, wish in enumerate(WISHES):
            marks = [] if place == today else [pytest.mark.exhaustive]
            yield pytest.param(name, game, wish, marks=marks, id=f"{name}-{game}-{wish}")


@pytest.mark.slow
@pytest.mark.parametrize(("name", "game", "wish"), list(wished()))
def test_every_game_of_every_house_can_be_played_among_friends(name: str, game: str, wish: str) -> None:
    book = house(name)
    made = adjusted(book, game, book.games[game].stakes[-1].name, WISHES[wish])
    assert (made.id, list(made.games), made.jackpot) == (book.id, [game], None)
    assert made.version != book.version
    assert book_from_text(made.canonical).version == made.version, "it is read back as it was kept"
    own = made.for_game(game)
    stake = own.games[game].stake(STAKE)
    assert (stake.rake_basis_points, stake.rake_cap_cents, own.rake.bonus_drops.value) == (0, 0, ())
    assert stake.amounts == book.games[game].stakes[-1].amounts
    table = open_table(table_terms(made, game, STAKE, "t", "Home"), made)
    assert table.book.seating.players_to_deal.value == 2
    if wish != "as it is":
        is_on = wish == "switched on"
        assert (own.straddles is not None, own.board_runs is not None) == (is_on, is_on)


@pytest.mark.parametrize("name", shipped())
def test_all_else_keeps_what_the_house_says_and_cites(name: str) -> None:
    book = house(name)
    game = next(iter(book.games))
    made = adjusted(book, game, book.games[game].stakes[0].name, Wish()).for_game(game)
    own = book.for_game(game)
    for section in ("betting", "showdown", "cards", "shuffle", "conduct", "connection"):
        assert getattr(made, section) == getattr(own, section), section
    assert made.clauses == own.clauses
    assert made.rake.hourly_cents.reading == BY_HOST and made.rake.hourly_cents.clauses == ()


@pytest.mark.slow
def test_what_the_form_offers_can_all_be_wished_as_it_stands() -> None:
    for name, game in ALL:
        book = house(name)
        offered = adjustable(book, game)
        wish = Wish(
            {one.name: one.cents for one in amounts_of(book.games[game].stakes[0])},
            {f"{one.section}.{one.name}": one.value for one in offered},
        )
        made = adjusted(book, game, book.games[game].stakes[0].name, wish).for_game(game)
        for one in offered:
            if one.name != "offered" and getattr(made, one.section) is not None:
                assert getattr(getattr(made, one.section), one.name).value == one.value
                assert getattr(getattr(made, one.section), one.name).reading == BY_HOST


def test_every_section_that_may_be_turned_on_is_whole() -> None:
    book = house("casinohuone")
    made = adjusted(
        book, "holdem", "NL10", Wish(decisions={**dict.fromkeys(SWITCHES, True), "board_runs.most": 3})
    )
    assert book.straddles is None and book.board_runs is None
    own = made.for_game("holdem")
    assert own.board_runs is not None and own.board_runs.most.value == 3
    assert own.straddles is not None and own.straddles.multiple.reading == BY_HOST


@pytest.mark.parametrize(
    ("decisions", "entry"),
    [
        ({"straddles.offered": "yes"}, "straddles.offered"),
        ({"board_runs.offered": True, "board_runs.most": 4}, "board_runs.most"),
        ({"board_runs.offered": True, "board_runs.asked": "nobody"}, "board_runs.asked"),
        ({"buy_in.minimum_big_blinds": 500}, "buy_in.minimum_big_blinds"),
        ({"rake.minimum_cents": 5}, "rake.minimum_cents"),
        ({"seating.seats": 13}, "seating.seats"),
        # A book may have more; a game that nobody but its host watches over may not.
        ({"time_bank.opens_at_ms": 600_001}, "time_bank.opens_at_ms"),
        ({"board_runs.offered": True, "board_runs.answer_seconds": 121}, "board_runs.answer_seconds"),
        ({"board_runs.answer_seconds": 121}, "board_runs.answer_seconds"),
        # Of a section that is off too, though what is wished there counts for nothing.
        ({"straddles.multiple": "x"}, "straddles.multiple"),
        ({"straddles.multiple": True}, "straddles.multiple"),
        ({"board_runs.most": 10**19}, "board_runs.most"),
        ({"board_runs.offered": False, "board_runs.asked": "nobody"}, "board_runs.asked"),
        ({"": 1}, ""),
        ({"games": 1}, "games"),
    ],
)
def test_a_fault_names_the_entry_of_the_form(decisions: dict[str, int | bool | str], entry: str) -> None:
    with pytest.raises(RulebookFaults) as found:
        adjusted(house("casinohuone"), "holdem", "NL10", Wish(decisions=decisions))
    told = [(fault.entry, fault.message) for fault in found.value.faults]
    assert entry in dict(told) and len(set(told)) == len(told), found.value.faults


@pytest.mark.parametrize("cents", [-1, 0, 1_000_000_001, 2**53])
def test_an_amount_that_is_none_is_one_fault_and_not_a_game_without_stakes(cents: int) -> None:
    with pytest.raises(RulebookFaults) as found:
        adjusted(house("casinohuone"), "holdem", "NL10", Wish({"big_blind_cents": cents}))
    assert [(one.entry, one.message) for one in found.value.faults] == [
        ("big_blind_cents", f"must be from 1 to 1000000000, is {cents}")
    ]


@pytest.mark.parametrize("name", shipped())
def test_a_host_chooses_a_time_bank_at_a_house_that_has_none_or_another(name: str) -> None:
    book = house(name)
    game = next(iter(book.games))
    stake = book.games[game].stakes[0].name
    for wished in (0, 5_000, 20_000, 60_000):
        made = (
            adjusted(book, game, stake, Wish({}, {"time_bank.opens_at_ms": wished})).for_game(game).time_bank
        )
        own = book.for_game(game).time_bank
        assert made.opens_at_ms.value == wished
        assert made.minimum_ms.value == min(own.minimum_ms.value, wished)
        assert made.maximum_ms.value == max(own.maximum_ms.value, wished)
