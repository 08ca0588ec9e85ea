"""`cardroom live`: a live hand entered fact by fact, its rulings, and the state of the hand after them."""

from typing import TYPE_CHECKING, Annotated, Any

import typer

from cardroom.cli.files import in_file, told_in
from cardroom.cli.output import COULD_NOT, console, fail, open_table, print_error, print_json
from cardroom.cli.rules import load
from cardroom.cli.ruling import print_steps

if TYPE_CHECKING:
    from collections.abc import Iterable

    from cardroom.floor.live import LiveEntry, LiveHand


def live(
    file: Annotated[
        str,
        typer.Argument(help="A TOML or JSON file with one hand; - reads standard input.", metavar="FILE"),
    ],
    house: Annotated[
        str,
        typer.Option(
            "--house", help="A shipped rulebook's name or the path of a file; left out: the hand's."
        ),
    ] = "",
    language: Annotated[
        str, typer.Option("--language", help="The sentences' language: en, fi, nb or cs.")
    ] = "en",
    json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
) -> None:
    """Follow a live hand and its rulings.

    Tells what happened, what the house rules on it, and what may happen next.
    """
    from cardroom.floor import LANGUAGES, BadCase
    from cardroom.floor.live.written import play_written, read_written
    from cardroom.rules.refused import Refused

    if language not in LANGUAGES:
        fail(f"there is no language {language!r}; there are {', '.join(LANGUAGES)}")
    try:
        written = read_written(told_in(file))
        if not (house or written.house):
            fail(f'{in_file(file)}the hand names no house: add house = "..." to it, or use --house')
        hand = play_written(written, load(house or written.house))
    except BadCase as bad:
        for fault in bad.faults:
            print_error(f"{in_file(file)}{fault}")
        raise typer.Exit(COULD_NOT) from None
    except Refused as refused:
        fail(f"{in_file(file)}{refused.message}")
    names = list(written.players)
    if json:
        print_json(_body(hand, names))
        return
    print(f"{written.title or hand.hand.setup.game.name} · {hand.book.name}")
    for entry in hand.entries:
        _print_entry(entry, names, language)
    _print_state(hand, names)


def _print_entry(entry: "LiveEntry", names: list[str], language: str) -> None:
    from cardroom.floor import said
    from cardroom.floor.live import (
        ActedInTurn,
        BoardTold,
        Irregular,
        Killed,
        Mucked,
        Shown,
        StaffDecided,
        UpTold,
        Voided,
    )

    fact = entry.fact
    who = names[getattr(fact, "player", -1)] if getattr(fact, "player", -1) >= 0 else ""
    match fact:
        case ActedInTurn(verb=verb, to=to):
            print(f"  {who}: {verb}{f' to {to:,}' if to else ''}")
        case Irregular(topic=topic, set_aside=reason):
            print(f"  {who + ': ' if who else ''}{topic}{f' (set aside: {reason})' if reason else ''}")
        case StaffDecided(option=option, reason=reason):
            print(f"  staff: {option or 'as proposed'}{f' ({reason})' if reason else ''}")
        case BoardTold(cards=cards):
            print(f"  board: {_texts(cards)}")
        case Shown(cards=cards):
            print(f"  {who}: shows {_texts(cards)}")
        case UpTold(cards=cards):
            print(f"  {who}: face up {_texts(cards)}")
        case Mucked():
            print(f"  {who}: mucks")
        case Killed(reason=reason):
            print(f"  {who}: the hand is dead ({reason})")
        case Voided(reason=reason):
            print(f"  the deal is void ({reason})")
    for ruling in entry.rulings:
        print(f"    {said(ruling.sentence, language)} ({', '.join(ruling.clauses)})")
        print_steps(ruling.steps, language, "      ")


def _texts(cards: "Iterable[int]") -> str:
    from cardroom.cards.card import card_text

    return " ".join("??" if card < 0 else card_text(card) for card in cards)


def _print_state(hand: "LiveHand", names: list[str]) -> None:
    table = open_table("Player", "In front", "Behind", "")
    for player, name in enumerate(names):
        state = ("folded", "all-in", "")[hand.hand.status[player]]
        waits = [f"{one.did} waits" for one in hand.held if one.player == player]
        told = ", ".join(part for part in (state, *waits) if part)
        table.add_row(name, f"{hand.hand.bets[player]:,}", f"{hand.stacks[player]:,}", told)
    console().print(table)
    if told_cards := _cards(hand):
        print(told_cards)
    if pots := hand.pots():
        told_pots = [f"{pot.amount:,} ({', '.join(names[one] for one in pot.players)})" for pot in pots]
        print(f"Pots: {'; '.join(told_pots)}")
    print(_next(hand, names))


def _cards(hand: "LiveHand") -> str:
    """The boards, and what lies otherwise than dealt; "" while no card is out."""
    layout = hand.layout
    told = [f"Board: {_texts(board)}" for board in hand.hand.boards if board]
    told += [f"burned: {layout.burns}"] * (layout.burns > 0)
    told += [f"set aside: {layout.aside}"] * (layout.aside > 0)
    told += [f"out early: {layout.early}"] * (layout.early > 0)
    return " | ".join(told)


def _next(hand: "LiveHand", names: list[str]) -> str:
    awaits = hand.awaits
    who = ", ".join(names[player] for player in awaits.players)
    if awaits.kind == "nothing":
        return "The hand is over."
    if awaits.kind == "decide":
        assert hand.question is not None
        return "Staff decide: " + ", ".join(option.id for option in hand.question.ruling.options)
    if awaits.kind == "cards":
        what = "To show" if hand.hand.actor < 0 else "Face-up cards to tell"
        return f"{what}: {who or 'nobody'}; cards of the board to tell: {awaits.board}"
    options = hand.options()
    call = "check" if options.can_check else f"call {options.call:,}"
    verb = "bet" if options.is_bet else "raise to"
    raising = f", {verb} {options.min_raise_to:,} to {options.max_raise_to:,}" if options.can_raise else ""
    return f"To act: {who}: fold, {call}{raising}"


def _body(hand: "LiveHand", names: list[str]) -> dict[str, Any]:
    from dataclasses import asdict

    import msgspec

    from cardroom.floor.ruling_report import report

    return {
        "house": hand.book.id,
        "players": names,
        "entries": [
            {
                "fact": msgspec.to_builtins(entry.fact),
                "rulings": [report(hand.book, ruling) for ruling in entry.rulings],
            }
            for entry in hand.entries
        ],
        "bets": hand.hand.bets,
        "stacks": hand.stacks,
        "status": [("folded", "all_in", "active")[status] for status in hand.hand.status],
        "pots": [{"amount": pot.amount, "players": list(pot.players)} for pot in hand.pots()],
        "boards": [list(board) for board in hand.hand.boards],
        "layout": {"burns": hand.layout.burns, "aside": hand.layout.aside, "early": hand.layout.early},
        "held": [{"player": one.player, "did": one.did, "to": one.to} for one in hand.held],
        "awaits": hand.awaits._asdict(),
        "options": asdict(hand.options()) if hand.awaits.kind == "act" else None,
    }
