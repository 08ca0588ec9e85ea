"""Action out of turn: until it binds or lapses."""

from typing import Annotated, Literal

from msgspec import Meta
from msgspec.structs import replace

from cardroom.floor.betting.amount_meant import PLAYER, action_for, rules_of
from cardroom.floor.betting.bets import bets_of
from cardroom.floor.betting.one_action import AllIn, all_in_told
from cardroom.floor.betting.silent_chips import NEEDS
from cardroom.floor.model.contradictions import beyond_stack
from cardroom.floor.model.facts import BadCase, Facts, Fault, fields_of, missing, told
from cardroom.floor.model.grounds import Grounds
from cardroom.floor.model.ruling import Action, Chips, Option, Right, Ruling
from cardroom.floor.model.situation import Act, Number, Situation, lacking
from cardroom.floor.model.topic import Topic
from cardroom.rules.rulebook import Rulebook

STAFF = Right("staff", ("penalise",))
ALL = ("fold", "call", "raise")
RAISES = ("bet", "raise")


class OutOfTurn(Facts, frozen=True):
    """A player acted before the turn came."""

    did: Annotated[Act, Meta(description="what was done or said out of turn")]
    to: Annotated[
        Number,
        Meta(description="the total it went to; a call goes to the bet to match, a fold or a check nowhere"),
    ] = 0
    by: Annotated[
        Literal["chips", "word"], Meta(description="whether chips were put in, or it was only said")
    ] = "chips"
    skipped: Annotated[
        Annotated[int, Meta(ge=1, le=11)], Meta(description="how many players should have acted before")
    ] = 1
    mucked: Annotated[bool | None, Meta(description="of a fold: whether the cards have touched the muck")] = (
        None
    )
    on_purpose: Annotated[bool, Meta(description="whether it was done on purpose, or again and again")] = (
        False
    )


class ActedAfter(Facts, frozen=True):
    """A player who acted after one who was out of turn."""

    chips: Annotated[Number, Meta(description="what that player put in, 0 if nothing")]


def _check(facts: OutOfTurn, price: int, in_front: int, is_answered: bool) -> None:
    """Raises BadCase for a bet or raise without its amount, or one that goes to no more than there is to match, and for
    a check against a bet.

    If a skipped player has raised since (`is_answered`), the bet to match is no longer the one it was made over: the
    chips of a call then need their amount too.
    """
    if facts.did == "check" and price > in_front and not is_answered:
        words = f'fact "did": there is a bet of {price}: it cannot have been a check'
        raise BadCase([Fault.of("fact", "did", words)])
    is_call = facts.did == "call" and facts.by == "chips" and is_answered
    if (facts.did in RAISES or is_call) and not facts.to:
        raise BadCase([missing("fact", one) for one in fields_of(OutOfTurn) if one.name == "to"])
    if facts.did not in RAISES:
        return
    if facts.to <= price and not is_answered:
        words = f'fact "to": a {facts.did} goes to more than the bet to match ({price}); as much as that is a call'
        raise BadCase([Fault.of("fact", "to", words)])


def _against(situation: Situation, facts: OutOfTurn) -> list[str]:
    """Chips that the player does not have; what was only said may be more than that."""
    is_put_in = facts.by == "chips" and facts.did in ("call", *RAISES)
    return beyond_stack(situation, "to", facts.to - (situation.in_front or 0)) if is_put_in else []


def out_of_turn(book: Rulebook, situation: Situation, facts: OutOfTurn) -> Ruling:
    """Whether it stands, is reduced, is taken back, or waits for the skipped players."""
    return _OutOfTurn(book, situation, facts).ruling()


