"""Books of another schema: an older one survives a new decision and hears of it, a newer one is refused."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import field, make_dataclass
from pathlib import Path
from typing import Any, Literal

import pytest
from typer.testing import CliRunner

from cardroom.cli.main import app
from cardroom.rules import RulebookFaults, book_from_text, house, load_rulebook, rulebook, shipped
from cardroom.rules.decisions import Betting
from cardroom.rules.decisions.decision import Decision
from cardroom.rules.layers.schema_versions import FIRST, GONE, SCHEMA, defaults_of, since
from cardroom.rules.typed_values import UNREAD, hints, read

NEXT = SCHEMA + 1
CLUB = 'id = "club"\nname = "Club"\nextends = "casinohuone"\n'
Sleeves = Decision[Literal["up", "down"]]
LATER = since(NEXT, "down", "Sleeves hang down.")
DECIDED = '[betting]\nsleeves = { value = "up", reading = "Ours." }\n'
OLD = house("casinohuone")


def grown(
    monkeypatch: pytest.MonkeyPatch, later: Mapping[str, Any], gone: Mapping[str, int] | None = None
) -> None:
    """A later program: betting has one decision more, and some are no more."""
    kind = make_dataclass(
        "Betting",
        [("sleeves", Sleeves, field(metadata=dict(later)))],
        bases=(Betting,),
        frozen=True,
        slots=True,
    )
    monkeypatch.setattr("cardroom.rules.layers.schema_versions.SCHEMA", NEXT)
    for module in ("book_loading", "rulebook", "comparing"):
        monkeypatch.setattr(
            f"cardroom.rules.{module}.ALL_SECTIONS", {**rulebook.ALL_SECTIONS, "betting": kind}
        )
    monkeypatch.setattr("cardroom.rules.book_loading.GONE", gone or {})


def faults_of(source: str) -> list[str]:
    with pytest.raises(RulebookFaults) as raised:
        load_rulebook(source)
    return [f"{fault.line} {fault.entry}: {fault.message}" for fault in raised.value.faults]


def test_the_shipped_books_know_the_newest_schema_and_rest_on_no_default() -> None:
    assert {(house(name).schema, house(name).defaulted) for name in shipped()} == {(SCHEMA, ())}


def test_a_book_that_names_no_schema_is_of_the_first() -> None:
    assert load_rulebook(CLUB).schema == FIRST
    assert load_rulebook(f"schema = {SCHEMA}\n{CLUB}").schema == SCHEMA


def test_an_older_book_gets_the_default_and_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    grown(monkeypatch, LATER)
    book = load_rulebook(f"{CLUB}[betting]\nactions = {{ value = 'own_turn_only', reading = 'Ours.' }}\n")
    decision = book.betting.sleeves  # type: ignore[attr-defined]  # a later program has it
    assert (decision.value, decision.clauses, decision.defaulted) == ("down", (), True)
    assert "to be decided by the house: Sleeves hang down." in decision.reading
    assert book.defaulted == ("betting.sleeves",)
    [told] = book.warnings
    assert (told.entry, told.line) == ("betting.sleeves", 4)
    assert "defaulted, please decide: 'down' holds" in told.message and "Sleeves hang down." in told.message


def test_the_check_tells_what_is_defaulted(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    grown(monkeypatch, LATER)
    file = tmp_path / "club.toml"
    file.write_text(CLUB)
    checked = CliRunner().invoke(app, ["rules", "check", str(file)])
    assert checked.exit_code == 0
    assert "betting.sleeves: defaulted, please decide" in " ".join(checked.stderr.split())
    told = json.loads(CliRunner().invoke(app, ["rules", "check", str(file), "--json"]).stdout)
    assert (told["schema"], told["defaulted"]) == (FIRST, ["betting.sleeves"])


def test_an_older_book_that_decides_is_told_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    grown(monkeypatch, LATER)
    book = load_rulebook(CLUB + DECIDED)
    assert book.betting.sleeves.value == "up"  # type: ignore[attr-defined]  # a later program has it
    assert (book.defaulted, book.warnings) == ((), ())


def test_without_a_default_an_older_book_has_a_fault_with_its_line(monkeypatch: pytest.MonkeyPatch) -> None:
    grown(monkeypatch, {})
    assert faults_of(f"{CLUB}[betting]\n[seating]\n") == ["4 betting.sleeves: is missing"]


def test_a_book_of_the_new_schema_decides_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    grown(monkeypatch, LATER)
    whole = {**json.loads(OLD.canonical), "schema": NEXT}
    with pytest.raises(RulebookFaults, match=r"betting\.sleeves: is missing"):
        load_rulebook(whole)
    whole["betting"] = {**whole["betting"], "sleeves": {"value": "up", "reading": "Ours."}}
    assert load_rulebook(whole).defaulted == ()


def test_a_book_of_a_newer_schema_is_refused_plainly_and_alone() -> None:
    [fault] = faults_of(f'schema = {NEXT}\n{CLUB}[betting]\nsleeves = {{ value = "up" }}\n')
    assert fault.startswith(f"1 schema: is {NEXT}, that of a later Cardroom; this one knows books up to")


@pytest.mark.parametrize("named", ['"two"', "0", "-1", "true", "1.5"])
def test_a_schema_is_a_number_from_one(named: str) -> None:
    [fault] = faults_of(f"schema = {named}\n{CLUB}")
    assert fault.startswith("1 schema: must be a whole number from 1")


def test_a_book_below_of_a_newer_schema_is_refused_too(tmp_path: Path) -> None:
    (tmp_path / "base.toml").write_text(f"schema = {NEXT}\n{CLUB}")
    (tmp_path / "mine.toml").write_text('id = "mine"\nextends = "./base.toml"\n')
    with pytest.raises(RulebookFaults, match=r"base\.toml, line 1: schema"):
        load_rulebook(tmp_path / "mine.toml")


def test_a_decision_that_went_is_let_be_in_an_older_book_and_told(monkeypatch: pytest.MonkeyPatch) -> None:
    grown(monkeypatch, LATER, {"betting.cuffs": NEXT})
    cuffs = 'cuffs = { value = "white", reading = "Ours." }\n'
    book = load_rulebook(f"{CLUB}{DECIDED}{cuffs}[games.holdem.betting]\n{cuffs}")
    told = [(warning.line, warning.entry) for warning in book.warnings]
    assert told == [(6, "betting.cuffs"), (8, "games.holdem.betting.cuffs")]
    assert all("is no decision any more" in warning.message for warning in book.warnings)
    monkeypatch.setattr("cardroom.rules.book_loading.GONE", {"betting.cuffs": FIRST})
    [fault] = faults_of(f"{CLUB}{DECIDED}{cuffs}")
    assert fault == "6 betting.cuffs: is no decision any more since schema 1: leave it out"


@pytest.mark.parametrize("name", shipped())
def test_a_kept_book_loads_after_an_update_and_is_the_same_version(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept = house(name)
    grown(monkeypatch, LATER, {"showdown.pots": NEXT})
    again = book_from_text(kept.canonical)
    assert (again.version, again.canonical, again.schema) == (kept.version, kept.canonical, SCHEMA)
    assert again.defaulted == ("betting.sleeves",)
    assert {told.entry for told in again.warnings} == {"betting.sleeves", "showdown.pots"}


def test_every_default_is_a_value_that_the_decision_may_have() -> None:
    for name, section in rulebook.ALL_SECTIONS.items():
        for key, at in defaults_of(section).items():
            faults: list[str] = []
            [kind] = hints(section)[key].__args__
            value = read(kind, at.value, (name, key), lambda _, message, told=faults: told.append(message))
            assert value is not UNREAD and not faults, f"{name}.{key}: {faults}"
            assert FIRST < at.schema <= SCHEMA and at.meaning.endswith(".")


def test_what_went_is_no_decision_and_went_with_a_schema_there_was() -> None:
    for entry, schema in GONE.items():
        section, key = entry.split(".")
        assert key not in hints(rulebook.ALL_SECTIONS[section]) and FIRST < schema <= SCHEMA, entry
