// The cards of the games, asked for once: for pages that need no more of them than the name of a scenario.

import { games } from './api';
import type { GameCard } from './scene';

class Cards {
  private all: GameCard[] = $state.raw([]);
  private asked = false;

  /** The card of a game, once the server has sent it. Reactive. */
  of(key: string): GameCard | undefined {
    if (!this.asked) {
      this.asked = true;
      games().then(
        (found) => (this.all = found),
        () => (this.asked = false), // the next look tries again
      );
    }
    return this.all.find((card) => card.key === key);
  }
}

export const cards = new Cards();
