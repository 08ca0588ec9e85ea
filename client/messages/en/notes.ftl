# Notes on players

notes-title = Notes on players
notes-count = { $count ->
    [0] You have noted nothing yet. Press a player at a table.
    [one] You have a note on one player.
   *[other] You have notes on { $count } players.
}
notes-how = Kept on this device only: the room never gets them. Take them to another device as a file.
notes-save = Save as a file
notes-load = Read a file
notes-taken = { $count ->
    [one] One note was read; yours are kept.
   *[other] { $count } notes were read; yours are kept.
}
notes-too-large = That file is larger than the notes of a browser can be. Nothing was changed.
notes-no-notes = That is no file of notes. Nothing was changed.
notes-other-version = That file is of version { $version }, which this client does not read. Nothing was changed.
notes-damaged = Some notes in that file cannot be read. Nothing was changed.
note-title = Note on { $name }
note-add = Write a note on { $name }
note-change = Change the note on { $name }
note-colour = Label
note-colour-none = None
note-colour-red = Red
note-colour-orange = Orange
note-colour-green = Green
note-colour-blue = Blue
note-colour-purple = Purple
note-text = Note
note-how = Kept on this device only.
note-save = Save
note-remove = Remove the note
note-spoken = your note: { $note }
