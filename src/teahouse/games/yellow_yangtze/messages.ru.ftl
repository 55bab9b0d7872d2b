game-name = Хуанхэ и Янцзы
game-summary = Династии Сражающихся царств: ваш счёт — самый слабый из ваших цветов.

colour-black = чёрный
colour-red = красный
colour-blue = синий
colour-green = зелёный
colour-yellow = жёлтый

dynasty = { $seat ->
    [0] лучник
    [1] бык
    [2] ваза
   *[3] лев
}
seat-name = { $seat ->
    [0] Лучник
    [1] Бык
    [2] Ваза
   *[3] Лев
}{ $you ->
    [yes] {" "}(вы)
   *[no] {""}
}

legend-tiles = ●K чёрная знать  ◆R красный солдат  ≈B синий земледелец  ♣G зелёный торговец  ★Y жёлтый ремесленник
legend-signs = [◆R] под пагодой  A◆R лидер лучника  · земля  ~ река  9,4 — ряд 9, столбец 4
label-market = Рынок
label-pagodas = Пагоды в запасе
label-points = очки
label-shown = рука
label-row = золото потрачено, начиная с меньшего
label-hand = Ваши тайлы
label-replacing = отложено
bag = Тайлов в мешке: { $count }
turn-line = Ход: { $name }, осталось действий: { $count }
revolt-line = Мятеж, { $colour } цвет: { $attacker } { $attack } против { $defender } { $defence }
side-line = Война, сторона { $side } (первая клетка { $space }): сила { $strength } (из неё поддержка { $support }), лидеры { $leaders }
player-line = { $tiles } { $tiles ->
    [one] тайл
    [few] тайла
   *[other] тайлов
}, лидеры в запасе: { $leaders }

action-end-turn = Закончить ход
action-leader = Лидер на { $space }: { $colour }
action-withdraw = Снять лидера: { $colour }
action-place = Тайл на { $space }: { $colour }
action-riot = Восстание за два тайла земледельцев
action-riot-leader = Восстание за один тайл земледельцев с помощью синего лидера
action-establish = Возвести пагоду за два тайла торговцев
action-establish-leader = Возвести пагоду за один тайл торговцев с помощью зелёного лидера
action-replace = Заменить тайл: { $colour }
action-done = Взять новые тайлы
action-market = Взять с рынка: { $colour }
action-no-market = Ничего с рынка
action-pagoda = Пагода на { $triangle }
action-no-pagoda = Без пагоды
action-move-pagoda = Перенести пагоду с { $triangle }
action-no-farmer = Больше земледельцев не выкладывать
action-commit = { $tiles ->
    [0] Ничего не добавлять
   *[other] Добавить знать: { $tiles }
}
action-commit-leader = { $tiles ->
    [0] Добавить только чёрного лидера
   *[other] Добавить знать: { $tiles } и чёрного лидера
}
action-no-support = Никого не поддерживать
action-support = Поддержать сторону { $side }, солдаты: { $tiles }
action-support-leader = { $tiles ->
    [0] Поддержать сторону { $side }, только красный лидер
   *[other] Поддержать сторону { $side }, солдаты: { $tiles } и красный лидер
}
action-winner = Победа стороны { $side }
action-remove = Убрать тайл с { $space }

