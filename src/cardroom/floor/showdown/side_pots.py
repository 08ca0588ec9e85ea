"""The pots of a hand with all-ins: how much each holds, who plays for it, and in which order they are decided."""

from typing import Annotated

from msgspec import Meta

from cardroom.engine.pots import Pot, build_pots, uncalled
from cardroom.floor.model.facts import BadCase, Facts
from cardroom.floor.model.grounds import Grounds
from cardroom.floor.model.ruling import Chips, Ruling
from cardroom.floor.model.situation import Number, Situation
from cardroom.floor.model.topic import Topic
from cardroom.floor.showdown.parts import Seat, common, live
from cardroom.rules.rulebook import Rulebook


class SidePots(Facts, frozen=True):
    """The chips everybody put into the hand. Players are numbered clockwise from the button's left."""

    put_in: Annotated[
        tuple[Number, ...],
        Meta(
            description="what each player put in over the whole hand, clockwise from the button's left",
            min_length=2,
            max_length=12,
        ),
    ]
    folded: Annotated[
        tuple[Seat, ...],
        Meta(description="which of them have folded: 1 for the first in that list", max_length=12),
    ] = ()


def side_pots(book: Rulebook, situation: Situation, facts: SidePots) -> Ruling:
    """The pots, latest first, after what nobody called went back."""
    count = len(facts.put_in)
    if any(place > count for place in facts.folded) or len(set(facts.folded)) >= count:
        raise BadCase(['fact "folded": names a player who is not in "put_in", or all of them'])
    if sum(amount > 0 for amount in facts.put_in) < 2:
        raise BadCase(['fact "put_in": at least two players must have put something in'])
    grounds = Grounds(book, situation, "side_pots")
    grounds.use(book.betting.side_pots)
    grounds.use(common(grounds).pots)
    is_live = [place not in facts.folded for place in range(1, count + 1)]
    bets = list(facts.put_in)
    player, back = uncalled(bets)
    if back and not is_live[player]:
        back = 0  # who folds gives up all that was put in, called or not
    chips: list[Chips] = []
    if back:
        grounds.use(book.betting.uncalled_bet)
        bets[player] -= back
        chips.append(Chips(f"player_{player + 1}", facts.put_in[player], bets[player], back))
    pots = build_pots([0] * count, bets, is_live, antes_match=True)
    main, *sides = pots
    chips += [_held(f"side_pot_{number}", pot) for number, pot in reversed(list(enumerate(sides, start=1)))]
    chips.append(_held("main_pot", main))
    told: dict[str, int | str] = {"main": main.amount, "back": back, "player": player + 1}
    if not sides:
        return grounds.ruling("one_pot", "one-pot", told, chips=tuple(chips))
    grounds.use(live(grounds).pot_order)
    told["sides"] = "; ".join(_told(pot) for pot in reversed(sides))
    told["all"] = _told(main)
    return grounds.ruling("side_pots", "side-pots-in-order", told, chips=tuple(chips))


def _held(name: str, pot: Pot) -> Chips:
    return Chips(name, pot.amount, pot.amount)


def _told(pot: Pot) -> str:
    """A pot as its amount and its players: "400 (1, 3)"."""
    return f"{pot.amount} ({', '.join(str(player + 1) for player in pot.players)})"


TOPICS = (
    Topic(
        "side_pots",
        "showdown",
        "Side pots, and which is decided first",
        SidePots,
        (),
        side_pots,
        "live_showdown",
    ),
)
