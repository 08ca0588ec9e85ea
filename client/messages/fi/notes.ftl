# Notes on players

notes-title = Muistiinpanot pelaajista
notes-count = { $count ->
    [0] Sinulla ei ole vielä muistiinpanoja. Paina pelaajaa pöydässä.
    [one] Sinulla on muistiinpano yhdestä pelaajasta.
   *[other] Sinulla on muistiinpanoja { $count } pelaajasta.
}
notes-how = Vain tässä laitteessa: huone ei saa niitä koskaan. Vie ne toiseen laitteeseen tiedostona.
notes-save = Tallenna tiedostoksi
notes-load = Lue tiedosto
notes-taken = { $count ->
    [one] Yksi muistiinpano luettiin; omasi säilyivät.
   *[other] { $count } muistiinpanoa luettiin; omasi säilyivät.
}
notes-too-large = Tiedosto on suurempi kuin selaimen muistiinpanot voivat olla. Mitään ei muutettu.
notes-no-notes = Tiedostossa ei ole muistiinpanoja. Mitään ei muutettu.
notes-other-version = Tiedosto on versiota { $version }, jota tämä ohjelma ei lue. Mitään ei muutettu.
notes-damaged = Osaa tiedoston muistiinpanoista ei voi lukea. Mitään ei muutettu.
note-title = Muistiinpano: { $name }
note-add = Kirjoita muistiinpano: { $name }
note-change = Muuta muistiinpanoa: { $name }
note-colour = Merkki
note-colour-none = Ei merkkiä
note-colour-red = Punainen
note-colour-orange = Oranssi
note-colour-green = Vihreä
note-colour-blue = Sininen
note-colour-purple = Violetti
note-text = Muistiinpano
note-how = Säilyy vain tässä laitteessa.
note-save = Tallenna
note-remove = Poista muistiinpano
note-spoken = muistiinpanosi: { $note }
