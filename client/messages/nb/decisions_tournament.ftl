# Turneringer med ett bord.

section-tournament = Turneringer
decision-tournament-seats-drawn = Plasser
decision-tournament-players-to-start = Spillere for å begynne
decision-tournament-heads-up = De to siste spillerne
decision-tournament-starting-stack = Sjetonger ved start
decision-tournament-levels = Nivåer
decision-tournament-ante-by = Hvem som betaler anten
decision-tournament-level-seconds = Lengden på et nivå
decision-tournament-level-from = Når et nytt nivå gjelder
decision-tournament-void-hand = Nivået til en ugyldig hånd
decision-tournament-absent = Fraværende spillere
decision-tournament-out = Hvem som er ute
decision-tournament-end = Turneringens slutt
decision-tournament-same-hand = Ute i samme hånd
decision-tournament-equal-stacks = Ute med like stabler
decision-tournament-shared-odd-unit = Resten av en delt premie
decision-tournament-payouts = Premier
decision-tournament-payout-odd-unit = Resten av premiepotten
