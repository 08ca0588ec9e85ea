"""Ways to choose an action without looking at the cards. Each takes the hand one decision further."""

from collections.abc import Mapping
from types import MappingProxyType

from cardroom.engine.bounds import FIXED_LIMIT
from cardroom.engine.hand import Hand
from cardroom.engine.openers import owes_bring_in
from cardroom.engine.tasks import TO_AGREE, TO_ANSWER, TO_BRING_IN, TO_DISCARD
from cardroom.sim.playing import Chance, Policy


def uniform(hand: Hand, chance: Chance) -> None:
    """Pick evenly among check or call, fold (if facing a bet) and bet or raise; its size evenly from the range.

    A forced bet is posted or completed, as often one as the other; cards are given up or exchanged without choice.
    """
    if hand.asked:
        answer(hand, chance)
        return
    call, least, most = hand.legal()
    if call:
        kind = int(chance() * (3 if least >= 0 else 2))
        if kind == 0:
            hand.call()
            return
        if kind == 1:
            hand.fold()
            return
    elif least < 0 or chance() < 0.5:
        hand.check()
        return
    if least == most:
        hand.raise_to(least)
    elif hand.limit == FIXED_LIMIT:
        hand.raise_to(least if chance() < 0.5 else most)
    else:
        hand.raise_to(least + int(chance() * (most - least + 1)))


def answer(hand: Hand, chance: Chance) -> None:
    """Do, evenly, one of the things asked in a turn that is not for betting."""
    asked = hand.asked
    if asked == TO_BRING_IN:
        _, least, _ = hand.legal()
        if not owes_bring_in(hand) and chance() < 1 / 3:
            hand.fold()
        elif least >= 0 and chance() < 0.5:
            hand.raise_to(least)
        else:
            hand.bring_in()
    elif asked == TO_AGREE:
        hand.run_board(1 + int(chance() * hand.run_offer))
    elif asked == TO_ANSWER:
        if chance() < 0.5:
            hand.accept()
        else:
            hand.refuse()
    else:
        street = hand.setup.game.streets[hand.street]
        own = list(hand.holes[hand.actor])
        count = street.discard if asked == TO_DISCARD else int(chance() * (street.draw + 1))
        cards = [own.pop(int(chance() * len(own))) for _ in range(count)]
        if asked == TO_DISCARD:
            hand.discard(cards)
        else:
            hand.draw(cards)


def passive(hand: Hand, chance: Chance) -> None:
    """Always check or call, so that every hand comes to a showdown; bring in; exchange cards without choice."""
    if hand.asked:
        if hand.asked == TO_BRING_IN:
            hand.bring_in()
        else:
            answer(hand, chance)
    elif hand.bets[hand.actor] < hand.price:
        hand.call()
    else:
        hand.check()


POLICIES: Mapping[str, Policy] = MappingProxyType({"uniform": uniform, "passive": passive})
