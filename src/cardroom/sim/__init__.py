"""Simulation: many hands of a game played by a simple policy from one seed."""

from cardroom.sim.benchmark_stakes import STAKES, BenchmarkStakes, codes, stakes
from cardroom.sim.dealing import deal, play, setup
from cardroom.sim.open_face_hands import OPEN_FACE
from cardroom.sim.playing import Policy, draw, play_hand
from cardroom.sim.policies import POLICIES
from cardroom.sim.simulate import SimulationResult, simulate

__all__ = [
    "OPEN_FACE",
    "POLICIES",
    "Policy",
    "STAKES",
    "SimulationResult",
    "BenchmarkStakes",
    "codes",
    "deal",
    "draw",
    "play",
    "play_hand",
    "setup",
    "simulate",
    "stakes",
]
