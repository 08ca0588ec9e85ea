"""A broken rulebook is refused with every fault at once, each named with its line; a sound one is read whole."""

import copy
import re
import tomllib
from dataclasses import fields
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cardroom.rules import BookFault, RulebookFaults, house, load_rulebook, shipped
from cardroom.rules.layers.layers import read_layers
from cardroom.rules.rulebook import SECTIONS

FILE = Path(__file__).parents[2] / "src" / "cardroom" / "rulebooks" / "casinohuone.toml"
TEXT = FILE.read_text("utf-8")
LINES = TEXT.split("\n")
DATA = tomllib.loads(TEXT)
DECISIONS = [(section, one.name) for section, kind in SECTIONS.items() for one in fields(kind)]
DECISION_LINES = [place for place, line in enumerate(LINES) if re.match(r"\w+ = \{ value = ", line)]
CLAUSE_KEY = re.compile(r"(source|title|text|area|applies|engine) = ")
FIRST_CLAUSE = LINES.index("[[chapter.clause]]")
CLAUSE_LINES = [place for place, line in enumerate(LINES) if place > FIRST_CLAUSE and CLAUSE_KEY.match(line)]


def faults_of(source: Any) -> tuple[BookFault, ...]:
    with pytest.raises(RulebookFaults) as raised:
        load_rulebook(source)
    return raised.value.faults


def changed(**sections: Any) -> dict[str, Any]:
    """Casinohuone's values with some entries of some sections replaced."""
    data = copy.deepcopy(DATA)
    for section, entries in sections.items():
        data[section].update(entries)
    return data


def with_line(place: int, line: str) -> str:
    return "\n".join([*LINES[:place], line, *LINES[place + 1 :]])


def test_every_shipped_rulebook_loads() -> None:
    assert "casinohuone" in shipped()
    for name in shipped():
        assert load_rulebook(name).id == name


def test_a_house_is_loaded_once() -> None:
    assert house("casinohuone") is house("casinohuone")


def test_a_rulebook_is_the_same_from_a_name_a_path_a_text_and_values() -> None:
    books = [load_rulebook(source) for source in ("casinohuone", FILE, str(FILE), TEXT, DATA)]
    for book in books[1:]:
        assert book.clauses == books[0].clauses
        assert book.seating == books[0].seating
        assert book.games == books[0].games


@settings(max_examples=40, deadline=None)
@given(
    place=st.sampled_from(DECISION_LINES),
    corruption=st.sampled_from(
        [
            ("value = ", "value = [[1]], was = ", "is not known here"),
            ("value = ", "valeu = ", "must be written as"),
            ("clauses = [", 'clauses = ["CO-999", ', "cites CO-999"),
            ("clauses = [", "clauses = [7, ", "must be a text"),
            ("clauses = ", "claused = ", "is not known here"),
        ]
    ),
)
def test_any_single_corrupted_decision_is_named_with_its_line(
    place: int, corruption: tuple[str, str, str]
) -> None:
    old, new, message = corruption
    faults = faults_of(with_line(place, LINES[place].replace(old, new, 1)))
    name = LINES[place].split(" = ")[0]
    assert all(f".{name}" in fault.entry for fault in faults)
    assert {fault.line for fault in faults} == {place + 1}
    assert any(message in fault.message for fault in faults)


@settings(max_examples=20, deadline=None)
@given(place=st.sampled_from(CLAUSE_LINES), value=st.sampled_from(['""', "12", "true", '["x"]']))
def test_any_single_corrupted_clause_is_named_with_its_line(place: int, value: str) -> None:
    key = LINES[place].split(" = ", 1)[0]
    entry_id = next(line for line in LINES[place::-1] if line.startswith('id = "')).split('"')[1]
    kind = next(line for line in LINES[place::-1] if line.startswith("[[")).strip("[]").split(".")[-1]
    [fault] = faults_of(with_line(place, f"{key} = {value}"))
    assert (fault.line, fault.entry) == (place + 1, f"{kind} {entry_id}.{key}")


