// The keyboard of the table: which key means what, and where an arrow leads.

export type Command =
  | { do: 'choice'; number: number }
  | { do: 'move'; way: Way }
  | { do: 'undo' | 'hint' | 'log' | 'chat' | 'rules' | 'order' | 'help' | 'close' | 'inspect' | 'why' };

export type Way = 'left' | 'right' | 'up' | 'down';

/** The keys that the help lists, in its order; the words are `web-key-<name>`. */
export const KEYS: readonly { name: string; keys: string }[] = [
  { name: 'choice', keys: '1 … 9' },
  { name: 'move', keys: '← ↑ ↓ →' },
  { name: 'act', keys: '⏎' },
  { name: 'inspect', keys: 'i' },
  { name: 'why', keys: 'w' },
  { name: 'order', keys: '/' },
  { name: 'undo', keys: 'u' },
  { name: 'hint', keys: 'h' },
  { name: 'log', keys: 'l' },
  { name: 'chat', keys: 'c' },
  { name: 'rules', keys: 'r' },
  { name: 'close', keys: 'Esc' },
  { name: 'help', keys: '?' },
];

const PLAIN: Record<string, Exclude<Command['do'], 'choice' | 'move'>> = {
  u: 'undo',
  h: 'hint',
  l: 'log',
  c: 'chat',
  r: 'rules',
  i: 'inspect',
  w: 'why',
  '/': 'order',
  '?': 'help',
  Escape: 'close',
};

const ARROWS: Record<string, Way> = { ArrowLeft: 'left', ArrowRight: 'right', ArrowUp: 'up', ArrowDown: 'down' };

type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>;

/** What a key asks for. Whoever types in a field only means Escape by it. */
export function command(event: Pressed, typing: boolean): Command | null {
  if (event.ctrlKey || event.metaKey || event.altKey) return null;
  const way = ARROWS[event.key];
  const plain = PLAIN[event.key.length === 1 ? event.key.toLowerCase() : event.key];
  if (typing) return plain === 'close' ? { do: 'close' } : null;
  if (/^[1-9]$/.test(event.key)) return { do: 'choice', number: Number(event.key) };
  if (way) return { do: 'move', way };
  return plain ? { do: plain } : null;
}

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The box that an arrow leads to: the nearest in that direction, what lies straight ahead before what lies aside. */
export function nearest<T>(from: Box, boxes: readonly { box: Box; of: T }[], way: Way): T | null {
  const x = from.left + from.width / 2;
  const y = from.top + from.height / 2;
  let best: T | null = null;
  let least = Infinity;
  for (const { box, of } of boxes) {
    const dx = box.left + box.width / 2 - x;
    const dy = box.top + box.height / 2 - y;
    const [ahead, aside] =
      way === 'left' ? [-dx, dy] : way === 'right' ? [dx, dy] : way === 'up' ? [-dy, dx] : [dy, dx];
    if (ahead < 4) continue;
    const far = ahead + 2.5 * Math.abs(aside);
    if (far < least) [best, least] = [of, far];
  }
  return best;
}
