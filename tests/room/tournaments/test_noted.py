"""What tournaments tell is told in words: no event is passed over by mistake, no notice is without a text."""

from __future__ import annotations

import typing
from pathlib import Path
from typing import Any, get_args, get_origin

import msgspec
import pytest

from cardroom.room.identity.naming import Names
from cardroom.room.protocol import tournament_views as views
from cardroom.room.protocol.tournament_news import Notice
from cardroom.room.tournaments.noting import NO_DEAL, noted
from cardroom.rules.book_loading import house
from cardroom.tournament.cancelling.cancelled_shares import Reason
from cardroom.tournament.play import day_events
from cardroom.tournament.play import prize_deal_events as deals
from cardroom.tournament.play import tournament_events as events
from cardroom.tournament.play.event import TournamentEvent
from cardroom.tournament.play.tournament import Tournament
from cardroom.tournament.play.tournament_commands import Register
from tests.room.tournaments.played import cup_terms

MESSAGES = Path(__file__).parents[3] / "client" / "messages"
CALLED = Names()
CALLED.learn("p1", "Aada")
LANGUAGES = ("en", "fi", "nb", "cs")

SHOWN: dict[type[TournamentEvent], str] = {
    events.Registered: "entries and entrants of the tournament, `MyTournaments` of the player",
    events.Unregistered: "entries and entrants of the tournament, `MyTournaments` of the player",
    events.TournamentStarted: "`TournamentSeat` for each player, as soon as the tables stand",
    events.TableOpened: "the tables of `TournamentNow`",
    events.TableBroken: "`TournamentSeat` for each player, with the reason",
    events.FinalTableDrawn: "`TournamentSeat` for each player, with the reason",
    events.PlayerMoved: "`TournamentSeat`",
    events.RoundBegan: "hand-for-hand of `TournamentNow`; the hand itself at its table",
    events.ChipsOffered: "`ChipsOffered`",
    events.ChipsBought: "the stack at the table, the pool of `TournamentNow`",
    events.PlayerOut: "`TournamentFinished` once the place is certain",
    events.PlayerPenalised: "`PenaltyGiven` to the player, `PenaltyCounted` at the table",
    events.PlayersPenaltyEnded: "`PenaltyEnded` to the player, `PenaltyCounted` at the table",
    events.StaffActed: "the log of staff; players are told what came of it",
    deals.DealProposed: "the deal of `TournamentNow`",
    events.DrawSealed: "the draw of `TournamentNow`",
    events.PrizeDrawn: "`HexaproDrawn`, the draw of `TournamentNow`",
    day_events.DayBegan: "`TournamentSeat` for each player, with the reason",
    day_events.ShootoutRoundBegan: "`TournamentSeat` for each player, with the reason",
}
"""Events that no notice speaks of, and by what they are seen."""
UNSAID = {"level_began", "ended"}
"""Notices that the client says nothing of: the clock of the levels and the result show them."""
MANY = ("on", "agrees", "why")
"""Fields whose values say different things."""


def example(kind: type[Any], **told: Any) -> Any:
    """An event with a value in each field."""
    hints = typing.get_type_hints(kind)
    values = {field.name: value_of(hints[field.name]) for field in msgspec.structs.fields(kind)}
    return kind(**(values | told))


def value_of(kind: Any) -> Any:
    if get_origin(kind) is typing.Literal:
        return get_args(kind)[0]
    plain: dict[Any, Any] = {int: 2, str: "p1", bool: True, tuple: (), dict: {}}
    return plain[get_origin(kind) or kind]


def variants(kind: type[Any]) -> list[Any]:
    """An event once for each value that says something of its own."""
    hints, found = typing.get_type_hints(kind), [{}]
    for name in MANY:
        if name in hints:
            values = (True, False) if hints[name] is bool else get_args(hints[name])
            found = [{**one, name: value} for one in found for value in values]
    return [example(kind, **one) for one in found]


