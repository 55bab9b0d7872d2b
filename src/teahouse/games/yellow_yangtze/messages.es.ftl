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
seat-name = { $seat ->
    [0] Arquero
    [1] Toro
    [2] Vasija
   *[3] León
}{ $you ->
    [yes] {" "}(tú)
   *[no] {""}
}

legend-tiles = ●K gobernador negro  ◆R soldado rojo  ≈B agricultor azul  ♣G comerciante verde  ★Y artesano amarillo
legend-signs = [◆R] bajo una pagoda  A◆R líder del arquero  · tierra  ~ río  9,4 es fila 9, columna 4
label-market = Mercado
label-pagodas = Pagodas en la reserva
label-points = puntos
label-shown = mano
label-row = con el oro gastado, de menor a mayor
label-hand = Tus losetas
label-replacing = apartadas
bag = Losetas en la bolsa: { $count }
turn-line = Turno: { $name }, acciones restantes: { $count }
revolt-line = Revuelta de color { $colour }: { $attacker } { $attack } contra { $defender } { $defence }
side-line = Guerra, bando { $side } (primera casilla { $space }): fuerza { $strength } ({ $support } de apoyo), líderes { $leaders }
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
action-commit = { $tiles ->
    [0] No aportar nada
    [one] Aportar { $tiles } gobernador
   *[other] Aportar { $tiles } gobernadores
}
action-commit-leader = { $tiles ->
    [0] Aportar solo el líder negro
    [one] Aportar { $tiles } gobernador y el líder negro
   *[other] Aportar { $tiles } gobernadores y el líder negro
}
action-no-support = No apoyar a nadie
action-support = Apoyar al bando { $side } con { $tiles } { $tiles ->
    [one] soldado
   *[other] soldados
}
action-support-leader = { $tiles ->
    [0] Apoyar al bando { $side } solo con el líder rojo
    [one] Apoyar al bando { $side } con { $tiles } soldado y el líder rojo
   *[other] Apoyar al bando { $side } con { $tiles } soldados y el líder rojo
}
action-winner = Gana el bando { $side }
action-remove = Quitar la loseta de { $space }

event-positioned = { $seat } sitúa su líder { $colour } en { $space }.
event-moved = { $seat } mueve su líder { $colour } de { $origin } a { $space }.
event-withdrew = { $seat } retira su líder { $colour } de { $space }.
event-revolt = Revuelta de color { $colour }: ataca { $seat }, defiende { $defender }. El empate es del defensor.
event-committed = { $tiles ->
    [0] { $leader ->
        [yes] { $seat } aporta el líder negro.
       *[no] { $seat } no aporta nada.
    }
   *[other] { $seat } aporta { $tiles } { $tiles ->
        [one] gobernador
       *[other] gobernadores
    }{ $leader ->
        [yes] {" "}y el líder negro
       *[no] {""}
    }.
}
event-revolt-won = { $seat } gana la revuelta, { $strength } a { $against }; el líder { $colour } de { $loser } se va.
event-returned = { $seat }: el líder { $colour } vuelve de { $space }.
event-gained = { $seat } gana { $points } de color { $colour }.
event-earned = Pagodas: { $seat } gana { $points } de color { $colour }.
event-placed = { $seat } coloca una loseta de color { $colour } en { $space }.
event-took = { $seat } toma del mercado una loseta de color { $colour }.
event-pagoda-built = { $seat } levanta una pagoda de color { $colour } en { $triangle }.
event-pagoda-moved = { $seat } traslada la pagoda de color { $colour } de { $origin } a { $triangle }.
event-pagoda-lost = Se pierde la pagoda de color { $colour } en { $triangle }.
event-war = { $seat } causa una guerra de { $sides } estados.
event-supported = { $side ->
    [0] { $seat } no apoya a nadie.
   *[other] { $tiles ->
        [0] { $seat } apoya al bando { $side }: el líder rojo.
       *[other] { $seat } apoya al bando { $side }: { $tiles } { $tiles ->
            [one] soldado
           *[other] soldados
        }{ $leader ->
            [yes] {" "}y el líder rojo
           *[no] {""}
        }.
    }
}
event-war-won = El bando { $side } gana la guerra, { $strength } a { $against }.
event-removed = Se quita la loseta de color { $colour } de { $space }.
event-riot = { $seat } paga por un motín: { $tiles } { $tiles ->
    [one] agricultor
   *[other] agricultores
}{ $leader ->
    [yes] {" "}y el líder azul
   *[no] {""}
}.
event-establish = { $seat } paga por una pagoda: { $tiles } { $tiles ->
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
   *[other] { $seat } roba:{ $black ->
        [0] {""}
       *[other] {" "}negro { $black }
    }{ $red ->
        [0] {""}
       *[other] {" "}rojo { $red }
    }{ $blue ->
        [0] {""}
       *[other] {" "}azul { $blue }
    }{ $green ->
        [0] {""}
       *[other] {" "}verde { $green }
    }{ $yellow ->
        [0] {""}
       *[other] {" "}amarillo { $yellow }
    }.
}
event-market-filled = Al mercado:{ $black ->
        [0] {""}
       *[other] {" "}negro { $black }
    }{ $red ->
        [0] {""}
       *[other] {" "}rojo { $red }
    }{ $blue ->
        [0] {""}
       *[other] {" "}azul { $blue }
    }{ $green ->
        [0] {""}
       *[other] {" "}verde { $green }
    }{ $yellow ->
        [0] {""}
       *[other] {" "}amarillo { $yellow }
    }.
