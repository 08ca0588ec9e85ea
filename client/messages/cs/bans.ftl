# Zákazy: účty, jména a adresy, které se nepouštějí dovnitř.
bans-title = Zákazy vstupu
bans-what = Kdo má zákaz, nepřijde dovnitř, dokud neskončí. Personál přijde vždy, ledaže má zákaz jeho účet.
bans-new = Zakázat
bans-none = Nikdo nemá zákaz.
bans-account = Účet
bans-name = Jména jako
bans-address = Adresa
bans-kind = Co se zakazuje
bans-account-what = Hráč
bans-name-what = Vzor jmen; * znamená cokoli, třeba zle*jmeno. Písmena, která vypadají stejně, platí za stejná.
bans-address-what = Adresa (203.0.113.7) nebo síť (203.0.113.0/24). Nepustí ani ostatní za ní; adresa IPv6 je celá domácnost.
bans-how-long = Na jak dlouho
bans-hours = { $hours ->
    [0] dokud se nezruší
    [one] { $hours } hodina
    [few] { $hours } hodiny
   *[other] { $hours } hodin
  }
bans-days = { $days ->
    [one] { $days } den
    [few] { $days } dny
   *[other] { $days } dní
  }
bans-until = do { $time }
bans-for-good = dokud se nezruší
bans-by = dal { $name }, { $time }
bans-look = Koho nepustí?
bans-covers = { $count ->
    [0] Nikoho, kdo má teď účet.
    [one] Jednoho, kdo má účet: { $names }
    [few] { $count } hráče s účtem: { $names }
   *[other] { $count } hráčů s účtem: { $names }
  }
bans-sheet = Zákaz vstupu
bans-sheet-what = Koho se týká a kdo je tady, bude odhlášen a po skončení hry odejde od stolů.
bans-act = Zakázat
bans-done = Zákaz platí.
bans-lift = Zrušit
bans-lift-name = Zrušit zákaz: { $what }
bans-lift-sheet = Zrušit zákaz: { $what }
bans-lift-what = Od teď zase mohou přijít.
bans-lift-done = Zákaz je zrušen.
record-ban = Zákaz vstupu
record-lift-ban = Zákaz zrušen
refused-ban-too-wide = Nepustilo by to příliš mnoho lidí: vzor potřebuje aspoň tři písmena, síť aspoň 16 bitů (IPv6: 32).
refused-ban-no-address = To není adresa ani síť; píše se třeba 203.0.113.7 nebo 203.0.113.0/24.
refused-ban-own-address = Přicházíte odtamtud sami. Pokud tak přicházejí všichni, herna nezná svou proxy.
refused-ban-everybody = Odtamtud chodí mnoho lidí: místo konání, nebo tento počítač sám. Zakažte účty.
refused-banned-already = Takový zákaz už je; zrušte ho, chcete-li dát jiný.
refused-too-many-bans = Zákazů už je { $most }; nejdřív některé zrušte.
refused-no-such-ban = Takový zákaz není; možná už skončil.
mutes-title = Zavřený chat
mutes-what = Kdo je tu uveden, chvíli nic neříká ani neukazuje; personál mluví vždy.
mutes-new = Zavřít chat
mutes-none = Všechny chaty jsou otevřené.
mutes-degree = Čí chat
mutes-player = Hráč
mutes-table = Stůl
mutes-room = Celá herna
mutes-sheet = Zavřít chat
mutes-sheet-what = Nic jiného se nemění: hrají dál.
mutes-act = Zavřít chat
mutes-done = Chat je zavřený.
mutes-undo = Otevřít
mutes-undo-name = Otevřít chat: { $what }
mutes-undo-sheet = Otevřít chat: { $what }
mutes-undo-what = Od teď zase mohou mluvit.
mutes-undo-done = Chat je zase otevřený.
staff-mute-table = Zavřít chat
staff-mute-table-title = Zavřít chat stolu { $table } na hodinu
staff-mute-table-what = Hráči u něj hodinu nic neříkají ani neukazují; personál může. Dřív se otevře na stránce lidí.
staff-mute-table-done = Chat stolu { $table } je na hodinu zavřený.
record-mute = Chat zavřen
record-unmute = Chat otevřen
refused-too-many-mutes = Zavřených chatů už je { $most }; nejdřív některé otevřete.
refused-no-such-mute = To už skončilo.
player-household = Zapsat: bydlí s hráčem
player-household-what = Kde herna drží domácnosti od sebe, nesednou si od teď dva z jedné k jednomu stolu.
player-household-done = { $name } a druhý hráč jsou zapsáni jako jedna domácnost.
player-leave-household = Zapsat: už s nimi nebydlí
player-leave-household-what = Hráč si zase smí sednout s ostatními z domácnosti.
player-leave-household-done = { $name } už nepatří do domácnosti.
record-note-household = Domácnost zapsána
record-end-household = Odchod z domácnosti
refused-household-already = Ti dva už jsou z jedné domácnosti.
refused-household-too-large = Domácnost má nejvýš { $most } hráčů.
refused-no-household = Domácnost tohoto hráče není známa.
