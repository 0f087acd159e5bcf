import { type Drag, type Point, watchDrags } from '@/components/ui/pointer-drag';
import type { Arranging } from './arranging';

/**
 * Dragging in a row of column heads: by its edge a column changes its width, by its head its place. Twice on the edge
 * gives it its own width back.
 */
export function watchHeads(
  head: HTMLElement,
  arranging: () => Arranging | undefined,
  onOver: (id: string | undefined) => void,
): () => void {
  const stop = watchDrags(head, ({ target, clientX, clientY }) => {
    const cell = (target as Element).closest<HTMLElement>('[data-head]');
    const id = cell?.dataset.head;
    if (!cell || id === undefined) return undefined;
    if ((target as Element).closest('[data-resize]')) return resizing(id, cell, clientX);
    return moving(id, { x: clientX, y: clientY });
  });

  function resizing(id: string, cell: HTMLElement, from: number): Drag {
    const before = cell.getBoundingClientRect().width;
    const widthAt = ({ x }: Point) => before + x - from;
    return {
      start: () => {},
      frame: (at) => arranging()?.tryWidth(id, widthAt(at)),
      drop: (at) => arranging()?.resize(id, widthAt(at)),
      cancel: () => arranging()?.tryWidth(id, undefined),
    };
  }

  function moving(id: string, from: Point): Drag {
    let over: string | undefined;
    const look = ({ x }: Point) => {
      const found = headAt(head, x);
      if (found === over) return;
      over = found;
      onOver(over === id ? undefined : over);
    };
    return {
      start: () => look(from),
      frame: look,
      drop: (at) => {
        look(at);
        onOver(undefined);
        if (over !== undefined && over !== id) arranging()?.move(id, over);
      },
      cancel: () => onOver(undefined),
    };
  }

  function onDoubleClick({ target }: MouseEvent) {
    const id = (target as Element).closest('[data-resize]')?.closest<HTMLElement>('[data-head]')
      ?.dataset.head;
    if (id !== undefined) arranging()?.resize(id, undefined);
  }
  head.addEventListener('dblclick', onDoubleClick);
  // The pointer says that an edge can be dragged once that is so.
  head.dataset.watched = '';
  return () => {
    delete head.dataset.watched;
    stop();
    head.removeEventListener('dblclick', onDoubleClick);
  };
}

/** The column whose head is at this place of the screen; those that stand still cover the others. */
function headAt(head: HTMLElement, x: number): string | undefined {
  const cells = [...head.querySelectorAll<HTMLElement>('[data-head]')];
  return cells.find((cell) => {
    const { left, right } = cell.getBoundingClientRect();
    return x >= left && x < right;
  })?.dataset.head;
}
