game-name = Yellow & Yangtze
game-summary = Dinastías de los Reinos Combatientes: tu color más débil es tu puntuación.

colour-black = negro
colour-red = rojo
colour-blue = azul
colour-green = verde
colour-yellow = amarillo

dynasty = { $seat ->
    [0] arquero
    [1] toro
    [2] vasija
   *[3] león
}
seat-name = { $you ->
    [yes] Tú ({ dynasty })
   *[no] { $seat ->
        [0] Arquero
        [1] Toro
        [2] Vasija
       *[3] León
    }
}

legend = ●K gobernador  ◆R soldado  ≈B agricultor  ♣G comerciante  ★Y artesano  [●K] bajo pagoda  A●K líder  ~ río
label-market = Mercado
label-pagodas = Pagodas en la reserva
label-points = puntos
label-shown = mano
label-hand = Tus losetas
label-replacing = apartadas
bag = Losetas en la bolsa: { $count }
revolt-line = Revuelta de color { $colour }: { $attacker } { $attack } contra { $defender } { $defence }
side-line = Guerra, bando { $side } (desde { $space }): fuerza { $strength }, de ella apoyo { $support }; líderes { $leaders }
player-line = { $tiles } { $tiles ->
    [one] loseta
   *[other] losetas
}, líderes en la reserva: { $leaders }

action-end-turn = Terminar el turno
action-leader = Líder { $colour } a { $space }
action-withdraw = Retirar el líder { $colour }
action-place = Loseta de color { $colour } en { $space }
action-riot = Motín por dos agricultores
action-riot-leader = Motín por un agricultor con ayuda del líder azul
action-establish = Fundar una pagoda por dos comerciantes
action-establish-leader = Fundar una pagoda por un comerciante con ayuda del líder verde
action-replace = Cambiar una loseta de color { $colour }
action-done = Robar las losetas nuevas
action-market = Tomar del mercado: { $colour }
action-no-market = Nada del mercado
action-pagoda = Pagoda en { $triangle }
action-no-pagoda = Sin pagoda
action-move-pagoda = Trasladar la pagoda de { $triangle }
action-no-farmer = Ningún agricultor más
action-commit = Aportar { $tiles } { $tiles ->
    [one] gobernador
   *[other] gobernadores
}
action-commit-leader = Aportar { $tiles } { $tiles ->
    [one] gobernador
   *[other] gobernadores
} y el líder negro
action-no-support = No apoyar a nadie
action-support = Apoyar al bando { $side } con { $tiles } { $tiles ->
    [one] soldado
   *[other] soldados
}
action-support-leader = Apoyar al bando { $side } con { $tiles } { $tiles ->
    [one] soldado
   *[other] soldados
} y el líder rojo
action-winner = Gana el bando { $side }
action-remove = Quitar la loseta de { $space }

event-positioned = { $seat } sitúa su líder { $colour } en { $space }.
event-moved = { $seat } mueve su líder { $colour } de { $origin } a { $space }.
event-withdrew = { $seat } retira su líder { $colour } de { $space }.
event-revolt = Revuelta de color { $colour }: ataca { $seat }, defiende { $defender }.
event-committed = { $seat } aporta { $tiles } { $tiles ->
    [one] gobernador
   *[other] gobernadores
}{ $leader ->
    [yes] {" "}y el líder negro
   *[no] {""}
}.
event-revolt-won = { $seat } gana la revuelta, { $strength } a { $against }; el líder { $colour } de { $loser } se va.
event-returned = { $seat }: el líder { $colour } vuelve de { $space }.
event-gained = { $seat } gana { $points } de color { $colour }.
event-placed = { $seat } coloca una loseta de color { $colour } en { $space }.
event-took = { $seat } toma del mercado una loseta de color { $colour }.
event-pagoda-built = { $seat } levanta una pagoda de color { $colour } en { $triangle }.
event-pagoda-moved = { $seat } traslada la pagoda de color { $colour } de { $origin } a { $triangle }.
event-pagoda-lost = Se pierde la pagoda de color { $colour } en { $triangle }.
event-war = { $seat } causa una guerra de { $sides } estados.
event-supported = { $side ->
    [0] { $seat } no apoya a nadie.
   *[other] { $seat } apoya al bando { $side }: { $tiles } { $tiles ->
        [one] soldado
       *[other] soldados
    }{ $leader ->
        [yes] {" "}y el líder rojo
       *[no] {""}
    }.
}
event-war-won = El bando { $side } gana la guerra, { $strength } a { $against }.
event-removed = Se quita la loseta de color { $colour } de { $space }.
event-riot = { $seat } provoca un motín con { $tiles } { $tiles ->
    [one] agricultor
   *[other] agricultores
}{ $leader ->
    [yes] {" "}y el líder azul
   *[no] {""}
}.
event-establish = { $seat } funda una pagoda con { $tiles } { $tiles ->
    [one] comerciante
   *[other] comerciantes
}{ $leader ->
    [yes] {" "}y el líder verde
   *[no] {""}
}.
event-set-aside = { $colour ->
    [unknown] { $seat } aparta una loseta.
   *[other] { $seat } aparta una loseta de color { $colour }.
}
event-replaced = { $seat } cambia { $tiles } { $tiles ->
    [one] loseta
   *[other] losetas
}.
event-drew = { $black ->
    [unknown] { $seat } roba losetas.
   *[other] { $seat } roba: negro { $black }, rojo { $red }, azul { $blue }, verde { $green }, amarillo { $yellow }.
}
event-market-filled = Al mercado: negro { $black }, rojo { $red }, azul { $blue }, verde { $green }, amarillo { $yellow }.
event-turn = Turno de { $seat }.
event-ended = { $reason ->
    [bag] La bolsa está vacía: fin de la partida.
   *[stalemate] En diez rondas nadie ha robado: fin de la partida.
}

reason-bag = había que robar una loseta y la bolsa estaba vacía
reason-stalemate = en diez rondas nadie ha robado
standing-lowest = el color más débil
standing-second = el segundo color más débil
standing-third = el tercer color más débil
standing-fourth = el color más fuerte
option-players = Jugadores
option-short = Partida corta
option-open_scores = Puntuación abierta
