"""Spoken declarations: those whose chips do not agree, unclear amounts, "pot", conditions."""

from typing import Annotated, Literal

from msgspec import Meta
from msgspec.structs import replace

from cardroom.floor.betting.amount_meant import PLAYER, action_for, call, raise_to, rules_of
from cardroom.floor.betting.bets import Bets, bets_of
from cardroom.floor.betting.misstated import with_penalty
from cardroom.floor.betting.one_action import answer, sentence_for
from cardroom.floor.betting.silent_chips import NEEDS, Value, chip_behind_the_word, silent_chips
from cardroom.floor.betting.undercalls import undercall_ruling
from cardroom.floor.conduct.offences import Offended, holds
from cardroom.floor.model.contradictions import beyond_stack
from cardroom.floor.model.facts import Facts
from cardroom.floor.model.grounds import Grounds
from cardroom.floor.model.ruling import Action, Chips, Option, Right, Ruling
from cardroom.floor.model.situation import Number, Situation
from cardroom.floor.model.topic import Topic
from cardroom.rules.rulebook import Rulebook


class Spoken(Facts, frozen=True):
    """A declaration in turn."""

    said: Annotated[
        Literal["fold", "check", "call", "bet", "raise", "all_in", "number", "tap"],
        Meta(description="the word said in turn; number: an amount alone; tap: a tap on the table"),
    ]
    amount: Annotated[Number, Meta(description="the amount said, 0 for none")] = 0
    chips: Annotated[tuple[Value, ...], Meta(description="the chips put in with it")] = ()
    first: Annotated[Literal["word", "chips"], Meta(description="which of the two came first")] = "word"


class UnclearAmount(Facts, frozen=True):
    """A number that may mean several amounts."""

    number: Annotated[Value, Meta(description="the number said: 5 for “five”")]


class PotSaid(Facts, frozen=True):
    """ "Pot", or "I raise the pot"."""

    earlier: Annotated[
        Number,
        Meta(description="how often the player has said it before where the betting was not pot limit"),
    ] = 0


class Condition(Facts, frozen=True):
    """A declaration that depends on what somebody else does."""

    said: Annotated[
        Literal["fold", "check", "call", "bet", "raise", "all_in"],
        Meta(description="what was said under a condition"),
    ]


def spoken(book: Rulebook, situation: Situation, facts: Spoken) -> Ruling:
    """A word, with or without chips: what came first binds."""
    grounds = Grounds(book, situation, "spoken")
    bets = bets_of(grounds)
    live = rules_of(grounds)
    put_in = min(sum(facts.chips), bets.stack)
    if facts.chips and facts.first == "chips":
        grounds.use(live.word_and_chips)
        return silent_chips(grounds, bets, facts.chips)
    grounds.use(live.spoken)
    if facts.said == "call" and not (bets.is_opening or bets.has_option):
        grounds.use(live.spoken_call)
        return answer(grounds, bets, call(bets), put_in, "stands-call")
    if facts.said == "fold":
        return answer(grounds, bets, Action(PLAYER, "fold"), put_in, "stands-fold")
    if facts.said == "tap":
        grounds.use(live.tap)
    if facts.said in ("check", "call", "tap"):
        return _checked(grounds, bets, put_in)
    if facts.said == "number" and facts.amount < bets.to_call:
        return undercall_ruling(grounds, bets, put_in)
    if facts.said in ("bet", "raise") and not facts.amount and len(facts.chips) == 1:
        return chip_behind_the_word(grounds, bets, facts.chips[0])
    action = _aggressive(grounds, bets, facts)
    sentence = "raise-not-open" if action.verb == "call" and not bets.may_raise else sentence_for(action)
    return answer(grounds, bets, action, put_in, sentence if facts.said != "number" else sentence_for(action))


def _checked(grounds: Grounds, bets: Bets, put_in: int) -> Ruling:
    """A check; against a bet it is no action, and a raise is given up."""
    if bets.is_opening or bets.has_option:
        return answer(grounds, bets, Action(PLAYER, "check"), put_in, "stands-check")
    grounds.use(rules_of(grounds).check_against_bet)
    return grounds.ruling(
        "not_possible",
        "check-against-bet",
        {"to": bets.to_call},
        action=Action(PLAYER, "none"),
        chips=(Chips(PLAYER, put_in, 0, put_in),),
        rights=(Right(PLAYER, ("fold", "call")),),
    )


def _aggressive(grounds: Grounds, bets: Bets, facts: Spoken) -> Action:
    """A bet, a raise, all-in, or a bare number."""
    live = rules_of(grounds)
    if facts.said == "all_in":
        return action_for(grounds, bets, bets.all_in)
    if facts.amount:
        grounds.use(live.spoken_amount)
        return action_for(grounds, bets, facts.amount, raise_said=facts.said != "number")
    put_to = bets.in_front + sum(facts.chips)
    if put_to >= bets.least:
        return action_for(grounds, bets, put_to, raise_said=True)
    grounds.use(live.raise_without_amount)
    return raise_to(bets, bets.least) if bets.may_raise else call(bets)


