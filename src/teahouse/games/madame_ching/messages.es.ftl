game-name = Madame Ching
game-summary = Expediciones por el mar de China Meridional: números crecientes, muchos colores, misiones y las artes del mar.

symbol-map = mapa
symbol-lantern = farol
symbol-sword = espada
symbol-kite = cometa
symbol-none = sin símbolo
skill-map = Cartografía
skill-lantern = Navegación Nocturna
skill-sword = Combate
skill-kite = Meteorología
skill-crew = Tripulación de Élite
gem-blue = azul
gem-red = roja
gem-white = blanca
encounter-madame-ching = Madame Ching
encounter-thief = Ladrón
encounter-siren-map = Sirena (mapa)
encounter-siren-lantern = Sirena (farol)
encounter-siren-sword = Sirena (espada)
encounter-siren-kite = Sirena (cometa)
encounter-traitor = Traidora
encounter-old-sailor = Viejo Marinero
encounter-helmsmen-map = Timoneles (mapa)
encounter-helmsmen-lantern = Timoneles (farol)
encounter-helmsmen-sword = Timoneles (espada)
encounter-helmsmen-kite = Timoneles (cometa)
encounter-helmsmen-none = Timoneles
encounter-soothsayer = Adivina
encounter-merchant = Mercader
encounter-treasure-one = Tesoro Sagrado (1)
encounter-treasure-two = Tesoro Sagrado (2)
encounter-treasure-three = Tesoro Sagrado (3)
attack-none = nada
attack-combat = Combate
attack-thief = un Ladrón
attack-traitor = una Traidora
attack-siren = una Sirena
deck-navigation = mazo de navegación
deck-encounter = mazo de encuentros

letter = { $seat ->
    [0] A
    [1] B
    [2] C
   *[3] D
}
seat-name = { $you ->
    [yes] Jugador { letter } (tú)
   *[no] Jugador { letter }
}
label-sea = El mar: colores hacia arriba, cartas a la derecha; * misión, HK Hong Kong, ¦ ‖ líneas, letras juncos
label-colours = Colores
label-symbols = Símbolos
hint-signs = Signos: ?? carta boca abajo, ~ girada por una Sirena; habilidades: ↑ lista, ↓ usada
hint-lines = Líneas: seguir recto y cruzar ¦ da 1 carta de encuentro, cruzar ‖ da 2
hint-missions = Una expedición completada cumple la misión más alta que no supere el número de su casilla.
label-missions = Misiones (o oro, gemas: a azul, r roja, b blanca; e carta de encuentro)
label-display = Oferta
label-skills-left = Cartas de habilidad que quedan
label-turns = Turnos por venir
label-pearl = Perla de China
label-hong-kong = Hong Kong
label-hand = Tus cartas
label-encounters = Tus cartas de encuentro
label-picks = Has elegido
label-teams = Equipos: A y C contra B y D
label-pool = Símbolos para conjuntos
label-known = conocidas en la mano
label-shown = cartas de encuentro
label-points = { $points } { $points ->
    [one] punto
   *[other] puntos
}
target-name = el jugador { $target ->
    [0] A
    [1] B
    [2] C
   *[3] D
}
short-gold = o
short-blue = a
short-red = r
short-white = b
short-encounter = e
round-line = Ronda { $round }; cartas en los mazos: navegación { $deck }, encuentros { $encounters }
player-line = oro { $gold }, gemas { $gems }, { $cards } { $cards ->
    [one] carta
   *[other] cartas
}, { $encounters } { $encounters ->
    [one] carta de encuentro
   *[other] cartas de encuentro
}
expedition-line = en { $cell ->
    [0] la orilla
   *[other] { $cell }
}:

