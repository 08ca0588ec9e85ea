statistics-title = Vaše statistiky
statistics-period = Období
statistics-period-week = 7 dní
statistics-period-month = 30 dní
statistics-period-year = Rok
statistics-period-all = Vše
statistics-empty = V této době žádné hry
statistics-empty-what = Hra se počítá, když skončí; hry z doby, než herna vedla statistiky, jsou ve vašem seznamu, ale ne zde.
statistics-net = Výhry a prohry
statistics-hands = Hry
statistics-vpip = VPIP
statistics-pfr = PFR
statistics-flop = Viděl flop
statistics-showdown = Až do vyložení
statistics-won = Vyhrál při vyložení
statistics-by-stake = Podle hry a sázek
statistics-stake = Hra a sázky
statistics-tournaments = Turnaje
statistics-all-stakes = Všechny sázky
statistics-graph = { $hands ->
    [one] Výhry a prohry z { $hands } hry, den po dni
    [few] Výhry a prohry ze { $hands } her, den po dni
   *[other] Výhry a prohry z { $hands } her, den po dni
}
statistics-session = Poslední sezení
statistics-session-what = { $hands ->
    [one] { $hands } hra
    [few] { $hands } hry
   *[other] { $hands } her
} od { $begun } do { $ended }
statistics-session-cut = Toto jsou poslední hry delšího sezení.
statistics-session-graph = Výhry a prohry hru po hře
statistics-highest = nejvýše { $amount }
statistics-lowest = nejníže { $amount }
statistics-defined = Co se počítá
statistics-defined-what = Dny se počítají v UTC. Turnajové žetony nejsou peníze, proto zde turnaje nemají výsledek. Neplatné hry se nepočítají. Tato čísla nevidí nikdo jiný.
statistics-defined-vpip = Dobrovolně vložil peníze před flopem (v prvním kole sázek): dorovnal, vsadil, navýšil nebo doplnil. Blindy, ante, straddle a povinná úvodní sázka se nepočítají. Ze her, v nichž jste tehdy o něčem rozhodoval.
statistics-defined-pfr = Vsadil, navýšil nebo doplnil v prvním kole, z týchž her.
statistics-defined-flop = Byl ještě ve hře, když první kolo skončilo a hra pokračovala: na flopu, na čtvrté ulici, při první výměně. Ze všech her kromě těch bez sázek.
statistics-defined-showdown = Byl na konci ve hře ještě s někým, ze her, v nichž jste viděl flop.
statistics-defined-won = Získal část banku při vyložení, z vašich vyložení.
