"""A house may start from another house's rulebook and change what it plays differently."""

from pathlib import Path

import pytest

from cardroom.rules import RulebookFaults, book_from_text, house, load_rulebook, shipped

CLUB = """
id = "club"
name = "Club"
extends = "casinohuone"
"""


def test_a_house_that_changes_nothing_plays_as_its_base() -> None:
    club, base = load_rulebook(CLUB), house("casinohuone")
    assert (club.id, club.name) == ("club", "Club")
    assert club.betting == base.betting
    assert club.games == base.games
    assert dict(club.clauses) == dict(base.clauses)


def test_a_configured_value_changes_alone_and_keeps_its_grounds() -> None:
    club = load_rulebook(CLUB + "[time_bank]\nact_seconds = { value = 25 }\n")
    base = house("casinohuone").time_bank
    assert club.time_bank.act_seconds.value == 25
    assert club.time_bank.act_seconds.clauses == base.act_seconds.clauses
    assert club.time_bank.maximum_ms == base.maximum_ms


def test_a_printed_value_needs_grounds_of_its_own() -> None:
    with pytest.raises(RulebookFaults, match=r"line 6: seating\.seats: has no grounds"):
        load_rulebook(CLUB + "[seating]\nseats = { value = 9 }\n")
    club = load_rulebook(CLUB + '[seating]\nseats = { value = 9, reading = "The club has nine chairs." }\n')
    assert club.seating.seats.value == 9
    assert club.seating.seats.clauses == ()


def test_an_override_can_contradict_the_base() -> None:
    with pytest.raises(RulebookFaults) as raised:
        load_rulebook(CLUB + "[buy_in]\nminimum_big_blinds = { value = 150 }\n")
    assert {(fault.file, fault.line) for fault in raised.value.faults} == {("the given text", 6)}


def test_clauses_are_added_and_replaced_by_id() -> None:
    clause = (
        'source = "House"\ntitle = "{}"\ntext = "{}"\narea = "table"\napplies = "cash"\nengine = "notice"\n'
    )
    club = load_rulebook(
        CLUB
        + '[[chapter]]\nid = "CO-TH"\n[[chapter.clause]]\nid = "CO-TH.5"\n'
        + clause.format("Nine seats", "Nine.")
        + '[[chapter]]\nid = "CLUB"\ntitle = "Club"\n[[chapter.clause]]\nid = "CLUB-1"\n'
        + clause.format("Shoes", "Shoes off.")
        + '[seating]\nseats = { value = 9, clauses = ["CO-TH.5", "CLUB-1"] }\n'
    )
    assert club.clauses["CO-TH.5"].title == "Nine seats"
    assert list(club.clauses)[-1] == "CLUB-1"
    assert len(club.clauses) == len(house("casinohuone").clauses) + 1
    assert club.chapters[-1].clauses == ("CLUB-1",)
    assert club.chapters[0].title == house("casinohuone").chapters[0].title


def test_a_game_can_be_added() -> None:
    club = load_rulebook(
        CLUB
        + '[games.holdem_nine]\nname = "Nine"\ndeal = "holdem"\nform = "no_limit"\nfamily = "holdem"\n'
        + 'chapters = ["CO-TH"]\nclauses = ["CO-TH.1"]\nstake_clauses = []\nreading = "The club\'s own."\n'
        + "stakes = [\n  { name = 'NL50', small_blind_cents = 25, big_blind_cents = 50,"
        + " rake_basis_points = 0, rake_cap_cents = 300 },\n]\n"
        + '[games.holdem_nine.seating]\nseats = { value = 9, reading = "Nine chairs." }\n'
    )
    assert club.for_game("holdem_nine").seating.seats.value == 9
    assert club.for_game("holdem").seating.seats.value == 6


def test_a_file_extends_one_beside_it(tmp_path: Path) -> None:
    (tmp_path / "club.toml").write_text(CLUB)
    (tmp_path / "annex.toml").write_text('id = "annex"\nname = "Annex"\nextends = "./club.toml"\n')
    assert load_rulebook(tmp_path / "annex.toml").name == "Annex"


def test_a_circle_is_refused(tmp_path: Path) -> None:
    (tmp_path / "one.toml").write_text('id = "one"\nextends = "./two.toml"\n')
    (tmp_path / "two.toml").write_text('id = "two"\nextends = "./one.toml"\n')
    with pytest.raises(RulebookFaults, match="goes in a circle"):
        load_rulebook(tmp_path / "one.toml")


def test_a_missing_base_is_told_where_it_is_named() -> None:
    with pytest.raises(RulebookFaults, match="line 3: extends: no rulebook of this name"):
        load_rulebook('id = "a"\nname = "A"\nextends = "nowhere"\n')


