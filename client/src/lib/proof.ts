// The promise of the dice, checked here and not on the server: SHA-256 of the key, by the browser or, where a page
// without https may not ask the browser for it, by ourselves.

/** What we read of a saved match without asking anybody. */
export interface Sealed {
  key: string;
  commitment: string;
}

/** Key and commitment of a save file, or null where it is none. */
export function readSealed(text: string): Sealed | null {
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    return null;
  }
  if (typeof body !== 'object' || body === null) return null;
  const { key, commitment } = body as Record<string, unknown>;
  return typeof key === 'string' && typeof commitment === 'string' ? { key, commitment } : null;
}

export function bytesOf(hex: string): Uint8Array<ArrayBuffer> | null {
  if (hex.length % 2 || !/^[0-9a-f]*$/i.test(hex)) return null;
  return Uint8Array.from({ length: hex.length / 2 }, (_, i) => parseInt(hex.slice(2 * i, 2 * i + 2), 16));
}

export function hexOf(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** What was published before the first roll if this was the key; null where the key is no key. */
export async function commitmentOf(key: string): Promise<string | null> {
  const bytes = bytesOf(key);
  if (!bytes) return null;
  const subtle = globalThis.crypto?.subtle as SubtleCrypto | undefined;
  return hexOf(subtle ? new Uint8Array(await subtle.digest('SHA-256', bytes)) : sha256(bytes));
}

const PRIMES = Array.from({ length: 312 }, (_, i) => i).filter((n) => n > 1 && !Array.from({ length: n }, (_, d) => d).some((d) => d > 1 && n % d === 0));
const fraction = (value: number): number => Math.floor((value % 1) * 2 ** 32);
const ROUNDS = PRIMES.slice(0, 64).map((prime) => fraction(Math.cbrt(prime)));
const START = PRIMES.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));

/** FIPS 180-4. */
export function sha256(data: Uint8Array): Uint8Array {
  const length = ((data.length + 8) >> 6) + 1;
  const view = new DataView(new ArrayBuffer(length * 64));
  data.forEach((byte, i) => view.setUint8(i, byte));
  view.setUint8(data.length, 0x80);
  view.setUint32(length * 64 - 8, Math.floor(data.length / 2 ** 29));
  view.setUint32(length * 64 - 4, data.length << 3);
  const hash = Uint32Array.from(START);
  const turn = (x: number, by: number) => (x >>> by) | (x << (32 - by));
  const w = new Uint32Array(64);
  for (let block = 0; block < length; block++) {
    for (let i = 0; i < 16; i++) w[i] = view.getUint32(block * 64 + i * 4);
    for (let i = 16; i < 64; i++) {
      const [a, b] = [w[i - 15]!, w[i - 2]!];
      w[i] = w[i - 16]! + (turn(a, 7) ^ turn(a, 18) ^ (a >>> 3)) + w[i - 7]! + (turn(b, 17) ^ turn(b, 19) ^ (b >>> 10));
    }
    let [a, b, c, d, e, f, g, h] = hash as unknown as [number, number, number, number, number, number, number, number];
    for (let i = 0; i < 64; i++) {
      const one = (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + ROUNDS[i]! + w[i]!) | 0;
      const two = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
      [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
    }
    [a, b, c, d, e, f, g, h].forEach((value, i) => (hash[i] = hash[i]! + value));
  }
  const out = new DataView(new ArrayBuffer(32));
  hash.forEach((value, i) => out.setUint32(i * 4, value));
  return new Uint8Array(out.buffer);
}
