"""The course of a tournament: hand-for-hand, players who go out at once, breaks, late entries and the end."""

from dataclasses import dataclass, field
from typing import Literal

from cardroom.rules.decisions.decision import Decision, Principle, Seconds
from cardroom.rules.layers.schema_versions import since


@dataclass(frozen=True, slots=True)
class Course:
    """What happens to a tournament as a whole while it is played."""

    together: Principle[Literal["same_round_or_moment"]]
    """Who goes out at the same time: by the same hand; at different tables by the same round of hand-for-hand, or in
    the same moment."""
    other_tables: Decision[Literal["by_stack", "shared"]]
    """The places of players who go out at the same time at different tables: by their stacks at the hand's start, or
    shared, the best of each table with the best of the others."""
    hand_for_hand: Decision[Literal["never", "near_the_money", "before_final_table"]]
    """When all tables deal one hand at a time: when the hands of all tables could reach the money, or with one player
    too many for the final table."""
    all_ins_in_rounds: Decision[Literal["played_on", "frozen"]]
    """A hand of such a round with a player all-in: played on, or frozen until all other tables have played theirs; then
    such hands are played out one at a time."""
    breaks: Decision[Literal["five_to_the_hour", "by_structure"]]
    """When all tables pause: until each full hour, or as the structure has it. Each begins when all hands are over."""
    shortest_break_seconds: Decision[Seconds]
    late_entries: Principle[Literal["until_level_ends"]]
    """How long players may enter who were not there at the start, where the tournament announces it at all."""
    late_entries_early: Decision[Literal["end_when_all_left_are_paid", "go_on"]]
    """Whether they end early once all who are left are in the paid places."""
    late_stack: Decision[Literal["full", "as_announced"]] = field(
        metadata=since(4, "as_announced", "A tournament may announce fewer chips for late entries.")
    )
    """The chips of late entries and re-entries: as many as at the start, or as few as the tournament announces."""
    changes: Principle[Literal["by_staff_told_to_all"]] = field(
        metadata=since(3, "by_staff_told_to_all", "Staff change what was announced, and tell it to all.")
    )
    """Start, levels, end of entries, fee and guarantee may be changed by staff, who tell it to all; who has entered at
    a lower fee pays no more, and may withdraw."""
    withdrawal_seconds: Decision[Seconds]
    """How long before an announced start a player may withdraw at the latest, where the tournament says nothing else;
    0: until it begins."""
    re_entry: Decision[Literal["as_announced", "never"]]
    """Whether a player who is out may enter again."""
    rebuy: Principle[Literal["as_announced"]]
    """Players buy more chips only in a tournament that announces it, within its limits."""
    equal_prizes: Decision[Literal["end", "played_out"]]
    """Whether it is over once all who are left get the same prize."""
    last_level: Decision[Literal["goes_on_at_one_table", "rises"]]
    """Behind the last level of a structure: levels rise as they did before, or the last one goes on in a tournament of
    one table."""
