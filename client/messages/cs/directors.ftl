directors-title = Turnaje
directors-make = Vypsat turnaj
directors-make-what = Vypíše se hned a všichni ho uvidí. Je-li ve struktuře chyba, nevytvoří se nic a všechny chyby se vypíšou.
directors-announce = Vypsat
directors-made = Turnaj je vypsán.
directors-template = Šablona
directors-template-evening = Večer s opětovnými vstupy
directors-template-rebuys = Rebuy a add-on
directors-template-sit-and-go = Sit & go
directors-template-suggested = Návrh podle hráčů a času
directors-template-copy = Jako kopírovaný turnaj
directors-template-kept = Uložené
directors-copy = Kopírovat
directors-copy-code = Kopírovaný turnaj má vstupní kód, který se neuchovává: zadejte nový.
directors-keep = Uložit jako šablonu
directors-keep-what = Všichni, kdo vedou turnaje, ji najdou pod tímto jménem, dokud ji někdo nesmaže.
directors-keep-name = Název šablony
directors-keep-done = Šablona je uložena.
directors-kept = Šablony
directors-kept-none = Žádná šablona není uložena.
directors-kept-by = { $house } · { $name }, { $time }
directors-kept-use = Použít
directors-kept-use-named = Vypsat turnaj podle šablony { $name }
directors-kept-delete = Smazat
directors-kept-delete-title = Smazat šablonu { $name }
directors-kept-delete-what = Turnaje, které podle ní vznikly, zůstávají.
directors-kept-deleted = Šablona je smazána.
directors-suggest = Navrhnout strukturu
directors-suggested = Turnaj má skončit na úrovni { $level }, asi po { $minutes } minutách.
directors-pace = Tempo
directors-pace-slow = pomalé
directors-pace-normal = běžné
directors-pace-turbo = turbo
directors-pace-hyper = hyper
directors-target = Vstupenky platí na
directors-target-none = Není satelit, nebo kterýkoli za tu cenu
directors-rhythm = Kdy
directors-rhythm-once = Jednou
directors-rhythm-full = Nový, když se předchozí naplní
directors-rhythm-minutes = Jednou za tolik minut
directors-rhythm-daily = Každý den
directors-rhythm-weekly = Každý týden
directors-repeat-at = V kolik hodin ({ $zone })
directors-repeat-days = V tyto dny
directors-starts = Začátek (prázdný: až se místa obsadí)
directors-fault = Řádek { $line }, { $entry }:
directors-expected-entries = Očekávaný počet účastníků
directors-expected-minutes = Očekávaná délka v minutách
directors-too-high = Příliš vysoko: turnaj má skončit na úrovni { $level }, jejíž velký blind { $unit } je víc než dvacetina z { $chips } žetonů ve hře.
directors-too-high-added = Struktura končí dříve: každá další úroveň je vůči předchozí o tolik vyšší, o kolik byla poslední.

director-page = Stránka pro hráče
director-acts = Co lze udělat
director-acts-on = Co lze udělat: { $name }
director-nobody-yet = Zatím se nikdo nezaregistroval
director-nobody-found = Nikdo takový registrován není
director-field = Hráči: { $shown } z { $all }
director-entrants = Hráči turnaje
director-find = Jméno nebo stůl
director-order = Řazení
director-order-chips = Žetony
director-order-name = Jméno
director-order-table = Stůl
director-order-place = Místo
director-order-seat = Sedadlo
director-seat-by-rule = Podle pravidla herny
director-state-all = Všichni
director-state-entered = Registrován
director-state-playing = Hraje
director-state-document = Čeká na doklad
director-state-out = Vypadl
director-placed = { $place }. místo
director-no-table = bez stolu
director-chips = { $chips } žetonů

director-start = Zahájit
director-start-title = Zahájit turnaj { $name }
director-start-what = Vylosují se místa a rozdají se karty.
director-start-done = Turnaj { $name } začal.

