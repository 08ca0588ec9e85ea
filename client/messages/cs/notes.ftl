# Notes on players

notes-title = Poznámky o hráčích
notes-count = { $count ->
    [0] Zatím nemáte žádné poznámky. Klepněte na hráče u stolu.
    [one] Máte poznámku o jednom hráči.
    [few] Máte poznámky o { $count } hráčích.
   *[other] Máte poznámky o { $count } hráčích.
}
notes-how = Jen v tomto zařízení: herna je nikdy nedostane. Do jiného zařízení je přenesete jako soubor.
notes-save = Uložit jako soubor
notes-load = Načíst soubor
notes-taken = { $count ->
    [one] Načtena jedna poznámka; vaše zůstaly.
    [few] Načteny { $count } poznámky; vaše zůstaly.
   *[other] Načteno { $count } poznámek; vaše zůstaly.
}
notes-too-large = Soubor je větší, než poznámky v prohlížeči mohou být. Nic se nezměnilo.
notes-no-notes = To není soubor s poznámkami. Nic se nezměnilo.
notes-other-version = Soubor má verzi { $version }, kterou tento klient nečte. Nic se nezměnilo.
notes-damaged = Některé poznámky v souboru nelze přečíst. Nic se nezměnilo.
note-title = Poznámka: { $name }
note-add = Napsat poznámku: { $name }
note-change = Změnit poznámku: { $name }
note-colour = Štítek
note-colour-none = Žádný
note-colour-red = Červený
note-colour-orange = Oranžový
note-colour-green = Zelený
note-colour-blue = Modrý
note-colour-purple = Fialový
note-text = Poznámka
note-how = Zůstává jen v tomto zařízení.
note-save = Uložit
note-remove = Odstranit poznámku
note-spoken = vaše poznámka: { $note }
