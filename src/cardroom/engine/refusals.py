"""Why an action is not allowed: each refusal with its clauses and the numbers that would help."""

from typing import Final

from cardroom.cards.card import card_text
from cardroom.engine.bounds import FIXED_LIMIT, NO_LIMIT, POT_LIMIT
from cardroom.engine.openers import opening_decisions, owes_bring_in
from cardroom.engine.state import HandState
from cardroom.engine.tasks import TASK_NAMES, TO_BRING_IN, TO_SHOW
from cardroom.rules.refused import Refused


def hand_is_over(hand: HandState) -> Refused:
    """An action when nobody is to act."""
    if hand.asked == TO_SHOW and not hand.is_over:
        message = "The betting is over: the hands are to be shown."
        return Refused("betting-is-over", message, hand.setup.rules.citing("round_end", "actions"))
    return Refused("hand-is-over", "The hand is over.", hand.setup.rules.citing("actions"))


def why_its_turn(hand: HandState) -> tuple[str, ...]:
    """The clauses by which it is the turn of the player to act: a player who acts out of turn is shown them."""
    return hand.setup.rules.citing("actions", *opening_decisions(hand))


def not_now(hand: HandState, verb: str) -> Refused:
    """An action of another kind than the player to act is asked for, or any when nobody is to act."""
    if hand.actor < 0:
        return hand_is_over(hand)
    rules = hand.setup.rules
    task = TASK_NAMES[hand.asked]
    code, message = WRONG_TASK[task]
    if task == "bet":
        code, message = NOT_ASKED.get(verb, (code, message))
    elif hand.asked == TO_BRING_IN and not owes_bring_in(hand):
        message = "You must post the forced bet to stay in, complete it to a full bet, or fold."
    clauses = rules.citing("actions", task)
    if hand.asked == TO_BRING_IN and not owes_bring_in(hand):
        clauses += rules.citing("short_bring_in")
    if task != "bet" or verb in NOT_ASKED:
        clauses += rules.citing_game(hand.setup.game)
    return Refused(code, message, tuple(dict.fromkeys(clauses)), {"action": verb, "asked": task})


WRONG_TASK: Final[dict[str, tuple[str, str]]] = {
    "bet": ("not-asked", "There is nothing to do with cards now."),
    "bring_in": ("must-bring-in", "You must post the forced bet, or complete it to a full bet."),
    "discard": ("must-discard", "You must choose what to give up of your cards."),
    "draw": ("must-draw", "You must say which cards you exchange, or none."),
    "answer": ("must-answer", "You must take the card you are offered, or refuse it."),
    "agree": ("must-agree", "You must say how often the board may be run."),
}
NOT_ASKED: Final[dict[str, tuple[str, str]]] = {
    "bring_in": ("no-bring-in", "There is no forced bet for you to post."),
    "discard": ("not-to-discard", "It is not the time to give up cards."),
    "draw": ("not-to-draw", "It is not the time to exchange cards."),
    "accept": ("nothing-offered", "No card is offered to you."),
    "refuse": ("nothing-offered", "No card is offered to you."),
    "run_board": ("no-run-asked", "Nobody asks you how often the board may be run."),
}


def not_your_card(hand: HandState, card: object) -> Refused:
    """A card to be given up that the player does not hold, or names twice."""
    text = card_text(card) if type(card) is int and 0 <= card < 52 else repr(card)
    message = f"You cannot give up {text}: you do not hold it."
    return Refused("not-your-card", message, _card_clauses(hand), {"card": text})


def wrong_count(hand: HandState, count: int, least: int, most: int) -> Refused:
    """Too few or too many cards given up."""
    wanted = f"exactly {most}" if least == most else f"{least} to {most}"
    message = (
        f"You may give up {wanted} of your cards, not {count}." if count >= 0 else "Name the cards in a list."
    )
    return Refused(
        "wrong-card-count", message, _card_clauses(hand), {"count": count, "least": least, "most": most}
    )


