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
    [yes] Tú ({ letter })
   *[no] Jugador { letter }
}
label-sea = El mar: colores hacia arriba, cartas a la derecha; * misión, HK Hong Kong, ¦ y ‖ líneas, letras juncos
label-symbols = Símbolos
label-missions = Misiones
label-display = Oferta
label-skills-left = Cartas de habilidad que quedan
label-turns = Turnos por venir
label-pearl = Perla de China
label-hong-kong = Hong Kong
label-hand = Tus cartas
label-encounters = Tus cartas de encuentro
label-picks = Has elegido
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
    [0] Con el primer junco
   *[other] Con el segundo junco
}
action-mission = Cumplir la misión { $mission }
action-meteorology = Meteorología: cumplir la misión { $mission }
action-no-mission = Sin misión
action-set = Símbolos por { $skill }
action-ching = Madame Ching: añadir un símbolo ({ $symbol })
action-no-set = Ningún conjunto más
action-keep = Conservar la carta de encuentro
action-pass = Pasarla al compañero
action-take = Tomar la carta { $card }
action-take-hidden = Tomar la carta boca abajo
action-end = Terminar el turno
action-cartography = Cartografía: robar una carta
action-night = Navegación Nocturna: jugar la carta { $card }
action-combat = Combate contra el asiento { $target }
action-thief = Ladrón contra el asiento { $target }
action-siren = Sirena ({ $symbol })
action-traitor = Traidora contra el asiento { $target }
action-old-sailor = Viejo Marinero: poner tus habilidades boca arriba
action-helmsmen = Navegar con Timoneles ({ $symbol })
action-soothsayer = Adivina: robar tres cartas de encuentro
action-shield = Escudo: Timoneles ({ $symbol })
action-no-shield = Sin escudo
action-turn = { $card ->
    [helmsmen] Girar los Timoneles
   *[other] Girar la carta { $card }
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
event-turn-began = Es el turno de { $seat } con { $card }.
event-set-out = { $seat } zarpa con { $card }.
event-sailed = { $seat } navega con { $card } a la columna { $column }, fila { $row }.
event-navigated-by-night = { $seat } navega de noche con { $card } a la columna { $column }, fila { $row }.
event-helmsmen-sailed = { $seat } navega con Timoneles ({ $symbol }) a la columna { $column }, fila { $row }.
event-passed-line = { $seat } cruza una línea: cartas de encuentro, { $count }.
event-plundered = { $seat } saquea Hong Kong.
event-completed = { $seat } completa una expedición en { $number }.
event-mission = { $seat } cumple la misión { $mission }: oro { $gold }, azules { $blue }, rojas { $red }, blancas { $white }.
event-no-mission = { $seat } no cumple ninguna misión.
event-gained-skill = { $seat } obtiene { $skill }.
event-added-symbol = { $seat } juega Madame Ching: { $symbol }.
event-no-set = { $seat } no cambia más conjuntos.
event-pearl = { $seat } toma la Perla de China.
event-luck = La suerte del mar acompaña a { $seat }.
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
