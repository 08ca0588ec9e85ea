lobby-charges = Co si dům účtuje
lobby-title = Cash hry
lobby-guest = Díváte se. S účtem si můžete sednout ke stolu.
lobby-guest-demo = Díváte se na ukázkovou hernu s hracími penězi. S účtem si můžete sednout ke stolu; na novém účtu už hrací peníze jsou.
lobby-players = Hráči
lobby-waiting = Čekají
lobby-pot = Prům. bank
lobby-hands = Hand/h
lobby-buy-in = Buy-in
lobby-playing = hrají
lobby-filters = Co se zobrazuje
lobby-more-filters = Další filtry
lobby-game = Hra
lobby-kind-all = Vše
lobby-kind-holdem = Hold'em
lobby-kind-omaha = Omaha
lobby-kind-banzai = Banzai
lobby-highest = Limity do
lobby-any-stake = Vše
lobby-form = Sázení
lobby-any-form = Vše
lobby-seats = Místa
lobby-seats-any = Vše
lobby-seats-two = Heads-up
lobby-seats-short = 3 až 6
lobby-seats-full = 7 a více
lobby-busy = Jen s hráči
lobby-join = Přisednout
lobby-join-pool = Přisednout: { $pool }
lobby-your-place = { $place }. v pořadí
lobby-leave-queue = Opustit pořadník
lobby-show-tables = stoly: { $pool }
lobby-of-seats = { $players }/{ $seats }
lobby-table-pace = bank { $pot }, { $hands } hand/h
lobby-watch = Dívat se
lobby-go-to-table = Ke stolu
lobby-no-tables = Žádný stůl není otevřen. Přisedněte a herna ho otevře.
lobby-no-games = Žádné hry nejsou v nabídce
lobby-no-games-what = Herna neotevřela žádné stoly. Podívejte se později.
lobby-none-shown = Tomu, co jste zvolili, nic neodpovídá
lobby-show-all = Zobrazit vše
table-state-waiting = čeká
table-state-running = rozdává se
table-state-draining = zavírá se
table-state-frozen = zastaven závadou
table-state-closed = zavřeno

join-buy-in = Buy-in
join-buy-in-slider = Buy-in, posuvník
join-least = Nejméně { $amount }
join-most = Nejvíce { $amount }
join-range = Mezi { $least } a { $most }.
join-bound-exactly = Nedávno jste odešli s { $stack }: do { $until } sem musíte přinést přesně tolik.
join-bound-otherwise = Nedávno jste odešli s { $stack }: do { $until } sem musíte přinést přesně { $amount }.
join-bound-at-least = Nedávno jste odešli s { $stack }: do { $until } sem musíte přinést nejméně { $amount }.
join-bound-allowed = Přesadili vás od stolu, kde jste měli { $stack }: do { $until } to sem smíte přinést i mimo limity.
join-wallet = V peněžence
join-wallet-after = Zbude po buy-inu
join-draw = Stůl a místo vám herna vylosuje.
join-seat = Vaše místo
join-seat-any = Kterékoli místo
join-seat-at = Místo { $seat } u stolu { $table }
join-seat-drawn = Místo { $seat } si nelze vybrat: stůl i místo tu herna losuje.
join-queue = Není-li volné místo, čekáte v pořadníku; dokud nesedíte, peníze se nepřevádějí.
join-entry = U rozehraného stolu dostanete první karty s velkým blindem.
join-entry-next-hand = U rozehraného stolu dostanete první karty v příští handě.
join-now = Přisednout s { $amount }
join-waiting = Jste v pořadníku: { $pool }. Místo vám nabídneme zde.
join-not-enough = Tady potřebujete { $least }; v peněžence máte { $balance }.
join-not-enough-what = Zvolte nižší limit, nebo se zeptejte personálu.
join-not-enough-demo = Zvolte nižší limit, nebo si nechte od personálu připsat hrací peníze.
lobby-spoken = Jazyky u stolu: { $languages }
lobby-house = Herna
lobby-stake = Limity
lobby-all-houses = Všechny
lobby-houses = { $houses ->
    [one] { $houses } herna
    [few] { $houses } herny
   *[other] { $houses } heren
}
lobby-withdrawn = už není v nabídce
lobby-running = Právě se hraje
lobby-play-now = Hrát hned
lobby-play-now-at = Hrát hned: { $pool }
lobby-favourites = Oblíbené
lobby-favourite = Oblíbené: { $pool }
lobby-favourite-short = Oblíbené
lobby-all-games = Všechny hry
lobby-free-seats = { $free ->
    [one] { $free } volné
    [few] { $free } volná
   *[other] { $free } volných
}
lobby-seats-free = { $free ->
    [one] { $free } volné místo
    [few] { $free } volná místa
   *[other] { $free } volných míst
}
lobby-playing-here = { $players ->
    [one] { $players } hraje
    [few] { $players } hrají
   *[other] { $players } hraje
}
lobby-preview = Kdo sedí u stolu { $table }
lobby-preview-empty = Nikdo tu nesedí.
lobby-tab-cash = Cash hry
lobby-tab-tournaments = Turnaje
lobby-tab-sit-and-go = Sit & go
lobby-tab-hexapro = HexaPro
lobby-flop = Flop
lobby-table-pace-flop = bank { $pot }, { $hands } hand/h, flop vidí { $flop }
lobby-find = Najít hráče
lobby-find-name = Celé jméno
lobby-find-go = Najít
lobby-find-nowhere = { $name } teď nesedí u žádného cash stolu.
lobby-find-plays = { $name } hraje zde:
lobby-find-what = Najdou se hráči, kteří to v nastavení povolí.
lobby-elsewhere = Další herny
lobby-elsewhere-moves = přechází na jiný počítač a za okamžik bude zpět
lobby-elsewhere-quiet = Teď tam nikdo nehraje.
