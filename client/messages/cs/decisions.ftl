# O čem pravidla rozhodují, podle oddílu a jména.

decision-betting-actions = Kdo smí jednat
decision-betting-first-round-opener = Kdo otevírá první kolo
decision-betting-later-round-opener = Kdo otevírá další kola
decision-betting-round-end = Kdy kolo končí
decision-betting-fold = Složení
decision-betting-check = Check
decision-betting-call = Dorovnání
decision-betting-no-limit-maximum = Nejvíce v no limitu
decision-betting-pot-limit-maximum = Nejvíce v pot limitu
decision-betting-minimum-bet = Nejmenší sázka
decision-betting-minimum-raise = Nejmenší navýšení
decision-betting-raise-cap = Nejvíce sázek a navýšení v kole
decision-betting-all-in = All-in pod nejmenší sázkou
decision-betting-full-all-in = Plný all-in
decision-betting-short-all-in = All-in příliš malý na navýšení
decision-betting-short-all-in-run = Několik krátkých all-inů za sebou
decision-betting-short-all-in-run-ends = Co takovou řadu ukončí
decision-betting-lone-player = Hráč, který nemá s kým sázet
decision-betting-short-blind-price = Cena při krátkém blindu
decision-betting-short-post-order = Pořadí vkladů při málo žetonech
decision-betting-side-pots = Vedlejší banky
decision-betting-uncalled-bet = Sázka, kterou nikdo nedorovnal

decision-showdown-reveal = Kdo ukazuje
decision-showdown-all-in-reveal = Kdy se ukazují karty v all-inu
decision-showdown-pots = Přidělení banků
decision-showdown-ties = Stejné kombinace
decision-showdown-odd-unit = Zbylý cent
decision-showdown-after-the-hand = Ukazování po skončení handy

decision-blinds-posts = Vkládání blindů
decision-blinds-first-dealer = První dealer
decision-blinds-restart-dealer = Dealer po přerušení
decision-blinds-big-blind-moves = Jak se posouvá velký blind
decision-blinds-small-blind = Kdo vkládá malý blind
decision-blinds-dealer = Kdo je dealer
decision-blinds-heads-up-dealer = Dealer při hře ve dvou
decision-blinds-entry = Vstup k rozehranému stolu
decision-blinds-missed-blind-return = Návrat po zmeškaném blindu
decision-blinds-entry-between = Vstup mezi button a malý blind
decision-blinds-entry-decided = Do kdy se volí vstup
decision-blinds-big-blind-seat-taken = Nový hráč na místě velkého blindu
decision-blinds-missed-blinds = Značky zmeškaných blindů
decision-blinds-missed-small-blind = Návrat po zmeškaném malém blindu
decision-blinds-buy-button = Koupě buttonu
decision-blinds-seat-change = Co stojí změna místa
decision-blinds-seat-change-by = Kdo změnu místa povoluje
decision-blinds-playing-over = Hra na místě nepřítomného
decision-blinds-start-entry = Kdo hraje první handu

decision-seating-seats = Míst u stolu
decision-seating-most-seats = Nejvíce míst se souhlasem personálu
decision-seating-players-to-start = Hráčů k zahájení
decision-seating-players-to-deal = Hráčů k rozdání
decision-seating-heads-up-hands = Počet hand ve dvou
decision-seating-table-draw = Losování stolu
decision-seating-seat-choice = Kdo vybírá místo
decision-seating-draw-base-weight = Váha každého stolu
decision-seating-draw-free-seat-weight = Váha volného místa
decision-seating-draw-played-before-weight = Váha toho, kdo tam hrál
decision-seating-draw-played-before-seconds = Jak daleko zpět to platí
decision-seating-waiting-queue = Pořadník
decision-seating-seat-offer-seconds = Jak dlouho se místo drží
decision-seating-leaving = Když hráč odchází
decision-seating-last-round = Poslední kolo večera
decision-seating-moved-by-staff = Hráč, kterého personál přesadí
decision-seating-tables-per-stake = Stolů s týmž limitem najednou

decision-sit-out-standing = Místo s pauzou
decision-sit-out-limit-seconds = Nejdelší pauza u jednoho stolu
decision-sit-out-later-break-seconds = Nejdelší pauza po té dlouhé
decision-sit-out-long-break = Jak často smí být dlouhá pauza
decision-sit-out-general-from-tables = Stolů pro společnou pauzu
decision-sit-out-general-starts = Kdy společná pauza začíná
decision-sit-out-general-limit-seconds = Nejdelší společná pauza
decision-sit-out-skip-next-big-blind = Vynechání příštího velkého blindu

decision-time-bank-act-seconds = Čas na rozhodnutí
decision-time-bank-opens-at-ms = Časová banka na začátku
decision-time-bank-minimum-ms = Časová banka nejméně
decision-time-bank-maximum-ms = Časová banka nejvíce
decision-time-bank-growth-ms = Přírůstek za odehranou handu

decision-connection-extra-seconds = Čas navíc, když je hráč na řadě
decision-connection-return-seconds = Čas na návrat
decision-connection-waits = Který čas platí
decision-connection-automatic-decision = Rozhodnutí po vypršení času
decision-connection-after-automatic-decision = Po tomto rozhodnutí

decision-buy-in-minimum-big-blinds = Nejméně, ve velkých blindech
decision-buy-in-maximum-big-blinds = Nejvíce, ve velkých blindech
decision-buy-in-top-up = Kdy se žetony přidají
decision-buy-in-top-up-to-big-blinds = Dokoupení do, ve velkých blindech
decision-buy-in-return-window-seconds = Jak dlouho žetony zavazují
decision-buy-in-return-above-big-blinds = Žetony, které zavazují, ve velkých blindech nad
decision-buy-in-return-stack = S čím se hráč vrací
decision-buy-in-return-scope = Kde to zavazuje

decision-rake-taken-from = Z čeho se rake bere
decision-rake-by-stake = Kolik
decision-rake-before-flop = Bez flopu
decision-rake-rounding = Zaokrouhlení
decision-rake-minimum-cents = Nejmenší rake
decision-rake-short-handed-players = Hráčů u krátkého stolu
decision-rake-short-handed-counts = Kdo se počítá
decision-rake-short-handed-caps = Stropy u krátkého stolu
decision-rake-split-over-pots = Rozdělení mezi banky

decision-fault-resume-seconds = Čas na návrat po závadě
decision-fault-unfinished-hand = Přerušená handa
decision-fault-redeal = Nové rozdání
decision-fault-unresolved-days = Dnů, než se peníze darují
decision-fault-unresolved-scope = Které peníze
decision-fault-unresolved-to = Komu

decision-shuffle-deck = Balíček
decision-shuffle-when = Kdy se míchá
decision-shuffle-seed = Pečeť balíčku

decision-conduct-close-account = Zavření účtu
decision-conduct-shut-out = Vyloučení z her
decision-conduct-withhold = Zadržení peněz
decision-conduct-complaints = Stížnosti
decision-conduct-kept-apart = Hráči držení odděleně
decision-conduct-programs = Programy, které hrají

decision-any-number = bez omezení počtu