director-pause = Pozastavit
director-pause-title = Pozastavit turnaj { $name }
director-pause-what = Všechny stoly se po dohrání handy zastaví a hodiny také.
director-pause-done = Turnaj { $name } je pozastaven.

director-resume = Pokračovat
director-resume-title = Pokračovat: { $name }
director-resume-what = Karty se zase rozdávají a hodiny běží.
director-resume-done = Turnaj { $name } pokračuje.
director-end-break = Ukončit přestávku
director-end-break-title = Ukončit přestávku: { $name }
director-end-break-what = Hraje se dál a vše další začne o to dřív.
director-end-break-done = Přestávka skončila: { $name }.
director-extra-table = Otevřít další stůl
director-extra-table-title = Otevřít další stůl: { $name }
director-extra-table-what = Hráči se k němu přesunou, dokud nejsou stoly vyrovnané. Zůstane, dokud ho nezavřete nebo se všichni nevejdou k finálovému stolu.
director-extra-table-done = Další stůl je otevřen.
director-fewer-tables = Zavřít další stůl
director-fewer-tables-title = Zavřít další stůl: { $name }
director-fewer-tables-what = Zruší se další stůl v pořadí.
director-fewer-tables-done = Stůl se zruší.

director-end-day = Ukončit den
director-end-day-title = Ukončit den turnaje { $name }
director-end-day-what = Rozehrané handy jsou poslední; pak se všechny žetony uloží do sáčků.
director-end-day-done = Den končí.

director-close-books = Uzavřít účty
director-close-books-title = Uzavřít účty turnaje { $name }
director-close-books-what = Turnaj definitivně končí: nikdo už není diskvalifikován a výhry platí.
director-close-books-done = Účty turnaje { $name } jsou uzavřeny.
director-books-open = Dohráno. Dokud se účty neuzavřou, lze podvodníka diskvalifikovat: vyberte hráče.

director-begin-day = Začít další den
director-begin-day-title = Začít další den turnaje { $name }
director-begin-day-what = Místa se losují znovu a sáčky se otevřou.
director-begin-day-done = Další den začíná.

director-last-hands = Losovat poslední handy
director-last-hands-title = Losovat poslední handy dne turnaje { $name }
director-last-hands-what = Karta určí, kolik hand každý stůl ještě odehraje. Hodiny stojí.
director-last-hands-done = Poslední handy jsou vylosovány.
director-card-drawn = Karta, kterou vytáhl hráč
director-room-draws = Losuje herna
director-last-rebuys = Ohlásit poslední handy s rebuy
director-last-rebuys-title = Ohlásit poslední handy s rebuy turnaje { $name }
director-last-rebuys-what = Každý stůl odehraje po právě rozdávané hře tolik hand s rebuy, kolik má herna; pak přijde add-on. Handy hlaste, jak končí.
director-last-rebuys-done = Poslední handy s rebuy jsou ohlášeny.
director-no-last-rebuys = Odvolat poslední handy s rebuy
director-no-last-rebuys-title = Odvolat poslední handy s rebuy turnaje { $name }
director-no-last-rebuys-what = Rebuy zase trvá do konce své úrovně; pokud už skončila, končí teď.
director-no-last-rebuys-done = Ohlášení je odvoláno.
refused-no-last-rebuys = Tato herna poslední handy s rebuy neohlašuje.
refused-last-rebuys-announced = Posledních { $hands } hand s rebuy je ohlášeno.
refused-last-rebuys-over = Poslední handy s rebuy se teď nehrají.

director-time = Přidat čas
director-time-title = Víc času pro úroveň: { $name }
director-time-what = Úroveň trvá o tolik déle.
director-time-done = Úroveň trvá déle.
director-time-live = Změnit čas úrovně
director-time-live-title = Čas úrovně: { $name }
director-time-live-what = Úroveň trvá o tolik déle, nebo kratší dobu.
director-time-live-done = Čas úrovně je změněn.
director-time-shorter = Ubrat

