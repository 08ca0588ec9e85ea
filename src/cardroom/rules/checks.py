"""Checks for values that are valid one by one but contradict each other."""

from collections.abc import Iterable, Iterator, Mapping
from fractions import Fraction
from itertools import pairwise
from typing import Any

from cardroom.rules.decisions import PayoutRow, short_handed_cap
from cardroom.rules.house_games import GameOffer

Values = Mapping[str, Any]
"""Decision values by "section.field"; a value that could not be read is missing."""
WHOLE_FUND = 100
"""Percents."""
WHOLE_POOL = 10_000
"""Basis points."""
ALL_CHANCES = 100_000
JACKPOT_SIDES = 4
"""The most players that may hold each of the two hands of a jackpot."""
Contradiction = tuple[str, str]
"""The entry at fault ("section.field", or a field of the game offer as "offer.field") and what is wrong."""

ORDERED: tuple[tuple[str, str, str], ...] = (
    ("buy_in.minimum_big_blinds", "buy_in.maximum_big_blinds", "the largest buy-in"),
    ("buy_in.minimum_big_blinds", "buy_in.top_up_to_big_blinds", "what a top-up may reach"),
    ("time_bank.minimum_ms", "time_bank.maximum_ms", "the most a time bank holds"),
    ("time_bank.opens_at_ms", "time_bank.maximum_ms", "the most a time bank holds"),
    ("time_bank.minimum_ms", "time_bank.opens_at_ms", "what a time bank opens at"),
    ("seating.players_to_start", "seating.seats", "the seats of a table"),
    (
        "seating.players_to_deal",
        "seating.players_to_start",
        "the players that start a table: it would never deal",
    ),
    ("rake.short_handed_players", "seating.seats", "the seats of a table"),
)
"""Pairs of values: the first must not be larger than the second."""


def house_contradictions(values: Values) -> Iterator[Contradiction]:
    """Contradictions among decisions."""
    for small, large, what in ORDERED:
        if small in values and large in values and values[small] > values[large]:
            yield small, f"is {values[small]}, above {large.split('.')[1]} = {values[large]}, {what}"
    caps = values.get("rake.short_handed_caps", ())
    blinds = [(row.small_blind_cents, row.big_blind_cents) for row in caps]
    for small_blind, big_blind in blinds:
        if small_blind > big_blind:
            yield "rake.short_handed_caps", f"has a small blind {small_blind} above its big blind {big_blind}"
    if len(set(blinds)) < len(blinds):
        yield "rake.short_handed_caps", "has two rows for the same blinds"
    if any(row.or_larger and row.big_blind_cents < max(big for _, big in blinds) for row in caps):
        yield "rake.short_handed_caps", "says or_larger in a row that is not the one with the largest blinds"


def jackpot_contradictions(values: Values) -> Iterator[Contradiction]:
    """Payouts that divide more than the whole or leave a case out.

    (No game has a jackpot of its own, so the check runs once for the house.)
    """
    categories = {row.category for row in values.get("jackpot.criteria", ())}
    for category, table in ((1, "jackpot.payout_1"), (2, "jackpot.payout_2")):
        rows = values.get(table, ())
        for row in rows:
            yield from _payout(table, row)
        if category in categories and table in values:
            yield from _cases(table, rows, values)


def _cases(table: str, rows: Iterable[PayoutRow], values: Values) -> Iterator[Contradiction]:
    """Check that each possible case of a jackpot hit (players, losers, winners) has exactly one row."""
    found = [(row.players, row.losers, row.winners) for row in rows]
    for twice in sorted({case for case in found if found.count(case) > 1}):
        yield table, f"{_case(*twice)}: stands twice"
    least, most = values.get("jackpot.least_players"), values.get("jackpot.most_players")
    if least is None or most is None:
        return
    if least > most:
        yield "jackpot.least_players", f"is {least}, above most_players = {most}"
    sides = range(1, JACKPOT_SIDES + 1)
    wanted = [
        (players, losers, winners)
        for players in range(least, most + 1)
        for losers in sides for winners in sides if losers + winners <= players
    ]  # fmt: skip
    missing = [case for case in wanted if case not in found]
    if missing:
        more = f", nor for {len(missing) - 1} more cases" if len(missing) > 1 else ""
        yield (
            table,
            f"has no row for {_case(*missing[0])}{more}: the jackpot can be hit with {least} to {most} players",
        )


def _case(players: int, losers: int, winners: int) -> str:
    return f"{players} players, {losers} losers, {winners} winners"


