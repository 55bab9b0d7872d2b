game-name = Yangtze
game-summary = Farolillos en el lago: cada loseta que colocas da farolillos a todos.

colour-white = blanco
colour-orange = naranja
colour-red = rojo
colour-purple = morado
colour-blue = azul
colour-green = verde
colour-black = negro

seat-name = { $place ->
    [p2s0] Sur
    [p2s1] Norte
    [p3s0] Sur
    [p3s1] Oeste
    [p3s2] Norte
    [p4s0] Sur
    [p4s1] Oeste
    [p4s2] Norte
   *[p4s3] Este
}{ $you ->
    [yes] {" "}(tú)
   *[no] {""}
}

label-supply = Reserva
label-rewards = Recompensas
label-hand = Tus losetas
pile = Losetas en la pila de robo: { $count }
stack-four = cuatro iguales
stack-pairs = tres parejas
stack-seven = siete distintas
top-reward = { $stack } { $points } ({ $left ->
    [one] queda
   *[other] quedan
} { $left })
player-line = { $points } { $points ->
    [one] punto
   *[other] puntos
}, { $boats } { $boats ->
    [one] balsa
   *[other] balsas
}, { $tiles } { $tiles ->
    [one] loseta
   *[other] losetas
}

action-exchange = Dos balsas y un farolillo { $give } por uno { $take }
action-no-exchange = Sin intercambio
action-reward-four = Recompensa: cuatro farolillos, { $colour }
action-reward-pairs = Recompensa: parejas de { $colours }
action-reward-seven = Recompensa: un farolillo de cada color
action-no-reward = Sin recompensa
action-discard = Descartar un farolillo { $colour }
action-tile = Tomar la loseta { $tile }, { $turn ->
    [0] sin girar
    [1] un cuarto de vuelta a la derecha
    [2] media vuelta
   *[3] un cuarto de vuelta a la izquierda
}
action-at = Colocarla en { $cell }

event-exchanged = { $seat } cambia { $give } por { $take }.
event-paid = { $seat } devuelve { $colour } × { $count }.
event-rewarded = { $seat } toma la recompensa de { $stack }: { $points }.
event-discarded = { $seat } descarta { $colour }.
event-chose = { $tile ->
    [unknown] { $seat } elige una loseta.
   *[other] { $seat } elige la loseta { $tile }.
}
event-placed = { $seat } coloca la loseta { $tile } en { $cell }.
event-matched = { $seat } empareja y toma { $colour }.
event-boat = { $seat } toma una balsa por el símbolo de la loseta { $tile }.
event-received = { $seat } recibe { $colour }.
event-pile-empty = A { $seat } le toca { $colour }, pero no queda ninguno.
event-drew = { $tile ->
    [unknown] { $seat } roba una loseta.
   *[other] { $seat } roba la loseta { $tile }.
}
event-last-turns = Todas las losetas están en el lago: cada jugador tiene un último turno.
event-ended = La fiesta ha terminado.

reason-all-tiles-placed = todas las losetas colocadas
standing-points = puntos
standing-boats = balsas
standing-cards = cartas de farolillo
option-players = Jugadores

# The page
page-within-reach = al alcance
page-covered = una loseta tapada
page-lake = El lago
page-turn-left = Girar a la izquierda
page-turn-right = Girar
page-ask-exchange = { $last ->
    [yes] Último turno: ¿pagar
   *[no] ¿Pagar
} dos balsas para cambiar un farolillo?
page-ask-reward = { $last ->
    [yes] Último turno: ¿tomar
   *[no] ¿Tomar
} una recompensa?
page-ask-discard = No más de { $limit } farolillos: descarta { $count }
page-discard = Descartar
page-ask-tile = Elige una loseta
page-ask-cell = Elige dónde ponerla
page-ask-confirm = ¿Ponerla aquí?
page-turn-hint = Un clic en la loseta, la rueda o R la giran.
page-turn-hint-touch = Un toque en la loseta o dos dedos la giran.
page-tile-first = Primero elige una loseta de tu mano.
page-start-tile = No se puede poner nada sobre la loseta inicial.
page-give = Das
page-take = Recibes
page-do-exchange = Cambiar
page-match = coincide
page-none-left = no quedan
page-general-reward = recompensa general
page-boats = { $count } { $count ->
    [one] balsa
   *[other] balsas
}
page-tiles-in-hand = losetas en la mano
page-tile-label = Loseta { $tile }: { $colours }, en sentido horario desde tu lado{ $symbol ->
    [yes] , con un símbolo
   *[no] {""}
}
page-preview-hint = Señala una casilla iluminada para ver qué recibe cada cual.
page-preview-hint-touch = Toca una casilla iluminada para ver qué recibe cada cual.
page-event-placed = { $seat } coloca una loseta.
page-event-boat = { $seat } toma una balsa.
page-event-drew = { $seat } roba una loseta.
page-reckoning = La cuenta
page-reckoning-lead = Los puntos son las recompensas tomadas, por clase. El empate lo deciden las balsas y luego las cartas de farolillo.
