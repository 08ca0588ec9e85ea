"""How far the chips of the event's set go from here: more entries, rebuys and add-ons, and the colour-ups to come."""

from collections import Counter

from cardroom.rules import Rulebook
from cardroom.tournament.chip_set import Capacity, Item, capacity, made_up
from cardroom.tournament.play.tournament import Tournament
from cardroom.tournament.tournament_terms import TournamentTerms


def chips_left(found: Tournament) -> Capacity | None:
    """The set's capacity now; None where the event says nothing of its chips."""
    terms, state = found.terms, found.state
    if not terms.chip_set:
        return None
    stack = terms.stack if state.closed else found.entry_chips
    gone = state.chips_gone if state.phase == "running" and not state.day else ()
    ahead = state.level if state.phase == "running" else 0
    to_come = [one for one in _colour_ups(terms, found.book) if one[0] >= ahead and one[1] not in gone]
    return capacity(terms.chip_set, _items(terms, stack), state.chips_out, to_come, gone)


def chips_planned(terms: TournamentTerms, book: Rulebook, entries: int) -> Capacity | None:
    """The same for so many entries before the start: what the set leaves for more, and for what they buy."""
    if not terms.chip_set:
        return None
    each = made_up(terms.chip_set, "stack", terms.stack)
    handed_out = Counter({value: count * entries for value, count in each.items()})
    return capacity(terms.chip_set, _items(terms, terms.stack), handed_out, _colour_ups(terms, book))


def _items(terms: TournamentTerms, stack: int) -> dict[Item, int]:
    """The items that the tournament sells, and the chips of each."""
    items: dict[Item, int] = {"stack": stack}
    if terms.rebuys is not None:
        items["rebuy"] = terms.rebuys.chips
    if terms.add_on is not None:
        items["add_on"] = terms.add_on.chips
    return items


def _colour_ups(terms: TournamentTerms, book: Rulebook) -> list[tuple[int, int, int]]:
    """The planned colour-ups, the first one first: a house without races has none."""
    rows = terms.colour_ups if book.chip_race is not None else ()
    return sorted([(one.level, one.old, one.new) for one in rows])