def _payout(table: str, row: PayoutRow) -> Iterator[Contradiction]:
    place = _case(row.players, row.losers, row.winners)
    if row.others != row.players - row.losers - row.winners:
        yield table, f"{place}: the others are {row.players - row.losers - row.winners}, not {row.others}"
    try:
        loser, winner, other = (Fraction(percent) for percent in (row.loser, row.winner, row.other))
    except (ValueError, ZeroDivisionError):
        yield table, f"{place}: shares are percents such as 40 or 20/3"
        return
    if (
        min(loser, winner, other) < 0
        or loser * row.losers + winner * row.winners + other * row.others > WHOLE_FUND
    ):
        yield table, f"{place}: the shares come to more than the fund, or one is below nothing"


def tournament_contradictions(values: Values) -> Iterator[Contradiction]:
    """A structure whose levels decrease, or payouts that do not add up to the whole pool."""
    if values.get("balancing.final_table_players") == 1:
        yield "balancing.final_table_players", "is 1: one player is no table; 0 leaves it to the seats"
    levels = values.get("tournament.levels", ())
    for before, level in pairwise(levels):
        if level.big_blind < before.big_blind:
            yield (
                "tournament.levels",
                f"has a big blind {level.big_blind} after {before.big_blind}: levels rise",
            )
    for level in levels:
        if level.small_blind > level.big_blind:
            yield (
                "tournament.levels",
                f"has a small blind {level.small_blind} above its big blind {level.big_blind}",
            )
    rows = values.get("tournament.payouts", ())
    entries = [row.entries for row in rows]
    if "tournament.levels" in values and not levels:
        yield "tournament.levels", "names no level"
    if rows and (
        entries != sorted(set(entries)) or entries[0] > values.get("tournament.players_to_start", 2)
    ):
        yield "tournament.payouts", "rises by entries, from no more than it takes to start"
    if "tournament.payouts" in values and not rows:
        yield "tournament.payouts", "pays nobody"
    for row in rows:
        if sum(row.by_place) != WHOLE_POOL or list(row.by_place) != sorted(row.by_place, reverse=True):
            yield (
                "tournament.payouts",
                f"{row.entries} entries: shares fall from the first place and come to 10000",
            )
        elif len(row.by_place) > row.entries:
            yield "tournament.payouts", f"{row.entries} entries: pays {len(row.by_place)} places"


def prize_contradictions(values: Values) -> Iterator[Contradiction]:
    """Fees that do not add up to the price, chances that do not add up to the whole, and tables that leave a case out."""
    for row in values.get("prizes.fees", ()):
        if row.pool_cents + row.fee_cents != row.buy_in_cents:
            yield "prizes.fees", f"{row.buy_in_cents}: the pool's part and the fee are not the price"
    if any(row.places < 1 for row in values.get("prizes.equal_places", ())):
        yield "prizes.equal_places", "pays no place in a row"
    yield from _draw(values)


def _draw(values: Values) -> Iterator[Contradiction]:
    rows = values.get("hexapro.multipliers", ())
    if "hexapro.multipliers" in values and sum(row.per_100000 for row in rows) != ALL_CHANCES:
        yield (
            "hexapro.multipliers",
            f"the chances come to {sum(row.per_100000 for row in rows)}, not to {ALL_CHANCES}",
        )
    least = min([row.multiplier_tenths for row in rows], default=0)
    for table in ("hexapro.payouts", "hexapro.level_lengths"):
        starts = [row.multiplier_tenths for row in values.get(table, ())]
        if table in values and (starts != sorted(set(starts)) or not starts or starts[0] > least):
            yield table, "rises by multipliers, from the smallest that can be drawn"
    for row in values.get("hexapro.payouts", ()):
        if sum(row.by_place) != WHOLE_POOL:
            yield "hexapro.payouts", f"{row.multiplier_tenths}: the shares come to 10000"
    if "hexapro.levels" in values and not values["hexapro.levels"]:
        yield "hexapro.levels", "names no level"


def offer_contradictions(offer: GameOffer, values: Values) -> Iterator[Contradiction]:
    """Contradictions within a game's offer, and between it and the decisions in force at its tables."""
    for check in (_stakes, _amounts, _rake_caps):
        yield from check(offer, values)
    if offer.form == "mixed" and not offer.parts:
        yield "offer.parts", "names no game to change to"
    if offer.form != "mixed" and offer.parts:
        yield "offer.parts", f"are for tables where the game changes, not for {offer.form}"
    if offer.form == "mixed" and "choice.chooser" not in values:
        yield "offer.form", "needs a section [choice]"
    if offer.form == "points" and "open_face.row_point" not in values:
        yield "offer.form", "needs a section [open_face]"