class _OutOfTurn:
    """The working out of one ruling."""

    def __init__(self, book: Rulebook, situation: Situation, facts: OutOfTurn) -> None:
        self.grounds = Grounds(book, situation, "out_of_turn")
        self.live = rules_of(self.grounds)
        self.facts = facts
        self.situation = situation
        self.since = situation.actions or ()
        self.in_front = situation.in_front or 0
        self.price = situation.bet_to_match or 0
        self.changed = any(act in RAISES for act in self.since)
        _check(facts, self.price, self.in_front, self.changed)
        if facts.did == "call" and not self.changed and self.price <= self.in_front:
            facts = self.facts = replace(facts, did="check", to=0)  # with nothing to call it is a check
        # A call that nothing has changed goes to the bet to match, whatever was told.
        told = (facts.to if facts.did in RAISES or self.changed else 0) or self.price
        total = min(told, self.in_front + (situation.stack or 0))
        self.to = total if facts.did in ("call", *RAISES) else 0
        self.put_in = max(self.to - self.in_front, 0) if facts.by == "chips" else 0

    def ruling(self) -> Ruling:
        """By what was done, how many are left and what those skipped did."""
        if self.facts.on_purpose:
            self.grounds.use(self.live.out_of_turn_on_purpose)
        if self.facts.did == "fold" and self.is_folded():
            return self.stands()
        if self.facts.did == "check":
            if self.grounds.use(self.live.out_of_turn_check) == "no_raise_this_round":
                return self.checked()
        if self.changed:
            return self.returned()
        is_heads_up = self.situation.players_left == 2
        if is_heads_up and self.grounds.use(self.live.out_of_turn_heads_up) == "stands_unless_bet":
            return self.stands(self.skipped_may() if len(self.since) < self.facts.skipped else None)
        policy = self.grounds.use(self.live.out_of_turn)
        if len(self.since) < self.facts.skipped:
            return self.waits()
        is_more = self.facts.did in RAISES
        if (
            is_more
            and policy == "binds_if_skipped_fold"
            and any(one in ("check", "call") for one in self.since)
        ):
            return self.reduced()
        return self.stands()

    def stands(self, right: Right | None = None) -> Ruling:
        """It binds as it was done; an amount that the rules do not know is what it would be in turn."""
        action = Action(PLAYER, self.facts.did, self.to)
        all_in: AllIn | None = None
        if self.facts.did in RAISES and not lacking(self.situation, NEEDS):
            bets = bets_of(self.grounds)
            action = action_for(self.grounds, bets, self.to, raise_said=self.facts.by == "word")
            all_in = all_in_told(self.grounds, bets, action)
        due = max(action.to - self.in_front, 0)
        bound = min(due, self.put_in)
        chips = Chips(PLAYER, self.put_in, bound, self.put_in - bound, due - bound)
        return self.ruled("stands", "out-of-turn-stands", action, chips, right, all_in)

    def is_folded(self) -> bool:
        """Whether a fold stands at once: by the house's rule, or because the cards lie in the muck."""
        if self.grounds.use(self.live.out_of_turn_fold) == "binds":
            return True
        hands = self.grounds.book.live_hands
        return bool(told(self.facts, "mucked")) and (
            hands is None or bool(self.grounds.use(hands.thrown_cards))
        )

    def skipped_may(self) -> Right:
        """The one who was passed over answers the bet, or bets in turn, which cancels it."""
        is_bet = self.facts.did in RAISES
        return Right("skipped", ALL if is_bet or self.price else ("check", "bet"))

    def waits(self) -> Ruling:
        """Nothing yet: those skipped act first, and the chips stay in front until then."""
        chips = Chips(PLAYER, self.put_in, self.put_in, 0)
        waiting = Right("skipped", ALL if self.price else ("fold", "check", "bet"))
        return self.ruled("waits", "out-of-turn-waits", Action(PLAYER, "none"), chips, waiting)

    def returned(self) -> Ruling:
        """A skipped player bet or raised: all of it goes back."""
        self.grounds.use(self.live.out_of_turn_changed)
        chips = Chips(PLAYER, self.put_in, 0, self.put_in)
        return self.ruled(
            "returned", "out-of-turn-returned", Action(PLAYER, "none"), chips, Right(PLAYER, ALL)
        )

    def reduced(self) -> Ruling:
        """A skipped player checked or called: a check or a call is all that is left of it."""
        to = min(self.price, self.in_front + (self.situation.stack or 0))
        due = max(to - self.in_front, 0)
        bound = min(due, self.put_in)
        chips = Chips(PLAYER, self.put_in, bound, self.put_in - bound, due - bound)
        action = Action(PLAYER, "call", to) if due else Action(PLAYER, "check")
        sentence = "out-of-turn-reduced-to-call" if due else "out-of-turn-reduced-to-check"
        return self.ruled("reduced", sentence, action, chips)

    def checked(self) -> Ruling:
        """A check that costs the right to bet or raise on this round."""
        chips = Chips(PLAYER)
        if any(act in RAISES for act in self.since):
            right = Right(PLAYER, ("fold", "call"))
            return self.ruled("no_raise", "out-of-turn-check-no-raise", Action(PLAYER, "none"), chips, right)
        return self.ruled("no_raise", "out-of-turn-check-no-raise", Action(PLAYER, "check"), chips)

    def ruled(
        self,
        outcome: str,
        sentence: str,
        action: Action,
        chips: Chips,
        right: Right | None = None,
        all_in: AllIn | None = None,
    ) -> Ruling:
        """The ruling; on purpose staff may add a penalty."""
        rights = ((right,) if right else ()) + ((STAFF,) if self.facts.on_purpose else ())
        did = action.verb if action.verb != "none" else self.facts.did
        is_whole = action.to and action.to == self.in_front + (self.situation.stack or 0)
        args: dict[str, int | str] = {
            "did": did,
            "to": action.to,
            "returned": chips.returned,
            "owes": chips.owes,
        }
        args["all-in"] = all_in or ("yes" if is_whole else "no")
        return self.grounds.ruling(outcome, sentence, args, action=action, chips=(chips,), rights=rights)


def reacted(book: Rulebook, situation: Situation, facts: ActedAfter) -> Ruling:
    """Those who acted after a player out of turn."""
    grounds = Grounds(book, situation, "reacted")
    if grounds.use(rules_of(grounds).reacted_players) == "take_back":
        chips = Chips(PLAYER, facts.chips, 0, facts.chips)
        right = Right(PLAYER, ALL)
        told = {"returned": facts.chips}
        return grounds.ruling(
            "returned",
            "reacted-returned",
            told,
            action=Action(PLAYER, "none"),
            chips=(chips,),
            rights=(right,),
        )
    chips = Chips(PLAYER, facts.chips, facts.chips, 0)
    options = (Option("take-back"), Option("stands", facts.chips))
    return grounds.ruling("staff_decide", "reacted-staff-decide", chips=(chips,), options=options)


TOPICS = (
    Topic(
        "out_of_turn", "betting", "Action before the turn came", OutOfTurn,
        ("bet_to_match", "in_front", "stack", "players_left", "actions"), out_of_turn, against=_against,
        moment="early", effect="waits", knows={"skipped": "players_before"},
    ),
    Topic(
        "reacted", "betting", "Those who acted after a player out of turn", ActedAfter, (), reacted,
        moment="early", effect="reacts",
    ),
)  # fmt: skip
