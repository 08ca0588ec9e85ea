"""Cards shown when a hand was over belong to the hand in every format, for every reader, and no other card does."""

import warnings
from dataclasses import replace
from random import Random

import pokerkit
import pytest

from cardroom.engine import HandRules
from cardroom.histories.history_amounts import to_units
from cardroom.histories.phh import read_phh, write_phh
from cardroom.histories.phh_record import to_phh
from cardroom.histories.phh_replay import replay
from cardroom.histories.pokerstars import read_block, read_pokerstars, settle, split_text, write_pokerstars
from cardroom.histories.record import RecordedHand
from cardroom.room.archive.hand_files import recorded
from cardroom.table.events import AnyEvent, CardsShown, HandEnded, HandMucked, HandShown, HoleSeen
from cardroom.table.model import commands
from tests.histories.playing import HOUSE, Evening
from tests.histories.test_recorded_games import BOOK, GAMES, played
from tests.histories.test_site_texts import text_of

LAYOUTS = tuple(HOUSE.games)
"""The games that the text layout has a name for."""


def shown_by(whole_hand: list[AnyEvent], seat: int) -> tuple[str, ...]:
    """What a seat showed when the hand was over."""
    return tuple([
        card for one in whole_hand if isinstance(one, CardsShown) and one.seat == seat for card in one.cards
    ])  # fmt: skip


def hidden_from(events: list[AnyEvent], viewer: int) -> set[str]:
    """The cards in others' hands that a viewer (0: a spectator) never saw."""
    held = {one.seat: one.cards for one in events if isinstance(one, HoleSeen)}
    tabled = {one.seat for one in events if isinstance(one, HandShown)}
    return {
        card
        for seat, cards in held.items()
        if seat != viewer and seat not in tabled
        for card in cards
        if card not in shown_by(events, seat)
    }


def as_seen(events: list[AnyEvent], viewer: int) -> list[AnyEvent]:
    return [one for one in events if not isinstance(one, HoleSeen) or one.seat == viewer]


class Showing(Evening):
    """An evening at which players show what they like when a hand is over."""

    def play(self, hand: str) -> list[AnyEvent]:
        events = super().play(hand)
        held = {one.seat: one.cards for one in events if isinstance(one, HoleSeen)}
        for seat, cards in sorted(held.items(), key=lambda _: self.chance.random()):
            player = self.table.seats[seat].player if seat in self.table.seats else ""
            unseen = self.table.unseen_of(player)
            for card in self.chance.sample(cards, self.chance.randint(0, len(cards))):
                if card in unseen:
                    events += self.decide(commands.ShowCards(player, hand, (card,), (unseen[card],)))
        return events


def evening(game: str, seed: int) -> tuple[Showing, list[AnyEvent]]:
    """A hand at which something was shown when it was over."""
    for more in range(20):
        one = Showing(game, 3 + seed % 4, 100 * seed + more)
        events = one.play(f"{game}-{seed}")
        if any(isinstance(event, CardsShown) for event in events):
            return one, events
    raise AssertionError("nobody ever shows")


@pytest.mark.parametrize("game", LAYOUTS)
def test_both_formats_have_what_was_shown_for_every_viewer_and_nothing_else_of_what_was_hidden(
    game: str,
) -> None:
    for seed in range(8):
        one, events = evening(game, seed)
        for viewer in (0, *one.names):
            hand = recorded(one.terms, as_seen(events, viewer))
            document, text = write_phh(to_phh(hand)), write_pokerstars(hand)
            for card in hidden_from(events, viewer):
                assert card not in " ".join(read_phh(document).actions)
                assert card not in document and card not in text
            for seat, name in hand.names.items():
                told = shown_by(events, seat)
                lines = [line for line in text.splitlines() if line.startswith(f"{name}: shows [")]
                assert len(lines) == bool(told) + any(
                    isinstance(event, HandShown) and event.seat == seat for event in events
                )
                assert all(card in lines[0] for card in told)
                player = f"p{hand.players[seat] + 1} "
                dealt = next(line for line in read_phh(document).actions if line.startswith(f"d dh {player}"))
                assert all(card in dealt for card in told), "known from its deal on"
                written = [
                    line for line in read_phh(document).other.get("_shown", []) if line.startswith(player)
                ]
                assert written == [f"{player}sm {card}" for card in told], "one after the other, as shown"


