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
terminal-beginning = Escribe un comienzo para ver cómo puede seguir, por ejemplo: { $example }
terminal-hand-over = Le toca a { $name }: pasa la pantalla y pulsa Enter.
terminal-saved = Guardado como { $path }.
terminal-not-saved = No se ha guardado: { $path }: { $why }.
terminal-goodbye = Hasta la próxima.
terminal-over = La partida ha terminado: { $reason }.
terminal-shared = El primer puesto es compartido.
terminal-tie-break = El empate se deshizo por { $what }.

# The page

page-title = Casa de té
page-home = Inicio
page-settings = Ajustes
page-language = Idioma
page-appearance-auto = Aspecto: como el dispositivo
page-appearance-light = Aspecto: claro
page-appearance-dark = Aspecto: oscuro
page-loading = Un momento…
page-outdated = El juego ha cambiado desde que se cargó esta página.
page-reload = Recargar
page-reconnecting = Se ha cortado la conexión. Intentándolo de nuevo…

page-welcome = Una mesa tranquila para buenos juegos
page-tagline = Juegos de mesa modernos con amigos, contra bots o juntos ante una pantalla.
page-play-at-once = Jugar a { $game } contra dos bots
page-preparing = Las reglas se están compilando para este equipo. Ocurre una sola vez y tarda un momento…
page-games = Juegos
page-play = Jugar
page-bots = Número de bots
page-level = Qué fuerza tienen
page-so-many-bots = { $count ->
    [one] { $count } bot
   *[other] { $count } bots
}
page-new-table = Una mesa nueva
page-game = Juego
page-players = Jugadores
page-player = Jugador
page-seat = Asiento { $number }
page-seat-me = Yo
page-seat-open = Libre, con invitación
page-seat-bot = Bot: { $level }
page-bot = Bot { $number }
page-guest = Invitado { $number }
page-level-random = al azar
page-level-greedy = codicioso
page-level-novice = principiante
page-level-adept = experto
page-level-master = maestro
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
page-as-text = La mesa como texto
page-left = { $count ->
    [one] queda
   *[other] quedan
} { $count }
page-pass-on = Le toca a { $name }. La mano queda tapada hasta que se pida.
page-uncover = Mostrar mi mano
page-cell = Casilla { $cell }
page-put-back = Dejarlo
page-lay = Ponerla aquí

page-rules = Reglas
page-rules-chapters = Capítulos
page-rules-more = Leer la regla

page-zoom = Tamaño de la imagen
page-zoom-in = Ampliar
page-zoom-out = Reducir
page-close = Cerrar

page-you-win = ¡Has ganado!
page-wins = Gana { $name }
page-win-together = Ganan juntos: { $name }
page-shared-victory = Victoria compartida: { $names }
page-ended = La partida ha terminado: { $reason }.
page-tie-break = El empate lo deciden: { $by }.
page-place = Puesto
page-score = Puntos
page-again = Jugar otra vez

page-refused-unknown_table = Esa mesa no existe.
page-refused-unknown_game = Ese juego no existe.
page-refused-bad_option = Estas opciones no se pueden combinar.
page-refused-seat_taken = Ese asiento está ocupado.
page-refused-already_started = La partida ya ha empezado.
page-refused-not_started = La partida aún no ha empezado.
page-refused-not_your_seat = Ese asiento no es tuyo.
page-refused-not_to_act = No es tu turno.
page-refused-illegal = Las reglas no lo permiten.
page-refused-cannot_undo = Ya no se puede deshacer.
page-refused-stale = La mesa ha cambiado entretanto. Mira otra vez.
page-refused-unavailable = El servidor no puede responder ahora. Inténtalo de nuevo.
