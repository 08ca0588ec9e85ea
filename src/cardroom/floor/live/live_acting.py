"""A regular action in a live hand, and the turn coming to players who acted before it."""

from cardroom.cards.deck import DECK_SIZE
from cardroom.engine.posts import FOLDED as OUT
from cardroom.engine.tasks import TO_BET, TO_BRING_IN
from cardroom.floor.live.held_actions import Held, Narrowed
from cardroom.floor.live.live_refusals import (
    check_player,
    check_undecided,
    not_left,
    not_the_turn,
)
from cardroom.floor.live.live_state import LiveState
from cardroom.floor.live.situations import ruling_on
from cardroom.floor.live.told import ActedInTurn
from cardroom.floor.model.ruling import Action, Ruling
from cardroom.rules.refused import Refused

PLAYER = "player"
PASSIVE = ("fold", "check", "call")
RAISES = ("bet", "raise", "raise_to")


def act(state: LiveState, fact: ActedInTurn) -> list[Ruling]:
    """A player acts in turn; what that makes of others' actions out of turn. Raises Refused."""
    check_undecided(state)
    check_player(state, fact.player)
    state.check_cards_told()
    if state.hand.actor >= 0 and fact.player != state.hand.actor:
        raise not_the_turn(state, fact.player)
    rulings = let_stand(state, fact)
    check_rights(state, fact)
    if fact.verb in RAISES:
        state.act("raise_to", fact.to)
    elif fact.verb in ("draw", "discard"):
        state.act(fact.verb, fact.cards or (-1,) * min(fact.to, DECK_SIZE))
    else:
        state.act(fact.verb)
    return rulings + let_turn_come(state)


def check_rights(state: LiveState, fact: ActedInTurn) -> None:
    """Raises Refused for what a ruling has taken from the player."""
    narrowed = state.narrowed.get(fact.player)
    if narrowed is None or state.hand.asked > TO_BRING_IN or fact.verb == "bring_in":
        return  # cards are still drawn, and what is forced is still posted
    verb = "raise" if fact.verb in RAISES else fact.verb
    if verb == "all_in":
        call, least, _ = state.hand.legal()
        verb = "raise" if least >= 0 and call < state.hand.stacks[fact.player] else "call"
    allowed = verb in narrowed.may or (verb == "raise" and narrowed.may_raise)
    whole = state.hand.bets[fact.player] + state.hand.stacks[fact.player]
    enough = verb != "raise" or fact.verb == "all_in" or fact.to >= min(narrowed.raise_from, whole)
    if not allowed or not enough:
        raise not_left(narrowed, fact.verb, fact.to)


def let_stand(state: LiveState, fact: ActedInTurn) -> list[Ruling]:
    """Two players left: one who answers a bet made out of turn passes first, and the bet then stands (CH-5.36)."""
    waiting = [one for one in state.held if one.stands and one.did in RAISES]
    hand = state.hand
    if not waiting or fact.verb not in ("call", "raise") or hand.actor != fact.player:
        return []
    _pass(ahead := state.copy())
    # The pass may have ended the round: then there is no bet to answer, and the action is only what it is.
    is_answered = ahead.hand.actor == fact.player and ahead.hand.price > hand.price
    return _pass(state) if is_answered else []


def _pass(state: LiveState) -> list[Ruling]:
    hand = state.hand
    state.act("call" if hand.price > hand.bets[hand.actor] else "check")
    return let_turn_come(state)


def let_turn_come(state: LiveState) -> list[Ruling]:
    """Rule on those whose turn has come and who had acted before it; what can no longer come lapses."""
    rulings: list[Ruling] = []
    while True:
        hand = state.hand
        state.held = [
            one
            for one in state.held
            if not hand.is_over and one.street == hand.street and hand.status[one.player] != OUT
        ]
        if hand.actor < 0 or hand.asked != TO_BET:
            return rulings
        due = next((one for one in state.held if one.player == hand.actor), None)
        if due is None or state.question is not None:
            return rulings
        state.held.remove(due)
        rulings += _resolve(state, due)


def _resolve(state: LiveState, held: Held) -> list[Ruling]:
    """The turn has come to a player who acted before it."""
    if held.why == "out_of_turn":
        return _out_of_turn(state, held)
    if held.why == "reacted" and state.hand.price == held.price:
        return _carry_out(state, held)
    if held.why == "condition":
        _hold_to(state, held)
    return []


def _out_of_turn(state: LiveState, held: Held) -> list[Ruling]:
    # Those who should have acted before and were killed since count as having folded.
    since = held.since or ("fold",)
    facts = {
        "did": held.did,
        "to": held.to,
        "by": held.by,
        "skipped": min(held.skipped, len(since)),
        "on_purpose": held.on_purpose,
    }
    if held.did == "fold":
        facts["mucked"] = False  # cards in the muck would not have waited for the turn
    told = {"actions": since, "players_left": held.players_left}
    ruling = ruling_on(state, "out_of_turn", held.player, facts, told)
    if ruling.outcome == "stands":
        return [ruling, *_carry_out(state, held)]
    if ruling.outcome == "no_raise":
        narrow(state, held.player, ruling)
    if ruling.action is not None:
        carry_out(state, ruling.action)
    return [ruling]


def _carry_out(state: LiveState, held: Held) -> list[Ruling]:
    """Carry out now an action made out of turn; an amount that the rules do not allow is ruled on like any other."""
    hand, player = state.hand, held.player
    due = hand.price - hand.bets[player]
    if held.did == "fold":
        state.act("fold")
    elif held.did == "check" and not due:
        state.act("check")
    elif held.did in ("check", "call"):
        state.act("call" if due else "check")
    else:
        by = "chips" if held.by == "chips" else "raise_said"
        ruling = ruling_on(state, "short_raise", player, {"to": held.to, "by": by})
        assert ruling.action is not None and not ruling.options
        carry_out(state, ruling.action)
        if (ruling.action.verb, ruling.action.to) != (held.did, held.to):
            return [ruling]
    return []


def _hold_to(state: LiveState, held: Held) -> None:
    """A condition that staff hold the player to; what is not possible any more lapses."""
    ahead = state.copy()
    verb: str = held.did
    amount = 0
    if verb in RAISES:
        verb, amount = "raise_to", max(state.hand.legal()[1], 0)
    try:
        ahead.act(verb, amount)
    except Refused:
        return
    state.act(verb, amount)


def carry_out(state: LiveState, action: Action) -> None:
    """The action of a ruling, by the player to act."""
    hand = state.hand
    match action.verb:
        case "none":
            return
        case "fold" | "check":
            state.act(action.verb)
        case "call":
            state.act("call" if hand.price > hand.bets[hand.actor] else "check")
        case _:
            state.act("raise_to", action.to)


def narrow(state: LiveState, player: int, ruling: Ruling) -> None:
    """Leave the player only what the ruling leaves: on this round, or until the next action."""
    right = next((one for one in ruling.rights if one.who == PLAYER), None)
    if ruling.outcome in ("no_raise", "not_possible"):
        state.narrowed[player] = Narrowed(PASSIVE, 0, ruling, "round", state.hand.street)
    elif right is not None:
        state.narrowed[player] = Narrowed(right.may, right.raise_from, ruling)
