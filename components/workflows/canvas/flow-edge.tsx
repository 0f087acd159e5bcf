'use client';

import { BaseEdge, type EdgeProps, getSmoothStepPath } from '@xyflow/react';
import { memo, useSyncExternalStore } from 'react';
import { classNames } from '@/components/ui/class-names';
import { useEditorScope } from '@/components/workflows/editor/editor-context';
import type { CanvasEdge } from './canvas-nodes';

/** A connection, with a + in its middle that opens the palette for a step between. */
function Line(props: EdgeProps<CanvasEdge>) {
  const { id, sourceX, sourceY, targetX, targetY, sourcePosition, targetPosition, selected } = props;
  const { editor, marks, isReadOnly } = useEditorScope();
  const read = () => marks.of(id);
  const mark = useSyncExternalStore(marks.subscribe, read, read);
  const [path, x, y] = getSmoothStepPath({
    sourceX,
    sourceY,
    targetX,
    targetY,
    sourcePosition,
    targetPosition,
    borderRadius: 8,
  });
  return (
    <>
      <BaseEdge
        id={id}
        path={path}
        className={classNames(
          selected && 'flow-edge-selected',
          mark.run && 'flow-edge-taken',
          mark.change && 'flow-edge-changed',
        )}
      />
      {!isReadOnly && (
        // The keyboard's way is the palette key with the edge or its node chosen.
        <g
          aria-hidden
          data-insert-on={id}
          className="flow-insert"
          transform={`translate(${x} ${y})`}
          onClick={(event) => {
            event.stopPropagation();
            editor.set({ palette: { kind: 'edge', edge: id } });
          }}
        >
          <circle r={9} />
          <path d="M-4 0H4M0 -4V4" />
        </g>
      )}
    </>
  );
}

export const FlowEdgeView = memo(Line);
