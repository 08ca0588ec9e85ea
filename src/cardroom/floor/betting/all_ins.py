"""All-ins: who may raise after a short one, hidden chips, and the player who walks away."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from cardroom.engine.bounds import Round, is_opened_by
from cardroom.floor.betting.amount_meant import PLAYER, rules_of
from cardroom.floor.betting.bets import bets_of, cap_is_lifted, limit_all_in_of, measured, reopens_by_itself
from cardroom.floor.betting.silent_chips import NEEDS, Value
from cardroom.floor.model.facts import BadCase, Facts, fields_of, missing
from cardroom.floor.model.grounds import Grounds
from cardroom.floor.model.ruling import Action, Chips, Option, Right, Ruling
from cardroom.floor.model.situation import Number, Situation
from cardroom.floor.model.topic import Topic
from cardroom.rules.rulebook import Rulebook

ALL_IN = "all_in_player"
CALLER = "caller"


class ShortAllIn(Facts, frozen=True):
    """All-ins over a bet. The situation is the one before the first of them, or the one after the last."""

    all_ins: Annotated[
        tuple[Value, ...], Meta(description="the totals the all-ins went to, in order", min_length=1)
    ]
    answered: Annotated[
        bool, Meta(description="whether the player made or called the bet that stood before the all-ins")
    ]
    called_between: Annotated[bool, Meta(description="whether somebody called between two of them")] = False
    bet_before: Annotated[
        Number | None,
        Meta(
            description="the largest bet before the all-ins, where the largest bet told is the one after them"
        ),
    ] = None


class HiddenChips(Facts, frozen=True):
    """Chips found after an all-in was accepted."""

    shown: Annotated[Value, Meta(description="the all-in as it was counted and called")]
    hidden: Annotated[Value, Meta(description="the chips found afterwards")]
    caller_stack: Annotated[Value, Meta(description="what the caller had")]
    all_in_player: Annotated[
        Literal["wins", "loses"], Meta(description="whether the all-in player wins or loses the hand")
    ]
    on_purpose: Annotated[bool, Meta(description="whether the chips were hidden on purpose")] = False


class AllInLeaves(Facts, frozen=True):
    """An all-in player left the table."""


def short_all_in(book: Rulebook, situation: Situation, facts: ShortAllIn) -> Ruling:
    """The options of the player after the all-ins: fold, call, and perhaps a raise."""
    is_behind = (situation.bet_to_match or 0) >= max(facts.all_ins)
    if is_behind:
        situation = _before(situation, facts)
    grounds = Grounds(book, situation, "short_all_in")
    bets = bets_of(grounds)
    full = bets.round.raise_size
    run = _Run(grounds, bets.round)
    for total in facts.all_ins:
        run.take(total)
    if len(facts.all_ins) > 1 and run.longest:
        runs_reopen = grounds.use(book.betting.short_all_in_run) == "reopens_when_sum_is_full"
        is_full = is_opened_by(limit_all_in_of(grounds), run.longest, full)
        if runs_reopen and not facts.called_between and is_full:
            run.reopened = True
    if facts.answered and not run.reopened:
        grounds.use(rules_of(grounds).reopened_for)
        right = Right(PLAYER, ("fold", "call"))
        return grounds.ruling("closed", "all-in-closed", {"to": run.round.price}, rights=(right,))
    left = _raises_left(grounds, 0 if is_behind else run.raises, run.is_limit)
    if left == 0:
        right = Right(PLAYER, ("fold", "call"))
        return grounds.ruling("closed", "may-not-raise", {"to": run.round.price}, rights=(right,))
    round = run.round
    least = round.base + round.raise_size
    most = round.base + left * round.raise_size if left else 0  # in fixed limit the total of the last raise
    grounds.use(book.betting.minimum_raise)
    right = Right(PLAYER, ("fold", "call", "raise"), least, most)
    exact = "yes" if run.is_limit and not situation.larger_bet else "no"
    told: dict[str, int | str] = {"to": run.round.price, "least": least, "exact": exact}
    return grounds.ruling("open", "all-in-open", told, rights=(right,))


def _before(situation: Situation, facts: ShortAllIn) -> Situation:
    """The situation before the all-ins, from the one after them. Raises BadCase where nobody told enough for that."""
    price = facts.bet_before
    if price is None:
        if situation.form == "fixed_limit" and situation.bet_size:
            price = (
                (facts.all_ins[0] - 1) // situation.bet_size * situation.bet_size
            )  # whole bets below the first one
        elif facts.answered or len(facts.all_ins) > 1:
            raise BadCase([missing("fact", one) for one in fields_of(ShortAllIn) if one.name == "bet_before"])
        else:
            return situation  # whoever has not answered raises by as much, on top of the all-in
    return msgspec.structs.replace(situation, bet_to_match=price, raise_from=None)


class _Run:
    """The `round` as all-in follows all-in."""

    def __init__(self, grounds: Grounds, round: Round) -> None:
        self.grounds, self.round = grounds, round
        self.is_limit = grounds.situation.form == "fixed_limit"
        self.raises = 0
        self.short = self.longest = 0
        self.reopened = False

    def take(self, total: int) -> None:
        """One all-in; one that does not raise is a call and changes nothing."""
        round = self.round
        if total <= round.price:
            return
        betting = self.grounds.book.betting
        reopens = reopens_by_itself(self.grounds, round, total)
        counts, round.base, round.raise_size = measured(self.grounds, round, total)
        self.raises += counts
        if reopens:
            self.grounds.use(betting.full_all_in)
            self.reopened, self.short = True, 0
        elif limit_all_in_of(self.grounds) in ("as_other_forms", "half_is_full_bet"):
            self.grounds.use(betting.short_all_in)
            self.short += total - round.price
            self.longest = max(self.longest, self.short)
        round.price = total


def _raises_left(grounds: Grounds, more: int, is_limit: bool) -> int | None:
    """How many raises fixed limit still allows after those told and so many `more`; None without a cap, or if nobody
    told the raises so far.
    """
    situation, betting = grounds.situation, grounds.book.betting
    if not is_limit or situation.raises is None:
        return None
    cap = grounds.use(betting.raise_cap)
    return None if not cap or cap_is_lifted(grounds) else max(cap - situation.raises - more, 0)


def hidden_chips(book: Rulebook, situation: Situation, facts: HiddenChips) -> Ruling:
    """The ruling on chips found after the all-in: what they win or lose."""
    grounds = Grounds(book, situation, "hidden_chips")
    loses = facts.all_in_player == "loses"
    called = min(facts.shown, facts.caller_stack)
    policy = grounds.use(rules_of(grounds).hidden_chips)
    if policy == "lost_not_won":
        pays = min(facts.shown + facts.hidden, facts.caller_stack) if loses else called
        sentence = "hidden-chips-lost" if loses else "hidden-chips-win-nothing"
        return _hidden(grounds, facts, "lost" if loses else "win_nothing", sentence, pays)
    if policy == "to_winner_in_tournaments":
        if situation.play == "tournament":
            pays = called + facts.hidden if loses else called
            sentence = "hidden-chips-to-winner" if loses else "hidden-chips-win-nothing"
            return _hidden(grounds, facts, "to_winner" if loses else "win_nothing", sentence, pays)
        if facts.on_purpose:
            return _hidden(grounds, facts, "out_of_play", "hidden-chips-out-of-play", called)
    options = (Option("hidden-chips-count"), Option("hidden-chips-do-not-count"))
    return _hidden(grounds, facts, "staff_decide", "hidden-chips-staff-decide", called, options)


def _hidden(
    grounds: Grounds,
    facts: HiddenChips,
    outcome: str,
    sentence: str,
    pays: int,
    options: tuple[Option, ...] = (),
) -> Ruling:
    """The all-in player's chips in the pot, and what the caller has in it."""
    put_in = facts.shown + facts.hidden
    called = min(facts.shown, facts.caller_stack)
    chips = (Chips(ALL_IN, put_in, pays, put_in - pays), Chips(CALLER, called, called, 0))
    told = {"pays": pays, "wins": called, "hidden": facts.hidden}
    return grounds.ruling(outcome, sentence, told, chips=chips, options=options)


