game-name = Мадам Чжэн
game-summary = Экспедиции в Южно-Китайском море: растущие номера, много цветов, задания и морские искусства.

symbol-map = морская карта
symbol-lantern = фонарь
symbol-sword = меч
symbol-kite = воздушный змей
symbol-none = без символа
skill-map = Картография
skill-lantern = Ночная навигация
skill-sword = Сражение
skill-kite = Метеорология
skill-crew = Элитный экипаж
gem-blue = синий
gem-red = красный
gem-white = белый
encounter-madame-ching = Мадам Чжэн
encounter-thief = Вор
encounter-siren-map = Сирена (морская карта)
encounter-siren-lantern = Сирена (фонарь)
encounter-siren-sword = Сирена (меч)
encounter-siren-kite = Сирена (воздушный змей)
encounter-traitor = Изменница
encounter-old-sailor = Бывалый моряк
encounter-helmsmen-map = Кормчие (морская карта)
encounter-helmsmen-lantern = Кормчие (фонарь)
encounter-helmsmen-sword = Кормчие (меч)
encounter-helmsmen-kite = Кормчие (воздушный змей)
encounter-helmsmen-none = Кормчие
encounter-soothsayer = Прорицательница
encounter-merchant = Торговец
encounter-treasure-one = Священное сокровище (1)
encounter-treasure-two = Священное сокровище (2)
encounter-treasure-three = Священное сокровище (3)
attack-none = ничего
attack-combat = Сражение
attack-thief = Вор
attack-traitor = Изменница
attack-siren = Сирена
deck-navigation = колода навигации
deck-encounter = колода встреч

letter = { $seat ->
    [0] A
    [1] B
    [2] C
   *[3] D
}
seat-name = { $you ->
    [yes] Игрок { letter } (вы)
   *[no] Игрок { letter }
}
label-sea = Море: вверх цвета, вправо карты; * задание, HK Гонконг, ¦ и ‖ линии, буквы — джонки
label-colours = Цвета
label-symbols = Символы
hint-signs = Знаки: ?? закрытая карта, ~ повёрнута Сиреной; навыки: ↑ готов, ↓ применён
hint-lines = Линии: плывя прямо через ¦, берут 1 карту встречи, через ‖ — 2
hint-missions = Завершённая экспедиция выполняет старшее задание не выше числа своей клетки.
label-missions = Задания (з золото, камни: с синий, к красный, б белый; в карта встречи)
label-display = Ряд
label-skills-left = Осталось карт навыков
label-turns = Предстоящие ходы
label-pearl = Жемчужина Китая
label-hong-kong = Гонконг
label-hand = Ваши карты
label-encounters = Ваши карты встреч
label-picks = Вы выбрали
label-teams = Команды: A и C против B и D
label-pool = Символы для наборов
label-known = известно на руке
label-shown = карты встреч
label-points = { $points } { $points ->
    [one] очко
    [few] очка
   *[other] очков
}
target-name = игрока { $target ->
    [0] A
    [1] B
    [2] C
   *[3] D
}
short-gold = з
short-blue = с
short-red = к
short-white = б
short-encounter = в
round-line = Раунд { $round }; карт в колодах: навигация { $deck }, встречи { $encounters }
player-line = золото { $gold }, камни { $gems }, { $cards } { $cards ->
    [one] карта
    [few] карты
   *[other] карт
}, { $encounters } { $encounters ->
    [one] карта встречи
    [few] карты встречи
   *[other] карт встречи
}
expedition-line = { $cell ->
    [0] у берега
   *[other] на { $cell }
}:

action-pick = Выбрать карту { $card }
action-junk = { $junk ->
    [0] Первой джонкой (заглавная буква)
   *[other] Второй джонкой (строчная буква)
}
action-mission = Выполнить задание { $mission }
action-meteorology = Метеорология: выполнить задание { $mission }
action-no-mission = Без задания
action-set = Обменять символы: { $skill }
action-ching = Мадам Чжэн: добавить символ ({ $symbol })
action-no-set = Дальше без наборов
action-keep = Оставить карту встречи себе
action-pass = Передать её напарнику
action-take = Взять карту { $card }
action-take-hidden = Взять закрытую карту
action-end = Закончить ход
action-cartography = Картография: взять карту
action-night = Ночная навигация: сыграть карту { $card }
action-combat = Сражение (обмен картой) против { target-name }
action-thief = Вор (забирает камень) против { target-name }
action-siren = Сирена: каждый соперник поворачивает карту с этим символом ({ $symbol })
action-traitor = Изменница (забирает карту встречи) против { target-name }
action-old-sailor = Бывалый моряк: открыть свои навыки
action-helmsmen = Плыть с Кормчими ({ $symbol })
action-soothsayer = Прорицательница: взять три карты встречи
action-shield = Защита: Кормчие ({ $symbol })
action-no-shield = Без защиты: будь что будет
action-turn = { $card ->
    [helmsmen] Повернуть Кормчих: их символ больше не служит
   *[other] Повернуть карту { $card }: её символ больше не служит
}
action-seize = Взять с руки карту { $card }
action-give = Отдать карту { $card }
action-no-gift = Без подарка

