"""Casino Helsinki's rulebook says what its document prints."""

import time
from collections import Counter
from collections.abc import Mapping
from dataclasses import fields
from typing import Any

import pytest

from cardroom.games import GAMES
from cardroom.rules import Decision, house, load_rulebook

BOOK = house("casino-helsinki")


def rows(table: str) -> tuple[Mapping[str, Any], ...]:
    return BOOK.tables[table].rows


def decision(path: str, game: str = "") -> Decision[Any]:
    section, name = path.split(".")
    found: Decision[Any] = getattr(getattr(BOOK.for_game(game) if game else BOOK, section), name)
    return found


def decisions() -> list[tuple[str, Decision[Any]]]:
    own = [
        (f"{name}.{f.name}", getattr(section, f.name))
        for name, section in BOOK.sections().items()
        for f in fields(section)
    ]
    for game, sections in BOOK.overrides.items():
        own += [(f"{game}.{s}.{k}", value) for s, entries in sections.items() for k, value in entries.items()]
    return own


# ---------------------------------------------------------------- The catalogue


def test_the_catalogue_is_whole() -> None:
    by_chapter = Counter(clause_id.split(".")[0] for clause_id in BOOK.clauses)
    assert by_chapter == {
        "CH-1": 72, "CH-2": 14, "CH-3": 38, "CH-4": 39, "CH-5": 44, "CH-6": 118, "CH-7": 18, "CH-8": 55,
    }  # fmt: skip
    assert len(BOOK.clauses) == 398
    for clause in BOOK.clauses.values():
        assert clause.title and clause.source and clause.area
        assert clause.text.rstrip()[-1] in ".):", clause.id
        assert clause.id.rpartition(".")[0] == clause.chapter
    engines = Counter(clause.engine for clause in BOOK.clauses.values())
    assert engines["auto"] > engines["ruling"] > engines["discretion"] > engines["notice"] > 20


def test_every_clause_shows_its_examples_and_tells_those_the_document_prints() -> None:
    examples = [example for clause in BOOK.clauses.values() for example in clause.examples]
    assert len(examples) == 227
    assert all(example.given and example.ask and example.expect for example in examples)
    derived = {
        clause.id for clause in BOOK.clauses.values() if any(e.origin == "derived" for e in clause.examples)
    }
    assert derived == {
        "CH-1.6", "CH-1.59", "CH-2.13", "CH-3.21", "CH-5.30", "CH-6.SVI.12", "CH-6.STUD.8", "CH-6.OFC.9", "CH-7.10",
        "CH-7.15",
        "CH-8.5", "CH-8.13", "CH-8.43", "CH-8.55",
    }  # fmt: skip


def test_it_loads_fast() -> None:
    spent = []
    for _ in range(3):
        began = time.process_time()
        load_rulebook("casino-helsinki")
        spent.append(time.process_time() - began)
    assert min(spent) < 1.0, "the aim is 0.1 s; a slow machine may take more"


# ---------------------------------------------------------------- Decisions

