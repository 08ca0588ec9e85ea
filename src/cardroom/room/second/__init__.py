"""Second factors: codes of an app, passkeys, recovery codes; when one is asked for, and how staff take one away."""

from cardroom.room.second.own_factors import SecondFactors
from cardroom.room.second.proving import Proving
from cardroom.room.second.resets import ResetDesk

__all__ = ["Proving", "ResetDesk", "SecondFactors"]