action-pick = Elegir la carta { $card }
action-junk = { $junk ->
    [0] Con el primer junco (mayúscula)
   *[other] Con el segundo junco (minúscula)
}
action-mission = Cumplir la misión { $mission }
action-meteorology = Meteorología: cumplir la misión { $mission }
action-no-mission = Sin misión
action-set = Cambiar símbolos por { $skill }
action-ching = Madame Ching: añadir un símbolo ({ $symbol })
action-no-set = No cambiar más símbolos
action-keep = Conservar la carta de encuentro
action-pass = Pasarla al compañero
action-take = Tomar la carta { $card }
action-take-hidden = Tomar la carta boca abajo
action-end = Terminar el turno
action-cartography = Cartografía: robar una carta
action-night = Navegación Nocturna: jugar la carta { $card }
action-combat = Combate (cambia una carta) contra { target-name }
action-thief = Ladrón (quita una gema) contra { target-name }
action-siren = Sirena: cada rival gira una carta con este símbolo ({ $symbol })
action-traitor = Traidora (quita una carta de encuentro) contra { target-name }
action-old-sailor = Viejo Marinero: poner tus habilidades boca arriba
action-helmsmen = Navegar con Timoneles ({ $symbol })
action-soothsayer = Adivina: robar tres cartas de encuentro
action-shield = Escudo: Timoneles ({ $symbol })
action-no-shield = Sin escudo: dejar que ocurra
action-turn = { $card ->
    [helmsmen] Girar los Timoneles: su símbolo ya no sirve
   *[other] Girar la carta { $card }: su símbolo ya no sirve
}
action-seize = Quitar de la mano la carta { $card }
action-give = Dar la carta { $card }
action-no-gift = Sin regalo

event-round-began = Empieza la ronda { $round }.
event-laid-out = { $card ->
    [unknown] Se coloca una carta boca abajo.
   *[other] Se coloca la carta { $card }.
}
event-picked = { $card ->
    [unknown] { $seat } elige una carta.
   *[other] { $seat } elige la carta { $card }.
}
event-revealed = { $seat } revela { $card }.
event-turn-began = Ahora sigue { $seat } con la carta { $card }.
event-set-out = { $seat } zarpa con { $card }.
event-sailed = { $seat } navega con { $card } a la columna { $column }, fila { $row }.
event-navigated-by-night = { $seat } navega de noche con { $card } a la columna { $column }, fila { $row }.
event-helmsmen-sailed = { $seat } navega con Timoneles ({ $symbol }) a la columna { $column }, fila { $row }.
event-passed-line = { $seat } cruza una línea; cartas de encuentro por robar: { $count }.
event-plundered = { $seat } saquea Hong Kong.
event-completed = { $seat } completa una expedición en { $number }.
event-mission = { $seat } cumple la misión { $mission }{ $gold ->
    [0] {""}
   *[other] {" · "}oro { $gold }
}{ $blue ->
    [0] {""}
   *[other] {" · "}azules { $blue }
}{ $red ->
    [0] {""}
   *[other] {" · "}rojas { $red }
}{ $white ->
    [0] {""}
   *[other] {" · "}blancas { $white }
}.
event-no-mission = { $seat } no cumple ninguna misión.
event-gained-skill = { $seat } obtiene { $skill }.
event-added-symbol = { $seat } juega Madame Ching: { $symbol }.
event-no-set = { $seat } no cambia más símbolos.
event-pearl = { $seat } toma la Perla de China.
event-luck = Ni misión ni habilidad: la suerte del mar acompaña a { $seat }.
event-used-skill = { $seat } usa { $skill }.
event-played = { $seat } juega { $face }.
event-drew-card = { $card ->
    [unknown] { $seat } roba una carta.
   *[other] { $seat } roba la carta { $card }.
}
event-drew-encounter = { $face ->
    [unknown] { $seat } roba una carta de encuentro.
   *[other] { $seat } roba { $face }.
}
event-reshuffled = Se baraja de nuevo: { $deck }.
event-kept = { $seat } conserva la carta de encuentro.
event-passed = { $face ->
    [unknown] { $seat } pasa la carta de encuentro a { $target }.
   *[other] { $seat } pasa { $face } a { $target }.
}
event-attacked = { $seat } ataca a { $target }: { $attack }.
event-shielded = Los Timoneles ({ $symbol }) protegen a { $seat }.
event-not-shielded = { $seat } no usa escudo.
event-stole-gem = { $seat } quita una gema a { $target }: { $gem }.
event-stole-encounter = { $face ->
    [unknown] { $seat } quita una carta de encuentro a { $target }.
   *[other] { $seat } quita { $face } a { $target }.
}
event-turned = { $card ->
    [helmsmen] { $seat } gira unos Timoneles.
   *[other] { $seat } gira la carta { $card }.
}
event-saw = { $card ->
    [unknown] { $seat } ve una carta de { $target }.
   *[other] { $seat } ve la carta { $card } de { $target }.
}
event-seized = { $card ->
    [unknown] { $seat } quita una carta a { $target }.
   *[other] { $seat } quita la carta { $card } a { $target }.
}
event-gave = { $card ->
    [unknown] { $seat } da una carta a { $target }.
   *[other] { $seat } da la carta { $card } a { $target }.
}
event-no-gift = { $seat } no regala nada.
event-took = { $seat } toma la carta { $card }.
event-took-hidden = { $card ->
    [unknown] { $seat } toma la carta boca abajo.
   *[other] { $seat } toma la carta boca abajo: { $card }.
}
event-took-nothing = { $seat } no encuentra carta que tomar.
event-last-round = Es la última ronda: { $reason }.
event-voyage = { $seat } gana oro por las expediciones en curso: { $gold }.
event-ended = La partida ha terminado: { $reason }.