PRINTED = {
    # What the house decided, with the clauses that must stand behind it.
    "betting.raise_cap": (4, {"CH-5.3", "CH-6.STUD.4"}),
    "betting.raise_cap_heads_up": ("lifted", {"CH-5.4"}),
    "betting.limit_all_in": ("more_than_half_raises", {"CH-5.5", "CH-5.6"}),
    "betting.fixed_limit_sizes": ("smaller_then_larger", {"CH-5.2"}),
    "betting.pot_limit_maximum": ("bet_plus_pot_after_call", {"CH-5.11"}),
    "betting.pot_limit_antes": ("counted", {"CH-4.8"}),
    "betting.ante_for_all": ("from_second_round", {"CH-4.10"}),
    "betting.pot_limit_short_blind": ("as_full_big_blind", {"CH-5.13"}),
    "betting.short_blind_price": ("largest_posted", {"CH-5.14"}),
    "betting.short_post_order": ("blind_first", {"CH-5.15"}),
    "betting.minimum_bet": ("big_blind_or_ante", {"CH-5.7"}),
    "betting.minimum_raise": ("largest_of_round", {"CH-5.8", "CH-5.10"}),
    "betting.short_all_in": ("does_not_reopen", {"CH-5.10"}),
    "betting.open_pair": ("doubles", {"CH-6.STUD.8"}),
    "showdown.show_first": ("last_aggressor", {"CH-1.30"}),
    "showdown.side_pot_shows_first": (True, {"CH-1.32"}),
    "showdown.reveal": ("what_can_win", {"CH-1.31"}),
    "showdown.odd_unit": ("clockwise_from_dealers_left", {"CH-5.39"}),
    "showdown.odd_unit_stud": ("by_card_and_suit", {"CH-5.40", "CH-6.STUD.29"}),
    "showdown.odd_unit_shares": ("first_share", {"CH-5.41"}),
    "showdown.odd_unit_own_cards": ("better_own_cards", {"CH-5.44", "CH-6.SVI.13"}),
    "showdown.identical_shares": ("whole_pot", {"CH-5.42"}),
    "opening_bets.big_blind_ante": ("on_top_of_the_blind", {"CH-4.9"}),
    "opening_bets.ante_only_opener": ("dealers_left", {"CH-6.TH.6"}),
    "opening_bets.short_bring_in": ("others_pay_it_in_full", {"CH-6.STUD.22"}),
    "opening_bets.first_card_ties": ("suit", {"CH-6.STUD.6", "CH-6.SOKO.2"}),
    "cards.burns": (1, {"CH-3.8"}),
    "cards.answer": ("one_face_up_refusable_once", {"CH-6.SVI.3"}),
    "cards.short_for_draw": ("muck_shuffled_in", {"CH-6.SVI.10"}),
    "cards.short_for_last_card": ("burns_shuffled_in_then_one_for_all", {"CH-6.STUD.16", "CH-6.STUD.17"}),
    "seating.seats": (12, {"CH-2.2", "CH-6.1"}),
    "seating.seat_offer_seconds": (300, {"CH-2.4"}),
    "time_bank.act_seconds": (30, {"CH-1.59"}),
    "choice.chooser": ("dealer", {"CH-6.DC.1"}),
}  # fmt: skip


@pytest.mark.parametrize("path", PRINTED)
def test_a_decision_is_as_printed_and_cites_it(path: str) -> None:
    value, clauses = PRINTED[path]
    assert decision(path).value == value
    assert clauses <= set(decision(path).clauses)


def test_what_is_not_built_yet_says_so_with_the_clause_of_the_house() -> None:
    waiting = {path: found for path, found in decisions() if "Not built yet" in found.reading}
    assert all(found.clauses for found in waiting.values())


def test_house_numbers_are_those_of_the_decisions() -> None:
    numbers = {row["key"]: row["value"] for row in rows("house_numbers")}
    assert len(numbers) == len(rows("house_numbers")) == 49
    assert decision("seating.players_to_deal").value == numbers["players_min"]
    assert decision("seating.seats").value == numbers["players_max"]
    assert decision("betting.raise_cap").value == numbers["limit_raises_per_round_max"] + 1
    assert decision("time_bank.act_seconds").value == numbers["action_clock"]
    assert decision("seating.seat_offer_seconds").value == numbers["seat_claim"] * 60
    assert decision("sit_out.limit_seconds").value == numbers["long_break"] * 60
    assert decision("cards.burns").value + decision("cards.reserve").value == numbers["stud_reserve_cards"]
    assert decision("cards.fewest_for_common_card").value == numbers["stud_reshuffle_below"]
    assert decision("open_face.cash_loss_cap_points").value == numbers["ofc_loss_cap"]
    assert decision("open_face.cash_least_points").value == numbers["ofc_table_minimum"]
    assert decision("open_face.foul_points").value == numbers["ofc_illegal_penalty"]
    assert decision("open_face.row_point").value == numbers["ofc_row_point"]
    assert decision("open_face.sweep_points").value == numbers["ofc_sweep_extra"]
    assert (decision("open_face.players_least").value, decision("open_face.players_most").value) == (2, 5)
    assert (
        {row["clause"] for row in rows("house_numbers")}
        <= set(BOOK.tables["house_numbers"].clauses)
        <= set(BOOK.clauses)
    )


