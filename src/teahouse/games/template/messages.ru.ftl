game-name = Камешки
game-summary = Возьмите последний камешек.
seat-name = { $you ->
    [yes] Вы
   *[no] { $seat ->
        [0] Первый игрок
       *[1] Второй игрок
    }
}
heap = Камешков: { $count }
own-card = Ваша карта: { $card }
action-take = Взять { $count }
action-play-card = Сыграть свою карту
event-took = { $seat }: взято { $count }.
event-played-card = { $seat }: сыграна карта { $card }.
reason-heap-empty = куча пуста
standing-wins = последний камешек
option-players = Игроки
