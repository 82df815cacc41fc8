// How do fingers and the mouse move a map? One drags, two pinch; a drag is no tap.

interface Wishes {
  drag: (x: number, y: number) => void;
  pinch: (factor: number, x: number, y: number) => void;
}

interface Point {
  x: number;
  y: number;
}

/** So far a finger may slip and still tap. */
const SLIP = 6;

export class Pan {
  readonly #wishes: Wishes;
  readonly #fingers = new Map<number, Point>();
  #way = 0;
  #dragged = false;

  constructor(wishes: Wishes) {
    this.#wishes = wishes;
  }

  down(event: PointerEvent): void {
    // a first finger means that no other is down, whatever was missed of them
    if (event.isPrimary) this.#fingers.clear();
    if (!this.#fingers.size) {
      this.#way = 0;
      this.#dragged = false;
    }
    this.#fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
  }

  move(event: PointerEvent): void {
    const before = this.#fingers.get(event.pointerId);
    if (!before) return;
    const now = { x: event.clientX, y: event.clientY };
    const [other] = [...this.#fingers].filter(([finger]) => finger !== event.pointerId);
    this.#fingers.set(event.pointerId, now);
    this.#way += distance(before, now);
    if (this.#way <= SLIP) return;
    this.#dragged = true;
    if (other) this.#pinch(before, now, other[1]);
    else this.#wishes.drag(now.x - before.x, now.y - before.y);
  }

  up(event: PointerEvent): void {
    this.#fingers.delete(event.pointerId);
  }

  /** The click that ends a drag is none. */
  swallow(event: Event): void {
    if (!this.#dragged) return;
    this.#dragged = false;
    event.stopPropagation();
    event.preventDefault();
  }

  #pinch(before: Point, now: Point, other: Point): void {
    const was = distance(before, other);
    if (!was) return;
    const middle = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 };
    this.#wishes.pinch(distance(now, other) / was, middle.x, middle.y);
  }
}

function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}
