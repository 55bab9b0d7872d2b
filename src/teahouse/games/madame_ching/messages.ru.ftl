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
    [yes] Вы ({ letter })
   *[no] Игрок { letter }
}
label-sea = Море: вверх цвета, вправо карты; * задание, HK Гонконг, ¦ и ‖ линии, буквы — джонки
label-symbols = Символы
label-missions = Задания
label-display = Ряд
label-skills-left = Осталось карт навыков
label-turns = Предстоящие ходы
label-pearl = Жемчужина Китая
label-hong-kong = Гонконг
label-hand = Ваши карты
label-encounters = Ваши карты встреч
label-picks = Вы выбрали
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
    [0] Первой джонкой
   *[other] Второй джонкой
}
action-mission = Выполнить задание { $mission }
action-meteorology = Метеорология: выполнить задание { $mission }
action-no-mission = Без задания
action-set = Обменять символы: { $skill }
action-ching = Мадам Чжэн: добавить символ ({ $symbol })
action-no-set = Больше наборов не менять
action-keep = Оставить карту встречи себе
action-pass = Передать её напарнику
action-take = Взять карту { $card }
action-take-hidden = Взять закрытую карту
action-end = Закончить ход
action-cartography = Картография: взять карту
action-night = Ночная навигация: сыграть карту { $card }
action-combat = Сражение против места { $target }
action-thief = Вор против места { $target }
action-siren = Сирена ({ $symbol })
action-traitor = Изменница против места { $target }
action-old-sailor = Бывалый моряк: открыть свои навыки
action-helmsmen = Плыть с Кормчими ({ $symbol })
action-soothsayer = Прорицательница: взять три карты встречи
action-shield = Защита: Кормчие ({ $symbol })
action-no-shield = Без защиты
action-turn = { $card ->
    [helmsmen] Повернуть Кормчих
   *[other] Повернуть карту { $card }
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
event-turn-began = { $seat }: ход картой { $card }.
event-set-out = { $seat }: новая экспедиция, карта { $card }.
event-sailed = { $seat }: карта { $card }, столбец { $column }, строка { $row }.
event-navigated-by-night = { $seat }: ночью карта { $card }, столбец { $column }, строка { $row }.
event-helmsmen-sailed = { $seat }: Кормчие ({ $symbol }), столбец { $column }, строка { $row }.
event-passed-line = { $seat }: пройдена линия, карты встречи: { $count }.
event-plundered = { $seat }: Гонконг разграблен.
event-completed = { $seat }: экспедиция завершена на { $number }.
event-mission = { $seat }: задание { $mission }, золото { $gold }, камни: синие { $blue }, красные { $red }, белые { $white }.
event-no-mission = { $seat }: без задания.
event-gained-skill = { $seat }: получен навык, { $skill }.
event-added-symbol = { $seat }: Мадам Чжэн, { $symbol }.
event-no-set = { $seat }: больше наборов нет.
event-pearl = { $seat }: Жемчужина Китая.
event-luck = { $seat }: морская удача.
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
    [unknown] { $seat }: карта встречи передана, { $target }.
   *[other] { $seat }: передана карта «{ $face }», { $target }.
}
event-attacked = { $seat }: атака, { $attack }, цель { $target }.
event-shielded = { $seat }: защита, Кормчие ({ $symbol }).
event-not-shielded = { $seat }: без защиты.
event-stole-gem = { $seat }: взят камень у { $target }, { $gem }.
event-stole-encounter = { $face ->
    [unknown] { $seat }: взята карта встречи у { $target }.
   *[other] { $seat }: взята карта «{ $face }» у { $target }.
}
event-turned = { $card ->
    [helmsmen] { $seat }: повёрнуты Кормчие.
   *[other] { $seat }: повёрнута карта { $card }.
}
event-saw = { $card ->
    [unknown] { $seat }: просмотрена карта, { $target }.
   *[other] { $seat }: просмотрена карта { $card }, { $target }.
}
event-seized = { $card ->
    [unknown] { $seat }: захвачена карта у { $target }.
   *[other] { $seat }: захвачена карта { $card } у { $target }.
}
event-gave = { $card ->
    [unknown] { $seat }: отдана карта, { $target }.
   *[other] { $seat }: отдана карта { $card }, { $target }.
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
