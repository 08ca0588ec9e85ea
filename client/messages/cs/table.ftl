# Karty a jak se jmenují kombinace

rank-one = { $rank ->
    [A] eso
    [K] král
    [Q] dáma
    [J] kluk
    [T] desítka
    [n9] devítka
    [n8] osmička
    [n7] sedmička
    [n6] šestka
    [n5] pětka
    [n4] čtyřka
    [n3] trojka
   *[n2] dvojka
}
rank-many = { $rank ->
    [A] esa
    [K] králové
    [Q] dámy
    [J] kluci
    [T] desítky
    [n9] devítky
    [n8] osmičky
    [n7] sedmičky
    [n6] šestky
    [n5] pětky
    [n4] čtyřky
    [n3] trojky
   *[n2] dvojky
}
rank-of = { $rank ->
    [A] es
    [K] králů
    [Q] dam
    [J] kluků
    [T] desítek
    [n9] devítek
    [n8] osmiček
    [n7] sedmiček
    [n6] šestek
    [n5] pětek
    [n4] čtyřek
    [n3] trojek
   *[n2] dvojek
}
rank-set = { rank-of }
card-s = { $key ->
    [A] pikové
    [K] pikový
    [J] pikový
   *[other] piková
} { $rank }
card-h = { $key ->
    [A] srdcové
    [K] srdcový
    [J] srdcový
   *[other] srdcová
} { $rank }
card-d = { $key ->
    [A] kárové
    [K] kárový
    [J] kárový
   *[other] kárová
} { $rank }
card-c = { $key ->
    [A] křížové
    [K] křížový
    [J] křížový
   *[other] křížová
} { $rank }
card-unknown = karta lícem dolů

hand-high_card = vysoká karta, { $one1 }
hand-pair = pár { $of1 }
hand-two_pair = dva páry, { $many1 } a { $many2 }
hand-three_of_a_kind = trojice { $set1 }
hand-straight = postupka, nejvyšší { $one1 }
hand-flush = barva, nejvyšší { $one1 }
hand-full_house = full house, { $many1 } a { $many2 }
hand-four_of_a_kind = čtveřice { $set1 }
hand-straight_flush = čistá postupka, nejvyšší { $one1 }
hand-royal_flush = královská postupka
hand-low = low { $ranks }

# Stůl

table-title = Stůl { $name }
table-seats = Místa
table-you = Vy
table-stack = žetony { $amount }
table-bet = sázka { $amount }
table-free-seat = Volné místo
seat-move = Přesednout na místo { $seat }
seat-move-now = Přesednout sem
seat-move-farther-owes-small-blind = Blíž k příštímu velkému blindu je přesednutí zdarma. Dál od něj dlužíte malý blind, nebo čekáte na velký blind.
seat-move-farther-owes-big-blind = Blíž k příštímu velkému blindu je přesednutí zdarma. Dál od něj dlužíte velký blind, nebo na něj čekáte.
seat-move-when-over = Přesednete si, až handa skončí.
seat-move-after-hand = Na místo { $seat } si přesednete, až handa skončí.
table-take-seat = Volné místo { $seat }: posadit se sem
table-move-to-seat = Volné místo { $seat }: přesednout sem
table-dealer = Dealer
table-dealer-short = D
table-small-blind = Malý blind
table-big-blind = Velký blind
table-in-hand = má karty
table-on-turn = je na řadě
table-time-bank = Časová banka
table-time-bank-left = Časová banka { $time }
table-pot = Bank
table-total = Celkem
table-main-pot = Hlavní
table-side-pot = { $number }. vedlejší
table-pot-for = { $pot }: { $names }
table-board = Board
table-board-number = Board { $number }
table-board-empty = Na boardu zatím nejsou karty
table-your-cards = Vaše karty
table-winner = { $name } vyhrává { $amount }
table-winners = { $name } se dělí o { $amount }
table-winners-count = { $count ->
    [one] { $count } hráč
    [few] { $count } hráči
   *[other] { $count } hráčů
} se dělí o { $amount }
table-you-have = Máte: { $hand }
table-waiting-players = { $missing ->
    [one] Čeká se ještě na jednoho hráče
    [few] Čeká se ještě na { $missing } hráče
    [many] Čeká se ještě na { $missing } hráče
   *[other] Čeká se ještě na { $missing } hráčů
}
table-draining = Další handy se nerozdávají: personál zavírá stůl
table-private-sit = Posadit se
table-private-stopped = Teď se nerozdává: hostitel vyhlásil přestávku nebo hru končí
table-private-game = Hra
table-private-result = Stav hry
table-interrupted = Hra byla přerušena. Pokračuje, až se hráči vrátí.
table-interrupted-hand = Hra byla přerušena. Handa pokračuje, až se vrátí hráči, kteří ji hrají.
table-closed = Tento stůl je zavřený
table-closed-what = Vaše žetony jsou zpět v peněžence. Jiné stoly jsou v lobby.
table-no-decision = Jste all-in: už není o čem rozhodovat
table-next-hand = Čeká se na další handu
table-void = Handa je neplatná
table-void-what = Handa byla zrušena. Všichni mají tolik žetonů jako na jejím začátku.
table-watching = Díváte se. Vlastní karty hráčů se neukazují.
table-closed-tournament = Jak se pokračuje, říká stránka turnaje.
table-to-tournament = K turnaji
table-not-found = Stůl neexistuje
table-not-found-what = Možná byl zavřen. Otevřené stoly jsou v lobby.
table-to-lobby = Do lobby
table-loading = Otevírá se stůl

