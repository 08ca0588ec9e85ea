"""`cardroom simulate-tournament`: a whole tournament by a house's rules, played by bots on a clock of its own."""

from collections import Counter
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from cardroom.cli.long_work import progress
from cardroom.cli.output import console, fail, open_table, print_json
from cardroom.cli.rules import load

if TYPE_CHECKING:
    from cardroom.bots.bot_tournament import BotTournament
    from cardroom.rules import Rulebook
    from cardroom.tournament.tournament_terms import TournamentTerms

MAX_ENTRIES = 10_000
SHOWN_PLACES = 30


def simulate_tournament(
    house: Annotated[
        str, typer.Option(help="A shipped rulebook's name or the path of a file.")
    ] = "casinohuone",
    game: Annotated[
        str, typer.Option(help="One of the house's games, or its code; left out: its first.")
    ] = "",
    entries: Annotated[int, typer.Option(help="How many enter, 2 to 10,000.")] = 6,
    seats: Annotated[int, typer.Option(help="Seats of a table; left out: as many as the house has.")] = 0,
    stack: Annotated[
        int, typer.Option(help="Chips each begins with; left out: as many as the house says.")
    ] = 0,
    level_hands: Annotated[int, typer.Option(help="Hands a level lasts; left out: it goes by time.")] = 0,
    level_seconds: Annotated[
        int, typer.Option(help="Seconds a level lasts; left out: what the house says.")
    ] = 0,
    buy_in: Annotated[int, typer.Option(help="What each pays into the prize pool, in cents.")] = 1_000,
    structure: Annotated[
        Path | None, typer.Option(help="A structure's file, instead of the options above.")
    ] = None,
    hexapro: Annotated[
        int, typer.Option(help="A game of HexaPro for a buy-in of so many cents, instead of both.")
    ] = 0,
    seed: Annotated[int, typer.Option(help="The same seed gives the same tournament.")] = 0,
    json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
) -> None:
    """Play a tournament of bots; tell places and prizes.

    Seats, levels, places and prizes are the house's: its rulebook has them under [tournament], [balancing],
    [course] and [prizes].
    """
    from cardroom.bots.bot_tournament import BotTournament
    from cardroom.rules import Refused
    from cardroom.tournament.hexapro.hexapro_terms import hexapro_terms

    book = load(house)
    if min(stack, level_hands, level_seconds, buy_in, seats) < 0:
        fail("seats, stack, level and buy-in are counts: they are not below 0")
    if level_hands and level_seconds:
        fail("a level goes by --level-hands or by --level-seconds, not by both")
    if not 2 <= entries <= MAX_ENTRIES:
        fail(f"--entries is 2 to {MAX_ENTRIES:,}, not {entries:,}")
    try:
        if hexapro:
            terms = hexapro_terms(book, "t1", hexapro, _offer(book, game))
            entries = terms.most
        elif structure is not None:
            terms = _by_structure(book, structure, game)
        else:
            terms = _terms(book, game, seats, stack, level_hands, level_seconds, buy_in)
        played = BotTournament(terms, book, entries, seed)
        with progress(f"{book.name}, players out", entries - 1) as advance:
            played.begin()
            played.play(advance)
    except KeyError as unknown:
        fail(str(unknown.args[0]))
    except Refused as refused:
        fail(refused.message)
    result = _result(book, played)
    if json:
        print_json(result)
    else:
        _print(book, result)


def _terms(
    book: "Rulebook", game: str, seats: int, stack: int, level_hands: int, level_seconds: int, buy_in: int
) -> "TournamentTerms":
    from cardroom.tournament.levels import house_levels
    from cardroom.tournament.tables.tournament_table import most_seats
    from cardroom.tournament.tournament_terms import TournamentTerms

    rules = book.tournament
    if rules is None:
        fail(f"{book.name} has no tournaments: its rulebook does not describe them.")
    offered = _offer(book, game)
    return TournamentTerms(
        id="t1",
        name=f"{book.name} tournament",
        house=book.id,
        game=offered,
        seats=seats or most_seats(book, offered),
        stack=stack or rules.starting_stack.value,
        levels=house_levels(rules),
        buy_in=buy_in,
        level_hands=level_hands,
        level_ms=0 if level_hands else 1000 * (level_seconds or rules.level_seconds.value),
        hourly_breaks=True,
    )