# ---------------------------------------------------------------- Games


def test_every_game_of_the_document_is_offered() -> None:
    deals = {offer.deal for offer in BOOK.games.values()}
    assert deals == {*GAMES, "choice", "rotation", "open-face"}
    for offer in BOOK.games.values():
        assert offer.stakes and offer.configured and offer.reading
        for part in offer.all_parts:
            assert part.form in GAMES[part.deal].forms


def test_a_game_is_offered_in_every_form_it_knows() -> None:
    offered = Counter((offer.deal, offer.form) for offer in BOOK.games.values())
    shared = {key: count for key, count in offered.items() if count > 1}
    assert shared == {("choice", "mixed"): 2, ("holdem", "no_limit"): 3}, (
        "chosen games, and buttons that are won"
    )
    for code, game in GAMES.items():
        assert {form for deal, form in offered if deal == code} == set(game.forms), code


@pytest.mark.clause(
    "CH-6.1", "CH-6.HEL.1", "CH-6.PINE.1", "CH-6.CPINE.1", "CH-6.DFH.1", "CH-6.OM5.1", "CH-6.COUR.1"
)
def test_seats_are_the_numbers_the_house_recommends() -> None:
    names = {"open-face": "Open Face Chinese", "omaha8": "Omaha", "stud8": "Seven Card Stud"}
    most = {row["game"]: row["cash"] for row in rows("game_max_players")}
    assert len(most) == 15
    for game_id, offer in BOOK.games.items():
        name = names.get(offer.deal) or (GAMES[offer.deal].name if offer.deal in GAMES else "")
        if name:
            found = decision("seating.seats", game_id)
            assert found.value == most[name], game_id
            assert found.clauses[0].startswith("CH-6.")
    assert decision("seating.seats", "dealers-choice").value == most["Dealer's choice"] == 8
    assert decision("seating.seats", "st-petersburg").value == most["St Petersburg Dealer's choice"] == 8


def test_who_chooses_the_game_and_when() -> None:
    assert decision("choice.chooser", "dealers-choice").value == "dealer"
    assert decision("choice.chosen", "dealers-choice").value == "before_the_deal"
    assert decision("choice.chooser", "st-petersburg").value == "dealers_left"
    assert decision("choice.chosen", "st-petersburg").value == "after_two_cards"
    assert decision("choice.chosen", "st-petersburg").clauses == ("CH-6.PDC.2",)


def test_a_table_of_chosen_games_has_blinds_and_no_ante() -> None:
    for game_id in ("dealers-choice", "st-petersburg"):
        for stake in BOOK.game(game_id).stakes:
            assert stake.small_blind_cents and not stake.ante_cents and not stake.bring_in_cents


@pytest.mark.clause("CH-6.HORSE.1")
def test_the_rotation_is_holdem_omaha_hi_lo_razz_stud_stud_hi_lo() -> None:
    horse = BOOK.game("horse")
    assert horse.deal == "rotation"
    assert [part.deal for part in horse.parts] == ["holdem", "omaha8", "razz", "stud", "stud8"]
    assert {part.form for part in horse.parts} == {"fixed_limit"}
    assert decision("choice.rotation_hands", "horse").configured


def test_games_of_open_cards_differ_in_the_open_pair() -> None:
    assert decision("betting.open_pair", "stud-fl").value == "doubles"
    assert decision("betting.open_pair", "stud8-fl").value == "never_doubles"
    assert decision("betting.open_pair", "razz-fl").clauses == ("CH-6.RAZZ.4",)
    assert decision("opening_bets.first_card", "razz-fl").clauses == (
        "CH-6.STUD.3",
        "CH-6.STUD.5",
        "CH-6.RAZZ.3",
    )
    assert decision("opening_bets.first_card", "soko-pl").clauses == ("CH-6.SOKO.2",)