reason-none = sin motivo
reason-missions = se tomó la última misión
reason-pearl = se tomó la Perla de China
reason-long-voyage = el viaje ya fue bastante largo
standing-points = puntos
standing-white = gemas blancas
standing-red = gemas rojas
standing-blue = gemas azules
option-players = Jugadores
option-teams = Equipos

# La página

page-ching-sea = El mar: colores hacia arriba, cartas a la derecha
page-ching-axis-cards = cartas
page-ching-axis-colours = colores
page-ching-cell = Casilla { $number }: { $cards } { $cards ->
    [one] carta
   *[other] cartas
}, { $colours } { $colours ->
    [one] color
   *[other] colores
}
page-ching-junk-label = { $name }, junco { $junk }: { $number ->
    [0] junto a la casilla 1
   *[other] casilla { $number }, { $cards } cartas, { $colours } colores
}
page-ching-expedition = Expedición
page-ching-on-shore = todavía sin expedición
page-ching-colour-white = blanca
page-ching-colour-light-blue = celeste
page-ching-colour-green = verde
page-ching-colour-yellow = amarilla
page-ching-colour-red = roja
page-ching-colour-dark-blue = azul oscuro
page-ching-turned = { $card }, girada
page-ching-covered = una carta tapada
page-ching-hidden = La carta boca abajo
page-ching-token-gold = { $count } de oro
page-ching-token-blue = { $count } { $count ->
    [one] gema azul
   *[other] gemas azules
}
page-ching-token-red = { $count } { $count ->
    [one] gema roja
   *[other] gemas rojas
}
page-ching-token-white = { $count } { $count ->
    [one] gema blanca
   *[other] gemas blancas
}
page-ching-token-encounter = { $count } { $count ->
    [one] carta de encuentro
   *[other] cartas de encuentro
}
page-ching-mission-label = Misión { $mission }: { $reward }

page-ching-plan-sets-out = Zarpa: a la casilla 1
page-ching-plan-sails = { $turns ->
    [yes] Color nuevo: sube una fila, a { $number }
   *[no] Sigue recto a { $number }
}
page-ching-plan-line = cruza una línea: { $count } { $count ->
    [one] carta de encuentro
   *[other] cartas de encuentro
}
page-ching-plan-completes = Completa la expedición en { $number }
page-ching-plan-no-mission = ninguna misión al alcance
page-ching-plan-weather = con Meteorología { $missions }
page-ching-plan-sets = símbolos para { $skills }