director-level = Změnit úroveň
director-level-title = Pozdější úroveň: { $name }
director-level-what = Platí od příští handy.
director-level-done = Úroveň je změněna.
director-level-live-title = Jiná úroveň: { $name }
director-level-live-what = Platí od příští handy. Dřívější úroveň se hraje znovu; odehrané handy platí.

director-move = Přesunout
director-move-title = Přesunout: { $name }
director-move-what = Hráč přejde s žetony po dohrání handy; místo vyberete vy, nebo pravidlo herny.
director-move-done = Přesunuto: { $name }.

director-remove = Vyloučit
director-remove-title = Vyloučit: { $name }
director-remove-what = Hráč končí. O žetonech a místě rozhoduje pravidlo herny.
director-remove-done = { $name } končí.

director-cancel = Zrušit turnaj
director-cancel-title = Zrušit turnaj { $name }
director-cancel-what = Každý dostane, co je zde; rozehrané handy jsou neplatné. Nelze to vzít zpět.
director-cancel-done = Turnaj { $name } je zrušen.

director-minutes = Minut
director-from-pool = Z fondu
director-from-house = Vrácené poplatky
director-from-staff = Vrácený podíl personálu z poplatků
director-from-bounties = Z odměn
director-entries-back = Vrácené vstupy
director-tickets-back = Vrácené tikety
director-cancelled = Co kdo dostal
director-cancelled-by = Zrušil(a) { $name }, { $time }.
director-cancelled-too-few = Zrušeno, protože se přihlásilo příliš málo hráčů, { $time }.
director-cancelled-all = Hráčům celkem zpět:
director-cancelled-csv = Jako soubor (CSV)
director-kept = Herně
director-by = Podle
director-by-house = Vlastní rozhodnutí herny: její dokument o tom nic neříká
director-settlement = Kdo co dostane
director-gets = Dostane
director-back-entry-back = vstupné zpět
director-back-ticket-back = vstupenka zpět
director-back-fee-back = poplatek zpět
director-back-pool-share = podíl z fondu
director-back-bounty-back = odměna zpět
director-how-entries = { $bought ->
    [one] vše, co bylo zaplaceno za vstup
    [few] vše, co bylo zaplaceno za { $bought } vstupy
   *[other] vše, co bylo zaplaceno za { $bought } vstupů
}
director-how-ticket = vstupenka, kterou byl vstup zaplacen
director-how-fees = { $bought ->
    [one] poplatek za vstup
    [few] poplatky za { $bought } vstupy a nákupy
   *[other] poplatky za { $bought } vstupů a nákupů
}
director-how-bounty = odměna na vlastní hlavu
director-how-half-equally = polovina fondu { $left ->
    [one] v jednom dílu
    [few] ve { $left } stejných dílech
   *[other] v { $left } stejných dílech
}, polovina podle žetonů: { $stack } z { $chips }
director-how-by-chips = fond podle žetonů: { $stack } z { $chips }
director-how-icm = dosud nevyplacené výhry podle ICM: { $stack } z { $chips } žetonů
director-how-lowest-prize = nejnižší dosud nevyplacená výhra, { $lowest }, a ze zbytku díl podle žetonů: { $stack } z { $chips }
director-how-unpaid-by-chips = dosud nevyplacené výhry podle žetonů: { $stack } z { $chips }
director-how-each-and-icm = { $each } % celého fondu každému, zbytek podle ICM: { $stack } z { $chips } žetonů
director-disqualify = Diskvalifikovat
director-disqualify-title = Diskvalifikovat { $name }
director-disqualify-what = Hráč už nemá místo ani výhru; ti pod ním postupují. Teď by se stalo toto:
director-disqualify-done = { $name } je diskvalifikován.
director-disqualify-back = Z peněženky se vrátí { $amount }.
director-disqualify-house = { $amount } už v ní není: doplatí herna.
director-disqualify-rises = { $name } postoupí na { $place }. místo a dostane o { $amount } více.
director-disqualify-nobody = { $amount } nepřipadne nikomu: rozhodne personál.
director-disqualify-cash = { $amount } bylo vyplaceno v hotovosti: nejdřív ji vezměte zpět v registraci.
director-disqualify-gone = Hotovost se nevrátí: zaplatí ji herna
directors-to-come = Opakované turnaje
directors-line-next = další { $time }
directors-line-when-full = nový, když se jeden naplní
directors-none-to-come = Žádný turnaj se zatím neopakuje.
directors-line-stop = Ukončit
directors-line-stop-title = Ukončit opakování: { $name }
directors-line-stop-what = Další už nepřijdou. Co je vypsáno, zůstává.
directors-line-stopped = Už se neopakuje.
directors-repeat = Přidat
directors-repeat-title = Přidat opakovaný turnaj
directors-repeat-what = Šablona ze složky herny nebo HexaPro, podle rozvrhu, nebo kdykoli žádný jiný nečeká na hráče.
directors-repeat-hexapro = HexaPro za { $amount }
directors-repeat-done = Turnaj se odteď opakuje.
director-fix = Pevné místo
director-fix-title = Místo: { $name }
director-fix-what = Hráč má toto místo při každém losování: na začátku, další den, u finálového stolu. Důvod vidí jen personál.
director-fix-done = Místo je zapsáno: { $name }.
director-fix-seat = Místo; 0: losuje se jako ostatním
director-fix-table = Stůl při prvním losování; 0: kterýkoli
director-fixed = { $table ->
    [0] Místo { $seat } při každém losování
   *[other] Místo { $seat } při každém losování, u stolu { $table }
}
director-penalise = Potrestat
director-penalise-title = Potrestat hráče { $name }
director-penalise-what = Hráč se dozví důvod, dostává karty, platí blindy a jeho karty se skládají, dokud trest nevyprší. Zbytek jde s hráčem k dalším stolům a do dalších dnů.

