"""The last cards of stud and sökö: one dealt face up, one dealt face down to be squeezed."""

from typing import Annotated

from msgspec import Meta

from cardroom.floor.model.facts import BadCase, Facts, Fault, told
from cardroom.floor.model.grounds import Grounds
from cardroom.floor.model.ruling import Option, Right, Ruling
from cardroom.floor.model.situation import Situation, needed
from cardroom.floor.model.steps import Pile, Step
from cardroom.floor.model.topic import Topic
from cardroom.floor.repairs.street_deal import check_kind, opens, rules_of
from cardroom.rules.rulebook import Rulebook

PLAYER = "player"
Place = Annotated[int, Meta(ge=1, le=12)]


class ExposedLast(Facts, frozen=True):
    """A last down card of stud that lies face up."""

    place: Annotated[
        Place,
        Meta(description="which player got it in the order of the deal, 1 the first to get a last card"),
    ]
    all_in: Annotated[bool | None, Meta(description="whether that player is all-in")] = None


class Squeeze(Facts, frozen=True):
    """A player of sökö wants the last card face down."""

    place: Annotated[Place, Meta(description="which player it is in the order of the deal")]
    protected: Annotated[bool, Meta(description="whether the player's first down card is protected")]
    mixed: Annotated[bool, Meta(description="whether the two down cards have been mixed")] = False


def exposed_last_card(book: Rulebook, situation: Situation, facts: ExposedLast) -> Ruling:
    """How the others get theirs, and who bets."""
    grounds = Grounds(book, situation, "exposed_last_card")
    house = rules_of(grounds)
    check_kind(grounds, "stud")
    players = needed(situation, "players_left")
    _check(facts.place, players)
    policy = grounds.use(house.exposed_last_card)
    opener = grounds.use(house.opener_with_exposed_card)
    is_first, args = facts.place == 1, {"opens": opens(grounds)}
    if policy == "staff_decide" or opener == "staff_decide":
        down = Option("others-face-down", steps=_to_others(facts.place, players, "down"))
        options = (down, Option("others-face-up", steps=_to_others(facts.place, players, "up")))
        return grounds.ruling("staff_decide", "last-card-staff-decide", options=options)
    if is_first and not told(facts, "all_in"):
        return grounds.ruling("others_up", "last-card-others-up", args, steps=_to_others(1, players, "up"))
    steps = _to_others(facts.place, players, "down")
    if is_first or facts.all_in:
        return grounds.ruling("others_down", "last-card-others-down", args, steps=steps)
    rights = (Right(PLAYER, ("stay_out", "go_on")),)
    return grounds.ruling("announce", "last-card-announce", args, rights=rights, steps=steps)


def _to_others(place: int, players: int, pile: Pile) -> tuple[Step, ...]:
    """A card to everybody after that player, if there is anybody."""
    behind = tuple(range(place + 1, players + 1))
    return (Step("deal", 1, "deck", pile, behind),) if behind else ()


def _check(place: int, players: int) -> None:
    if place > players:
        raise BadCase([Fault.of("fact", "place", f'fact "place" must be at most players_left, {players}')])


def squeeze(book: Rulebook, situation: Situation, facts: Squeeze) -> Ruling:
    """Face down to be squeezed, face up as usual, or a hand that may be dead."""
    grounds = Grounds(book, situation, "squeeze")
    house = rules_of(grounds)
    check_kind(grounds, "soko")
    policy = grounds.use(house.squeezing)
    who = (facts.place,)
    face_down = (Step("deal", 1, "deck", "down", who), Step("turn_up", 1, "down", "up", who, place=2))
    face_up = (Step("deal", 1, "deck", "up", who),)
    if policy == "staff_decide":
        options = (Option("card-face-down", steps=face_down), Option("card-face-up", steps=face_up))
        return grounds.ruling("staff_decide", "squeeze-staff-decide", options=options)
    if facts.mixed:
        options = (Option("squeezed-hand-dead"), Option("squeezed-hand-stays"))
        return grounds.ruling("mixed", "squeeze-mixed", options=options)
    if not facts.protected:
        return grounds.ruling("face_up", "squeeze-not-protected", steps=face_up)
    return grounds.ruling("face_down", "squeeze-face-down", steps=face_down)


TOPICS = (
    Topic(
        "exposed_last_card", "repairs", "Stud: a last down card that lies face up", ExposedLast, ("players_left",),
        exposed_last_card, "live_repairs",
        place="place",
    ),
    Topic("squeeze", "repairs", "Sökö: the last card face down, to squeeze it", Squeeze, (), squeeze, "live_repairs"),
)  # fmt: skip
