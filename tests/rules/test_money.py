"""Whose money a house plays by: amounts of one currency are none of another, and a game can be dropped."""

from dataclasses import fields

import pytest

from cardroom.rules import RulebookFaults, book_from_text, compare, house, load_rulebook, shipped
from cardroom.rules.currency_amounts import is_money

KRUH = 'extends = "casino-kruh"\nid = "club"\nname = "Club"\n'
STAKES = (
    'stakes = [\n  { name = "NL1/2", small_blind_cents = 100, big_blind_cents = 200, rake_basis_points = 500,'
    " rake_cap_cents = 1000 },\n]\n"
)

DROP = "[games.omaha-nl]\noffered = false\n"  # (Its stakes are of the same family.)


def faults_of(text: str) -> list[tuple[int, str, str]]:
    """Lines, entries and words of all faults."""
    with pytest.raises(RulebookFaults) as raised:
        load_rulebook(text)
    return [(fault.line, fault.entry, fault.message) for fault in raised.value.faults]


def amounts_of(name: str) -> set[str]:
    """Every entry of a shipped house that holds an amount above a cent."""
    book, found = house(name), set()
    for section, values in book.sections().items():
        found |= {
            f"{section}.{f.name}" for f in fields(values) if counts(f.name, getattr(values, f.name).value)
        }
    for game, own in book.overrides.items():
        for section, decisions in own.items():
            found |= {
                f"games.{game}.{section}.{key}" for key, one in decisions.items() if counts(key, one.value)
            }
    return found | {f"games.{game}.stakes" for game in book.games}


def counts(key: str, value: object) -> bool:
    return is_money(key, value) and value not in (0, 1, ())


@pytest.mark.parametrize("name", shipped())
def test_another_currency_takes_over_no_amount_of_any_house(name: str) -> None:
    found = faults_of(f'extends = "{name}"\nid = "club"\nname = "Club"\ncurrency = "USD"\n')
    assert {entry for _, entry, _ in found} == amounts_of(name)
    assert {line for line, _, _ in found} == {4}
    assert all(f"is an amount in {house(name).currency}" in words and "USD" in words for _, _, words in found)


def test_the_same_currency_named_again_is_no_other_one() -> None:
    assert load_rulebook(KRUH + 'currency = "CZK"\n').games == house("casino-kruh").games


def test_with_every_amount_set_anew_or_dropped_the_house_has_its_own_money() -> None:
    games = [game for game in house("casino-kruh").games if game != "holdem-nl"]
    dropped = "".join(f"[games.{game}]\noffered = false\n" for game in games)
    own = '[rake]\nbonus_drops = { value = [] }\nfirst_round_cents = { value = 50, reading = "Ours." }\n'
    own += 'unit_cents = { value = 25, reading = "Ours." }\n'
    own += '[prizes]\nprize_unit_cents = { value = 500, reading = "Ours." }\n'
    own += 'shared_unit_cents = { value = 1, reading = "Ours." }\n'
    text = KRUH + 'currency = "EUR"\n' + own + "[games.holdem-nl]\n" + STAKES + dropped
    left = faults_of(text.replace("bonus_drops = { value = [] }\n", ""))
    assert [(line, entry) for line, entry, _ in left] == [(4, "rake.bonus_drops")]
    book = load_rulebook(text)
    [warned] = book.warnings
    assert (warned.line, warned.entry) == (4, "clause CK-H.5") and "casino-kruh.toml" in warned.message
    assert "says 'CZK'; the currency is EUR" in warned.message, "a clause that speaks of crowns is named"
    ours = '[[chapter]]\nid = "own"\ntitle = "Ours"\n[[chapter.clause]]\nid = "CL-1"\nsource = "Ours"\ntitle = "Rake"\n'
    ours += (
        'text = "We take little."\narea = "rake"\napplies = "cash"\nengine = "auto"\nreplaces = ["CK-H.5"]\n'
    )
    assert load_rulebook(text + ours).warnings == ()
    assert list(book.games) == ["holdem-nl"] and book.rake.bonus_drops.value == ()
    assert book_from_text(book.canonical).games == book.games