director-terms = Co bylo vypsáno
director-start-time = Změnit začátek
director-start-time-title = Jiný začátek turnaje { $name }
director-start-time-what = Všem přihlášeným se to oznámí.
director-start-time-done = Turnaj { $name } začíná v jinou dobu.

director-levels = Změnit úrovně
director-levels-title = Úrovně turnaje { $name }
director-levels-what = Úrovně, které začaly, se nemění. Všem ve hře se to oznámí.
director-levels-done = Úrovně jsou změněny.
director-levels-add = Přidat úroveň
director-levels-drop = Odebrat poslední
director-level-minutes = Minut na každou další úroveň (prázdné: jako dosud)

director-entries = Změnit pozdní registraci
director-entries-title = Pozdní registrace turnaje { $name }
director-entries-what = Do konce které úrovně se hráči přihlašují. Všem ve hře se to oznámí.
director-entries-done = Pozdní registrace je změněna.
director-entries-none = Nikdo nepřijde později
director-entries-until = Do konce úrovně

director-fee = Změnit poplatek
director-fee-title = Jiný poplatek turnaje { $name }
director-fee-what = Platí pro další přihlášky. Kdo je přihlášen, nedoplácí: je-li nižší, rozdíl se vrátí, a je-li vyšší, lze se do začátku odhlásit. Všem se to oznámí.
director-fee-done = Poplatek turnaje { $name } je změněn.
director-fee-now = Poplatek (nyní { $amount })
director-fee-beside = Část pro personál vedle poplatku (nyní { $amount }) se spočítá znovu a hráči ji platí také.

director-guarantee = Změnit garanci
director-guarantee-title = Jiná garance turnaje { $name }
director-guarantee-what = Herna odloží, co ji to může stát. Je-li nižší, přihlášení se mohou do začátku odhlásit. Všem se to oznámí.
director-guarantee-done = Garance turnaje { $name } je změněna.
director-guarantee-now = Fond je nejméně (nyní { $amount })

