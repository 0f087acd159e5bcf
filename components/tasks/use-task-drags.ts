'use client';

import { type RefObject, useEffect, useRef, useState } from 'react';
import { watchTaskDrags } from './task-drag';

/** Drags over the board of tasks: the task in the air, and the column that it is held over. */
export function useTaskDrags(
  board: RefObject<HTMLElement | null>,
  isOn: boolean,
  onMove: (taskId: string, status: string) => void,
) {
  const [draggedId, setDraggedId] = useState<string | null>(null);
  const [over, setOver] = useState<string | null>(null);
  const latest = useRef(onMove);
  latest.current = onMove;

  useEffect(() => {
    if (!isOn || !board.current) return;
    return watchTaskDrags({
      board: board.current,
      onStart: setDraggedId,
      onOver: setOver,
      onEnd: (taskId, status) => {
        setDraggedId(null);
        if (status !== null) latest.current(taskId, status);
      },
    });
  }, [isOn, board]);

  return { draggedId, over };
}