@pytest.fixture(scope="module")
def cup() -> Tournament:
    tournament = Tournament(cup_terms(late_levels=2), house("casinohuone"))
    tournament.decide(Register("p1", 7), 1_000, 1)
    return tournament


def test_every_event_is_said_in_a_line_or_seen_elsewhere(cup: Tournament) -> None:
    kinds = get_args(events.AnyTournamentEvent)
    said = {kind for kind in kinds if any(noted(cup, one, 5, CALLED) for one in variants(kind))}
    assert len(kinds) > 30
    assert said & SHOWN.keys() == set(), "said in a line, and listed as seen elsewhere"
    assert set(kinds) - said - SHOWN.keys() == set(), "say it in `noting`, or say in `SHOWN` where it is seen"
    assert SHOWN.keys() <= set(kinds)


def test_every_notice_is_told_by_an_event_and_has_words_in_every_language(cup: Tournament) -> None:
    told = [
        noted(cup, one, 5, CALLED) for kind in get_args(events.AnyTournamentEvent) for one in variants(kind)
    ]
    more = (  # what an amount against the one before says
        example(events.EntriesChanged, until_level=0),
        example(events.FeeChanged, fee=3),
        example(events.GuaranteeChanged, guarantee=3),
    )
    told += [noted(cup, one, 5, CALLED) for one in more]
    whats = {one.note.what for one in told if one is not None}
    assert whats == set(get_args(Notice))
    assert set(NO_DEAL) | {"refused"} == set(get_args(deals.WhyNoDeal))
    needed = {f"tournament-noted-{what.replace('_', '-')}" for what in whats - UNSAID}
    assert missing(needed) == []


def test_what_is_told_by_a_word_of_a_few_has_words_for_each(cup: Tournament) -> None:
    needed = {f"prize-deal-method-{one}" for one in get_args(views.DealMethod)}
    needed |= {f"tournament-status-{one}" for one in get_args(views.TournamentStatus)}
    needed |= {f"tournaments-{one}" for one in get_args(views.TournamentKind)}
    needed |= {f"tournament-sale-{one}" for one in get_args(views.Purchase)}
    needed |= {f"tournament-mine-{one}" for one in get_args(views.PlaceThere) if one}
    needed |= {f"director-back-{one.replace('_', '-')}" for one in get_args(Reason)}
    assert missing(needed) == []
    for language in LANGUAGES:
        over = (MESSAGES / language / "tournaments.ftl").read_text().split("tournament-brought-over", 1)[1]
        for why in set(get_args(views.SeatedWhy)) - {"start", "entry"}:
            assert f"[{why}]" in over.split("\n}", 1)[0], (language, why)


def missing(needed: set[str]) -> list[str]:
    """Ids without a text, by language."""
    found = []
    for language in LANGUAGES:
        text = "\n".join(file.read_text() for file in (MESSAGES / language).glob("*.ftl"))
        lines = {line.split(" = ")[0] for line in text.splitlines() if " = " in line}
        found += [f"{language}: {one}" for one in sorted(needed - lines)]
    return found


def test_a_notice_of_a_table_or_of_a_player_names_whom_it_is_for(cup: Tournament) -> None:
    frozen = noted(cup, events.TableFrozen(3, "p1", ("CO-TT.18",)), 5, CALLED)
    assert frozen is not None and (frozen.table, frozen.note.player) == (3, "Aada")
    assert frozen.note.clauses == ("CO-TT.18",)
    bounty = noted(cup, events.BountyTaken("p2", "p1", 250, 250, 750), 5, CALLED)
    assert bounty is not None and (bounty.player, bounty.note.player, bounty.note.amount) == (
        "p2",
        "Aada",
        250,
    )
    everybody = noted(cup, events.TournamentPaused(5), 5, CALLED)
    assert everybody is not None and (everybody.table, everybody.player) == (0, "")
