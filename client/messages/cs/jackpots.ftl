jackpots-title = Jackpoty
jackpots-none = Žádná herna tu nemá jackpot
jackpots-failed = Částky v jackpotech se nepodařilo načíst. Zkuste to za chvíli znovu.
jackpots-now = je teď ve fondu, ze kterého se výhra vyplácí.
jackpots-collected = Vybráno od konce minulého hracího dne: { $amount }. Do fondu přibude, až tento den skončí.
jackpots-last = Poslední výhry
jackpots-none-hit = Jackpot zatím nikdo netrefil.
jackpots-hit = { $when }, stůl { $table }, kategorie { $category }: { $total } z { $fund }, počet hráčů, kteří se dělili: { $players }