event-round-began = Начинается раунд { $round }.
event-laid-out = { $card ->
    [unknown] Выложена закрытая карта.
   *[other] Выложена карта { $card }.
}
event-picked = { $card ->
    [unknown] { $seat }: карта выбрана.
   *[other] { $seat }: выбрана карта { $card }.
}
event-revealed = { $seat }: открыта карта { $card }.
event-turn-began = Следующий ход: { $seat }, карта { $card }.
event-set-out = { $seat }: новая экспедиция, карта { $card }.
event-sailed = { $seat }: карта { $card }, столбец { $column }, строка { $row }.
event-navigated-by-night = { $seat }: ночью карта { $card }, столбец { $column }, строка { $row }.
event-helmsmen-sailed = { $seat }: Кормчие ({ $symbol }), столбец { $column }, строка { $row }.
event-passed-line = { $seat }: пройдена линия; взять карт встречи: { $count }.
event-plundered = { $seat }: Гонконг разграблен.
event-completed = { $seat }: экспедиция завершена на { $number }.
event-mission = { $seat }: задание { $mission }{ $gold ->
    [0] {""}
   *[other] {" · "}золото: { $gold }
}{ $blue ->
    [0] {""}
   *[other] {" · "}синие: { $blue }
}{ $red ->
    [0] {""}
   *[other] {" · "}красные: { $red }
}{ $white ->
    [0] {""}
   *[other] {" · "}белые: { $white }
}.
event-no-mission = { $seat }: без задания.
event-gained-skill = { $seat }: получен навык, { $skill }.
event-added-symbol = { $seat }: Мадам Чжэн, { $symbol }.
event-no-set = { $seat }: дальше без наборов.
event-pearl = { $seat }: Жемчужина Китая.
event-luck = { $seat }: ни задания, ни навыка — морская удача.
event-used-skill = { $seat }: применён навык, { $skill }.
event-played = { $seat }: сыграна карта, { $face }.
event-drew-card = { $card ->
    [unknown] { $seat }: взята карта из колоды.
   *[other] { $seat }: взята карта { $card }.
}
event-drew-encounter = { $face ->
    [unknown] { $seat }: взята карта встречи.
   *[other] { $seat }: взята карта встречи, { $face }.
}
event-reshuffled = Перетасовано: { $deck }.
event-kept = { $seat }: карта встречи остаётся.
event-passed = { $face ->
    [unknown] { $seat }: карта встречи передана (кому: { $target }).
   *[other] { $seat }: передана карта «{ $face }» (кому: { $target }).
}
event-attacked = { $seat }: атака, { $attack }, цель { $target }.
event-shielded = { $seat }: защита, Кормчие ({ $symbol }).
event-not-shielded = { $seat }: без защиты.
event-stole-gem = { $seat }: взят камень, { $gem } (у кого: { $target }).
event-stole-encounter = { $face ->
    [unknown] { $seat }: взята карта встречи (у кого: { $target }).
   *[other] { $seat }: взята карта «{ $face }» (у кого: { $target }).
}
event-turned = { $card ->
    [helmsmen] { $seat }: повёрнуты Кормчие.
   *[other] { $seat }: повёрнута карта { $card }.
}
event-saw = { $card ->
    [unknown] { $seat }: просмотрена карта (чья: { $target }).
   *[other] { $seat }: просмотрена карта { $card } (чья: { $target }).
}
event-seized = { $card ->
    [unknown] { $seat }: захвачена карта (у кого: { $target }).
   *[other] { $seat }: захвачена карта { $card } (у кого: { $target }).
}
event-gave = { $card ->
    [unknown] { $seat }: отдана карта (кому: { $target }).
   *[other] { $seat }: отдана карта { $card } (кому: { $target }).
}
event-no-gift = { $seat }: без подарка.
event-took = { $seat }: взята карта { $card }.
event-took-hidden = { $card ->
    [unknown] { $seat }: взята закрытая карта.
   *[other] { $seat }: взята закрытая карта, { $card }.
}
event-took-nothing = { $seat }: карт в ряду нет.
event-last-round = Это последний раунд: { $reason }.
event-voyage = { $seat }: золото за незавершённые экспедиции, { $gold }.
event-ended = Игра окончена: { $reason }.

reason-none = без причины
reason-missions = взято последнее задание
reason-pearl = взята Жемчужина Китая
reason-long-voyage = плавание было достаточно долгим
standing-points = очки
standing-white = белые камни
standing-red = красные камни
standing-blue = синие камни
option-players = Игроки
option-teams = Команды

# Страница

