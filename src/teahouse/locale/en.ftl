# Messages of the terminal, the page and the errors; each game's own stand in its folder.

# The terminal
terminal-prompt = Your choice (? for help):
terminal-help =
    A number of the list or its notation: play it
    why CHOICE   why something is not possible, e.g. why at 3,3
    undo         take your last choice back, while nothing was revealed
    save [FILE]  write the game to a file; teahouse play --load FILE goes on with it
    board        show the table and the choices again
    quit         leave
terminal-allowed = That is possible.
terminal-beginning = Type a beginning to see how it can go on, for instance: { $example }
terminal-hand-over = { $name } is next: hand over the screen and press Enter.
terminal-saved = Saved as { $path }.
terminal-not-saved = Not saved: { $path }: { $why }.
terminal-goodbye = Until next time.
terminal-over = The game is over: { $reason }.
terminal-shared = The first place is shared.
terminal-tie-break = The tie was broken by { $what }.