table-deed-fold = Složeno
table-deed-check = Check
table-deed-call = Dorovnáno
table-deed-bet = Vsazeno
table-deed-raise = Navýšeno
table-deed-small = Malý blind
table-deed-big = Velký blind
table-deed-ante = Ante
table-deed-all-in = All-in
table-deed-won = Výhra { $amount }

table-away-wish = Mimo hru
table-away-general = Mimo hru u všech stolů
table-away-skipped_big_blind = Mimo hru
table-away-clock = Mimo hru
table-away-disconnected = Mimo hru, bez spojení
table-away-no_chips = Bez žetonů
table-away-document = Doklad
table-away = Mimo hru
table-offline = Bez spojení
table-waiting-blind = Čeká na velký blind
table-waiting-short = Čeká
table-waiting-blind-you = Karty dostanete s příštím velkým blindem.
table-document-waits = Vaše místo čeká: ukažte personálu platný doklad.
table-removed-in = Místo vám držíme ještě { $time }

# Lišta akcí

table-actions = Vaše rozhodnutí
table-actions-at = Vaše rozhodnutí u stolu { $name }
table-fold = Složit
table-fold-anyway = Přesto složit?
table-fold-free = Check nic nestojí.
table-check = Check
table-call = Dorovnat { $amount }
table-call-all-in = All-in { $amount }
table-bet-to = Vsadit { $amount }
table-raise-to = Navýšit na { $amount }
table-all-in-to = All-in { $amount }
table-no-raise = Bez navýšení
table-no-raise-why = Navýšit tu nelze
table-amount = Částka
table-amount-range = { $least } až { $most }
table-amount-below = Nejmenší částka je { $least }
table-amount-above = Největší částka je { $most }
table-amount-unread = To není částka
table-less = Méně
table-more = Více
table-preset-blinds = { $size } BB
table-preset-times = { $size }×
table-preset-pot = { $size } %
table-preset-pot-full = Bank
table-preset-max = Max
table-preset-all-in = All-in
table-preset-says = Navýšit na { $amount }
table-ahead = Než přijde řada
table-ahead-check-fold = Check/​složit
table-ahead-check = Check
table-ahead-call = Dorovnat { $amount }
table-ahead-fold = Složit
table-ahead-void = Cena se změnila: vaše volba byla zrušena.
table-ahead-round = Začalo nové kolo: vaše volba byla zrušena.
table-sent = Odesláno
table-repeated = Po výpadku odesláno dvakrát. Počítá se jednou.
table-kept = Ještě se odesílá. Vaše rozhodnutí je uloženo a počítá se jednou.
table-locked = Cena se právě změnila
table-your-turn = { $price ->
    [free] Jste na řadě: check nic nestojí. { $seconds } s.
   *[pay] Jste na řadě: k dorovnání { $amount }. { $seconds } s.
}
table-to-act = Na řadě: { $name }
table-keys = Klávesy: F složit, C check nebo dorovnat, R navýšit, 1–9 předvolby, 0 nejvíc, šipky částka, Enter potvrdí, B částky ve velkých blindech

