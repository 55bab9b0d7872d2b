# Messages of the terminal, the page and the errors; each game's own stand in its folder.
