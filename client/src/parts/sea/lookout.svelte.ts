// The window on the open sea: a camera that one drags, pinches, wheels and keys. While it moves, the drawing is moved and
// stretched as a picture, so that a frame costs the same however many ships there are; at rest it is drawn anew, sharply.

import { untrack } from 'svelte';
import type { Attachment } from 'svelte/attachments';
import { calm } from '../../lib/motion';
import { fitted, inSight, seenAt, zoomed } from '../../lib/sea';
import type { Box, Camera } from '../../lib/sea';
import type { Point } from '../../lib/ground';

const DRAG = 5; // pixels until a press is a drag
const GLIDE = 320; // milliseconds
const KEY_STEP = 70; // pixels
const REST = 140; // milliseconds without a movement
const AFIELD = 1200; // pixels that the picture reaches beyond the window
const STRETCH = 1.7; // so much it may be stretched or shrunk

export class Lookout {
  /** of the drawing as it was last at rest: names and small things follow it */
  zoom = $state(1);
  width = $state(0);
  height = $state(0);
  /** the measuring line, in points of the drawing */
  ruler = $state.raw<{ from: Point; to: Point } | null>(null);
  measuring = $state(false);

  camera: Camera = { x: 0, y: 0, zoom: 1 };
  /** where it glides to */
  aim: Camera = this.camera;
  private drawn: Camera = this.camera;
  private window: HTMLElement | undefined;
  private sea: SVGSVGElement | undefined;
  private world: SVGGElement | undefined;
  private gliding = 0;
  private frame = 0;
  private rest: ReturnType<typeof setTimeout> | undefined;
  private fingers = new Map<number, Point>();
  private dragged = false;
  /** somebody has looked somewhere himself */
  steered = false;

  // ---- moving

  private set(camera: Camera): void {
    this.camera = this.aim = camera;
    if (!this.frame) this.frame = requestAnimationFrame(() => this.draw());
  }

  private draw(): void {
    this.frame = 0;
    const { sea, camera, drawn } = this;
    if (!sea) return;
    const by = camera.zoom / drawn.zoom;
    const [x, y] = [camera.x - drawn.x * by, camera.y - drawn.y * by];
    if (Math.hypot(x, y) > AFIELD * by || by > STRETCH || by < 1 / STRETCH) return this.settle();
    sea.style.willChange = 'transform';
    sea.style.transform = `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px) scale(${by.toFixed(4)})`;
    clearTimeout(this.rest);
    this.rest = setTimeout(() => this.settle(), REST);
  }

  /** Drawn sharply again, and names find their places. */
  private settle(): void {
    const { sea, world, camera } = this;
    clearTimeout(this.rest);
    if (!sea || !world) return;
    this.drawn = camera;
    world.style.transform = `translate(${camera.x.toFixed(1)}px, ${camera.y.toFixed(1)}px) scale(${camera.zoom.toFixed(4)})`;
    sea.style.transform = sea.style.willChange = '';
    if (camera.zoom === this.zoom) return;
    sea.style.setProperty('--zoom', camera.zoom.toFixed(4));
    this.zoom = camera.zoom;
  }

  glide(to: Camera, ms = GLIDE): void {
    cancelAnimationFrame(this.gliding);
    this.aim = to;
    if (calm() || ms <= 0) {
      this.camera = to;
      return this.settle();
    }
    const from = this.camera;
    const began = performance.now();
    const step = (now: number) => {
      const part = Math.min(1, Math.max(0, (now - began) / ms));
      const eased = 1 - (1 - part) ** 3;
      const mix = (a: number, b: number) => a + (b - a) * eased;
      this.set({ x: mix(from.x, to.x), y: mix(from.y, to.y), zoom: mix(from.zoom, to.zoom) });
      this.aim = to;
      if (part < 1) this.gliding = requestAnimationFrame(step);
    };
    this.gliding = requestAnimationFrame(step);
  }

  fit(box: Box | null, at = GLIDE, edges = { top: 54, bottom: this.width > 700 ? 96 : 40 }): void {
    if (box && this.width && this.height) this.glide(fitted(box, this, edges), at);
  }

  centre(point: Point, closer = 0): void {
    const zoom = Math.max(this.aim.zoom, closer);
    this.glide({ zoom, x: this.width / 2 - point.x * zoom, y: this.height / 2 - point.y * zoom });
  }

  /** Whether a point will be in the window, well inside or at all. */
  sees(point: Point, edge = Math.min(60, this.width / 6)): boolean {
    const { x, y } = inSight(this.aim, point);
    return x > edge && y > edge && x < this.width - edge && y < this.height - edge;
  }

  holds(point: Point): boolean {
    return this.sees(point, 8);
  }

  by(times: number): void {
    this.steered = true;
    this.glide(zoomed(this.camera, times, { x: this.width / 2, y: this.height / 2 }), 160);
  }

  private pan(dx: number, dy: number): void {
    this.set({ ...this.camera, x: this.camera.x + dx, y: this.camera.y + dy });
  }

  /** The point of the drawing under the pointer. */
  under(event: MouseEvent): Point {
    return seenAt(this.camera, this.local(event));
  }

  private local(event: MouseEvent): Point {
    const box = this.window!.getBoundingClientRect();
    return { x: event.clientX - box.x, y: event.clientY - box.y };
  }

