"""Matches of programs: the same cards for all, results with their intervals, every decision logged.

>>> from cardroom import arena
>>> seats = [arena.PolicySeat("even", "uniform"), arena.PolicySeat("calm", "passive")]
>>> played = arena.Match(arena.deal_of("kuhn"), seats, deals=50).play()
>>> [program.name for program in played.programs], played.hands
(['even', 'calm'], 100)

A seat is a function of Python, a program that speaks lines (`ProcessSeat`), a server (`HttpSeat`) or a language model
(`ModelSeat`, or through the tools of `arena.tool_server`).
"""

from cardroom.arena.aivat import Aivat
from cardroom.arena.matches import Match, MatchResult, Program
from cardroom.arena.programs import HttpSeat, ProcessSeat
from cardroom.arena.ratings import Rating, rate, ratings_page
from cardroom.arena.seat_situations import SeatSituation, situation_of
from cardroom.arena.seats import BadAnswer, ModelSeat, PolicySeat, ProgramSeat
from cardroom.arena.worded_answers import read_answer
from cardroom.env.env_hand import deal_of

__all__ = [
    "Aivat",
    "BadAnswer",
    "HttpSeat",
    "Match",
    "ModelSeat",
    "MatchResult",
    "PolicySeat",
    "ProcessSeat",
    "Program",
    "Rating",
    "ProgramSeat",
    "SeatSituation",
    "deal_of",
    "rate",
    "ratings_page",
    "read_answer",
    "situation_of",
]