@pytest.mark.parametrize("game", LAYOUTS)
def test_a_hand_with_cards_shown_behind_it_is_played_as_without_and_read_by_others(game: str) -> None:
    for seed in range(8):
        one, events = evening(game, seed)
        for viewer in (0, *one.names):
            hand = recorded(one.terms, as_seen(events, viewer))
            document = to_phh(hand)
            assert read_phh(write_phh(document)) == document
            rules = HandRules.of(HOUSE.for_game(game))
            ours = replay(document, rules).final_stacks
            assert ours == replay(to_phh(replace(hand, shown=())), rules).final_stacks
            with warnings.catch_warnings():
                warnings.simplefilter("ignore")  # the fields that start with "_" are ours to have
                theirs = list(pokerkit.HandHistory.loads(write_phh(document)))[-1]
            for mine, other in zip(ours, theirs.stacks, strict=True):
                assert abs(to_units(mine, 100) - 100 * other) <= 1  # the odd cent: see test_recorded_hands


@pytest.mark.parametrize("game", LAYOUTS)
def test_a_text_with_cards_shown_behind_the_hand_is_read_back_to_the_same(game: str) -> None:
    for seed in range(8):
        one, events = evening(game, seed)
        for viewer in (0, *one.names):
            hand = recorded(one.terms, as_seen(events, viewer))
            text = write_pokerstars(hand)
            (block,) = split_text(text)
            settle(read_block(block))
            (again,) = read_pokerstars(text)
            assert write_pokerstars(again) == text
            assert again.showed == hand.showed and again.known_cards() == hand.known_cards()
            assert sorted("".join(to_phh(again).actions)) == sorted("".join(to_phh(hand).actions))


@pytest.mark.parametrize("game", GAMES)
def test_every_game_tells_what_was_shown_of_it_and_is_replayed(game: str) -> None:
    """Draws, exchanges and cards face up among them: what is shown lay in its place from the deal on."""
    chance, told = Random(7), 0
    for seed in range(4):
        whole = played(game, seed, shows=chance)
        events = list(whole.events)
        shown = [card for one in events if isinstance(one, CardsShown) for card in one.cards]
        told += len(shown)
        for viewer in (0, 1, 3):
            hand = whole.seen_by(viewer)
            document = read_phh(write_phh(to_phh(hand)))
            public = " ".join(str(one) for one in events if not isinstance(one, HoleSeen))
            secret = [card for card in hidden_from(events, viewer) if f"'{card}'" not in public]
            assert not [card for card in secret if card in " ".join(document.actions)]
            dealt = " ".join(line for line in document.actions if line.startswith("d dh"))
            assert all(card in dealt for card in shown)
            rules = HandRules.of(BOOK.for_game(game))
            assert (
                replay(document, rules).final_stacks
                == replay(to_phh(replace(hand, shown=())), rules).final_stacks
            )
    assert told


# ---------------------------------------------------------------------- the layout


FOLDED_OUT = """\
PokerStars Hand #20261120003:  Hold'em No Limit (€0.50/€1 EUR) - 2026/11/20 23:59:59 UTC
Table 'Huone 7' 6-max Seat #1 is the button
Seat 1: Aino (€100 in chips)
Seat 2: Eero (€80 in chips)
Aino: posts small blind €0.50
Eero: posts big blind €1
*** HOLE CARDS ***
Aino: raises €2 to €3
{course}
"""
BEFORE_THE_FLOP = """\
Eero: folds
Uncalled bet (€2) returned to Aino
Aino collected €2 from pot
{shows}
*** SUMMARY ***
Total pot €2 | Rake €0
Seat 1: Aino (button) (small blind) collected (€2)
Seat 2: Eero (big blind) folded before Flop"""
ON_THE_FLOP = """\
Eero: calls €2
*** FLOP *** [2c 7d Jh]
Eero: checks
Aino: bets €6
Eero: folds
Uncalled bet (€6) returned to Aino
Aino collected €6 from pot
{shows}
*** SUMMARY ***
Total pot €6 | Rake €0
Board [2c 7d Jh]
Seat 1: Aino (button) (small blind) collected (€6)
Seat 2: Eero (big blind) folded on the Flop"""