  // ---- hands

  /** The window; in it `.sea` is the drawing and `.world` the group of it that is moved. */
  readonly attach: Attachment<HTMLElement> = (window) => {
    return untrack(() => {
      this.window = window;
      this.sea = window.querySelector<SVGSVGElement>('.sea') ?? undefined;
      this.world = window.querySelector<SVGGElement>('.world') ?? undefined;
      this.sea?.style.setProperty('--zoom', String(this.zoom));
      const watch = new ResizeObserver(() => {
        const before = { width: this.width, height: this.height };
        [this.width, this.height] = [window.clientWidth, window.clientHeight];
        if (before.width) this.pan((this.width - before.width) / 2, (this.height - before.height) / 2);
      });
      watch.observe(window);
      const until = new AbortController();
      const { signal } = until;
      window.addEventListener('wheel', (event) => this.wheel(event), { passive: false, signal });
      window.addEventListener('click', (event) => this.click(event), { capture: true, signal });
      window.addEventListener('pointerdown', (event) => this.down(event), { signal });
      window.addEventListener('pointermove', (event) => this.move(event), { signal });
      window.addEventListener('pointerup', (event) => this.up(event), { signal });
      window.addEventListener('pointercancel', (event) => this.up(event), { signal });
      return () => {
        watch.disconnect();
        until.abort();
        cancelAnimationFrame(this.gliding);
        cancelAnimationFrame(this.frame);
        clearTimeout(this.rest);
        this.frame = 0;
      };
    });
  };

  private wheel(event: WheelEvent): void {
    event.preventDefault();
    cancelAnimationFrame(this.gliding);
    this.steered = true;
    const lines = event.deltaMode ? 18 : 1;
    if (event.shiftKey || (Math.abs(event.deltaX) > Math.abs(event.deltaY) && !event.ctrlKey)) {
      this.pan(-(event.deltaX || event.deltaY) * lines, event.shiftKey ? 0 : -event.deltaY * lines);
      return;
    }
    const speed = event.ctrlKey ? 0.01 : 0.0016;
    this.set(zoomed(this.camera, Math.exp(-event.deltaY * lines * speed), this.local(event)));
  }

  /** The click that ends a drag is none. */
  private click(event: MouseEvent): void {
    if (!this.dragged) return;
    this.dragged = false;
    event.stopPropagation();
    event.preventDefault();
  }

  private down(event: PointerEvent): void {
    if (event.button > 1 || (event.target as Element).closest('button, input, [data-own]')) return; // these have hands of their own
    cancelAnimationFrame(this.gliding);
    this.dragged = false;
    this.fingers.set(event.pointerId, this.local(event));
    if (this.fingers.size === 1 && (this.measuring || event.shiftKey)) {
      const at = this.under(event);
      this.ruler = { from: at, to: at };
      this.window?.setPointerCapture(event.pointerId);
    } else if (this.fingers.size > 1) this.ruler = null;
  }

  private move(event: PointerEvent): void {
    const was = this.fingers.get(event.pointerId);
    if (!was) return;
    const now = this.local(event);
    if (this.ruler && this.fingers.size === 1) {
      this.dragged = true;
      this.ruler = { from: this.ruler.from, to: this.under(event) };
      return;
    }
    if (!this.dragged && this.fingers.size === 1 && Math.hypot(now.x - was.x, now.y - was.y) < DRAG) return;
    if (!this.dragged) this.window?.setPointerCapture(event.pointerId);
    this.dragged = this.steered = true;
    const [other] = [...this.fingers].filter(([id]) => id !== event.pointerId);
    this.fingers.set(event.pointerId, now);
    if (!other) return this.pan(now.x - was.x, now.y - was.y);
    const mate = other[1];
    const before = Math.hypot(was.x - mate.x, was.y - mate.y);
    const after = Math.hypot(now.x - mate.x, now.y - mate.y);
    const middle = { x: (now.x + mate.x) / 2, y: (now.y + mate.y) / 2 };
    const spread = zoomed(this.camera, before > 0 ? after / before : 1, middle);
    this.set({ ...spread, x: spread.x + (now.x - was.x) / 2, y: spread.y + (now.y - was.y) / 2 });
  }

  private up(event: PointerEvent): void {
    this.fingers.delete(event.pointerId);
    if (this.ruler && !this.dragged) this.ruler = null;
  }

  /** A key of the page; arrows only mean the sea while it has the focus itself. */
  key(event: KeyboardEvent): boolean {
    const ways: Record<string, [number, number]> = {
      ArrowLeft: [KEY_STEP, 0],
      ArrowRight: [-KEY_STEP, 0],
      ArrowUp: [0, KEY_STEP],
      ArrowDown: [0, -KEY_STEP],
    };
    const way = event.target === this.sea ? ways[event.key] : undefined;
    if (way) {
      this.steered = true;
      this.pan(...way);
    } else if (event.key === '+' || event.key === '=') this.by(1.4);
    else if (event.key === '-') this.by(1 / 1.4);
    else if (event.key === 'Escape' && (this.ruler || this.measuring)) {
      this.ruler = null;
      this.measuring = false;
    } else return false;
    return true;
  }
}