def all_in_leaves(book: Rulebook, situation: Situation, facts: AllInLeaves) -> Ruling:
    """Whether the hand of an all-in player who left is dead."""
    grounds = Grounds(book, situation, "all_in_player_leaves")
    fold = Action(PLAYER, "fold")
    policy = grounds.use(rules_of(grounds).all_in_player_leaves)
    if policy == "hand_dead":
        return grounds.ruling("hand_dead", "all-in-left-dead", action=fold)
    if policy == "hand_dead_staff_may_restore":
        options = (Option("hand-dead"), Option("hand-restored"))
        return grounds.ruling("hand_dead", "all-in-left-dead-unless-restored", action=fold, options=options)
    options = (Option("penalty"), Option("no-penalty"))
    return grounds.ruling("penalty_possible", "all-in-left-penalty", options=options)


TOPICS = (
    Topic(
        "short_all_in",
        "betting",
        "Who may raise after an all-in, and from what total",
        ShortAllIn,
        NEEDS,
        short_all_in,
    ),
    Topic(
        "hidden_chips", "betting", "Chips found after an all-in", HiddenChips, ("play",), hidden_chips,
        moment="after_all_in", effect="finds_chips",
        knows={"shown": "all_in_played", "caller_stack": "caller_had", "all_in_player": "all_in_result"},
    ),
    Topic(
        "all_in_player_leaves", "betting", "An all-in player leaves the table", AllInLeaves, (), all_in_leaves,
        effect="leaves",
    ),
)  # fmt: skip