def test_a_table_cites_its_own_game() -> None:
    assert decision("opening_bets.open_hand_ties", "soko-pl").clauses == ("CH-6.SOKO.3",)
    assert decision("cards.discard", "helsinki-nl").clauses == ("CH-6.HEL.1",)
    assert "CH-6.STUD.8" not in decision("betting.raise_cap", "omaha-pl").clauses
    assert decision("betting.raise_cap", "omaha-fl").clauses == ("CH-5.3", "CH-5.4")


def test_stakes_have_what_their_game_posts() -> None:
    for offer in BOOK.games.values():
        for stake in offer.stakes:
            if offer.deal in GAMES:
                posts_blinds = stake.big_blind_cents > 0
                assert posts_blinds != (GAMES[offer.deal].opener is not None) or stake.bring_in_cents, (
                    offer.id,
                    stake.name,
                )
            if offer.form == "fixed_limit" and stake.big_blind_cents:
                assert stake.small_bet_cents == stake.big_blind_cents, (
                    "the big blind is the smaller unit (CH-4.5)"
                )
            assert stake.unit_cents > 0


# ---------------------------------------------------------------- Printed tables


@pytest.mark.clause("CH-6.STUD.30")
def test_the_raise_chart_adds_up_to_32_units() -> None:
    chart = rows("limit_raise_chart")
    assert sum(row["max"] for row in chart) == rows("limit_raise_total")[0]["max_units"] == 32
    for row in chart:
        unit = row["unit"]
        assert [row["bet"], row["raise_1"], row["raise_2"], row["raise_3"]] == [
            unit,
            2 * unit,
            3 * unit,
            4 * unit,
        ]
        assert [sum(pair) for pair in zip(row["call_part"], row["raise_part"], strict=True)] == [
            row["bet"], row["raise_1"], row["raise_2"], row["raise_3"],
        ]  # fmt: skip
        assert row["max"] == row["raise_3"] == decision("betting.raise_cap").value * unit
    assert [row["unit"] for row in chart] == [2 if street.big_bet else 1 for street in GAMES["stud"].streets]


def test_the_button_examples_are_printed_for_both_cases() -> None:
    examples = rows("button_examples")
    positions = [(row["example"], row["button"], row["small_blind"], row["big_blind"]) for row in examples]
    assert positions[:4] == [
        (1, "P1", "P2", "P3"),
        (1, "P2", "", "P4"),
        (1, "P2", "P4", "P5"),
        (1, "P4", "P5", "P1"),
    ]
    assert positions[5] == (2, "P2", "", "N")


def test_open_face_bonuses_are_as_printed() -> None:
    front = {row.hand: row.points for row in decision("open_face.front_bonuses").value}
    ranks = "23456789TJQKA"
    assert front == {
        **{rank * 2: points for points, rank in enumerate("6789TJQKA", 1)},
        **{rank * 3: points for points, rank in enumerate(ranks, 10)},
    }
    rows_of_five = {row.hand: (row.middle, row.back) for row in decision("open_face.row_bonuses").value}
    assert rows_of_five == {
        "three_of_a_kind": (2, 0), "straight": (4, 2), "flush": (8, 4), "full_house": (12, 6),
        "four_of_a_kind": (20, 10), "straight_flush": (30, 15), "royal_flush": (50, 25),
    }  # fmt: skip


@pytest.mark.clause("CH-3.2", "CH-8.16")
def test_what_only_people_do_is_shown_with_its_numbers() -> None:
    """The shuffle by hand is riffle, riffle, box, riffle; three last rebuy hands are announced."""
    shuffle = BOOK.clauses["CH-3.2"].text
    places = [
        shuffle.index(words)
        for words in ("two riffle shuffles", "one box shuffle", "one more riffle shuffle")
    ]
    assert places == sorted(places)
    [last] = [row for row in rows("house_numbers") if row["clause"] == "CH-8.16"]
    assert (last["key"], last["value"]) == ("last_rebuy_hands", 3)
    assert {BOOK.clauses[clause].engine for clause in ("CH-3.2", "CH-8.16")} == {"notice"}