event-turn = Turno: { $seat }.
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

# La página
page-map = El mapa
page-map-hint = Señala un espacio para saber qué es; S muestra todas las fuerzas, N va a un espacio posible.
page-river-yellow = Río Amarillo
page-river-yangtze = Yangtsé
page-strengths = Fuerzas

page-tile-black = loseta de gobernadores
page-tile-red = loseta de soldados
page-tile-blue = loseta de agricultores
page-tile-green = loseta de comerciantes
page-tile-yellow = loseta de artesanos
page-leader-black = líder negro
page-leader-red = líder rojo
page-leader-blue = líder azul
page-leader-green = líder verde
page-leader-yellow = líder amarillo
page-points-black = pergaminos
page-points-red = armas
page-points-blue = cosechas
page-points-green = mercancías
page-points-yellow = oro
page-leaders = Tus líderes
page-leader-supply = { $leader }: en la reserva
page-leader-out = { $leader }: en el tablero
page-leader-at = { $leader }: en { $space }
page-leader-of = { $leader } de { $name }
page-leader-strength = fuerza { $count } en una revuelta
page-state-strength = fuerza { $count } de su estado en una guerra
page-threat = una loseta aquí empieza una guerra, { $strengths }
page-possible = posible
page-empty-land = tierra vacía
page-empty-river = río vacío
page-empty-capital = capital vacía
page-on-capital = { $tile } en una capital
page-under-pagoda = { $tile } bajo una pagoda
page-corner = pagoda en { $triangle }, color { $colour }
page-corner-from = la pagoda en { $triangle }, color { $colour }

page-tiles-in-hand = losetas en mano
page-known = tomadas del mercado, seguro en la mano
page-behind-screen = puntos tras el biombo
page-lowest = el color más débil con el oro gastado: la puntuación ahora
page-pagodas-left = Pagodas en la reserva, color { $colour }: { $count }
page-covered = una loseta tapada
page-actions-left = Acciones restantes: { $count }

page-ask-none = Elige una loseta, un líder u otra acción
page-ask-tile = Elige dónde poner la loseta
page-ask-leader = Elige adónde va el líder
page-ask-confirm = ¿Aquí? Pulsa otra vez para confirmar
page-ask-riot = Motín: elige la loseta que se retira
page-ask-establish = Elige tres losetas para la pagoda
page-ask-replace = Elige las losetas que cambias
page-ask-market = ¿Tomas una loseta del mercado?
page-ask-pagoda = ¿Construyes una pagoda?
page-ask-move = No queda ninguna en la reserva: ¿qué pagoda se mueve?
page-ask-farmer = ¿Otro agricultor? Basta una pulsación
page-ask-no-farmer = No te quedan agricultores
page-ask-attack = ¿Cuántos gobernadores añades?
page-ask-defence = Te atacan: ¿cuántos gobernadores añades?
page-ask-support = Guerra: ¿a quién apoyas?
page-ask-winner = Empate: ¿quién gana?
page-ask-casualties = Elige { $count } { $count ->
    [one] soldado del vencedor que se retira
   *[other] soldados del vencedor que se retiran
}
page-do-tile = Ponerla aquí
page-do-leader = Poner el líder aquí
page-do-riot = Retirar esta loseta
page-do-establish = Construirla aquí
page-do-pagoda = Construirla aquí
page-do-move = Mover esta
page-do-casualties = Retirar { $chosen } de { $count }
page-do-replace = Cambiar { $count } { $count ->
    [one] loseta
   *[other] losetas
}
page-withdraw = Retirar
page-take-back = recuperar: { $tile }
page-take-first = Toma primero una loseta o un líder.
page-act-riot = Motín
page-act-establish = Pagoda
page-act-replace = Cambiar
page-end-really = ¿Terminar con { $count } { $count ->
    [one] acción
   *[other] acciones
} sin usar?
page-pay = Lo que pagas
page-pay-riot = { $helped ->
    [yes] Un agricultor y la ayuda del líder
   *[no] Dos agricultores
}
page-pay-establish = { $helped ->
    [yes] Un comerciante y la ayuda del líder
   *[no] Dos comerciantes
}
page-would-war = ¡Guerra! Soldados { $strengths }, sin apoyo todavía
page-would-revolt = Revuelta contra { $name }: { $attack } a { $defence }, sin gobernadores añadidos todavía
page-would-pagoda = Se puede construir una pagoda
page-would-stand = Fuerza { $count } en una revuelta aquí
page-would-hint = Elige un espacio iluminado para ver qué trae.
page-would-nothing = Nadie gana un punto
page-would-earn = Pagodas, al final del turno:

