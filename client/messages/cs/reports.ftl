reports-title = Přehledy
reports-first = Od
reports-last = Do
reports-show = Zobrazit
reports-what = Dny tak, jak je počítá herna; když nic nevyberete, posledních třicet. Probíhající den je započítán do této chvíle.
reports-empty = V těchto dnech se nic nestalo
reports-drift = Účty dne { $day } nesouhlasí. Spusťte cardroom audit a vše prověřte, než cokoli vyplatíte.
reports-by-day = Vybráno po dnech
reports-by-hour = Handy za hodinu, posledních 48 hodin
reports-taken = Rake a časové poplatky
reports-days = Dny
reports-tables = Stoly
reports-players = Hráči
reports-attribution = Rake a odvody do fondů se z každé handy připisují hráčům podle toho, kolik kdo vložil do banků; zbylé centy těm, kdo vložili nejvíc.
reports-more = { $players ->
    [one] Jeden další hráč je v souboru CSV.
    [few] Další { $players } hráči jsou v souboru CSV.
   *[other] Dalších { $players } hráčů je v souboru CSV.
}
reports-cashier = Pokladna
reports-closes = Denní uzávěrky
reports-day = Den
reports-house = Herna
reports-table = Stůl
reports-player = Hráč
reports-hands = Handy
reports-rake = Rake
reports-time = Časové poplatky
reports-drops = Do fondů
reports-kind = Druh
reports-entries = Zápisy
reports-wallets = V peněženkách
reports-state = Stav
reports-open = probíhá
reports-closed = uzavřeno
reports-wrong = nesouhlasí
reports-download = Jako CSV:
reports-csv-rake = Rake
reports-csv-players = Hráči
reports-csv-cashier = Pokladna
reports-csv-hands = Handy
reports-csv-closes = Uzávěrky
