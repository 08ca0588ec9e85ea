tournaments-scheduled = Turnaje
tournaments-sit_and_go = Sit & go
tournaments-hexapro = HexaPro
tournaments-none-scheduled = Žádný turnaj není vypsán
tournaments-none-sit_and_go = Žádné sit & go se nenabízí
tournaments-none-hexapro = HexaPro se nenabízí
tournaments-none-what = Podívejte se později.
tournaments-none-shown = Vašemu výběru nic neodpovídá
tournaments-mine = Vaše turnaje
tournaments-part-soon = Otevřené teď a brzy
tournaments-part-running = Probíhají
tournaments-part-later = Později
tournaments-part-over = Skončené

tournament-title = Turnaj
tournament-state = Stav
tournament-show-all = Vše
tournament-show-open = Otevřené
tournament-show-running = Běžící
tournament-show-over = Skončené
tournament-price-up-to = Cena nejvýše
tournament-format = Formát
tournament-format-any = Vše
tournament-format-freezeout = Freezeout
tournament-format-re-entry = Opětovný vstup
tournament-format-rebuy = Rebuy
tournament-format-bounty = Odměna za hlavu
tournament-format-satellite = Satelit
tournament-format-shootout = Shootout
tournament-format-days = Více dní
tournament-speed = Rychlost
tournament-speed-any = Vše
tournament-speed-hyper = Hyper
tournament-speed-turbo = Turbo
tournament-speed-regular = Běžná
tournament-speed-slow = Pomalá
tournament-when = Kdy
tournament-price = Cena
tournament-staff-part = Z toho pro personál
tournament-pool = Fond
tournament-free = zdarma
tournament-status-announced = registrace
tournament-status-late = probíhá, pozdní registrace
tournament-status-running = probíhá
tournament-status-break = přestávka
tournament-status-paused = pozastaven
tournament-status-night = mezi dvěma dny
tournament-status-over = skončil
tournament-status-cancelled = zrušen
tournament-starts-now = Začíná
tournament-starts-in = Začíná za { $time }
tournament-starts-at = Začíná { $time }
tournament-when-staff = Zahájí ho herna
tournament-when-full = { $missing ->
    [one] Začne, až přijde ještě jeden
    [few] Začne, až přijdou ještě { $missing }
   *[other] Začne, až přijde ještě { $missing }
}
tournament-late-until = registrace do { $time }
tournament-late-levels = registrace do konce úrovně { $level }
tournament-level = Úroveň { $level }
tournament-left-of = { $left } z { $entries }
tournament-enter = Registrovat se
tournament-enter-named = Registrovat se: { $name }
tournament-enter-again = Registrovat se znovu
tournament-enter-free = Registrovat se zdarma
tournament-enter-for = Registrovat se za { $amount }
tournament-entered = Jste registrováni: { $name }. Stůl se dozvíte tady.
tournament-entered-games = Registrovali jste se do { $games } her: { $name }. Každý stůl se dozvíte tady.
hexapro-games = Počet her
hexapro-games-help = Každá hra se platí zvlášť a začíná, jakmile jsou v ní tři hráči.
tournament-withdraw = Zrušit registraci
tournament-withdrawn = Vaše registrace je zrušena: { $name }. Co jste zaplatili, je zpět v peněžence.
tournament-wallet-after = Zbude po registraci
tournament-seat-is-drawn = Stůl i místo vylosuje herna.
tournament-withdraw-before = Do začátku můžete registraci zrušit a vše dostanete zpět.
tournament-withdraw-until = Do { $time } můžete registraci zrušit a vše dostanete zpět.
tournament-withdraw-never = Kdo se registruje, nemůže registraci zrušit.
tournament-withdrawal = Zrušení registrace
tournament-until = do { $time }
tournament-until-start = do začátku
tournament-absent = Nepřítomný dostává karty a platí blindy.
tournament-sign-up-first = Do turnaje se můžete zaregistrovat s účtem.
tournament-closed = Registrace je uzavřena.
tournament-you-entered = Jste registrováni.
tournament-you-playing = Hrajete.
tournament-you-out = Vypadli jste.
tournament-mine-entered = jste registrováni
tournament-mine-playing = hrajete
tournament-mine-out = vypadli jste
tournament-you-sit = Máte { $chips } žetonů.
tournament-live-seat = Stůl { $table }, místo { $seat }
tournament-your-receipts = Vaše stvrzenky
tournament-receipt = Stvrzenka { $number }
tournament-live-filmed = Váš stůl se natáčí: ukazujte karty kameře, jak řekne personál.
tournament-live-go-there = Přejděte tam.
tournament-live-penalty-hands = { $hands ->
    [one] Trest: ještě jedna hra mimo stůl.
    [few] Trest: ještě { $hands } hry mimo stůl.
   *[other] Trest: ještě { $hands } her mimo stůl.
}
tournament-live-penalty-until = Trest: mimo stůl do { $time }.
tournament-you-bagged = Vašich { $chips } žetonů je v sáčku.
tournament-next-day-at = Další den začíná { $time }.
tournament-next-day-by-staff = Další den začíná, až to herna ohlásí.
tournament-you-finished = Skončili jste na { $place }. místě.
tournament-seat-at-once = Místo dostanete hned.
tournament-seat-then = Stůl bude připraven { $time }.
tournament-seat-when-staff = Stůl bude připraven, až herna turnaj zahájí.
tournament-seat-when-full = { $missing ->
    [one] Stůl bude připraven, až přijde ještě jeden.
    [few] Stůl bude připraven, až přijdou ještě { $missing }.
   *[other] Stůl bude připraven, až přijde ještě { $missing }.
}
tournament-not-found = Turnaj neexistuje
tournament-to-list = K turnajům