director-breaking-order = Změnit pořadí rušení stolů
director-breaking-order-title = V jakém pořadí se ruší stoly turnaje { $name }
director-breaking-order-what = Stůl nahoře se ruší první. Všem ve hře se to oznámí.
director-breaking-order-done = Pořadí je změněno.
director-table-earlier = Stůl { $table }: dříve

directors-condition = Podmínka, kterou hráči potvrdí (jen freeroll)
directors-code = Vstupní kód, který dáte těm, kdo smějí hrát
directors-code-help = Na velikosti písmen a mezerách nezáleží. Herna si kód neponechá: poznamenejte si ho.
directors-invited = Jen pro tyto hráče (jen freeroll): jméno na řádek
director-amount-small-blind = Malý blind
director-amount-big-blind = Velký blind
director-amount-ante = Ante
director-amount-bring-in = Bring-in
director-amount-small-bet = Malá sázka
director-amount-big-bet = Velká sázka
director-amount-point = Bod
director-place-of-the-moment = Místo dané chvíle
director-place-none = Žádné: nižší postupují
director-deal-waits = Všichni souhlasí s dohodou
director-pay-deal = Vyplatit podle dohody
director-pay-deal-title = Vyplatit turnaj { $name } podle dohody
director-pay-deal-what = Každý, kdo zbývá, dostane, co bylo dohodnuto.
director-pay-deal-done = Výhry se vyplácejí podle dohody.
director-pay-ladder = Vyplatit, jak bylo vypsáno
director-pay-ladder-title = Vyplatit turnaj { $name }, jak byl vypsán
director-pay-ladder-what = Dohoda není: hraje se dál o vypsané výhry.
director-pay-ladder-done = Hraje se dál.

director-document = Zaznamenat doklad
director-document-title = Zaznamenat doklad hráče { $name }
director-document-what = Že jste viděli platný doklad hráče. Místo, které na něj čeká, hráč hned dostane. Nic z dokladu se neuchovává.
director-document-done = Zaznamenáno, že { $name } předložil doklad.
director-document-waits = Místo čeká, dokud personál neuvidí platný doklad.
director-contact = Zaznamenat kontakt
director-contact-title = Jak jste se snažili zastihnout hráče { $name }
director-contact-what = Uloží se kdo, kdy a co: napište níže, jak jste to zkoušeli.
director-contact-done = Zaznamenáno, jak jste se snažili zastihnout hráče { $name }.
director-contact-wish = Co si hráč přeje
refused-no-documents = V tomto turnaji žádné místo na doklad nečeká.
refused-document-seen-already = Doklad je pro tento start už zaznamenán.
refused-no-re-entries = Kdo vypadl, tu znovu nevstupuje.

directors-several-choose = Vybrat { $name }
directors-several-start-time = Posunout začátek ({ $count })
directors-several-start-time-what = Turnaje: { $names }. Přihlášeným se to oznámí.
directors-several-minutes = O kolik minut později, s minusem dříve
directors-several-cancel = Zrušit ({ $count })
directors-several-cancel-what = { $names }: každý přihlášený dostane vše zpět. Nelze to vzít zpět.
directors-several-done = Všechny jsou změněny.
directors-several-partly = Některé se změnit nepodařilo: viz seznam.
directors-several-outcome = Hotovo { $done } z { $all }.

