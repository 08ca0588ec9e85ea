# People: roles, invitations, credits that need two, hands read with a reason.
people-title = Folk og krediteringer
people-staff = Personalet, og den du leter etter
people-you = du
people-role-of = Rollen til { $name }
people-role-sheet = { $name }: { $role }
people-role-act = Gi rollen
people-role-done = { $name } er { $role } fra nå av.
people-reset = Nytt passord
people-reset-name = Nytt passord til { $name }
people-reset-sheet = En halv kode til { $name }
people-reset-what = Bare for en du kjenner, eller som har vist deg hvem vedkommende er. Du gir den ene halvdelen av koden og en annen i personalet den andre. Med den andre halvdelen gjelder passordet til { $name } ikke lenger, { $name } logges ut overalt og forlater bordene. En halvdel vises én gang.
people-reset-act = Gi en halv kode
people-reset-done = En halv kode til { $name } er gitt.
people-hands = Hender
people-hands-name = Hendene til { $name }
people-hands-sheet = Les hendene til { $name }
people-hands-what = En liste uten spillerens kort. At du leste den, og hvorfor, føres i protokollen.
people-hands-act = Les
people-hands-done = Ført i protokollen.
people-hands-title = Hendene til { $name }
people-hands-none = Ingen hender ennå
read-hand-title = Andres hånd
read-hand-what = Du verken spilte eller så denne hånden. Si hvorfor du leser den: det føres i protokollen. Den åpnes i en time, slik en tilskuer så den.
read-hand = Les hånden
credits-title = Krediteringer som to må godkjenne
credits-what = Det som er over grensene for én ansatt, venter her på godkjenning fra en til.
credits-none = Ingenting venter.
credits-by = foreslått av { $name }, { $time }
credits-open = venter til { $time }
credits-over = gikk ut { $time }
credits-confirmed = bekreftet
credits-declined = avslått
credits-confirm = Bekreft
credits-confirm-name = Bekreft krediteringen til { $name }
credits-decline = Avslå
credits-decline-name = Avslå krediteringen til { $name }
people-confirm-sheet = Bekreft { $amount } til { $name }
people-confirm-what = Du er den andre: se på det den første så. Pengene flyttes med en gang.
people-confirm-act = Bekreft { $amount }
people-confirm-done = { $name } ble kreditert { $amount }.
people-decline-sheet = Avslå { $amount } til { $name }
people-decline-what = Ingen penger flyttes.
people-decline-act = Avslå
people-decline-done = Krediteringen til { $name } er avslått.
credit-waits-for-second = { $amount } venter på godkjenning fra en til i personalet.
limits-title = Hva ansatte kan gi alene
limits-what = I løpet av de siste 24 timene. Invitasjoner og det ansatte garanterer eller legger til i turneringer, teller med. Det som er over en av grensene, krever en ansatt til.
limits-player = Til én spiller, fra alle ansatte
limits-giver = Fra deg, til alle spillere
limits-room = Fra alle ansatte, til alle spillere
limits-used = { $given } gitt, { $left } igjen
limits-second = Det som krever to, venter { $hours ->
    [one] { $hours } time
   *[other] { $hours } timer
  } på den andre; så går det ut.
limits-role = { $hours ->
    [0] To ansatte kan bestemme sammen så snart begge har rollene sine.
    [one] To ansatte bestemmer sammen først når begge har hatt rollene sine i { $hours } time.
   *[other] To ansatte bestemmer sammen først når begge har hatt rollene sine i { $hours } timer.
  }
limits-makers = To teller ikke som to når den ene har gitt den andre rollen, direkte eller gjennom andre.
limits-reset = En kode for nytt passord, og hver halvdel av den, gjelder i { $hours ->
    [one] { $hours } time
   *[other] { $hours } timer
  }.
limits-still = { $hours ->
    [0] Når en spiller har satt et passord med en slik kode, kan pengene flyttes med en gang.
    [one] Når en spiller har satt et passord med en slik kode, står pengene stille i { $hours } time.
   *[other] Når en spiller har satt et passord med en slik kode, står pengene stille i { $hours } timer.
  }
limits-invitation = En invitasjon gjelder i { $days ->
    [one] { $days } dag
   *[other] { $days } dager
  }.
invitations-title = Invitasjoner
invitations-new = Inviter
invitations-for = Til hvem
invitations-open-what = Hvem som helst kan få konto her; ingen trenger invitasjon.
invitations-invitation-what = Bare den som er invitert, kan få konto her. Hver kode gir én.
invitations-closed-what = Huset åpner ingen nye kontoer her.
invitations-by = av { $name }, { $time }
invitations-used = brukt av { $name }
invitations-open = gjelder til { $time }
invitations-over = utgått
invitations-withdraw = Trekk tilbake
invitations-withdraw-name = Trekk tilbake invitasjonen: { $reason }
people-invite-sheet = En invitasjon
people-invite-what = En kode som gir én konto. Den vises én gang.
people-invite-act = Lag en kode
people-invite-done = Invitasjonen er laget.
people-withdraw-sheet = Trekk tilbake en invitasjon
people-withdraw-what = Koden gjelder ikke lenger.
people-withdraw-act = Trekk tilbake
people-withdraw-done = Invitasjonen er trukket tilbake.
code-reset-title = En halv kode til { $name }
code-first-what = Dette er den første halvdelen. Gi den til { $name } og ingen andre; ingenting er endret ennå. En annen i personalet gir den andre halvdelen med samme knapp.
code-second-what = Dette er den andre halvdelen. Gi den til { $name } og ingen andre. Med begge, den første først, settes et nytt passord på siden «Et nytt passord», som innloggingen lenker til.
code-invite-title = Invitasjonen
code-invite-what = Gi den til den inviterte. Den vises ikke igjen.
code-until = Gjelder én gang, til { $time }.
code-copy = Kopier
code-copied = Kopiert.
code-not-copied = Nettleseren lar det ikke kopieres her; skriv det ned.
record-set-role = Rolle
record-reset-password = Kode til nytt passord
record-ask-code = Første halvdel av en kode for passord
record-set-password = Passord satt med kode
record-invite = Invitert
record-withdraw-invitation = Invitasjon trukket tilbake
record-propose-credit = Kreditering foreslått
record-confirm-credit = Kreditering bekreftet
record-decline-credit = Kreditering avslått
record-ask-house-money = Husets penger bedt om
record-read-hand = Hånd lest
record-read-hands = Hender lest
