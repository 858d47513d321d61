// How broad words are on the screen: what lies beside or under them is drawn to their measure.

let pen: CanvasRenderingContext2D | null | undefined;
const known = new Map<string, number>();

export function widthOf(text: string, size: number, weight = 600): number {
  const key = `${weight} ${size} ${text}`;
  let width = known.get(key);
  if (width === undefined) {
    pen ??= document.createElement('canvas').getContext('2d');
    if (!pen) return text.length * size * 0.62;
    const face = getComputedStyle(document.documentElement).getPropertyValue('--sans');
    pen.font = `${weight} ${size}px ${face}`;
    width = Math.ceil(pen.measureText(text).width);
    known.set(key, width);
  }
  return width;
}