page-ching-team = Equipo { $number }: { page-ching-points }
page-ching-your-team = Tu equipo: { page-ching-points }
page-ching-other-team = El otro equipo: { page-ching-points }
page-ching-points = { $points } { $points ->
    [one] punto
   *[other] puntos
}
page-ching-points-hint = Puntos a la vista de todos; tesoros y mercaderes se cuentan al final
page-ching-gold = oro
page-ching-hand-size = cartas en la mano
page-ching-encounters = cartas de encuentro
page-ching-skill-label = { $skill }: boca arriba { $up }, usadas { $down }
page-ching-toward-pearl = Camino de la Perla de China: { $count } de 4 clases de habilidades
page-ching-owes = debe una carta a su pareja
page-ching-known = Sabes que en esta mano hay:

page-ching-round = Ronda { $round }
page-ching-last-round = la última ronda
page-ching-picked = { $name } ya ha elegido una carta
page-ching-not-picked = { $name } aún no ha elegido
page-ching-own-pick = Tu elección, que solo ves tú: { $card }
page-ching-turn-label = { $name }: { $card } { $when ->
    [done] (jugada)
    [now] (en turno)
   *[next] (por venir)
}
page-ching-deck = Mazo { $count }
page-ching-encounter-deck = Encuentros { $count }
page-ching-display-empty = La oferta está vacía.
page-ching-hand-empty = No tienes cartas en la mano.

page-ching-tools = Tus habilidades y cartas de encuentro
page-ching-used = usada
page-ching-night-card = Elige una carta de tu mano.
page-ching-attack = { $name } ataca a { $target }: { $attack }
page-ching-ordinary = Misiones
page-ching-with-weather = Con Meteorología:
page-ching-no-symbols = No quedan símbolos.
page-ching-skills = Habilidades
page-ching-go-on = Seguir
page-ching-pass-to = Pasarla a { $name }
page-ching-let-it-happen = Dejar que ocurra
page-ching-asked-openly = Se te pregunta siempre que tengas alguna carta de encuentro, para que la pregunta no revele nada.
page-ching-their-hand = La mano de { $name }

page-ching-pick = { $count ->
    [one] Elige una carta en secreto
   *[other] Elige dos cartas en secreto
}
page-ching-junk = ¿A qué junco sirve la carta { $card }?
page-ching-with-junk = Con el junco { $junk }
page-ching-mission = ¿Qué misión cumples?
page-ching-set-possible = ¿Cambiar símbolos por una habilidad?
page-ching-set-ching = Madame Ching puede completar un conjunto. ¿La juegas?
page-ching-set-none = Esta vez ningún conjunto es posible
page-ching-pass = Has ganado esta carta: ¿la conservas o la pasas?
page-ching-turn = Toma una carta de la oferta
page-ching-turn-before = Antes puedes usar tus habilidades y una carta de encuentro.
page-ching-turn-end = La oferta está vacía: termina tu turno cuando quieras
page-ching-shield = { $name } te ataca. ¿Un escudo?
page-ching-no-shield = { $name } te ataca, y no tienes Timoneles
page-ching-siren = La Sirena canta: gira una de estas cartas
page-ching-seize = Toma una carta de la mano de { $name }
page-ching-give = Da una carta a cambio a { $name }
page-ching-gift = ¿Dar una carta a { $name }? Te devolverá una
page-ching-return = Devuelve una carta a { $name }

page-ching-reckoning = El recuento
page-ching-source-gold = Oro
page-ching-source-blue = Gemas azules
page-ching-source-red = Gemas rojas
page-ching-source-white = Gemas blancas
page-ching-source-skills = Habilidades
page-ching-source-pearl = Perla de China
page-ching-source-hong-kong = Hong Kong
page-ching-source-treasures = Tesoros Sagrados
page-ching-source-merchants = Mercaderes
page-ching-team-total = El equipo
