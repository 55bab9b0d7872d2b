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
