"""Why an action is not allowed: each refusal with its clauses and the numbers that would help."""

from typing import TYPE_CHECKING

from cardroom.engine.setup import NO_LIMIT, POT_LIMIT
from cardroom.rules.refused import Refused

if TYPE_CHECKING:
    from cardroom.engine.hand import Hand


def hand_is_over(hand: "Hand") -> Refused:
    """An action when nobody is to act."""
    return Refused("hand-is-over", "The hand is over.", hand.setup.rules.citing("actions"))


def unknown_action(verb: str) -> Refused:
    """An action with a name that no action has."""
    message = f"There is no action {verb!r}; there are fold, check, call, raise_to and all_in."
    return Refused("unknown-action", message, args={"action": verb})


def cannot_check(hand: "Hand") -> Refused:
    """A check when there is something to call."""
    call = hand.legal()[0]
    message = f"You cannot check: it costs {call} to call."
    return Refused("cannot-check", message, hand.setup.rules.citing("check"), {"call": call})


def nothing_to_call(hand: "Hand") -> Refused:
    """A call when a check is free."""
    return Refused(
        "nothing-to-call", "There is nothing to call: you may check.", hand.setup.rules.citing("call")
    )


def wrong_raise(hand: "Hand", total: object) -> Refused:
    """A bet or raise that is not possible at all, or not to this total."""
    _, least, most = hand.legal()
    if type(total) is not int:
        message = f"An amount must be a whole number, not {total!r}."
        return Refused("amount-not-whole", message, args={"amount": str(total)})
    if least < 0:
        return no_raise(hand)
    rules = hand.setup.rules
    numbers = {"amount": total, "least": least, "most": most}
    verb = "bet" if hand.price == 0 else "raise"
    if total < least:
        clauses = (
            rules.citing("minimum_bet") if hand.price == 0 else rules.citing("minimum_raise", "minimum_bet")
        )
        return Refused(
            f"{verb}-too-small", f"You must {verb} to at least {least}, not {total}.", clauses, numbers
        )
    whole = hand.bets[hand.actor] + hand.stacks[hand.actor]
    if most == whole:
        clauses = rules.citing("no_limit_maximum") if hand.setup.limit == NO_LIMIT else rules.citing("all_in")
        return Refused("not-enough-chips", f"You have {whole} for this round, not {total}.", clauses, numbers)
    clauses = rules.citing("pot_limit_maximum") if hand.setup.limit == POT_LIMIT else ()
    return Refused(f"{verb}-too-large", f"You may {verb} to at most {most}, not {total}.", clauses, numbers)


def no_raise(hand: "Hand") -> Refused:
    """Why the player to act may not raise to any total."""
    player = hand.actor
    setup = hand.setup
    rules = setup.rules
    call = hand.legal()[0]
    if call >= hand.stacks[player]:
        message = f"You cannot raise: your last {call} only call."
        return Refused("too-short-to-raise", message, rules.citing("call", "all_in"), {"call": call})
    if hand.answered[player] < hand.epoch or (setup.by_amount_faced and call >= hand.raise_size):
        if not setup.cap or hand.raises < setup.cap or hand.uncapped:
            message = "You cannot raise: nobody else has the chips to call more than this."
            return Refused("nobody-to-raise", message, rules.citing("round_end", "uncalled_bet"))
        message = f"You cannot raise: this round has had its {setup.cap} bets and raises."
        return Refused("raises-capped", message, rules.citing("raise_cap"), {"cap": setup.cap})
    message = "You cannot raise: the all-in was too small to open the betting again. You may call or fold."
    clauses = rules.citing("short_all_in", "short_all_in_run", "short_all_in_run_ends")
    return Refused("betting-not-reopened", message, clauses, {"call": call})
