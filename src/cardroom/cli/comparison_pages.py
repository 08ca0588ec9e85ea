"""How two rulebooks look side by side in a terminal."""

from collections.abc import Iterable, Mapping
from typing import Any

from rich.console import Console, RenderableType
from rich.table import Column, Table
from rich.text import Text

from cardroom.cli.rule_pages import value_text
from cardroom.rules import Clause, Comparison, Rulebook, Stake
from cardroom.rules.comparing import ComparedSide, GameCompared
from cardroom.rules.currency_amounts import is_money

UNIT = 100
"""Cents in the unit people speak of."""


def print_comparison(
    console: Console, compared: Comparison, books: tuple[Rulebook, Rulebook], *, same: bool, clauses: bool
) -> None:
    """The decision points side by side, money and games, the games only one of the two has, and the clauses by area."""
    names = books[0].name, books[1].name
    parts: list[RenderableType] = [_points(compared, names, same)]
    if same:
        parts.append(_principles(compared, names))
    parts.append(_money(compared, names, same))
    parts.append(_clauses(compared, names) if clauses else _areas(compared, names))
    console.print(*parts)
    for name, lacks in zip(names, ("first", "second"), strict=True):
        sections = dict.fromkeys(p.point.split(".")[0] for p in compared.points if getattr(p, lacks) is None)
        if sections:
            told = f"{name} decides nothing about {_listed(sections).replace('_', ' ')}."
            console.print(told, soft_wrap=not console.is_terminal)
    offered = [{(offer.deal, offer.form): offer.name for offer in book.games.values()} for book in books]
    for name, own, other in zip(names, offered, reversed(offered), strict=True):
        if alone := [own[game] for game in own if game not in other]:
            console.print(f"Only {name} offers {_listed(alone)}.", soft_wrap=not console.is_terminal)


def _points(compared: Comparison, names: tuple[str, str], same: bool) -> Table:
    both = [point for point in compared.points if point.first and point.second and not point.is_principle]
    different = [point for point in both if not point.same]
    table = Table(Column("decision", no_wrap=True), *names, title_justify="left")
    table.title = f"{len(different)} of the {len(both)} choices that both made differ"
    section = ""
    for point in both if same else different:
        if point.point.split(".")[0] != section:
            section = point.point.split(".")[0]
            table.add_section()
        cells = [_cell(side.value, side.clauses) for side in (point.first, point.second) if side]
        table.add_row(Text(point.point, "dim" if point.same else ""), *cells)
    return table


def _principles(compared: Comparison, names: tuple[str, str]) -> Table:
    """The points that both houses play in the only way there is, with the clauses of each."""
    both = [point for point in compared.points if point.is_principle and point.first and point.second]
    table = Table(Column("principle", no_wrap=True), "is", *names, title_justify="left")
    table.title = f"{len(both)} principles: what both play in the one way there is"
    for point in both:
        sides = [side for side in (point.first, point.second) if side]
        cited = [Text(", ".join(side.clauses) or "a reading", "dim") for side in sides]
        table.add_row(point.point, value_text(sides[0].value), *cited)
    return table


def _areas(compared: Comparison, names: tuple[str, str]) -> Table:
    table = Table("area", *[Column(name, justify="right") for name in names])
    table.title, table.title_justify = "Clauses by area", "left"
    for area in compared.areas:
        table.add_row(area.area, str(len(area.first) or ""), str(len(area.second) or ""))
    return table


def _clauses(compared: Comparison, names: tuple[str, str]) -> Table:
    table = Table("area", *names, title="Clauses by area", title_justify="left", show_lines=True)
    for area in compared.areas:
        table.add_row(area.area, *[_titles(side) for side in (area.first, area.second)])
    return table


def _titles(clauses: Iterable[Clause]) -> Text:
    lines = [Text.assemble((clause.id, "cyan"), f" {clause.title}") for clause in clauses]
    return Text("\n").join(lines)


def _cell(value: object, clauses: tuple[str, ...]) -> Text:
    return Text.assemble(value_text(value), "\n", (", ".join(clauses) or "a reading", "dim"))


def _money(compared: Comparison, names: tuple[str, str], same: bool) -> Table:
    """Currency, amounts that one house alone has, and the games of both: stakes, rake, and what is their own."""
    table = Table(Column("money and games", no_wrap=False), *names, title_justify="left")
    differing = [game for game in compared.games if game.first and game.second and not game.same]
    both = len([game for game in compared.games if game.first and game.second])
    table.title = (
        f"{len(differing)} of the {both} games that both offer differ in stakes, rake or values of their own"
    )
    if same or compared.currencies[0] != compared.currencies[1]:
        table.add_row("currency", *compared.currencies)
    for point in compared.points:
        held = [side for side in (point.first, point.second) if side]
        if len(held) == 1 and is_money(point.point, held[0].value):
            table.add_row(point.point, *[_amount(point.point, side) for side in (point.first, point.second)])
    table.add_section()
    for game in compared.games:
        if game.first and game.second and (same or not game.same):
            table.add_row(game.name, *_stakes(game, same))
    return table


def _amount(point: str, side: ComparedSide | None) -> str:
    if side is None:
        return "none"
    return money(side.value) if isinstance(side.value, int) else value_text(side.value)


def _stakes(game: GameCompared, same: bool) -> tuple[str, str]:
    """Both houses' stakes of a game, a line each; those that both have alike are left out unless asked for."""
    sides = game.first or (), game.second or ()
    owns = game.first_own, game.second_own
    cells = []
    for own, other, values, others in zip(sides, reversed(sides), owns, reversed(owns), strict=True):
        lines = [stake_text(stake) for stake in own if same or stake not in other]
        lines += [text for text in _own(values) if same or text not in _own(others)]
        cells.append("\n".join(lines) or "nothing else")
    return cells[0], cells[1]


def _own(values: Mapping[str, Any]) -> list[str]:
    return [f"{point} = {value_text(value)}" for point, value in values.items()]


def stake_text(stake: Stake) -> str:
    """A stake with its rake on one line: "NL200 1.00/2.00, rake 5 % up to 5.00"."""
    posted = (
        [f"{money(stake.small_blind_cents)}/{money(stake.big_blind_cents)}"] if stake.big_blind_cents else []
    )
    named = {
        "ante": stake.ante_cents, "bring-in": stake.bring_in_cents, "bets": stake.small_bet_cents,
        "and": stake.big_bet_cents, "point": stake.point_cents,
    }  # fmt: skip
    posted += [f"{name} {money(cents)}" for name, cents in named.items() if cents]
    percent = f"{stake.rake_basis_points / 100:g} %"
    rake = f"rake {percent} up to {money(stake.rake_cap_cents)}" if stake.rake_basis_points else "no rake"
    return f"{stake.name} {' '.join(posted)}, {rake}"


def money(cents: int) -> str:
    """Cents as people write them: "1.50"."""
    return f"{cents // UNIT}.{cents % UNIT:02}"


def _listed(words: Iterable[str]) -> str:
    *others, last = words
    return f"{', '.join(others)} and {last}" if others else last
