"""A house's rulebook as its tournaments play by it."""

from dataclasses import replace
from functools import lru_cache
from typing import Any, Final

from cardroom.rules import Decision, Refused, Rulebook
from cardroom.table.open_face.open_face_play import DEAL as OPEN_FACE
from cardroom.tournament.tournament_terms import TournamentTerms

HEADS_UP: Final = 2


@lru_cache(maxsize=64)
def tournament_book(book: Rulebook, game: str) -> Rulebook:
    """The book as a tournament plays one of its games.

    Play goes on with two players, and a player who comes to a table has the rights and duties of the seat. If the house
    wants it in tournaments, all-in hands are shown when the betting is over. A board is run once, and no hand is a bomb
    pot: players who agree to these would decide about other players' places too. In Open Face, players who go out in
    one hand do so by that game's clause. Refuses "no-tournaments".
    """
    own = book.for_game(game, "tournament")
    if own.tournament is None or own.balancing is None or own.course is None:
        raise Refused(
            "no-tournaments", f"{book.name} has no tournaments: its rulebook does not describe them."
        )
    clauses = own.tournament.heads_up.clauses
    least: Decision[Any] = replace(own.seating.players_to_deal, value=HEADS_UP, clauses=clauses)
    always: Decision[Any] = replace(own.seating.heads_up_hands, clauses=clauses)
    seating = replace(own.seating, players_to_deal=least, heads_up_hands=always)
    seats, button = own.balancing, own.balancing.first_button
    drawn: Any = "high_card" if button.value == "high_card" else "drawn"
    between: Decision[Any] = seats.entry_between
    blinds = replace(
        own.blinds,
        first_dealer=replace(own.blinds.first_dealer, value=drawn, clauses=button.clauses),
        restart_dealer=replace(own.blinds.restart_dealer, value=drawn, clauses=button.clauses),
        entry=replace(own.blinds.entry, value="at_once", clauses=seats.entry_between.clauses),
        entry_between=between,
        big_blind_seat_taken=replace(own.blinds.big_blind_seat_taken, value="as_any_entry"),
    )
    found = replace(own, seating=seating, blinds=blinds, board_runs=None, rabbit_hunt=None, bomb_pots=None)
    if own.open_face is not None and own.game(game).deal == OPEN_FACE:
        higher, rules = own.open_face.simultaneous_elimination.clauses, own.tournament
        same: Any = replace(rules.same_hand, clauses=higher)
        equal: Any = replace(rules.equal_stacks, clauses=higher + rules.equal_stacks.clauses)
        found = replace(found, tournament=replace(rules, same_hand=same, equal_stacks=equal))
    if own.live_showdown is None:
        return found
    opened: Decision[Any] = replace(own.live_showdown.all_in_hands, value="when_betting_ends")
    return replace(found, showdown=replace(own.showdown, all_in_reveal=opened))


def announced_book(book: Rulebook, terms: TournamentTerms) -> Rulebook:
    """The book with the ratios that a tournament has announced instead of the house's usual ones, and hand-for-hand where
    the room has it near the money although the book never does: an option of the room rests on no clause.
    """
    prizes, bounties, course = book.prizes, book.bounties, book.course
    if terms.hand_for_hand and course is not None and course.hand_for_hand.value == "never":
        near: Decision[Any] = Decision("near_the_money", ())
        course = replace(course, hand_for_hand=near)
    if prizes is not None:
        share: Decision[Any] = replace(prizes.pool_share, value=terms.pool_share or prizes.pool_share.value)
        per: Decision[Any] = prizes.re_entries_per_entry
        if terms.re_entries_per_entry >= 0:
            per = replace(per, value=terms.re_entries_per_entry)
        prizes = replace(prizes, pool_share=share, re_entries_per_entry=per)
    if bounties is not None and terms.bounty_left:
        bounties = replace(
            bounties, progressive_left=replace(bounties.progressive_left, value=terms.bounty_left)
        )
    return replace(book, prizes=prizes, bounties=bounties, course=course)


@lru_cache(maxsize=64)
def hexapro_book(book: Rulebook, game: str) -> Rulebook:
    """The same for HexaPro, which has its own clauses.

    They cover players who are away, the deck, and a connection that breaks during the player's turn: the room waits the
    time to act and a fixed time more, whenever the connection broke.
    """
    own = tournament_book(book, game)
    rules, tournament = own.hexapro, own.tournament
    assert rules is not None and tournament is not None, "its terms are checked"
    away = replace(tournament.absent, clauses=rules.sitting_out.clauses + rules.never_returns.clauses)
    late: Decision[Any] = replace(tournament.late, value="folded", clauses=rules.extra_seconds.clauses)
    no_more: Decision[Any] = replace(
        own.connection.return_seconds, value=0, clauses=rules.extra_seconds.clauses
    )
    waits = replace(own.connection.waits, clauses=rules.extra_seconds.clauses)
    connection = replace(
        own.connection, extra_seconds=rules.extra_seconds, return_seconds=no_more, waits=waits,
        automatic_decision=replace(own.connection.automatic_decision, clauses=rules.extra_seconds.clauses),
        after_automatic_decision=replace(own.connection.after_automatic_decision, clauses=rules.extra_seconds.clauses),
    )  # fmt: skip
    deck = replace(own.shuffle.deck, clauses=rules.deck.clauses)
    return replace(
        own,
        tournament=replace(tournament, absent=away, late=late),
        connection=connection,
        shuffle=replace(own.shuffle, deck=deck),
    )