# Sál živého turnaje.
live-hall = Živé stoly
live-orders = K provedení
live-order-stop = Stůl { $table }: už nerozdávat
live-order-break = Stůl { $table } se ruší: odchází všech { $count }
live-order-lift = Stůl { $table }, místo { $seat }: { $name } ke stolu { $to }
live-order-up = Stůl { $table }, místo { $seat }: { $name } odchází
live-order-seat = { $name } ke stolu { $to }, místo { $seat }
live-order-move = Stůl { $table }, místo { $from }: { $name } ke stolu { $to }, místo { $seat }
live-big-blind = velký blind
live-order-chips = Stůl { $table }, místo { $seat }: { $chips } v žetonech, { $name }
live-order-race = Stůl { $table }: výměna { $old } za { $new }, { $cards } karet
live-order-play_on = Stůl { $table } dohraje hru
live-done = Hotovo
live-all-sit = Všichni sedí
live-cards = Karty, např. As Kd
live-table = Stůl { $table }
live-deals = rozdává
live-stands = stojí
live-estimated = odhad
live-out-together = Vypadli v jedné hře
live-before-hand = Žetony před hrou: { $name }
live-nobody = neuvedeno
live-hand-over = Konec hry
live-clear = Nikdo další nevypadl
live-acts = Zápisy
live-take-back = Vzít zpět
live-took-back = vzato zpět
live-chips = Žetony
live-issued = Vydáno
live-in-play = Ve hře
live-removed = Odebráno
live-did-hand = Konec hry
live-did-out = Venku
live-did-count = Spočítáno
live-did-confirm = Hotovo
live-did-race = Výměna žetonů
live-did-frozen = All-in, stůl čeká
live-did-filmed = Natáčí se
live-did-filmed_end = Už se nenatáčí
hall-film = Natáčí se
hall-film-end = Už se nenatáčí
hall-keep-free = Nechat místo volné
hall-keep-free-title = Nechat volné místo u stolu { $table }
hall-keep-free-what = Nikdo tam nebude vylosován, přesunut ani zapsán, dokud se místo znovu nepřidělí.
hall-keep-free-done = Místo { $seat } u stolu { $table } zůstává volné.
hall-give-again = Místo znovu přidělovat
hall-give-again-title = Znovu přidělovat místo { $seat } u stolu { $table }
hall-give-again-what = Hráči tam zase mohou přijít.
hall-give-again-done = Místo { $seat } u stolu { $table } se zase přiděluje.
hall-kept-free = Místo { $seat } zůstává volné: { $reason } ({ $name }, { $time })
hall-kept-seat = místo { $seat } zůstává volné, { $reason }
hall-dealer-deck = Dealer a balíček
hall-desk-closed = Dealeři, balíčky a čas: otevřete herní den u pultu
hall-filmed = Natáčí se od { $time }
refused-filmed-already = Tento stůl se už natáčí.
refused-not-filmed = Tento stůl se nenatáčí.
live-did-away = Pryč
live-did-back = Zpět
live-did-clear = Nikdo další nevypadl
live-did-take_back = Omyl vzat zpět
live-clock = Obrazovka s hodinami
live-said = Zapsáno.

refused-not-live = Stoly tohoto turnaje nejsou živé.
refused-no-live-tables = Herna nemá živé stoly.
refused-no-live-table-there = Stůl { $table } tu není.
refused-out-already = Hráč už je venku.
refused-nobody-named = Uveďte, kdo vypadl.
refused-named-twice = Hráč byl uveden dvakrát.
refused-chips-missing = U stolu { $table } bylo napočítáno jen { $counted } v žetonech; je tam { $issued }.
refused-table-stands = Stůl stojí: nerozdává se tam.
refused-done-already = Někdo to už potvrdil.
refused-race-card-twice = Karta byla uvedena dvakrát.
refused-drawn-seat-taken = Na místě { $seat } u stolu { $table } sedí hráč.
refused-books-owe = { $count ->
    [one] Čeká jedna výplata { MONEY($amount) }
    [few] Čekají { $count } výplaty, celkem { MONEY($amount) }
   *[other] Čeká { $count } výplat, celkem { MONEY($amount) }
}: nejdřív je vyplaťte v registraci.
refused-books-closed = Účty turnaje jsou uzavřeny: výhry platí.
refused-still-played = Turnaj ještě neskončil.
refused-level-too-short = Úrovni zbývá jen { $seconds } s: začněte raději další.
refused-clock-past = Hodiny se na úroveň { $level } nevrátí: { $since ->
    [day] hrála se v dřívější den
    [entries] od té doby skončily registrace
    [rebuys] od té doby skončily rebuye
    [add_on] od té doby se nabízel add-on
    [race] od té doby se měnily malé žetony
   *[deal] jedná se o dealu, nebo je uzavřen
}.
refused-slip-without-reason = Uveďte důvod: ukládá se.
refused-no-such-live-act = Takový zápis tu není.
refused-slip-taken-back = To už bylo vzato zpět.
refused-live-changed-since = Stůl se od té doby změnil.
hall-none = Není co dělat.
hall-paper = Zapsat z papíru
hall-paper-what = Co zapíšete, platí od tohoto času, dokud toto nezavřete.
hall-out = Venku
hall-count = Spočítat
hall-count-of = Počítání: stůl { $table }
hall-count-what = Spočítaný stack každého hráče
hall-away = Pryč
hall-back = Je zpět
hall-frozen = All-in: stůl čeká
hall-is-away = pryč

