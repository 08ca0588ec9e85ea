# Yhden pöydän turnaukset.

section-tournament = Turnaukset
decision-tournament-seats-drawn = Pelipaikat
decision-tournament-players-to-start = Pelaajia aloitukseen
decision-tournament-heads-up = Kaksi viimeistä pelaajaa
decision-tournament-starting-stack = Pelimerkit aluksi
decision-tournament-levels = Tasot
decision-tournament-ante-by = Kuka maksaa anten
decision-tournament-level-seconds = Tason kesto
decision-tournament-level-from = Mistä uusi taso on voimassa
decision-tournament-void-hand = Mitätöidyn jaon taso
decision-tournament-absent = Poissa olevat pelaajat
decision-tournament-out = Kuka putoaa
decision-tournament-end = Turnauksen päättyminen
decision-tournament-same-hand = Samassa jaossa pudonneet
decision-tournament-equal-stacks = Tasapinoin pudonneet
decision-tournament-shared-odd-unit = Jaetun palkinnon jakojäännös
decision-tournament-payouts = Palkinnot
decision-tournament-payout-odd-unit = Palkintopotin jakojäännös
