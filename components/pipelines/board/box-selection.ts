import { type Point, watchDrags } from '@/components/ui/pointer-drag';
import { cardUnder } from './card-drag';

/** A column as it lies on the screen; all in pixels. */
export type ColumnPlace = {
  readonly left: number;
  readonly right: number;
  /** Where its first card begins, above the screen when it is scrolled. */
  readonly top: number;
  /** What of it can be seen. */
  readonly seenFrom: number;
  readonly seenTo: number;
  readonly ids: readonly string[];
};

/** The cards that a box drawn between two points touches, as far as they can be seen. */
export function idsInBox(
  columns: readonly ColumnPlace[],
  from: Point,
  to: Point,
  rowHeight: number,
): readonly string[] {
  const [left, right] = sorted(from.x, to.x);
  const [top, bottom] = sorted(from.y, to.y);
  return columns.flatMap((column) => {
    if (right < column.left || left > column.right) return [];
    const first = Math.floor((Math.max(top, column.seenFrom) - column.top) / rowHeight);
    const last = Math.floor((Math.min(bottom, column.seenTo) - column.top) / rowHeight);
    return last < 0 ? [] : column.ids.slice(Math.max(first, 0), last + 1);
  });
}

function sorted(a: number, b: number): [number, number] {
  return a < b ? [a, b] : [b, a];
}

type BoxSelection = {
  readonly board: HTMLElement;
  readonly rowHeight: () => number;
  readonly idsOf: (stageId: string) => readonly string[];
  readonly onStart: () => void;
  /** The cards in the box changed; `isAdding` where they come to what was chosen before. */
  readonly onSelect: (ids: readonly string[], isAdding: boolean) => void;
};

/** A mouse pulled over the board beside the cards, or with Shift from anywhere, chooses what it encloses. */
export function watchBoxes({ board, rowHeight, idsOf, onStart, onSelect }: BoxSelection): () => void {
  return watchDrags(board, (event) => {
    if (event.pointerType === 'touch' || (cardUnder(event) && !event.shiftKey)) return undefined;
    if ((event.target as HTMLElement).closest('button, input')) return undefined;
    const isAdding = event.shiftKey || event.ctrlKey || event.metaKey;
    const box = document.createElement('div');
    box.className = 'pointer-events-none fixed z-40 border border-accent bg-accent/10';
    const from: Point = { x: event.clientX, y: event.clientY };
    let known = '';
    return {
      start(at) {
        onStart();
        place(box, from, at);
        document.body.append(box);
      },
      frame(at) {
        const ids = idsInBox(placesOf(board, idsOf), from, at, rowHeight());
        place(box, from, at);
        if (ids.join() === known) return;
        known = ids.join();
        onSelect(ids, isAdding);
      },
      drop: () => box.remove(),
      cancel: () => box.remove(),
    };
  });
}

function place(box: HTMLElement, from: Point, to: Point) {
  const [left, right] = sorted(from.x, to.x);
  const [top, bottom] = sorted(from.y, to.y);
  Object.assign(box.style, {
    left: `${left}px`,
    top: `${top}px`,
    width: `${right - left}px`,
    height: `${bottom - top}px`,
  });
}

function placesOf(board: HTMLElement, idsOf: (stageId: string) => readonly string[]): ColumnPlace[] {
  return [...board.querySelectorAll<HTMLElement>('[data-stage-id]')].flatMap((section) => {
    const scroller = section.querySelector<HTMLElement>('[data-column-scroller]');
    if (!scroller) return [];
    const { left, right, top, bottom } = scroller.getBoundingClientRect();
    const ids = idsOf(section.dataset.stageId ?? '');
    return [{ left, right, top: top - scroller.scrollTop, seenFrom: top, seenTo: bottom, ids }];
  });
}
