"""Tournaments for tests: of any house, of one table or several, with few words."""

from typing import Any, TypeVar

from cardroom.bots.bot_tournament import BotTournament
from cardroom.games import game
from cardroom.rules import house
from cardroom.table.model import commands
from cardroom.table.model.decided import Decided
from cardroom.table.poker.poker_play import PokerPlay
from cardroom.table.positions.plan import plan_hand
from cardroom.table.values.message import Movement, TableMessage
from cardroom.table.values.stakes import Stakes
from cardroom.testing import shuffled
from cardroom.testing.decks import deck_for
from cardroom.tournament.levels import house_levels
from cardroom.tournament.play.event import TournamentEvent
from cardroom.tournament.play.ordering import purchases_open
from cardroom.tournament.play.prize_deal_events import DealWaits
from cardroom.tournament.play.tournament import Tournament
from cardroom.tournament.play.tournament_commands import DecideDeal, Register, StartTournament
from cardroom.tournament.play.tournament_decided import TournamentDecided
from cardroom.tournament.play.tournament_events import AnyTournamentEvent
from cardroom.tournament.results import Finished
from cardroom.tournament.table_messages import CloseEmptyTable
from cardroom.tournament.tables.tournament_table import TournamentTable, open_tournament_table
from cardroom.tournament.tournament_terms import TournamentTerms

GAMES = {
    "casinohuone": "holdem",
    "casino-helsinki": "holdem-nl",
    "casino-kruh": "holdem-nl",
    "pokerstars-live-fi": "holdem-nl",
}
HOUSES = (*GAMES, "pokerstars-live-no")
LEVEL_HANDS = 10
EventT = TypeVar("EventT", bound=TournamentEvent)


def terms(name: str, **changes: Any) -> TournamentTerms:
    """A tournament of a house, by its stack and its structure; levels go by hands."""
    rules = house(name).tournament
    assert rules is not None
    usual: dict[str, Any] = {
        "id": "t1", "name": "Tournament", "house": name, "game": GAMES.get(name, "holdem-nl"), "seats": 6,
        "stack": rules.starting_stack.value, "levels": house_levels(rules), "buy_in": 1_000,
        "level_hands": 0 if "level_ms" in changes else LEVEL_HANDS,
    }  # fmt: skip
    return TournamentTerms(**(usual | changes))


def check_settled(tournament: Tournament) -> None:
    """Prizes are certain with the very step behind which nobody enters or buys any more."""
    state = tournament.state
    if state.phase == "running" and state.closed and not purchases_open(tournament._step(state.now_ms, 0)):
        assert state.money.settled, "prizes stand at once"


