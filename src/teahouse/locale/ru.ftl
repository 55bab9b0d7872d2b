# Сообщения терминала, страницы и ошибок; сообщения каждой игры лежат в её папке.

# Терминал
terminal-prompt = Ваш выбор (? — справка):
terminal-help =
    Номер из списка или запись хода: сыграть
    why ХОД      почему так нельзя, например: why at 3,3
    undo         взять назад последний выбор, пока ничего не открыто
    save [ФАЙЛ]  сохранить партию; teahouse play --load ФАЙЛ продолжит её
    board        ещё раз показать стол и варианты
    quit         выйти
terminal-allowed = Так можно.
terminal-beginning = Введите начало, чтобы увидеть продолжения, например: { $example }
terminal-hand-over = Следующий: { $name }. Передайте экран и нажмите Enter.
terminal-saved = Сохранено: { $path }.
terminal-not-saved = Не сохранено: { $path }: { $why }.
terminal-goodbye = До следующего раза.
terminal-over = Партия окончена: { $reason }.
terminal-shared = Первое место разделено.
terminal-tie-break = При равенстве решили { $what }.