def unclear_amount(book: Rulebook, situation: Situation, facts: UnclearAmount) -> Ruling:
    """ "Five": the amounts it may legally mean, and which of them the house takes."""
    grounds = Grounds(book, situation, "ambiguous_amount")
    bets = bets_of(grounds)
    live = rules_of(grounds)
    pot = situation.pot or 0
    powers = [facts.number * 10**power for power in range(10)]
    meanings = [total for total in powers if bets.may_raise and bets.least <= total <= bets.most]
    if bets.price in powers:
        meanings.insert(0, bets.price)
    within = [total for total in meanings if total <= pot]
    if len(meanings) == 1 and within:
        grounds.use(live.spoken)
        action = call(bets) if meanings[0] == bets.price else raise_to(bets, meanings[0])
        return answer(grounds, bets, action, 0, sentence_for(action))
    if grounds.use(live.ambiguous_amount) == "highest_within_pot" and within:
        action = call(bets) if within[-1] == bets.price else raise_to(bets, within[-1])
        return answer(grounds, bets, action, 0, "unclear-amount", pot=pot)
    options = tuple(Option("the-amount", total) for total in meanings)
    options += (Option("ask-the-player", 0),)
    rights = (Right(PLAYER, ("fold", "call", "raise"), bets.least, bets.most),)
    told = {"number": facts.number}
    return grounds.ruling("staff_decide", "unclear-amount-staff-decide", told, rights=rights, options=options)


def pot_said(book: Rulebook, situation: Situation, facts: PotSaid) -> Ruling:
    """ "Pot": an amount in pot limit; elsewhere what the house makes of it."""
    grounds = Grounds(book, situation, "pot_said")
    bets = bets_of(grounds)
    if situation.form == "pot_limit" and bets.may_raise:
        grounds.use(book.betting.pot_limit_maximum)
        grounds.use(rules_of(grounds).spoken)
        action = raise_to(bets, bets.most)
        return answer(grounds, bets, action, 0, sentence_for(action))
    penalties = book.penalties
    times = facts.earlier + 1
    misuse = Offended(what="pot_misuse", repeated=times > 1)
    if situation.form == "pot_limit" or penalties is None:
        return _pot_elsewhere(grounds, bets, situation.pot or 0)
    if not any(holds(one, misuse) for one in penalties.pot_misuse.value):
        return _pot_elsewhere(grounds, bets, situation.pot or 0)
    ruling = _pot_elsewhere(grounds, bets, situation.pot or 0, times)
    grounds.use(penalties.pot_misuse)
    return with_penalty(grounds, ruling)


def _pot_elsewhere(grounds: Grounds, bets: Bets, pot: int, times: int = 0) -> Ruling:
    """The ruling on "pot" where the betting is not pot limit, or is not open for a raise. `times` is how often the
    player has said it, 0 where no penalty may follow.
    """
    if not bets.may_raise:
        grounds.use(rules_of(grounds).spoken)
        return answer(grounds, bets, call(bets), 0, "raise-not-open")
    policy = grounds.use(rules_of(grounds).pot_in_other_forms)
    if policy == "pot_as_an_amount":
        action = raise_to(bets, min(max(pot, bets.least), bets.most))
        return answer(grounds, bets, action, 0, sentence_for(action))
    least = raise_to(bets, bets.least)
    if policy == "staff_decide":
        options: tuple[Option, ...] = (Option("at-least-the-minimum", bets.least),)
        if pot > bets.least:
            options += (Option("the-amount", min(pot, bets.most)),)
        return answer(
            grounds,
            bets,
            least,
            0,
            "pot-said-staff-decide",
            outcome="staff_decide",
            options=options,
            times=times,
        )
    ruling = answer(grounds, bets, least, 0, "pot-said", outcome="at_least_minimum", times=times)
    return with_right(ruling, Right(PLAYER, (least.verb,), bets.least, bets.most))


def with_right(ruling: Ruling, right: Right) -> Ruling:
    """The ruling with the right of one player put in the place of what it had."""
    others = tuple(one for one in ruling.rights if one.who != right.who)
    return replace(ruling, rights=(right, *others))


def condition(book: Rulebook, situation: Situation, facts: Condition) -> Ruling:
    """ "If you bet, I am all-in": nothing binds yet, or staff say whether it does."""
    grounds = Grounds(book, situation, "condition")
    right = Right(PLAYER, ("fold", "check", "call", "raise"))
    nothing = Action(PLAYER, "none")
    if grounds.use(rules_of(grounds).condition) == "void":
        return grounds.ruling("void", "condition-void", action=nothing, rights=(right,))
    options = (Option("hold-to-it"), Option("no-effect"))
    return grounds.ruling(
        "staff_decide", "condition-staff-decide", action=nothing, rights=(right,), options=options
    )


TOPICS = (
    Topic(
        "spoken", "betting", "A word in turn, and chips that do not agree with it", Spoken, NEEDS, spoken,
        against=lambda situation, facts: beyond_stack(situation, "chips", sum(facts.chips)),
        moment="in_turn", effect="acts",
    ),
    Topic(
        "ambiguous_amount", "betting", "A number that may mean several amounts: “five”", UnclearAmount,
        (*NEEDS, "pot"), unclear_amount,
        moment="in_turn", effect="acts",
    ),
    Topic(
        "pot_said", "betting", "“Pot”, in pot limit and elsewhere", PotSaid, (*NEEDS, "pot"), pot_said,
        moment="in_turn", effect="acts", knows={"earlier": "said_earlier"},
    ),
    Topic("condition", "betting", "A declaration under a condition", Condition, (), condition),
)  # fmt: skip
