// How navies paint their ships, and the marks on their wings.

import { disc, INK, mix, pick, poly, rect, type Chance, own } from './ink';
import type { Paint } from './parts';

// Hull, upper works, and two camouflage tints where the navy used them.
const NAVIES: Record<string, [string, string, string?, string?]> = {
  british: ['#7f8f9b', '#b3bec4', '#566878', '#a9b7b5'],
  australian: ['#7f919b', '#b4c0c3', '#566878'],
  canadian: ['#8b9ba3', '#bcc6c8', '#7fa09b'],
  american: ['#5d7389', '#9fb0bd', '#475b72'],
  german: ['#8d9699', '#c0c6c4', '#4e585f', '#dcdcd3'],
  italian: ['#96a09c', '#c4cac2', '#5f7f8e', '#4b565c'],
  french: ['#7d94a6', '#b4c3cc'],
  japanese: ['#5f6f70', '#8f9d9a'],
  soviet: ['#6f8281', '#a7b5ac'],
  russian: ['#76878c', '#aab8b8'],
  greek: ['#8a98a3', '#bcc6ca', '#68798a'],
  polish: ['#8494a2', '#b9c3c9'],
  dutch: ['#7c8f97', '#b1bdbf', '#5d7f7e'],
  swedish: ['#7d8a84', '#adb7ac', '#5a6b5f'],
  norwegian: ['#7f9096', '#b0bdbf', '#5c6d72'],
  chinese: ['#9aa8b0', '#c6ced1'],
  israeli: ['#8a9aa6', '#bcc7cc'],
  indian: ['#8798a4', '#b9c5ca'],
  argentine: ['#8996a0', '#bac4c9'],
  spanish: ['#8a949a', '#bcc4c6'],
  imperial: ['#7a5a3c', '#a8845a'],
};

export const MERCHANT: readonly Paint[] = [
  { hull: '#33393f', upper: '#d8cfb8' },
  { hull: '#6b7378', upper: '#b3b7b2' },
  { hull: '#5c3b34', upper: '#d6c8a8' },
  { hull: '#3d5058', upper: '#cfc9b6' },
];

export function paintOf(nation: string, r: Chance, plain = false): Paint {
  const [hull, upper, ...camo] = own(NAVIES, nation) ?? ['#808f99', '#b6c0c4'];
  const worn = mix(hull, r() < 0.5 ? '#55636d' : '#b7c0c2', r(0, 0.16));
  const tints = camo.filter((c): c is string => c !== undefined);
  return tints.length && !plain && r() < 0.62 ? { hull: worn, upper, camo: tints } : { hull: worn, upper };
}

/** Above, below: the paint of an aircraft. */
export function wings(nation: string, r: Chance): { top: string; belly: string; spot: string } {
  const of: Record<string, [string, string, string]> = {
    british: ['#6f7355', '#b9c6c6', '#574a38'],
    american: ['#6f7458', '#b5bcbb', '#5c6048'],
    german: ['#6d7668', '#b7c5cd', '#515c52'],
    italian: ['#b39a63', '#c3c6bd', '#6a7347'],
    japanese: ['#57694c', '#b9bfb8', '#4a5a42'],
    soviet: ['#67785b', '#a9c0cc', '#4f5d48'],
    french: ['#6a7f86', '#b7c6cb', '#6b6a4b'],
  };
  const [top, belly, spot] = own(of, nation) ?? ['#77848b', '#c0c8c9', '#616e75'];
  return { top: mix(top, '#8c8c80', r(0, 0.15)), belly, spot };
}

/** The mark on wing and side, radius 1. */
export function roundel(nation: string): string {
  const rings = (...c: string[]) => c.map((fill, i) => disc(0, 0, 1 - i / c.length, fill)).join('');
  const star = (fill: string, r: number) =>
    poly(
      Array.from({ length: 10 }, (_, i) => [
        Math.cos((i * Math.PI) / 5 - Math.PI / 2) * r * (i % 2 ? 0.4 : 1),
        Math.sin((i * Math.PI) / 5 - Math.PI / 2) * r * (i % 2 ? 0.4 : 1),
      ]).flat(),
      fill,
    );
  switch (nation) {
    case 'british':
    case 'australian':
    case 'canadian':
    case 'indian':
      return rings('#1f3a7a', '#f8f5ec', '#b5202d');
    case 'american':
      return rect(-1.7, -0.32, 3.4, 0.64, '#f8f5ec') + disc(0, 0, 1, '#1f3a7a') + star('#f8f5ec', 0.95);
    case 'german':
    case 'german-imperial':
      return (
        rect(-1, -0.42, 2, 0.84, '#f8f5ec') +
        rect(-0.42, -1, 0.84, 2, '#f8f5ec') +
        rect(-1, -0.24, 2, 0.48, '#1b1b1b') +
        rect(-0.24, -1, 0.48, 2, '#1b1b1b')
      );
    case 'italian':
      return (
        disc(0, 0, 1, '#f8f5ec', 'stroke="#1b1b1b" stroke-width=".16"') +
        [-0.4, 0, 0.4].map((x) => rect(x - 0.1, -0.6, 0.2, 1.2, '#1b1b1b')).join('')
      );
    case 'japanese':
    case 'japanese-modern':
      return disc(0, 0, 1, '#b5202d', 'stroke="#f8f5ec" stroke-width=".14"');
    case 'soviet':
    case 'russian':
    case 'chinese':
      return star('#f8f5ec', 1.15) + star('#b5202d', 0.95);
    case 'french':
      return rings('#b5202d', '#f8f5ec', '#1f3a7a');
    case 'greek':
    case 'israeli':
    case 'argentine':
      return rings('#2d5fa8', '#f8f5ec', '#2d5fa8');
    case 'dutch':
      return poly([0, -1, 0.9, 0.7, -0.9, 0.7], '#e07b28', 'stroke="#1b1b1b" stroke-width=".2"');
    case 'polish':
      return (
        rect(-0.9, -0.9, 1.8, 1.8, '#f8f5ec') + rect(-0.9, -0.9, 0.9, 0.9, '#b5202d') + rect(0, 0, 0.9, 0.9, '#b5202d')
      );
    case 'swedish':
      return disc(0, 0, 1, '#2a66a5') + poly([0, -0.7, 0.6, 0, 0, 0.7, -0.6, 0], '#f0c840');
    default:
      return disc(0, 0, 1, '#f8f5ec', `stroke="${INK}" stroke-width=".2"`) + disc(0, 0, 0.5, '#5b7486');
  }
}

export const merchant = (r: Chance): Paint => pick(r, MERCHANT);