@pytest.mark.parametrize("key", ["value", "clauses"])
def test_every_decision_can_be_found_at_fault_and_all_are_told_at_once(key: str) -> None:
    data = copy.deepcopy(DATA)
    for section, name in DECISIONS:
        data[section][name][key] = {"no": "such value"}
    entries = {fault.entry for fault in faults_of(data)}
    assert {f"{section}.{name}.{key}" for section, name in DECISIONS} <= entries


def paths_of(node: Any, path: tuple[str | int, ...] = ()) -> list[tuple[str | int, ...]]:
    steps = node.items() if isinstance(node, dict) else enumerate(node) if isinstance(node, list) else ()
    return [path] * bool(path) + [inner for step, child in steps for inner in paths_of(child, (*path, step))]


PATHS = [path for path in paths_of(DATA) if path[0] != "chapter"] + paths_of(
    DATA["chapter"][:1], ("chapter",)
)
KEYS = st.sampled_from(["id", "value", "x"])
JUNK = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=2) | st.dictionaries(KEYS, inner, max_size=2),
    max_leaves=3,
)


@settings(max_examples=80, deadline=None)
@given(path=st.sampled_from(PATHS), junk=JUNK)
def test_junk_anywhere_is_a_fault_or_a_sound_book_and_nothing_else(
    path: tuple[str | int, ...], junk: Any
) -> None:
    data = copy.deepcopy(DATA)
    node: Any = data
    for step in path[:-1]:
        node = node[step]
    node[path[-1]] = junk
    try:
        load_rulebook(data)
    except RulebookFaults as refused:
        assert all(fault.entry and fault.message for fault in refused.faults)


def test_every_missing_decision_is_told_at_once() -> None:
    faults = faults_of({**DATA, **{section: {} for section in SECTIONS}})
    missing = {fault.entry for fault in faults if fault.message == "is missing"}
    assert missing == {f"{section}.{name}" for section, name in DECISIONS}


def test_every_stake_field_can_be_found_at_fault() -> None:
    data = copy.deepcopy(DATA)
    stakes = data["games"]["holdem"]["stakes"]
    columns = list(stakes[2])
    for column in columns:
        stakes[2][column] = -1
    assert {fault.entry for fault in faults_of(data)} == {
        f"games.holdem.stakes[3].{column}" for column in columns
    }


def test_a_row_is_named_with_its_own_line() -> None:
    place = next(place for place, line in enumerate(LINES) if 'name = "NL25"' in line)
    [fault] = faults_of(
        with_line(place, LINES[place].replace("rake_basis_points = 500", "rake_basis_points = 50000"))
    )
    assert fault.line == place + 1
    assert fault.message == "must be from 0 to 10000, is 50000"


@pytest.mark.parametrize("value", [True, 6.0, "6", None, [6]])
def test_a_number_must_be_whole(value: object) -> None:
    [fault] = faults_of(changed(seating={"seats": {"value": value, "clauses": ["CO-TH.5"]}}))
    assert fault.message.startswith("must be a whole number from 2 to 12")


def test_a_policy_the_software_does_not_know_is_refused_with_those_it_knows() -> None:
    [fault] = faults_of(changed(blinds={"entry": {"value": "big_blind_olny", "clauses": ["CO-TH.12"]}}))
    assert fault.entry == "blinds.entry.value"
    assert '"big_blind_only"' in fault.message


def test_a_decision_needs_grounds() -> None:
    [fault] = faults_of(changed(seating={"seats": {"value": 6}}))
    assert "has no grounds" in fault.message


def test_a_configured_value_must_say_so_in_a_reading() -> None:
    [fault] = faults_of(changed(seating={"seats": {"value": 6, "clauses": ["CO-TH.5"], "configured": True}}))
    assert "reading" in fault.message


CONTRADICTIONS = [
    ("buy_in", "minimum_big_blinds", 101, "above maximum_big_blinds = 100"),
    ("time_bank", "minimum_ms", 30001, "above maximum_ms = 30000"),
    ("time_bank", "opens_at_ms", 9999, "above opens_at_ms = 9999"),
    ("seating", "players_to_start", 7, "above seats = 6"),
    ("seating", "players_to_deal", 4, "above players_to_start = 3"),
    ("rake", "short_handed_players", 7, "above seats = 6"),
    ("rake", "minimum_cents", 101, "NL4: the cap 100 is below the least rake 101"),
]


