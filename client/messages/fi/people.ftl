# People: roles, invitations, credits that need two, hands read with a reason.
people-title = Ihmiset ja hyvitykset
people-staff = Henkilökunta ja ne, joita haet
people-you = sinä
people-role-of = Rooli: { $name }
people-role-sheet = { $name }: { $role }
people-role-act = Aseta rooli
people-role-done = { $name } on tästä lähtien { $role }.
people-reset = Uusi salasana
people-reset-name = Uusi salasana: { $name }
people-reset-sheet = Puolet koodista: { $name }
people-reset-what = Vain ihmiselle, jonka tunnet tai jonka henkilöllisyyden olet nähnyt. Sinä annat puolet koodista ja toinen henkilökunnasta toisen puolen. Toisen puolen myötä pelaajan { $name } salasana ei enää kelpaa, hänet kirjataan ulos kaikkialta ja hän poistuu pöydistä. Puolikas näytetään kerran.
people-reset-act = Anna puolet koodista
people-reset-done = Puolet koodista annettu: { $name }.
people-hands = Kädet
people-hands-name = Kädet: { $name }
people-hands-sheet = Lue kädet: { $name }
people-hands-what = Luettelo ilman pelaajan kortteja. Että luit sen, ja miksi, jää kirjauksiin.
people-hands-act = Lue
people-hands-done = Kirjattu.
people-hands-title = Kädet: { $name }
people-hands-none = Ei vielä käsiä
read-hand-title = Toisten käsi
read-hand-what = Et pelannut etkä katsonut tätä kättä. Sano miksi luet sen: se jää kirjauksiin. Käsi aukeaa tunniksi, sellaisena kuin katsoja sen näki.
read-hand = Lue käsi
credits-title = Hyvitykset, jotka toisen on hyväksyttävä
credits-what = Mikä ylittää yhden työntekijän rajat, odottaa tässä toisen hyväksyntää.
credits-none = Hyväksyttävää ei ole.
credits-by = ehdotti { $name }, { $time }
credits-open = odottaa: { $time } asti
credits-over = raukesi { $time }
credits-confirmed = vahvistettu
credits-declined = hylätty
credits-confirm = Vahvista
credits-confirm-name = Vahvista hyvitys: { $name }
credits-decline = Hylkää
credits-decline-name = Hylkää hyvitys: { $name }
people-confirm-sheet = Vahvista { $amount }: { $name }
people-confirm-what = Olet toinen: katso se, minkä ensimmäinen näki. Raha siirtyy heti.
people-confirm-act = Vahvista { $amount }
people-confirm-done = { $name } sai { $amount }.
people-decline-sheet = Hylkää { $amount }: { $name }
people-decline-what = Rahaa ei siirry.
people-decline-act = Hylkää
people-decline-done = Hyvitystä ({ $name }) ei anneta.
credit-waits-for-second = { $amount } odottaa toisen hyväksyntää.
limits-title = Mitä henkilökunta saa antaa yksin
limits-what = Viimeisten 24 tunnin aikana. Mukaan lasketaan kutsut ja se, mitä henkilökunta takaa tai lisää turnauksiin. Minkä tahansa rajan ylittävään summaan tarvitaan toinen työntekijä.
limits-player = Yhdelle pelaajalle, koko henkilökunnalta
limits-giver = Sinulta, kaikille pelaajille
limits-room = Koko henkilökunnalta, kaikille pelaajille
limits-used = annettu { $given }, jäljellä { $left }
limits-second = Kahden päätöstä vaativa summa odottaa toista { $hours ->
    [one] { $hours } tunnin
   *[other] { $hours } tuntia
  }; sitten se raukeaa.
limits-role = { $hours ->
    [0] Kaksi työntekijää voi päättää yhdessä heti, kun kummallakin on roolinsa.
    [one] Kaksi työntekijää päättää yhdessä vasta, kun kummallakin on ollut roolinsa { $hours } tunnin.
   *[other] Kaksi työntekijää päättää yhdessä vasta, kun kummallakin on ollut roolinsa { $hours } tuntia.
  }
limits-makers = Kahta ei lasketa kahdeksi, jos toinen on antanut toiselle roolin, suoraan tai muiden kautta.
limits-reset = Uuden salasanan koodi ja sen kumpikin puolikas ovat voimassa { $hours ->
    [one] { $hours } tunnin
   *[other] { $hours } tuntia
  }.
limits-still = { $hours ->
    [0] Kun pelaaja on asettanut salasanan sellaisella koodilla, raha saa liikkua heti.
    [one] Kun pelaaja on asettanut salasanan sellaisella koodilla, raha ei liiku { $hours } tuntiin.
   *[other] Kun pelaaja on asettanut salasanan sellaisella koodilla, raha ei liiku { $hours } tuntiin.
  }
limits-invitation = Kutsu on voimassa { $days ->
    [one] { $days } päivän
   *[other] { $days } päivää
  }.
invitations-title = Kutsut
invitations-new = Kutsu
invitations-for = Kenelle
invitations-open-what = Tilin saa täällä kuka tahansa; kutsua ei tarvita.
invitations-invitation-what = Tilin saa täällä vain kutsuttu. Jokainen koodi tekee yhden tilin.
invitations-closed-what = Talo ei avaa täällä uusia tilejä.
invitations-by = { $name }, { $time }
invitations-used = käyttänyt { $name }
invitations-open = voimassa: { $time } asti
invitations-over = rauennut
invitations-withdraw = Peru
invitations-withdraw-name = Peru kutsu: { $reason }
people-invite-sheet = Kutsu
people-invite-what = Koodi, jolla saa yhden tilin. Se näytetään kerran.
people-invite-act = Tee koodi
people-invite-done = Kutsu on tehty.
people-withdraw-sheet = Peru kutsu
people-withdraw-what = Sen koodi ei enää kelpaa.
people-withdraw-act = Peru
people-withdraw-done = Kutsu on peruttu.
code-reset-title = Puolet koodista: { $name }
code-first-what = Tämä on ensimmäinen puolikas. Anna se vain pelaajalle { $name }; mikään ei ole vielä muuttunut. Toinen henkilökunnasta antaa toisen puolikkaan samasta painikkeesta.
code-second-what = Tämä on toinen puolikas. Anna se vain pelaajalle { $name }. Molemmilla, ensimmäinen ensin, asetetaan uusi salasana sivulla ”Uusi salasana”, jolle pääsee kirjautumisesta.
code-invite-title = Kutsu
code-invite-what = Anna se kutsutulle. Sitä ei näytetä uudestaan.
code-until = Kelpaa kerran, { $time } asti.
code-copy = Kopioi
code-copied = Kopioitu.
code-not-copied = Selain ei anna kopioida tässä; kirjoita se muistiin.
record-set-role = Rooli
record-reset-password = Koodi uuteen salasanaan
record-ask-code = Salasanakoodin ensimmäinen puolikas
record-set-password = Salasana asetettu koodilla
record-invite = Kutsuttu
record-withdraw-invitation = Kutsu peruttu
record-propose-credit = Hyvitystä ehdotettu
record-confirm-credit = Hyvitys vahvistettu
record-decline-credit = Hyvitys hylätty
record-ask-house-money = Talon rahaa pyydetty
record-read-hand = Käsi luettu
record-read-hands = Kädet luettu
