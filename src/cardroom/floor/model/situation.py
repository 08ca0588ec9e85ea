"""The state of the table when something irregular happens, as flat numbers."""

from collections.abc import Iterable
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from cardroom.engine.bounds import FORMS
from cardroom.engine.hand import Hand
from cardroom.engine.posts import FOLDED
from cardroom.floor.model.facts import BadCase, fields_of, missing
from cardroom.games import Form

Number = Annotated[int, Meta(ge=0, le=10**12)]
"""Chips in the smallest unit, or a count."""
Play = Literal["cash", "tournament"]
Street = Literal["preflop", "flop", "turn", "river", "first", "second", "third", "fourth", "fifth"]
Act = Literal["fold", "check", "call", "bet", "raise"]

ROUNDS: dict[str, int] = {
    **dict(zip(("preflop", "flop", "turn", "river"), (1, 2, 3, 4), strict=True)),
    **dict(zip(("first", "second", "third", "fourth", "fifth"), (1, 2, 3, 4, 5), strict=True)),
}
"""Which betting round a street is."""


class Situation(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """The table as the topic needs it; None is "not told". Chips are whole numbers of one unit of the case's choice.

    "The player" is the one whose action is to be ruled on. `Situation.of` reads all of it out of a hand.
    """

    play: Annotated[Play | None, Meta(description="whether this is a cash game or a tournament")] = None
    game: Annotated[str | None, Meta(description="the game's code, such as holdem")] = None
    form: Annotated[Form | None, Meta(description="how bets are limited")] = None
    street: Annotated[Street | None, Meta(description="the betting round")] = None
    small_blind: Annotated[Number | None, Meta(description="the small blind")] = None
    big_blind: Annotated[
        Number | None, Meta(description="the big blind, or the ante in a game without blinds")
    ] = None
    blinds_short: Annotated[
        Number | None, Meta(description="what the blinds lack that were short, or that nobody posted")
    ] = None
    ante: Annotated[Number | None, Meta(description="the ante each player posts")] = None
    ante_for_all: Annotated[
        Number | None, Meta(description="what of the pot is an ante that one player posted for all")
    ] = None
    bet_size: Annotated[
        Number | None, Meta(description="in fixed limit: the size of a bet in this round")
    ] = None
    larger_bet: Annotated[
        Number | None,
        Meta(description="in fixed limit: the larger bet that an open pair allows in this round, 0 if none"),
    ] = None
    pot: Annotated[
        Number | None,
        Meta(description="all chips bet in the hand so far, those in front of the players included"),
    ] = None
    bet_to_match: Annotated[
        Number | None,
        Meta(
            description="the largest bet of this round as a total, before this happened; 0 with none, a blind counts"
        ),
    ] = None
    last_full_raise: Annotated[
        Number | None, Meta(description="by how much the last full bet or raise of this round went up")
    ] = None
    raise_from: Annotated[
        Number | None,
        Meta(
            description="the least total of a raise, where it is not the bet to match and the last full raise on top"
        ),
    ] = None
    in_front: Annotated[
        Number | None, Meta(description="what the player had in front in this round before this happened")
    ] = None
    stack: Annotated[Number | None, Meta(description="the player's chips behind, before this happened")] = (
        None
    )
    players_left: Annotated[
        Annotated[int, Meta(ge=1, le=12)] | None,
        Meta(description="players still in the hand, the player included"),
    ] = None
    round_began_heads_up: Annotated[
        bool | None, Meta(description="whether only two players with chips began this betting round")
    ] = None
    last_two: Annotated[
        bool | None, Meta(description="whether only two players are left in the whole tournament")
    ] = None
    raises: Annotated[
        Number | None, Meta(description="bets and raises so far in this round, a blind counted as a bet")
    ] = None
    may_raise: Annotated[
        bool | None, Meta(description="false if the betting is not open to the player for a raise")
    ] = None
    actions: Annotated[
        tuple[Act, ...] | None,
        Meta(description="what the other players did in turn since this happened, in order"),
    ] = None

    @property
    def is_first_round(self) -> bool:
        """Whether this is the first betting round; also when nobody told."""
        return self.street is None or ROUNDS[self.street] == 1

    @classmethod
    def of(cls, hand: Hand, player: int, play: Play | None = None) -> "Situation":
        """The situation of one player of a running hand, as it is now."""
        setup = hand.setup
        blinds = sorted(blind for blind in setup.blinds if blind)
        may_raise = hand.actor == player and hand.legal()[1] >= 0
        form: Any = next(form for form, number in FORMS.items() if number == setup.terms.limit)
        return cls(
            play=play,
            game=setup.game.code,
            form=form,
            street=_street(hand.street, len(setup.game.streets), bool(blinds)),
            small_blind=blinds[0] if blinds else 0,
            big_blind=setup.minimum_bet,
            blinds_short=setup.blinds_short or None,
            ante=max(setup.antes, default=0),
            ante_for_all=(0 if hand.terms.ante_by_all else sum(setup.opening.antes)) or None,
            bet_size=hand.raise_size if form == "fixed_limit" else None,
            larger_bet=hand.larger_bet or None,
            pot=hand.total,
            bet_to_match=hand.price,
            last_full_raise=hand.raise_size,
            # A short blind, or a short all-in of fixed limit, has moved the price and not what a raise is made on.
            raise_from=hand.base + hand.raise_size if hand.base != hand.price else None,
            in_front=hand.bets[player],
            stack=hand.stacks[player],
            players_left=sum(status != FOLDED for status in hand.status),
            round_began_heads_up=hand.began_heads_up,
            last_two=len(setup.stacks) == 2,
            raises=hand.raises,
            may_raise=may_raise,
        )


def _street(street: int, streets: int, has_blinds: bool) -> Street:
    named: tuple[Street, ...] = ("preflop", "flop", "turn", "river")
    plain: tuple[Street, ...] = ("first", "second", "third", "fourth", "fifth")
    names = named if has_blinds and streets == len(named) else plain
    return names[min(street, len(names) - 1)]


def lacking(situation: Situation, needs: Iterable[str]) -> list[str]:
    """The fields of the situation that a topic needs and that were not told, in words.

    A topic that needs `form` needs what the form needs: the pot in pot limit, the size of a bet in fixed limit.
    """
    named = {one.name: one for one in fields_of(Situation)}
    wanted = list(needs)
    if "form" in wanted:
        wanted += {"pot_limit": ["pot"], "fixed_limit": ["bet_size"]}.get(situation.form or "", [])
    if "last_full_raise" in wanted and not _is_reraise(situation):
        wanted.remove("last_full_raise")
    wanted = list(dict.fromkeys(wanted))
    return [missing("situation", named[name]) for name in wanted if getattr(situation, name) is None]


def _is_reraise(situation: Situation) -> bool:
    # A bet to match that is no more than the minimum bet was a full bet of its own size.
    return (situation.bet_to_match or 0) > (situation.bet_size or situation.big_blind or 0)


def needed(situation: Situation, name: str) -> int:
    """A number of the situation that a ruling turns on only now. Raises BadCase if it was not told."""
    value: int | None = getattr(situation, name)
    if value is None:
        raise BadCase([missing("situation", one) for one in fields_of(Situation) if one.name == name])
    return value