page-ching-sea = Море: вверх цвета, вправо карты
page-ching-axis-cards = карты
page-ching-axis-colours = цвета
page-ching-cell = Клетка { $number }: { $cards } { $cards ->
    [one] карта
    [few] карты
   *[other] карт
}, { $colours } { $colours ->
    [one] цвет
    [few] цвета
   *[other] цветов
}
page-ching-junk-label = { $name }, джонка { $junk }: { $number ->
    [0] рядом с клеткой 1
   *[other] клетка { $number }, карт { $cards }, цветов { $colours }
}
page-ching-expedition = Экспедиция
page-ching-on-shore = экспедиции ещё нет
page-ching-colour-white = белая
page-ching-colour-light-blue = голубая
page-ching-colour-green = зелёная
page-ching-colour-yellow = жёлтая
page-ching-colour-red = красная
page-ching-colour-dark-blue = синяя
page-ching-turned = { $card }, повёрнута
page-ching-covered = карта рубашкой вверх
page-ching-hidden = Закрытая карта
page-ching-token-gold = золото: { $count }
page-ching-token-blue = синие камни: { $count }
page-ching-token-red = красные камни: { $count }
page-ching-token-white = белые камни: { $count }
page-ching-token-encounter = карты встречи: { $count }
page-ching-mission-label = Задание { $mission }: { $reward }

page-ching-plan-sets-out = Отплытие: на клетку 1
page-ching-plan-sails = { $turns ->
    [yes] Новый цвет: на ряд выше, к { $number }
   *[no] Прямо, к { $number }
}
page-ching-plan-line = за линию, карты встречи: { $count }
page-ching-plan-completes = Экспедиция завершится на { $number }
page-ching-plan-no-mission = доступного задания нет
page-ching-plan-weather = с Метеорологией { $missions }
page-ching-plan-sets = символы на: { $skills }

page-ching-team = Команда { $number }: { page-ching-points }
page-ching-your-team = Ваша команда: { page-ching-points }
page-ching-other-team = Другая команда: { page-ching-points }
page-ching-points = { $points } { $points ->
    [one] очко
    [few] очка
   *[other] очков
}
page-ching-points-hint = Очки, которые видны всем; сокровища и торговцы считаются в конце
page-ching-gold = золото
page-ching-hand-size = карт в руке
page-ching-encounters = карт встречи
page-ching-skill-label = { $skill }: открыто { $up }, использовано { $down }
page-ching-toward-pearl = На пути к Жемчужине Китая: видов навыков { $count } из 4
page-ching-owes = должен напарнику карту
page-ching-known = Вы знаете в этой руке:

page-ching-round = Раунд { $round }
page-ching-last-round = последний раунд
page-ching-picked = { $name }: карта выбрана
page-ching-not-picked = { $name }: выбора ещё нет
page-ching-own-pick = Ваш выбор, виден только вам: { $card }
page-ching-turn-label = { $name }: { $card } { $when ->
    [done] (сыграна)
    [now] (ходит)
   *[next] (впереди)
}
page-ching-deck = Колода { $count }
page-ching-encounter-deck = Встречи { $count }
page-ching-display-empty = Ряд пуст.
page-ching-hand-empty = Карт в руке нет.

page-ching-tools = Ваши навыки и карты встречи
page-ching-used = использовано
page-ching-night-card = Выберите карту из руки.
page-ching-attack = { $name } нападает, цель — { $target }: { $attack }
page-ching-ordinary = Задания
page-ching-with-weather = С Метеорологией:
page-ching-no-symbols = Символов не осталось.
page-ching-skills = Навыки
page-ching-go-on = Дальше
page-ching-pass-to = Передать: { $name }
page-ching-let-it-happen = Пусть будет так
page-ching-asked-openly = Вас спрашивают всегда, когда у вас есть хоть одна карта встречи, чтобы сам вопрос ничего не выдавал.
page-ching-their-hand = Карты в руке: { $name }

page-ching-pick = { $count ->
    [one] Тайно выберите карту
   *[other] Тайно выберите две карты
}
page-ching-junk = Какой джонке послужит карта { $card }?
page-ching-with-junk = Джонкой { $junk }
page-ching-mission = Какое задание выполнить?
page-ching-set-possible = Обменять символы на навык?
page-ching-set-ching = Мадам Чжэн может дополнить набор. Сыграть её?
page-ching-set-none = На этот раз набор не складывается
page-ching-pass = Вы получили эту карту: оставить или передать?
page-ching-turn = Возьмите карту из ряда
page-ching-turn-before = До этого можно применить навыки и одну карту встречи.
page-ching-turn-end = Ряд пуст: закончите ход, когда будете готовы
page-ching-shield = { $name } нападает на вас. Защититься?
page-ching-no-shield = { $name } нападает на вас, а Кормчих у вас нет
page-ching-siren = Сирена поёт: поверните одну из этих карт
page-ching-seize = Возьмите карту из этой руки: { $name }
page-ching-give = Дайте карту взамен: { $name }
page-ching-gift = Дать карту напарнику ({ $name })? Одна вернётся
page-ching-return = Верните карту напарнику: { $name }

page-ching-reckoning = Подсчёт
page-ching-source-gold = Золото
page-ching-source-blue = Синие камни
page-ching-source-red = Красные камни
page-ching-source-white = Белые камни
page-ching-source-skills = Навыки
page-ching-source-pearl = Жемчужина Китая
page-ching-source-hong-kong = Гонконг
page-ching-source-treasures = Священные сокровища
page-ching-source-merchants = Торговцы
page-ching-team-total = Команда
