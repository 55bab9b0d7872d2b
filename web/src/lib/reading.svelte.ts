// Which rulebook lies open, and at which clause.

class Reading {
  here: string | null = $state(null); // the game at whose table one sits
  game: string | null = $state(null); // whose rules are open
  clause: string | null = $state(null);

  open = (game: string, clause: string | null = null): void => {
    this.game = game;
    this.clause = clause;
  };

  close = (): void => {
    this.game = this.clause = null;
  };
}

export const reading = new Reading();
