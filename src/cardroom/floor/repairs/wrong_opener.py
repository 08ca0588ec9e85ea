"""Stud and sökö: a player opened the betting who should not have."""

from typing import Annotated

from msgspec import Meta

from cardroom.floor.model.facts import BadCase, Facts
from cardroom.floor.model.grounds import Grounds
from cardroom.floor.model.ruling import Chips, Option, Right, Ruling
from cardroom.floor.model.situation import Number, Situation, lacking
from cardroom.floor.model.topic import Topic
from cardroom.floor.repairs.street_deal import OwnGame, check_kind, rules_of
from cardroom.rules.rulebook import Rulebook

PLAYER = "player"
OPENER = "opener"


class WrongOpener(Facts, frozen=True):
    """A player opened who was not the one that the visible cards decide."""

    game: Annotated[OwnGame, Meta(description="which game; razz and stud high-low are stud")]
    next_acted: Annotated[bool, Meta(description="whether the next player has acted")]
    chips: Annotated[Number, Meta(description="what the wrong player put in, 0 for a check")] = 0


def wrong_opener(book: Rulebook, situation: Situation, facts: WrongOpener) -> Ruling:
    """The right player opens, or the opening stands."""
    grounds = Grounds(book, situation, "wrong_opener")
    house = rules_of(grounds)
    check_kind(grounds, facts.game)
    policy = grounds.use(house.wrong_opener_soko if facts.game == "soko" else house.wrong_opener_stud)
    stays = Chips(PLAYER, facts.chips, bound=facts.chips)
    if policy == "staff_decide":
        options = (Option("right-player-opens"), Option("opening-stands"))
        return grounds.ruling("staff_decide", "opener-staff-decide", chips=(stays,), options=options)
    if facts.next_acted:
        return grounds.ruling("stands", "opener-stands", chips=(stays,))
    chips = (Chips(PLAYER, facts.chips, returned=facts.chips),)
    rights = (Right(OPENER, _may_open(grounds, facts.game)),)
    told = {"returned": facts.chips}
    return grounds.ruling("corrected", "opener-corrected", told, chips=chips, rights=rights)


def _may_open(grounds: Grounds, game: OwnGame) -> tuple[str, ...]:
    """A check or a bet; in the first round of limit stud the forced bet, or to complete it (CH-6.STUD.3)."""
    situation = grounds.situation
    if game != "stud":
        return "check", "bet"
    if situation.form is None or (situation.form == "fixed_limit" and situation.street is None):
        raise BadCase(lacking(situation, ("form", "street")))
    is_forced = situation.form == "fixed_limit" and situation.is_first_round
    if is_forced and grounds.use(grounds.book.opening_bets.bring_in) == "post_or_complete":
        return "bring_in", "complete"
    return "check", "bet"


TOPICS = (
    Topic(
        "wrong_opener", "repairs", "Stud and sökö: the wrong player opened the betting", WrongOpener, (), wrong_opener,
        "live_repairs",
        effect="opens",
    ),
)  # fmt: skip