def test_a_fault_of_the_base_is_told_in_the_base(tmp_path: Path) -> None:
    (tmp_path / "club.toml").write_text(CLUB + "[seating]\nseats = 9\n")
    (tmp_path / "annex.toml").write_text('id = "annex"\nname = "Annex"\nextends = "./club.toml"\n')
    with pytest.raises(RulebookFaults) as raised:
        load_rulebook(tmp_path / "annex.toml")
    [fault] = raised.value.faults
    assert (fault.file.endswith("club.toml"), fault.line) == (True, 6)


REPLACING = """
[[chapter]]
id = "CLUB"
title = "Club"
[[chapter.clause]]
id = "CLUB-1"
source = "House"
title = "Nine seats"
text = "Nine."
area = "table"
applies = "cash"
engine = "auto"
replaces = ["CO-TH.5"]
"""


def test_a_clause_may_replace_others_and_what_rested_on_them_rests_on_it() -> None:
    base, club = house("casinohuone"), load_rulebook(CLUB + REPLACING)
    assert "CO-TH.5" in base.seating.seats.clauses and "CO-TH.5" not in club.clauses
    assert set(club.seating.seats.clauses) == {*base.seating.seats.clauses, "CLUB-1"} - {"CO-TH.5"}
    assert "CO-TH.5" not in {clause for chapter in club.chapters for clause in chapter.clauses}
    assert book_from_text(club.canonical).seating == club.seating


def test_a_replaced_clause_of_a_game_is_replaced_there_too() -> None:
    club = load_rulebook(CLUB + REPLACING.replace("CO-TH.5", "CO-TH.1"))
    assert "CLUB-1" in club.game("holdem").clauses and "CO-TH.1" not in club.game("holdem").clauses


def test_only_a_clause_of_a_base_can_be_replaced() -> None:
    with pytest.raises(
        RulebookFaults, match=r"line 17: clause CLUB-1\.replaces: names CO-TH\.99, which is no clause"
    ):
        load_rulebook(CLUB + REPLACING.replace("CO-TH.5", "CO-TH.99"))
    with pytest.raises(RulebookFaults, match=r"names CLUB-1, which stands in this file"):
        load_rulebook(CLUB + REPLACING.replace("CO-TH.5", "CLUB-1"))


def test_a_clause_can_be_replaced_through_two_layers(tmp_path: Path) -> None:
    (tmp_path / "club.toml").write_text(CLUB + REPLACING)
    top = REPLACING.replace("CLUB", "ANNEX").replace("CO-TH.5", "CLUB-1")
    (tmp_path / "annex.toml").write_text(f'id = "annex"\nname = "Annex"\nextends = "./club.toml"\n{top}')
    annex = load_rulebook(tmp_path / "annex.toml")
    assert "ANNEX-1" in annex.seating.seats.clauses
    assert {"CO-TH.5", "CLUB-1"}.isdisjoint(annex.clauses)


@pytest.mark.parametrize("name", shipped())
def test_any_house_can_be_the_base_of_an_operators_own(name: str) -> None:
    base = house(name)
    own = "[time_bank]\nact_seconds = { value = 25 }\n"
    club = load_rulebook(f'id = "club"\nname = "Club"\nextends = "{name}"\n{own}')
    assert club.time_bank.act_seconds.value == 25
    assert club.time_bank.act_seconds.clauses == base.time_bank.act_seconds.clauses
    assert (club.games, club.betting, club.chapters) == (base.games, base.betting, base.chapters)


def test_a_book_cannot_extend_itself(tmp_path: Path) -> None:
    (tmp_path / "one.toml").write_text('id = "one"\nname = "One"\nextends = "./one.toml"\n')
    with pytest.raises(RulebookFaults, match="line 3: extends: goes in a circle"):
        load_rulebook(tmp_path / "one.toml")


FIVE_FAULTS = """extends = "pokerstars-live-fi"
id = "club"
name = "Club"

[seating]
seats = { value = 13, reading = "Thirteen chairs." }
benches = { value = 1, reading = "A bench." }

[betting]
raise_cap = { value = 4, clauses = ["PF-4.44"] }
short_all_in = { value = "reopens", clauses = ["PF-4.14"] }

[[chapter]]
id = "CLUB"
title = "Club"

[[chapter.clause]]
id = "CLUB-1"
source = "House"
title = "Shoes"
text = "Shoes off."
area = "conduct"
applies = "cash"
engine = "sometimes"
"""


def test_five_faults_are_told_at_once_each_with_its_line() -> None:
    with pytest.raises(RulebookFaults) as raised:
        load_rulebook(FIVE_FAULTS)
    assert [(fault.line, fault.entry) for fault in raised.value.faults] == [
        (6, "seating.seats.value"),
        (7, "seating.benches"),
        (10, "betting.raise_cap.clauses"),
        (11, "betting.short_all_in.value"),
        (24, "clause CLUB-1.engine"),
    ]
