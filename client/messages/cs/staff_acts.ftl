# Co personál dělá ze své stránky a na co si hráči stěžují.
staff-last-round = Poslední kolo
staff-add-seat = Další místo
staff-take-back-question = Už se neptat
staff-move = Změnit stůl
staff-move-title = Přesadit hráče od stolu { $table }
staff-move-what = Hráč po skončení handy odejde a přisedne k druhému stolu se všemi žetony.
staff-move-otherwise = I k jiné hře, sázkám nebo limitům
refused-plays-otherwise = U stolu { $table } je jiná hra nebo sázky. Potvrďte, že ji má hráč hrát.
refused-stack-outside-limits = Stack { MONEY($stack) } je mimo tamní limity { MONEY($least) } až { MONEY($most) }. Potvrďte, že se má přinést.
staff-move-to = Ke stolu
staff-move-act = Přesadit hráče ke stolu
staff-move-done = { $name } se přesouvá ke stolu { $table }.
staff-buy-in = Dohodnutý nákup
staff-buy-in-title = Nákup mimo limity stolu { $table }
staff-buy-in-what = Zeptáme se všech hráčů u stolu. Až všichni souhlasí, smí tento hráč jednou přisednout přesně s touto částkou.
staff-buy-in-act = Zeptat se hráčů
staff-buy-in-done = Hráči u stolu { $table } jsou dotázáni.
player-other = Druhý hráč
player-document = Doklad
player-document-none = zatím nepředložen
complaints-title = Stížnosti
complaints-what = Řekněte personálu, co není v pořádku, například že si hráči pomáhají. Personál to prošetří a odpověď najdete zde.
complaints-text = Co se stalo
complaints-about = Hráč nebo handa
complaints-send = Poslat personálu
complaints-sent = Personál má vaši stížnost.
complaints-answer-act = Odpovědět
complaints-answer-title = Odpověď hráči { $name }
complaints-answer-what = Hráč odpověď uvidí; uchová se a už se nemění.
complaints-answered = Odpověď byla dána.
staff-penalty = Trest
staff-penalty-act = Udělit trest
staff-penalty-title = Trest u stolu { $table }
staff-penalty-what = Hráč se dozví důvod. Handy i čas se odpykávají bez karet; co zbývá, jde s hráčem.
staff-penalty-what-bars = Hráč se dozví důvod, opustí stoly a nesmí se vrátit, dokud neuplyne čas nebo personál trest neukončí.
staff-penalty-what-told = Hráč se dozví důvod a trest se zapíše. U stolu se samo od sebe nic nemění.
staff-penalty-kind = Druh
staff-penalty-hands = Kolik hand
staff-penalty-rounds = Kolik kol po { $players } handách
staff-penalty-minutes = Kolik minut
staff-penalty-minutes-or-open = Kolik minut; 0 znamená, dokud ho personál neukončí
staff-penalty-clause = Článek
staff-penalty-general = Obecná pravomoc herny
staff-penalty-hand-lost = Karty byly kvůli tomu prohlášeny za mrtvé a počítají se, pokud to herna tak má
staff-penalty-done = Trest uložen: { $name }.
staff-penalty-no-offence = Žádný z těchto
staff-penalty-times = × { $times }
staff-penalty-counted = { $times ->
    [0] První za tento přestupek, u stolů i v turnajích.
    [one] Za tento přestupek už jednou potrestán, u stolů i v turnajích dohromady.
    [few] Za tento přestupek už { $times } tresty, u stolů i v turnajích dohromady.
   *[other] Za tento přestupek už { $times } trestů, u stolů i v turnajích dohromady.
}
staff-void-penalty = Uložen omylem
staff-void-penalty-what = Už se nepočítá. V záznamech zůstane i s důvodem.
staff-end-penalty = Ukončit
staff-end-penalty-title = Ukončit trest: { $name }
staff-end-penalty-what = Už se z něj nic neodpyká. Hráč se to dozví a zůstane to v záznamech.
staff-end-penalty-done = Trest skončil: { $name }.
staff-no-penalties = Nikdo nebyl potrestán
staff-penalties-elsewhere = Trest z turnaje je tam u hráče, trest z živé herny v záložce Lidé.
staff-penalty-left = { $left ->
    [one] zbývá { $left } handa z { $hands }
    [few] zbývají { $left } handy z { $hands }
   *[other] zbývá { $left } hand z { $hands }
}
staff-penalty-until = do { $time }
staff-penalty-until-ended = dokud ho personál neukončí
staff-penalty-served = odpykáno
staff-penalty-ended = ukončeno: { $reason }
staff-over-what = Čekající hráč hraje na místě, dokud se jeho držitel nevrátí, a vloží blind nového hráče. Značky zmeškaných blindů zůstávají držiteli.
staff-over-done = { $name } hraje na místě { $seat }.
staff-seat-of = nepřítomen: { $name }
staff-seat-in-line = V pořadníku
staff-broadcast-table = Oznámit stolu
staff-broadcast-table-title = Oznámení u stolu { $table }
staff-broadcast-table-what = Hned to uvidí všichni, kdo u stolu sedí nebo ho sledují.
staff-broadcast-table-done = Oznámeno u stolu { $table }.
staff-broadcast-tournament = Oznámit hráčům
staff-broadcast-tournament-title = Oznámení hráčům: { $name }
staff-broadcast-tournament-what = Hned to uvidí všichni přihlášení i ti, kdo sledují některý stůl.
staff-broadcast-tournament-done = Oznámeno hráčům: { $name }.

record-note-document = Doklad zaznamenán
record-note-contact = Hráč kontaktován
contact-not-reached = nezastižen
contact-keep-in-play = žetony zůstávají ve hře
contact-give-up = žetony lze odebrat
