// Pictures of faces as images: drawn once, kept, and one node each, however much there is to see.

import { picture } from '../art';
import type { Face } from '../lib/scene';

const drawn = new Map<string, string>();

export function thumbnail(face: Face): string {
  const seed = face.code ?? face.label.id;
  const key = JSON.stringify([seed, face.art]);
  let found = drawn.get(key);
  if (!found) {
    found = `data:image/svg+xml,${encodeURIComponent(picture(face.art, seed))}`;
    drawn.set(key, found);
  }
  return found;
}
