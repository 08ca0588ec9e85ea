"""The terms that a turn, a deal and a showdown need of a setup, worked out once: numbers where the setup has words."""

from typing import NamedTuple

from cardroom.engine.bounds import FORMS, CapHeadsUp, LimitAllIn, uncounted
from cardroom.engine.hand_rules import HandRules
from cardroom.engine.posts import Posts
from cardroom.games import Form, Game, Share, Street


class BetSizes(NamedTuple):
    """The least bet where players choose, the two of a fixed limit, and the bring-in."""

    minimum_bet: int
    small_bet: int
    big_bet: int
    bring_in: int


class Terms:
    """The decisions of a setup that every hand dealt from it shares. See `Setup` and `HandRules` for what they mean.

    `cap`: raises allowed in a round (0: no cap). `uncounted`: antes left out of the first round's pot, less
    what short blinds lack of it. `first_bet`: the
    least raise of the first round. `completes`: a bring-in below that bet can be completed to it. `may_lack_a_bettor`:
    nobody still in may have put in the bet to match, since nobody posts what coming in costs or, with real cards, since
    staff killed the bettor's hand. `is_plain_show`: the hands still in are shown from the dealer's left, all of them.
    `short_blind_counts`: a big blind that was short is to be called as posted. `straddles_add`: a raise over a straddle
    adds what that one did. `shares_of_part`: how many shares each part of a pot has. `board_runs`: the most that a board
    may be run.
    By street: `deals_own`, `deals_board` (cards to each), `burns`, `exchanges`, `least_raise`, and whether an open pair
    doubles it (`pair_doubles`).
    """

    __slots__ = (
        "ante_by_all",
        "asks_alone",
        "board_runs",
        "boards",
        "bring_in",
        "burns",
        "by_amount_faced",
        "cap",
        "cap_heads_up",
        "completes",
        "costs_to_come_in",
        "deals_board",
        "deals_own",
        "divides_whole",
        "exchanges",
        "first_bet",
        "has_opener",
        "has_ups",
        "is_plain_show",
        "last_street",
        "least_raise",
        "limit",
        "limit_all_in",
        "may_lack_a_bettor",
        "may_muck",
        "odd_by_position",
        "opens_by_card",
        "opens_later",
        "pair_doubles",
        "parts",
        "pot_unit",
        "reveals_early",
        "runs_reopen",
        "shares",
        "shares_of_part",
        "short_blind_counts",
        "skips_first_bets",
        "straddles_add",
        "streets",
        "uncounted",
        "waits_for_cards",
    )

    def __init__(
        self,
        rules: HandRules,
        game: Game,
        form: Form,
        *,
        opening: Posts,
        blinds_short: int,
        sizes: BetSizes,
        opens_later: int,
        waits_for_cards: bool,
    ) -> None:
        """`blinds_short` is what the blinds lack in the `opening`."""
        antes, blinds = opening.owed.antes, opening.owed.blinds
        minimum_bet, small_bet, big_bet, bring_in = sizes
        self.waits_for_cards: bool = waits_for_cards
        is_fixed = form == "fixed_limit"
        self.limit: int = FORMS[form]
        self.cap: int = rules.raise_cap if is_fixed else 0
        self.cap_heads_up: CapHeadsUp = rules.raise_cap_heads_up
        self.runs_reopen: bool = rules.reopening == "run_of_short_all_ins"
        self.by_amount_faced: bool = rules.reopening == "amount_faced"
        self.asks_alone: bool = rules.lone_player == "acts_once"
        self.limit_all_in: LimitAllIn = rules.limit_all_in if is_fixed else "as_other_forms"
        # An ante that only one player owes, the big blind's for all (CH-4.9, CH-4.10).
        self.ante_by_all: bool = len(set(antes)) == 1
        for_all = 0 if self.ante_by_all else sum(opening.antes)
        short_blind = rules.pot_limit_short_blind
        self.uncounted: int = uncounted(rules.ante_for_all, short_blind, for_all, blinds_short)
        self.first_bet: int = small_bet if is_fixed else minimum_bet
        self.bring_in: int = bring_in
        self.completes: bool = 0 < bring_in < self.first_bet
        no_blinds = not any(blinds)
        self.has_opener: bool = game.opener is not None
        self.opens_by_card: bool = self.has_opener and no_blinds
        self.costs_to_come_in: bool = bring_in > 0 and no_blinds and not self.has_opener
        self.may_lack_a_bettor: bool = self.costs_to_come_in or waits_for_cards
        self.has_ups: bool = game.has_up_cards
        self.is_plain_show: bool = (
            rules.reveal == "all_still_in" and rules.show_first == "dealers_left" and not self.has_ups
        )
        self.reveals_early: bool = rules.all_in_reveal != "at_showdown"
        self.may_muck: bool = rules.reveal == "what_can_win"
        self.divides_whole: bool = rules.identical_shares == "whole_pot"
        self.odd_by_position: bool = game.odd_units == "position"
        self.opens_later: int = opens_later
        self.short_blind_counts: bool = rules.short_blind_price != "full_big_blind"
        self.straddles_add: bool = rules.straddle_raise == "what_it_added"
        self.board_runs: int = rules.board_runs
        self.pot_unit: int = rules.pot_unit
        self.skips_first_bets: bool = game.skips_first_bets
        self.shares: tuple[Share, ...] = game.shares
        self.parts: int = game.parts
        self.shares_of_part: int = len(game.shares) // game.parts
        self.boards: int = game.boards
        self.streets: tuple[Street, ...] = game.streets
        self.last_street: int = len(game.streets) - 1
        self.deals_own: list[bool] = [street.hole + street.up > 0 for street in game.streets]
        self.deals_board: list[int] = [street.board for street in game.streets]
        self.burns: list[int] = [rules.burns if street.burn else 0 for street in game.streets]
        self.exchanges: list[bool] = [street.is_exchange for street in game.streets]
        doubles = is_fixed and rules.open_pair == "doubles"
        self.pair_doubles: list[bool] = [doubles and street.open_pair for street in game.streets]
        later = (big_bet, small_bet) if is_fixed else (minimum_bet, minimum_bet)
        self.least_raise: list[int] = [later[0] if street.big_bet else later[1] for street in game.streets]
