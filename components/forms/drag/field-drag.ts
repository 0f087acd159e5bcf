import type { Place } from '@/components/forms/document/steps';
import { showDragPreview } from '@/components/ui/drag-preview';
import { edgeStep } from '@/components/ui/edge-scroll';
import type { Drag } from '@/components/ui/pointer-drag';
import { canvasElement, placeAt, scrollerOf, showDropLine } from './drop-place';

type FieldDrag = {
  /** The card of a field, or a type's entry in the palette. */
  readonly card: HTMLElement;
  readonly count: number;
  readonly onStart?: () => void;
  /** `place` is null where it was let go beside the canvas, or given up. */
  readonly onEnd: (place: Place | null) => void;
};

/** A drag over the canvas, of its fields or of a type out of the palette: the line at the place, the edges, the drop. */
export function fieldDrag({ card, count, onStart, onEnd }: FieldDrag): Drag {
  const canvas = canvasElement();
  let preview: ReturnType<typeof showDragPreview> | undefined;
  let place: Place | null = null;

  function end(found: Place | null) {
    preview?.remove();
    if (canvas) showDropLine(canvas, null);
    onEnd(found);
  }

  return {
    start(at) {
      preview = showDragPreview(card, count, at);
      onStart?.();
    },
    frame(at, elapsed) {
      preview?.move(at);
      if (!canvas) return;
      const found = placeAt(canvas, at);
      const scroller = scrollerOf(canvas);
      const { top, bottom } = scroller.getBoundingClientRect();
      const step = found === null ? 0 : edgeStep(at.y, top, bottom, elapsed);
      // Between two fields nothing says which place it is: it stays the one before.
      const isMoved = found !== undefined && (found?.step !== place?.step || found?.at !== place?.at);
      if (isMoved) place = found;
      if (isMoved) showDropLine(canvas, place);
      if (step !== 0) scroller.scrollBy(0, step);
    },
    drop: () => end(place),
    cancel: () => end(null),
  };
}
