# Pöytä peleissä, joissa on avokortteja, vaihtoja, valintoja ja rivejä

table-bring-in = Bring-in { $amount }
table-complete-to = Täydennä: { $amount }
table-take-back = Peru
table-draw-what = Valitse vaihdettavat kortit, enintään { $most }
table-draw-cards = { $count ->
    [one] Vaihda yksi kortti
   *[other] Vaihda { $count } korttia
}
table-stand-pat = Pidä kaikki
table-discard-what = { $count ->
    [one] Valitse pois pantava kortti
   *[other] Valitse { $count } pois pantavaa korttia
}
table-discard-cards = { $count ->
    [one] Luovu yhdestä kortista
   *[other] Luovu { $count } kortista
}
table-offer-what = Sinulle tarjotaan avoinna: { $card }. Pidä se tai ota toinen kortti kuvapuoli alas.
table-offer-keep = Pidä
table-offer-refuse = Hylkää
table-choose-what = Valitse tämän jaon peli
table-choose = Pelataan: { $game }
table-your-turn-else = { $what ->
    [discard] Vuorosi: luovu korteista. { $seconds } sekuntia.
    [draw] Vuorosi: vaihda kortteja tai pidä kaikki. { $seconds } sekuntia.
    [answer] Vuorosi: pidä tai hylkää tarjottu kortti. { $seconds } sekuntia.
    [choose] Vuorosi: valitse peli. { $seconds } sekuntia.
    [run] Vuorosi: montako kertaa pöytäkortit saa jakaa? { $seconds } sekuntia.
   *[place] Vuorosi: aseta korttisi. { $seconds } sekuntia.
}
table-deed-bring-in = Bring-in
table-deed-complete = Täydensi
table-deed-discard = Luopui: { $count }
table-deed-draw = Vaihtoi { $count }
table-deed-pat = Piti kaikki
table-deed-place = Asetti
table-choosing = Peliä valitaan
table-rotation = { $game } · jako { $hand }/{ $hands }
table-passed-over = { $name } on paikkansa vuoksi poissa jaosta
table-given-up = Pois pantu: { $cards }
table-community = Yhteinen kortti
table-up-cards = avoinna { $cards }
table-share-won = { $amount } { $share }
replay-street-card = { $number }. kortti
replay-street-first = Viisi ensimmäistä
table-log-game-announced = { $game }: jako { $hand }/{ $hands }.
table-log-game-chosen = { $mine ->
    [yes] Valitset pelin: { $game }.
   *[no] { $name } valitsee pelin: { $game }.
}
table-log-game-chosen-late = Kukaan ei valinnut ajoissa: peli on { $game }.
table-log-up-card-dealt = { $mine ->
    [yes] Saat avoinna: { $card }.
   *[no] { $name } saa avoinna: { $card }.
}
table-log-community-card-dealt = Pakka loppuu: { $card } on yhteinen.
table-log-muck-reshuffled = { $count } korttia sekoitettiin takaisin pakkaan.
table-log-board-first = Ensimmäinen pöytäkortti: { $cards }.
table-log-board-second = { $board }, { $street ->
    [flop] floppi
    [turn] turni
   *[river] river
}: { $cards }.
table-log-bring-in-posted = { $mine ->
    [yes] Maksat bring-inin { $amount }.
   *[no] { $name } maksaa bring-inin { $amount }.
}
table-log-completed = { $mine ->
    [yes] Täydennät: { $amount }.
   *[no] { $name } täydentää: { $amount }.
}
table-log-discarded = { $mine ->
    [yes] Panet pois { $cards }.
   *[no] { $name } panee pois { $cards }.
}
table-log-cards-count = { $count ->
    [one] yhden kortin
   *[other] { $count } korttia
}
table-log-stood-pat = { $mine ->
    [yes] Pidät kaikki kortit.
   *[no] { $name } pitää kaikki kortit.
}
table-log-drew = { $mine ->
    [yes] Saat { $cards }.
   *[no] { $name } saa { $cards }.
}
table-log-offered-up = { $mine ->
    [yes] Sinulle tarjotaan: { $card }.
   *[no] { $name } saa tarjouksen: { $card }.
}
table-log-offer-accepted = { $mine ->
    [yes] Pidät: { $card }.
   *[no] { $name } pitää: { $card }.
}
table-log-offer-refused = { $mine ->
    [yes] Hylkäät: { $card }.
   *[no] { $name } hylkää: { $card }.
}
table-log-late = Aika loppui. { $sentence }
table-log-hand-mucked = { $mine ->
    [yes] Et näytä korttejasi.
   *[no] { $name } ei näytä korttejaan.
}
table-log-pot-share = { $mine ->
    [yes] Voitat { $amount }: { $share }.
   *[no] { $name } voittaa { $amount }: { $share }.
}
table-log-cards-dealt = { $mine ->
    [yes] Saat { $cards }.
   *[no] { $name } saa { $cards }.
}
table-log-cards-to-place = Asetettavana: { $cards }.
table-log-cards-placed = { $mine ->
    [yes] Asetat { $rows }.
   *[no] { $name } asettaa { $rows }.
}
table-log-rows-scored = { $mine ->
    [yes] Rivisi: { $rows }.
   *[no] { $name }, rivit: { $rows }.
}
table-log-rows-foul = { $mine ->
    [yes] Kätesi on virheellinen.
   *[no] Pelaajan { $name } käsi on virheellinen.
}
table-log-hands-compared = { $name } – { $other }: { open-face-points }.
table-log-points-paid = { $name } maksaa { $amount }, saaja { $other }.
table-log-result-settled = { $mine ->
    [yes] Jakosi: { open-face-points }, { $amount }.
   *[no] { $name }: { open-face-points }, { $amount }.
}
open-face-front = Etu
open-face-middle = Keski
open-face-back = Taka
open-face-key-front = E
open-face-key-middle = K
open-face-key-back = T
open-face-empty = tyhjä
open-face-bonus = bonus { $points }
open-face-take = Ota takaisin: { $card }
open-face-put = { $row }, { $free ->
    [0] täynnä
    [one] yksi paikka vapaana
   *[other] { $free } paikkaa vapaana
}
open-face-what = { $count ->
    [one] Aseta korttisi riviin
   *[other] Aseta { $count } korttiasi riveihin
}
open-face-all-laid = Kaikki kortit on aseteltu. Vahvista tai peru.
open-face-to-place = Asetettavat kortit
open-face-confirm = Aseta
open-face-keys = Näppäimet: numero ottaa kortin, { $front } etu, { $middle } keski, { $back } taka, Esc peruu, Enter asettaa
open-face-wait = Korttisi tulevat vuorollasi.
open-face-foul = Virhe
open-face-sits-out = Poissa tästä jaosta
open-face-not-in = Ei mukana jaossa
open-face-points = { $points } { $count ->
    [one] piste
   *[other] pistettä
}
open-face-how = Miten pisteet laskettiin
open-face-pair = Kädet
open-face-rows = Rivit
open-face-sweep = Kaikki rivit
open-face-royalties = Bonukset
open-face-total = Pisteet
refused-no-such-card = Sellaista korttia pakassa ei ole.
refused-no-completion = Täydennettävää pakkopanosta ei ole.
refused-must-choose = Valitse ensin tämän jaon peli.
refused-game-not-offered = Tuota peliä ei voi valita tässä.
refused-not-your-card = { $card } ei ole korttisi.
refused-wrong-card-count = Nimesit { $count } korttia; nimeä { $least }–{ $most }.
refused-first-cards-wait = Aseta ensin viisi ensimmäistä korttiasi.
refused-first-cards-are-set = Ensimmäiset korttisi on jo asetettu.
refused-not-three-rows = Kädessä on kolme riviä: etu, keski ja taka.
refused-wrong-cards = Aseta täsmälleen saamasi kortit.
refused-no-such-row = Sellaista riviä ei ole.
refused-row-is-full = Rivi on täynnä.