tournament-clock = Úroveň a čas
tournament-blinds = Blindy
tournament-ante = Ante
tournament-big-blind-ante = Ante velkého blindu
tournament-next = Další
tournament-next-level = Další úroveň
tournament-next-break = Další přestávka
tournament-after-level = { $time }, po této úrovni
tournament-break = Přestávka
tournament-break-in = Přestávka za { $time }
tournament-break-of = Přestávka, { $time }
tournament-breaks = Přestávky
tournament-breaks-hourly = před každou celou hodinou
tournament-pool-share = Výherní peníze
tournament-of-buy-ins = { $part } z buy-inů
tournament-of-pool = { $part } výherního fondu
tournament-special = Zvláštní výhry
tournament-special-first-out = { $amount } pro prvního vyřazeného
tournament-special-chips = { $amount } pro prvního, kdo má { $chips } žetonů
tournament-carried = Do pozdějšího turnaje
tournament-carried-here = Z dřívějších turnajů
tournament-carried-added = co převedly, se přidá do fondu
tournament-bounty-split = Odměna za každou hlavu
tournament-bounty-left = { $won } dostane, kdo ji vyhraje, { $left } jde na jeho vlastní hlavu
tournament-bounty-whole = celou dostane, kdo ji vyhraje
tournament-bounty-chips = v žetonech po { $amount }
tournament-re-entries-count = Opětovné vstupy ve výhrách
tournament-re-entries-per = { $count ->
    [one] každý se počítá jako vstup
    [few] { $count } se počítají jako jeden vstup
   *[other] { $count } se počítá jako jeden vstup
}
tournament-re-entries-none = nepočítají se jako vstupy
tournament-prize-unit = Výhry
tournament-prize-unit-what = v násobcích { $amount }; místo, které by dostalo méně, se neplatí
tournament-paid-places = Placená místa
tournament-paid-places-of = { $places } z { $entries } registrací
tournament-paid-places-fewer = { $places } z { $entries } registrací (na víc míst výhry nestačí)
tournament-hands-left = { $hands ->
    [one] zbývá jedna handa
    [few] zbývají { $hands } handy
   *[other] zbývá { $hands } hand
}
tournament-hands-long = { $hands ->
    [one] jedna handa
    [few] { $hands } handy
   *[other] { $hands } hand
}
tournament-hand-for-hand = Hand-for-hand
tournament-last-rebuys = Poslední handy s rebuy: { $hands }
tournament-minutes = { $minutes } min
tournament-seconds = { $seconds } s
tournament-rank-title = Stacky
tournament-rank = Pořadí
tournament-rank-of = { $rank } z { $left }
tournament-your-stack = Váš stack
tournament-left = Zbývá
tournament-average = Průměr
tournament-largest = Největší

