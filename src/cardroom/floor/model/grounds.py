"""The grounds of a ruling: a reader of a house's decision cites it at the same time."""

from collections.abc import Mapping
from functools import lru_cache
from typing import TYPE_CHECKING, Any, TypeVar

from cardroom.floor.model.ruling import Action, Chips, Option, Right, Ruling, Sentence, Sure
from cardroom.floor.model.steps import Step
from cardroom.games import OFFERED, Game
from cardroom.rules.decisions.decision import Decision
from cardroom.rules.house_games import GameOffer

if TYPE_CHECKING:
    from cardroom.floor.model.situation import Situation
    from cardroom.rules.rulebook import Rulebook

T = TypeVar("T")


class Grounds:
    """Collects the decisions a ruling rests on while a topic works it out. One ruling, one `Grounds`."""

    def __init__(self, book: "Rulebook", situation: "Situation", topic: str) -> None:
        self.book = book
        self.situation = situation
        self.topic = topic
        self.kind = ""
        """The game, where the facts and not the situation tell it."""
        self._used: list[Decision[Any]] = []

    def use(self, decision: Decision[T]) -> T:
        """The decision's value; the ruling will cite its clauses and tell its reading."""
        if decision not in self._used:
            self._used.append(decision)
        return decision.value

    @property
    def is_bare(self) -> bool:
        """Whether nothing has been cited yet."""
        return not self._used

    def ruling(
        self,
        outcome: str,
        sentence: str,
        args: Mapping[str, int | str] | None = None,
        *,
        action: Action | None = None,
        chips: tuple[Chips, ...] = (),
        rights: tuple[Right, ...] = (),
        options: tuple[Option, ...] = (),
        steps: tuple[Step, ...] = (),
    ) -> Ruling:
        """The ruling on these grounds. With `options` it is staff's to decide, and cites who has the last word."""
        assert self.book.live_betting is not None
        final_say = self.book.live_betting.final_say
        clauses = self._clauses(self._used)
        if options or not clauses:
            clauses = tuple(dict.fromkeys((*clauses, *self._clauses([final_say]))))
        readings = dict.fromkeys(decision.reading for decision in self._used if decision.reading)
        sure: Sure = "discretion" if options else "by_reading" if readings else "decided"
        return Ruling(
            house=self.book.id,
            topic=self.topic,
            outcome=outcome,
            action=action,
            chips=chips,
            rights=rights,
            clauses=clauses,
            sure=sure,
            readings=tuple(readings),
            options=options,
            sentence=Sentence(sentence, dict(args or {})),
            steps=steps,
        )

    def _clauses(self, decisions: list[Decision[Any]]) -> tuple[str, ...]:
        """Their clauses, each once; of a decision with clauses for this kind of play, or this game, only those."""
        play = self.situation.play
        foreign = _chapters_of_others(self.book, self.situation.game or self.kind)
        found: dict[str, None] = {}
        for decision in decisions:
            clauses = [self.book.clauses[one] for one in decision.clauses]
            speaking = [one for one in clauses if play is None or one.applies in (play, "both")] or clauses
            own = [one for one in speaking if one.chapter not in foreign] or speaking
            found |= dict.fromkeys(one.id for one in own)
        return tuple(found)


def game_of(grounds: Grounds) -> Game | None:
    """The game dealt in the situation; None if nobody told the game, or it is a choice of several."""
    code = grounds.situation.game or ""
    deal = grounds.book.games[code].deal if code in grounds.book.games else code
    return OFFERED.get(deal)


@lru_cache(maxsize=256)
def _chapters_of_others(book: "Rulebook", game: str) -> frozenset[str]:
    """The chapters of the rulebook that speak of other games than this one; those of games that a card opens where
    nobody told the game: it is a game of blinds then.
    """
    named = {chapter for offer in book.games.values() for chapter in offer.chapters}
    own = {one for offer in book.games.values() if _is(offer, game) for one in offer.chapters}
    return frozenset(named - own)


def _is(offer: GameOffer, game: str) -> bool:
    if game:
        return game in (offer.id, offer.deal)
    dealt = OFFERED.get(offer.deal)
    return dealt is not None and dealt.opener is None
