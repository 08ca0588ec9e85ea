# Tournaments of one table.

section-tournament = Tournaments
decision-tournament-seats-drawn = Seats
decision-tournament-players-to-start = Players to begin
decision-tournament-heads-up = The last two players
decision-tournament-starting-stack = Chips to begin with
decision-tournament-levels = Levels
decision-tournament-ante-by = Who posts the ante
decision-tournament-level-seconds = Length of a level
decision-tournament-level-from = When a new level holds
decision-tournament-void-hand = Level of a void hand
decision-tournament-absent = Absent players
decision-tournament-out = Who is out
decision-tournament-end = End of the tournament
decision-tournament-same-hand = Out in the same hand
decision-tournament-equal-stacks = Out with equal stacks
decision-tournament-shared-odd-unit = Odd unit of a shared prize
decision-tournament-payouts = Prizes
decision-tournament-payout-odd-unit = Odd unit of the pool
