"""Asking a house for a ruling in one line."""

from typing import Any

from cardroom.floor import Ruling, read_case, said
from cardroom.floor.model.sentence_catalogues import LANGUAGES
from cardroom.rules import house

LIVE = ("pokerstars-live-fi", "pokerstars-live-no", "casino-kruh", "casino-helsinki")
SITUATION: dict[str, Any] = {
    "form": "no_limit",
    "big_blind": 400,
    "pot": 600,
    "bet_to_match": 400,
    "last_full_raise": 400,
    "in_front": 0,
    "stack": 100_000,
    "players_left": 4,
    "raises": 1,
}
"""Blinds 200-400, the player first to act behind them with plenty of chips; tests change what they are about."""


def ruled(house_name: str, topic: str, facts: dict[str, Any] | None = None, **situation: Any) -> Ruling:
    """The house's ruling; the situation is `SITUATION` with these changes. It must speak all languages."""
    told = {key: value for key, value in {**SITUATION, **situation}.items() if value is not None}
    # What a test does not speak of agrees with what it does.
    price, in_front = told.get("bet_to_match", 0), told.get("in_front", 0)
    if "pot" in told and "pot" not in situation:
        told["pot"] = max(told["pot"], price + in_front)
    if "last_full_raise" in told and "last_full_raise" not in situation and price:
        told["last_full_raise"] = min(told["last_full_raise"], max(price, told.get("big_blind", 0)))
    book = house(house_name)
    ruling = read_case({"topic": topic, "situation": told, "facts": facts or {}}).rule(book)
    assert all(said(ruling.sentence, language) for language in LANGUAGES)
    assert ruling.clauses and all(clause in book.clauses for clause in ruling.clauses)
    return ruling


def stands(ruling: Ruling) -> str:
    """The action as a word and an amount: "call 1200", "raise 2000", "check"."""
    assert ruling.action is not None
    return f"{ruling.action.verb} {ruling.action.to}" if ruling.action.to else ruling.action.verb