def test_amounts_of_a_file_between_are_of_its_currency() -> None:
    norwegian = 'extends = "pokerstars-live-no"\nid = "club"\nname = "Club"\n'
    assert load_rulebook(norwegian).currency == "NOK"
    back = faults_of(norwegian + 'currency = "EUR"\n')
    assert all("pokerstars-live-no.toml" in words for _, _, words in back)
    games = {f"games.{game}.stakes" for game in house("pokerstars-live-no").games}
    assert {entry for _, entry, _ in back} == games | {"prizes.prize_unit_cents"}


def test_a_dropped_game_is_not_offered_and_its_chapter_speaks_at_no_table() -> None:
    text = 'extends = "casinohuone"\nid = "club"\nname = "Club"\n[games.omaha]\noffered = false\n'
    book, base = load_rulebook(text), house("casinohuone")
    assert list(book.games) == [game for game in base.games if game != "omaha"]
    assert book.for_game("holdem").betting == base.for_game("holdem").betting
    assert book.version != base.version and list(book_from_text(book.canonical).games) == list(book.games)
    assert [game.name for game in compare(book, base).games if game.first is None] == [
        base.games["omaha"].name
    ]


def test_a_house_drops_not_all_and_may_offer_again() -> None:
    gone = "".join(f"[games.{game}]\noffered = false\n" for game in house("casinohuone").games)
    head = 'extends = "casinohuone"\nid = "club"\nname = "Club"\n'
    assert [entry for _, entry, _ in faults_of(head + gone)] == ["games"]
    assert faults_of(head + "[games.omaha]\noffered = 0\n")[0][:2] == (5, "games.omaha.offered")


@pytest.mark.parametrize(
    ("percent", "cap", "words"),
    [
        (500, 25_000, ""),
        (5_000, 1_000, "50 % of the pot"),
        (500, 10**9, "as good as no cap"),
        (0, 90_000_000, ""),
    ],
)
def test_a_rake_beyond_what_rooms_take_is_a_warning_and_no_fault(percent: int, cap: int, words: str) -> None:
    stake = (
        f'{{ name = "A", small_blind_cents = 1000, big_blind_cents = 2000, rake_basis_points = {percent}, '
    )
    book = load_rulebook(
        KRUH + f"[games.holdem-nl]\nstakes = [\n  {stake}rake_cap_cents = {cap} }},\n]\n" + DROP
    )
    assert [(w.line, w.entry) for w in book.warnings] == ([(5, "games.holdem-nl.stakes")] if words else [])
    assert all(words in warning.message for warning in book.warnings)


@pytest.mark.parametrize("name", shipped())
def test_no_house_that_comes_with_cardroom_has_a_doubtful_rake(name: str) -> None:
    assert house(name).warnings == ()


def test_faults_of_all_stages_are_told_at_once() -> None:
    found = faults_of(
        KRUH
        + "[seating]\nseats = { value = 99 }\n"  # a value out of range, and no grounds
        + "[time_bank]\nminimum_ms = { value = 90000000, nonsense = 1 }\n"
        + '[buy_in]\nminimum_big_blinds = { value = 300, clauses = ["CK-X.1"] }\n'  # no clause, and a contradiction
        + '[games.holdem-nl]\nstakes = [\n  { name = "A", typo = 1 },\n'
        + '  { name = "B", small_blind_cents = 9, big_blind_cents = 2, rake_basis_points = 0,'
        + " rake_cap_cents = 0 },\n]\n"
    )
    told = {(line, entry) for line, entry, _ in found}
    assert {(5, "seating.seats"), (5, "seating.seats.value"), (9, "buy_in.minimum_big_blinds")} <= told
    assert {(9, "buy_in.minimum_big_blinds.clauses"), (12, "games.holdem-nl.stakes[1].typo")} <= told
    assert any("B: the small blind is above the big blind" in words for _, _, words in found)