live-did-served = Hry z trestu vynechány
live-did-button = Button zapsán
live-stays = nelze vzít zpět: zapište správný stav
live-won-by = vyhrál { $names }
live-counted-by = počítal { $name }
hall-away-since = pryč od { $time }
hall-hands-left = { $hands ->
    [one] zbývá jedna hra
    [few] zbývají { $hands } hry
   *[other] zbývá { $hands } her
}
hall-penalty-hands = { $hands ->
    [one] trest: zbývá jedna hra
    [few] trest: zbývají { $hands } hry
   *[other] trest: zbývá { $hands } her
}
hall-penalty-until = trest: do { $time }
hall-missed = Tuto hru vynechal
hall-served = Vynechal hru
hall-button-here = Button je tady
hall-big-blind-here = Velký blind je tady
hall-button-mark = D
hall-big-blind-mark = BB
hall-button-since = Button zapsán v { $time }
hall-small-chips = Spočítané malé žetony
hall-out-gather = S jinými stoly
hall-gathered = Vypadli u více stolů
hall-gathered-drop = Vynechat
hall-gathered-tell = Nahlásit vše společně
hall-winners = Vyhráli (všichni, kdo se dělí)
hall-counted-by = Počítal
hall-best = Stejné stacky: lepší hra
hall-racked = Spočítáno
hall-bag-again = Sáček zapsán špatně
refused-button-elsewhere = Button je na místě tohoto stolu a velký blind na místě hráče.
hall-served-hands = Vynechané hry
live-given = žeton dostal: { $names }
hall-log = Protokol
hall-log-number = Č.
hall-log-when = Kdy
hall-log-who = Kdo
hall-log-what = Co, proč a podle čeho
hall-log-why = Proč: { $why }
hall-log-back = vzato zpět č. { $number }
hall-log-none = Zatím není nic zapsáno.
hall-level-from = Úroveň { $level } od hry { $hand }
hall-print-names = Tisk míst podle jmen
hall-print-tables = Tisk míst podle stolů
registration-returned = Peníze byly vráceny.
registration-no-receipt = Turnaj nemá stvrzenku { $number }.
registration-feat-first_out = první vyřazený
registration-feat-chips = první, kdo měl { $chips } žetonů
registration-why-special = zvláštní výhra
registration-why-risen = lepší místo
registration-why-deal = dohoda
registration-why-table = výhra stolu
registration-why-pool_share = podíl z fondu
first-break = První přestávka skončila
first-break-until = První přestávka končí v { $time }
first-break-absent = Zaplatili a nejsou tu: { $names }
first-break-unsold = Neprodané stacky na místech: { $count }
refused-seats-not-fixed = Tato herna losuje každé místo.
refused-seat-fixed-already = To místo má jiný hráč.
refused-seat-not-fixed = Hráč nemá pevné místo.