tournament-prizes = Výhry
tournament-pool-of = Fond { $amount }
tournament-added = Herna přidává { $amount }.
tournament-place = Místo
tournament-prize = Výhra
tournament-prize-next = S dalším hráčem
tournament-to-money = { $players ->
    [one] Až vypadne ještě jeden, všichni zbývající dostanou aspoň { $amount }.
    [few] Až vypadnou ještě { $players }, všichni zbývající dostanou aspoň { $amount }.
   *[other] Až vypadne ještě { $players }, všichni zbývající dostanou aspoň { $amount }.
}
tournament-in-money = V penězích: aspoň { $amount }.
tournament-to-money-short = { $players ->
    [one] { $players } do peněz
    [few] { $players } do peněz
   *[other] { $players } do peněz
}
tournament-in-money-short = V penězích
tournament-next-prize = { $players ->
    [one] Až vypadne ještě jeden, zbývající dostanou aspoň { $amount }.
    [few] Až vypadnou ještě { $players }, zbývající dostanou aspoň { $amount }.
    [many] Až vypadne ještě { $players }, zbývající dostanou aspoň { $amount }.
   *[other] Až vypadne ještě { $players }, zbývající dostanou aspoň { $amount }.
}
tournament-undecided = { $players ->
    [one] Jeden hráč vypadl a o jeho místě rozhodnou rozehrané hry.
    [few] { $players } hráči vypadli a o jejich místech rozhodnou rozehrané hry.
    [many] { $players } hráče vypadlo a o jejich místech rozhodnou rozehrané hry.
   *[other] { $players } hráčů vypadlo a o jejich místech rozhodnou rozehrané hry.
}
tournament-next-prize-short = zbývajícím aspoň { $amount }, až vypadne { $players }
tournament-all-places = { $places ->
    [one] Jediné místo
    [few] Všechna { $places } místa
   *[other] Všech { $places } míst
}
tournament-fewer = Méně
tournament-prizes-open = Výhry se mění, dokud je registrace otevřená.
tournament-prizes-dealt = Výhry byly rozděleny dohodou.
tournament-prizes-unknown = Výhry budou známy, až se zaregistruje dost hráčů.
tournament-structure = Struktura
tournament-level-short = Úroveň
tournament-length = Délka
tournament-late-ends-here = Konec pozdní registrace
tournament-all-levels = Všech { $levels } úrovní
tournament-tables = { $tables ->
    [one] Jeden stůl
    [few] { $tables } stoly
   *[other] { $tables } stolů
}
tournament-table = Stůl { $number }
tournament-final-table = Finálový stůl
tournament-players = { $players ->
    [one] jeden hráč
    [few] { $players } hráči
   *[other] { $players } hráčů
}
tournament-stacks = { $smallest } – { $largest }
tournament-all-tables = Všech { $tables } stolů
tournament-leaders = V čele
tournament-entered-players = Registrovaní
tournament-player = Hráč
tournament-chips = Žetony
tournament-worth = Hodnota (ICM)
tournament-rules = { $rules ->
    [one] Jedno platné pravidlo
    [few] { $rules } platná pravidla
   *[other] { $rules } platných pravidel
}
tournament-stack = Žetony na začátek
tournament-late-stack = Žetony při pozdním vstupu
tournament-stack-from = od úrovně { $level }: { $chips }
tournament-chips-now = teď { $chips } žetonů
tournament-stack-at-start = na začátku { $chips }
tournament-seats = Míst u stolu
tournament-starts = Začátek
tournament-entries = Vstupy
tournament-when-entered = { $least ->
    [one] až se zaregistruje { $least } hráč
    [few] až se zaregistrují { $least } hráči
   *[other] až se zaregistruje { $least } hráčů
}
tournament-entries-told = { $entries } (ke startu { $least }, nejvýše { $most })
tournament-entries-told-least = { $entries } (ke startu { $least })
tournament-late = Pozdní registrace
tournament-none = není
tournament-re-entry = Opětovný vstup
tournament-rebuys = Rebuy
tournament-add-on = Add-on
tournament-times = { $times ->
    [one] jednou
    [few] { $times }krát
   *[other] { $times }krát
}
tournament-sale-rebuy = Rebuy
tournament-sale-add_on = Add-on
tournament-sale-re_entry = Opětovný vstup
tournament-chips-for = { $chips } žetonů za { $amount }
tournament-until-level = do konce úrovně { $level }
tournament-with-at-most = s nejvýše { $chips } žetony