event-positioned = { $seat }: лидер на { $space }, { $colour }.
event-moved = { $seat }: лидер с { $origin } на { $space }, { $colour }.
event-withdrew = { $seat }: лидер снят с { $space }, { $colour }.
event-revolt = Мятеж, { $colour } цвет: нападает { $seat }, защищается { $defender }. При равенстве побеждает защитник.
event-committed = { $tiles ->
    [0] { $leader ->
        [yes] { $seat }: добавлен чёрный лидер.
       *[no] { $seat }: ничего не добавлено.
    }
   *[other] { $seat }: знать { $tiles }{ $leader ->
        [yes] {" "}и чёрный лидер
       *[no] {""}
    }.
}
event-revolt-won = { $seat }: победа в мятеже, { $strength } против { $against }; { $colour } лидер уходит с поля ({ $loser }).
event-returned = { $seat }: { $colour } лидер возвращается с { $space }.
event-gained = { $seat }: { $colour } +{ $points }.
event-earned = Пагоды, { $seat }: { $colour } +{ $points }.
event-placed = { $seat }: { $colour } тайл на { $space }.
event-took = { $seat }: с рынка взят { $colour } тайл.
event-pagoda-built = { $seat }: пагода на { $triangle }, { $colour } цвет.
event-pagoda-moved = { $seat }: пагода с { $origin } на { $triangle }, { $colour } цвет.
event-pagoda-lost = Пагода на { $triangle } потеряна, { $colour } цвет.
event-war = { $seat }: война, сторон { $sides }.
event-supported = { $side ->
    [0] { $seat }: без поддержки.
   *[other] { $tiles ->
        [0] { $seat }: поддержка стороны { $side }, красный лидер.
       *[other] { $seat }: поддержка стороны { $side }, солдаты { $tiles }{ $leader ->
            [yes] {" "}и красный лидер
           *[no] {""}
        }.
    }
}
event-war-won = Сторона { $side } победила в войне, { $strength } против { $against }.
event-removed = Снят { $colour } тайл с { $space }.
event-riot = { $seat }: плата за восстание: земледельцы { $tiles }{ $leader ->
    [yes] {" "}и синий лидер
   *[no] {""}
}.
event-establish = { $seat }: плата за пагоду: торговцы { $tiles }{ $leader ->
    [yes] {" "}и зелёный лидер
   *[no] {""}
}.
event-set-aside = { $colour ->
    [unknown] { $seat }: тайл отложен.
   *[other] { $seat }: отложен { $colour } тайл.
}
event-replaced = { $seat }: заменено тайлов: { $tiles }.
event-drew = { $black ->
    [unknown] { $seat }: взяты тайлы из мешка.
   *[other] { $seat }: из мешка{ $black ->
        [0] {""}
       *[other] {" "}чёрных { $black }
    }{ $red ->
        [0] {""}
       *[other] {" "}красных { $red }
    }{ $blue ->
        [0] {""}
       *[other] {" "}синих { $blue }
    }{ $green ->
        [0] {""}
       *[other] {" "}зелёных { $green }
    }{ $yellow ->
        [0] {""}
       *[other] {" "}жёлтых { $yellow }
    }.
}
event-market-filled = На рынок:{ $black ->
        [0] {""}
       *[other] {" "}чёрных { $black }
    }{ $red ->
        [0] {""}
       *[other] {" "}красных { $red }
    }{ $blue ->
        [0] {""}
       *[other] {" "}синих { $blue }
    }{ $green ->
        [0] {""}
       *[other] {" "}зелёных { $green }
    }{ $yellow ->
        [0] {""}
       *[other] {" "}жёлтых { $yellow }
    }.
event-turn = Ход: { $seat }.
event-ended = { $reason ->
    [bag] Мешок пуст: игра окончена.
   *[stalemate] Десять кругов никто не брал тайлов: игра окончена.
}

reason-bag = нужно было взять тайл, а мешок пуст
reason-stalemate = десять кругов никто не брал тайлов
standing-lowest = самый слабый цвет
standing-second = второй по слабости цвет
standing-third = третий по слабости цвет
standing-fourth = самый сильный цвет
option-players = Игроки
option-short = Короткая партия
option-open_scores = Открытый счёт

# Страница
page-map = Карта
page-map-hint = Наведите на клетку, чтобы узнать о ней; S показывает все силы, N ведёт к возможной клетке.
page-river-yellow = Хуанхэ
page-river-yangtze = Янцзы
page-strengths = Силы

page-tile-black = тайл знати
page-tile-red = тайл солдат
page-tile-blue = тайл земледельцев
page-tile-green = тайл торговцев
page-tile-yellow = тайл ремесленников
page-leader-black = чёрный лидер
page-leader-red = красный лидер
page-leader-blue = синий лидер
page-leader-green = зелёный лидер
page-leader-yellow = жёлтый лидер
page-points-black = манускрипты
page-points-red = оружие
page-points-blue = зерно
page-points-green = товары
page-points-yellow = золото
page-leaders = Ваши лидеры
page-leader-supply = { $leader }: в запасе
page-leader-out = { $leader }: на поле
page-leader-at = { $leader }: на { $space }
page-leader-of = { $leader }, { $name }
page-leader-strength = сила в мятеже { $count }
page-state-strength = сила царства в войне { $count }
page-threat = тайл здесь начнёт войну, { $strengths }
page-possible = можно
page-empty-land = пустая суша
page-empty-river = пустая река
page-empty-capital = пустая столица
page-on-capital = { $tile } в столице
page-under-pagoda = { $tile } под пагодой
page-corner = пагода на { $triangle }, { $colour } цвет
page-corner-from = пагода на { $triangle }, { $colour } цвет

page-tiles-in-hand = тайлы в руке
page-known = взято с рынка, точно в руке
page-behind-screen = очки за ширмой
page-lowest = самый слабый цвет с учётом золота: счёт сейчас
page-pagodas-left = Пагоды в запасе, { $colour } цвет: { $count }
page-covered = закрытый тайл
page-actions-left = Осталось действий: { $count }

