"""A rulebook: one house's decisions, games, clauses and tables. Read-only once loaded."""

from collections.abc import Mapping
from dataclasses import dataclass, field, fields, replace
from types import MappingProxyType
from typing import Any, Final, Literal
from weakref import WeakKeyDictionary

from cardroom.rules.clause import Chapter, Clause
from cardroom.rules.decisions import (
    Balancing,
    Betting,
    Blinds,
    BoardRuns,
    BombPots,
    Bounties,
    BuyIn,
    Cancellation,
    Cards,
    ChipRace,
    Conduct,
    Connection,
    Course,
    EndOfDay,
    Equity,
    GameChoice,
    HexaPro,
    HouseOrder,
    Jackpot,
    LiveBetting,
    LiveClock,
    LiveDealing,
    LiveHands,
    LiveRepairs,
    LiveShowdown,
    OpenFace,
    OpeningBets,
    Penalties,
    PrizeDeals,
    Prizes,
    RabbitHunt,
    Rake,
    Removals,
    Seating,
    ServerFault,
    Showdown,
    Shuffle,
    SingleTable,
    SittingOut,
    Straddles,
    TimeBank,
)
from cardroom.rules.decisions.decision import Decision, Principle
from cardroom.rules.house_games import GameOffer
from cardroom.rules.layers.rule_faults import BookFault


@dataclass(frozen=True, slots=True)
class Document:
    """The house's own document that the clauses restate."""

    title: str
    version: str
    date: str
    language: str


@dataclass(frozen=True, slots=True)
class PrintedTable:
    """A table of the document that no section contains yet, with its clauses."""

    name: str
    clauses: tuple[str, ...]
    rows: tuple[Mapping[str, Any], ...]


@dataclass(frozen=True, slots=True, eq=False, weakref_slot=True)
class Rulebook:
    """One house's rules. Amounts are in cents of `currency`. Compared by identity: it keys caches."""

    id: str
    name: str
    currency: str
    schema: int
    """The version of the book's schema; `schema_versions.SCHEMA` is this program's."""
    document: Document

    betting: Betting
    showdown: Showdown
    blinds: Blinds
    opening_bets: OpeningBets
    cards: Cards
    seating: Seating
    sit_out: SittingOut
    time_bank: TimeBank
    connection: Connection
    buy_in: BuyIn
    rake: Rake
    fault: ServerFault
    shuffle: Shuffle
    conduct: Conduct
    choice: GameChoice | None
    open_face: OpenFace | None
    live_betting: LiveBetting | None
    live_dealing: LiveDealing | None
    live_clock: LiveClock | None
    penalties: Penalties | None
    house_order: HouseOrder | None
    live_hands: LiveHands | None
    live_repairs: LiveRepairs | None
    live_showdown: LiveShowdown | None
    jackpot: Jackpot | None
    straddles: Straddles | None
    board_runs: BoardRuns | None
    equity: Equity | None
    rabbit_hunt: RabbitHunt | None
    bomb_pots: BombPots | None
    tournament: SingleTable | None
    balancing: Balancing | None
    course: Course | None
    prizes: Prizes | None
    hexapro: HexaPro | None
    cancellation: Cancellation | None
    chip_race: ChipRace | None
    bounties: Bounties | None
    prize_deals: PrizeDeals | None
    removals: Removals | None
    end_of_day: EndOfDay | None

    games: Mapping[str, GameOffer]
    dropped: Mapping[str, GameOffer] = field(repr=False)
    """Games of an extended house that this one does not offer; its chapters about them apply to none of its games."""
    deals: Mapping[str, tuple[str, ...]]
    """By the code of a game, the clauses that describe it, whichever offer deals it."""
    chapters: tuple[Chapter, ...]
    clauses: Mapping[str, Clause]
    tables: Mapping[str, PrintedTable]
    overrides: Mapping[str, Mapping[str, Mapping[str, Decision[Any]]]] = field(repr=False)
    """By game, section and field: the values in which a game differs from its house."""
    canonical: str = field(repr=False)
    """The whole book as one text that `book_from_text` reads back."""
    version: str = field(repr=False)
    """The name of exactly this book: a hash of `canonical`."""
    warnings: tuple[BookFault, ...] = field(repr=False)
    """Entries that are allowed but most often a slip."""

    def sections(self) -> dict[str, Any]:
        """The sections of this book, by name."""
        named = {name: getattr(self, name) for name in ALL_SECTIONS}
        return {name: section for name, section in named.items() if section is not None}

    @property
    def defaulted(self) -> tuple[str, ...]:
        """The decisions, "section.field", that the book does not make because it is older than they are."""
        return tuple([
            f"{name}.{one.name}"
            for name, section in self.sections().items()
            for one in fields(section)
            if getattr(section, one.name).defaulted
        ])  # fmt: skip

    @property
    def principles(self) -> int:
        """The number of decisions of this book with one possible value; the others are choices."""
        sections = self.sections().values()
        return sum(isinstance(getattr(one, f.name), Principle) for one in sections for f in fields(one))

    @property
    def choices(self) -> int:
        """The number of decisions with more than one possible value."""
        return sum(len(fields(section)) for section in self.sections().values()) - self.principles

    def clause(self, clause_id: str) -> Clause:
        """The clause with this id. Raises KeyError that names the book."""
        try:
            return self.clauses[clause_id]
        except KeyError:
            raise KeyError(f"{self.name} has no clause {clause_id!r}") from None

    def game(self, game_id: str) -> GameOffer:
        """The offered game with this id. Raises KeyError that lists the games."""
        try:
            return self.games[game_id]
        except KeyError:
            raise KeyError(f"{self.name} offers no {game_id!r}; it offers {', '.join(self.games)}") from None

    def for_game(self, game_id: str, play: Literal["cash", "tournament"] = "cash") -> "Rulebook":
        """This book as one of its games is played: with the game's own values, and with citations about the game.

        If a decision rests on the same words in two chapters, an Omaha table cites Omaha's chapter only, and a cash
        table cites no tournament rule. The result is cached: a repeated call returns the same object.
        """
        own = _NARROWED.setdefault(self, {})
        if (game_id, play) not in own:
            own[game_id, play] = _for_game(self, game_id, play)
        return own[game_id, play]


