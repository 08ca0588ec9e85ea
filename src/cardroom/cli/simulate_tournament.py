"""`cardroom simulate-tournament`: a sit & go of one table by a house's rules, played by bots."""

from typing import TYPE_CHECKING, Annotated, Any

import typer

from cardroom.cli.output import console, fail, open_table, print_json, progress
from cardroom.cli.rules import load

if TYPE_CHECKING:
    from cardroom.bots.tournament import BotTournament
    from cardroom.rules import Rulebook
    from cardroom.tournament.levels import LevelLength
    from cardroom.tournament.opening import SitAndGo


def simulate_tournament(
    house: Annotated[str, typer.Option(help="A shipped rulebook's name or the path of a file.")] = "casinohuone",
    game: Annotated[str, typer.Option(help="One of the house's games; left out: its first.")] = "",
    players: Annotated[int, typer.Option(help="How many sit down.")] = 6,
    stack: Annotated[int, typer.Option(help="Chips each begins with; left out: as many as the house says.")] = 0,
    level_hands: Annotated[int, typer.Option(help="Hands a level lasts; left out: it goes by time.")] = 0,
    level_seconds: Annotated[int, typer.Option(help="Seconds a level lasts; left out: what the house says.")] = 0,
    buy_in: Annotated[int, typer.Option(help="What each pays into the prize pool, in cents.")] = 1_000,
    seed: Annotated[int, typer.Option(help="The same seed gives the same tournament.")] = 0,
    json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
) -> None:
    """Play a sit & go of bots and tell the prizes.

    Levels, places and prizes are the house's: its rulebook has them under [tournament].
    """
    from cardroom.bots.tournament import BotTournament
    from cardroom.rules import Refused

    book = load(house)
    if min(stack, level_hands, level_seconds, buy_in) < 0:
        fail("stack, level and buy-in are counts: they are not below 0")
    if level_hands and level_seconds:
        fail("a level goes by --level-hands or by --level-seconds, not by both")
    try:
        table = _table(book, game, players, buy_in * players, stack, _length(level_hands, level_seconds))
    except KeyError as unknown:
        fail(str(unknown.args[0]))
    except Refused as refused:
        fail(refused.message)
    played = BotTournament(table, seed)
    with progress(f"{book.name}, players out", players - 1) as advance:
        played.begin()
        played.play(advance)
    result = _result(book, played)
    if json:
        print_json(result)
    else:
        _print(book, result)


def _length(hands: int, seconds: int) -> "LevelLength | None":
    from cardroom.tournament.levels import LevelLength

    return LevelLength(hands, seconds) if hands or seconds else None


def _table(
    book: "Rulebook", game: str, players: int, pool: int, stack: int, length: "LevelLength | None"
) -> "SitAndGo":
    from cardroom.tournament.opening import open_sit_and_go

    offered = game or next(iter(book.games))
    return open_sit_and_go(book, offered, "t1", f"{book.name} sit & go", players, pool, stack, length)


def _result(book: "Rulebook", played: "BotTournament") -> dict[str, Any]:
    table, economy = played.table, played.table.economy
    return {
        "house": book.id,
        "game": table.terms.game,
        "players": len(economy.entrants),
        "stack": economy.stack,
        "pool": economy.pool,
        "seed": played.seed,
        "hands": played.hands,
        "actions": played.actions,
        "places": [
            {
                "place": one.place,
                "sharing": one.sharing,
                "player": one.player,
                "prize": one.prize,
                "clauses": one.clauses,
            }
            for one in reversed(played.finished)
        ],
        "levels": [
            {
                "level": stakes.level,
                "first_hand": hand,
                "small_blind": stakes.small_blind,
                "big_blind": stakes.big_blind,
                "ante": stakes.ante,
            }
            for hand, stakes in played.levels
        ],
    }


def _print(book: "Rulebook", result: dict[str, Any]) -> None:
    from cardroom.cli.comparison_pages import money

    screen = console()
    pool = f"{money(result['pool'])} {book.currency}"
    screen.print(f"{book.name}, {result['game']}: {result['players']} players with {result['stack']:,} chips each")
    screen.print(f"{pool} to win, {result['hands']} hands played\n")
    places = open_table("place", "player", f"prize ({book.currency})", "by", whole=("place", "player"))
    for row in result["places"]:
        last = row["place"] + row["sharing"] - 1
        place = str(row["place"]) if row["sharing"] == 1 else f"{row['place']} to {last}"
        prize = money(row["prize"]) if row["prize"] else "–"
        places.add_row(place, row["player"], prize, " ".join(row["clauses"]))
    screen.print(places)
    screen.print()
    levels = open_table("level", "from hand", "blinds", "ante")
    for row in result["levels"]:
        blinds = f"{row['small_blind']:,} / {row['big_blind']:,}"
        levels.add_row(str(row["level"]), str(row["first_hand"]), blinds, f"{row['ante']:,}" if row["ante"] else "–")
    screen.print(levels)
