# Peníze vedle banků.
table-log-rounded = Žádáno { $asked }: zaokrouhleno na velký blind.
table-log-drop-taken = { $amount } pro { $fund }.
table-log-jackpot-hit = Jackpot! { $losers } prohrává s { $winners }.
table-log-time-charge-set = { $minutes ->
    [0] { $what ->
        [jackpot] Příspěvek na jackpot se zase bere z banků.
       *[other] Rake se zase bere z banků.
    }
   *[other] { $what ->
        [jackpot] Od příští handy platí stůl { $amount } na jackpot za každých započatých { $minutes } minut.
       *[other] Od příští handy platí každý hráč { $amount } za každých započatých { $minutes } minut; rake se nebere.
    }
}
table-log-time-charged = { $what ->
    [jackpot] Zaplaceno na jackpot: { $seats }.
   *[other] Zaplaceno za čas: { $seats }.
}
table-log-chips-taken-away = { $what ->
    [rake] { $name } platí za čas { $amount }.
    [jackpot] { $name } platí do jackpotu { $amount }.
   *[staff] Personál odebral { $amount }, hráč { $name }.
}
fund-jackpot = jackpot
fund-jackpot-collected = dnes vybráno na jackpot
fund-straight-flush = bonus za čistou postupku
fund-hi-lo = bonus za high-low
fund-staff-part = podíl personálu z turnajů
jackpot-fund = Jackpot { $amount }
jackpot-title = Bad beat jackpot
jackpot-paid = { $mine ->
    [none] Vyplaceno { $total }.
   *[other] Dostáváte { $mine } z { $total }.
}
jackpot-left = Fond pokračuje s { $amount }. Peníze jsou v peněženkách.
jackpot-somebody = Hráč, který odešel

decision-seating-closed-table = Hráči zavřeného stolu

decision-buy-in-small-top-up-from = Malá dokoupení od
decision-buy-in-short-buy-in = Menší buy-in
decision-buy-in-by-agreement = Nákup mimo limity po dohodě
decision-buy-in-off-the-table = Žetony ze stolu
decision-buy-in-return-small = Méně žetonů než minimum
decision-buy-in-return-after-change = Návrat od jiného stolu
decision-buy-in-forced-move = Přesazení hernou
decision-buy-in-second-seat = Místo u druhého stolu

decision-rake-first-round-cents = Rake z handy bez flopu
decision-rake-unit-cents = Jednotka raku
decision-rake-bonus-drops = Příspěvky do bonusových fondů
decision-rake-hourly-cents = Poplatek za čas
decision-rake-hourly-period-seconds = Za dobu

decision-jackpot-trigger = Co ho spouští
decision-jackpot-criteria = Nejnižší prohrávající kombinace
decision-jackpot-high-low = Hry high-low
decision-jackpot-triggering-hands = Které kombinace se počítají
decision-jackpot-both-categories = Kombinace obou kategorií
decision-jackpot-least-players = Nejméně hráčů
decision-jackpot-most-players = Nejvíce hráčů
decision-jackpot-winners-at = Kdo se dělí
decision-jackpot-total = Vyplaceno celkem
decision-jackpot-payout-1 = Výplata kategorie 1
decision-jackpot-payout-2 = Výplata kategorie 2
decision-jackpot-base-cents = Nejmenší fond
decision-jackpot-drop-cents = Příspěvek z handy
decision-jackpot-drop-from = Handy, které ho platí
decision-jackpot-day-ends-seconds = Konec herního dne
decision-jackpot-approvals = Počet schválení nároku
decision-jackpot-hourly = Placený místo toho po hodinách

refused-no-time-charge = Tato herna takový poplatek za čas nemá.
refused-no-such-fund = Herna takový fond nemá.
record-charge-by-time = Poplatek za čas
record-pay-from-fund = Vyplaceno z fondu
section-jackpot = Bad beat jackpot
account-kind-fund = Fondy