@pytest.mark.parametrize(
    ("course", "shows"),
    [
        (BEFORE_THE_FLOP, "Aino: shows [As Ks] (high card Ace)"),
        (BEFORE_THE_FLOP, "Aino: shows [4d 4s] (a pair of Fours)"),
        (BEFORE_THE_FLOP, "Aino: shows [4d]"),
        (ON_THE_FLOP, "Aino: shows [Js 7s] (two pair, Jacks and Sevens)"),
        (ON_THE_FLOP, "Aino: shows [Js]"),
        (ON_THE_FLOP, "Eero: shows [Qs Ks] (high card King)"),
        (ON_THE_FLOP, "Eero: shows [Qs]\nAino: shows [Jc Jd] (three of a kind, Jacks)"),
    ],
)
def test_a_text_says_it_behind_the_last_pot_as_the_site_does(course: str, shows: str) -> None:
    """One card alone has no name; who folded is told so in the summary, whatever was shown then."""
    text = FOLDED_OUT.format(course=course.format(shows=shows))
    (hand,) = read_pokerstars(text)
    assert write_pokerstars(hand) == text
    assert not any(isinstance(event, HandShown) for event in hand.events)
    assert isinstance(hand.end, HandEnded)
    assert list(replay(to_phh(hand)).final_stacks) == to_phh(hand).other["finishing_stacks"]


def test_whoever_mucked_and_showed_all_the_same_has_the_cards_in_the_summary() -> None:
    """Where who cannot win need not show (CH-1.29)."""
    found = {1: 0, 2: 0}
    for seed in range(60):
        whole = played("holdem-nl", seed, shows=Random(seed))
        hand = whole.seen_by(0)
        text = write_pokerstars(hand)
        for seat in [
            one.seat for one in whole.events if isinstance(one, HandMucked) and one.seat in hand.showed
        ]:
            cards, name = hand.showed[seat], hand.names[seat]
            found[len(cards)] += 1
            assert text.index(f"{name}: mucks hand\n") < text.index(f"{name}: shows [{' '.join(cards)}]")
            summary = [line for line in text.splitlines() if line.startswith(f"Seat {seat}: {name}")][-1]
            assert summary.endswith(f"mucked [{' '.join(cards)}]" if len(cards) == 2 else " mucked")
            (again,) = read_pokerstars(text)
            assert write_pokerstars(again) == text
            document = to_phh(hand)
            assert f"p{hand.players[seat] + 1} sm" in document.actions, "to the engine a muck is a muck"
            replay(document, HandRules.of(BOOK.for_game("holdem-nl")))
    assert all(found.values())


def test_a_card_that_the_site_tells_behind_the_hand_is_known_and_shown() -> None:
    (hand,) = read_pokerstars(text_of("courchevel"))
    assert [one.cards for one in hand.shown] == [("Ks",)]
    document = to_phh(hand)
    assert document.other["_shown"] == [f"p{hand.players[hand.shown[0].seat] + 1} sm Ks"]
    assert sum("Ks" in line for line in document.actions) == 1


def test_what_is_shown_of_another_hand_or_too_early_is_no_part_of_this_one() -> None:
    one, events = evening("holdem", 1)
    other = CardsShown(1, "another", ("As",), (0,))
    early = replace_hand(events, before=HandEnded)
    hand = recorded(one.terms, as_seen([*events, other], 0))
    assert hand.shown == recorded(one.terms, as_seen(events, 0)).shown and hand.shown
    assert recorded(one.terms, as_seen(early, 0)).shown == ()


def replace_hand(events: list[AnyEvent], before: type) -> list[AnyEvent]:
    """The same with all that was shown told before an event of this kind."""
    shown = [one for one in events if isinstance(one, CardsShown)]
    rest = [one for one in events if not isinstance(one, CardsShown)]
    place = next(place for place, one in enumerate(rest) if isinstance(one, before))
    return [*rest[:place], *shown, *rest[place:]]


def test_a_record_of_several_hands_keeps_to_the_first() -> None:
    one, events = evening("holdem", 2)
    second = one.play("holdem-2-next")
    whole = RecordedHand.from_events(
        recorded(one.terms, as_seen(events, 0)).table, as_seen(events + second, 0), None
    )
    assert whole == recorded(one.terms, as_seen(events, 0))
