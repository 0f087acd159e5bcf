import { showDragPreview } from '@/components/ui/drag-preview';
import { edgeStep } from '@/components/ui/edge-scroll';
import { type Drag, isAt, type Point, watchDrags } from '@/components/ui/pointer-drag';

/** A gap between cards: its column and how many of the column's cards are above it. */
export type Gap = { readonly stageId: string; readonly index: number };

type CardDrags = {
  readonly board: HTMLElement;
  /** Height of one card with the gap below it, in pixels. */
  readonly rowHeight: () => number;
  readonly countOf: (stageId: string) => number;
  /** How many cards go along when this one is dragged. */
  readonly sizeWith: (dealId: string) => number;
  readonly onStart: (dealId: string) => void;
  /** The gap under the pointer has changed; null outside of every column. */
  readonly onGap: (gap: Gap | null) => void;
  /** The gap is over, too. `gap` is null where the cards were let go outside of every column, or the drag was given up. */
  readonly onEnd: (dealId: string, gap: Gap | null) => void;
};

/** Drags of cards over a board: the gap under the pointer, scrolling at the edges, the drop. */
export function watchCardDrags(drags: CardDrags): () => void {
  return watchDrags(drags.board, (event) => {
    const card = cardUnder(event);
    return card && !event.shiftKey ? dragOf(card, drags) : undefined;
  });
}

/** The card that a press takes hold of; its box and its menu are for pressing. */
export function cardUnder(event: Event): HTMLElement | undefined {
  const target = event.target as HTMLElement;
  if (target.closest('[data-card-tools]')) return undefined;
  return target.closest<HTMLElement>('[data-deal-id]') ?? undefined;
}

function dragOf(card: HTMLElement, drags: CardDrags): Drag {
  const dealId = card.dataset.dealId ?? '';
  let preview: ReturnType<typeof showDragPreview> | undefined;
  let gap: Gap | null = null;

  function end(found: Gap | null) {
    preview?.remove();
    drags.onEnd(dealId, found);
  }

  return {
    start(at) {
      preview = showDragPreview(card, drags.sizeWith(dealId), at);
      drags.onStart(dealId);
    },
    frame(at, elapsed) {
      const column = columnAt(drags.board, at);
      const found = column ? gapAt(column, at, drags) : null;
      // Everything has been measured: from here on the page is written to.
      preview?.move(at);
      scrollAtEdges(drags.board, column, at, elapsed);
      if (found?.stageId === gap?.stageId && found?.index === gap?.index) return;
      gap = found;
      drags.onGap(gap);
    },
    drop(at) {
      const column = columnAt(drags.board, at);
      end(column ? gapAt(column, at, drags) : null);
    },
    cancel: () => end(null),
  };
}

type Column = {
  readonly stageId: string;
  readonly scroller: HTMLElement;
  /** Where its list begins and ends on the screen. */
  readonly top: number;
  readonly bottom: number;
  readonly scrollTop: number;
};

/** The column at a point; none where the board has scrolled it out of sight, below what stands beside the board. */
function columnAt(board: HTMLElement, at: Point): Column | undefined {
  if (!isAt(board, at)) return undefined;
  for (const section of board.querySelectorAll<HTMLElement>('[data-stage-id]')) {
    if (!isAt(section, at)) continue;
    const scroller = section.querySelector<HTMLElement>('[data-column-scroller]');
    if (!scroller) return undefined;
    const { top, bottom } = scroller.getBoundingClientRect();
    return { stageId: section.dataset.stageId ?? '', scroller, top, bottom, scrollTop: scroller.scrollTop };
  }
  return undefined;
}

function gapAt(column: Column, { y }: Point, { rowHeight, countOf }: CardDrags): Gap {
  const index = Math.round((y - column.top + column.scrollTop) / rowHeight());
  return { stageId: column.stageId, index: Math.min(Math.max(index, 0), countOf(column.stageId)) };
}

/** The list under the pointer up and down, the board sideways. */
function scrollAtEdges(board: HTMLElement, column: Column | undefined, { x, y }: Point, elapsed: number) {
  const down = column ? edgeStep(y, column.top, column.bottom, elapsed) : 0;
  if (down !== 0) column?.scroller.scrollBy(0, down);
  const { left, right } = board.getBoundingClientRect();
  const aside = edgeStep(x, left, right, elapsed);
  if (aside !== 0) board.scrollBy(aside, 0);
}
