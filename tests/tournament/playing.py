"""Sit & gos for tests: of any house, with few words."""

from cardroom.bots.tournament import BotTournament
from cardroom.games import game
from cardroom.rules import house
from cardroom.table import commands
from cardroom.table.decided import Decided
from cardroom.table.plan import plan_hand
from cardroom.table.poker.play import PokerPlay
from cardroom.table.stakes import Stakes
from cardroom.testing import shuffled
from cardroom.testing.decks import deck_for
from cardroom.tournament.commands import Begin, EnterTournament
from cardroom.tournament.levels import LevelLength
from cardroom.tournament.opening import SitAndGo, open_sit_and_go
from cardroom.tournament.results import Finished

GAMES = {
    "casinohuone": "holdem",
    "casino-helsinki": "holdem-nl",
    "casino-kruh": "holdem-nl",
    "pokerstars-live-fi": "holdem-nl",
}
HANDS = LevelLength(hands=10)


def sit_and_go(name: str, players: int = 4, pool: int = 10_000, stack: int = 0) -> SitAndGo:
    """An empty sit & go of a house, whose levels go by hands."""
    return open_sit_and_go(house(name), GAMES[name], "t1", "Sit & go", players, pool, stack, HANDS)


def begun(name: str, players: int = 4, pool: int = 10_000, stack: int = 0) -> SitAndGo:
    """The same with its players, A at the lowest seat, each with the lot that follows the letter; it has begun."""
    table = sit_and_go(name, players, pool, stack)
    for number, player in enumerate("ABCDEFGHI"[:players]):
        table.decide(EnterTournament(player, player, 0, number), 0)
    table.decide(Begin(), 0)
    return table


def deal(table: SitAndGo, number: int = 1, now_ms: int = 0, deck: list[int] | None = None) -> Decided:
    """The next hand, for the stakes the economy says; the dealer is drawn from the lowest seat up."""
    stakes = table.next_hand(now_ms)
    assert isinstance(stakes, Stakes), stakes
    start = commands.StartHand(f"h{number}", "seal", 0, stakes)
    return table.decide(start, now_ms, deck or shuffled(number))


def stacked(table: SitAndGo, holes: dict[str, str], board: str) -> list[int]:
    """The deck that deals these cards, by player, in the next hand."""
    state = table._state
    plan = plan_hand(state)
    assert plan is not None and isinstance(state.play, PokerPlay)
    order = [table.seats[number].player for number in plan.placing.seats]
    return deck_for(game("holdem"), [holes[player] for player in order], board, state.play.kind(0).rules.burns)


def all_in(table: SitAndGo) -> list[Finished]:
    """Everybody puts everything in, in the hand that runs; the places that this gave."""
    places: list[Finished] = []
    while table.hand is not None:
        assert table.hand.turn is not None
        most = table.hand.turn.max_raise_to
        places += finished(act(table, "raise", most) if most else act(table, "call"))
    return places


def act(table: SitAndGo, action: str, amount: int = 0, now_ms: int = 0) -> Decided:
    """The player to act does so."""
    hand = table.hand
    assert hand is not None and hand.turn is not None
    player = table.seats[hand.turn.seat].player
    return table.decide(commands.Act(player, hand.hand, hand.turn.turn, action, amount), now_ms)


def finished(decided: Decided) -> list[Finished]:
    """The places that a step gave."""
    return [one for one in decided.money if isinstance(one, Finished)]


def played(name: str, players: int, seed: int, pool: int = 10_000) -> BotTournament:
    """A whole tournament of bots."""
    tournament = BotTournament(sit_and_go(name, players, pool), seed)
    tournament.begin()
    tournament.play()
    return tournament
