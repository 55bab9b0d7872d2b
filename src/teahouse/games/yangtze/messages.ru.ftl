game-name = Янцзы
game-summary = Фонари на озере: каждый выложенный тайл приносит фонари всем.

colour-white = белый
colour-orange = оранжевый
colour-red = красный
colour-purple = фиолетовый
colour-blue = синий
colour-green = зелёный
colour-black = чёрный

seat-name = { $place ->
    [p2s0] Юг
    [p2s1] Север
    [p3s0] Юг
    [p3s1] Запад
    [p3s2] Север
    [p4s0] Юг
    [p4s1] Запад
    [p4s2] Север
   *[p4s3] Восток
}{ $you ->
    [yes] {" "}(вы)
   *[no] {""}
}

label-supply = Запас
label-rewards = Награды
label-hand = Ваши тайлы
pile = Тайлов в стопке добора: { $count }
stack-four = четыре одинаковых
stack-pairs = три пары
stack-seven = семь разных
top-reward = { $stack } { $points } (осталось { $left })
player-line = { $points } { $points ->
    [one] очко
    [few] очка
   *[other] очков
}, { $boats } { $boats ->
    [one] лодка
    [few] лодки
   *[other] лодок
}, { $tiles } { $tiles ->
    [one] тайл
    [few] тайла
   *[other] тайлов
}

action-exchange = Две лодки и { $give } фонарь за { $take }
action-no-exchange = Без обмена
action-reward-four = Награда: четыре фонаря, цвет { $colour }
action-reward-pairs = Награда за три пары: { $colours }
action-reward-seven = Награда: по фонарю каждого цвета
action-no-reward = Без награды
action-discard = Сбросить { $colour } фонарь
action-tile = Взять тайл { $tile }, { $turn ->
    [0] без поворота
    [1] четверть оборота по часовой стрелке
    [2] пол-оборота
   *[3] четверть оборота против часовой стрелки
}
action-at = Положить на { $cell }

event-exchanged = { $seat }: обмен, { $give } на { $take }.
event-paid = { $seat }: возврат в запас, { $colour } × { $count }.
event-rewarded = { $seat }: награда «{ $stack }», { $points }.
event-discarded = { $seat }: сброс, { $colour }.
event-chose = { $tile ->
    [unknown] { $seat }: тайл выбран.
   *[other] { $seat }: выбран тайл { $tile }.
}
event-placed = { $seat }: тайл { $tile } лёг на { $cell }.
event-matched = { $seat }: совпадение, { $colour } фонарь.
event-boat = { $seat }: лодка за символ тайла { $tile }.
event-received = { $seat }: { $colour } фонарь.
event-pile-empty = { $seat }: полагается { $colour } фонарь, но в запасе таких нет.
event-drew = { $tile ->
    [unknown] { $seat }: взят тайл из стопки.
   *[other] { $seat }: взят тайл { $tile }.
}
event-last-turns = Все тайлы на озере: у каждого последний ход.
event-ended = Праздник окончен.

reason-all-tiles-placed = все тайлы выложены
standing-points = очки
standing-boats = лодки
standing-cards = карты фонарей
option-players = Игроки

# The page
page-within-reach = доступна
page-covered = закрытый тайл
page-lake = Озеро
page-turn-left = Повернуть против часовой стрелки
page-turn-right = Повернуть
page-ask-exchange = { $last ->
    [yes] Последний ход: отдать
   *[no] Отдать
} две лодки и обменять фонарь?
page-ask-reward = { $last ->
    [yes] Последний ход: взять
   *[no] Взять
} награду?
page-ask-discard = Не больше { $limit } фонарей: сбросьте { $count }
page-discard = Сбросить
page-ask-tile = Выберите тайл
page-ask-cell = Выберите, куда его положить
page-ask-confirm = Положить сюда?
page-turn-hint = Щелчок по тайлу, колёсико или R поворачивают его.
page-turn-hint-touch = Касание тайла или два пальца поворачивают его.
page-tile-first = Сначала выберите тайл в руке.
page-start-tile = На начальный тайл ничего положить нельзя.
page-give = Вы отдаёте
page-take = Вы берёте
page-do-exchange = Обменять
page-match = совпадение
page-none-left = больше нет
page-general-reward = общая награда
page-boats = { $count } { $count ->
    [one] лодка
    [few] лодки
   *[other] лодок
}
page-tiles-in-hand = тайлы в руке
page-tile-label = Тайл { $tile }: { $colours }, по часовой стрелке от вас{ $symbol ->
    [yes] , с символом
   *[no] {""}
}
page-preview-hint = Наведите на подсвеченную клетку, чтобы увидеть, что получит каждый.
page-preview-hint-touch = Коснитесь подсвеченной клетки, чтобы увидеть, что получит каждый.
page-event-placed = { $seat }: тайл на озере.
page-event-boat = { $seat }: лодка за символ.
page-event-drew = { $seat }: взят тайл из стопки.
page-reckoning = Подсчёт
page-reckoning-lead = Очки приносят взятые награды, каждого вида по отдельности. При равенстве решают лодки, затем карты фонарей.
