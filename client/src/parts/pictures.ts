// Pictures of faces as images: drawn once, kept, and one node each, however much there is to see.

import { picture, token } from '../art';
import type { Face } from '../lib/scene';

const drawn = new Map<string, string>();

function kept(face: Face, how: (art: Face['art'], seed: string) => string, kind: string): string {
  const seed = face.code ?? face.label.id;
  const key = JSON.stringify([kind, seed, face.art]);
  let found = drawn.get(key);
  if (!found) {
    found = `data:image/svg+xml,${encodeURIComponent(how(face.art, seed))}`;
    drawn.set(key, found);
  }
  return found;
}

export const thumbnail = (face: Face): string => kept(face, picture, 'picture');
/** The same from above, for a counter. */
export const fromAbove = (face: Face): string => kept(face, token, 'token');
