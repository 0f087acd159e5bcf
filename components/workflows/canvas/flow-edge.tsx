'use client';

import type { EdgeProps } from '@xyflow/react';
import { memo, useMemo, useSyncExternalStore } from 'react';
import { classNames } from '@/components/ui/class-names';
import { useEditorScope } from '@/components/workflows/editor/editor-context';
import { pathOf, plainWay } from '@/components/workflows/layout/edge-path';
import type { CanvasEdge } from './canvas-edges';
import { useLevel } from './canvas-level';
import { isAsRouted } from './canvas-routes';

/**
 * A connection, with a + on it that opens the palette for a step between. Its way is worked out with the whole drawing;
 * while one of its nodes is dragged it takes a plain one.
 */
function Line(props: EdgeProps<CanvasEdge>) {
  const { id, data, sourceX, sourceY, targetX, targetY, selected } = props;
  const { editor, marks, isReadOnly } = useEditorScope();
  const read = () => marks.of(id);
  const mark = useSyncExternalStore(marks.subscribe, read, read);
  const isNear = useLevel() === 'near';
  const route = data?.route;
  const { path, middle } = useMemo(() => {
    const ends = { sourceX, sourceY, targetX, targetY };
    if (route && isAsRouted(route, ends)) return route;
    return pathOf(plainWay({ x: sourceX, y: sourceY }, { x: targetX, y: targetY }));
  }, [route, sourceX, sourceY, targetX, targetY]);
  return (
    <>
      <path
        id={id}
        d={path}
        fill="none"
        className={classNames(
          'react-flow__edge-path',
          selected && 'flow-edge-selected',
          mark.run && 'flow-edge-taken',
          mark.change && 'flow-edge-changed',
          mark.isDimmed && 'opacity-25',
        )}
      />
      {isNear && (
        <path
          d={path}
          fill="none"
          strokeOpacity={0}
          strokeWidth={16}
          className="react-flow__edge-interaction"
        />
      )}
      {mark.entered !== undefined && isNear && (
        <text x={middle.x + 14} y={middle.y + 4} className="fill-ink-muted text-[0.6875rem] tabular-nums">
          {mark.entered}
        </text>
      )}
      {!isReadOnly && isNear && (
        // The keyboard's way is the palette key with the edge or its node chosen.
        <g
          aria-hidden
          data-insert-on={id}
          className="flow-insert"
          transform={`translate(${middle.x} ${middle.y})`}
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
