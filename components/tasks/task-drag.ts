import { showDragPreview } from '@/components/ui/drag-preview';
import { edgeStep } from '@/components/ui/edge-scroll';
import { type Drag, isAt, type Point, watchDrags } from '@/components/ui/pointer-drag';

type TaskDrags = {
  readonly board: HTMLElement;
  readonly onStart: (taskId: string) => void;
  /** The column under the pointer has changed; null outside of every column. */
  readonly onOver: (status: string | null) => void;
  /** `status` is null where the card was let go outside of every column, or the drag was given up. */
  readonly onEnd: (taskId: string, status: string | null) => void;
};

/** Drags of tasks over their board, by mouse, pen or finger: the column under the pointer, and the drop. */
export function watchTaskDrags(drags: TaskDrags): () => void {
  return watchDrags(drags.board, (event) => {
    const card = (event.target as HTMLElement).closest<HTMLElement>('[data-task]');
    return card ? dragOf(card, drags) : undefined;
  });
}

function dragOf(card: HTMLElement, { board, onStart, onOver, onEnd }: TaskDrags): Drag {
  const taskId = card.dataset.task ?? '';
  let preview: ReturnType<typeof showDragPreview> | undefined;
  let over: string | null = null;

  function end(status: string | null) {
    preview?.remove();
    onOver(null);
    onEnd(taskId, status);
  }

  return {
    start(at) {
      preview = showDragPreview(card, 1, at);
      onStart(taskId);
    },
    frame(at, elapsed) {
      const column = columnAt(board, at);
      const status = statusOf(column);
      preview?.move(at);
      scrollAtEdges(board, column, at, elapsed);
      if (status === over) return;
      over = status;
      onOver(status);
    },
    drop: (at) => end(statusOf(columnAt(board, at))),
    cancel: () => end(null),
  };
}

/** The column at a point; none where the board has scrolled it out of sight, below what stands beside the board. */
function columnAt(board: HTMLElement, at: Point): HTMLElement | undefined {
  if (!isAt(board, at)) return undefined;
  const columns = [...board.querySelectorAll<HTMLElement>('[data-task-status]')];
  return columns.find((column) => isAt(column, at));
}

function statusOf(column: HTMLElement | undefined): string | null {
  return column?.dataset.taskStatus ?? null;
}

/** The list under the pointer up and down, the board sideways. */
function scrollAtEdges(
  board: HTMLElement,
  column: HTMLElement | undefined,
  { x, y }: Point,
  elapsed: number,
) {
  const list = column?.querySelector('ul');
  if (list) {
    const { top, bottom } = list.getBoundingClientRect();
    list.scrollBy(0, edgeStep(y, top, bottom, elapsed));
  }
  const { left, right } = board.getBoundingClientRect();
  board.scrollBy(edgeStep(x, left, right, elapsed), 0);
}
