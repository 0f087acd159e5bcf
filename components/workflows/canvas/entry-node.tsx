'use client';

import { Handle, type NodeProps, Position } from '@xyflow/react';
import { ChevronDown, ChevronRight } from 'lucide-react';
import { type CSSProperties, memo, useSyncExternalStore } from 'react';
import { classNames } from '@/components/ui/class-names';
import { NODE_WIDTH } from '@/components/workflows/document/node-size';
import { toggleCollapsed } from '@/components/workflows/editor/editor-commands';
import { useEditor, useEditorScope } from '@/components/workflows/editor/editor-context';
import { NodeIcon } from '@/components/workflows/editor/node-icon';
import { kindColours, kindOfNode } from '@/components/workflows/editor/node-kind';
import { NodeMarks } from '@/components/workflows/editor/node-marks';
import { useLevel } from './canvas-level';
import type { EntryNode } from './canvas-node';
import { handleAt, handleId } from './canvas-node';
import { OpenEnd } from './open-end';

/** A trigger or a step on the canvas. Of a fixed size, so that nothing has to be measured; far out it says less. */
function Entry({ id, data, selected }: NodeProps<EntryNode>) {
  const { node, handles, open, hidden } = data;
  const { editor, index, marks, isReadOnly, words } = useEditorScope();
  const mark = useSyncExternalStore(
    marks.subscribe,
    () => marks.of(id),
    () => marks.of(id),
  );
  const isCurrent = useEditor((state) => state.current === id);
  const level = useLevel();
  const isNear = level === 'near';
  const block = index.blockOf(node);
  const title = words.title(node);
  const isBranching = handles.length > 1;
  const isNamed = (handle: string | undefined) => isBranching || handle !== undefined;

  return (
    <div
      style={{ '--kind': kindColours[kindOfNode(node, block)] } as CSSProperties}
      className={classNames(
        'flow-card relative h-16 w-60 rounded-lg border bg-raised',
        selected ? 'border-accent outline-1 outline-accent' : 'border-line-strong/60',
        node.opaque || !block ? 'border-dashed' : undefined,
        mark.errors > 0 && (selected ? 'flow-failing' : 'flow-failing border-danger'),
        mark.run && 'ring-2',
        mark.run === 'failed' ? 'ring-danger' : mark.run ? 'ring-success' : undefined,
        mark.isDimmed && 'opacity-30',
      )}
    >
      {node.list === 'nodes' && isNear && (
        <Handle
          id="in"
          type="target"
          position={Position.Top}
          isConnectable={!isReadOnly}
          className="flow-handle flow-handle-in"
        />
      )}
      <button
        type="button"
        data-node={id}
        tabIndex={isCurrent ? 0 : -1}
        aria-pressed={selected}
        aria-label={[
          title,
          words.kind(node),
          words.summary(node),
          ...words.marks(mark),
          hidden > 0 && words.hidden(hidden),
        ]
          .filter(Boolean)
          .join(', ')}
        className="flex size-full items-center gap-2.5 rounded-lg px-3 text-left"
      >
        <span className="flow-icon flex size-9 shrink-0 items-center justify-center rounded-md">
          <NodeIcon block={block} className="size-[1.125rem]" />
        </span>
        {level !== 'far' && (
          <span className="flow-words min-w-0 flex-1">
            <span className="flow-title block truncate font-medium text-ink">{title}</span>
            {isNear && (
              <span className="flow-summary block truncate text-ink-muted text-xs">
                {words.summary(node)}
              </span>
            )}
          </span>
        )}
        {isNear && <NodeMarks words={words} mark={mark} isNeverEmitted={block?.isNeverEmitted} />}
      </button>
      {(isBranching || hidden > 0) && isNear && (
        <button
          type="button"
          tabIndex={-1}
          aria-label={words.fold(title, hidden > 0)}
          onClick={() => toggleCollapsed(editor, id)}
          className="nodrag absolute top-1/2 left-full z-10 flex h-5 min-w-5 -translate-x-1/2 -translate-y-1/2 items-center justify-center gap-0.5 rounded-full border bg-raised px-1 text-ink-muted text-xs hover:bg-hover"
        >
          {hidden > 0 ? (
            <ChevronRight aria-hidden className="size-3" />
          ) : (
            <ChevronDown aria-hidden className="size-3" />
          )}
          {hidden > 0 && hidden}
        </button>
      )}
      {isNear &&
        handles.map((handle, place) => (
          <Handle
            key={handleId(handle)}
            id={handleId(handle)}
            type="source"
            position={Position.Bottom}
            isConnectable={!isReadOnly && node.id !== undefined}
            style={{ left: `${handleAt(place, handles.length) * 100}%` }}
            className="flow-handle"
          >
            {isNamed(handle) && (
              <span
                className={classNames('flow-handle-label', handles.length > 4 && 'is-narrow')}
                style={{ maxWidth: `${NODE_WIDTH / (handles.length + 1)}px` }}
              >
                {words.handle(handle)}
              </span>
            )}
          </Handle>
        ))}
      {isNear &&
        !isReadOnly &&
        node.id !== undefined &&
        handles.map(
          (handle, place) =>
            open.has(handle) && (
              <OpenEnd
                key={handleId(handle)}
                node={id}
                title={title}
                handle={handle}
                at={handleAt(place, handles.length)}
                isNamed={isNamed(handle)}
              />
            ),
        )}
    </div>
  );
}

/** React Flow passes positions and more; a node is drawn anew only for what it shows. */
export const EntryNodeView = memo(
  Entry,
  (a, b) => a.id === b.id && a.data === b.data && a.selected === b.selected,
);
