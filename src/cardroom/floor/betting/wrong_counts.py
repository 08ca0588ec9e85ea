"""A bet that was called on a wrong count."""

from typing import Annotated, Literal

from msgspec import Meta

from cardroom.floor.betting.amount_meant import rules_of
from cardroom.floor.betting.misstated import Noticed, is_over, penalised
from cardroom.floor.betting.silent_chips import Value
from cardroom.floor.model.contradictions import beyond, beyond_stack
from cardroom.floor.model.facts import Facts
from cardroom.floor.model.grounds import Grounds
from cardroom.floor.model.ruling import Action, Chips, Option, Ruling
from cardroom.floor.model.situation import Number, Situation
from cardroom.floor.model.topic import Topic
from cardroom.rules.rulebook import Rulebook

BETTOR = "bettor"
CALLER = "caller"


class WrongCount(Facts, frozen=True):
    """A count that was wrong, and accepted. The situation is the caller's."""

    stated: Annotated[Value, Meta(description="the total of the bet as it was counted aloud")]
    real: Annotated[Value, Meta(description="the total of the bet in chips")]
    pushed: Annotated[Number, Meta(description="what the caller has put in on hearing it")] = 0
    covered: Annotated[
        Number, Meta(description="what of the real chips the bettor had covered on purpose")
    ] = 0
    stated_by: Annotated[Literal["dealer", "player"], Meta(description="who counted it wrongly")] = "dealer"
    noticed: Annotated[
        Noticed,
        Meta(
            description="when it was noticed: while the betting round went on, after the next cards or at the"
            " showdown, or when the next hand had begun"
        ),
    ] = "in_the_round"


def accepted_action(book: Rulebook, situation: Situation, facts: WrongCount) -> Ruling:
    """The amount the caller pays, and the chips that go back to either player."""
    grounds = Grounds(book, situation, "accepted_action")
    ruling = _ruled(grounds, situation, facts)
    return ruling if facts.stated_by == "dealer" else penalised(grounds, ruling)


def _ruled(grounds: Grounds, situation: Situation, facts: WrongCount) -> Ruling:
    live = rules_of(grounds)
    in_front = situation.in_front or 0
    all_in = in_front + (situation.stack or 0)
    over = is_over(grounds, facts.noticed)
    if over != "no":
        return _too_late(grounds, facts, in_front, over)
    real = facts.real
    covered = min(facts.covered, real)
    counting = grounds.use(live.covered_chips) if covered else "counted"
    if counting == "not_counted":
        real -= covered
    policy: str = live.accepted_action.value
    if real < facts.stated:
        policy = grounds.use(live.accepted_action_less)
    else:
        grounds.use(live.accepted_action)
    owed = min(real, facts.stated) if policy == "never_above_stated" else real
    pays = min(owed, all_in)
    bettor = Chips(BETTOR, facts.real, min(pays, facts.real), max(facts.real - pays, 0))
    due = max(pays - in_front, 0)
    bound = min(due, facts.pushed)
    caller = Chips(CALLER, facts.pushed, bound, facts.pushed - bound, due - bound)
    action = Action(CALLER, "call", pays)
    told: dict[str, int | str] = {
        "pays": pays, "stated": facts.stated, "real": real, "back": bettor.returned, "to": pays,
        "bound": bound, "returned": caller.returned, "owes": caller.owes, "all-in": "yes" if pays == all_in else "no",
    }  # fmt: skip
    ways = dict.fromkeys(min(one, all_in) for one in (real, real - covered, facts.stated))
    if counting == "staff_decide" and len(ways) > 1:
        told["less"] = real - covered
        return grounds.ruling(
            "staff_decide", "wrong-count-covered-staff-decide", told, action=action, chips=(caller, bettor),
            options=tuple(Option("the-amount", one) for one in ways),
        )  # fmt: skip
    if policy == "staff_decide":
        amounts = dict.fromkeys(min(one, all_in) for one in (real, facts.stated))
        options = tuple(Option("the-amount", one) for one in amounts)
        return grounds.ruling(
            "staff_decide",
            "wrong-count-staff-decide",
            told,
            action=action,
            chips=(caller, bettor),
            options=options,
        )
    outcome = "real_amount" if owed == real else "stated_amount"
    if pays < min(real, facts.stated):  # all-in for less than either count
        return grounds.ruling(outcome, "stands-call", told, action=action, chips=(caller, bettor))
    sentence = "wrong-count-real" if owed == real else "wrong-count-stated"
    return grounds.ruling(outcome, sentence, told, action=action, chips=(caller, bettor))


def _too_late(
    grounds: Grounds, facts: WrongCount, in_front: int, over: Literal["yes", "staff_decide"]
) -> Ruling:
    """The next hand has begun: nothing moves, unless staff still handle it."""
    chips = (Chips(CALLER, facts.pushed, facts.pushed),)
    if over == "staff_decide":
        options = (Option("dispute-heard"), Option("dispute-not-heard"))
        return grounds.ruling("staff_decide", "dispute-staff-decide", chips=chips, options=options)
    action = Action(CALLER, "call", in_front + facts.pushed)
    return grounds.ruling("too_late", "dispute-too-late", action=action, chips=chips)


TOPICS = (
    Topic(
        "accepted_action", "betting", "A call on a wrong count of the bet", WrongCount, ("in_front", "stack"),
        accepted_action,
        against=lambda situation, facts: [
            *beyond_stack(situation, "pushed", facts.pushed),
            *beyond("covered", facts.covered, facts.real, "the bet in chips"),
        ],
        moment="in_turn", effect="counts_anew", knows={"real": "price"},
    ),
)  # fmt: skip
