import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';
import {
  draggable,
  dropTargetForElements,
  monitorForElements,
} from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { setCustomNativeDragPreview } from '@atlaskit/pragmatic-drag-and-drop/element/set-custom-native-drag-preview';
import { autoScrollForElements } from '@atlaskit/pragmatic-drag-and-drop-auto-scroll/element';

const DEAL = 'deal';
const COLUMN = 'column';

/** Height of one card with the gap below it, in pixels: every card is as high as the others. */
export type RowHeight = number;

/** Makes a card draggable; `count` cards go along when it is one of a selection. */
export function makeCardDraggable(element: HTMLElement, dealId: string, count: () => number): () => void {
  return draggable({
    element,
    getInitialData: () => ({ kind: DEAL, dealId }),
    onGenerateDragPreview: ({ nativeSetDragImage }) => {
      if (count() < 2) return;
      setCustomNativeDragPreview({
        nativeSetDragImage,
        render: ({ container }) => {
          const preview = document.createElement('div');
          preview.className = 'rounded-md bg-accent px-3 py-1.5 font-medium text-on-accent text-sm';
          preview.textContent = String(count());
          container.append(preview);
        },
      });
    },
  });
}

type ColumnDrop = {
  readonly section: HTMLElement;
  readonly scroller: HTMLElement;
  readonly stageId: string;
  readonly rowHeight: () => RowHeight;
  readonly count: () => number;
  /** Index of the gap under the pointer; null when the pointer is elsewhere. */
  readonly onGap: (index: number | null) => void;
};

/** Makes a column take cards, and scroll when a card is held at its edge. */
export function makeColumnDroppable(column: ColumnDrop): () => void {
  const { section, scroller, stageId, onGap } = column;
  const gapAt = (clientY: number) => {
    const y = clientY - scroller.getBoundingClientRect().top + scroller.scrollTop;
    return Math.min(Math.max(Math.round(y / column.rowHeight()), 0), column.count());
  };
  return combine(
    dropTargetForElements({
      element: section,
      canDrop: ({ source }) => source.data.kind === DEAL,
      getData: ({ input }) => ({ kind: COLUMN, stageId, index: gapAt(input.clientY) }),
      onDragEnter: ({ location }) => onGap(gapAt(location.current.input.clientY)),
      onDrag: ({ location }) => onGap(gapAt(location.current.input.clientY)),
      onDragLeave: () => onGap(null),
      onDrop: () => onGap(null),
    }),
    autoScrollForElements({ element: scroller, canScroll: ({ source }) => source.data.kind === DEAL }),
  );
}

type BoardDrag = {
  readonly scroller: HTMLElement;
  readonly onStart: (dealId: string) => void;
  /** `drop` is null where the card was let go outside of every column. */
  readonly onEnd: (dealId: string, drop: { stageId: string; index: number } | null) => void;
};

/** Watches all drags of cards on the board, and scrolls it sideways. */
export function watchCardDrags({ scroller, onStart, onEnd }: BoardDrag): () => void {
  const isDeal = ({ source }: { source: { data: Record<string, unknown> } }) => source.data.kind === DEAL;
  return combine(
    monitorForElements({
      canMonitor: isDeal,
      onDragStart: ({ source }) => onStart(String(source.data.dealId)),
      onDrop: ({ source, location }) => {
        const data = location.current.dropTargets.find((target) => target.data.kind === COLUMN)?.data;
        const drop = data && { stageId: String(data.stageId), index: Number(data.index) };
        onEnd(String(source.data.dealId), drop ?? null);
      },
    }),
    autoScrollForElements({
      element: scroller,
      canScroll: isDeal,
      getAllowedAxis: () => 'horizontal',
    }),
  );
}
