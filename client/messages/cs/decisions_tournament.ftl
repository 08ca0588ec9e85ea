# Turnaje u jednoho stolu.

section-tournament = Turnaje
decision-tournament-seats-drawn = Místa
decision-tournament-players-to-start = Hráčů k zahájení
decision-tournament-heads-up = Poslední dva hráči
decision-tournament-starting-stack = Žetony na začátek
decision-tournament-levels = Úrovně
decision-tournament-ante-by = Kdo platí ante
decision-tournament-level-seconds = Délka úrovně
decision-tournament-level-from = Odkdy platí nová úroveň
decision-tournament-void-hand = Úroveň neplatné hry
decision-tournament-absent = Nepřítomní hráči
decision-tournament-out = Kdo vypadává
decision-tournament-end = Konec turnaje
decision-tournament-same-hand = Vyřazení v jedné hře
decision-tournament-equal-stacks = Vyřazení se stejným stackem
decision-tournament-shared-odd-unit = Nedělitelný zbytek sdílené výhry
decision-tournament-payouts = Výhry
decision-tournament-payout-odd-unit = Nedělitelný zbytek fondu