def _card_clauses(hand: HandState) -> tuple[str, ...]:
    rules = hand.setup.rules
    return tuple(dict.fromkeys(rules.citing(TASK_NAMES[hand.asked]) + rules.citing_game(hand.setup.game)))


def unknown_action(verb: str) -> Refused:
    """An action with a name that no action has."""
    verbs = "fold, check, call, raise_to, all_in, bring_in, discard, draw, accept, refuse and run_board"
    message = f"There is no action {verb!r}; there are {verbs}."
    return Refused("unknown-action", message, args={"action": verb})


def wrong_runs(hand: HandState, times: object) -> Refused:
    """The board to be run less than once, or more often than was asked."""
    most = hand.run_offer
    message = f"The board may be run once to {most} times, not {str(times)[:20]} times."
    return Refused(
        "wrong-runs", message, hand.setup.rules.citing("agree"), {"times": str(times)[:20], "most": most}
    )


def cannot_check(hand: HandState) -> Refused:
    """A check when there is something to call."""
    call = hand.legal()[0]
    message = f"You cannot check: it costs {call} to call."
    return Refused("cannot-check", message, hand.setup.rules.citing("check"), {"call": call})


def nothing_to_call(hand: HandState) -> Refused:
    """A call when a check is free."""
    return Refused(
        "nothing-to-call", "There is nothing to call: you may check.", hand.setup.rules.citing("call")
    )


def wrong_raise(hand: HandState, total: object) -> Refused:
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
        if hand.street == 0 and hand.setup.opening.straddled:
            clauses = tuple(dict.fromkeys(clauses + rules.citing("straddle_raise")))
        return Refused(
            f"{verb}-too-small", f"You must {verb} to at least {least}, not {total}.", clauses, numbers
        )
    if hand.setup.terms.limit == FIXED_LIMIT and least < total < most:
        message = f"You must {verb} to {least} or to {most}, not {total}."
        return Refused(f"{verb}-between-sizes", message, rules.citing("open_pair"), numbers)
    whole = hand.bets[hand.actor] + hand.stacks[hand.actor]
    if most == whole:
        clauses = (
            rules.citing("no_limit_maximum") if hand.setup.terms.limit == NO_LIMIT else rules.citing("all_in")
        )
        return Refused("not-enough-chips", f"You have {whole} for this round, not {total}.", clauses, numbers)
    antes = ("pot_limit_antes",) if any(hand.setup.antes) else ()
    clauses = rules.citing("pot_limit_maximum", *antes) if hand.setup.terms.limit == POT_LIMIT else ()
    return Refused(f"{verb}-too-large", f"You may {verb} to at most {most}, not {total}.", clauses, numbers)


def no_raise(hand: HandState) -> Refused:
    """Why the player to act may not raise to any total."""
    player = hand.actor
    setup = hand.setup
    rules = setup.rules
    call = hand.legal()[0]
    if call >= hand.stacks[player]:
        message = f"You cannot raise: your last {call} only call."
        return Refused("too-short-to-raise", message, rules.citing("call", "all_in"), {"call": call})
    if hand.answered[player] < hand.raise_epoch or hand.is_opened_by_amount(call):
        if not setup.terms.cap or hand.raises < setup.terms.cap or not hand.is_capped():
            message = "You cannot raise: nobody else has the chips to call more than this."
            return Refused("nobody-to-raise", message, rules.citing("round_end", "uncalled_bet"))
        message = f"You cannot raise: this round has had its {setup.terms.cap} bets and raises."
        return Refused("raises-capped", message, rules.citing("raise_cap"), {"cap": setup.terms.cap})
    message = "You cannot raise: the all-in was too small to open the betting again. You may call or fold."
    clauses = rules.citing("short_all_in", "short_all_in_run", "short_all_in_run_ends", "limit_all_in")
    return Refused("betting-not-reopened", message, clauses, {"call": call})
