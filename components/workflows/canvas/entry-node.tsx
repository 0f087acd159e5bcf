'use client';

import { Handle, type NodeProps, Position } from '@xyflow/react';
import { ChevronDown, ChevronRight } from 'lucide-react';
import { memo, useSyncExternalStore } from 'react';
import { classNames } from '@/components/ui/class-names';
import { toggleCollapsed } from '@/components/workflows/editor/editor-commands';
import { useEditor, useEditorScope } from '@/components/workflows/editor/editor-context';
import { NodeIcon } from '@/components/workflows/editor/node-icon';
import { NodeMarks } from '@/components/workflows/editor/node-marks';
import type { EntryNode } from './canvas-nodes';
import { handleAt, handleId } from './canvas-nodes';

/** A trigger or a step on the canvas. Of a fixed size, so that nothing has to be measured. */
function Entry({ id, data, selected }: NodeProps<EntryNode>) {
  const { node, handles, hidden } = data;
  const { editor, index, marks, isReadOnly, words } = useEditorScope();
  const mark = useSyncExternalStore(
    marks.subscribe,
    () => marks.of(id),
    () => marks.of(id),
  );
  const isCurrent = useEditor((state) => state.current === id);
  const block = index.blockOf(node);
  const title = words.title(node);
  const isBranching = handles.length > 1;

  return (
    <div
      className={classNames(
        'relative h-16 w-60 rounded-lg border bg-raised',
        selected ? 'border-accent outline-1 outline-accent' : 'border-line-strong/60',
        node.opaque || !block ? 'border-dashed' : undefined,
        mark.errors > 0 && !selected ? 'border-danger' : undefined,
        mark.run && 'ring-2',
        mark.run === 'failed' ? 'ring-danger' : mark.run ? 'ring-success' : undefined,
        mark.isDimmed && 'opacity-30',
      )}
    >
      {node.list === 'nodes' && (
        <Handle
          id="in"
          type="target"
          position={Position.Top}
          isConnectable={!isReadOnly}
          className="flow-handle"
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
        <span
          className={classNames(
            'flex size-8 shrink-0 items-center justify-center rounded-md',
            node.list === 'triggers' ? 'bg-accent-soft text-accent-ink' : 'bg-hover text-ink-muted',
          )}
        >
          <NodeIcon block={block} className="size-4" />
        </span>
        <span className="flow-words min-w-0 flex-1">
          <span className="block truncate font-medium text-ink">{title}</span>
          <span className="block truncate text-ink-muted text-xs">{words.summary(node)}</span>
        </span>
        <NodeMarks
          words={words}
          mark={mark}
          isSimulated={block?.isSimulated}
          isNeverEmitted={block?.isNeverEmitted}
        />
      </button>
      {(isBranching || hidden > 0) && (
        <button
          type="button"
          tabIndex={-1}
          aria-label={words.fold(title, hidden > 0)}
          onClick={() => toggleCollapsed(editor, id)}
          className="nodrag absolute top-full left-1/2 z-10 flex h-6 -translate-x-1/2 -translate-y-1/2 items-center gap-0.5 rounded-full border bg-raised px-1.5 text-ink-muted text-xs hover:bg-hover"
        >
          {hidden > 0 ? (
            <ChevronRight aria-hidden className="size-3" />
          ) : (
            <ChevronDown aria-hidden className="size-3" />
          )}
          {hidden > 0 && hidden}
        </button>
      )}
      {handles.map((handle, place) => (
        <Handle
          key={handleId(handle)}
          id={handleId(handle)}
          type="source"
          position={Position.Bottom}
          isConnectable={!isReadOnly && node.id !== undefined}
          style={{ left: `${handleAt(place, handles.length) * 100}%` }}
          className="flow-handle"
        >
          {(isBranching || handle !== undefined) && (
            <span className="flow-handle-label">{words.handle(handle)}</span>
          )}
        </Handle>
      ))}
    </div>
  );
}

/** React Flow passes positions and more; a node is drawn anew only for what it shows. */
export const EntryNodeView = memo(
  Entry,
  (a, b) => a.id === b.id && a.data === b.data && a.selected === b.selected,
);
