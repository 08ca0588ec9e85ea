"""No card burned, or too many."""

from typing import Annotated

from msgspec import Meta

from cardroom.floor.model.facts import Facts, told
from cardroom.floor.model.grounds import Grounds
from cardroom.floor.model.ruling import Option, Ruling
from cardroom.floor.model.situation import Number, Situation
from cardroom.floor.model.steps import Step
from cardroom.floor.model.topic import Topic
from cardroom.floor.repairs.street_deal import Cards, deal_in, rules_of
from cardroom.rules.rulebook import Rulebook

OPEN_TO = {"before_betting": 1, "before_two_actions": 2}
"""How many actions close the door on a correction."""


class WrongBurn(Facts, frozen=True):
    """The burn before the cards of a street."""

    cards: Annotated[Cards, Meta(description="which cards were dealt after the burn")]
    burned: Annotated[
        Annotated[int, Meta(ge=0, le=10)], Meta(description="how many cards were burned before them")
    ]
    acted: Annotated[Number, Meta(description="how many players have acted since they were dealt")] = 0
    seen: Annotated[
        bool | None,
        Meta(
            description="of last down cards: whether one may have been seen or mixed with a player's others"
        ),
    ] = None


def wrong_burn(book: Rulebook, situation: Situation, facts: WrongBurn) -> Ruling:
    """Corrected, or played on with the cards as they lie."""
    grounds = Grounds(book, situation, "wrong_burn")
    house = rules_of(grounds)
    deal = deal_in(grounds, facts.cards, "cards")
    decision = {"soko_card": house.wrong_burn_soko, "stud_card": house.wrong_burn_stud}.get(
        facts.cards, house.wrong_burn_stud if facts.cards == "last_stud_card" else house.wrong_burn
    )
    policy = grounds.use(decision)
    if facts.burned == deal.burns:
        return grounds.ruling("right", "burn-is-right")
    back = (Step("take_back", facts.burned, "burns", "deck"),) if facts.burned else ()
    steps = (*deal.taken_back(), *back, *deal.burned_and_dealt())
    last = house.wrong_burn_last_card if facts.cards == "last_stud_card" else None
    if policy == "staff_decide" or (last and last.value == "staff_decide"):
        if last:
            grounds.use(last)
        options = (Option("deal-again", steps=steps), Option("cards-stand"))
        return grounds.ruling("staff_decide", "burn-staff-decide", options=options)
    is_late = facts.acted >= OPEN_TO[policy]
    if not is_late and last and grounds.use(last) == "only_if_unseen":
        is_late = told(facts, "seen")
    if is_late:
        return grounds.ruling("stands", "burn-board-stands" if deal.is_board else "burn-own-cards-stand")
    grounds.use(house.wrong_burn_repair)
    sentence = "burn-corrected-acted" if facts.acted else "burn-corrected"
    return grounds.ruling("corrected", sentence, steps=steps)


TOPICS = (
    Topic(
        "wrong_burn", "repairs", "No card burned, or too many", WrongBurn, (), wrong_burn, "live_repairs",
        effect="wrong_burn", knows={"acted": "acts_on_street"},
    ),
)  # fmt: skip
