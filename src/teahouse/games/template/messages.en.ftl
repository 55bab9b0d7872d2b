game-name = Pebbles
game-summary = Take the last pebble.
seat-name = { $you ->
    [yes] You
   *[no] { $seat ->
        [0] First player
       *[1] Second player
    }
}
heap = Pebbles: { $count }
own-card = Your card: { $card }
action-take = Take { $count }
action-play-card = Play your card
event-took = { $seat } takes { $count }.
event-played-card = { $seat } plays the card { $card }.
reason-heap-empty = the heap is empty
standing-wins = the last pebble
option-players = Players
