"""A desk that tells a live hand facts, rulings and decisions in every order that is allowed, and tries others too.

Of what it tells, cards that the hand waits for and actions that it offers must be taken; anything else may be refused,
and then nothing has changed. A refusal never comes out of dealing the hand again.
"""

import traceback
from collections import Counter
from random import Random
from typing import Any

from cardroom.cards.card import UNKNOWN
from cardroom.engine import HandRules, Setup
from cardroom.engine.posts import FOLDED as OUT
from cardroom.engine.tasks import TO_ANSWER, TO_BET, TO_BRING_IN, TO_DISCARD, TO_DRAW
from cardroom.floor import TOPICS
from cardroom.floor.betting import TOPICS as BETTING
from cardroom.floor.live import LiveHand
from cardroom.floor.model.facts import fields_of
from cardroom.floor.model.topic import Topic
from cardroom.games import GAMES, game
from cardroom.rules import Refused, Rulebook, house
from tests.floor.live.tables import most_dealt, step
from tests.floor.live.test_laws import facts_of

BETS = {topic.id for topic in BETTING}
REPLAYS = ("learn", "made")
"""What a refusal must not have come through: cards that are told deal the hand again, and that cannot fail."""
LATER = ("wrong_pot", "hidden_chips", "offence")
"""Topics of a hand that is over."""
HARD = ("penalty-lost-bets", "penalty-dead-hand", "penalty-no-raising")
"""Penalties that come into the hand; of many that do not, staff would seldom choose them."""
CONDUCT = [topic.id for topic in TOPICS.values() if topic.subject == "conduct"]


def games_of(book: Rulebook) -> list[tuple[str, str, str]]:
    """What a house deals by the engine: (the offer, the game, the form)."""
    return [(name, offer.deal, offer.form) for name, offer in book.games.items() if offer.deal in GAMES]


def any_game(chance: Random) -> tuple[str, str, str]:
    """A game that a house may be asked about though it does not offer it: (no offer, the game, the form)."""
    declared = chance.choice(list(GAMES.values()))
    return "", declared.code, chance.choice(declared.forms)


def setup_of(chance: Random, book: Rulebook, offer: str, deal: str, form: Any) -> Setup:
    """A hand of any size, deep and short stacks, with all kinds of posts."""
    declared = game(deal)
    count = chance.choice((chance.randint(2, declared.most_players), declared.most_players))
    rules = HandRules.of(book.for_game(offer) if offer else book)
    count = most_dealt(declared, count, rules)
    posts: dict[str, Any]
    if declared.opener:
        posts = {
            "antes": [25] * count,
            "bring_in": 50 if form == "fixed_limit" and chance.random() < 0.8 else 0,
        }
    else:
        posts = {"blinds": [50, 100, *[0] * (count - 2)] if count > 2 else [100, 50]}
        posts["antes"] = chance.choice(
            ([0] * count, [25] * count, [100 * (one == 100) for one in posts["blinds"]])
        )
        if count > 3 and chance.random() < 0.2:
            posts["straddles"] = [0, 0, 200, *[0] * (count - 3)]
        elif count > 3 and chance.random() < 0.2:
            posts |= {"posts": [*[0] * (count - 1), 100], "dead": [*[0] * (count - 1), 50]}
        elif count > 2 and chance.random() < 0.2:
            posts |= {"blinds": [0, 100, *[0] * (count - 2)], "dead_blind": 50}
    deep = chance.choice((3, 12, 30, 200))
    return Setup(
        game=declared, form=form, stacks=[chance.randint(1, deep * 100) for _ in range(count)], minimum_bet=100,
        small_bet=100, big_bet=200, deck=range(52), rules=rules,
        **posts,
    )  # fmt: skip


