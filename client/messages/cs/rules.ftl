rules-search = Hledat v pravidlech (v jazyce herny nebo anglicky)
rules-search-for = vedlejší bank, časová banka, CO-TH.31
rules-found = { $count ->
    [0] Žádný článek o tom nemluví. Zkuste jiné slovo.
    [one] Jeden článek
    [few] { $count } články, nejlepší první
    [many] { $count } článku, nejlepší první
   *[other] { $count } článků, nejlepší první
}
rules-views = Jak číst pravidla
rules-clauses = Články
rules-decisions = Co herna dělá
rules-areas = Oblasti
rules-back = K pravidlům
rules-no-clause = Pravidla nemají článek { $clause }
rules-source = z „{ $source }“
rules-reading = Výklad:
area-variant = Hry
area-betting = Sázení
area-blinds = Blindy
area-buyin = Buy-in
area-cancellation = Zrušené hry
area-conduct = Chování
area-connection = Spojení
area-dealing = Rozdávání
area-fairness = Férovost
area-pots = Banky
area-prizes = Výhry
area-rake = Rake
area-seating = Místa
area-showdown = Showdown
area-staff = Personál
area-table = Stoly
area-tournament = Turnaje
engine-auto = rozhoduje herna
engine-ruling = rozhoduje se na ohlášení
engine-discretion = rozhoduje personál
engine-notice = ukazuje se hráčům
section-betting = Sázení
section-showdown = Showdown
section-blinds = Blindy
section-seating = Místa
section-sit-out = Pauzy
section-connection = Spojení
section-time-bank = Časová banka
section-buy-in = Buy-in
section-rake = Rake
section-fault = Závady
section-shuffle = Míchání
section-games = Hry
section-conduct = Chování
rules-house = Herna
rules-everywhere = v pravidlech všech heren
rules-compare = Vedle sebe
rules-first-house = První herna
rules-second-house = Druhá herna
rules-swap = Prohodit strany
rules-differ = Rozdílná rozhodnutí: { $different } / { $all }
rules-show-same = Zobrazit i to, co je stejné
rules-same = stejné
rules-different = různé
rules-nothing-like-it = nic takového
rules-a-reading = výklad
