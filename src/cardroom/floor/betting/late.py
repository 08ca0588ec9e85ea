"""A bet of a wrong amount that nobody noticed at once: until when it is put right, and what its callers then pay."""

from typing import Annotated, Literal

from msgspec import Meta
from msgspec.structs import replace

from cardroom.floor.betting.amount_meant import action_for, raise_to, rules_of
from cardroom.floor.betting.bets import Bets, bets_of
from cardroom.floor.betting.misstated import Noticed, penalised
from cardroom.floor.betting.one_action import answer, sentence_for
from cardroom.floor.betting.silent_chips import NEEDS, Value
from cardroom.floor.model.facts import BadCase, Facts, Fault
from cardroom.floor.model.grounds import Grounds
from cardroom.floor.model.ruling import Action, Chips, Right, Ruling
from cardroom.floor.model.situation import Number, Situation
from cardroom.floor.model.topic import Topic
from cardroom.rules.rulebook import Rulebook

RAISES = ("bet", "raise")


class LateBet(Facts, frozen=True):
    """A wrong amount that was taken for a bet or raise. The situation is the bettor's, before it was made."""

    to: Annotated[
        Value,
        Meta(
            description="the total of the round that the bet or raise was taken to go to, chips in front included"
        ),
    ]
    by: Annotated[
        Literal["chips", "number", "raise_said", "pot_said"],
        Meta(
            description="put in as chips, named as a bare number, named after the word raise, or counted for the word"
            " pot"
        ),
    ] = "chips"
    noticed: Annotated[
        Noticed,
        Meta(
            description="when it was noticed: while the betting round went on, after the next cards or at the"
            " showdown, or when the next hand had begun"
        ),
    ] = "in_the_round"
    misstated_by: Annotated[
        Literal["nobody", "dealer", "player"],
        Meta(description="who had named a wrong amount of the bet or of the pot"),
    ] = "nobody"
    callers: Annotated[
        tuple[Value, ...],
        Meta(description="of each player who has called it: the total put in in this round"),
    ] = ()
    behind: Annotated[
        tuple[Number, ...],
        Meta(description="what each of them has left behind, in the same order; none told: enough"),
    ] = ()


def late_bet(book: Rulebook, situation: Situation, facts: LateBet) -> Ruling:
    """Whether the amount is put right still, and for whom."""
    grounds = Grounds(book, situation, "late_bet")
    bets = bets_of(grounds)
    _check(situation, facts, bets)
    taken = raise_to(bets, min(facts.to, bets.all_in))
    put_in = max(taken.to - bets.in_front, 0)
    right = _right(grounds, bets, facts)
    since = situation.actions or ()
    is_called = bool(facts.callers) or "call" in since
    callers: Literal["none", "add", "again"] = "none"
    if right == taken:
        ruling = answer(grounds, bets, right, put_in, sentence_for(right))
    elif _is_too_late(grounds, facts, is_raised=any(act in RAISES for act in since)):
        ruling = answer(grounds, bets, taken, put_in, "late-bet-stands", outcome="stands", did=taken.verb)
    elif is_called and _stands_called(grounds, right.to > taken.to):
        ruling = answer(
            grounds, bets, taken, put_in, "late-bet-stands-called", outcome="stands", did=taken.verb
        )
    else:
        if is_called:
            callers = "again" if rules_of(grounds).late_callers.value == "act_again" else "add"
        call_to = max(right.to, bets.price)
        ruling = answer(
            grounds, bets, right, put_in, "late-bet-corrected",
            outcome="corrected", did=right.verb, callers=callers, call=call_to,
        )  # fmt: skip
        ruling = _with_callers(ruling, facts, call_to, callers == "again")
    if facts.misstated_by != "player":
        return ruling
    return penalised(grounds, ruling)


def _check(situation: Situation, facts: LateBet, bets: Bets) -> None:
    """Raises BadCase for less than a bet, for the word pot where it is no amount, and for callers that cannot be."""
    faults = []
    if facts.to <= bets.price:
        words = f'fact "to": a bet or raise goes to more than the bet to match ({bets.price})'
        faults.append(Fault.of("fact", "to", words))
    if facts.by == "pot_said" and situation.form != "pot_limit":
        words = (
            'fact "by": the word pot is an amount in pot limit only; the topic pot_said rules on it elsewhere'
        )
        faults.append(Fault.of("fact", "by", words))
    if any(total > facts.to for total in facts.callers):
        words = f'fact "callers": nobody has called with more than the bet was taken to be ({facts.to})'
        faults.append(Fault.of("fact", "callers", words))
    calls = (situation.actions or ()).count("call")
    if situation.actions and len(facts.callers) > calls:
        words = f'fact "callers": {len(facts.callers)} totals, and {calls} calls among the actions since'
        faults.append(Fault.of("fact", "callers", words))
    if facts.behind and len(facts.behind) != len(facts.callers):
        words = f'fact "behind": one number for each caller is needed, {len(facts.callers)} in all'
        faults.append(Fault.of("fact", "behind", words))
    if faults:
        raise BadCase([*faults])


def _right(grounds: Grounds, bets: Bets, facts: LateBet) -> Action:
    """The action it should have been: the ruling on it if it had been noticed at once."""
    if facts.by == "pot_said" and bets.may_raise:
        grounds.use(grounds.book.betting.pot_limit_maximum)
        grounds.use(rules_of(grounds).spoken)
        return raise_to(bets, bets.most)
    if facts.by in ("number", "raise_said"):
        grounds.use(rules_of(grounds).spoken)
        grounds.use(rules_of(grounds).spoken_amount)
    return action_for(grounds, bets, facts.to, raise_said=facts.by == "raise_said")


def _is_too_late(grounds: Grounds, facts: LateBet, is_raised: bool) -> bool:
    policy = grounds.use(rules_of(grounds).late_bet)
    if facts.noticed != "in_the_round" or is_raised:
        return True
    acted = max(len(grounds.situation.actions or ()), len(facts.callers))
    return policy == "until_raise_or_two_acted" and acted >= 2


def _stands_called(grounds: Grounds, is_more: bool) -> bool:
    """Whether those who called accepted the amount, so that it is not made more."""
    return grounds.use(rules_of(grounds).late_callers) == "never_more" and is_more


def _with_callers(ruling: Ruling, facts: LateBet, call_to: int, is_again: bool) -> Ruling:
    """The ruling with the chips of each caller; who acts again takes back what was called."""
    chips, rights = list(ruling.chips), list(ruling.rights)
    behind = facts.behind or (call_to,) * len(facts.callers)
    for number, (total, left) in enumerate(zip(facts.callers, behind, strict=True), start=1):
        who = f"caller_{number}"
        if is_again:
            chips.append(Chips(who, total, 0, total))
            rights.append(Right(who, ("fold", "call", "raise")))
            continue
        bound = min(total, call_to)
        chips.append(Chips(who, total, bound, total - bound, min(call_to - bound, left)))
    return replace(ruling, chips=tuple(chips), rights=tuple(rights))


TOPICS = (
    Topic(
        "late_bet", "betting", "A wrong amount of a bet, noticed after others have acted", LateBet,
        (*NEEDS, "actions"), late_bet,
    ),
)  # fmt: skip
