"""The decisions of Casino Helsinki as values, for tests of the clauses that have no rulebook behind them here."""

from dataclasses import replace

from cardroom.engine import HandRules

HELSINKI = HandRules(
    reopening="full_raise_only",
    limit_all_in="more_than_half_raises",
    short_blind_price="largest_posted",
    short_post_order="blind_first",
    ante_for_all="from_second_round",
    raise_cap=4,
    open_pair="doubles",
    reveal="what_can_win",
    show_first="last_aggressor",
    side_pot_shows_first=True,
    identical_shares="whole_pot",
    clauses={
        "raise_cap": ("CH-5.3", "CH-5.4"),
        "open_pair": ("CH-6.STUD.8",),
        "limit_all_in": ("CH-5.5", "CH-5.6"),
        "short_all_in": ("CH-5.10",),
        "pot_limit_maximum": ("CH-5.11", "CH-5.13"),
        "minimum_raise": ("CH-5.8",),
        "minimum_bet": ("CH-5.7",),
        "bring_in": ("CH-6.STUD.3",),
        "discard": ("CH-6.PINE.1",),
        "draw": ("CH-6.SVI.2", "CH-6.SVI.7"),
        "answer": ("CH-6.SVI.3",),
    },
)
"""A shuffled deck needs no burn cards; `BURNING` has those of a deck that lies on a table."""

BURNING = replace(HELSINKI, burns=1, deck_reserve=1)
