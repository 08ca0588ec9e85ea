"""A deal with a fault: whether it is still time for a misdeal, and what a misdeal gives back."""

from typing import Annotated

from msgspec import Meta

from cardroom.floor.betting.skipped import is_substantial
from cardroom.floor.dealing.dealing_rules import rules_of
from cardroom.floor.model.facts import Facts
from cardroom.floor.model.grounds import Grounds
from cardroom.floor.model.ruling import Chips, Option, Ruling
from cardroom.floor.model.situation import Act, Number, Situation
from cardroom.floor.model.steps import Step
from cardroom.rules.rulebook import Rulebook

PLAYER = "player"
GATHERED = (Step("gather"),)
DEAL_AGAIN = (*GATHERED, Step("deal_anew"))


class PotFacts(Facts, frozen=True, kw_only=True):
    """The chips that go back if the hand is void."""

    bets: Annotated[
        tuple[Number, ...],
        Meta(description="what each seat has in the pot, seat 1 first, 0 for a seat that has nothing in"),
    ] = ()


class DealFault(PotFacts, frozen=True, kw_only=True):
    """The facts asked about every fault of a deal."""

    actions: Annotated[
        tuple[Act, ...], Meta(description="the actions in turn before it was noticed, posts not among them")
    ] = ()


class DealRuling:
    """The working out of one ruling on a deal or a deck."""

    def __init__(self, book: Rulebook, situation: Situation, topic: str, facts: Facts) -> None:
        self.grounds = Grounds(book, situation, topic)
        self.live = rules_of(self.grounds)
        self.facts = facts
        self.is_behind_betting = False
        """Whether a betting round is over already, whatever was told of actions: cards of a later street."""

    def is_late(self) -> bool:
        """Whether so much has been done in turn that the deal stands."""
        self.grounds.use(self.live.misdeal_lapses)
        return self.has_substantial_action() or self.is_behind_betting

    def has_substantial_action(self) -> bool:
        """Whether the house calls what has been done in turn substantial."""
        assert isinstance(self.facts, DealFault)
        return is_substantial(self.grounds, self.facts.actions)

    def misdeal(self, why: str) -> Ruling:
        """A misdeal, unless it is too late for one. `why` is an arm of the sentence."""
        return self.plays_on() if self.is_late() else self.cancelled(why)

    def cancelled(self, why: str) -> Ruling:
        """A misdeal: all bets and all cards go back."""
        assert isinstance(self.facts, PotFacts)
        self.grounds.use(self.live.misdeal)
        chips = given_back(self.facts.bets)
        return self.grounds.ruling("misdeal", "misdeal-called", {"why": why}, chips=chips, steps=DEAL_AGAIN)

    def plays_on(self) -> Ruling:
        """The deal stands as it is."""
        assert isinstance(self.facts, DealFault)
        return self.grounds.ruling("plays_on", "misdeal-too-late", {"actions": len(self.facts.actions)})

    def kills_wrong_numbers(self) -> bool:
        """Whether a hand with a wrong number of cards is dead where the deal stands; else staff say."""
        hands = self.grounds.book.live_hands
        return hands is not None and self.grounds.use(hands.wrong_number_of_cards) == "dead"

    def staff_decide(self, *ways: Option) -> Ruling:
        """The document says nothing of it: a misdeal, or one of these ways. Too late for a misdeal the other ways are
        left; the deal stands where playing on is one of them, or there is no choice.
        """
        if self.is_late():
            can_stand = len(ways) == 1 or any(way.id == "play-on" for way in ways)
            return self.plays_on() if can_stand else self.left_to_staff(*ways)
        return self.left_to_staff(Option("misdeal"), *ways)

    def left_to_staff(self, *ways: Option) -> Ruling:
        """Staff choose among these ways."""
        return self.grounds.ruling("staff_decide", "dealing-staff-decide", options=ways)


def given_back(bets: tuple[int, ...]) -> tuple[Chips, ...]:
    """Every seat takes its chips back."""
    return tuple(Chips(f"seat_{seat}", bet, 0, bet) for seat, bet in enumerate(bets, start=1) if bet)
