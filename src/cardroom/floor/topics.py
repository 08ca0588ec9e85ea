"""The topics there are rulings on, and `rule`, which rules by one of them."""

from difflib import get_close_matches
from types import MappingProxyType

from cardroom.floor.betting import TOPICS as BETTING
from cardroom.floor.conduct import TOPICS as CONDUCT
from cardroom.floor.dealing import TOPICS as DEALING
from cardroom.floor.hands import TOPICS as HANDS
from cardroom.floor.model.facts import BadCase, Facts, Fault
from cardroom.floor.model.ruling import Ruling
from cardroom.floor.model.situation import Situation
from cardroom.floor.model.topic import Topic
from cardroom.floor.repairs import TOPICS as REPAIRS
from cardroom.floor.showdown import TOPICS as SHOWDOWN
from cardroom.games import OFFERED
from cardroom.rules import house, shipped
from cardroom.rules.refused import Refused
from cardroom.rules.rulebook import Rulebook

ALL: tuple[Topic, ...] = (*BETTING, *DEALING, *CONDUCT, *HANDS, *SHOWDOWN, *REPAIRS)
TOPICS = MappingProxyType({topic.id: topic for topic in ALL})
"""Every topic by its id."""
assert len(TOPICS) == len(ALL), "two topics have one id"


def topic(name: str) -> Topic:
    """The topic with this id. Raises Refused ("no-such-topic") naming the nearest, or all."""
    found = TOPICS.get(name)
    if found is None:
        near = get_close_matches(name, TOPICS, 1) or _alike(name)
        advice = f"{' or '.join(near)} is meant?" if near else f"the topics are {', '.join(TOPICS)}"
        raise Refused("no-such-topic", f"there is no topic {name!r}; {advice}", args={"topic": name})
    return found


def _alike(name: str) -> list[str]:
    """The topics that speak of most words of the name, at most five; none if no topic speaks of any."""
    words = [word for word in name.lower().replace("-", "_").split("_") if len(word) > 3]
    spoken = {one.id: sum(word in f"{one.id} {one.about}".lower() for word in words) for one in ALL}
    most = max(spoken.values())
    return [id for id, count in spoken.items() if count == most][:5] if most else []


def rule(book: Rulebook, name: str, situation: Situation, facts: Facts) -> Ruling:
    """The house's ruling. Raises Refused ("no-live-rulings") for a house without a live table, "no-such-topic",
    BadCase for a game that no house knows.
    """
    found = topic(name)
    if getattr(book, found.section) is None:
        raise Refused(
            "no-live-rulings",
            f"{book.name} deals no cards by hand, so there is nothing to rule on: its rulebook has no"
            f" [{found.section}]. Choose the rulebook of a live room.",
            args={"house": book.id, "section": found.section},
        )
    _check_game(book, situation.game)
    return found.rule(book, situation, facts)


def _check_game(book: Rulebook, game: str | None) -> None:
    """Raises BadCase for a game that no house knows: a slip of the pen must not choose the rules of another game."""
    if not game or game in OFFERED or game in book.games:
        return
    if any(game in house(one).games for one in shipped()):
        return
    known = (*OFFERED, *book.games)
    near = get_close_matches(game, known, 3) or known
    words = f'situation "game": there is no game {game!r}; it may be {", ".join(near)}'
    raise BadCase([Fault.of("situation", "game", words)])