tournament-buy = Koupit za { $amount }
tournament-decline = Ne, děkuji
tournament-offer-left = Zbývá:
tournament-chips-bought = Žetony přijdou do vašeho stacku.
tournament-not-enough = V peněžence máte { $balance }.
tournament-table-ready = Váš stůl je připraven.
tournament-moved = Máte jiný stůl.
tournament-seat-at = { $name }: stůl { $table }, místo { $seat }.
tournament-brought-here = Váš stůl je připraven: stůl { $table }, místo { $seat }.
tournament-brought-over = { $why ->
    [balance] Stoly se vyrovnávají: sedíte u stolu { $table }, místo { $seat }.
    [break] Váš stůl byl zrušen: sedíte u stolu { $table }, místo { $seat }.
    [final_table] Finálový stůl: sedíte na místě { $seat }.
    [staff] Personál vás přesunul: stůl { $table }, místo { $seat }.
    [day] Místa na den jsou vylosována: stůl { $table }, místo { $seat }.
    [round] Vyhráli jste svůj stůl. Vítězové se setkávají: stůl { $table }, místo { $seat }.
   *[other] Sedíte u stolu { $table }, místo { $seat }.
}
tournament-noted-break-began = { $name }: přestávka do { $time }.
tournament-noted-break-ended = { $name }: přestávka skončila.
tournament-noted-hand-for-hand = { $name }: všechny stoly teď hrají hand-for-hand.
tournament-noted-hand-for-hand-ended = { $name }: hand-for-hand skončilo.
tournament-noted-entries-closed = { $name }: registrace skončila.
tournament-noted-paused = { $name } je pozastaven.
tournament-noted-resumed = { $name } pokračuje.
tournament-noted-cancelled = { $name } je zrušen. Co vám patří, je v peněžence.
tournament-noted-last-hands = { $name }: { $hands ->
    [one] ještě jedna handa
    [few] ještě { $hands } handy
   *[other] ještě { $hands } hand
} u každého stolu, pak den končí.
tournament-noted-day-ending = { $name }: den končí rozehranými handami.
tournament-noted-day-ended = { $name }: žetony jsou v sáčcích; den skončil.
tournament-noted-stack-dropped = { $name }: dál jde větší z vašich stacků, { $chips } žetonů.

tournament-result = Výsledek
tournament-place-of = { $place }. místo z { $entries }
tournament-see-result = Zobrazit výsledek
tournament-share = Sdílet
tournament-link-copied = Odkaz je zkopírován.

tournament-days = Dny
tournament-day = Den { $day }
tournament-day-until-level = do konce úrovně { $level }
tournament-day-lasts = trvá { $time }
tournament-day-to-the-end = do konce
tournament-day-begins = začíná { $time }
tournament-day-by-staff = začíná, až řekne herna
tournament-day-now = nyní
tournament-day-done = skončil
tournament-best-stack = Kdo má stack, smí hrát další úvodní část: dál jde větší stack.
tournament-one-stack = Kdo má stack, do jiné úvodní části nevstupuje.
tournament-flight = Úvodní část
tournament-next-day = Další den
tournament-last-hands = Poslední handy dne
tournament-day-ends = Poslední handa dne
tournament-shootout = Shootout
tournament-shootout-what = Každý stůl se hraje do svého vítěze a vítězové se setkají.
tournament-shootout-tables = { $part } % fondu je pro stoly.
tournament-tickets = Moje vstupenky
tournament-ticket-to = Vstup do turnaje { $name }
tournament-ticket-any = Vstup do kteréhokoli turnaje herny { $house } za tuto cenu
tournament-ticket-until = platí do { $date }
tournament-ticket-won = Vstup v hodnotě { $amount } je mezi vašimi vstupenkami, nebo už místo máte.
tournament-pay-by = Čím zaplatit
tournament-pay-ticket = Moje vstupenka v hodnotě { $amount }
tournament-pay-wallet = Peněženka
tournament-enter-by-ticket = Registrovat se na vstupenku
tournament-buy-in = Buy-in: { $amount }
tournament-chips-in-proportion = { $chips } žetonů za { $amount }, více v témže poměru.
tournament-disqualified = Diskvalifikace
tournament-prize-lost = Byli jste diskvalifikováni a přišli jste o výhru { $amount }; z peněženky bylo odečteno { $paid }.
tournament-next-jump = Další skok
tournament-next-jump-of = { $players ->
    [one] { $amount }, až vypadne jeden
    [few] { $amount }, až vypadnou { $players }
   *[other] { $amount }, až vypadne { $players }
}
