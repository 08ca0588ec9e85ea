"""Showing a hand, or not: refusals, hands shown in part, hands turned up by somebody else."""

from typing import Annotated, Literal

from msgspec import Meta

from cardroom.floor.model.facts import BadCase, Facts
from cardroom.floor.model.grounds import Grounds
from cardroom.floor.model.ruling import Action, Option, Right, Ruling
from cardroom.floor.model.situation import Number, Situation
from cardroom.floor.model.topic import Topic
from cardroom.floor.showdown.parts import PENALTY, PLAYER, all_show, live
from cardroom.rules.rulebook import Rulebook

Cards = Annotated[int, Meta(ge=1, le=11)]
"""How many cards a hand has."""
CardsOrNone = Annotated[int, Meta(ge=0, le=11)]


class NotShown(Facts, frozen=True):
    """A player whose turn to show has come does not show the whole hand."""

    does: Annotated[
        Literal["folds", "shows_part", "neither"],
        Meta(description="what the player does: folds, shows a part of the cards, neither shows nor folds"),
    ]
    alone: Annotated[bool, Meta(description="whether nobody else holds cards any more")] = False
    made_others_fold: Annotated[
        bool, Meta(description="whether the others folded because of the part that was shown")
    ] = False
    all_in: Annotated[bool, Meta(description="whether somebody is all-in and the betting is over")] = False
    seconds: Annotated[
        Number, Meta(description="seconds since the floor asked for all cards or a fold, 0 if it did not yet")
    ] = 0


class Tabled(Facts, frozen=True):
    """How a hand was shown."""

    cards: Annotated[Cards, Meta(description="how many cards the hand has")]
    face_up: Annotated[CardsOrNone, Meta(description="how many of them lie face up on the table")]


class TurnedByAnother(Facts, frozen=True):
    """A player turned up cards of somebody else."""


def not_shown(book: Rulebook, situation: Situation, facts: NotShown) -> Ruling:
    """The ruling on the hand of a player who does not show it."""
    grounds = Grounds(book, situation, "refuses_to_show")
    rules = live(grounds)
    fold = Action(PLAYER, "fold")
    may = (Right(PLAYER, ("show", "fold")),)
    if facts.all_in and not facts.alone and all_show(grounds):
        return grounds.ruling("turned_up", "no-fold-in-all-in")
    if facts.does == "shows_part" and facts.made_others_fold:
        if grounds.use(rules.part_shown) == "rest_is_shown":
            return grounds.ruling("shows_all", "part-shown-all", rights=(Right(PLAYER, ("show",)),))
    elif facts.does == "folds" and not facts.alone:
        grounds.use(rules.declining)
        return grounds.ruling("folded", "show-declined", action=fold)
    if facts.alone:
        grounds.use(rules.last_with_cards)
        return grounds.ruling("wins_unshown", "wins-unshown")
    grounds.use(rules.tabled)
    if grounds.use(rules.refusal) == "cannot_win":
        return grounds.ruling("cannot_win", "show-all-or-lose", rights=may)
    limit = grounds.use(rules.refusal_seconds)
    if facts.seconds < limit:
        return grounds.ruling("floor_asks", "floor-asks-to-show", {"seconds": limit}, rights=may)
    return grounds.ruling("hand_dead", "refusal-hand-dead", {"seconds": limit}, action=fold, rights=PENALTY)


def tabled(book: Rulebook, situation: Situation, facts: Tabled) -> Ruling:
    """Whether the hand is tabled, and so read and able to win."""
    if facts.face_up > facts.cards:
        raise BadCase(['fact "face_up": more cards lie face up than the hand has'])
    grounds = Grounds(book, situation, "tabled")
    grounds.use(live(grounds).tabled)
    if facts.face_up == facts.cards:
        return grounds.ruling("tabled", "hand-tabled")
    told = {"missing": facts.cards - facts.face_up}
    return grounds.ruling("not_tabled", "hand-not-tabled", told, rights=(Right(PLAYER, ("show", "fold")),))


def turned_by_another(book: Rulebook, situation: Situation, facts: TurnedByAnother) -> Ruling:
    """Whether a hand that somebody else turned up is live."""
    grounds = Grounds(book, situation, "turned_by_another")
    if grounds.use(live(grounds).turned_by_another) == "staff_decide":
        options = (Option("hand-stays-live"), Option("hand-dead"))
        return grounds.ruling("staff_decide", "turned-by-another-staff-decide", options=options)
    return grounds.ruling("live", "turned-by-another-live", rights=PENALTY)


TOPICS = (
    Topic(
        "refuses_to_show", "showdown", "A player does not show the whole hand", NotShown, ("play",), not_shown,
        "live_showdown",
    ),
    Topic("tabled", "showdown", "Whether a hand counts as shown", Tabled, (), tabled, "live_showdown"),
    Topic(
        "turned_by_another", "showdown", "A player turns up another player's cards", TurnedByAnother, (),
        turned_by_another, "live_showdown",
    ),
)  # fmt: skip
