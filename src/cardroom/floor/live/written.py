"""A live hand written down: stakes, players by name, and what happened, as a table that people write in TOML."""

import re
from typing import Annotated, Any

import msgspec
from msgspec import Meta

from cardroom.cards.card import parse_cards
from cardroom.engine import HandRules, Setup
from cardroom.floor.live.live_hand import LiveHand
from cardroom.floor.live.told import (
    ActedInTurn,
    BoardTold,
    Fact,
    Irregular,
    Killed,
    Mucked,
    Shown,
    StaffDecided,
    UpTold,
    Voided,
)
from cardroom.floor.model.facts import BadCase
from cardroom.floor.model.situation import Number, Play
from cardroom.games import Form, game
from cardroom.rules.refused import Refused
from cardroom.rules.rulebook import Rulebook


class WrittenFact(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """One fact: exactly one of `does`, `topic`, `decide`, `board`, `shows`, `up`, `kill` and `void`.

    `does` is fold, check, call, bet, raise, all_in, muck, bet_no_more or a verb of cards, `to` the total it goes to;
    `topic` and `facts` are those of a ruling, `other` who else it is about; `decide` is an option of staff, "" for what
    the ruling proposes; `kill` and `void` give the reason. Cards are texts: "AdAh".
    """

    who: str = ""
    does: str = ""
    to: Number = 0
    topic: str = ""
    facts: dict[str, Any] = {}
    set_aside: str = ""
    other: str = ""
    decide: str | None = None
    reason: str = ""
    board: str = ""
    shows: str = ""
    up: str = ""
    kill: str = ""
    void: str = ""


class WrittenHand(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """A hand: `players` are names with their stacks, clockwise from the dealer's left; `blinds`, `antes`, `straddles`,
    `posts` (bets of players who come in) and `dead` (chips that are nobody's bet) in that order, those not named owe
    none; `dead_blind` is a small blind that nobody owes. `minimum_bet` is the largest blind, or ante, if it is left
    out.
    """

    players: Annotated[dict[str, Number], Meta(min_length=2)]
    house: str = ""
    title: str = ""
    play: Play = "cash"
    game: str = "holdem"
    form: Form = "no_limit"
    blinds: list[Number] = []
    antes: list[Number] = []
    straddles: list[Number] = []
    posts: list[Number] = []
    dead: list[Number] = []
    dead_blind: Number = 0
    minimum_bet: Number = 0
    small_bet: Number = 0
    big_bet: Number = 0
    bring_in: Number = 0
    fact: list[WrittenFact] = []


def read_written(told: object) -> WrittenHand:
    """The hand as it is written. Raises BadCase."""
    try:
        return msgspec.convert(told, WrittenHand)
    except msgspec.ValidationError as error:
        raise BadCase([str(error)]) from None


def play_written(written: WrittenHand, book: Rulebook) -> LiveHand:
    """The hand after everything that is written of it. Raises BadCase naming the fact, Refused for its stakes."""
    names = list(written.players)
    count = len(names)
    smallest = max([*written.blinds, *written.antes], default=0)
    setup = Setup(
        game=game(written.game),
        form=written.form,
        stacks=list(written.players.values()),
        blinds=_all(written.blinds, count),
        antes=_all(written.antes, count),
        straddles=_all(written.straddles, count),
        posts=_all(written.posts, count),
        dead=_all(written.dead, count),
        dead_blind=written.dead_blind,
        minimum_bet=written.minimum_bet or smallest,
        small_bet=written.small_bet,
        big_bet=written.big_bet,
        bring_in=written.bring_in,
        deck=[-1] * 52,
        rules=HandRules.of(book),
    )
    live = LiveHand(setup, book, written.play)
    for number, fact in enumerate(written.fact, start=1):
        try:
            live.tell(fact_of(fact, names))
        except Refused as refused:
            raise BadCase([f"fact {number}{_about(fact)}: {_named(refused.message, names)}"]) from None
    return live


def fact_of(written: WrittenFact, names: list[str]) -> Fact:
    """The fact with its player by number and its cards as numbers. Raises Refused ("bad-fact", "bad-cards")."""
    kinds = ("does", "topic", "board", "shows", "up", "kill", "void")
    told = [kind for kind in kinds if getattr(written, kind)] + ["decide"] * (written.decide is not None)
    if len(told) != 1:
        raise Refused(
            "bad-fact", f"a fact says one thing of {', '.join(kinds)} and decide; here {', '.join(told)}"
        )
    player = _player(written.who, names, needed=told[0] not in ("decide", "board", "void", "topic"))
    match told[0]:
        case "does" if written.does == "muck":
            return Mucked(player=player)
        case "does":
            return ActedInTurn(player=player, verb=written.does, to=written.to)
        case "topic":
            return Irregular(
                topic=written.topic,
                facts=written.facts,
                player=player,
                set_aside=written.set_aside,
                other=_player(written.other, names, needed=False),
            )
        case "board":
            return BoardTold(cards=_cards(written.board))
        case "shows":
            return Shown(player=player, cards=_cards(written.shows))
        case "up":
            return UpTold(player=player, cards=_cards(written.up))
        case "kill":
            return Killed(player=player, reason=written.kill)
        case "void":
            return Voided(reason=written.void)
        case _:
            return StaffDecided(option=written.decide or "", to=written.to, reason=written.reason)


def _all(amounts: list[int], count: int) -> list[int]:
    return [*amounts, *[0] * (count - len(amounts))]


def _player(who: str, names: list[str], needed: bool) -> int:
    if not who and not needed:
        return -1
    if who not in names:
        raise Refused("bad-fact", f"nobody here is called {who!r}; there are {', '.join(names)}")
    return names.index(who)


def _cards(text: str) -> tuple[int, ...]:
    try:
        return tuple(parse_cards(text.replace(" ", "")))
    except ValueError as error:
        raise Refused("bad-cards", str(error)) from None


def _named(message: str, names: list[str]) -> str:
    """The message with its players by their names."""

    def name(found: re.Match[str]) -> str:
        number = int(found[1])
        return names[number] if number < len(names) else found[0]

    return re.sub(r"\b[Pp]layer (\d+)\b", name, message)


def _about(fact: WrittenFact) -> str:
    said = " ".join(part for part in (fact.who, fact.does or fact.topic) if part)
    return f" ({said})" if said else ""
