// What pages tell the frame around them, and who the visitor is.

import { me } from './api';
import type { Me } from './scene';

export const shell = $state({
  bar: true, // a page may take the top bar away, to have the whole window; it comes back with the next page
  title: '', // of the page, for the window and for screen readers
});

/** The visitor, once the server has said. Raw: replaced, never changed in place. */
class Visitor {
  me: Me | null = $state.raw(null);

  async meet(): Promise<Me> {
    return (this.me = await me());
  }
}

export const visitor = new Visitor();
