import { flowOf, type Point } from '@/components/workflows/document/document-flow';
import { moveTo, positionsOf } from './canvas-positions';
import type { WorkflowEditor } from './editor';
import { chosenNodes } from './editor-commands';

export type Alignment = 'left' | 'center' | 'right' | 'top' | 'spread';

/** Lines the chosen nodes up, or spreads them evenly one below the other. */
export function alignChosen(editor: WorkflowEditor, alignment: Alignment): void {
  const positions = positionsOf(editor.document);
  const chosen = chosenNodes(editor).flatMap((key): [string, Point][] => {
    const point = positions.get(key);
    return point ? [[key, point]] : [];
  });
  if (chosen.length < 2) return;
  const xs = chosen.map(([, { x }]) => x);
  const ys = chosen.map(([, { y }]) => y);
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const order = chosen.toSorted(([, a], [, b]) => a.y - b.y);
  const gap = (bottom - top) / (chosen.length - 1);
  const to: Record<Alignment, (point: Point, place: number) => Point> = {
    left: ({ y }) => ({ x: left, y }),
    right: ({ y }) => ({ x: right, y }),
    center: ({ y }) => ({ x: (left + right) / 2, y }),
    top: ({ x }) => ({ x, y: top }),
    spread: ({ x }, place) => ({ x, y: top + place * gap }),
  };
  const moves = new Map(order.map(([key, point], place) => [key, to[alignment](point, place)]));
  editor.edit('align', (at) => moveTo(at, moves));
}

/** Moves the chosen nodes by some pixels; presses that follow each other are one step back. */
export function nudge(editor: WorkflowEditor, by: Point): void {
  const { document } = editor;
  const positions = positionsOf(document);
  const notes = new Map(flowOf(document).notes.map((note) => [note.key, note.position]));
  const keys = chosenNodes(editor);
  const moves = new Map(
    keys.flatMap((key): [string, Point][] => {
      const at = positions.get(key) ?? notes.get(key);
      return at ? [[key, { x: at.x + by.x, y: at.y + by.y }]] : [];
    }),
  );
  editor.edit('move', (at) => moveTo(at, moves), `move ${keys.join(' ')}`);
}