def _by_structure(book: "Rulebook", path: Path, game: str) -> "TournamentTerms":
    from dataclasses import replace

    from cardroom.tournament.structures.structure_files import StructureFaults, load_structure
    from cardroom.tournament.structures.structure_terms import terms_of

    try:
        found = load_structure(path)
    except StructureFaults as faults:
        fail(str(faults))
    return terms_of(replace(found, game=_offer(book, game or found.game)), book, "t1")


def _offer(book: "Rulebook", game: str) -> str:
    """The house's offer with this id, else its first one of the game with this code, else its first at all."""
    if not game or game in book.games:
        return game or next(iter(book.games))
    return next((offer.id for offer in book.games.values() if offer.deal == game), game)


def _result(book: "Rulebook", played: "BotTournament") -> dict[str, Any]:
    terms, finished = (
        played.terms,
        sorted(played.finished, key=lambda one: (one.place, -one.prize, one.player)),
    )
    beside = {
        "bounties": _paid(played, "bounty"),
        "special_prizes": _paid(played, "special"),
        "table_prizes": _paid(played, "table"),
        "tickets": _tickets(played),
    }
    return {key: rows for key, rows in beside.items() if rows} | {
        "house": book.id,
        "game": terms.game,
        "entries": played.tournament.state.entries,
        "prize_pool": played.tournament.prize_pool(),
        "stack": terms.stack,
        "seats": terms.seats,
        "seed": played.seed,
        "hands": played.hands,
        "actions": played.actions,
        "seconds": played.now_ms / 1000,
        "places": [
            {
                "place": one.place,
                "sharing": one.sharing,
                "player": one.player,
                "prize": one.prize,
                "clauses": one.clauses,
            }
            for one in finished
        ],
        "levels": [
            {
                "level": stakes.level,
                "hands_before": hands,
                "small_blind": stakes.small_blind,
                "big_blind": stakes.big_blind,
                "ante": stakes.ante,
            }
            for hands, stakes in played.levels
        ],
    }


def _paid(played: "BotTournament", why: str) -> list[dict[str, Any]]:
    """The money each player was paid for this reason, besides prizes for places; the largest first."""
    from cardroom.tournament.results import Paid

    won = Counter[str]()
    for one in played.money:
        if isinstance(one, Paid) and one.why == why:
            won[one.player] += one.cents
    by_most = sorted(won.items(), key=lambda row: (-row[1], row[0]))
    return [{"player": player, "cents": cents} for player, cents in by_most]


def _tickets(played: "BotTournament") -> list[dict[str, Any]]:
    """The players who have won a ticket, and its value, which is the prize of the place."""
    from cardroom.tournament.results import TicketWon

    return [{"player": one.player, "cents": one.cents} for one in played.money if isinstance(one, TicketWon)]


def _print(book: "Rulebook", result: dict[str, Any]) -> None:
    from cardroom.cli.comparison_pages import money

    screen = console()
    pool = f"{money(result['prize_pool'])} {book.currency}"
    minutes = round(result["seconds"] / 60)
    screen.print(
        f"{book.name}, {result['game']}: {result['entries']:,} players with {result['stack']:,} chips each"
    )
    screen.print(f"{pool} to win, {result['hands']:,} hands played in {minutes:,} minutes\n")
    places = open_table("place", "player", f"prize ({book.currency})", "by", whole=("place", "player"))
    for row in result["places"][:SHOWN_PLACES]:
        last = row["place"] + row["sharing"] - 1
        place = str(row["place"]) if row["sharing"] == 1 else f"{row['place']} to {last}"
        prize = money(row["prize"]) if row["prize"] else "–"
        places.add_row(place, row["player"], prize, " ".join(row["clauses"]))
    screen.print(places)
    if len(result["places"]) > SHOWN_PLACES:
        screen.print(f"… and {len(result['places']) - SHOWN_PLACES:,} more (--json has all of them)")
    beside = ("bounties", "special_prizes", "table_prizes", "tickets")
    for key, name in [(one, one.replace("_", " ")) for one in beside]:
        if rows := result.get(key):
            told = ", ".join([f"{row['player']} {money(row['cents'])}" for row in rows[:SHOWN_PLACES]])
            screen.print(f"\n{name} ({book.currency}): {told}{' …' if len(rows) > SHOWN_PLACES else ''}")
    screen.print()
    levels = open_table("level", "behind hands", "blinds", "ante")
    for row in result["levels"]:
        blinds = f"{row['small_blind']:,} / {row['big_blind']:,}"
        ante = f"{row['ante']:,}" if row["ante"] else "–"
        levels.add_row(str(row["level"]), f"{row['hands_before']:,}", blinds, ante)
    screen.print(levels)
