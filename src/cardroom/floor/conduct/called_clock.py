"""The clock: who may call it, how long it runs, and what comes of it."""

from typing import Annotated, Literal

from msgspec import Meta

from cardroom.floor.model.facts import Facts, told
from cardroom.floor.model.grounds import Grounds
from cardroom.floor.model.ruling import Action, Option, Right, Ruling
from cardroom.floor.model.situation import Situation
from cardroom.floor.model.topic import Topic
from cardroom.rules.decisions import LiveClock
from cardroom.rules.rulebook import Rulebook

PLAYER = "player"
STAFF = "staff"


class ClockCalled(Facts, frozen=True):
    """Somebody wants the player to act put under a time limit."""

    by: Annotated[
        Literal["player_at_seat", "player_away", "staff"],
        Meta(
            description="who called it: a player at the seat (within reach of the chair), one who is away, or staff"
        ),
    ]
    allowed: Annotated[
        bool, Meta(description="whether staff found that a reasonable time has passed, and let the clock run")
    ] = False
    level_minutes: Annotated[
        Annotated[int, Meta(ge=0, le=1440)] | None,
        Meta(description="in a tournament: how long its levels are, in minutes; 0 if there are none"),
    ] = None
    stalling: Annotated[bool, Meta(description="whether the player seems to take long on purpose")] = False


class ClockExpired(Facts, frozen=True):
    """The time ran out, or the player acted at the last moment."""

    player_did: Annotated[
        Literal["nothing", "in_time", "at_the_same_moment"],
        Meta(description="what the player did: nothing, acted in time, or at the moment the countdown ended"),
    ]


def clock_called(book: Rulebook, situation: Situation, facts: ClockCalled) -> Ruling:
    """Whether the clock runs, and for how long."""
    grounds = Grounds(book, situation, "clock_called")
    clock = rules_of(grounds)
    by_player_at_seat = grounds.use(clock.called_by) == "player_at_seat"
    if facts.by == "player_away" and by_player_at_seat:
        return grounds.ruling("not_called", "clock-not-called")
    grounds.use(clock.allowed_by)
    seconds, countdown = _length(grounds, clock, facts)
    told = {"seconds": seconds, "countdown": countdown, "total": seconds + countdown}
    if facts.by != "staff" and not facts.allowed:
        options = (Option("clock-runs", seconds + countdown), Option("clock-not-yet"))
        return grounds.ruling("staff_allow", "clock-staff-allow", told, options=options)
    rights: tuple[Right, ...] = (Right(PLAYER, _may(situation)),)
    if facts.stalling:
        may = ["penalise"] if grounds.use(clock.stalling) == "penalty_possible" else []
        if grounds.use(clock.shortened) == "by_staff":
            may.insert(0, "shorten")
        rights += (Right(STAFF, tuple(may)),)
    return grounds.ruling("runs", "clock-runs", told, rights=rights)


def _length(grounds: Grounds, clock: LiveClock, facts: ClockCalled) -> tuple[int, int]:
    """Seconds before the countdown, and those of the countdown."""
    if clock.short_level_minutes.value and grounds.situation.play != "cash":
        longest = grounds.use(clock.short_level_minutes)
        if 0 < told(facts, "level_minutes") <= longest:
            return grounds.use(clock.short_seconds), grounds.use(clock.short_countdown_seconds)
    return grounds.use(clock.seconds), grounds.use(clock.countdown_seconds)


def clock_expired(book: Rulebook, situation: Situation, facts: ClockExpired) -> Ruling:
    """The ruling on the player's hand when the time is over."""
    grounds = Grounds(book, situation, "clock_expired")
    clock = rules_of(grounds)
    if facts.player_did == "in_time":
        grounds.use(clock.seconds)
        return grounds.ruling("stands", "clock-acted-in-time")
    fold, check = Action(PLAYER, "fold"), Action(PLAYER, "check")
    if facts.player_did == "at_the_same_moment":
        options = (Option("action-stands"), Option("time-was-over"))
        if grounds.use(clock.tie) == "for_the_player":
            return grounds.ruling("for_the_player", "clock-tie-for-player", options=options)
        return grounds.ruling("staff_decide", "clock-tie-staff-decide", options=options)
    policy = grounds.use(clock.expired)
    is_free = _may(situation)[0] == "check"
    if policy == "hand_dead":
        return grounds.ruling("hand_dead", "clock-hand-dead", action=fold)
    if policy == "check_or_fold":
        sentence = "clock-deemed-check" if is_free else "clock-deemed-fold"
        return grounds.ruling("check" if is_free else "fold", sentence, action=check if is_free else fold)
    options = (Option("deemed-check") if is_free else Option("deemed-fold"), Option("hand-dead"))
    return grounds.ruling("staff_decide", "clock-staff-decide", options=options)


def _may(situation: Situation) -> tuple[str, ...]:
    """The options of the player under the clock, a check before a fold where there is nothing to call."""
    if situation.bet_to_match is None:
        return ("fold", "check", "call", "bet", "raise")
    due = (situation.bet_to_match or 0) - (situation.in_front or 0)
    if due <= 0:
        return ("check", "bet" if not situation.bet_to_match else "raise")
    return ("fold", "call", "raise") if situation.may_raise is not False else ("fold", "call")


def rules_of(grounds: Grounds) -> LiveClock:
    """The section; the topic is not asked of a house without it."""
    assert grounds.book.live_clock is not None
    return grounds.book.live_clock


TOPICS = (
    Topic("clock_called", "clock", "The clock is called on a player", ClockCalled, (), clock_called, "live_clock"),
    Topic(
        "clock_expired", "clock", "The time under the clock is over", ClockExpired, ("bet_to_match", "in_front"),
        clock_expired, "live_clock",
        moment="in_turn",
    ),
)  # fmt: skip