page-revolt = Revuelta de los líderes de color { $colour }
page-revolt-lead = { $attacker } ataca, { $defender } defiende. Cuentan los gobernadores junto al líder; el empate es de quien defiende.
page-revolt-won = { $name } gana la revuelta
page-revolt-tie = Empate: gana quien defiende.
page-attacks = ataca
page-defends = defiende
page-war = Guerra de { $sides } estados
page-war-lead = Cuentan las losetas de soldados. Cada cual puede apoyar a un bando, el jugador activo el último; gana el más fuerte.
page-war-tie = Empate entre los más fuertes: { $name } elige al vencedor.
page-war-won = El bando { $side } gana la guerra
page-war-chosen = Empate a { $strength }: eligió el jugador activo.
page-stronger = { $strength } contra { $against }: gana el lado más fuerte.
page-side = Bando { $side }
page-strength-parts = { $support ->
    [0] { $soldiers } en el tablero
   *[other] { $soldiers } en el tablero, { $support } de apoyo
}
page-helpers = Quién puede añadir
page-may-add-now = está eligiendo…
page-may-add-later = aún puede añadir
page-gave-nothing = no añade nada
page-gave = { $side ->
    [0] añade { $count }
   *[other] { $count } al bando { $side }
}{ $leader ->
    [yes] {" "}(con el líder)
   *[no] {""}
}
page-give-black = Gobernadores
page-give-red = Soldados
page-leader-helps = + 1 del { $leader }
page-choose-side = Elige arriba un bando, o no apoyes a nadie.
page-commit = { $count ->
    [0] No añadir nada
   *[other] Añadir { $count }
}
page-support = { $count ->
    [0] Apoyar a un bando
   *[other] Apoyar al bando { $side } con { $count }
}
page-choose-winner = { $chosen ->
    [no] Elige arriba un bando
   *[yes] Gana el bando { $side }
}
page-losers-lose = Losetas de soldados retiradas a los perdedores: { $count }.
page-winner-owes = El vencedor debe pagar { $owed }: primero el apoyo ({ $support }), el resto en el tablero.
page-winner-pays = El vencedor paga { $owed }: { $support } de apoyo, { $board } en el tablero.

# Qué ha pasado, junto al mapa, que muestra dónde
page-event-positioned = { $seat } sitúa su líder { $colour }.
page-event-moved = { $seat } mueve su líder { $colour }.
page-event-withdrew = { $seat } retira su líder { $colour }.
page-event-returned = { $seat }: el líder { $colour } vuelve.
page-event-placed = { $seat } coloca una loseta de color { $colour }.
page-event-pagoda-built = { $seat } levanta una pagoda de color { $colour }.
page-event-pagoda-moved = { $seat } traslada la pagoda de color { $colour }.
page-event-pagoda-lost = Se pierde una pagoda de color { $colour }.
page-event-removed = Se quita una loseta de color { $colour }.

page-reckoning = El recuento
page-reckoning-lead = El oro (★) se gasta en los colores más bajos; el más bajo que queda es la puntuación. Si es igual, decide el segundo más bajo, y así sucesivamente.
