"""The decisions and games of a book by the clauses they rest on."""

from dataclasses import fields

from cardroom.rules.rulebook import Rulebook


def cited_by(book: Rulebook) -> dict[str, list[str]]:
    """For each cited clause the entries that rest on it: "betting.raise_cap", "games.holdem.seating.seats"."""
    found: dict[str, list[str]] = {}

    def add(clauses: tuple[str, ...], entry: str) -> None:
        for clause in clauses:
            found.setdefault(clause, []).append(entry)

    for name, section in book.sections().items():
        for one in fields(section):
            add(getattr(section, one.name).clauses, f"{name}.{one.name}")
    for game, sections in book.overrides.items():
        for name, decisions in sections.items():
            for key, decision in decisions.items():
                add(decision.clauses, f"games.{game}.{name}.{key}")
        add(book.games[game].clauses, f"games.{game}")
        add(book.games[game].stake_clauses, f"games.{game}.stakes")
    for deal, clauses in book.deals.items():
        add(clauses, f"deals.{deal}")
    return found
