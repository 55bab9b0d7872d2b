# Mensajes del terminal, la página y los errores; los de cada juego están en su carpeta.

# El terminal
terminal-prompt = Tu elección (? para ayuda):
terminal-help =
    Un número de la lista o su notación: jugarlo
    why ELECCIÓN   por qué no es posible, por ejemplo: why at 3,3
    undo           deshacer tu última elección, mientras no se haya revelado nada
    save [ARCHIVO] guardar la partida; teahouse play --load ARCHIVO la continúa
    board          mostrar otra vez la mesa y las opciones
    quit           salir
terminal-allowed = Eso es posible.
terminal-hand-over = Le toca a { $name }: pasa la pantalla y pulsa Enter.
terminal-saved = Guardado como { $path }.
terminal-not-saved = No se ha guardado: { $path }: { $why }.
terminal-goodbye = Hasta la próxima.
terminal-over = La partida ha terminado: { $reason }.
terminal-shared = El primer puesto es compartido.
terminal-tie-break = El empate se deshizo por { $what }.

# Messages of the terminal, the page and the errors; each game's own stand in its folder.

# The page

page-title = Casa de té
page-home = Inicio
page-settings = Ajustes
page-language = Idioma
page-appearance-auto = Aspecto: como el dispositivo
page-appearance-light = Aspecto: claro
page-appearance-dark = Aspecto: oscuro
page-loading = Un momento…
page-reconnecting = Se ha cortado la conexión. Intentándolo de nuevo…

page-welcome = Una mesa tranquila para buenos juegos
page-play-at-once = Jugar a { $game } contra dos bots
page-new-table = Una mesa nueva
page-game = Juego
page-players = Jugadores
page-player = Jugador
page-seat = Asiento { $number }
page-seat-me = Yo
page-seat-open = Libre, con invitación
page-seat-bot = Bot: { $level }
page-bot = Bot { $number }
page-level-random = al azar
page-level-greedy = codicioso
page-create = Crear la mesa
page-your-name = Tu nombre
page-my-tables = Mis mesas
page-no-tables = Todavía ninguna.
page-status-open = abierta
page-status-playing = en juego
page-status-over = terminada

page-lobby-waiting = Esperando jugadores. Envíales la invitación.
page-lobby-complete = Ya están todos.
page-join = Sentarme aquí
page-invitation = Invitación
page-copy = Copiar
page-copied = Copiado
page-start = Empezar la partida

page-you = tú
page-spectator = Estás mirando
page-to-act = le toca
page-choice = Tu decisión
page-waiting = { $name } está decidiendo…
page-sending = En camino…
page-over = La partida ha terminado.
page-undo = Deshacer
page-log = Qué ha pasado
page-log-empty = Todavía nada.
page-choices = Todas las opciones en palabras ({ $count })
page-left = quedan { $count }
page-within-reach = al alcance
page-pass-on = Le toca a { $name }. Las losetas quedan tapadas hasta que se pidan.
page-uncover = Mostrar mis losetas
page-covered = una loseta tapada
page-lake = El lago
page-cell = Casilla { $cell }
page-turn-left = Girar a la izquierda
page-turn-right = Girar
page-put-back = Devolver
page-lay = Ponerla aquí

page-you-win = ¡Has ganado!
page-wins = Gana { $name }
page-win-together = Ganan juntos: { $name }
page-shared-victory = Victoria compartida: { $names }
page-ended = La partida ha terminado: { $reason }.
page-tie-break = El empate lo deciden: { $by }.
page-place = Puesto
page-score = Puntos
page-again = Jugar otra vez

page-yangtze-exchange = ¿Cambiar un farolillo por dos balsas?
page-yangtze-reward = ¿Tomar una recompensa?
page-yangtze-discard = Demasiados farolillos: descarta uno
page-yangtze-tile = Elige una loseta
page-yangtze-cell = Elige dónde ponerla
page-yangtze-confirm = ¿Ponerla aquí? Pulsa la loseta para girarla
page-yangtze-tile-first = Primero elige una loseta de tu mano.
page-yangtze-start-tile = No se puede poner nada sobre la loseta inicial.
page-yangtze-give = Das
page-yangtze-take = Recibes
page-yangtze-do-exchange = Cambiar
page-yangtze-match = coincide
page-yangtze-none-left = no quedan
page-yangtze-boats = { $count } { $count ->
    [one] balsa
   *[other] balsas
}
page-yangtze-tiles = losetas en la mano
page-yangtze-tile-label = Loseta { $tile }: { $colours }, en sentido horario desde tu lado{ $symbol ->
    [yes] , con un símbolo
   *[no] {""}
}
page-yangtze-preview-hint = Señala una casilla iluminada para ver qué recibe cada cual.

page-refused-unknown_table = Esa mesa no existe.
page-refused-unknown_game = Ese juego no existe.
page-refused-seat_taken = Ese asiento está ocupado.
page-refused-already_started = La partida ya ha empezado.
page-refused-not_started = La partida aún no ha empezado.
page-refused-not_your_seat = Ese asiento no es tuyo.
page-refused-not_to_act = No es tu turno.
page-refused-illegal = Las reglas no lo permiten.
page-refused-cannot_undo = Ya no se puede deshacer.
page-refused-stale = La mesa ha cambiado entretanto. Mira otra vez.
page-refused-unavailable = El servidor no puede responder ahora. Inténtalo de nuevo.