page-ask-none = Выберите тайл, лидера или другое действие
page-ask-tile = Выберите, куда положить тайл
page-ask-leader = Выберите, куда поставить лидера
page-ask-confirm = Сюда? Нажмите ещё раз, чтобы подтвердить
page-ask-riot = Восстание: выберите тайл, который убрать
page-ask-establish = Выберите три тайла для пагоды
page-ask-replace = Выберите тайлы для замены
page-ask-market = Взять тайл с рынка?
page-ask-pagoda = Возвести пагоду?
page-ask-move = В запасе пагод не осталось: какую перенести?
page-ask-farmer = Ещё земледельцы? Хватит одного нажатия
page-ask-no-farmer = Земледельцев больше нет
page-ask-attack = Сколько знати вы добавляете?
page-ask-defence = На вас напали: сколько знати вы добавляете?
page-ask-support = Война: кого вы поддержите?
page-ask-winner = Ничья: кто победит?
page-ask-casualties = Выберите { $count } { $count ->
    [one] тайл
    [few] тайла
   *[other] тайлов
} солдат победителя, которые убрать
page-do-tile = Положить сюда
page-do-leader = Поставить сюда
page-do-riot = Убрать этот тайл
page-do-establish = Возвести здесь
page-do-pagoda = Возвести здесь
page-do-move = Перенести эту
page-do-casualties = Убрать { $chosen } из { $count }
page-do-replace = Заменить { $count } { $count ->
    [one] тайл
    [few] тайла
   *[other] тайлов
}
page-withdraw = Снять с поля
page-take-back = вернуть: { $tile }
page-take-first = Сначала возьмите тайл или лидера.
page-act-riot = Восстание
page-act-establish = Пагода
page-act-replace = Замена
page-end-really = Закончить, не использовав действий: { $count }?
page-pay = Чем вы платите
page-pay-riot = { $helped ->
    [yes] Один тайл земледельцев и помощь лидера
   *[no] Два тайла земледельцев
}
page-pay-establish = { $helped ->
    [yes] Один тайл торговцев и помощь лидера
   *[no] Два тайла торговцев
}
page-would-war = Война! Солдаты { $strengths }, без поддержки
page-would-revolt = Мятеж против { $name }: { $attack } к { $defence }, пока знать не добавлена
page-would-pagoda = Можно возвести пагоду
page-would-stand = Сила в мятеже здесь: { $count }
page-would-hint = Выберите подсвеченную клетку, чтобы узнать, что она даст.
page-would-nothing = Никто не получит очка
page-would-earn = Пагоды, в конце хода:

page-revolt = Мятеж, { $colour } цвет
page-revolt-lead = { $attacker } нападает, { $defender } защищается. Считается знать рядом с лидером; при ничьей побеждает защита.
page-revolt-won = { $name }: победа в мятеже
page-revolt-tie = Ничья: побеждает защита.
page-attacks = нападает
page-defends = защищается
page-war = Война, царств: { $sides }
page-war-lead = Считаются тайлы солдат. Каждый может поддержать одну сторону, активный игрок последним; побеждает сильнейшая.
page-war-tie = Сильнейшие равны: победителя выбирает { $name }.
page-war-won = Сторона { $side } побеждает в войне
page-war-chosen = Поровну, по { $strength }: выбрал активный игрок.
page-stronger = { $strength } против { $against }: побеждает сильнейшая сторона.
page-side = Сторона { $side }
page-strength-parts = { $support ->
    [0] на поле { $soldiers }
   *[other] на поле { $soldiers }, поддержка { $support }
}
page-helpers = Кто может добавить
page-may-add-now = выбирает…
page-may-add-later = ещё может добавить
page-gave-nothing = ничего не добавляет
page-gave = { $side ->
    [0] добавляет { $count }
   *[other] { $count } стороне { $side }
}{ $leader ->
    [yes] {" "}(с лидером)
   *[no] {""}
}
page-give-black = Знать
page-give-red = Солдаты
page-leader-helps = + 1: { $leader }
page-choose-side = Выберите сторону выше или не поддерживайте никого.
page-commit = { $count ->
    [0] Ничего не добавлять
   *[other] Добавить { $count }
}
page-support = { $count ->
    [0] Поддержать сторону
   *[other] Дать стороне { $side }: { $count }
}
page-choose-winner = { $chosen ->
    [no] Выберите сторону выше
   *[yes] Побеждает сторона { $side }
}
page-losers-lose = Убрано тайлов солдат у проигравших: { $count }.
page-winner-owes = Победитель должен заплатить { $owed }, сначала поддержкой ({ $support }), остальное на поле.
page-winner-pays = Победитель платит { $owed }: поддержкой { $support }, на поле { $board }.

# Что произошло: рядом карта, она показывает где
page-event-positioned = { $seat }: { $colour } лидер поставлен.
page-event-moved = { $seat }: { $colour } лидер переставлен.
page-event-withdrew = { $seat }: { $colour } лидер снят с поля.
page-event-returned = { $seat }: { $colour } лидер возвращается.
page-event-placed = { $seat }: { $colour } тайл.
page-event-pagoda-built = { $seat }: новая пагода, { $colour } цвет.
page-event-pagoda-moved = { $seat }: пагода перенесена, { $colour } цвет.
page-event-pagoda-lost = Потеряна пагода, { $colour } цвет.
page-event-removed = Снят { $colour } тайл.

page-reckoning = Подсчёт
page-reckoning-lead = Золото (★) идёт на самые слабые цвета; самый слабый из получившихся — это счёт. При равенстве решает второй по слабости, и так далее.