class World:
    """A tournament and its tables, in a room where every message arrives at once, in the order of sending.

    ``started`` has players A, B, ... each with the lot that follows the letter. ``pays_deals``: where staff decide on
    deals, they pay by each at once.
    """

    pays_deals = True

    def __init__(self, terms: TournamentTerms) -> None:
        self.terms, self.book = terms, house(terms.house)
        self.tournament = Tournament(terms, self.book)
        self.tables: dict[int, TournamentTable] = {}
        self.closed: dict[int, TournamentTable] = {}
        self.events: list[AnyTournamentEvent] = []
        self.finished: list[Finished] = []
        self.money: list[Movement] = []
        self.now_ms, self.steps = 0, 0

    def started(self, players: int) -> "World":
        """The same with so many players; it has begun."""
        for number in range(players):
            name = chr(ord("A") + number) if players <= 26 else f"P{number}"
            self.decide(Register(name, number))
        if self.tournament.state.phase == "announced":
            self.decide(StartTournament())
        return self

    def decide(self, command: Any) -> TournamentDecided:
        """The tournament decides, and everybody concerned hears of it."""
        waiting: list[Any] = [command]
        first: TournamentDecided | None = None
        while waiting:
            decided = self.tournament.decide(waiting.pop(0), self.now_ms, self.steps)
            check_settled(self.tournament)
            first = first or decided
            self.steps += 1
            self.events += decided.events
            if self.pays_deals and any(isinstance(event, DealWaits) for event in decided.events):
                waiting.append(DecideDeal("director", "all agree", True))
            self.money += decided.money
            self.finished += [one for one in decided.money if isinstance(one, Finished)]
            for to in decided.orders:
                if to.table not in self.tables:
                    self.tables[to.table] = open_tournament_table(self.book, self.terms, to.table)
                waiting += self.tables[to.table].decide(to.order, self.now_ms).messages
                if isinstance(to.order, CloseEmptyTable):
                    self.closed[to.table] = self.tables.pop(to.table)
        assert first is not None
        return first

    def table_decides(self, number: int, command: commands.Command, deck: list[int] | None = None) -> Decided:
        """A table decides, and the tournament hears what it has to say."""
        decided = self.tables[number].decide(command, self.now_ms, deck)
        self.hear(decided.messages)
        return decided

    def hear(self, messages: list[TableMessage]) -> None:
        """The tournament hears of these."""
        for message in messages:
            self.decide(message)

    def table_of(self, player: str) -> int:
        """The number of the table where a player sits, 0 for none."""
        return next((n for n, table in self.tables.items() if table.seat_of(player) is not None), 0)

    @property
    def sizes(self) -> list[int]:
        """How many sit at each table, by its number."""
        return [len(self.tables[number].seats) for number in sorted(self.tables)]

    def deal(self, number: int = 1, deck: list[int] | None = None) -> Decided:
        """The next hand at a table, for the stakes that its economy says."""
        table = self.tables[number]
        stakes = table.next_hand(self.now_ms)
        assert isinstance(stakes, Stakes), stakes
        start = commands.StartHand(f"h{number}-{table.hand_count}", "seal", 0, stakes)
        return self.table_decides(number, start, deck or shuffled(self.steps))

    def act(self, action: str, amount: int = 0, number: int = 1) -> Decided:
        """The player to act at a table does so."""
        hand = self.tables[number].hand
        assert hand is not None and hand.turn is not None
        player = self.tables[number].seats[hand.turn.seat].player
        return self.table_decides(number, commands.Act(player, hand.hand, hand.turn.turn, action, amount))

    def all_in(self, number: int = 1) -> None:
        """Everybody at a table puts everything in, in the hand that runs."""
        while number in self.tables and (hand := self.tables[number].hand) is not None:
            assert hand.turn is not None
            most = hand.turn.max_raise_to
            self.act("raise", most, number) if most else self.act("call", number=number)

    def fold_out(self, number: int = 1) -> None:
        """Everybody folds to the last."""
        while number in self.tables and self.tables[number].hand is not None:
            self.act("fold", number=number)

    def knock_out(self, loser: str, winner: str) -> None:
        """A hand that costs a player all chips, for the good of another at the same table; everybody else folds."""
        number = self.table_of(loser)
        table = self.tables[number]
        rest = iter(["2c7d", "2d7s", "2h7c", "3c8d", "3d8h", "3h8c", "4c9d"])
        holes = {
            seat.player: next(rest) for seat in table.seats.values() if seat.player not in (loser, winner)
        }
        self.deal(number, self.deck_for(holes | {loser: "QhQd", winner: "AhAd"}, "5s9cTsJh4s", number))
        self.play_knock_out(number, loser, winner)

    def play_knock_out(self, number: int, loser: str, winner: str) -> None:
        """The hand of `knock_out`, which has been dealt."""
        while number in self.tables and (hand := self.tables[number].hand) is not None:
            if hand.turn is None:
                return  # frozen behind the all-in
            player, most = self.tables[number].seats[hand.turn.seat].player, hand.turn.max_raise_to
            if self.tables[number].seats[hand.turn.seat].sits_out:
                self.table_decides(number, commands.PassTime())
            elif player not in (loser, winner):
                self.act("fold", number=number)
            elif most:
                self.act("raise", most, number)
            else:
                self.act("call", number=number)

    def players_at(self, number: int) -> list[str]:
        """Who sits at a table, by seat."""
        return [seat.player for _, seat in sorted(self.tables[number].seats.items())]

    def told(self, kind: type[EventT]) -> list[EventT]:
        """What has happened of one kind."""
        return [event for event in self.events if isinstance(event, kind)]

    def deck_for(self, holes: dict[str, str], board: str, number: int = 1) -> list[int]:
        """The deck that deals these cards, by player, in the next hand of a table."""
        return stacked(self.tables[number], holes, board)


class SitAndGo(World):
    """A tournament of one table, which is asked like the table itself."""

    @property
    def table(self) -> TournamentTable:
        """The one table, also when it is over and the table closed."""
        return self.tables.get(1) or self.closed[1]

    def deal_at(self, now_ms: int) -> Decided:
        """The next hand, at this time."""
        self.now_ms = now_ms
        return self.deal()

    @property
    def places(self) -> dict[str, Finished]:
        """The places taken so far, by player."""
        return {one.player: one for one in self.finished}

    def __getattr__(self, name: str) -> Any:
        if name.startswith("__"):
            raise AttributeError(name)
        return getattr(self.table, name)


def begun(name: str, players: int = 4, pool: int = 10_000, stack: int = 0, **changes: Any) -> SitAndGo:
    """A sit & go with its players, A the first to enter; it has begun."""
    if stack:
        changes["stack"] = stack
    changes = {"seats": players, "buy_in": 0, "added": pool} | changes
    world = SitAndGo(terms(name, **changes))
    world.started(players)
    return world


def stacked(table: TournamentTable, holes: dict[str, str], board: str) -> list[int]:
    """The deck that deals these cards, by player, in the next hand."""
    state = table._state
    plan = plan_hand(state)
    assert plan is not None and isinstance(state.play, PokerPlay)
    order = [table.seats[number].player for number in plan.placing.seats]
    return deck_for(
        game("holdem"), [holes[player] for player in order], board, state.play.kind(0).rules.burns
    )


def played(name: str, entries: int, seed: int, **changes: Any) -> BotTournament:
    """A whole tournament of bots."""
    tournament = BotTournament(terms(name, **changes), house(name), entries, seed)
    tournament.begin()
    tournament.play()
    return tournament
