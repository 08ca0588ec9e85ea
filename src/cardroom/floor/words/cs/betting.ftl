# Co se u stolu říká o sázkách.

single-chip-call = Jeden žeton beze slova je dorovnání: { $bound } zůstává, { $returned } se vrací.
single-chip-check = Jeden žeton beze slova je tady check: { $returned } se vrací.
single-chip-bet = Jeden žeton beze slova je sázka: { $to }.
single-chip-raise = Navýšení bylo ohlášeno před žetonem: je na { $to }.
single-chip-staff-decide = O tom, zda je žeton sázkou { $to }, nebo checkem, rozhodne personál.
undercall-full = Je to plné dorovnání na { $to }: je třeba přidat { $owes }.
undercall-staff-may-let-fold = Dorovnání je třeba doplnit na { $to }. Personál může hráči dovolit složit a ztratit jen to, co už vložil.
undercall-staff-decide = Rozhodne personál: doplnit dorovnání na { $to }, nebo složit a ztratit vložené žetony.
option-bet = sázka { $to }
option-check = check
option-complete-the-call = doplnit dorovnání na { $to }
option-fold-and-lose-what-is-in = složit; { $to } zůstává v banku
