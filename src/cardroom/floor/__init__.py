"""Rulings: what was said and pushed at a live table, what it counts as, and why.

A ruling is a pure function of situation, facts and rulebook.

>>> from cardroom.floor import read_case, said
>>> from cardroom.rules import house
>>> told = {"form": "no_limit", "big_blind": 200, "bet_to_match": 500, "last_full_raise": 300, "in_front": 0}
>>> case = read_case({"topic": "single_chip", "situation": {**told, "stack": 9000}, "facts": {"chip": 1000}})
>>> ruling = case.rule(house("casino-helsinki"))
>>> said(ruling.sentence), ruling.clauses
('One chip without a word is a call of 500. 500 goes back.', ('CH-5.21', 'CH-5.9', 'CH-5.24'))
"""

from cardroom.floor.case import Case, read_case, read_cases
from cardroom.floor.model.facts import BadCase, Facts, Field, fields_of
from cardroom.floor.model.ruling import Action, Chips, Option, Right, Ruling, Sentence
from cardroom.floor.model.sentence_catalogues import LANGUAGES
from cardroom.floor.model.situation import Situation
from cardroom.floor.model.steps import Step
from cardroom.floor.model.topic import Topic
from cardroom.floor.sentences import said
from cardroom.floor.topics import TOPICS, rule, topic

__all__ = [
    "rule",
    "read_case",
    "read_cases",
    "said",
    "topic",
    "Action",
    "BadCase",
    "Case",
    "Chips",
    "Facts",
    "Field",
    "fields_of",
    "LANGUAGES",
    "Option",
    "Right",
    "Ruling",
    "Sentence",
    "Situation",
    "Step",
    "TOPICS",
    "Topic",
]
