# Straddle, vyhraný button a hra na místě jiného hráče.

section-straddles = Straddle
decision-straddles-first = Kdo smí dát straddle první
decision-straddles-posted = Kdy se straddle vkládá
decision-straddles-multiple = Kolikanásobek předchozí sázky
decision-straddles-in-full = Málo žetonů na straddle
decision-straddles-acts-last = Kdo jedná poslední
decision-straddles-minimum-raise = Nejmenší navýšení po straddlu
decision-straddles-cap = Straddle a limit navýšení
decision-straddles-consecutive = Po sobě jdoucí straddly
decision-straddles-by-button = Straddle z buttonu
decision-straddles-players = Nejméně hráčů pro straddle
decision-straddles-asked = Zda je první dotázán
decision-straddles-newcomer = Straddle nového hráče
decision-straddles-returning = Straddle vracejícího se hráče
decision-blinds-win-the-button = Výhra buttonu
decision-blinds-win-the-button-shared = Button při dělení banku

entry-straddle = Vstoupit se straddlem { $live }
entry-turn-to-straddle = Hrajete, jakmile na vás přijde řada se straddlem.
table-straddle = Straddle vždy
table-straddle-ask = Straddle { $amount } v příští handě?
table-straddle-yes = Straddle
table-straddle-no = Ne
table-straddle-once = V příští handě dáte straddle { $amount }.
table-straddle-not = Vzít zpět
table-straddle-title = Straddle { $amount }, kdykoli na vás přijde řada (klávesa S)
table-straddle-most = Do jaké výše dáváte straddle
table-straddle-up-to = až { $amount }
table-deed-straddle = Straddle
table-log-straddle-posted = { $mine ->
    [yes] Dáváte straddle { $amount }.
   *[no] { $name } dává straddle { $amount }.
}
table-betting-button = Button určující pořadí sázek
table-betting-button-short = V
refused-no-straddles = U tohoto stolu se straddle nedává.
refused-straddle-too-small = Straddle je nejméně { MONEY($least) }.
refused-straddle-not-covered = Straddle je { MONEY($least) }: vaše žetony na něj nestačí.
game-win-the-button = { $game }, vyhraj button
game-two-buttons = { $game }, dva buttony
record-play-over = Hra na místě nepřítomného
table-log-seat-lent = { $mine ->
    [yes] Na vašem místě zatím hraje jiný hráč.
   *[no] Na místě hráče { $name } zatím hraje jiný.
}
table-log-seat-back = { $mine ->
    [yes] Vaše místo je opět vaše.
   *[no] Místo má opět { $name }.
}
table-log-seat-reclaimed = { $mine ->
    [yes] Držitel místa se vrátil; opustili jste stůl.
   *[no] { $name } vrací místo jeho držiteli.
}
refused-playing-over-not-offered = Na místě nepřítomného hráče se zde nehraje.
refused-seat-not-absent = Hráč na tom místě není pryč.
refused-not-in-line = Hráč na tuto hru v pořadníku nečeká.
