'use client';

import { type Gaps, useGapIn } from './gaps';

/** The line between two cards of a column that says where those in the air would land. */
export function DropGap({ gaps, stageId, rowHeight }: { gaps: Gaps; stageId: string; rowHeight: number }) {
  const index = useGapIn(gaps, stageId);
  if (index === null) return null;
  return (
    <div
      data-drop-gap={index}
      className="pointer-events-none absolute inset-x-2 top-0 h-0.5 rounded bg-accent"
      style={{ transform: `translateY(${Math.max(index * rowHeight - 5, 0)}px)` }}
    />
  );
}
