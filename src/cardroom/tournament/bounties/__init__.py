"""Bounties: who wins one, how it is shared and what stays on the winner's head. Pure, in cents."""
