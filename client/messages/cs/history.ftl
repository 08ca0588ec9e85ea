history-title = Vaše handy
history-empty = Zatím jste žádnou handu nehráli.
history-hands = { $count ->
    [one] 1 handa
    [few] { $count } handy
   *[other] { $count } hand
}
history-pot = Bank
history-void = neplatná
history-proof = důkaz
history-download = Stáhnout handu { $hand } jako { $file }
history-file-phh = otevřený záznam handy
history-file-txt = text pro statistické programy
history-file-proof-json = důkaz o kartách, které jste viděli
history-tournaments = Vaše turnaje
history-statistics = Vaše statistiky
history-find-search = Najít handy
history-find-stake = Hra a limit
history-find-first = Od
history-find-last = do
history-find-result = Výsledek
history-find-any = jakýkoli
history-find-won = výhra
history-find-lost = prohra
history-find-by = nejméně
history-find-cards = Vaše karty
history-find-hint = AKs, QQ, AhKd
history-find-position = Pozice
history-find-button = Button
history-find-small-blind = Malý blind
history-find-big-blind = Velký blind
history-find-elsewhere = Jiné pozice
history-find-others = Proti
history-find-anybody = Kdokoli
history-find-noted = Hráči s poznámkou
history-find-label = Štítek: { $colour }
history-find-go = Hledat
history-find-clear = Zobrazit vše
history-find-none = Žádná handa neodpovídá
history-find-looked = Vaše handy byly prohledány zpět do { $at }.
history-find-on = Hledat dál
