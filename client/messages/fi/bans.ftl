# Porttikiellot: tilit, nimet ja osoitteet, joita ei päästetä sisään.
bans-title = Porttikiellot
bans-what = Porttikiellossa oleva ei pääse sisään ennen kiellon päättymistä. Henkilökunta pääsee sisään aina, paitsi jos oma tili on kiellossa.
bans-new = Anna porttikielto
bans-none = Kukaan ei ole porttikiellossa.
bans-account = Tili
bans-name = Nimet kuten
bans-address = Osoite
bans-kind = Mitä kielto koskee
bans-account-what = Pelaaja
bans-name-what = Nimien malli; * tarkoittaa mitä tahansa, esimerkiksi paha*nimi. Samannäköiset kirjaimet ovat samat.
bans-address-what = Osoite (203.0.113.7) tai verkko (203.0.113.0/24). Myös muut sen takana jäävät ulos; IPv6-osoite tarkoittaa koko kotia.
bans-how-long = Kuinka kauan
bans-hours = { $hours ->
    [0] kunnes se perutaan
    [one] { $hours } tunti
   *[other] { $hours } tuntia
  }
bans-days = { $days ->
    [one] { $days } päivä
   *[other] { $days } päivää
  }
bans-until = { $time } asti
bans-for-good = kunnes se perutaan
bans-by = antoi { $name }, { $time }
bans-look = Keitä se koskee?
bans-covers = { $count ->
    [0] Ei ketään, jolla on nyt tili.
    [one] Yhtä, jolla on tili: { $names }
   *[other] { $count } tilin haltijaa: { $names }
  }
bans-sheet = Porttikielto
bans-sheet-what = Paikalla oleva, jota kielto koskee, kirjataan ulos ja poistuu pöydistä, kun jako on ohi.
bans-act = Anna porttikielto
bans-done = Porttikielto on voimassa.
bans-lift = Peru
bans-lift-name = Peru porttikielto: { $what }
bans-lift-sheet = Peru porttikielto: { $what }
bans-lift-what = He pääsevät taas sisään.
bans-lift-done = Porttikielto on peruttu.
record-ban = Porttikielto
record-lift-ban = Porttikielto peruttu
refused-ban-too-wide = Se sulkisi ulos aivan liian monta: mallissa on oltava vähintään kolme kirjainta, verkossa vähintään 16 bittiä (IPv6: 32).
refused-ban-no-address = Se ei ole osoite eikä verkko; sellainen on esimerkiksi 203.0.113.7 tai 203.0.113.0/24.
refused-ban-own-address = Tulet itse sieltä. Jos kaikki tulevat, huone ei tunne välityspalvelintaan.
refused-ban-everybody = Sieltä tulee moni: huoneen tapahtumapaikka tai tämä kone itse. Anna kielto tileille.
refused-banned-already = Sille on jo porttikielto; peru se, jos haluat antaa uuden.
refused-too-many-bans = Porttikieltoja on jo { $most }; peru ensin joitakin.
refused-no-such-ban = Sellaista porttikieltoa ei ole; se on ehkä jo päättynyt.
mutes-title = Suljetut keskustelut
mutes-what = Tässä mainitut eivät kirjoita eivätkä näytä reaktioita vähään aikaan; henkilökunta puhuu aina.
mutes-new = Sulje keskustelu
mutes-none = Kaikki keskustelut ovat auki.
mutes-degree = Kenen keskustelu
mutes-player = Pelaaja
mutes-table = Pöytä
mutes-room = Koko huone
mutes-sheet = Sulje keskustelu
mutes-sheet-what = Mikään muu ei muutu: he pelaavat edelleen.
mutes-act = Sulje keskustelu
mutes-done = Keskustelu on suljettu.
mutes-undo = Avaa
mutes-undo-name = Avaa keskustelu: { $what }
mutes-undo-sheet = Avaa keskustelu: { $what }
mutes-undo-what = He voivat taas keskustella.
mutes-undo-done = Keskustelu on taas auki.
staff-mute-table = Sulje keskustelu
staff-mute-table-title = Sulje pöydän { $table } keskustelu tunniksi
staff-mute-table-what = Sen pelaajat eivät kirjoita eivätkä näytä reaktioita tuntiin; henkilökunta voi. Aiemmin sen voi avata Ihmiset-sivulla.
staff-mute-table-done = Pöydän { $table } keskustelu on suljettu tunniksi.
record-mute = Keskustelu suljettu
record-unmute = Keskustelu avattu
refused-too-many-mutes = Suljettuja keskusteluja on jo { $most }; avaa ensin joitakin.
refused-no-such-mute = Se on jo ohi.
player-household = Merkitse: asuu toisen pelaajan kanssa
player-household-what = Jos talo pitää saman talouden pelaajat erillään, kahta heistä ei enää sijoiteta samaan pöytään.
player-household-done = { $name } ja toinen pelaaja on merkitty samaan talouteen.
player-leave-household = Merkitse: ei asu enää heidän kanssaan
player-leave-household-what = Pelaaja saa taas istua talouden muiden kanssa.
player-leave-household-done = { $name } ei kuulu enää talouteen.
record-note-household = Talous merkitty
record-end-household = Taloudesta poistettu
refused-household-already = He kuuluvat jo samaan talouteen.
refused-household-too-large = Taloudessa on enintään { $most } pelaajaa.
refused-no-household = Pelaajan taloutta ei tunneta.
