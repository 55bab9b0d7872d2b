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

# The page

page-title = Чайная
page-home = На главную
page-settings = Настройки
page-language = Язык
page-appearance-auto = Оформление: как в системе
page-appearance-light = Оформление: светлое
page-appearance-dark = Оформление: тёмное
page-loading = Минутку…
page-outdated = Игра изменилась с тех пор, как страница загрузилась.
page-reload = Загрузить заново
page-reconnecting = Связь прервалась. Пробуем ещё раз…

page-welcome = Тихий стол для хороших игр
page-tagline = Современные настольные игры с друзьями, с ботами или вместе за одним экраном.
page-play-at-once = Играть: { $game }, против двух ботов
page-preparing = Правила компилируются для этого компьютера. Это бывает один раз и займёт немного времени…
page-games = Игры
page-play = Играть
page-bots = Сколько ботов
page-level = Насколько они сильны
page-so-many-bots = { $count ->
    [one] { $count } бот
    [few] { $count } бота
   *[other] { $count } ботов
}
page-new-table = Новый стол
page-game = Игра
page-players = Игроки
page-player = Игрок
page-seat = Место { $number }
page-seat-me = Я
page-seat-open = По приглашению
page-seat-bot = Бот: { $level }
page-bot = Бот { $number }
page-guest = Гость { $number }
page-level-random = случайный
page-level-greedy = жадный
page-level-novice = новичок
page-level-adept = знаток
page-level-master = мастер
page-create = Создать стол
page-your-name = Ваше имя
page-my-tables = Мои столы
page-no-tables = Пока ни одного.
page-status-open = ждёт игроков
page-status-playing = идёт игра
page-status-over = окончена

page-lobby-waiting = Ждём игроков. Отправьте им приглашение.
page-lobby-complete = Все на месте.
page-join = Сесть здесь
page-invitation = Приглашение
page-copy = Копировать
page-copied = Скопировано
page-start = Начать игру

page-you = вы
page-spectator = Вы зритель
page-to-act = ходит
page-choice = Ваш выбор
page-waiting = Ходит { $name }…
page-sending = Отправляем…
page-over = Игра окончена.
page-undo = Вернуть ход
page-log = Что произошло
page-log-empty = Пока ничего.
page-choices = Все варианты словами ({ $count })
page-as-text = Стол текстом
page-left = осталось { $count }
page-pass-on = Следующий ход: { $name }. Рука закрыта, пока её не откроют.
page-uncover = Показать мою руку
page-cell = Клетка { $cell }
page-put-back = Вернуть в руку
page-lay = Положить сюда

page-rules = Правила
page-rules-chapters = Главы
page-rules-more = Прочитать правило

page-zoom = Размер картинки
page-zoom-in = Увеличить
page-zoom-out = Уменьшить
page-close = Закрыть

page-you-win = Вы победили!
page-wins = Победа: { $name }
page-win-together = Побеждают вместе: { $name }
page-shared-victory = Общая победа: { $names }
page-ended = Игра окончена: { $reason }.
page-tie-break = При равенстве решили: { $by }.
page-place = Место
page-score = Очки
page-again = Сыграть ещё раз

page-refused-unknown_table = Такого стола нет.
page-refused-unknown_game = Такой игры нет.
page-refused-bad_option = Эти настройки не сочетаются.
page-refused-seat_taken = Это место занято.
page-refused-already_started = Игра уже началась.
page-refused-not_started = Игра ещё не началась.
page-refused-not_your_seat = Это не ваше место.
page-refused-not_to_act = Сейчас не ваш ход.
page-refused-illegal = Правила этого не позволяют.
page-refused-cannot_undo = Этот ход уже нельзя вернуть.
page-refused-stale = За столом уже сделан ход. Посмотрите ещё раз.
page-refused-unavailable = Сервер сейчас не отвечает. Попробуйте ещё раз.
