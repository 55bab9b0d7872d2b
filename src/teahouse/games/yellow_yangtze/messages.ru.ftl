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
seat-name = { $you ->
    [yes] Вы ({ dynasty })
   *[no] { $seat ->
        [0] Лучник
        [1] Бык
        [2] Ваза
       *[3] Лев
    }
}

legend = ●K знать  ◆R солдаты  ≈B земледельцы  ♣G торговцы  ★Y ремесленники  [●K] под пагодой  A●K лидер  ~ река
label-market = Рынок
label-pagodas = Пагоды в запасе
label-points = очки
label-shown = рука
label-hand = Ваши тайлы
label-replacing = отложено
bag = Тайлов в мешке: { $count }
revolt-line = Мятеж, { $colour } цвет: { $attacker } { $attack } против { $defender } { $defence }
side-line = Война, сторона { $side } (начиная с { $space }): сила { $strength }, из неё поддержка { $support }; лидеры { $leaders }
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
action-commit = Добавить знать: { $tiles }
action-commit-leader = Добавить знать: { $tiles } и чёрного лидера
action-no-support = Никого не поддерживать
action-support = Поддержать сторону { $side }, солдаты: { $tiles }
action-support-leader = Поддержать сторону { $side }, солдаты: { $tiles } и красный лидер
action-winner = Победа стороны { $side }
action-remove = Убрать тайл с { $space }

event-positioned = { $seat }: лидер на { $space }, { $colour }.
event-moved = { $seat }: лидер с { $origin } на { $space }, { $colour }.
event-withdrew = { $seat }: лидер снят с { $space }, { $colour }.
event-revolt = Мятеж, { $colour } цвет: нападает { $seat }, защищается { $defender }.
event-committed = { $seat }: знать { $tiles }{ $leader ->
    [yes] {" "}и чёрный лидер
   *[no] {""}
}.
event-revolt-won = { $seat }: победа в мятеже, { $strength } против { $against }; { $colour } лидер уходит с поля ({ $loser }).
event-returned = { $seat }: { $colour } лидер возвращается с { $space }.
event-gained = { $seat }: { $colour } +{ $points }.
event-placed = { $seat }: { $colour } тайл на { $space }.
event-took = { $seat }: с рынка взят { $colour } тайл.
event-pagoda-built = { $seat }: пагода на { $triangle }, { $colour } цвет.
event-pagoda-moved = { $seat }: пагода с { $origin } на { $triangle }, { $colour } цвет.
event-pagoda-lost = Пагода на { $triangle } потеряна, { $colour } цвет.
event-war = { $seat }: война, сторон { $sides }.
event-supported = { $side ->
    [0] { $seat }: без поддержки.
   *[other] { $seat }: поддержка стороны { $side }, солдаты { $tiles }{ $leader ->
        [yes] {" "}и красный лидер
       *[no] {""}
    }.
}
event-war-won = Сторона { $side } победила в войне, { $strength } против { $against }.
event-removed = Снят { $colour } тайл с { $space }.
event-riot = { $seat }: восстание, земледельцы { $tiles }{ $leader ->
    [yes] {" "}и синий лидер
   *[no] {""}
}.
event-establish = { $seat }: возведение пагоды, торговцы { $tiles }{ $leader ->
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
   *[other] { $seat }: из мешка чёрных { $black }, красных { $red }, синих { $blue }, зелёных { $green }, жёлтых { $yellow }.
}
event-market-filled = На рынок: чёрных { $black }, красных { $red }, синих { $blue }, зелёных { $green }, жёлтых { $yellow }.
event-turn = { $seat }: ход.
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
