statistics-title = Vaše statistiky
statistics-period = Období
statistics-period-week = 7 dní
statistics-period-month = 30 dní
statistics-period-year = Rok
statistics-period-all = Vše
statistics-empty = V tomto období žádné handy
statistics-empty-what = Handa se počítá, když skončí; handy z doby, než herna vedla statistiky, jsou ve vašem seznamu, ale ne zde.
statistics-net = Výhry a prohry
statistics-hands = Handy
statistics-vpip = VPIP
statistics-pfr = PFR
statistics-flop = Viděl flop
statistics-showdown = Až do showdownu
statistics-won = Vyhrál při showdownu
statistics-by-stake = Podle hry a limitu
statistics-stake = Hra a limit
statistics-tournaments = Turnaje
statistics-all-stakes = Všechny limity
statistics-graph = { $hands ->
    [one] Výhry a prohry z { $hands } handy, den po dni
    [few] Výhry a prohry ze { $hands } hand, den po dni
   *[other] Výhry a prohry z { $hands } hand, den po dni
}
statistics-session = Poslední sezení
statistics-session-what = { $hands ->
    [one] { $hands } handa
    [few] { $hands } handy
   *[other] { $hands } hand
} od { $begun } do { $ended }
statistics-session-cut = Toto jsou poslední handy delšího sezení.
statistics-session-graph = Výhry a prohry, handa po handě
statistics-highest = nejvýše { $amount }
statistics-lowest = nejníže { $amount }
statistics-defined = Co se počítá
statistics-defined-what = Dny se počítají v UTC. Turnajové žetony nejsou peníze, proto zde turnaje nemají výsledek. Neplatné handy se nepočítají. Tato čísla nevidí nikdo jiný.
statistics-defined-vpip = Dobrovolně vložil peníze před flopem (v prvním kole sázek): dorovnal, vsadil, navýšil nebo doplnil. Blindy, ante, straddle a povinná úvodní sázka se nepočítají. Z hand, v nichž jste tehdy o něčem rozhodovali.
statistics-defined-pfr = Vsadil, navýšil nebo doplnil v prvním kole, z týchž hand.
statistics-defined-flop = Byl ještě ve hře, když první kolo skončilo a handa pokračovala: na flopu, na čtvrté ulici, při první výměně. Ze všech hand kromě těch bez sázek.
statistics-defined-showdown = Byl na konci ve hře ještě s někým, z hand, v nichž jste viděli flop.
statistics-defined-won = Získal část banku při showdownu, z vašich showdownů.
