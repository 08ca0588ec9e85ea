"""Cards of the board dealt before the betting round was over."""

from typing import Annotated, Any

from msgspec import Meta

from cardroom.floor.model.facts import Facts
from cardroom.floor.model.grounds import Grounds
from cardroom.floor.model.ruling import Option, Ruling
from cardroom.floor.model.situation import Situation
from cardroom.floor.model.steps import Step, shuffle
from cardroom.floor.model.topic import Topic
from cardroom.floor.repairs.street_deal import (
    BoardStreet,
    StreetDeal,
    deal_in,
    is_behind_exchange,
    rules_of,
)
from cardroom.rules.decisions.decision import Decision
from cardroom.rules.rulebook import Rulebook


class PrematureBoard(Facts, frozen=True):
    """A flop, turn or river, while somebody was still to act."""

    street: Annotated[BoardStreet, Meta(description="which cards of the board came too early")]


def premature_board(book: Rulebook, situation: Situation, facts: PrematureBoard) -> Ruling:
    """How the round is finished, and which cards the street then has."""
    grounds = Grounds(book, situation, "premature_board")
    house = rules_of(grounds)
    decisions: dict[str, Decision[Any]] = {
        "flop": house.premature_flop,
        "turn": house.premature_turn,
        "river": house.premature_river,
    }
    policy = grounds.use(decisions[facts.street])
    deal = deal_in(grounds, facts.street, "street")
    told = {"street": facts.street}
    exchanged = is_behind_exchange(grounds, facts.street)
    if policy == "staff_decide":
        lifted = house.reshuffle.value == "lifted"
        options = [Option("deal-again", steps=_again(deal, lifted))]
        if facts.street == "turn":
            options.append(Option("river-first", steps=_river_first(deal, lifted, exchanged)))
        options.append(Option("cards-stand"))
        return grounds.ruling("staff_decide", "early-staff-decide", told, options=tuple(options))
    lifted = grounds.use(house.reshuffle) == "lifted"
    if policy == "river_first":
        if exchanged:
            grounds.use(book.cards.draw_burns)
        steps = _river_first(deal, lifted, exchanged)
        return grounds.ruling("river_first", "early-river-first", told, steps=steps)
    return grounds.ruling("dealt_again", "early-dealt-again", told, steps=_again(deal, lifted))


def _again(deal: StreetDeal, lifted: bool) -> tuple[Step, ...]:
    """Back into the deck, and dealt from it once the betting is over. The burn card before them counts."""
    leave = Step("leave", source="burns")
    return (leave, *deal.taken_back(), Step("finish_round"), shuffle(lifted), *deal.dealt())


def _river_first(deal: StreetDeal, lifted: bool, exchanged: bool) -> tuple[Step, ...]:
    """The would-be river plays as the turn. The early card may still come: it is shuffled in before the river. If cards
    are exchanged before the turn, the burn is the one before the exchange.
    """
    return (
        Step("set_aside", deal.cards, "board", "aside"),
        Step("finish_round"),
        Step("exchange") if exchanged else Step("burn", 1, "deck", "burns"),
        *deal.dealt(),
        Step("play_round"),
        Step("take_back", deal.cards, "aside", "deck"),
        shuffle(lifted),
        *deal.dealt(),
    )


TOPICS = (
    Topic(
        "premature_board", "repairs", "A flop, turn or river dealt before the betting was over", PrematureBoard,
        (), premature_board, "live_repairs",
        effect="early_board",
    ),
)  # fmt: skip
