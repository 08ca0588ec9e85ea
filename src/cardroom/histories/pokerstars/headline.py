"""Writing the first lines of a hand: number, game, stakes, time; table, button and seats."""

from cardroom.histories.pokerstars.site_words import (
    FORMS,
    GAMES,
    SYMBOLS,
    hand_number,
    money_text,
    roman,
    time_text,
)
from cardroom.histories.record import RecordedHand, TableHeader


def headlines(hand: RecordedHand) -> list[str]:
    """These lines; the layout has a name for the game."""
    start, table = hand.start, hand.table
    game = f"{GAMES[table.deal]} {FORMS[hand.game[1]]}"
    played = f" Tournament #{hand_number(table.tournament)}, {game} - Level {roman(table.level)}"
    what = f"{played if table.tournament else f'  {game}'} {_stakes(hand)}"
    lines = [
        f"PokerStars Hand #{hand_number(start.hand)}:{what} - {time_text(start.at_ms)}",
        f"Table '{table.name}' {table.seats}-max Seat #{start.dealer} is the button",
    ]
    for seat in sorted(start.seats, key=lambda entry: entry.seat):
        lines.append(f"Seat {seat.seat}: {hand.names[seat.seat]} ({amount_text(seat.stack, table)} in chips)")
    return lines


def amount_text(amount: int, table: TableHeader) -> str:
    """An amount of the hand as the layout has it: money with its sign, chips without."""
    return money_text(amount, table.currency if table.is_money else "", table.parts)


def _stakes(hand: RecordedHand) -> str:
    """The blinds, in a game with limits the bets."""
    table = hand.table
    low, high = table.bets if hand.game[1] == "fixed_limit" else (table.small_blind, table.big_blind)
    if not high:  # pot limit without blinds: what comes nearest is the ante
        low, high = table.ante, table.ante
    code = f" {table.currency}" if table.currency in SYMBOLS and table.is_money else ""
    return f"({amount_text(low, table)}/{amount_text(high, table)}{code})"