class Desk:
    """One hand from the deal to the last chip, and what happened in it. Takes its chances from `chance`."""

    def __init__(self, live: LiveHand, chance: Random, seen: Counter[str], trouble: float) -> None:
        self.live, self.chance, self.seen, self.trouble = live, chance, seen, trouble
        self.is_loose = chance.random() < 0.4
        """Whether nearly everybody calls: hands in which the cards run out."""

    def play(self) -> None:
        """To the end. Raises AssertionError where a law is broken."""
        for _ in range(600):
            if self.live.is_over:
                break
            self.go_on()
        else:
            raise AssertionError("the hand does not end")
        for _ in range(2):
            self.happens(TOPICS[self.chance.choice(LATER)])
            while self.live.question is not None:
                self.decide()
        self.check()

    def check(self) -> None:
        """Every chip is somebody's, and the same facts give the same hand."""
        live = self.live
        assert sum(live.stacks) == sum(live.state.setup.stacks) + live.state.found, "chips were lost"
        again = LiveHand.load(live.dump(), live.book)
        assert again.entries == live.entries and again.hand.dump() == live.hand.dump()
        assert (again.stacks, again.layout) == (live.stacks, live.layout)

    def go_on(self) -> None:
        """One thing more: mostly what the hand waits for."""
        live, chance = self.live, self.chance
        if chance.random() < 0.01 and live.entries:
            self.take_back()
        elif live.question is not None:
            self.decide()
        elif chance.random() < self.trouble:
            self.disturb()
        elif live.awaits.kind == "cards":
            self.tell_cards()
        elif live.hand.asked not in (TO_BET, TO_BRING_IN):
            self.exchange()
        elif self.is_loose and chance.random() < 0.9:
            self.come_along()
        else:
            step(live, chance)

    # What the hand waits for

    def tell_cards(self) -> None:
        """Cards that the hand asks for, the board before or behind the players'."""
        live, chance = self.live, self.chance
        told = len(live.entries)
        kinds = [self.tell_boards, self.tell_ups]
        if live.hand.actor < 0:
            kinds.append(self.show_hands)
        chance.shuffle(kinds)
        for kind in kinds:
            kind()
        assert len(live.entries) > told, f"nothing could be told: {live.awaits}"

    def tell_boards(self) -> None:
        live = self.live
        for number in range(len(live.hand.boards)):
            untold = list(live.hand.boards[number]).count(UNKNOWN)
            if untold:
                live.tell_board(self.cards(untold), number)

    def tell_ups(self) -> None:
        live = self.live
        for player, ups in enumerate(live.hand.ups):
            untold = list(ups).count(UNKNOWN)
            if untold and live.hand.status[player] != OUT and not live.is_over:
                live.tell_up(player, self.cards(untold))

    def show_hands(self) -> None:
        live = self.live
        for player in live.awaits.players:
            if live.is_over or live.hand.status[player] == OUT:
                continue
            if self.chance.random() < 0.3 and self.attempt(lambda who=player: live.muck(who)):
                continue
            if not live.is_over and live.hand.status[player] != OUT:
                live.show(player, self.hand_of(player))

    def come_along(self) -> None:
        """The cheapest way to stay in, where rulings leave it."""
        live = self.live
        options = live.options()
        narrowed = live.narrowed.get(options.player)
        if live.hand.asked == TO_BRING_IN:
            live.act(options.player, "bring_in")
        elif narrowed is not None and not {"check", "call"} & set(narrowed.may):
            step(live, self.chance)
        else:
            live.act(options.player, "check" if not options.call else "call")

    def exchange(self) -> None:
        """The player asked for cards names them or says how many; an offered card is told or not."""
        live, chance = self.live, self.chance
        hand, player = live.hand, live.hand.actor
        street = hand.setup.game.streets[hand.street]
        own = list(hand.holes[player])
        if hand.asked == TO_ANSWER:
            if hand.deck[hand.offered] == UNKNOWN and chance.random() < 0.8:
                live.tell_up(player, self.cards(1))
            live.act(player, chance.choice(("accept", "refuse")))
            return
        verb = "discard" if hand.asked == TO_DISCARD else "draw"
        many = street.discard if hand.asked == TO_DISCARD else chance.randint(0, street.draw)
        named = chance.sample(own, many)
        if hand.asked == TO_DRAW and not many:
            live.act(player, verb)
        elif UNKNOWN in named and own.count(UNKNOWN) >= many and chance.random() < 0.7:
            live.act(player, verb, many)
        else:
            live.act(player, verb, 0, named)

    def decide(self) -> None:
        """Staff choose; what does not fit the hand is refused, and they choose another way."""
        live, chance = self.live, self.chance
        assert live.question is not None
        options = live.question.ruling.options
        hard = [option for option in options if option.id in HARD]
        option = chance.choice(hard if hard and chance.random() < 0.6 else [*options, None, None])
        choose = (option.id, option.to) if option else (chance.choice(("", "otherwise")), 0)
        if not self.attempt(lambda: live.decide(*choose, reason="as staff see it")):
            live.decide("otherwise")

    # What comes between

    def disturb(self) -> None:
        """Something irregular, or a fact at a time when nobody asked for it."""
        live, chance = self.live, self.chance
        player = chance.randrange(len(live.stacks))
        kind = chance.random()
        if live.state.forfeits and chance.random() < 0.2:
            self.attempt(lambda: live.void("behind a penalty"))
        elif live.held and chance.random() < 0.4:
            self.happens(TOPICS["reacted"])  # behind somebody out of turn others are out of turn too
        elif kind < 0.6:
            self.happens(TOPICS[chance.choice(CONDUCT if kind < 0.06 else list(TOPICS))])
        elif kind < 0.68:
            self.attempt(lambda: live.kill(player, "dead"))
        elif kind < 0.69:
            self.attempt(lambda: live.void("a misdeal"))
        elif kind < 0.76:
            self.attempt(lambda: live.show(player, self.hand_of(player, anew=chance.random() < 0.3)))
        elif kind < 0.8:
            self.attempt(lambda: live.tell_board(self.cards(chance.randint(1, 3)), 0, chance.randint(-1, 3)))
        elif kind < 0.84:
            self.attempt(lambda: live.tell_up(player, self.cards(1)))
        elif kind < 0.88:
            self.attempt(lambda: live.muck(player))
        elif kind < 0.92:
            self.attempt(lambda: live.act(player, "bet_no_more"))
        else:
            verb = chance.choice(
                ("fold", "check", "call", "raise", "all_in", "draw", "discard", "bring_in", "accept")
            )
            self.attempt(lambda: live.act(player, verb, chance.choice((0, 1, 100, 200, 400))))

    def happens(self, topic: Topic) -> None:
        """A ruling is asked for, with facts that fit or not."""
        live, chance = self.live, self.chance
        hand = live.hand
        player = chance.randrange(len(live.stacks))
        facts = self.facts_about(topic)
        if topic.id == "offence" and chance.random() < 0.3:
            facts["what"] = "faulty_deck"
        is_betting = hand.actor >= 0 and hand.asked <= TO_BRING_IN and hand.live > 1
        if topic.id in BETS and is_betting and chance.random() < 0.8:
            facts, player = facts_of(chance, topic.id, live)
        aside = "staff saw it otherwise" if chance.random() < 0.05 else ""
        other = chance.randrange(len(live.stacks)) if topic.id == "wrong_pot" else -1
        self.seen[topic.id] += self.attempt(lambda: live.irregular(topic.id, facts, player, aside, other))

    def facts_about(self, topic: Topic) -> dict[str, Any]:
        """Facts of every kind, and some of what may be left out."""
        chance = self.chance
        told: dict[str, Any] = {}
        for field in fields_of(topic.facts):
            if chance.random() < (0.4 if field.required else 0.6) and field.name in dict(topic.knows):
                continue
            if not field.required and chance.random() < 0.4:
                continue
            if field.kind == "flag":
                told[field.name] = chance.random() < 0.5
            elif field.kind == "choice":
                told[field.name] = chance.choice(field.choices)
            elif field.kind == "number":
                told[field.name] = chance.choice((1, 2, 3, 7, 100))
            elif field.kind == "text":
                told[field.name] = "AhKhQhJhTh"
            else:
                told[field.name] = chance.choice(([1, 2], [1], [2, 3]))
        return told

    def take_back(self) -> None:
        """A slip of the desk: the last facts are taken back and told again, with the same outcome."""
        live = self.live
        many = self.chance.randint(1, min(3, len(live.entries)))
        entries = live.entries
        back = [live.undo() for _ in range(many)]
        for fact in reversed(back):
            live.tell(fact)
        assert live.entries == entries

    def attempt(self, tell: Any) -> bool:
        """Whether a fact was taken. A refusal has changed nothing, and cites the house."""
        live, state = self.live, self.live.state
        before = len(live.entries), live.stacks, live.question, live.held, state.known.copy()
        in_full = self.chance.random() < 0.1 and (live.dump(), live.hand.dump())
        try:
            tell()
        except Refused as refused:
            assert live.state is state
            assert (len(live.entries), live.stacks, live.question, live.held, state.known) == before
            assert not in_full or (live.dump(), live.hand.dump()) == in_full
            assert set(refused.clauses) <= set(live.book.clauses)
            through = [frame.name for frame in traceback.extract_tb(refused.__traceback__)]
            assert not set(REPLAYS) <= set(through), (
                f"refused while the hand was dealt again: {refused.message}"
            )
            return False
        return True

    # Cards

    def cards(self, many: int) -> list[int]:
        """Cards that nobody has told yet."""
        known = set(self.live.state.known.values())
        return self.chance.sample([card for card in range(52) if card not in known], many)

    def hand_of(self, player: int, anew: bool = False) -> list[int]:
        """A player's own cards: those known and others for the rest, or all of them otherwise than told (`anew`)."""
        own = list(self.live.hand.holes[player])
        fresh = self.cards(len(own) if anew else own.count(UNKNOWN))
        return [fresh.pop() if card == UNKNOWN or anew else card for card in own]


def play_seed(name: str, seed: int, seen: Counter[str], trouble: float = 0.0) -> LiveHand:
    """A hand of a house by a seed, from the deal to the last chip."""
    chance, book = Random(seed), house(name)
    offer, deal, form = chance.choice(games_of(book)) if chance.random() < 0.8 else any_game(chance)
    live = LiveHand(setup_of(chance, book, offer, deal, form), book, chance.choice(("cash", "tournament")))
    Desk(live, chance, seen, trouble or chance.choice((0.05, 0.25, 0.6))).play()
    return live