@pytest.mark.parametrize(("section", "name", "value", "message"), CONTRADICTIONS)
def test_values_that_contradict_each_other_are_refused(
    section: str, name: str, value: int, message: str
) -> None:
    faults = faults_of(changed(**{section: {name: {"value": value, "clauses": ["CO-1"]}}}))
    assert any(message in fault.message for fault in faults)


def test_a_game_may_not_contradict_the_house_either() -> None:
    data = copy.deepcopy(DATA)
    data["games"]["banzai_texas"]["buy_in"]["maximum_big_blinds"]["value"] = 4
    [fault] = faults_of(data)
    assert fault.entry == "games.banzai_texas.buy_in.minimum_big_blinds"


def test_every_stake_needs_a_short_handed_cap_not_above_its_own() -> None:
    data = copy.deepcopy(DATA)
    data["rake"]["short_handed_caps"]["value"] = [
        {"small_blind_cents": 2, "big_blind_cents": 4, "cap_cents": 101},
        {"small_blind_cents": 5, "big_blind_cents": 10, "cap_cents": 100, "or_larger": True},
    ]
    assert [fault.message for fault in faults_of(data)] == [
        "NL4: the short-handed cap 101 is above the cap 100",
        "PL4: the short-handed cap 101 is above the cap 100",
    ]
    del data["rake"]["short_handed_caps"]["value"][0]
    assert {fault.message for fault in faults_of(data)} == {
        "NL4: no short-handed cap for blinds 2/4 cents",
        "PL4: no short-handed cap for blinds 2/4 cents",
    }


def test_the_same_stake_twice_is_refused() -> None:
    data = copy.deepcopy(DATA)
    data["games"]["omaha"]["stakes"].append(dict(data["games"]["omaha"]["stakes"][0]))
    assert {fault.message for fault in faults_of(data)} == {"names PL4 twice", "has the amounts of PL4 twice"}


def test_a_stake_has_one_name_and_one_pair_of_blinds_in_its_family() -> None:
    data = copy.deepcopy(DATA)
    first, second = data["games"]["banzai_omaha"]["stakes"][:2]
    first["name"] = "PL1"
    second["small_blind_cents"] = 20
    assert {(fault.entry, fault.message) for fault in faults_of(data)} == {
        ("games.banzai_omaha.stakes", "PL1 is NL1 in another game of the family banzai"),
        ("games.banzai_omaha.stakes", "NL5 has other amounts in another game of the family banzai"),
    }


def test_a_clause_id_stands_once() -> None:
    data = copy.deepcopy(DATA)
    data["chapter"][1]["clause"].append(dict(data["chapter"][0]["clause"][0]))
    [fault] = faults_of(data)
    assert fault.message == "CO-TH.1 is the id of an earlier clause"


def test_what_is_no_toml_is_told_with_its_line() -> None:
    [fault] = faults_of("id = 'x'\nname = \n")
    assert fault.line == 2
    assert "is not TOML" in fault.message


def test_a_file_that_cannot_be_read_is_told(tmp_path: Path) -> None:
    assert "No such file" in faults_of(tmp_path / "none.toml")[0].message
    (tmp_path / "latin.toml").write_bytes(b"name = '\xe4'\n")
    assert "UTF-8" in faults_of(tmp_path / "latin.toml")[0].message
    assert "there are casino-helsinki, casino-kruh, casinohuone" in faults_of("no_such_house")[0].message


def test_an_empty_file_is_told_everything_it_lacks() -> None:
    entries = {fault.entry for fault in faults_of("\n")}
    assert {"id", "name", "currency", "games", *SECTIONS} <= entries


def test_the_places_of_all_entries_are_found() -> None:
    """Every path of the values has a line of its own or its table's, and that line names it."""
    [layer] = read_layers(FILE)
    for path, line in layer.places.items():
        text = LINES[line - 1]
        assert str(path[-1]) in text or isinstance(path[-1], int)
    for section, name in DECISIONS:
        assert (section, name) in layer.places
