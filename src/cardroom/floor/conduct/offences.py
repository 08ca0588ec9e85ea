"""Offences: what a player did that staff may punish, and what they may choose from."""

from collections.abc import Iterable, Mapping
from types import MappingProxyType
from typing import Annotated, Literal, get_args

from msgspec import Meta

from cardroom.floor.model.facts import Facts
from cardroom.floor.model.grounds import Grounds
from cardroom.floor.model.ruling import Option, Ruling
from cardroom.floor.model.situation import Situation
from cardroom.floor.model.topic import Topic
from cardroom.rules.decisions import Penalties, PenaltyKind, Sanction
from cardroom.rules.decisions.decision import Decision
from cardroom.rules.refused import Refused
from cardroom.rules.rulebook import Rulebook

Offence = Literal[
    "etiquette",
    "misconduct",
    "abuse",
    "foul_language",
    "one_player_to_a_hand",
    "talk",
    "collusion",
    "cheating",
    "thrown_cards",
    "card_handling",
    "shown_cards",
    "device",
    "faulty_deck",
    "false_information",
    "pot_misuse",
    "chips_moved",
    "disobedience",
    "other",
]
TOURNAMENT_KINDS = ("disqualification",)
"""Kinds that mean a tournament by their nature: a cash game has no prize to lose."""
OPTIONS: Mapping[PenaltyKind, Option] = MappingProxyType(
    {
        "warning": Option("penalty-warning"),
        "missed_hands": Option("penalty-missed-hands"),
        "missed_rounds": Option("penalty-missed-rounds"),
        "time_away": Option("penalty-time-away"),
        "dead_hand": Option("penalty-dead-hand"),
        "lost_bets": Option("penalty-lost-bets"),
        "no_raising": Option("penalty-no-raising"),
        "device_forbidden": Option("penalty-device-forbidden"),
        "removal": Option("penalty-removal"),
        "disqualification": Option("penalty-disqualification"),
        "ban": Option("penalty-ban"),
    }
)
assert set(OPTIONS) == set(get_args(PenaltyKind)), "a kind without its option"


class Offended(Facts, frozen=True):
    """A player committed an offence."""

    what: Annotated[
        Offence,
        Meta(
            description="what was done: etiquette (touching, splashing, delay, chatter), misconduct, abuse of people,"
            " foul language, two to one hand, talk about a live hand, collusion, cheating, cards thrown, cards handled"
            " wrongly or shown, a device in the hand, profit from a faulty deck, false information, “pot” said outside"
            " pot limit, chips moved, disobedience"
        ),
    ]
    repeated: Annotated[bool, Meta(description="whether the player did it again and again")] = False
    on_purpose: Annotated[bool, Meta(description="whether it was clearly on purpose")] = False


def offence(book: Rulebook, situation: Situation, facts: Offended) -> Ruling:
    """The penalties that staff may choose from; none comes by itself."""
    grounds = Grounds(book, situation, "offence")
    penalties = rules_of(grounds)
    sanctions: Decision[tuple[Sanction, ...]] = getattr(penalties, facts.what)
    holding = [one for one in grounds.use(sanctions) if holds(one, facts)]
    if any(one.kind == "any" for one in holding):
        grounds.use(penalties.kinds)
    kinds = [kind for kind in expanded(penalties, holding) if _is_played(kind, situation)]
    if not kinds:
        return grounds.ruling("no_penalty", "offence-no-penalty")
    grounds.use(penalties.escalation)
    options = (*(OPTIONS[kind] for kind in kinds), Option("no-penalty"))
    return grounds.ruling("penalty_possible", "offence-penalty-possible", options=options)


def holds(sanction: Sanction, facts: Offended) -> bool:
    """Whether staff may choose this sanction for what the player did."""
    if sanction.when == "repeated":
        return facts.repeated
    if sanction.when == "on_purpose":
        return facts.on_purpose
    return sanction.when == "always" or (facts.repeated and facts.on_purpose)


def _is_played(kind: PenaltyKind, situation: Situation) -> bool:
    return situation.play != "cash" or kind not in TOURNAMENT_KINDS


def expanded(penalties: Penalties, sanctions: Iterable[Sanction]) -> tuple[PenaltyKind, ...]:
    """The kinds of these sanctions, "any" written out, each once."""
    found: dict[PenaltyKind, None] = {}
    for one in sanctions:
        if one.kind == "any":
            found |= dict.fromkeys(penalties.kinds.value)
        else:
            found[one.kind] = None
    return tuple(found)


def check_offered(
    rules: Penalties, kind: PenaltyKind, facts: Offended, but_for: Iterable[PenaltyKind] = ()
) -> tuple[str, ...]:
    """Return the clauses by which staff may give this penalty for what the player did.

    Refuses ("penalty-not-had") with the kinds that there are; `but_for` are acts of their own.
    """
    sanctions: Decision[tuple[Sanction, ...]] = getattr(rules, facts.what)
    without = tuple(but_for)
    kinds = [
        one
        for one in expanded(rules, [one for one in sanctions.value if holds(one, facts)])
        if one not in without
    ]
    if kind not in kinds:
        said = ", ".join(kinds)
        words = f"The house has for it: {said or 'nothing'}."
        raise Refused("penalty-not-had", words, sanctions.clauses, {"kinds": said})
    return sanctions.clauses


def kinds_of(penalties: Penalties) -> tuple[PenaltyKind, ...]:
    """Every kind of penalty the house has: those for most offences, and those for one alone."""
    found = dict.fromkeys(penalties.kinds.value)
    for name in get_args(Offence):
        decision: Decision[tuple[Sanction, ...]] = getattr(penalties, name)
        found |= dict.fromkeys(expanded(penalties, decision.value))
    return tuple(found)


def rules_of(grounds: Grounds) -> Penalties:
    """The section; the topic is not asked of a house without it."""
    assert grounds.book.penalties is not None
    return grounds.book.penalties


TOPICS = (
    Topic(
        "offence",
        "conduct",
        "A player breaks the rules or the peace",
        Offended,
        ("play",),
        offence,
        "penalties",
    ),
)
