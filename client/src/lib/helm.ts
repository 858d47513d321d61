// Many choices that only differ in how far one piece goes: they are one lever, and a fan of poses on the board. Many that
// show nowhere on the board are one list to choose from.

import { away } from './ground';
import type { Choice, Piece, Scene, Spot, Text } from './scene';
import { choiceKey } from './table';

export interface Helm {
  verb: string;
  /** none of a list */
  piece: string;
  /** from the least to the greatest */
  choices: Choice[];
}

/** So many poses, and so many of a list, are still buttons of their own. */
const FEW = 3;
const SOME = 8;

/** The levers of a scene with an open sea: the choices of one verb that lead a piece to many poses, and the lists. */
export function helmsOf(scene: Scene): Helm[] {
  const seas = scene.picture.boards.filter((board) => board.type === 'sea');
  if (!seas.length) return [];
  const afloat = new Set(seas.flatMap((board) => (board.pieces ?? []).map((piece) => piece.id)));
  const found = new Map<string, Helm>();
  for (const choice of scene.choices ?? []) {
    const { piece = '', spot } = choice.touch ?? {};
    if (piece ? !spot || !afloat.has(piece) : spot) continue;
    const key = `${choice.verb} ${piece}`;
    const helm = found.get(key);
    if (helm) helm.choices.push(choice);
    else found.set(key, { verb: choice.verb, piece, choices: [choice] });
  }
  const helms = [...found.values()].filter((helm) => helm.choices.length > (helm.piece ? FEW : SOME));
  for (const helm of helms) helm.choices.sort((a, b) => a.arg - b.arg);
  return helms;
}

/** The keys of all choices that have a lever. */
export const levered = (helms: readonly Helm[]): Set<string> =>
  new Set(helms.flatMap((helm) => helm.choices.map(choiceKey)));

/** The values that always have a button: the least, the middle and the greatest. */
export function quick(helm: Helm): number[] {
  const last = helm.choices.length - 1;
  return [...new Set([0, last >> 1, last])];
}

/** What the value of a lever is called for short: the one thing that its label names, if there is but one. */
export function brief(label: Text): string | number | Text | null {
  const values = Object.values(label.args ?? {});
  return values.length === 1 ? values[0]! : null;
}

/** Where a pose points: the bow, in steps, half a length ahead of the middle. North is up. */
export function bow(spot: Spot, length: number): Spot {
  const up = away({ x: spot.x, y: -spot.y }, spot.heading ?? 0, length / 2);
  return { x: Math.round(up.x), y: Math.round(-up.y), heading: spot.heading ?? 0 };
}

export interface Ray {
  helm: number;
  value: number;
  choice: Choice;
  tip: Spot;
}

/** All poses of the levers of one piece, by where they point. A pose that two levers lead to is there once. */
export function fan(helms: readonly Helm[], piece: Piece, length: number): Ray[] {
  const seen = new Set<string>();
  return helms.flatMap((helm, number) =>
    helm.piece !== piece.id
      ? []
      : helm.choices.flatMap((choice, value) => {
          const tip = bow(choice.touch!.spot!, length);
          const key = `${tip.x},${tip.y},${tip.heading}`;
          if (seen.has(key)) return [];
          seen.add(key);
          return [{ helm: number, value, choice, tip }];
        }),
  );
}

/** The ray whose tip lies nearest, if it is no farther than `reach` steps. */
export function nearestRay(rays: readonly Ray[], at: { x: number; y: number }, reach = Infinity): Ray | null {
  let best: Ray | null = null;
  let least = reach;
  for (const ray of rays) {
    const far = Math.hypot(ray.tip.x - at.x, ray.tip.y - at.y);
    if (far <= least) [best, least] = [ray, far];
  }
  return best;
}