def _stakes(offer: GameOffer, values: Values) -> Iterator[Contradiction]:
    if not offer.stakes:
        yield "offer.stakes", "has no stake"
    names = [stake.name for stake in offer.stakes]
    for name in sorted({name for name in names if names.count(name) > 1}):
        yield "offer.stakes", f"names {name} twice"
    amounts = [stake.amounts for stake in offer.stakes]
    for twice in [stake for place, stake in enumerate(offer.stakes) if stake.amounts in amounts[:place]]:
        yield "offer.stakes", f"has the amounts of {twice.name} twice"


def _amounts(offer: GameOffer, values: Values) -> Iterator[Contradiction]:
    forms = {part.form for part in offer.all_parts}
    for stake in offer.stakes:
        small, big = stake.blinds
        if small > big:
            yield "offer.stakes", f"{stake.name}: the small blind is above the big blind"
        if offer.form == "points":
            if not stake.point_cents:
                yield "offer.stakes", f"{stake.name}: a point is worth nothing"
            continue
        if not big and not stake.ante_cents:
            yield "offer.stakes", f"{stake.name}: has neither blinds nor an ante"
        if "fixed_limit" in forms and not 0 < stake.small_bet_cents <= stake.big_bet_cents:
            yield (
                "offer.stakes",
                f"{stake.name}: fixed limit needs two bets, the larger one not below the smaller",
            )
        if "fixed_limit" not in forms and stake.small_bet_cents + stake.big_bet_cents:
            yield "offer.stakes", f"{stake.name}: bets of fixed sizes are for fixed limit"
        if stake.bring_in_cents and big and offer.form != "mixed":
            yield "offer.stakes", f"{stake.name}: a game with blinds has no bring-in"
        if stake.ante_by == "big_blind" and not (big and stake.ante_cents):
            yield "offer.stakes", f"{stake.name}: the big blind posts the ante, so both must be there"


def _rake_caps(offer: GameOffer, values: Values) -> Iterator[Contradiction]:
    minimum = values.get("rake.minimum_cents", 0)
    caps = values.get("rake.short_handed_caps")
    short_handed = values.get("rake.short_handed_players", 0) > 0 and caps is not None
    for stake in offer.stakes:
        if minimum > stake.rake_cap_cents:
            yield (
                "offer.stakes",
                f"{stake.name}: the cap {stake.rake_cap_cents} is below the least rake {minimum}",
            )
        if not short_handed or caps is None:
            continue
        try:
            cap = short_handed_cap(caps, *stake.blinds)
        except LookupError as error:
            yield "offer.stakes", f"{stake.name}: {error}"
            continue
        if cap > stake.rake_cap_cents:
            yield (
                "offer.stakes",
                f"{stake.name}: the short-handed cap {cap} is above the cap {stake.rake_cap_cents}",
            )


def family_contradictions(offers: Iterable[GameOffer]) -> Iterator[tuple[str, str]]:
    """Game ids whose stakes differ from the family's: tables of one stake are counted together by its name."""
    by_name: dict[tuple[str, str], tuple[int | str, ...]] = {}
    by_amounts: dict[tuple[str, tuple[int | str, ...]], str] = {}
    for offer in offers:
        for stake in offer.stakes:
            amounts = by_name.setdefault((offer.family, stake.name), stake.amounts)
            name = by_amounts.setdefault((offer.family, stake.amounts), stake.name)
            if amounts != stake.amounts:
                yield offer.id, f"{stake.name} has other amounts in another game of the family {offer.family}"
            if name != stake.name:
                yield offer.id, f"{stake.name} is {name} in another game of the family {offer.family}"


MAX_BASIS_POINTS = 1_000
"""A tenth of the pot: no known room takes more."""
MAX_BIG_BLINDS = 50
"""A cap above this limits almost no pot, so it has no effect."""


def doubtful_rakes(offer: GameOffer) -> Iterator[str]:
    """Stakes with a rake above that of any known room: allowed, but most often a slip."""
    for stake in offer.stakes:
        percent = stake.rake_basis_points / 100
        if stake.rake_basis_points > MAX_BASIS_POINTS:
            yield f"{stake.name}: the rake is {percent:g} % of the pot; rooms take up to {MAX_BASIS_POINTS / 100:g} %"
        if stake.rake_basis_points and stake.rake_cap_cents > MAX_BIG_BLINDS * stake.unit_cents:
            yield (
                f"{stake.name}: the cap {stake.rake_cap_cents} is above {MAX_BIG_BLINDS} big blinds: as good as "
                f"no cap, each pot pays {percent:g} % whatever its size"
            )
