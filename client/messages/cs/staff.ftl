staff-as-of = Stav k { $time }
staff-stale = Tyto údaje už nejsou aktuální.
staff-drift = Knihy nesouhlasí: { $accounts }
staff-payouts-paused = Výplaty stojí od { $time }: knihy nesouhlasí. U stolů se hraje dál.
staff-payouts-differs = { $account }: podle zápisů { $expected }, nalezeno { $found }.
staff-payouts-more = A další: { $count }.
staff-resume-payouts = Obnovit výplaty
staff-resume-payouts-title = Obnovit výplaty
staff-resume-payouts-what = Nejdřív se vše znovu spočítá. Pokud knihy stále nesouhlasí, výplaty zůstanou stát.
staff-resume-payouts-done = Peníze se zase vyplácejí.
staff-clock-ahead = Čas herny je o { $minutes ->
    [one] { $minutes } minutu
    [few] { $minutes } minuty
   *[other] { $minutes } minut
} napřed před hodinami stroje, protože herna byla jednou spuštěna se špatným časem. Turnaje začínají a zavírají se o tolik dříve, než bylo oznámeno. Provozovatel to může napravit: herna bude po tu dobu zavřená.
staff-tables = Stoly
staff-players = Hráči
staff-books = Předvaha
staff-records = Záznamy
staff-hands-dealt = { $hands ->
    [one] Rozdána jedna handa
    [few] Rozdány { $hands } handy
    [many] Rozdáno { $hands } handy
   *[other] Rozdáno { $hands } hand
}
staff-nobody = Nikdo tu nesedí.
staff-no-tables = Žádný stůl není otevřen
staff-no-player = Žádný hráč se tak nejmenuje
staff-no-records = Personál zatím nic neudělal
staff-online = ve spojení
staff-offline = bez spojení
staff-find-player = Najít hráče
staff-more-players = Hráčů je víc než v seznamu: napište část jména.
staff-at-tables = U stolů
seat-state-playing = hraje
seat-state-waiting-big-blind = čeká na blind
seat-state-sitting-out = mimo hru

staff-text = Text
staff-reason = Důvod, zůstane v záznamech
staff-drain = Zastavit rozdávání
staff-drain-title = Zastavit rozdávání: { $table }
staff-drain-what = Stůl dohraje handu a další nerozdá. Lze ho znovu otevřít.
staff-drain-done = { $table } dohraje handu a další nerozdá.
staff-reopen = Znovu otevřít
staff-reopen-title = Znovu otevřít { $table }
staff-reopen-what = Stůl zase rozdává.
staff-reopen-done = { $table } zase rozdává.
staff-void = Zneplatnit handu
staff-void-title = Zneplatnit handu u stolu { $table }
staff-void-what = Rozehraná handa neplatí: všichni mají tolik žetonů jako na jejím začátku. Nelze to vrátit; další handa se rozdá nově.
staff-void-done = Handa u stolu { $table } je neplatná.
staff-thaw = Obnovit stůl
staff-thaw-title = Obnovit stůl { $table }
staff-thaw-what = Závada programu tento stůl zastavila. Obnoví se ze záznamu; rozehraná handa je neplatná a všichni mají tolik žetonů jako na jejím začátku.
staff-thaw-done = U stolu { $table } se hraje dál.
staff-broadcast = Oznámit
staff-broadcast-title = Říci všem
staff-broadcast-what = Všichni v herně to hned uvidí.
staff-broadcast-done = Řečeno všem.
staff-amount = Částka
staff-books-balance = Knihy souhlasí: všechny účty dohromady jsou nula a žádný se neliší od svých zápisů.
staff-books-drift = Knihy nesouhlasí. Všechny účty dohromady: { $sum }. Účty, které se liší, jsou označeny.
staff-account = Účet
staff-balance = Zůstatek
staff-drift-column = Rozdíl
staff-sum = Součet

record-drain = Rozdávání zastaveno
record-reopen = Znovu otevřeno
record-change-seat = Změna místa
record-void-hand = Handa zneplatněna
record-thaw = Stůl obnoven
record-broadcast = Oznámeno
record-credit = Připsáno
record-debit = Odepsáno
account-kind-wallet = Peněženka
account-kind-stack = Žetony
account-kind-rake = Rake
account-kind-house = Herna
account-kind-mint = Peníze vydané hernou
account-kind-owed-to-players = Dluh hráčům
account-kind-ledger = Knihy
account-kind-charity = Charita
account-kind-held = Zadrženo pro hráče
account-kind-in = Na cestě
account-kind-escrow = U turnajů
account-kind-ticket = Turnajové vstupenky
account-kind-lent = Půjčeno v soukromých hrách
account-kind-claim = Vráceno v soukromých hrách

