# Utestengelser: kontoer, navn og adresser som ikke slipper inn.
bans-title = Utestengelser
bans-what = Den som er utestengt, slipper ikke inn før utestengelsen er over. Ansatte slipper alltid inn, med mindre kontoen deres er utestengt.
bans-new = Steng ute
bans-none = Ingen er utestengt.
bans-account = Konto
bans-name = Navn som
bans-address = Adresse
bans-kind = Hva som stenges ute
bans-account-what = En spiller
bans-name-what = Et mønster for navn; * står for hva som helst, som i slemt*navn. Bokstaver som ligner, regnes som de samme.
bans-address-what = En adresse (203.0.113.7) eller et nett (203.0.113.0/24). Også andre bak den holdes ute; en IPv6-adresse er hele hjemmet.
bans-how-long = Hvor lenge
bans-hours = { $hours ->
    [0] til den oppheves
    [one] { $hours } time
   *[other] { $hours } timer
  }
bans-days = { $days ->
    [one] { $days } dag
   *[other] { $days } dager
  }
bans-until = til { $time }
bans-for-good = til den oppheves
bans-by = av { $name }, { $time }
bans-look = Hvem holder den ute?
bans-covers = { $count ->
    [0] Ingen som har konto nå.
    [one] Én som har konto: { $names }
   *[other] { $count } som har konto: { $names }
  }
bans-sheet = Utestengelse
bans-sheet-what = De den gjelder og som er her, logges ut og forlater bordene når hånden er over.
bans-act = Steng ute
bans-done = Utestengelsen gjelder.
bans-lift = Opphev
bans-lift-name = Opphev utestengelsen: { $what }
bans-lift-sheet = Opphev utestengelsen: { $what }
bans-lift-what = De slipper inn igjen fra nå av.
bans-lift-done = Utestengelsen er opphevet.
record-ban = Utestengelse
record-lift-ban = Utestengelse opphevet
refused-ban-too-wide = Det ville stenge ute altfor mange: et mønster trenger minst tre bokstaver, et nett minst 16 biter (IPv6: 32).
refused-ban-no-address = Det er verken en adresse eller et nett; skriv for eksempel 203.0.113.7 eller 203.0.113.0/24.
refused-ban-own-address = Du kommer selv derfra. Hvis alle gjør det, kjenner ikke rommet proxyen sin.
refused-ban-everybody = Mange kommer derfra: et lokale for rommet, eller denne maskinen selv. Steng ute kontoer.
refused-banned-already = Det finnes allerede en utestengelse for det; opphev den for å gi en ny.
refused-too-many-bans = Det finnes allerede { $most } utestengelser; opphev noen først.
refused-no-such-ban = Den utestengelsen finnes ikke; den kan være over.
mutes-title = Stengte chatter
mutes-what = De som står her, sier og viser ingenting en stund; ansatte kan alltid snakke.
mutes-new = Steng en chat
mutes-none = Alle chatter er åpne.
mutes-degree = Hvem sin chat
mutes-player = En spiller
mutes-table = Et bord
mutes-room = Hele rommet
mutes-sheet = Steng en chat
mutes-sheet-what = Ingenting annet endres: de spiller videre.
mutes-act = Steng chatten
mutes-done = Chatten er stengt.
mutes-undo = Åpne igjen
mutes-undo-name = Åpne chatten igjen: { $what }
mutes-undo-sheet = Åpne chatten igjen: { $what }
mutes-undo-what = De kan snakke igjen fra nå av.
mutes-undo-done = Chatten er åpen igjen.
staff-mute-table = Steng chatten
staff-mute-table-title = Steng chatten ved { $table } i en time
staff-mute-table-what = Spillerne der sier og viser ingenting på en time; ansatte kan. Den åpnes tidligere på siden om personer.
staff-mute-table-done = Chatten ved { $table } er stengt i en time.
record-mute = Chat stengt
record-unmute = Chat åpnet igjen
refused-too-many-mutes = Det er allerede { $most } stengte; åpne noen først.
refused-no-such-mute = Det er allerede over.
player-household = Noter: bor sammen med en spiller
player-household-what = Der huset holder husstander fra hverandre, plasseres ikke to av samme husstand ved ett bord fra nå av.
player-household-done = { $name } og den andre spilleren er notert som én husstand.
player-leave-household = Noter: bor ikke lenger sammen med dem
player-leave-household-what = Spilleren kan sitte sammen med de andre i husstanden igjen.
player-leave-household-done = { $name } hører ikke lenger til en husstand.
record-note-household = Husstand notert
record-end-household = Husstand forlatt
refused-household-already = De to er allerede av samme husstand.
refused-household-too-large = En husstand har høyst { $most } spillere.
refused-no-household = Ingen husstand er kjent for spilleren.
