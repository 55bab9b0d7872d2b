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

# The page

page-title = Teahouse
page-home = Home
page-settings = Settings
page-language = Language
page-appearance-auto = Appearance: as the device
page-appearance-light = Appearance: light
page-appearance-dark = Appearance: dark
page-loading = One moment…
page-outdated = The game has changed since this page was loaded.
page-reload = Reload
page-reconnecting = The connection is broken. Trying again…

page-welcome = A quiet table for good games
page-tagline = Modern board games with friends, against bots, or together at one screen.
page-play-at-once = Play { $game } against two bots
page-preparing = The rules are being compiled for this machine. This happens once and takes a moment…
page-games = Games
page-play = Play
page-bots = Number of bots
page-level = How strong they are
page-so-many-bots = { $count ->
    [one] { $count } bot
   *[other] { $count } bots
}
page-new-table = A new table
page-game = Game
page-players = Players
page-player = Player
page-seat = Seat { $number }
page-seat-me = Me
page-seat-open = Open, by invitation
page-seat-bot = Bot: { $level }
page-bot = Bot { $number }
page-guest = Guest { $number }
page-level-random = random
page-level-greedy = greedy
page-level-novice = novice
page-level-adept = adept
page-level-master = master
page-create = Create the table
page-your-name = Your name
page-my-tables = My tables
page-no-tables = None yet.
page-status-open = open
page-status-playing = being played
page-status-over = over

page-lobby-waiting = Waiting for players. Send them the invitation.
page-lobby-complete = Everybody is here.
page-join = Sit here
page-invitation = Invitation
page-copy = Copy
page-copied = Copied
page-start = Start the game

page-you = you
page-spectator = You are watching
page-to-act = to act
page-choice = Your choice
page-waiting = { $name } is choosing…
page-sending = On its way…
page-over = The game is over.
page-undo = Take back
page-log = What happened
page-log-empty = Nothing yet.
page-choices = All choices in words ({ $count })
page-as-text = The table as text
page-left = { $count } left
page-pass-on = { $name } is next. The hand stays covered until it is asked for.
page-uncover = Show my hand
page-cell = Space { $cell }
page-put-back = Put back
page-lay = Lay it here

page-rules = Rules
page-rules-chapters = Chapters
page-rules-more = Read the rule

page-zoom = Size of the picture
page-zoom-in = Enlarge
page-zoom-out = Reduce
page-close = Close

page-you-win = You win!
page-wins = { $name } wins
page-win-together = { $name } win together
page-shared-victory = A shared victory: { $names }
page-ended = The game ended: { $reason }.
page-tie-break = The tie was broken by: { $by }.
page-place = Place
page-score = Points
page-again = Play again

page-refused-unknown_table = There is no such table.
page-refused-unknown_game = There is no such game.
page-refused-bad_option = These options do not go together.
page-refused-seat_taken = This seat is taken.
page-refused-already_started = The game has already begun.
page-refused-not_started = The game has not begun yet.
page-refused-not_your_seat = This seat is not yours.
page-refused-not_to_act = It is not your turn.
page-refused-illegal = The rules do not allow this.
page-refused-cannot_undo = This can no longer be taken back.
page-refused-stale = The table has moved on meanwhile. Please look again.
page-refused-unavailable = The server cannot answer just now. Please try again.
