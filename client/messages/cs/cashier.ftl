cashier-title = Pokladna
cashier-wallet = V peněžence
cashier-on-tables = U stolů
cashier-together = Dohromady
cashier-chart = { $lines ->
    [one] Peněženka po posledním pohybu
    [few] Peněženka za poslední { $lines } pohyby
   *[other] Peněženka za posledních { $lines } pohybů
}
cashier-lines = Vaše pohyby, od nejnovějšího
cashier-when = Kdy
cashier-what = Co
cashier-amount = Částka
cashier-balance = Zůstatek poté
cashier-empty = Zatím žádné pohyby. Stůl najdete v lobby.
entry-welcome = Počáteční zůstatek
entry-buy-in = Buy-in
entry-top-up = Dokoupení
entry-top-up-returned = Vrácené dokoupení
entry-returned = Vráceno od stolu
entry-entry = Vstup do turnaje
entry-entry-returned = Vrácený vstup do turnaje
entry-fee-returned = Vrácený poplatek za turnaj
entry-rebuy = Žetony koupené v turnaji
entry-prize = Výhra
entry-bounty = Odměna za vyřazení
entry-bounty-returned = Vrácená odměna za vyřazení
entry-taken = Převzato ke stolu
entry-fee = Turnajový poplatek
entry-cash-out = Zpět od stolu
entry-cash-back = Hotovost vrácena
entry-hand = Handa
entry-credit = Připsáno personálem
entry-debit = Odepsáno personálem
entry-charity = Na charitu po 90 dnech
entry-ticket = Turnajová vstupenka
entry-taken-back = Odebraná výhra
