"""Staff decide among the options of a ruling, and the hand goes on by what they chose."""

from collections.abc import Callable
from typing import Final

from cardroom.engine.posts import FOLDED as OUT
from cardroom.floor.live.applying import hold_to, react
from cardroom.floor.live.held_actions import Narrowed, RulingQuestion
from cardroom.floor.live.killing import (
    VOIDS,
    apply,
    chips_back,
    leave,
    make_passive,
    on_hands,
    raise_back,
    void,
)
from cardroom.floor.live.live_acting import PASSIVE, carry_out, let_turn_come
from cardroom.floor.live.live_state import LiveState
from cardroom.floor.live.recounts import count_hidden, staff_count
from cardroom.floor.live.repairing import repair_of
from cardroom.floor.live.ruled_chips import lose_bets, repay_all
from cardroom.floor.live.situations import ruling_on
from cardroom.floor.live.told import StaffDecided
from cardroom.floor.live.wrong_opener import open_wrongly
from cardroom.floor.model.ruling import Action, Option, Ruling
from cardroom.floor.topics import topic
from cardroom.rules.refused import Refused

OTHERWISE: Final = "otherwise"
"""Staff follow none of the options: nothing happens in the hand, and what they ruled is told as regular facts."""
AMOUNTS = ("bet", "complete-the-call", "string-bet", "one-motion", "all-in", "only-call")
"""The player goes to the option's total."""
NOTHING = (
    "no-effect", "take-back", "turn-goes-back", "hand-restored", "penalty", "no-penalty", "count-it", "spread-it",
    "ask-the-player", "tell-it", "leave-it-untold",
)  # fmt: skip
"""The hand stays as it is."""


def decide(state: LiveState, fact: StaffDecided) -> list[Ruling]:
    """Carry the choice out. Raises Refused ("nothing-to-decide", "no-such-option")."""
    question = state.question
    if question is None:
        raise Refused("nothing-to-decide", "No ruling waits for staff.")
    if fact.option == OTHERWISE:
        state.question = None
        return []
    if not fact.option:
        return _as_proposed(state, question)
    option = _chosen(question, fact)
    state.question = None
    return _carry_out(state, question, option) + let_turn_come(state)


def _chosen(question: RulingQuestion, fact: StaffDecided) -> Option:
    fitting = [option for option in question.ruling.options if option.id == fact.option]
    if fact.to:
        fitting = [option for option in fitting if option.to == fact.to]
    if len(fitting) != 1:
        told = ", ".join(f"{option.id} {option.to or ''}".strip() for option in question.ruling.options)
        raise Refused(
            "no-such-option", f"Choose one of these: {told}.", question.ruling.clauses, {"options": told}
        )
    return fitting[0]


def _as_proposed(state: LiveState, question: RulingQuestion) -> list[Ruling]:
    """Do what the house does unless staff decide otherwise."""
    ruling = question.ruling
    if ruling.action is None:
        told = ", ".join(option.id for option in ruling.options)
        raise Refused(
            "no-such-option", f"The ruling proposes nothing; choose one of these: {told}.", ruling.clauses
        )
    state.question = None
    asked = topic(ruling.topic)
    if asked.effect == "counts_anew":
        return staff_count(state, ruling, question.facts, ruling.action.to)
    if asked.effect == "leaves" or asked.subject != "betting":
        apply(state, question.player, ruling)
    else:
        carry_out(state, ruling.action)
    return let_turn_come(state)


def _carry_out(state: LiveState, question: RulingQuestion, option: Option) -> list[Ruling]:
    player, ruling, facts = question.player, question.ruling, question.facts
    if (repair := repair_of(ruling)) is not None:
        repair.put_right(state, ruling, facts, option.steps)
        return []
    asked = topic(ruling.topic)
    if option.id in ON_HANDS:
        ON_HANDS[option.id](state, question, option)
        return []
    match option.id:
        case "the-amount" if asked.effect == "counts_anew":
            return staff_count(state, ruling, facts, option.to)
        case "at-least-the-minimum":
            state.narrowed[player] = Narrowed(("raise",), option.to, ruling)
        case "check" | "skipped-check" | "skipped-fold" | "deemed-check" | "deemed-fold":
            state.act(option.id.rpartition("-")[2])
        case "fold-and-lose-what-is-in":
            state.do("leave_in", player, option.to - state.hand.bets[player])
            state.act("fold")
        case "hidden-chips-count" | "hidden-chips-do-not-count":
            count_hidden(state, player, facts, option.id == "hidden-chips-count")
        case "hold-to-it":
            hold_to(state, player, ruling, facts)
        case "stands":
            react(state, player, ruling, facts)
        case "opening-stands":
            return open_wrongly(state, player, facts)
        case "time-was-over":
            return time_over(state, player)
        case "penalty" | "no-penalty" if asked.subject != "betting":
            apply(state, player, ruling)
        case _ if option.id in AMOUNTS or option.id == "the-amount":
            go_to(state, option.to)
        case _:
            assert option.id in NOTHING or asked.subject != "betting", f"what does {option.id} do to a hand?"
    return []


def _no_raising(state: LiveState, question: RulingQuestion, option: Option) -> None:
    state.narrowed[question.player] = Narrowed(PASSIVE, 0, question.ruling, "hand")


def _dead(state: LiveState, question: RulingQuestion, option: Option) -> None:
    if state.hand.status[question.player] != OUT:
        leave(state, question.player, "kill")


ON_HANDS: Final[dict[str, Callable[[LiveState, RulingQuestion, Option], None]]] = {
    **dict.fromkeys(VOIDS, lambda state, question, option: void(state)),
    **dict.fromkeys(("chips-stay", "hand-dead", "penalty-dead-hand", "squeezed-hand-dead"), _dead),
    "chips-go-back": lambda state, question, option: chips_back(state, question.player),
    "raise-goes-back": lambda state, question, option: raise_back(state, question.player, option.to),
    "hand-stays-live": lambda state, question, option: make_passive(state, question.player, question.ruling),
    "penalty-no-raising": _no_raising,
    "penalty-lost-bets": lambda state, question, option: lose_bets(state, question.player),
    "pot-repaid": lambda state, question, option: repay_all(state, question.player, question.facts),
}
"""The effects of options on a hand, a deal or a pot that has been pushed."""


def time_over(state: LiveState, player: int) -> list[Ruling]:
    """The house's rulings when staff find that the time was over before the player acted."""
    ruling = ruling_on(state, "clock_expired", player, {"player_did": "nothing"})
    return [ruling, *on_hands(state, player, ruling, {})]


def go_to(state: LiveState, total: int) -> None:
    """The player to act goes to a total: a check, a call, or a bet or raise."""
    hand = state.hand
    if total > hand.price:
        carry_out(state, Action("player", "raise", total))
    else:
        carry_out(state, Action("player", "call" if hand.price > hand.bets[hand.actor] else "check"))
