"""A player's turn in a hand of poker: the actions allowed, and carrying them out."""

from collections.abc import Sequence
from types import MappingProxyType
from typing import Final

from cardroom.cards.card import CardFault, card, card_text
from cardroom.engine.bounds import FIXED_LIMIT
from cardroom.engine.options import Options
from cardroom.engine.tasks import TO_AGREE, TO_ANSWER, TO_BET, TO_BRING_IN, TO_DISCARD
from cardroom.rules import Refused
from cardroom.table.events import TurnStarted
from cardroom.table.model.commands import Act
from cardroom.table.model.running import RunningHand
from cardroom.table.model.setting import Setting
from cardroom.table.model.turn_clock import TurnClock
from cardroom.table.poker.bet_rounding import bet_unit, round_raise
from cardroom.table.values.kinds import Verb

VERBS: Final = MappingProxyType(
    {
        "fold": "fold",
        "check": "check",
        "call": "call",
        "raise": "raise_to",
        "bring_in": "bring_in",
        "accept": "accept",
        "refuse": "refuse",
    }
)
"""The engine's verb for each action that names no cards."""
CARD_VERBS: Final = ("discard", "draw")
ACTIONS: Final = (*VERBS, "complete", *CARD_VERBS, "run_board")

CHECK: Final[tuple[Verb, ...]] = ("fold", "check")
CHECK_RAISE: Final[tuple[Verb, ...]] = ("fold", "check", "raise")
CALL: Final[tuple[Verb, ...]] = ("fold", "call")
CALL_RAISE: Final[tuple[Verb, ...]] = ("fold", "call", "raise")


def act(setting: Setting, hand: RunningHand, command: Act) -> None:
    """Carry out a decision. Refuses "unknown-action", "no-completion", "no-such-card", and as the engine does."""
    action = command.action
    verb = VERBS.get(action)
    if action == "raise":
        total = round_raise(setting, hand, command.amount)
        hand.engine.raise_to(total)
        hand.asked_for = command.amount if total != command.amount else 0
    elif verb is not None:
        hand.engine.act(verb, command.amount)
    elif action == "run_board":
        hand.engine.run_board(command.amount)
    elif action in CARD_VERBS:
        hand.engine.act(action, cards_of(setting, command.cards))
    elif action == "complete":
        complete(setting, hand)
    else:
        message = f"There is no action {action!r}; there are {', '.join(ACTIONS)}."
        raise Refused("unknown-action", message, setting.book.betting.actions.clauses, {"action": action})


def complete(setting: Setting, hand: RunningHand) -> None:
    """Bring the forced bet up to a full one."""
    options = hand.engine.options()
    if not may_complete(hand, options):
        clauses = setting.book.opening_bets.completion.clauses or setting.book.betting.actions.clauses
        raise Refused("no-completion", "There is no forced bet for you to complete.", clauses)
    hand.engine.raise_to(options.min_raise_to)


def may_complete(hand: RunningHand, options: Options) -> bool:
    """Whether the smallest raise of this turn brings a forced bet up to a full one."""
    engine = hand.engine
    setup = engine.setup
    if not setup.terms.completes or engine.street or engine.base or options.min_raise_to < 0:
        return False
    return engine.asked in (TO_BET, TO_BRING_IN) and options.min_raise_to <= setup.terms.first_bet


def cards_of(setting: Setting, texts: Sequence[str]) -> list[int]:
    """Return the cards that a player named. Refuses ("no-such-card")."""
    try:
        return [card(text) for text in texts]
    except CardFault as fault:
        clauses = setting.book.cards.discard.clauses or setting.book.betting.actions.clauses
        raise Refused("no-such-card", str(fault), clauses, {"cards": list(texts)}) from None


def turn_told(setting: Setting, hand: RunningHand, clock: TurnClock, seat: int) -> TurnStarted:
    """The turn as everybody may see it: the actions allowed, and the time limit."""
    engine = hand.engine
    until_ms = clock.due_ms
    time_bank_ms = clock.bank_ms if clock.connected else 0
    setup = engine.setup
    if engine.asked == TO_BET and not setup.terms.completes:
        # Nearly every turn is of this kind, so it is read from the engine in the quickest way.
        call, least, most = engine.legal()
        if least >= 0:
            return TurnStarted(
                seat, hand.decision, call, until_ms, time_bank_ms, engine.price == 0, False, least, most, (),
                CALL_RAISE if call else CHECK_RAISE, setup.terms.limit == FIXED_LIMIT,
                bet_unit=_unit(setting, hand),
            )  # fmt: skip
    options = engine.options()
    least, most = options.min_raise_to, options.max_raise_to
    return TurnStarted(
        seat=seat,
        turn=hand.decision,
        call=options.call,
        until_ms=until_ms,
        time_bank_ms=time_bank_ms,
        is_bet=options.is_bet,
        call_all_in=options.call_all_in,
        min_raise_to=least if least >= 0 else None,
        max_raise_to=most if least >= 0 else None,
        why_no_raise=options.why_no_raise,
        actions=actions_of(hand, options),
        only_limits=options.only_limits,
        bring_in=options.bring_in,
        discard=options.discard,
        draw=max(0, options.draw),
        offered=card_text(options.offered) if engine.asked == TO_ANSWER else "",
        bet_unit=_unit(setting, hand) if least >= 0 else 0,
        runs=options.runs,
    )


def actions_of(hand: RunningHand, options: Options) -> tuple[Verb, ...]:
    """The actions allowed to the player to act, by the names of `commands.Act`."""
    engine = hand.engine
    asked = engine.asked
    may_raise = options.min_raise_to >= 0
    if asked == TO_BET:
        passive = CHECK if options.can_check else CALL
        if not may_raise:
            return passive
        return (*passive, *(_raises(options) if may_complete(hand, options) else ("raise",)))
    if asked == TO_BRING_IN:
        forced: tuple[Verb, ...] = ("fold", "bring_in") if options.can_fold else ("bring_in",)
        if not may_raise:
            return forced
        return (*forced, *(_raises(options) if may_complete(hand, options) else ("raise",)))
    if asked == TO_DISCARD:
        return ("discard",)
    if asked == TO_AGREE:
        return ("run_board",)
    return ("accept", "refuse") if asked == TO_ANSWER else ("draw",)


def _raises(options: Options) -> tuple[Verb, ...]:
    """The completion, and a raise if more than a completion is allowed."""
    return ("complete", "raise") if options.max_raise_to > options.min_raise_to else ("complete",)


def _unit(setting: Setting, hand: RunningHand) -> int:
    """The unit of this turn's bets, 0 for none: in most houses any amount may be bet."""
    return 0 if setting.book.betting.bet_unit.value == "any_amount" else bet_unit(setting, hand)
