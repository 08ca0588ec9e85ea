"""The order of showing: who shows first, and who next."""

from typing import Annotated

from msgspec import Meta

from cardroom.floor.model.facts import BadCase, Facts, fields_of, missing
from cardroom.floor.model.grounds import Grounds
from cardroom.floor.model.ruling import Right, Ruling
from cardroom.floor.model.situation import Situation
from cardroom.floor.model.topic import Topic
from cardroom.floor.showdown.parts import NoSeat, Seat, all_show, common, is_stud, live, seat
from cardroom.rules.rulebook import Rulebook


class ShowOrder(Facts, frozen=True):
    """Those who are left after the last betting round, and who bet last."""

    left: Annotated[
        tuple[Seat, ...],
        Meta(description="the seats still in, clockwise from the button's left", min_length=1, max_length=12),
    ]
    bet_last: Annotated[
        NoSeat | None, Meta(description="the seat that bet or raised last in the whole hand, 0 if nobody did")
    ] = None
    bet_last_in_round: Annotated[
        NoSeat | None,
        Meta(description="the seat that bet or raised last in the last betting round, 0 if nobody did"),
    ] = None
    best_open_cards: Annotated[
        NoSeat, Meta(description="in stud the seat with the best open cards, 0 in other games")
    ] = 0
    side_pot: Annotated[
        tuple[Seat, ...], Meta(description="the seats that play for the latest side pot", max_length=12)
    ] = ()
    all_in: Annotated[bool, Meta(description="whether somebody is all-in")] = False


def show_order(book: Rulebook, situation: Situation, facts: ShowOrder) -> Ruling:
    """The order in which the hands are shown; with one player left nobody shows."""
    _check(facts)
    grounds = Grounds(book, situation, "show_order")
    rules = common(grounds)
    if len(facts.left) == 1:
        grounds.use(live(grounds).last_with_cards)
        return grounds.ruling("no_showdown", "no-showdown", {"seat": facts.left[0]})
    grounds.use(rules.reveal)
    bettor = _bettor(facts, grounds.use(rules.show_first))
    first = bettor
    bettor_starts = first in facts.left
    if not bettor_starts:
        if not facts.best_open_cards and is_stud(grounds):
            raise BadCase(
                [missing("fact", one) for one in fields_of(ShowOrder) if one.name == "best_open_cards"]
            )
        first = facts.best_open_cards if facts.best_open_cards in facts.left else facts.left[0]
    place = facts.left.index(first)
    order = [*facts.left[place:], *facts.left[:place]]
    side_pot_first: bool = bool(facts.side_pot) and grounds.use(rules.side_pot_shows_first)
    if side_pot_first:
        order.sort(key=lambda one: one not in facts.side_pot)
    told: dict[str, int | str] = {"first": order[0], "order": ", ".join(map(str, order))}
    rights = tuple(Right(seat(one), ("show", "fold")) for one in order)
    if facts.all_in and all_show(grounds):
        rights = tuple(Right(seat(one), ("show",)) for one in order)
    outcome, sentence = (
        ("bettor_first", "show-order-bettor") if bettor_starts else ("position", "show-order-position")
    )
    if bettor and not bettor_starts:
        sentence = "show-order-bettor-gone"
    if order[0] != first:
        outcome, sentence = "side_pot_first", "show-order-side-pot"
    return grounds.ruling(outcome, sentence, told, rights=rights)


def _bettor(facts: ShowOrder, policy: str) -> int:
    """The seat whose bet decides who shows first, 0 if nobody bet. Raises BadCase if that was not told."""
    if policy == "dealers_left":
        return 0
    if policy == "last_aggressor":
        name, told = "bet_last", facts.bet_last or facts.bet_last_in_round or facts.bet_last
    else:
        # Nobody bet in the whole hand, so nobody did in its last round.
        name, told = "bet_last_in_round", facts.bet_last_in_round
        told = 0 if told is None and facts.bet_last == 0 else told
    if told is None:
        raise BadCase([missing("fact", one) for one in fields_of(ShowOrder) if one.name == name])
    return told


def _check(facts: ShowOrder) -> None:
    """Raises BadCase for a seat named twice, a side pot of players who are out, or two seats that bet last."""
    faults = []
    if facts.bet_last is not None and facts.bet_last_in_round not in (None, 0, facts.bet_last):
        faults.append(
            'fact "bet_last": whoever bet last in the last betting round bet last in the whole hand'
        )
    if len(set(facts.left)) < len(facts.left):
        faults.append('fact "left": a seat stands there twice')
    if not set(facts.side_pot) <= set(facts.left):
        faults.append('fact "side_pot": names a seat that is not in "left"')
    if faults:
        raise BadCase(faults)


TOPICS = (Topic("show_order", "showdown", "Who shows first", ShowOrder, (), show_order, "live_showdown"),)
