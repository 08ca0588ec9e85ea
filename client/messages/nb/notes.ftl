# Notes on players

notes-title = Notater om spillere
notes-count = { $count ->
    [0] Du har ingen notater ennå. Trykk på en spiller ved et bord.
    [one] Du har notat om én spiller.
   *[other] Du har notater om { $count } spillere.
}
notes-how = Bare på denne enheten: rommet får dem aldri. Ta dem med til en annen enhet som en fil.
notes-save = Lagre som fil
notes-load = Les en fil
notes-taken = { $count ->
    [one] Ett notat ble lest; dine er beholdt.
   *[other] { $count } notater ble lest; dine er beholdt.
}
notes-too-large = Filen er større enn notatene i en nettleser kan være. Ingenting ble endret.
notes-no-notes = Det er ingen fil med notater. Ingenting ble endret.
notes-other-version = Filen har versjon { $version }, som denne klienten ikke leser. Ingenting ble endret.
notes-damaged = Noen av notatene i filen kan ikke leses. Ingenting ble endret.
note-title = Notat om { $name }
note-add = Skriv et notat om { $name }
note-change = Endre notatet om { $name }
note-colour = Merke
note-colour-none = Ingen
note-colour-red = Rød
note-colour-orange = Oransje
note-colour-green = Grønn
note-colour-blue = Blå
note-colour-purple = Lilla
note-text = Notat
note-how = Lagres bare på denne enheten.
note-save = Lagre
note-remove = Fjern notatet
note-spoken = ditt notat: { $note }
