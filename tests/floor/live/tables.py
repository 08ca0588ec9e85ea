"""Tables for tests of the live hand: setups of all kinds, hands played beside the engine's, a desk that tells cards."""

from random import Random
from typing import Any

from cardroom.cards.card import UNKNOWN
from cardroom.engine import Hand, HandRules, Setup
from cardroom.engine.posts import FOLDED as OUT
from cardroom.engine.tasks import TO_ANSWER, TO_BET, TO_BRING_IN, TO_DISCARD, TO_DRAW, TO_SHOW
from cardroom.floor.live import LiveHand
from cardroom.games import Game, game
from cardroom.games.deck_use import deck_shortage
from cardroom.rules import Rulebook, house
from tests.floor.rulings import LIVE


def random_setup(chance: Random, declared: Game | None = None, form: Any = None, **stakes: Any) -> Setup:
    """Two to six players, at stud up to a full table, deep and short stacks, by a live house."""
    declared = declared or game("holdem")
    count = chance.randint(2, declared.most_players if declared.opener else min(6, declared.most_players))
    book = stakes.pop("book", None) or house(chance.choice(LIVE))
    rules = HandRules.of(book)
    count = most_dealt(declared, count, rules)
    big = chance.choice((100, 400))
    blinds = [big // 2, big, *[0] * (count - 2)] if count > 2 else [big, big // 2]
    posts: dict[str, Any] = {"blinds": blinds}
    if declared.opener:
        posts = {"antes": [big // 4] * count, "bring_in": big // 2}
    deep = chance.choice((3, 30, 200))
    return Setup(
        game=declared,
        form=form or chance.choice(declared.forms),
        stacks=[chance.randint(1, deep * big) for _ in range(count)],
        minimum_bet=big,
        small_bet=big,
        big_bet=2 * big,
        deck=chance.sample(range(52), 52),
        rules=rules,
        **posts,
    )


def most_dealt(declared: Game, players: int, rules: HandRules) -> int:
    """So many players, or as many as the deck suffices for by a house that does not offer this game."""
    while deck_shortage(declared, players, rules.burns, rules.deck_reserve, rules.fewest_for_common_card):
        players -= 1
    return players


def next_act(hand: Hand, chance: Random) -> tuple[str, int, tuple[int, ...]]:
    """A legal action: verb, total or number of cards, cards."""
    own = hand.holes[hand.actor]
    street = hand.setup.game.streets[hand.street]
    if hand.asked == TO_DISCARD:
        return "discard", street.discard, tuple(chance.sample(list(own), street.discard))
    if hand.asked == TO_DRAW:
        many = chance.randint(0, street.draw)
        return "draw", many, tuple(chance.sample(list(own), many))
    if hand.asked == TO_ANSWER:
        return chance.choice(("accept", "refuse")), 0, ()
    call, least, most = hand.legal()
    if hand.asked == TO_BRING_IN and (least < 0 or chance.random() < 0.7):
        return "bring_in", 0, ()
    kind = chance.choice("cccccf" + "rra" * (least >= 0))
    if kind == "r" or hand.asked == TO_BRING_IN:
        return "raise", chance.choice((least, most)), ()
    if kind == "a" and most == hand.bets[hand.actor] + hand.stacks[hand.actor]:
        return "all_in", 0, ()
    if kind == "f":
        return "fold", 0, ()
    return ("call" if call else "check"), 0, ()


def play_on(live: LiveHand, chance: Random) -> None:
    """Play a live hand to its end by regular facts, cards told as they are asked for."""
    for _ in range(400):
        if live.is_over:
            return
        if live.question is not None:
            options = live.question.ruling.options
            option = chance.choice(options)
            live.decide(option.id, option.to)
        elif live.hand.actor < 0:
            show_all(live, chance)
        else:
            step(live, chance)
    raise AssertionError("the hand does not end")


def step(live: LiveHand, chance: Random) -> None:
    """One regular action that is open to the player to act."""
    options = live.options()
    player = options.player
    if live.hand.asked == TO_BRING_IN:
        live.act(player, "bring_in")
        return
    verbs = ["check"] * (3 * options.can_check) + ["fold"] * options.can_fold
    if options.call and not any(True for n in [live.narrowed.get(player)] if n and "call" not in n.may):
        verbs += ["call"] * 4
    if options.can_raise:
        verbs += ["raise"] * 2
    verb = chance.choice(verbs)
    to = chance.choice((options.min_raise_to, options.max_raise_to)) if verb == "raise" else 0
    # Where a bet out of turn stands, "raise" would answer it, and "bet" is the player's own (CH-5.36).
    live.act(player, "bet" if verb == "raise" and any(one.stands for one in live.held) else verb, to)


def tell_ups(live: LiveHand, chance: Random) -> None:
    """Tell the face-up cards that nobody has told, and the one that is for all where open cards decide the turn."""
    if live.awaits.kind == "cards" and live.hand.actor >= 0 and live.awaits.board:
        known = live.state.known.values()
        live.tell_board(chance.sample([card for card in range(52) if card not in known], live.awaits.board))
    for player, ups in enumerate(live.hand.ups):
        untold = list(ups).count(UNKNOWN)
        if untold and live.hand.status[player] != OUT:
            known = live.state.known.values()
            live.tell_up(player, chance.sample([card for card in range(52) if card not in known], untold))


def show_all(live: LiveHand, chance: Random) -> None:
    """Tell the boards and the hands of everybody still in; some muck where they may."""
    hand = live.hand
    deck = [card for card in range(52) if card not in live.state.known.values()]
    chance.shuffle(deck)
    for number, board in enumerate(hand.boards):
        untold = list(board).count(UNKNOWN)
        if untold:
            live.tell_board([deck.pop() for _ in range(untold)], number)
    for player in live.awaits.players:
        if not live.is_over and live.hand.status[player] != OUT:
            live.show(player, [deck.pop() if card == UNKNOWN else card for card in live.hand.holes[player]])


def tell_known(live: LiveHand, known: Hand) -> None:
    """Tell the live hand what lies open in the hand beside it."""
    for number, board in enumerate(known.boards):
        untold = list(live.hand.boards[number]).count(UNKNOWN)
        if untold:
            live.tell_board(list(board)[len(board) - untold :], number)
    for player, ups in enumerate(live.hand.ups):
        untold = [place for place, card in enumerate(ups) if card == UNKNOWN]
        if untold and live.hand.status[player] != OUT:
            live.tell_up(player, [known.ups[player][place] for place in untold])
    if live.hand.asked == TO_ANSWER and live.hand.deck[live.hand.offered] == UNKNOWN:
        live.tell_up(live.hand.actor, [known.deck[known.offered]])


def same(live: LiveHand, known: Hand) -> bool:
    """Whether both hands stand at the same point: turn, chips, pots, options."""
    hand = live.hand
    numbers = (
        "actor",
        "asked",
        "price",
        "raise_size",
        "total",
        "street",
        "status",
        "stacks",
        "bets",
        "collected",
    )
    if known.is_over and not hand.is_over:
        return hand.asked == TO_SHOW and hand.street == known.street
    assert [getattr(hand, name) for name in numbers] == [getattr(known, name) for name in numbers]
    assert live.pots() == known.pots() and hand.legal() == known.legal()
    if hand.actor >= 0 and hand.asked in (TO_BET, TO_BRING_IN):
        assert live.options() == known.options()
    return True


def book_of(name: str) -> Rulebook:
    """A live house's rulebook."""
    return house(name)
