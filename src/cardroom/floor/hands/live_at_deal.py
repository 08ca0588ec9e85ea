"""The deal to players who are away, hands that are live at the deal, and hands of a wrong number of cards."""

from typing import Annotated, Literal

from msgspec import Meta

from cardroom.floor.hands.dead_and_live import (
    DEAD_OR_RESTORED,
    PLAYER,
    STAFF,
    dead,
    every_option,
    in_pot,
    live,
    rules_of,
)
from cardroom.floor.model.facts import BadCase, Facts, Fault, told
from cardroom.floor.model.grounds import Grounds, game_of
from cardroom.floor.model.ruling import Action, Right, Ruling
from cardroom.floor.model.situation import Number, Situation
from cardroom.floor.model.topic import Topic
from cardroom.rules.rulebook import Rulebook

Where = Literal["at_seat", "beside_seat", "away"]
Cards = Annotated[int, Meta(ge=0, le=20)]
Players = Annotated[int, Meta(ge=1, le=12)]


class WrongHandSize(Facts, frozen=True):
    """A hand of too many or too few cards, where the deal stands."""

    cards: Annotated[Cards, Meta(description="how many cards the player holds")]
    should_be: Annotated[Cards, Meta(description="how many it should be")]
    in_pot: Annotated[Number, Meta(description="all chips the player has put into the pot in this hand")]


class SeatsDealt(Facts, frozen=True):
    """A table at the start of a hand."""

    seats: Annotated[Players, Meta(description="how many seats have chips")]
    present: Annotated[Players, Meta(description="how many of their players are at the table")]
    forced_bet: Annotated[
        bool | None, Meta(description="whether the cards say who has to open, as in stud with its bring-in")
    ] = None


class AbsentAtDeal(Facts, frozen=True):
    """The location of a player while the cards were dealt."""

    first_card: Annotated[Where, Meta(description="where the player was when the first card was dealt")]
    last_card: Annotated[
        Where,
        Meta(
            description="where the player was when the last card was dealt, in stud the last of third street"
        ),
    ]
    brings_in: Annotated[bool, Meta(description="in stud: whether the player's upcard has to bring in")] = (
        False
    )
    own_first_card: Annotated[
        Where | None,
        Meta(description="where the player was when the first card landed at the player's own place"),
    ] = None


class LeftDuringHand(Facts, frozen=True):
    """A player who is not all-in left the seat with a live hand."""


def wrong_number(book: Rulebook, situation: Situation, facts: WrongHandSize) -> Ruling:
    """Whether the hand is dead."""
    grounds = Grounds(book, situation, "wrong_number_of_cards")
    policy = grounds.use(rules_of(grounds).wrong_number_of_cards)
    if facts.cards == facts.should_be:
        return live(grounds, "hand-right-number", every_option(situation))
    told = {"cards": facts.cards, "should_be": facts.should_be}
    chips = in_pot(facts.in_pot)
    if policy == "dead":
        return dead(grounds, "hand-wrong-number", chips, told)
    return dead(
        grounds,
        "hand-wrong-number-staff-decide",
        chips,
        told,
        outcome="staff_decide",
        options=DEAD_OR_RESTORED,
    )


def seats_dealt(book: Rulebook, situation: Situation, facts: SeatsDealt) -> Ruling:
    """How many seats get cards. Raises BadCase if more players are there than there are seats."""
    if facts.present > facts.seats:
        words = f'fact "present" must be at most {facts.seats}, the seats that have chips'
        raise BadCase([Fault.of("fact", "present", words)])
    grounds = Grounds(book, situation, "seats_dealt")
    if _every_seat(grounds, facts):
        return grounds.ruling("all_seats", "hand-all-seats-dealt", {"seats": facts.seats})
    return grounds.ruling("players_present", "hand-present-dealt", {"seats": facts.present})


def _every_seat(grounds: Grounds, facts: SeatsDealt) -> bool:
    hands = rules_of(grounds)
    is_tournament = grounds.situation.play == "tournament"
    if grounds.use(hands.dealt_in) == "all_seats_in_tournaments" and is_tournament:
        return True
    if is_tournament and facts.present == 1 and grounds.use(hands.dealt_in_alone) == "all_seats":
        return True
    if not _may_be_forced(grounds, facts):
        return False
    return grounds.use(hands.dealt_in_for_forced_bets) == "all_seats_in_tournaments" and is_tournament


