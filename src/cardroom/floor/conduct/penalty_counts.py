"""Penalties counted in hands: how many there are to miss, and how many are left after a day, a table or a seat."""

from typing import Annotated, Literal

from msgspec import Meta

from cardroom.floor.conduct.offences import OPTIONS, kinds_of, rules_of
from cardroom.floor.conduct.penalty import Penalty
from cardroom.floor.model.facts import BadCase, Facts, Fault
from cardroom.floor.model.grounds import Grounds
from cardroom.floor.model.ruling import Option, Right, Ruling
from cardroom.floor.model.situation import Situation
from cardroom.floor.model.topic import Topic
from cardroom.rules.decisions import Penalties
from cardroom.rules.refused import Refused
from cardroom.rules.rulebook import Rulebook

Hands = Annotated[int, Meta(ge=1, le=1000)]
Served = Annotated[int, Meta(ge=0, le=1000)]
Players = Annotated[int, Meta(ge=1, le=12)]


class PenaltyOfHands(Facts, frozen=True):
    """A penalty of hands or rounds was given."""

    kind: Annotated[Literal["hands", "rounds"], Meta(description="whether hands or rounds are to be missed")]
    count: Annotated[Hands, Meta(description="how many of them")]
    players_at_table: Annotated[
        Players,
        Meta(description="players left at the player's table when the penalty is given, the player included"),
    ]
    hand_lost: Annotated[
        bool, Meta(description="whether the hand in which it was given was ruled dead for it")
    ] = False


class PenaltyCarried(Facts, frozen=True):
    """A penalty was served in part when something ended."""

    hands: Annotated[Hands, Meta(description="the hands of the penalty when it was given")]
    served: Annotated[Served, Meta(description="the hands served so far")]
    ended: Annotated[
        Literal["day", "table", "seat", "session"],
        Meta(
            description="what ended: the day, the table, the seat at it, or the player's session of a cash game"
        ),
    ] = "day"
    players_at_table: Annotated[
        Annotated[int, Meta(ge=0, le=12)], Meta(description="players at the new table, 0 if not known")
    ] = 0


def hands_of(penalties: Penalties, kind: str, count: int, players: int) -> int:
    """The hands to miss. Raises Refused ("no-rounds") for rounds in a house that counts none."""
    if kind != "missed_rounds":
        return count
    if penalties.round_length.value == "no_rounds":
        raise Refused(
            "no-rounds",
            "This house counts no rounds; name the hands to miss.",
            penalties.round_length.clauses,
        )
    return count * players


def penalty_given(book: Rulebook, situation: Situation, facts: PenaltyOfHands) -> Ruling:
    """The hands to miss from now on, and where the player is meanwhile."""
    grounds = Grounds(book, situation, "penalty_given")
    penalties = rules_of(grounds)
    if facts.kind == "rounds":
        if grounds.use(penalties.round_length) == "no_rounds" and "missed_hands" in kinds_of(penalties):
            options = (Option("count-in-hands", facts.count * facts.players_at_table), Option("no-penalty"))
            return grounds.ruling("no_rounds", "penalty-no-rounds", options=options)
        if penalties.round_length.value != "no_rounds":
            grounds.use(penalties.round_counted)
    if f"missed_{facts.kind}" not in kinds_of(penalties):
        grounds.use(penalties.kinds)
        options = (OPTIONS["time_away"], Option("no-penalty"))
        return grounds.ruling("by_the_time", "penalty-by-the-time", options=options)
    hands = hands_of(penalties, f"missed_{facts.kind}", facts.count, facts.players_at_table)
    served = 0
    if facts.hand_lost and grounds.use(penalties.lost_hand) == "first_of_penalty":
        served = 1
    left = Penalty.of_hands(hands, served).left
    away = grounds.use(penalties.served)
    grounds.use(penalties.return_told)
    sentence = "penalty-to-miss" if away == "away_from_the_table" else "penalty-to-miss-away"
    return grounds.ruling("to_miss", sentence, {"hands": hands, "left": left})


def penalty_carried(book: Rulebook, situation: Situation, facts: PenaltyCarried) -> Ruling:
    """The hands still to miss; they do not change with the players of the new table."""
    if facts.served > facts.hands:
        words = f"no more than the {facts.hands} hands of the penalty can have been served"
        raise BadCase([Fault.of("fact", "served", f'fact "served": {words}')])
    grounds = Grounds(book, situation, "penalty_carried")
    penalties = rules_of(grounds)
    grounds.use(penalties.carried)
    if facts.players_at_table:
        grounds.use(penalties.round_counted)
    left = Penalty.of_hands(facts.hands, facts.served).left
    if not left:
        grounds.use(penalties.return_told)
        return grounds.ruling("served", "penalty-served", rights=(Right("player", ("return",)),))
    return grounds.ruling("left", "penalty-left", {"left": left, "served": facts.served})


TOPICS = (
    Topic(
        "penalty_given", "conduct", "A penalty of hands or rounds: how many hands are missed", PenaltyOfHands, (),
        penalty_given, "penalties",
    ),
    Topic(
        "penalty_carried", "conduct", "A penalty served in part: what is left of it", PenaltyCarried, (),
        penalty_carried, "penalties",
    ),
)  # fmt: skip
