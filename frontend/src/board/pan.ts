// Turn pointer events into dragging and pinching; a drag is not a tap.

interface PanHandlers {
  drag: (x: number, y: number) => void;
  pinch: (factor: number, x: number, y: number) => void;
}

interface Point {
  x: number;
  y: number;
}

/** A finger may move this far and still tap. */
const TAP_TOLERANCE_PX = 6;

export class Pan {
  readonly #handlers: PanHandlers;
  readonly #fingers = new Map<number, Point>();
  #distance = 0;
  #dragged = false;

  constructor(handlers: PanHandlers) {
    this.#handlers = handlers;
  }

  down(event: PointerEvent): void {
    // the primary pointer comes first: forget others whose pointerup was missed
    if (event.isPrimary) this.#fingers.clear();
    if (!this.#fingers.size) {
      this.#distance = 0;
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
    this.#distance += distance(before, now);
    if (this.#distance <= TAP_TOLERANCE_PX) return;
    this.#dragged = true;
    if (other) this.#pinch(before, now, other[1]);
    else this.#handlers.drag(now.x - before.x, now.y - before.y);
  }

  up(event: PointerEvent): void {
    this.#fingers.delete(event.pointerId);
  }

  /** Ignore the click that ends a drag. */
  suppressClick(event: Event): void {
    if (!this.#dragged) return;
    this.#dragged = false;
    event.stopPropagation();
    event.preventDefault();
  }

  #pinch(before: Point, now: Point, other: Point): void {
    const was = distance(before, other);
    if (!was) return;
    const middle = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 };
    this.#handlers.pinch(distance(now, other) / was, middle.x, middle.y);
  }
}

function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}
