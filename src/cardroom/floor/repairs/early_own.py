"""Cards of stud and sökö dealt to players before the betting round was over."""

from typing import Annotated

from msgspec import Meta

from cardroom.floor.model.facts import BadCase, Facts, Fault
from cardroom.floor.model.grounds import Grounds
from cardroom.floor.model.ruling import Option, Right, Ruling
from cardroom.floor.model.situation import Situation, needed
from cardroom.floor.model.steps import Pile, Step, shuffle
from cardroom.floor.model.topic import Topic
from cardroom.floor.repairs.street_deal import OwnGame, all_but, check_kind, rules_of
from cardroom.rules.rulebook import Rulebook

KEEPER = "keeper"
Place = Annotated[int, Meta(ge=1, le=12)]


class PrematureOwn(Facts, frozen=True):
    """Cards of the next street, while somebody was still to act."""

    game: Annotated[OwnGame, Meta(description="which game; razz and stud high-low are stud")]
    cards: Annotated[Place, Meta(description="how many players got theirs already")]
    last: Annotated[bool, Meta(description="whether these are the last cards of stud, dealt face down")] = (
        False
    )
    seen: Annotated[
        tuple[Place, ...],
        Meta(
            description="of last cards: the players, by their places in the order of the deal, who have seen theirs"
            " or mixed it with the others"
        ),
    ] = ()


def premature_own_cards(book: Rulebook, situation: Situation, facts: PrematureOwn) -> Ruling:
    """Taken back and dealt again; a last card that was seen may stay."""
    grounds = Grounds(book, situation, "premature_own_cards")
    house = rules_of(grounds)
    check_kind(grounds, facts.game)
    players = needed(situation, "players_left")
    _check(facts, players)
    policy = grounds.use(house.premature_soko if facts.game == "soko" else house.premature_stud)
    seen = tuple(sorted(set(facts.seen)))
    if policy == "staff_decide" or not seen:
        steps = _steps(facts, players, ())
        if policy == "staff_decide":
            options = (Option("deal-again", steps=steps), Option("cards-stand"))
            return grounds.ruling("staff_decide", "early-own-staff-decide", options=options)
        return grounds.ruling("taken_back", "early-own-taken-back", steps=steps)
    last = grounds.use(house.premature_last_card)
    if last == "staff_decide":
        kept = Option("seen-cards-stay", steps=_steps(facts, players, seen))
        options = (Option("deal-again", steps=_steps(facts, players, ())), kept)
        return grounds.ruling("staff_decide", "early-own-staff-decide", options=options)
    if last == "taken_back":
        return grounds.ruling("taken_back", "early-own-taken-back", steps=_steps(facts, players, ()))
    rights = (Right(KEEPER, ("fold", "check", "call")),)
    steps = _steps(facts, players, seen)
    told = {"seen": len(seen), "taken": facts.cards - len(seen)}
    return grounds.ruling("kept", "early-own-kept", told, rights=rights, steps=steps)


def _steps(facts: PrematureOwn, players: int, kept: tuple[int, ...]) -> tuple[Step, ...]:
    """The cards back, the round finished, a shuffle, and a card to everybody who kept none; no burn."""
    pile: Pile = "down" if facts.last else "up"
    early = tuple(place for place in range(1, facts.cards + 1) if place not in kept)
    everybody = facts.cards == players and not kept
    back = (Step("take_back", 1, pile, "deck", () if everybody else early),) if early else ()
    to = all_but(players, kept)
    deal = (Step("deal", 1, "deck", pile, to),) if len(kept) < players else ()
    return (*back, Step("finish_round"), *((shuffle(lifted=True), *deal) if deal else ()))


def _check(facts: PrematureOwn, players: int) -> None:
    faults: list[str] = []
    if facts.cards > players:
        faults.append(Fault.of("fact", "cards", f'fact "cards" must be at most players_left, {players}'))
    if facts.last and facts.game == "soko":
        faults.append(Fault.of("fact", "last", 'fact "last": sökö has no last card that is dealt face down'))
    if facts.seen and not facts.last:
        faults.append(
            Fault.of("fact", "seen", 'fact "seen" is about last cards, dealt face down: set "last"')
        )
    if any(place > facts.cards for place in facts.seen):
        faults.append(Fault.of("fact", "seen", f'fact "seen" must name places from 1 to {facts.cards}'))
    if faults:
        raise BadCase(faults)


TOPICS = (
    Topic(
        "premature_own_cards", "repairs", "Stud and sökö: cards dealt before the betting was over", PrematureOwn,
        ("players_left",), premature_own_cards, "live_repairs",
        effect="early_own",
    ),
)  # fmt: skip
