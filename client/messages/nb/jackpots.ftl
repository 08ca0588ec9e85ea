jackpots-title = Jackpotter
jackpots-none = Ingen av husene her har jackpot
jackpots-failed = Fikk ikke hentet beløpene i jackpottene. Prøv igjen om litt.
jackpots-now = ligger i fondet nå. Treff betales av det.
jackpots-collected = Samlet inn siden forrige spilledag tok slutt: { $amount }. Det legges i fondet når denne dagen er over.
jackpots-last = Siste treff
jackpots-none-hit = Ingen har truffet jackpotten ennå.
jackpots-hit = { $when }, bord { $table }, kategori { $category }: { $total } av { $fund }, delt på { $players ->
    [one] { $players } spiller
   *[other] { $players } spillere
}