# Ovládání

table-controls = Ovládání stolu
table-sit-out = Pauza
table-sit-out-next = Pauza po této handě
table-sit-in = Vrátit se do hry
table-sit-in-all = Vrátit se do hry u všech { $count } stolů
table-skip-big-blind = Pauza při příštím velkém blindu
table-top-up = Dokoupit
table-top-up-to = Žetony po této handě: { $amount }
table-top-up-what = Žetony přibudou, jakmile se nehraje žádná handa.
table-top-up-most = Celkem nejvýše { $amount }
table-top-up-full = Máte tolik žetonů, kolik se u tohoto stolu smí.
table-top-up-empty = Peněženka je prázdná: není co přidat.
table-wallet = V peněžence { $amount }
table-add = Přidat { $amount }
table-leave = Odejít
table-leave-now = Odejít od stolu
table-leave-give-up = Vzdát handu
table-leave-after-hand = Po této handě
table-leave-after = Odchod po této handě
table-stay = Zůstat
table-leave-ask = Odejít od stolu { $name }?
table-leave-what = Jste v handě. Když ji vzdáte, nikdo na vás nečeká: kde je to zdarma, dáváte check, jinak složíte. Nebo ji dohrajte a odejděte, až skončí. Žetony se vrátí do peněženky.
table-leave-what-now = Nejste v žádné handě a odejdete hned. Žetony se vrátí do peněženky.
table-menu = Nabídka
table-log = Záznam
table-chat = Chat
table-log-and-chat = Záznam a chat
table-side-close = Zavřít
table-chat-say = Řekněte něco
table-chat-send = Poslat
table-chat-quiet = Nikdo nic neřekl.
table-chat-mute = Ztlumit: { $name }
table-chat-unmute = Zrušit ztlumení: { $name }
table-chat-muted = Ztlumeno: { $name }
table-chat-watching = Mluvit mohou jen ti, kdo sedí u stolu.
table-chat-paused = Chat čeká, než se all-in dohraje.
table-log-empty = Sem se píše, co se u stolu děje.
table-hand = Handa
table-hand-number = Handa { $number }
table-hand-info = O této handě
table-hand-id = Číslo handy
table-seal = Pečeť balíčku
table-seal-what = Zveřejněna před první kartou. Po handě si podle ní můžete ověřit každou kartu, kterou jste viděli.
table-proof-link = Přehrání a důkaz
table-rules = Pravidla
table-tabs = Vaše stoly
table-tile = Vedle sebe
table-tab-turn = { $name }, jste na řadě
table-lost = Bez spojení
table-lost-time = Bez spojení. Herna na vás čeká { $time }.
table-lost-seat = Bez spojení. Vaše místo zůstává.
table-lost-watch = Bez spojení. Zkouší se znovu.

# Záznam. "mine" je "yes", když věta mluví o čtenáři.

