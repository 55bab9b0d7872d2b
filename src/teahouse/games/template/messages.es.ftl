game-name = Piedrecitas
game-summary = Toma la última piedrecita.
seat-name = { $you ->
    [yes] Tú
   *[no] { $seat ->
        [0] Primer jugador
       *[1] Segundo jugador
    }
}
heap = Piedrecitas: { $count }
own-card = Tu carta: { $card }
action-take = Tomar { $count }
action-play-card = Jugar tu carta
event-took = { $seat } toma { $count }.
event-played-card = { $seat } juega la carta { $card }.
reason-heap-empty = el montón está vacío
standing-wins = la última piedrecita
option-players = Jugadores