SECTIONS: Mapping[str, Any] = MappingProxyType(
    {
        "betting": Betting,
        "showdown": Showdown,
        "blinds": Blinds,
        "opening_bets": OpeningBets,
        "cards": Cards,
        "seating": Seating,
        "sit_out": SittingOut,
        "time_bank": TimeBank,
        "connection": Connection,
        "buy_in": BuyIn,
        "rake": Rake,
        "fault": ServerFault,
        "shuffle": Shuffle,
        "conduct": Conduct,
    }
)
"""The sections that every book has."""
EXTRA_SECTIONS: Mapping[str, Any] = MappingProxyType(
    {
        "choice": GameChoice,
        "open_face": OpenFace,
        "live_dealing": LiveDealing,
        "live_betting": LiveBetting,
        "live_showdown": LiveShowdown,
        "live_hands": LiveHands,
        "live_repairs": LiveRepairs,
        "live_clock": LiveClock,
        "penalties": Penalties,
        "house_order": HouseOrder,
        "jackpot": Jackpot,
        "straddles": Straddles,
        "board_runs": BoardRuns,
        "equity": Equity,
        "rabbit_hunt": RabbitHunt,
        "bomb_pots": BombPots,
        "tournament": SingleTable,
        "balancing": Balancing,
        "course": Course,
        "prizes": Prizes,
        "hexapro": HexaPro,
        "cancellation": Cancellation,
        "chip_race": ChipRace,
        "bounties": Bounties,
        "prize_deals": PrizeDeals,
        "removals": Removals,
        "end_of_day": EndOfDay,
    }
)
"""Optional sections, of games that not every house offers and of a live room: a book has each of them or None."""
ALL_SECTIONS: Mapping[str, Any] = MappingProxyType({**SECTIONS, **EXTRA_SECTIONS})


_NARROWED: Final = WeakKeyDictionary[Rulebook, dict[tuple[str, str], Rulebook]]()
"""Each book as its games are played, cached for the lifetime of the book: that of a private game goes with the game."""


def _for_game(book: Rulebook, game_id: str, play: str) -> Rulebook:
    offer = book.game(game_id)
    others = (*book.games.values(), *book.dropped.values())
    foreign = {c for other in others for c in other.chapters} - set(offer.chapters)
    speaking = frozenset(
        c.id for c in book.clauses.values() if c.chapter not in foreign and c.applies in (play, "both")
    )
    own = book.overrides.get(game_id, {})
    sections = {
        name: _narrowed_section(section, own.get(name, {}), speaking)
        for name, section in book.sections().items()
    }
    # The descriptions of the games that can be dealt here; without one, the offer's own clauses.
    deals = {part.deal: book.deals.get(part.deal, offer.clauses) for part in offer.all_parts}
    return replace(book, **sections, deals=MappingProxyType(deals))


def _narrowed_section(section: Any, own: Mapping[str, Decision[Any]], speaking: frozenset[str]) -> Any:
    """A section with a game's own values; the section itself where the game changes nothing of it."""
    decisions = {f.name: getattr(section, f.name) for f in fields(section)}
    narrowed = {name: _narrowed(one, speaking) for name, one in (decisions | dict(own)).items()}
    changed = {name: one for name, one in narrowed.items() if one is not decisions[name]}
    return replace(section, **changed) if changed else section


def _narrowed(decision: Decision[Any], speaking: frozenset[str]) -> Decision[Any]:
    if speaking.issuperset(decision.clauses):
        return decision
    kept = tuple(c for c in decision.clauses if c in speaking)
    # A rule printed under one game but meant for all keeps its only citation.
    return replace(decision, clauses=kept) if kept else decision