table-log-hand-started = Handa { $number }. Dealer: { $dealer }.
table-log-dealer-drawn = { $mine ->
    [yes] Button jste si vylosovali vy.
   *[no] Button si losem získává { $name }.
}
table-log-blind-posted = { $blind ->
    [entry] { $mine ->
        [yes] Za vstup do hry vkládáte { $amount }.
       *[no] { $name } vkládá za vstup do hry { $amount }.
    }
    [small] { $mine ->
        [yes] Vkládáte malý blind { $amount }.
       *[no] { $name } vkládá malý blind { $amount }.
    }
   *[other] { $mine ->
        [yes] Vkládáte velký blind { $amount }.
       *[no] { $name } vkládá velký blind { $amount }.
    }
}
table-log-ante-posted = { $mine ->
    [yes] Vkládáte ante { $amount }.
   *[no] { $name } vkládá ante { $amount }.
}
table-log-hole-seen = Vaše karty: { $cards }.
table-log-board-dealt = { $street ->
    [flop] Flop: { $cards }.
    [turn] Turn: { $cards }.
   *[river] River: { $cards }.
}
table-log-folded = { $automatic ->
    [no] { $mine ->
        [yes] Skládáte.
       *[no] { $name } skládá.
    }
    [clock] { $mine ->
        [yes] Čas vám vypršel: složeno za vás.
       *[no] { $name }: čas vypršel, složeno.
    }
    [disconnected] { $mine ->
        [yes] Byli jste bez spojení: složeno za vás.
       *[no] { $name }: bez spojení, složeno.
    }
   *[left] { $name } už není u stolu: složeno.
}
table-log-checked = { $automatic ->
    [no] { $mine ->
        [yes] Dáváte check.
       *[no] { $name } dává check.
    }
    [clock] { $mine ->
        [yes] Čas vám vypršel: check za vás.
       *[no] { $name }: čas vypršel, check.
    }
    [disconnected] { $mine ->
        [yes] Byli jste bez spojení: check za vás.
       *[no] { $name }: bez spojení, check.
    }
   *[left] { $name } už není u stolu: check.
}
table-log-called = { $mine ->
    [yes] Dorovnáváte { $amount }{ $allin ->
        [yes] , all-in.
       *[no] .
    }
   *[no] { $name } dorovnává { $amount }{ $allin ->
        [yes] , all-in.
       *[no] .
    }
}
table-log-bet = { $mine ->
    [yes] Sázíte { $amount }{ $allin ->
        [yes] , all-in.
       *[no] .
    }
   *[no] { $name } sází { $amount }{ $allin ->
        [yes] , all-in.
       *[no] .
    }
}
table-log-raised = { $mine ->
    [yes] Navyšujete na { $amount }{ $allin ->
        [yes] , all-in.
       *[no] .
    }
   *[no] { $name } navyšuje na { $amount }{ $allin ->
        [yes] , all-in.
       *[no] .
    }
}
table-log-uncalled-returned = { $mine ->
    [yes] Nikdo nedorovnal { $amount }: berete zpět.
   *[no] Nikdo nedorovnal { $amount }: { $name } bere zpět.
}
table-log-time-bank-started = { $mine ->
    [yes] Běží vaše časová banka.
   *[no] { $name } čerpá časovou banku.
}
table-log-hand-shown = { $hand ->
    [none] { $mine ->
        [yes] Ukazujete { $cards }.
       *[no] { $name } ukazuje { $cards }.
    }
   *[other] { $mine ->
        [yes] Ukazujete { $cards }: { $hand }.
       *[no] { $name } ukazuje { $cards }: { $hand }.
    }
}
table-log-rake-taken = Rake { $amount }.
table-log-pot-awarded = { $mine ->
    [yes] Vyhráváte { $amount }{ $pot ->
        [0] .
       *[other] {" "}z vedlejšího banku { $pot }.
    }
   *[no] { $name } vyhrává { $amount }{ $pot ->
        [0] .
       *[other] {" "}z vedlejšího banku { $pot }.
    }
}
table-log-hand-ended = Konec handy.
table-log-hand-restated = Chyba byla opravena: handa je zaznamenána znovu.
table-log-hand-voided = { $reason ->
    [staff] Personál prohlásil handu za neplatnou: všechny sázky se vracejí.
   *[fault] Handa je po závadě neplatná: všechny sázky se vracejí.
}
table-log-player-seated = { $mine ->
    [yes] Přisedáte s { $amount }.
   *[no] { $name } přisedá s { $amount }.
}
table-log-topped-up = { $mine ->
    [yes] Dokupujete { $amount }.
   *[no] { $name } dokupuje { $amount }.
}
table-log-sat-out = { $reason ->
    [clock] { $mine ->
        [yes] Čas vám vypršel a máte pauzu.
       *[no] { $name } má pauzu, čas vypršel.
    }
    [disconnected] { $mine ->
        [yes] Spojení se přerušilo a máte pauzu.
       *[no] { $name } má pauzu, spojení se přerušilo.
    }
    [no_chips] { $mine ->
        [yes] Nemáte žetony a máte pauzu.
       *[no] { $name } nemá žetony a má pauzu.
    }
    [document] { $mine ->
        [yes] Místo dostanete, až personál uvidí váš doklad.
       *[no] { $name } dostane místo, až personál uvidí doklad.
    }
   *[wish] { $mine ->
        [yes] Máte pauzu.
       *[no] { $name } má pauzu.
    }
}
table-log-sat-in = { $waits ->
    [yes] { $mine ->
        [yes] Jste zpět a čekáte na velký blind.
       *[no] { $name } je zpět a čeká na velký blind.
    }
   *[no] { $mine ->
        [yes] Jste zpět.
       *[no] { $name } je zpět.
    }
}
table-log-disconnected = { $mine ->
    [yes] Vaše spojení se přerušilo.
   *[no] { $name } je bez spojení.
}
table-log-reconnected = { $mine ->
    [yes] Jste zase ve spojení.
   *[no] { $name } je zase ve spojení.
}
table-log-player-left = { $reason ->
    [sat_out_too_long] Příliš dlouhá pauza: { $name } odchází od stolu.
    [general_sit_out] Příliš dlouhá pauza: { $name } odchází od stolu.
    [no_chips] Bez žetonů: { $name } odchází od stolu.
    [staff] Odchod od stolu na pokyn personálu: { $name }.
    [host] Odchod od stolu na pokyn hostitele: { $name }.
   *[wish] { $mine ->
        [yes] Odcházíte od stolu.
       *[no] { $name } odchází od stolu.
    }
}
table-log-play-awaited = { $missing ->
    [one] Čeká se ještě na jednoho hráče.
    [few] Čeká se ještě na { $missing } hráče.
    [many] Čeká se ještě na { $missing } hráče.
   *[other] Čeká se ještě na { $missing } hráčů.
}
table-log-play-interrupted = Hra byla přerušena: stůl čeká na své hráče.
table-log-play-resumed = Hra pokračuje.
table-log-table-drained = { $reason ->
    [host] Další handa až po pokynu hostitele.
   *[staff] Personál zavírá stůl: další handy nebudou.
}
table-log-table-reopened = Stůl je zase otevřený.
table-ahead-call-any = Dorovnat cokoli
table-waiting-hands = { $hands ->
    [0] {""}
    [1] To je příští handa.
    [few] To je asi za { $hands } handy.
   *[other] To je asi za { $hands } hand.
}
table-rebuy = Koupit za { $amount } a hrát
table-rebuy-other = Jiná částka
hand-kickers = { $hand }, { $count ->
    [one] kicker
    [few] kickery
   *[other] kickerů
} { $kickers }
unit = Částky
unit-chips = V žetonech
unit-blinds = Ve velkých blindech
unit-how = Pro stacky, sázky a banky; přepíná klávesa B. Uloženo v tomto prohlížeči.
table-blinds = { $size } BB
table-presets = Upravit předvolby
table-preset-add = Uložit { $size } ({ $amount })
table-preset-remove = Odebrat { $size }
table-last-hand = Poslední handa
table-last-hand-none = U tohoto stolu jste zatím žádnou handu nedohráli.
table-leave-at-blind = Při příštím velkém blindu
table-leave-at-blind-what = Při příštím velkém blindu: hrajete dál, dokud nemáte velký blind zaplatit, a místo toho odejdete. Nechte tuto stránku otevřenou.
table-leaving-at-blind = Odcházíte při příštím velkém blindu
table-one-by-one = Na řadě
table-stack-what = Jeden stůl po druhém: dopředu jde ten, kde jste na řadě
react = Reagovat
reacted = { $name }: { $reaction }
reaction-smile = Úsměv
reaction-laugh = Smích
reaction-surprised = Překvapení
reaction-sad = Smutek
reaction-cool = V pohodě
reaction-heart = Srdce
reaction-clover = Hodně štěstí
reaction-crown = Dobře zahráno
table-show-cards = Ukázat karty
table-show-these = Ukázat { $cards }
table-show-both = Ukázat obě
table-show-all = Ukázat všechny
table-focus = Velký a malé
table-focus-what = Stůl, kde jste na řadě, velký, ostatní malé vedle něj
table-to-front = Stůl { $table } dopředu
table-time-bank-kept = Časová banka se šetří
table-time-bank-kept-what = Vaše časová banka se šetří: až čas vyprší, dáte check, nebo složíte. Stisknutím nastavíte, aby se spouštěla automaticky.
table-time-bank-used-what = Vaše časová banka se spustí automaticky, až čas vyprší. Stisknutím ji ušetříte.
table-time-bank-by-itself = Použít mou časovou banku, až čas vyprší
table-time-bank-use = Použít časovou banku
table-time-bank-use-what = Vaše časová banka poběží za časem tohoto tahu (klávesa T). Co zbude, vám zůstane.