player-manage = Spravovat
player-manage-name = Spravovat: { $name }
player-closed = zavřený
player-held = Zadrženo
player-act = Co udělat
player-family = Hry
player-credit = Připsat do peněženky
player-credit-what = Do peněženky. Omyl se opraví odepsáním.
player-credit-done = { $name }: připsáno { $amount }.
player-debit = Odepsat z peněženky
player-debit-what = Z peněženky. Omyl se opraví připsáním.
player-debit-done = { $name }: odepsáno { $amount }.
player-withhold = Zadržet peníze
player-withhold-what = Odečtou se z peněženky a drží se na jméno hráče, dokud se neuvolní.
player-withhold-done = { $name }: zadrženo { $amount }.
player-release = Uvolnit zadržené peníze
player-release-what = Zpět do peněženky.
player-release-done = { $name }: vráceno { $amount }.
player-shut-out = Vyloučit z her
player-shut-out-what = Hráč už si k těmto hrám nesedne. Lze to vzít zpět.
player-shut-out-done = Z her je vyloučen hráč { $name }.
player-let-in = Znovu pustit
player-let-in-what = Hráč si k těmto hrám zase může sednout.
player-let-in-done = Do her zase smí hráč { $name }.
player-close = Zavřít účet
player-close-what = Všude odhlášen, odvolán od všech stolů, dál nepuštěn. Účet lze znovu otevřít.
player-close-done = Účet hráče { $name } je zavřený.
player-open = Znovu otevřít účet
player-open-what = Hráč se zase může přihlásit.
player-open-done = Účet hráče { $name } je otevřený.
record-close-account = Účet zavřen
record-open-account = Účet otevřen
record-shut-out = Vyloučen
record-let-in = Znovu puštěn
record-withhold = Zadrženo
record-release = Uvolněno
staff-close = Zavřít stůl
staff-close-title = Zavřít { $table }
staff-close-what = Všichni odejdou se svými žetony, hráči rozehrané handy až po ní; pak se stůl zavře.
staff-close-done = { $table } se zavře, jakmile bude prázdný.
staff-open = Otevřít stůl
staff-open-what = U stolu platí pravidla jeho herny, jak jsou teď v platnosti. Místa se nejdříve nabídnou čekajícím.
staff-open-done = Stůl je otevřený.
staff-open-like = Otevřít další
staff-template-what = Všichni, kdo otevírají stoly, ji najdou pod tímto jménem, dokud ji někdo nesmaže.
staff-template-table-name = Název stolů ({"{number}"} počítá; prázdné: jako ostatní stoly)
staff-template-seats = Počet míst
staff-template-like = { $seats ->
    [one] jedno místo
    [few] { $seats } místa
   *[other] { $seats } míst
}
staff-template-by = { $name }, { $time }
staff-template-not-offered = teď se nehraje
staff-template-open = Otevřít
staff-template-open-title = Otevřít stoly podle šablony { $name }
staff-template-number = Kolik stolů
staff-template-opened = Stoly jsou otevřené.
staff-template-delete-what = Stoly, které podle ní vznikly, zůstávají.
record-keep-template = Šablona uložena
record-delete-template = Šablona smazána
staff-book-version = Pravidla, verze { $version }
staff-reload = Načíst pravidla znovu
staff-reload-what = Stoly otevřené od této chvíle se řídí tím, co říkají soubory teď; otevřené stoly si nechávají pravidla, s nimiž se otevřely. Je-li v některém souboru chyba, nic se nezmění.
staff-reload-faults = { $count ->
    [one] Jedna chyba. Herna si nechává pravidla, která má.
    [few] { $count } chyby. Herna si nechává pravidla, která má.
    [many] { $count } chyby. Herna si nechává pravidla, která má.
   *[other] { $count } chyb. Herna si nechává pravidla, která má.
}
staff-reload-line = { $file }, řádek { $line }
staff-reload-changed = platí nová verze
staff-reload-same = beze změny
record-open-table = Stůl otevřen
record-close-table = Stůl zavřen
record-reload-rulebooks = Pravidla načtena znovu
staff-seat = Změnit místo
staff-seat-act = Přesadit hráče
staff-seat-title = Jiné místo u stolu { $table }
staff-seat-what = Hráč si přesedne hned, nebo až rozehraná handa skončí. Kolik změna stojí, říkají pravidla herny.
staff-seat-player = Hráč
staff-seat-to = Na místo
staff-seat-done = { $name } přesedá na místo { $seat }.
staff-charge = Poplatek za čas
staff-charge-act = Změnit placení
staff-charge-title = Poplatek za čas u stolu { $table }
staff-charge-what = Od příští handy. Co už je zaplaceno, neplatí se znovu.
staff-charge-of = Místo čeho
staff-charge-rake = Rake
staff-charge-jackpot = Příspěvek na jackpot
staff-charge-how = Jak se platí
staff-charge-pots = Z banků
time-costs-where = U stolů, kde se platí podle času místo z bančků:
staff-charge-each = { $what ->
    [jackpot] { $minutes ->
        [one] { $amount } od celého stolu za každou započatou minutu
        [few] { $amount } od celého stolu za každé započaté { $minutes } minuty
        [many] { $amount } od celého stolu za každé započaté { $minutes } minuty
       *[other] { $amount } od celého stolu za každých započatých { $minutes } minut
    }
   *[other] { $minutes ->
        [one] { $amount } od každého hráče za každou započatou minutu
        [few] { $amount } od každého hráče za každé započaté { $minutes } minuty
        [many] { $amount } od každého hráče za každé započaté { $minutes } minuty
       *[other] { $amount } od každého hráče za každých započatých { $minutes } minut
    }
}
staff-charge-done = { $table } platí od příští handy jinak.
staff-fund = Vyplatit bonus
staff-fund-title = Bonus: { $fund }
staff-fund-what = Ve fondu je { $balance }. Bonus jde do peněženky hráče.
staff-fund-done = { $name } dostává { $amount }.

staff-search = Najít hráče, handy, peníze
staff-search-act = Najít
staff-found = Nalezeno: { $text }
staff-search-close = Zavřít
staff-found-nothing = Nic takového jména ani označení, co smíte vidět.
staff-found-hands = Handy
staff-found-money = Peníze
staff-found-void = neplatná
staff-found-waits = čeká na druhého člena personálu
staff-found-declined = bylo zamítnuto
staff-found-over = čekalo příliš dlouho
staff-found-more = Je toho víc. Napište víc.