def _may_be_forced(grounds: Grounds, facts: SeatsDealt) -> bool:
    """Whether the cards say who has to open. Raises BadCase where that decides and neither it nor the game was told."""
    decides = rules_of(grounds).dealt_in_for_forced_bets.value == "all_seats_in_tournaments"
    if facts.forced_bet is not None or not decides or grounds.situation.play != "tournament":
        return bool(facts.forced_bet)
    game = game_of(grounds)
    if game is not None and game.opener is None:
        return False
    return bool(told(facts, "forced_bet"))


def absent_at_deal(book: Rulebook, situation: Situation, facts: AbsentAtDeal) -> Ruling:
    """Whether the player's hand is live."""
    grounds = Grounds(book, situation, "absent_at_deal")
    hands = rules_of(grounds)
    is_cash = situation.play == "cash"
    if is_cash:
        grounds.use(hands.dealt_in)
    if is_cash and facts.first_card == "away":
        return grounds.ruling(
            "not_dealt", "hand-not-dealt", action=Action(PLAYER, "none"), rights=(Right(PLAYER, ()),)
        )
    moment = "first_card" if is_cash else grounds.use(hands.present_at)
    is_first = moment != "last_card"
    where = _where(facts, moment)
    if where == "beside_seat":
        policy = grounds.use(hands.beside_the_seat)
        if policy == "staff_decide":
            return dead(
                grounds, "hand-staff-decide", in_pot(0), outcome="staff_decide", options=DEAD_OR_RESTORED
            )
        where = "at_seat" if policy == "present" else "away"
    if where == "at_seat" and is_first and facts.last_card == "away":
        return left_with_hand(grounds)
    if where == "at_seat":
        return live(grounds, "hand-live-at-deal", every_option(situation))
    return _absent(grounds, facts)


def _where(facts: AbsentAtDeal, moment: str) -> Where:
    """The player's location at the moment that counts. Raises BadCase if that was not told and cannot be inferred: the
    first card at the player's position comes between the first of all and the last.
    """
    if moment == "last_card":
        return facts.last_card
    if moment == "first_card" or (facts.own_first_card is None and facts.first_card == facts.last_card):
        return facts.first_card
    found: Where = told(facts, "own_first_card")
    return found


def left_during_hand(book: Rulebook, situation: Situation, facts: LeftDuringHand) -> Ruling:
    """Whether the hand of a player who left is dead."""
    return left_with_hand(Grounds(book, situation, "left_during_hand"))


def left_with_hand(grounds: Grounds) -> Ruling:
    """The ruling on a live hand whose player is gone, on these grounds and those of leaving."""
    policy = grounds.use(rules_of(grounds).left_during_hand)
    chips = in_pot(grounds.situation.in_front or 0)
    if policy == "hand_dead_staff_may_restore":
        return dead(grounds, "hand-left-dead", chips, outcome="staff_may_restore", options=DEAD_OR_RESTORED)
    if policy == "staff_decide":
        return dead(
            grounds, "hand-left-staff-decide", chips, outcome="staff_decide", options=DEAD_OR_RESTORED
        )
    return live(
        grounds,
        "hand-left-penalty",
        every_option(grounds.situation),
        outcome="penalty_possible",
        rights=(STAFF,),
    )


def _absent(grounds: Grounds, facts: AbsentAtDeal) -> Ruling:
    """Dead; in stud it may have to bring in all the same, and is dealt on."""
    if not facts.brings_in:
        return dead(grounds, "hand-absent-dead", in_pot(0))
    if grounds.use(rules_of(grounds).dead_hand_brings_in) == "staff_decide":
        return dead(grounds, "hand-staff-decide", in_pot(0), outcome="staff_decide", options=DEAD_OR_RESTORED)
    nothing = Action(PLAYER, "none")
    rights = (Right(PLAYER, ("bring_in",)),)
    return grounds.ruling("dead_brings_in", "hand-absent-brings-in", action=nothing, rights=rights)


TOPICS = (
    Topic(
        "wrong_number_of_cards", "hands", "A hand of too many or too few cards, and the deal stands", WrongHandSize, (),
        wrong_number, "live_hands",
        knows={"in_pot": "put_in"},
    ),
    Topic(
        "seats_dealt", "hands", "Who gets cards while players are away", SeatsDealt, ("play",), seats_dealt,
        "live_hands",
    ),
    Topic(
        "absent_at_deal", "hands", "A player who was away while the cards were dealt", AbsentAtDeal, ("play",),
        absent_at_deal, "live_hands",
    ),
    Topic(
        "left_during_hand", "hands", "A player who is not all-in leaves the seat during the hand", LeftDuringHand, (),
        left_during_hand, "live_hands",
    ),
)  # fmt: skip
