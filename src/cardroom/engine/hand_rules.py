"""The decisions of a house that a single hand needs: plain values, each with the clauses it rests on."""

from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from typing import TYPE_CHECKING, Literal

from cardroom.engine.bounds import AnteForAll, CapHeadsUp, LimitAllIn, PotLimitShortBlind
from cardroom.engine.odd_units import ByCard

if TYPE_CHECKING:
    from cardroom.games import Game
    from cardroom.rules import Rulebook

Reopening = Literal["run_of_short_all_ins", "full_raise_only", "amount_faced"]
LonePlayer = Literal["acts_once", "board_runs_out"]


@dataclass(frozen=True, slots=True)
class HandRules:
    """How a house plays a hand. The defaults are those of no house: table stakes as commonly played, no clauses.

    `reopening`: when may a player who has acted raise again? "run_of_short_all_ins": after a full raise, or after
    short all-ins that nobody called in between and that add up to one; "full_raise_only": after a full raise;
    "amount_faced": when what there is to call is at least the last full bet or raise.
    `limit_all_in`: what a short all-in is in fixed limit. "half_is_full_bet": from half a bet on it counts as a full
    one, the next raise is on top of it, and who may raise again is as in other forms, half a bet being enough where a
    run or the amount faced reopens; below half the next raise goes to the full bet. "more_than_half_raises": up to half
    a bet it is no raise and the next raise goes to the full bet, above half it is a raise like any other (CH-5.5,
    CH-5.6); "completed_to_full_bet": none is a raise, and the next one goes to the full bet; "as_other_forms".
    `pot_limit_short_blind`: whether the pot of a first round counts a blind that is short, or that nobody posts, as
    posted or as if it were full.
    `short_blind_price`: what it costs to call when the big blind's stack was short.
    `lone_player`: whether a player who has chips, has matched the bet and has nobody to bet with is asked all the same.
    `straddle_raise`: the least a raise over a straddle adds: as much as the straddle did, or all of it.
    `short_post_order`: which of ante and blind a short stack posts first (CH-5.15).
    `ante_for_all`: whether an ante that one player posts for all counts in the pot of the first round of pot limit
    ("counted"), or only after it (CH-4.10).
    `all_in_reveal`: when the cards of players are shown if nobody can bet any more.
    `raise_cap`: bets and raises allowed in a round of fixed limit (a blind is the first bet, a bring-in is none), 0 is
    no cap; `raise_cap_heads_up` "lifted" lifts it when only two players with chips begin the round,
    "lifted_while_two_remain" while only two are in the hand, with chips or without, "lifted_for_last_two" when only two
    were dealt in (whoever has them play on at other tables too says "kept": `replace`).
    `open_pair`: whether a pair that lies open lets anyone double the bet, on streets that know it (CH-6.STUD.8).
    `reveal`: whether every hand still in is shown, or only those that can win something ("what_can_win").
    `show_first`: who shows first: the first from the dealer's left (in a game with face-up cards the best of them), or
    whoever bet or raised last in the hand or in its last round. `side_pot_shows_first`: those in the latest side pot
    come before the others (CH-1.32).
    `odd_unit_stud`: in games that know it, units that cannot be divided go by a card, suits in Bridge Rank Order: see
    `engine.odd_units`; else from the dealer's left.
    `identical_shares`: when the same players win every share, whether each share divides by itself or the whole pot
    as evenly as possible (CH-5.42).
    `pot_unit`: the smallest chip: pots divide by it, in a cash game of a house whose chips are whole units of money.
    `burns`: cards put aside before each deal after the first. `deck_reserve`: cards a stud deck keeps back, never
    dealt to a player (CH-6.STUD.15). `fewest_for_common_card`: with fewer left the burn cards are shuffled in before
    one is dealt for all (CH-6.STUD.18).
    `board_runs`: how often the board may be run at most once nobody can bet, if all who are left agree.
    `clauses`: for each decision, by the name it has in the rulebook, the ids of its clauses.
    `games`: for each game, by its code, the ids of the clauses that describe it.
    """

    reopening: Reopening = "run_of_short_all_ins"
    limit_all_in: LimitAllIn = "half_is_full_bet"
    pot_limit_short_blind: PotLimitShortBlind = "as_full_big_blind"
    short_blind_price: Literal["full_big_blind", "largest_posted"] = "full_big_blind"
    lone_player: LonePlayer = "board_runs_out"
    straddle_raise: Literal["what_it_added", "whole_straddle"] = "what_it_added"
    short_post_order: Literal["ante_first", "blind_first"] = "ante_first"
    ante_for_all: AnteForAll = "counted"
    all_in_reveal: Literal["at_showdown", "when_betting_ends"] = "at_showdown"
    raise_cap: int = 0
    raise_cap_heads_up: CapHeadsUp = "lifted"
    open_pair: Literal["never_doubles", "doubles"] = "never_doubles"
    reveal: Literal["all_still_in", "what_can_win"] = "all_still_in"
    show_first: Literal["dealers_left", "last_aggressor", "last_aggressor_of_round"] = "dealers_left"
    side_pot_shows_first: bool = False
    odd_unit_stud: ByCard = "by_card_and_suit"
    identical_shares: Literal["each_by_itself", "whole_pot"] = "whole_pot"
    pot_unit: int = 1
    burns: int = 0
    deck_reserve: int = 0
    fewest_for_common_card: int = 0
    board_runs: int = 1
    clauses: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    games: Mapping[str, tuple[str, ...]] = field(default_factory=dict)

    @classmethod
    def of(cls, book: "Rulebook") -> "HandRules":
        """The decisions of a house's rulebook, or of one of its games: `HandRules.of(book.for_game("omaha"))`."""
        betting, showdown, cards = book.betting, book.showdown, book.cards
        runs = betting.short_all_in_run.value == "reopens_when_sum_is_full"
        sections = (betting, showdown, book.opening_bets, cards)
        extra: dict[str, tuple[str, ...]] = {}
        if book.straddles:
            extra["straddle_raise"] = book.straddles.minimum_raise.clauses
            extra["straddler_acts_last"] = book.straddles.acts_last.clauses
        if book.board_runs:
            extra["agree"] = book.board_runs.most.clauses
        decisions = [(section, entry.name) for section in sections for entry in fields(section)]
        return cls(
            reopening="run_of_short_all_ins" if runs else "full_raise_only",
            limit_all_in=betting.limit_all_in.value,
            pot_limit_short_blind=betting.pot_limit_short_blind.value,
            short_blind_price=betting.short_blind_price.value,
            lone_player=betting.lone_player.value,
            straddle_raise=book.straddles.minimum_raise.value if book.straddles else "what_it_added",
            short_post_order=betting.short_post_order.value,
            ante_for_all=betting.ante_for_all.value,
            all_in_reveal=showdown.all_in_reveal.value,
            raise_cap=betting.raise_cap.value,
            raise_cap_heads_up=betting.raise_cap_heads_up.value,
            open_pair=betting.open_pair.value,
            reveal=showdown.reveal.value,
            show_first=showdown.show_first.value,
            side_pot_shows_first=showdown.side_pot_shows_first.value,
            odd_unit_stud=showdown.odd_unit_stud.value,
            identical_shares=showdown.identical_shares.value,
            pot_unit=100 if betting.bet_unit.value == "whole_currency_unit" else 1,
            burns=cards.burns.value,
            deck_reserve=cards.reserve.value,
            fewest_for_common_card=cards.fewest_for_common_card.value,
            board_runs=book.board_runs.most.value if book.board_runs else 1,
            clauses={name: getattr(section, name).clauses for section, name in decisions} | extra,
            games=dict(book.deals),
        )

    def citing(self, *decisions: str) -> tuple[str, ...]:
        """The clauses of these decisions, each once, in this order."""
        found = (clause for decision in decisions for clause in self.clauses.get(decision, ()))
        return tuple(dict.fromkeys(found))

    def citing_game(self, game: "Game") -> tuple[str, ...]:
        """The clauses by which the house describes this game; none if it does not."""
        return self.games.get(game.code, ())
