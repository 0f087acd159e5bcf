export type Point = { readonly x: number; readonly y: number };

/** Whether an element is at a point of the screen. What a scrolled one hides of its inside counts as there, too. */
export function isAt(element: Element, { x, y }: Point): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return x >= left && x <= right && y >= top && y <= bottom;
}

/** What a press is about once it has become a drag. */
export type Drag = {
  readonly start: (at: Point) => void;
  /** Before each frame is drawn, while it lasts; `elapsed` in milliseconds since the one before. */
  readonly frame: (at: Point, elapsed: number) => void;
  readonly drop: (at: Point) => void;
  /** It ended without a drop; `drop` and `cancel` are the last call. */
  readonly cancel: () => void;
};

/** How far a mouse moves before a press is a drag, in pixels. */
const MOUSE_SLOP = 5;

/** A finger that moves further than this before it has rested is scrolling. */
const TOUCH_SLOP = 10;
const REST_MS = 300;

type Press = {
  readonly pointerId: number;
  readonly target: EventTarget | null;
  readonly isTouch: boolean;
  readonly from: Point;
  readonly drag: Drag;
  at: Point;
  isDrag: boolean;
};

/**
 * Turns presses in an element into drags. A mouse or a pen begins one by moving, a finger by resting first, so
 * that it still scrolls. Escape, or a pointer that gets lost, ends it without a drop. A drag is no click.
 *
 * @param grab what the press takes hold of; undefined where it is none of ours
 */
export function watchDrags(
  element: HTMLElement,
  grab: (event: PointerEvent) => Drag | undefined,
): () => void {
  let press: Press | undefined;
  let listening = new AbortController();
  let frame = 0;
  let rest: ReturnType<typeof setTimeout> | undefined;

  function onDown(event: PointerEvent) {
    if (press || event.button !== 0 || !event.isPrimary) return;
    const drag = grab(event);
    if (!drag) return;
    const from = pointOf(event);
    const isTouch = event.pointerType === 'touch';
    press = {
      pointerId: event.pointerId,
      target: event.target,
      isTouch,
      from,
      at: from,
      drag,
      isDrag: false,
    };
    listening = new AbortController();
    const { signal } = listening;
    window.addEventListener('pointermove', onMove, { signal });
    window.addEventListener('pointerup', onUp, { signal });
    window.addEventListener('pointercancel', end, { signal });
    window.addEventListener('blur', end, { signal });
    window.addEventListener('keydown', onKeyDown, { signal, capture: true });
    if (!isTouch) return;
    rest = setTimeout(begin, REST_MS);
    // A finger that rests on a link would open a menu.
    window.addEventListener('contextmenu', prevent, { signal });
    // What is under the finger may be taken out of the page; its touches then no longer reach the element.
    event.target?.addEventListener('touchmove', keepStill, { signal, passive: false });
  }

  function onMove(event: PointerEvent) {
    if (event.pointerId !== press?.pointerId) return;
    press.at = pointOf(event);
    if (press.isDrag) return;
    const distance = Math.hypot(press.at.x - press.from.x, press.at.y - press.from.y);
    if (press.isTouch && distance > TOUCH_SLOP) end();
    else if (!press.isTouch && distance > MOUSE_SLOP) begin();
  }

  function begin() {
    if (!press) return;
    press.isDrag = true;
    // The pointer belongs to the element now: nothing below it is looked for or hovered.
    element.setPointerCapture(press.pointerId);
    press.drag.start(press.at);
    let last = performance.now();
    frame = requestAnimationFrame(function onFrame(now) {
      if (!press) return;
      // A page that stood still must not make a leap.
      press.drag.frame(press.at, Math.min(Math.max(now - last, 0), 100));
      last = now;
      frame = requestAnimationFrame(onFrame);
    });
  }

  function onUp(event: PointerEvent) {
    if (event.pointerId !== press?.pointerId) return;
    press.at = pointOf(event);
    const { isDrag, drag, at } = press;
    clear();
    if (!isDrag) return;
    swallowClick();
    drag.drop(at);
  }

  function end() {
    const ended = press;
    clear();
    if (ended?.isDrag) ended.drag.cancel();
  }

  function clear() {
    clearTimeout(rest);
    cancelAnimationFrame(frame);
    listening.abort();
    press = undefined;
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !press?.isDrag) return;
    event.preventDefault();
    event.stopPropagation();
    end();
  }

  function keepStill(event: Event) {
    if (press?.isDrag && event.cancelable) event.preventDefault();
  }

  element.addEventListener('pointerdown', onDown);
  // Asked for from the start: a browser decides at the first touch whether a page may keep a finger from scrolling.
  element.addEventListener('touchmove', keepStill, { passive: false });
  return () => {
    end();
    element.removeEventListener('pointerdown', onDown);
    element.removeEventListener('touchmove', keepStill);
  };
}

function pointOf(event: PointerEvent): Point {
  return { x: event.clientX, y: event.clientY };
}

function prevent(event: Event) {
  event.preventDefault();
}

/** The release of a drag also clicks what it began on. */
function swallowClick() {
  const swallow = (event: Event) => {
    event.preventDefault();
    event.stopPropagation();
  };
  window.addEventListener('click', swallow, { capture: true });
  setTimeout(() => window.removeEventListener('click', swallow, { capture: true }), 0);
}
